/**
 * Positions that no game would lead to, played on from: each is set up at random and walked, every law is
 * checked at every action, and rare things are done more often. The same seed gives the same run.
 */
import { readPicks, spell, type Target } from '../../kernel/asking/target.ts';
import { type Die, thrower } from '../../kernel/chance.ts';
import type { Editor } from '../../kernel/editing/edit.ts';
import { canAct, type Game, type Position } from '../../kernel/game.ts';
import type { Demos } from '../../kernel/learning/demo.ts';
import { clausesOf, type RuleId } from '../../kernel/learning/rulebook.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { editAtRandom, thin } from './random-position.ts';
import { createRareFirst, type RareFirst } from './rare.ts';
import {
  anyPick,
  brokenBy,
  brokenTry,
  isLaborious,
  isPlayable,
  meetFacts,
  meetQuestions,
  menusAlong,
  rarePath,
  seldomBegun,
} from './walk.ts';

/** A broken law, and the arguments of `fuzz` that show it again. */
export interface BrokenLaw {
  readonly law: string;
  readonly position: string;
  /** Played from there; the law breaks at the last, or at the picks tried after it. */
  readonly actions: string;
  readonly picks?: string;
}

export interface Fuzzed {
  readonly games: number;
  readonly actions: number;
  /** Clauses named by a step, a refusal, a hint, a badge, a mark, a fact, a note or the end, out of all. */
  readonly clauses: { readonly met: number; readonly of: number; readonly share: number };
  readonly unmet: readonly RuleId[];
  /** Games given up, since finding all that can be picked takes too long there. */
  readonly passed: number;
  readonly broken: readonly BrokenLaw[];
}

export interface Bounds {
  readonly games: number;
  /** Of one game, at most. */
  readonly plies: number;
  readonly seed: number;
  /** Seconds after which no game begins. */
  readonly seconds: number;
}

/** Picks tried at each position, most of them refused. */
const TRIES = 4;
const MOST_EDITS = 100;
const FEW_EDITS = 15;
/**
 * Positions kept for each rare clause, to be edited and played on from; and the namings up to which a clause
 * is rare.
 */
const KEPT = 3;
const SELDOM = 20;
/** One in this many actions is an aside. */
const ASIDE = 40;
/** One in this many games repeats actions where it can. */
const REPEATED = 6;
/** Most laws reported of a run: the first say enough. */
const MOST_BROKEN = 50;

/** The place of a run: told before each action is chosen and before it is judged, for a watchdog. */
export interface FuzzPlace {
  readonly position: string;
  readonly actions: string;
  readonly met: readonly RuleId[];
}

/** The subject of a run. */
export interface Subject {
  readonly game: Game;
  readonly editor: Editor;
  /** The demonstrations of the rulebook: some games begin near one of them. */
  readonly demos: Demos;
}

/** The state of a run. */
interface Run extends Subject {
  readonly die: Die;
  readonly tools: RareFirst;
  readonly paths: RareFirst;
  readonly begun: RareFirst;
  readonly clauses: RareFirst;
  readonly kept: Map<RuleId, readonly string[]>;
  /** Every option picked so far: tried where it has no place, too. */
  readonly options: Set<string>;
  readonly broken: BrokenLaw[];
  /** Starts of games that were given up, since finding all that can be picked takes too long there. */
  readonly passed: string[];
  readonly watch: (place: FuzzPlace) => void;
}

/** A crash of the program is a broken law, too. */
const catchProblems = (work: () => readonly string[]): readonly string[] => {
  try {
    return work();
  } catch (cause) {
    return [`the engine makes a mistake: ${(cause as Error).message}`];
  }
};

/** The broken laws of a position that was read, before anything is played. */
const brokenAt = (game: Game, position: Position): readonly string[] => {
  const text = game.write(position);
  const again = game.read(text);
  if (!again.ok) return [`what was read is written so that it cannot be read: ${again.error.text}`];
  if (game.write(again.value) !== text) return ['what was read and written is read as something else'];
  return (game.outcome(position) === null) === canAct(game, position)
    ? []
    : ['the game is not over, and nobody can act'];
};

