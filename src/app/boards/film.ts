/** A demonstration as scenes on a table of its own: picks, their preview, and their result. */
import { square, type Target } from '../../kernel/asking/target.ts';
import type { Game, GameRecord } from '../../kernel/game.ts';
import { type Demo, demonstrate, type PlayedDemo, type Proof, playDemo } from '../../kernel/learning/demo.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { recordOf, type Turned } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import { treeOfTurns } from '../model/line.ts';
import { seatAt, tableOf } from '../model/playing.ts';
import { ask, positionAt, type Table, viewOf } from '../model/table.ts';
import { ROOT, recordOfLine } from '../model/tree.ts';
import type { ToldLine } from '../narration/facts.ts';
import { foretold, narrate } from '../narration/narrate.ts';
import { framesOf, type Playback } from '../playback/playback.ts';
import type { AppState } from '../store/state.ts';

export interface DemoScene {
  readonly shown: Pick<AppState, 'table' | 'playback' | 'proposed' | 'lenses' | 'inspected' | 'hovered'> & {
    readonly table: Table;
  };
  /** The question, step or refusal of this scene, in words. */
  readonly lines: readonly ToldLine[];
}

const PLAIN = { playback: null, proposed: null, lenses: [], inspected: null, hovered: null } as const;

/** A line without a clause. */
const plain = (text: string): ToldLine => ({ text, rule: '' });

/**
 * The demonstration as a game, at its start; the results of its actions are known, also with dictated dice.
 */
const tableFor = (game: Game, demo: Demo, turns: readonly Turned[]): Result<Table, Problem> => {
  const tree = treeOfTurns(game, recordOf(game, 1, {}, demo.at), turns);
  const table = seatAt(game, tree, { at: ROOT, end: tree.nodes.length, picks: '' });
  return table.ok ? ok({ ...table.value, cursor: 0, picks: [] }) : table;
};

const promptOf = (table: Table): readonly ToldLine[] => {
  const question = ask(table, table.picks);
  return question ? [plain(question.prompt)] : [];
};

/** A scene for each pick that leads to another question. */
const beginScenes = (table: Table, picks: readonly Target[]): readonly DemoScene[] =>
  picks.flatMap((_, index) => {
    const now = { ...table, picks: picks.slice(0, index + 1) };
    return ask(now, now.picks) ? [{ shown: { ...PLAIN, table: now }, lines: promptOf(now) }] : [];
  });

/** An action, step by step; before it, where it has odds, its preview. */
const playScenes = (table: Table, { picks, tell }: Turned): readonly DemoScene[] => {
  const steps = tell();
  const before = viewOf(table);
  const first = beginScenes(table, picks.slice(0, -1));
  const frames = framesOf(before, steps);
  const after = { ...table, cursor: table.cursor + 1 };
  const happening = frames.map((frame, index): DemoScene => {
    const playback: Playback = { frames, index, pace: 300, stand: null };
    return {
      shown: { ...PLAIN, table: after, playback },
      lines: narrate(table.game, frame.before, frame.steps),
    };
  });
  const told = happening.flatMap(({ lines }) => lines.map(({ text }) => text));
  const odds = foretold(table.game, before, steps).filter(({ text }) => !told.includes(text));
  const considered: DemoScene = {
    shown: { ...PLAIN, table: first.at(-1)?.shown.table ?? table, proposed: picks },
    lines: odds,
  };
  return [...first, ...(odds.length > 0 ? [considered] : []), ...happening];
};

/** Ends with a full stop. */
const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Most facts that are said; the board shows the others. */
const FEW = 3;

const restOf = (facts: readonly string[]): readonly ToldLine[] =>
  facts.length > FEW ? [plain(READING.moreOnBoard(facts.length - FEW))] : [];

/**
 * Every sentence once: scenes omit the sentences of earlier ones, and a scene without any left is dropped,
 * unless it is the only one.
 */
