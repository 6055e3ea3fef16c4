/** Demonstrates a clause as scenes on a separate table, so that the game stays as it is. */
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
import { type PlayedAction, recordOf } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { MAX_LISTED } from '../../kernel/words.ts';
import { READING } from '../base/reading-words.ts';
import { treeOfActions } from '../model/line.ts';
import { tableOfRecord } from '../model/playing.ts';
import { positionAt, questionAfter, type Table, tableOnLine, viewOf } from '../model/table.ts';
import { recordOfLine } from '../model/tree.ts';
import type { NarratedLine } from '../narration/facts.ts';
import { narrate, narratePreview } from '../narration/narrate.ts';
import { framesOf, type Playback, readingTime } from '../playback/playback.ts';
import { type Timeline, timelineOf } from '../playback/timeline.ts';
import type { AppState, OddboardStore } from '../store/state.ts';
import { createScratchStore } from './scratch-store.ts';

type SceneState = Pick<AppState, 'playback' | 'proposed' | 'lenses' | 'inspected' | 'hovered'>;

export interface DemoScene {
  readonly shown: SceneState & { readonly table: Table };
  readonly lines: readonly NarratedLine[];
}

type Scenes = readonly DemoScene[];

const PLAIN_STATE: SceneState = {
  playback: null,
  proposed: null,
  lenses: [],
  inspected: null,
  hovered: null,
};

const sceneOf = (table: Table, lines: readonly NarratedLine[], shown: Partial<SceneState> = {}): DemoScene => ({
  shown: { ...PLAIN_STATE, ...shown, table },
  lines,
});

const plainLine = (text: string): NarratedLine => ({ text, rule: '' });

const questionScenes = (table: Table, picks: readonly Target[]): Scenes => {
  const question = questionAfter(table, picks);
  return question ? [sceneOf({ ...table, picks }, [plainLine(question.prompt)])] : [];
};

const beginScenes = (table: Table, picks: readonly Target[]): Scenes =>
  picks.flatMap((_, index) => questionScenes(table, picks.slice(0, index + 1)));

const playScenes = (table: Table, { picks, tell }: PlayedAction): Scenes => {
  const steps = tell();
  const before = viewOf(table);
  const after = { ...table, cursor: table.cursor + 1 };
  const frames = framesOf(before, steps);
  const happening = frames.map((frame, index) => {
    const playback: Playback = { frames, index, pace: 300, frameTime: null };
    return sceneOf(after, narrate(table.game, frame.before, frame.steps), { playback });
  });
  const told = happening.flatMap(({ lines }) => lines.map(({ text }) => text));
  const odds = narratePreview(table.game, before, steps).filter(({ text }) => !told.includes(text));
  const begun = beginScenes(table, picks.slice(0, -1));
  const now = begun.at(-1)?.shown.table ?? table;
  return [...begun, ...(odds.length > 0 ? [sceneOf(now, odds, { proposed: picks })] : []), ...happening];
};

const withoutRepeats = (scenes: Scenes, says: string): Scenes => {
  const said = new Set([says]);
  const kept = scenes.flatMap((scene): Scenes => {
    const { playback, table } = scene.shown;
    const texts = scene.lines.map(({ text }) => text);
    const lines = scene.lines.filter(({ text }, index) => !said.has(text) && texts.indexOf(text) === index);
    for (const { text, rule } of scene.lines) if (rule !== '') said.add(text);
    const isSilenced = lines.length === 0 && texts.length > 0;
    return isSilenced && !playback && !table.refused ? [] : [{ ...scene, lines }];
  });
  return kept.length > 0 ? kept : scenes.slice(-1).map((scene) => ({ ...scene, lines: [] }));
};

const factLines = (proofs: readonly Proof[], rule: RuleId): readonly NarratedLine[] => {
  const facts = [...new Set(proofs.flatMap((proof) => (proof.kind === 'fact' ? [proof.text] : [])))];
  const more = facts.length - MAX_LISTED;
  return [
    ...facts.slice(0, MAX_LISTED).map((text) => ({ text: /[.!?]$/.test(text) ? text : `${text}.`, rule })),
    ...(more > 0 ? [plainLine(READING.moreOnBoard(more))] : []),
  ];
};