/** Positions worth returning to: where a seldom clause was named, or a demonstration of one. */
const knownPositions = ({ die, clauses, kept, demos }: Run): readonly string[] | undefined => {
  const source = die(5);
  if (source < 2) return clauses.choose(die, [...kept], ([rule]) => rule)?.[1];
  const demo = source === 2 ? clauses.choose(die, Object.entries(demos), ([rule]) => rule)?.[1] : undefined;
  return demo?.at === undefined ? undefined : [demo.at];
};

/** Begins at a known position, or at the game's own start with parts of the board emptied; then edits it. */
const begin = (run: Run): string => {
  const { game, editor, die, tools } = run;
  const known = knownPositions(run);
  const read = known && game.read(known[die(known.length)] ?? '');
  if (read?.ok) return editor.write(editAtRandom(game, editor, read.value, die(FEW_EDITS), die, tools));
  const option = game.options[die(game.options.length)];
  const value = option?.values[die(option.values.length)];
  const setup = game.setup(die(1000), option && value ? { [option.id]: value.id } : {});
  const share = die(8) === 0 ? die(60) : 60 + die(41);
  return editor.write(
    editAtRandom(game, editor, thin(game, editor, setup, share, die), 10 + die(MOST_EDITS), die, tools),
  );
};

/**
 * The other side's last action repeated, or the player's own last action backwards: endings by repetition are
 * reached this way.
 */
const repeatedPath = (
  game: Game,
  position: Position,
  earlier: readonly (readonly Target[])[],
): readonly Target[] | undefined => {
  const isAction = (picks: readonly Target[]): boolean => {
    const menu = game.ask(position, picks);
    return menu.ok && menu.value.kind === 'act';
  };
  return [earlier.at(-1) ?? [], [...(earlier.at(-2) ?? [])].reverse()].find(
    (picks) => picks.length > 0 && isAction(picks),
  );
};

const chosenPath = ({ game, die, paths }: Run, position: Position): readonly Target[] | null => {
  const asides = game.asides(position).filter(({ kind }) => kind === 'open');
  const aside = die(ASIDE) === 0 ? asides[die(asides.length)] : undefined;
  return aside ? [aside.target] : rarePath(game, position, die, paths);
};

const clausesMet = ({ game, clauses }: Pick<Run, 'game' | 'clauses'>): readonly RuleId[] =>
  clausesOf(game.rules).flatMap(({ id }) => (clauses.times(id) > 0 ? [id] : []));