const sayOnce = (scenes: readonly DemoScene[], says: string): readonly DemoScene[] => {
  const said = new Set([says]);
  const kept = scenes.flatMap((scene): readonly DemoScene[] => {
    const lines = scene.lines.filter(
      ({ text }, index, all) => !said.has(text) && all.findIndex((each) => each.text === text) === index,
    );
    for (const { text, rule } of scene.lines) if (rule !== '') said.add(text);
    const { playback, table } = scene.shown;
    return lines.length === 0 && !playback && !table.refused && scene.lines.length > 0
      ? []
      : [{ ...scene, lines }];
  });
  return kept.length > 0 ? kept : scenes.slice(-1).map((scene) => ({ ...scene, lines: [] }));
};

/** The last scene: picks that stand or are refused, facts that show the clause, or the end of the game. */
const ending = (
  table: Table,
  rule: RuleId | null,
  demo: Demo,
  { picks, refusal, look, proofs }: PlayedDemo,
): readonly DemoScene[] => {
  const last = refusal && (picks.at(-1) ?? square(refusal.squares[0] ?? 0));
  const standing = beginScenes(table, last ? picks.slice(0, -1) : picks);
  const now = standing.at(-1)?.shown.table ?? table;
  const facts = [...new Set(proofs.flatMap((proof: Proof) => (proof.kind === 'fact' ? [proof.text] : [])))];
  const shown = {
    ...PLAIN,
    lenses: demo.lens === undefined ? [] : [demo.lens],
    inspected: look,
    hovered: look,
  };
  const refused: readonly DemoScene[] =
    last && refusal
      ? [
          {
            shown: { ...shown, table: { ...now, refused: { target: last, refusal } } },
            lines: [{ text: refusal.text, rule: refusal.rule }],
          },
        ]
      : [];
  const seen: readonly DemoScene[] =
    rule !== null && facts.length > 0
      ? [
          {
            shown: { ...shown, table: now },
            lines: [
              ...facts.slice(0, FEW).map((text) => ({ text: endSentence(text), rule })),
              ...restOf(facts),
            ],
          },
        ]
      : [];
  return [...standing, ...refused, ...seen];
};

/**
 * The scenes of a demonstration: of a clause with the facts that show it, or of none. The problem says where it
 * stops, or that the clause is never named.
 */
export const filmOf = (
  game: Game,
  rule: RuleId | null,
  demo: Demo,
): Result<readonly DemoScene[], Problem> => {
  const shown = rule === null ? playDemo(game, rule, demo) : demonstrate(game, rule, demo);
  if (!shown.ok) return shown;
  const { last } = shown.value;
  const turns = [...shown.value.turns, ...(last ? [last] : [])];
  const seated = tableFor(game, demo, turns);
  if (!seated.ok) return seated;
  const table = seated.value;
  const standing = shown.value.turns.length;
  const end = ending({ ...table, cursor: standing }, rule, demo, shown.value);
  const after = last
    ? playScenes({ ...table, cursor: standing }, last).filter(({ shown: { playback } }) => playback)
    : [];
  const start: DemoScene = { shown: { ...PLAIN, table }, lines: promptOf(table) };
  // A position that shows the clause at once needs no scene before it.
  const first = standing === 0 && end.length === 1 && !end[0]?.shown.table.refused ? [] : [start];
  return ok(
    sayOnce(
      [
        ...first,
        ...shown.value.turns.flatMap((turn, cursor) => playScenes({ ...table, cursor }, turn)),
        ...end,
        ...after,
      ],
      demo.says,
    ),
  );
};

/**
 * A record to continue from the table: as it was played, or from this position if that cannot be replayed.
 */
export const recordFrom = (table: Table): GameRecord => {
  const { game, tree, line, cursor } = table;
  const position = positionAt(table, cursor);
  const record = recordOfLine(tree, line.slice(0, cursor));
  const replayed = tableOf(game, record);
  const isSame = replayed.ok && game.write(positionAt(replayed.value, cursor)) === game.write(position);
  return isSame ? record : recordOf(game, record.seed, {}, game.write(position));
};