const endScenes = (table: Table, rule: RuleId | null, { lens }: Demo, played: PlayedDemo): Scenes => {
  const { picks, refusal, look, proofs } = played;
  const pickScenes = beginScenes(table, refusal ? picks.slice(0, -1) : picks);
  const now = pickScenes.at(-1)?.shown.table ?? table;
  const seen = { lenses: lens === undefined ? [] : [lens], inspected: look, hovered: look };
  const facts = rule === null ? [] : factLines(proofs, rule);
  const scenes = [...pickScenes];
  if (refusal) {
    const target = picks.at(-1) ?? square(refusal.squares[0] ?? 0);
    scenes.push(sceneOf({ ...now, refused: { target, refusal } }, [refusal], seen));
  }
  if (facts.length > 0) scenes.push(sceneOf(now, facts, seen));
  return scenes;
};

/** Returns the scenes of a demonstration. A problem if the demonstration fails or never names the clause. */
export const scenesOfDemo = (game: Game, rule: RuleId | null, demo: Demo): Result<Scenes, Problem> => {
  const played = rule === null ? playDemo(game, rule, demo) : demonstrate(game, rule, demo);
  if (!played.ok) return played;
  const { actions, last } = played.value;
  // Built from the turns played, since a record alone does not hold dictated dice.
  const tree = treeOfActions(game, recordOf(game, 1, {}, demo.at), last ? [...actions, last] : actions);
  const seated = tableOnLine(game, tree, tree.nodes, 0);
  if (!seated.ok) return seated;
  const table = seated.value;
  const end = { ...table, cursor: actions.length };
  const ends = endScenes(end, rule, demo, played.value);
  const after = last ? playScenes(end, last).filter(({ shown }) => shown.playback) : [];
  // A position that already shows the clause needs no scene before it.
  const isShown = actions.length === 0 && ends.length === 1 && !ends[0]?.shown.table.refused;
  const [start = sceneOf(table, [])] = questionScenes(table, []);
  const scenes = actions.flatMap((turn, cursor) => playScenes({ ...table, cursor }, turn));
  return ok(withoutRepeats([...(isShown ? [] : [start]), ...scenes, ...ends, ...after], demo.says));
};

/** Returns a record up to the cursor, or of the position alone if a replay differs, as with dictated dice. */
export const recordFrom = (table: Table): GameRecord => {
  const { game, tree, line, cursor } = table;
  const position = game.write(positionAt(table, cursor));
  const record = recordOfLine(tree, line.slice(0, cursor));
  const replayed = tableOfRecord(game, record);
  const isSame = replayed.ok && game.write(positionAt(replayed.value, cursor)) === position;
  return isSame ? record : recordOf(game, record.seed, {}, position);
};

export interface ClauseDemo {
  readonly rule: RuleId;
  readonly says: string;
  readonly scenes: Scenes;
  readonly timeline: Timeline<DemoScene | null>;
  readonly store: OddboardStore;
  readonly canTry: boolean;
}

/** Which demonstration to show. `ours` and `other` are two readings of a disputed clause. */
export type DemoChoice = 'show' | 'ours' | 'other';

interface DemoRequest {
  readonly game: Game;
  readonly entry: GameEntry | undefined;
  readonly rule: RuleId;
  readonly choice: DemoChoice;
}

const demoFor = async ({ game, entry, rule, choice }: DemoRequest): Promise<Demo | undefined> => {
  if (choice === 'show') return (await entry?.demos?.())?.[rule];
  const example = (await entry?.examples?.())?.[rule];
  const option = disputesOf(game.options).find((each) => each.rule === rule);
  return example && option && exampleDemo(game, option, example, choice === 'other');
};

/** Creates the board that demonstrates a clause. Resolves to null if no demonstration works. */
export const createClauseDemo = async (sought: DemoRequest, moving: boolean): Promise<ClauseDemo | null> => {
  const { game, rule, choice } = sought;
  const demo = await demoFor(sought);
  if (!demo) return null;
  const film = scenesOfDemo(game, choice === 'show' ? rule : null, demo);
  const clause = clausesOf(game.rules).find(({ id }) => id === rule);
  if (!film.ok || !clause) return null;
  const scenes = film.value;
  const store = createScratchStore(moving);
  store.setState(scenes[0]?.shown ?? {});
  const wordsTime = ({ lines }: DemoScene) => readingTime(lines.map(({ text }) => text).join(' '), 'scene');
  return {
    rule,
    says: demo.says,
    scenes,
    timeline: timelineOf(scenes, wordsTime),
    store,
    canTry: choice === 'show' && challengeOf(game, clause, demo) !== null,
  };
};