/** One game from a set-up position, until a law breaks; returns the number of actions played. */
const play = (run: Run, plies: number): number => {
  const { game, die, clauses, kept, broken, watch } = run;
  const text = begin(run);
  const start = game.read(text);
  if (!start.ok) return 0;
  const actions: string[] = [];
  const isRepeated = die(REPEATED) === 0;
  const earlier: (readonly Target[])[] = [];
  /** Does a check hold? */
  const holds = (work: () => readonly string[], picks?: readonly Target[]): boolean => {
    const laws = catchProblems(work);
    for (const law of laws)
      broken.push({
        law,
        position: text,
        actions: actions.join('; '),
        ...(picks && { picks: spell(game.board, picks) }),
      });
    return laws.length === 0;
  };
  let position = start.value;
  let fresh = new Set<RuleId>();
  const meet = (rule: RuleId) => {
    if (clauses.times(rule) < SELDOM) fresh.add(rule);
    clauses.saw(rule);
  };
  const metAll = (): readonly string[] => {
    meetFacts(game, position, die, meet);
    return [];
  };
  const tryPath = (path: readonly Target[]): boolean => {
    const begin =
      die(2) === 0 ? path.slice(0, die(path.length)) : seldomBegun(game, position, die, run.begun, meet);
    const picks = [...begin, anyPick(game, position, begin, [...run.options], die, run.begun)];
    return holds(() => brokenTry(game, position, picks, meet), picks);
  };
  const isTooMuch = (picks: readonly Target[]): boolean => {
    const isMuch = !isPlayable(game, position)
      ? isLaborious(game.menu(position))
      : menusAlong(game, position, picks).some(isLaborious);
    if (isMuch) run.passed.push(text);
    return isMuch;
  };
  if (isTooMuch([]) || !holds(() => brokenAt(game, position))) return 0;
  const tell = (): void => watch({ position: text, actions: actions.join('; '), met: clausesMet(run) });
  while (holds(metAll) && actions.length < plies && !game.outcome(position)) {
    tell();
    const path = (isRepeated && repeatedPath(game, position, earlier)) || chosenPath(run, position);
    if (!path || isTooMuch(path)) break;
    for (let each = 0; each < TRIES; each++) if (!tryPath(path)) return actions.length;
    meetQuestions(game, position, path, meet);
    for (const pick of path) if (pick.kind === 'option') run.options.add(pick.option);
    for (const rule of fresh)
      kept.set(rule, [game.write(position), ...(kept.get(rule) ?? [])].slice(0, KEPT));
    fresh = new Set();
    actions.push(spell(game.board, path));
    earlier.push(path);
    tell();
    const before = position;
    const done = game.play(before, path);
    if (done.ok) {
      for (const { rule } of done.value.tell()) meet(rule);
      position = done.value.state;
    }
    if (isTooMuch([]) || !holds(() => brokenBy(game, before, path)) || !done.ok) break;
  }
  return actions.length;
};

/** Many games, and their counts. */
export const fuzzGame = (
  subject: Subject,
  { games, plies, seed, seconds }: Bounds,
  watch: Run['watch'] = () => {},
): Fuzzed => {
  const { game } = subject;
  let last: FuzzPlace | null = null as FuzzPlace | null;
  const run: Run = {
    ...subject,
    die: thrower(seed),
    tools: createRareFirst(),
    paths: createRareFirst(),
    begun: createRareFirst(),
    clauses: createRareFirst(),
    kept: new Map(),
    options: new Set(['nonsense']),
    broken: [],
    passed: [],
    watch(place) {
      last = place;
      watch(place);
    },
  };
  const until = performance.now() + seconds * 1000;
  let [done, actions] = [0, 0];
  while (done < games && performance.now() < until && run.broken.length < MOST_BROKEN) {
    const laws = catchProblems(() => {
      actions += play(run, plies);
      return [];
    });
    for (const law of laws)
      run.broken.push({ law, position: last?.position ?? '', actions: last?.actions ?? '' });
    done += 1;
  }
  const ids = clausesOf(game.rules).map(({ id }) => id);
  const met = clausesMet(run);
  return {
    games: done,
    actions,
    clauses: { met: met.length, of: ids.length, share: met.length / ids.length },
    passed: run.passed.length,
    unmet: ids.filter((id) => !met.includes(id)),
    broken: run.broken,
  };
};

/**
 * Checks each action of a written line again, and the picks tried at its end; the problem names the part that
 * cannot be read.
 */
export const checkAgain = (
  game: Game,
  start: Position,
  text: string,
  tries: string,
): Result<readonly string[], Problem> => {
  const spelled = text.split(';').filter((each) => each.trim());
  const broken = [...catchProblems(() => brokenAt(game, start))];
  let position = start;
  for (const each of spelled) {
    const picks = readPicks(game.board, each);
    if (!picks.ok) return picks;
    const at = position;
    broken.push(...catchProblems(() => brokenBy(game, at, picks.value)));
    const done = game.play(position, picks.value);
    if (!done.ok) return ok(broken);
    position = done.value.state;
  }
  const picks = readPicks(game.board, tries);
  if (!picks.ok) return picks;
  return ok(
    picks.value.length > 0
      ? [...broken, ...catchProblems(() => brokenTry(game, position, picks.value, () => {}))]
      : broken,
  );
};
