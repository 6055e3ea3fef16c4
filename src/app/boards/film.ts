/** A demonstration of a rule as scenes on its own table: picks, their preview, and their result. */
import { square, type Target } from '../../kernel/asking/target.ts';
import { disputesOf } from '../../kernel/editing/options.ts';
import type { Game, GameEntry, GameRecord } from '../../kernel/game.ts';
import { challengeOf } from '../../kernel/learning/challenge.ts';
import {
  type Demo,
  demonstrate,
  exampleDemo,
  type PlayedDemo,
  type Proof,
  playDemo,
} from '../../kernel/learning/demo.ts';
import { clausesOf, type RuleId } from '../../kernel/learning/rulebook.ts';
import { recordOf, type Turned } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { FEW } from '../../kernel/words.ts';
import { READING } from '../base/reading-words.ts';
import { treeOfTurns } from '../model/line.ts';
import { tableOf } from '../model/playing.ts';
import { ask, onLine, positionAt, type Table, viewOf } from '../model/table.ts';
import { recordOfLine } from '../model/tree.ts';
import type { ToldLine } from '../narration/facts.ts';
import { foretold, narrate } from '../narration/narrate.ts';
import { framesOf, type Playback, readingTime } from '../playback/playback.ts';
import { type Timeline, timelineOf } from '../playback/timeline.ts';
import type { AppState, OddboardStore } from '../store/state.ts';
import { scratchStore } from './scratch-store.ts';

type Shown = Pick<AppState, 'playback' | 'proposed' | 'lenses' | 'inspected' | 'hovered'>;

export interface DemoScene {
  readonly shown: Shown & { readonly table: Table };
  readonly lines: readonly ToldLine[];
}

type Film = readonly DemoScene[];

const PLAIN: Shown = { playback: null, proposed: null, lenses: [], inspected: null, hovered: null };

const sceneOf = (table: Table, lines: readonly ToldLine[], shown: Partial<Shown> = {}): DemoScene => ({
  shown: { ...PLAIN, ...shown, table },
  lines,
});

const plain = (text: string): ToldLine => ({ text, rule: '' });

const asking = (table: Table, picks: readonly Target[]): Film => {
  const question = ask(table, picks);
  return question ? [sceneOf({ ...table, picks }, [plain(question.prompt)])] : [];
};

const beginScenes = (table: Table, picks: readonly Target[]): Film =>
  picks.flatMap((_, index) => asking(table, picks.slice(0, index + 1)));

const playScenes = (table: Table, { picks, tell }: Turned): Film => {
  const steps = tell();
  const before = viewOf(table);
  const after = { ...table, cursor: table.cursor + 1 };
  const frames = framesOf(before, steps);
  const happening = frames.map((frame, index) => {
    const playback: Playback = { frames, index, pace: 300, stand: null };
    return sceneOf(after, narrate(table.game, frame.before, frame.steps), { playback });
  });
  const told = happening.flatMap(({ lines }) => lines.map(({ text }) => text));
  const odds = foretold(table.game, before, steps).filter(({ text }) => !told.includes(text));
  const begun = beginScenes(table, picks.slice(0, -1));
  const now = begun.at(-1)?.shown.table ?? table;
  return [...begun, ...(odds.length > 0 ? [sceneOf(now, odds, { proposed: picks })] : []), ...happening];
};

/** Says each sentence once. Drops a scene left without sentences, unless it moves, refuses or is the only one. */
const sayOnce = (scenes: Film, says: string): Film => {
  const said = new Set([says]);
  const kept = scenes.flatMap((scene): Film => {
    const { playback, table } = scene.shown;
    const texts = scene.lines.map(({ text }) => text);
    const lines = scene.lines.filter(({ text }, index) => !said.has(text) && texts.indexOf(text) === index);
    for (const { text, rule } of scene.lines) if (rule !== '') said.add(text);
    const isSilenced = lines.length === 0 && texts.length > 0;
    return isSilenced && !playback && !table.refused ? [] : [{ ...scene, lines }];
  });
  return kept.length > 0 ? kept : scenes.slice(-1).map((scene) => ({ ...scene, lines: [] }));
};

const factLines = (proofs: readonly Proof[], rule: RuleId): readonly ToldLine[] => {
  const facts = [...new Set(proofs.flatMap((proof) => (proof.kind === 'fact' ? [proof.text] : [])))];
  const more = facts.length - FEW;
  return [
    ...facts.slice(0, FEW).map((text) => ({ text: /[.!?]$/.test(text) ? text : `${text}.`, rule })),
    ...(more > 0 ? [plain(READING.moreOnBoard(more))] : []),
  ];
};

