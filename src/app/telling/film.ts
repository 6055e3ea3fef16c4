/** A demonstration as scenes on a table of its own, to be gone through one by one: what is picked, what that would do, what happens. */
import { type Demo, demonstrate, type Proof, type Shown } from '../../kernel/demo.ts';
import type { Game, GameRecord } from '../../kernel/game.ts';
import { spell, square, type Target } from '../../kernel/menu.ts';
import { recordOf, type Turned } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import type { Room } from '../room.ts';
import { remember } from '../table/line.ts';
import { seatedAt, tableOf } from '../table/playing.ts';
import { asked, positionAt, type Table, viewOf } from '../table/table.ts';
import { ROOT, treeOf } from '../table/tree.ts';
import type { ToldLine } from './facts.ts';
import { foretold, narrated } from './narrate.ts';
import { framesOf, type Playback } from './playback.ts';

export interface Scene {
  /** What stands on the table, and how it is looked at. */
  readonly shown: Pick<Room, 'table' | 'playback' | 'proposed' | 'lenses' | 'looked' | 'over'> & { readonly table: Table };
  /** What is asked, done or refused here, in words. */
  readonly lines: readonly ToldLine[];
}

const PLAIN = { playback: null, proposed: null, lenses: [], looked: null, over: null } as const;

/** A line that no clause says. */
const plain = (text: string): ToldLine => ({ text, rule: '' });

/** The demonstration as a game of its own, at its beginning; what its actions led to is known, also where dice were given. */
const tableFor = (game: Game, demo: Demo, { turns }: Shown): Result<Table, Problem> => {
  const tree = treeOf({ ...recordOf(game, 1, {}, demo.at), actions: turns.map(({ picks }) => spell(game.board, picks)) });
  for (const [index, node] of tree.nodes.entries()) remember(node, turns[index] as Turned);
  const table = seatedAt(game, tree, { at: ROOT, end: tree.nodes.length, picks: '' });
  return table.ok ? ok({ ...table.value, cursor: 0, picks: [] }) : table;
};

const promptOf = (table: Table): readonly ToldLine[] => {
  const question = asked(table, table.picks);
  return question ? [plain(question.prompt)] : [];
};

/** The picks one after the other, as long as they lead to another question. */
const begun = (table: Table, picks: readonly Target[]): readonly Scene[] =>
  picks.flatMap((_, index) => {
    const now = { ...table, picks: picks.slice(0, index + 1) };
    return asked(now, now.picks) ? [{ shown: { ...PLAIN, table: now }, lines: promptOf(now) }] : [];
  });

/** What an action would do, and then what it does, step by step. */
const played = (table: Table, { picks, tell }: Turned): readonly Scene[] => {
  const steps = tell();
  const before = viewOf(table);
  const first = begun(table, picks.slice(0, -1));
  const considered: Scene = {
    shown: { ...PLAIN, table: first.at(-1)?.shown.table ?? table, proposed: picks },
    lines: foretold(table.game, before, steps),
  };
  const frames = framesOf(before, steps);
  const after = { ...table, cursor: table.cursor + 1 };
  const happening = frames.map((frame, index): Scene => {
    const playback: Playback = { frames, index, pace: 300, stand: null };
    return { shown: { ...PLAIN, table: after, playback }, lines: narrated(table.game, frame.before, frame.steps) };
  });
  return [...first, considered, ...happening];
};

/** With a stop at its end. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Where it ends: picks that stand or are refused, the facts that bear the clause, or how the game ended. */
const ending = (table: Table, rule: RuleId, demo: Demo, { picks, refusal, look, proofs }: Shown): readonly Scene[] => {
  const last = refusal && (picks.at(-1) ?? square(refusal.squares[0] ?? 0));
  const standing = begun(table, last ? picks.slice(0, -1) : picks);
  const now = standing.at(-1)?.shown.table ?? table;
  const facts = [...new Set(proofs.flatMap((proof: Proof) => (proof.kind === 'fact' ? [proof.text] : [])))];
  const shown = { ...PLAIN, lenses: demo.lens === undefined ? [] : [demo.lens], looked: look, over: look };
  const refused: readonly Scene[] =
    last && refusal
      ? [
          {
            shown: { ...shown, table: { ...now, refused: { target: last, refusal } } },
            lines: [{ text: refusal.text, rule: refusal.rule }],
          },
        ]
      : [];
  const seen: readonly Scene[] =
    facts.length > 0 ? [{ shown: { ...shown, table: now }, lines: facts.map((text) => ({ text: ended(text), rule })) }] : [];
  return [...standing, ...refused, ...seen];
};

/** The scenes of a demonstration; the problem says where it stops. */
export const filmOf = (game: Game, rule: RuleId, demo: Demo): Result<readonly Scene[], Problem> => {
  const shown = demonstrate(game, rule, demo);
  if (!shown.ok) return shown;
  const seated = tableFor(game, demo, shown.value);
  if (!seated.ok) return seated;
  const table = seated.value;
  const { turns } = shown.value;
  const end = ending({ ...table, cursor: turns.length }, rule, demo, shown.value);
  const start: Scene = { shown: { ...PLAIN, table }, lines: promptOf(table) };
  // A position that shows it at once needs no scene before it.
  const first = turns.length === 0 && end.length === 1 && !end[0]?.shown.table.refused ? [] : [start];
  return ok([...first, ...turns.flatMap((turn, cursor) => played({ ...table, cursor }, turn)), ...end]);
};

/** A record with which to go on from what stands on the table: as it was played, or from here where that cannot be played again. */
export const recordFrom = (table: Table): GameRecord => {
  const { game, record, cursor } = table;
  const position = positionAt(table, cursor);
  const replayed = tableOf(game, { ...record, actions: record.actions.slice(0, cursor) });
  const isSame = replayed.ok && game.write(positionAt(replayed.value, cursor)) === game.write(position);
  return isSame ? replayed.value.record : recordOf(game, record.seed, {}, game.write(position));
};