const ending = (table: Table, rule: RuleId | null, { lens }: Demo, played: PlayedDemo): Film => {
  const { picks, refusal, look, proofs } = played;
  const standing = beginScenes(table, refusal ? picks.slice(0, -1) : picks);
  const now = standing.at(-1)?.shown.table ?? table;
  const seen = { lenses: lens === undefined ? [] : [lens], inspected: look, hovered: look };
  const facts = rule === null ? [] : factLines(proofs, rule);
  const scenes = [...standing];
  if (refusal) {
    const target = picks.at(-1) ?? square(refusal.squares[0] ?? 0);
    scenes.push(sceneOf({ ...now, refused: { target, refusal } }, [refusal], seen));
  }
  if (facts.length > 0) scenes.push(sceneOf(now, facts, seen));
  return scenes;
};

/** The scenes of a demonstration. The problem says where it fails, or that it never names the clause. */
export const filmOf = (game: Game, rule: RuleId | null, demo: Demo): Result<Film, Problem> => {
  const played = rule === null ? playDemo(game, rule, demo) : demonstrate(game, rule, demo);
  if (!played.ok) return played;
  const { turns, last } = played.value;
  // From the turns played, since a record alone does not hold dictated dice.
  const tree = treeOfTurns(game, recordOf(game, 1, {}, demo.at), last ? [...turns, last] : turns);
  const seated = onLine(game, tree, tree.nodes, 0);
  if (!seated.ok) return seated;
  const table = seated.value;
  const end = { ...table, cursor: turns.length };
  const ends = ending(end, rule, demo, played.value);
  const after = last ? playScenes(end, last).filter(({ shown }) => shown.playback) : [];
  // A position that already shows the clause needs no scene before it.
  const isShown = turns.length === 0 && ends.length === 1 && !ends[0]?.shown.table.refused;
  const [start = sceneOf(table, [])] = asking(table, []);
  const scenes = turns.flatMap((turn, cursor) => playScenes({ ...table, cursor }, turn));
  return ok(sayOnce([...(isShown ? [] : [start]), ...scenes, ...ends, ...after], demo.says));
};

/** A record that continues from the table: its line, or only its position if the line cannot be replayed. */
export const recordFrom = (table: Table): GameRecord => {
  const { game, tree, line, cursor } = table;
  const position = game.write(positionAt(table, cursor));
  const record = recordOfLine(tree, line.slice(0, cursor));
  const replayed = tableOf(game, record);
  const isSame = replayed.ok && game.write(positionAt(replayed.value, cursor)) === position;
  return isSame ? record : recordOf(game, record.seed, {}, position);
};

export interface Showing {
  readonly rule: RuleId;
  readonly says: string;
  readonly scenes: Film;
  readonly timeline: Timeline<DemoScene | null>;
  readonly store: OddboardStore;
  readonly canTry: boolean;
}

/** A clause's demonstration, or the example of a disputed clause under our reading or the other. */
export type Exhibit = 'show' | 'ours' | 'other';

interface ShownClause {
  readonly game: Game;
  readonly entry: GameEntry | undefined;
  readonly rule: RuleId;
  readonly exhibit: Exhibit;
}

const demoFor = async ({ game, entry, rule, exhibit }: ShownClause): Promise<Demo | undefined> => {
  if (exhibit === 'show') return (await entry?.demos?.())?.[rule];
  const example = (await entry?.examples?.())?.[rule];
  const option = disputesOf(game.options).find((each) => each.rule === rule);
  return example && option && exampleDemo(game, option, example, exhibit === 'other');
};

/** The demonstration of a clause, at its first scene; null if it has none. */
export const createShowing = async (sought: ShownClause, moving: boolean): Promise<Showing | null> => {
  const { game, rule, exhibit } = sought;
  const demo = await demoFor(sought);
  if (!demo) return null;
  const film = filmOf(game, exhibit === 'show' ? rule : null, demo);
  const clause = clausesOf(game.rules).find(({ id }) => id === rule);
  if (!film.ok || !clause) return null;
  const scenes = film.value;
  const store = scratchStore(moving);
  store.setState(scenes[0]?.shown ?? {});
  const wordsTime = ({ lines }: DemoScene) => readingTime(lines.map(({ text }) => text).join(' '), 'scene');
  return {
    rule,
    says: demo.says,
    scenes,
    timeline: timelineOf(scenes, wordsTime),
    store,
    canTry: exhibit === 'show' && challengeOf(game, clause, demo) !== null,
  };
};
