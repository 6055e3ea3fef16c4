/** Seeks a line of actions that shows a clause id: a short line by exhaustive search, or a long line by random play. */
import { isListed, mayHaveAction } from '../kernel/asking/legal.ts';
import type { Menu } from '../kernel/asking/menu.ts';
import { spell, type Target } from '../kernel/asking/target.ts';
import { type RandomIndex, randomIndexFrom } from '../kernel/chance.ts';
import type { Game, Position } from '../kernel/game.ts';
import type { Demo } from '../kernel/learning/demo.ts';
import type { Report, SearchRequest } from './messages.ts';
import { findRefused } from './refused.ts';
import { asidePicks, findShown, goalFor, type SearchGoal, type ShownFact, weightOf } from './similarity.ts';

export interface FoundLine {
  /** The actions of the line. Empty if the start position already cites the clause. */
  readonly actions: readonly (readonly Target[])[];
  /** Picks that the sought clause refuses after the line. Null if the line is found by a fact or a step instead. */
  readonly refused: readonly Target[] | null;
  /** A fact of the line's last position that cites the sought clause. Null if a refusal or a step cites the clause. */
  readonly shown: ShownFact | null;
  /** Whether every shorter line was tried without success, so that the line is proved the shortest. */
  readonly isShortest: boolean;
}

export interface SearchProgress {
  nodes: number;
  /** The depth in actions up to which every line was tried. */
  depth: number;
  isExhausted: boolean;
  randomLines: number;
  longest: number;
  found: FoundLine | null;
}

interface SearchTask {
  readonly game: Game;
  readonly start: Position;
  readonly goal: SearchGoal;
  readonly within: number;
  readonly seed: number;
}

type Line = Omit<FoundLine, 'isShortest'>;

/** How a line cites the sought clause. Both fields are null if a step of the last action cites it. */
type Evidence = Pick<FoundLine, 'refused' | 'shown'>;

const BY_STEP: Evidence = { refused: null, shown: null };

/** A search. It yields after every action that it plays, so that the caller can stop it. */
type Search = Generator<void, Line | null>;

const judgePosition = ({ game, goal }: SearchTask, position: Position): Evidence | null => {
  if (goal.proofKinds.has('step')) return null;
  const shown = goal.proofKinds.has('fact') ? findShown(game, position, goal) : null;
  if (shown) return { refused: null, shown };
  const refused = goal.proofKinds.has('refusal') ? findRefused(game, position, goal) : null;
  return refused && { refused, shown: null };
};

/** Plays an action and seeks evidence that the action cites the clause. Null if the action is illegal. */
const tryAction = (
  task: SearchTask,
  position: Position,
  picks: readonly Target[],
  isJudged: boolean,
): { readonly after: Position; readonly evidence: Evidence | null } | null => {
  const played = task.game.play(position, picks);
  if (!played.ok) return null;
  const { state: after, ownSteps, tell } = played.value;
  if (!isJudged) return { after, evidence: null };
  const { rule, proofKinds, isByAction, isByOutcome } = task.goal;
  // Derived steps need a view, which takes longer than everything else.
  const steps = isByAction || !proofKinds.has('step') ? ownSteps : tell;
  const isTold = isByOutcome ? task.game.outcome(after)?.rule === rule : steps().some((step) => step.rule === rule);
  return { after, evidence: isTold ? BY_STEP : judgePosition(task, after) };
};

/** Yields all actions. Actions like the demonstration's come first, since they are likelier to cite the clause. */
function* orderedActions(task: SearchTask, position: Position): Generator<readonly Target[]> {
  const { game, goal } = task;
  if (game.outcome(position)) return;
  function* below(menu: Menu<unknown>, picks: readonly Target[]): Generator<readonly Target[]> {
    if (menu.kind === 'act') return yield picks;
    const weighed = menu.choices
      .filter(mayHaveAction)
      .map((choice) => ({ choice, weight: weightOf(game, position, goal, choice, picks.length) }))
      .sort((a, b) => b.weight - a.weight);
    for (const { choice } of weighed) yield* below(choice.next(), [...picks, choice.target]);
  }
  yield* asidePicks(game, position, goal);
  yield* below(game.menu(position), []);
}

/** Searches by iterative deepening. Each round judges only its longest lines: earlier rounds judged the others. */
function* searchExhaustively(task: SearchTask, progress: SearchProgress): Search {
  const { game, start, within } = task;
  let seen = new Set<string>();
  let isLeft = true;
  function* deepen(position: Position, left: number, line: readonly (readonly Target[])[]): Search {
    for (const picks of orderedActions(task, position)) {
      const tried = tryAction(task, position, picks, left === 1);
      if (!tried) continue;
      progress.nodes += 1;
      yield;
      const actions = [...line, picks];
      if (tried.evidence) return { actions, ...tried.evidence };
      if (left === 1) isLeft = true;
      else {
        const key = `${left} ${game.write(tried.after)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const found = yield* deepen(tried.after, left - 1, actions);
        if (found) return found;
      }
    }
    return null;
  }
  for (let depth = 1; depth <= within && isLeft; depth++) {
    seen = new Set();
    isLeft = false;
    const found = yield* deepen(start, depth, []);
    if (found) return found;
    progress.depth = depth;
  }
  progress.isExhausted = !isLeft;
  return null;
}

/** Number of dead ends before the search for a random action gives up. A dead end is a choice without any action. */
const DEAD_ENDS = 40;

/** Draws a random action. If `likely`, choices like the demonstration's are drawn more often, to save tries. */
const drawAction = (
  task: SearchTask,
  position: Position,
  die: RandomIndex,
  likely: boolean,
): readonly Target[] | null => {
  const { game, goal } = task;
  let left = DEAD_ENDS;
  const below = (menu: Menu<unknown>, picks: readonly Target[]): readonly Target[] | null => {
    if (menu.kind === 'act') return picks;
    const open = menu.choices.filter(isListed);
    const weights = open.map((choice) => (likely ? weightOf(game, position, goal, choice, picks.length) : 1));
    while (open.length > 0 && left > 0) {
      let thrown = die(weights.reduce((sum, weight) => sum + weight, 0));
      let index = 0;
      for (; thrown >= (weights[index] ?? 0); index++) thrown -= weights[index] ?? 0;
      const [choice] = open.splice(index, 1);
      weights.splice(index, 1);
      const path = choice && below(choice.next(), [...picks, choice.target]);
      if (path) return path;
      left -= 1;
    }
    return null;
  };
  const asides = asidePicks(game, position, goal);
  return die(4) === 0 && asides.length > 0 ? (asides[die(asides.length)] ?? null) : below(game.menu(position), []);
};

/** Number of actions drawn by weight at each position. One more is drawn without weights, for variety. */
const WEIGHTED_TRIES = 2;

function* searchRandomly(task: SearchTask, progress: SearchProgress, die: RandomIndex): Search {
  const { game, start } = task;
  for (;;) {
    const most = progress.found ? progress.found.actions.length - 1 : task.within;
    const length = 1 + die(most);
    let position = start;
    const line: (readonly Target[])[] = [];
    progress.randomLines += 1;
    while (line.length < length && !game.outcome(position)) {
      let next: { readonly after: Position; readonly picks: readonly Target[] } | null = null;
      for (let attempt = 0; attempt <= WEIGHTED_TRIES; attempt++) {
        const picks = drawAction(task, position, die, attempt < WEIGHTED_TRIES);
        const tried = picks && tryAction(task, position, picks, true);
        progress.nodes += 1;
        yield;
        if (!tried) continue;
        progress.longest = Math.max(progress.longest, line.length + 1);
        if (tried.evidence) return { actions: [...line, picks], ...tried.evidence };
        if (!next || die(2) === 0) next = { after: tried.after, picks };
      }
      if (!next) break;
      line.push(next.picks);
      position = next.after;
    }
  }
}

function* tryWithout(
  task: SearchTask,
  progress: SearchProgress,
  { actions }: Line,
  omitted: ReadonlySet<number>,
): Search {
  const kept = actions.filter((_, index) => !omitted.has(index));
  let position = task.start;
  for (const [index, picks] of kept.entries()) {
    const tried = tryAction(task, position, picks, index === kept.length - 1);
    progress.nodes += 1;
    yield;
    if (!tried) return null;
    if (tried.evidence) return { actions: kept, ...tried.evidence };
    position = tried.after;
  }
  return null;
}

/** Yields sets of indexes to omit: long blocks first, since these shorten most, then pairs. */
function* omissions(length: number): Generator<ReadonlySet<number>> {
  for (let block = length - 1; block > 0; block--)
    for (let from = 0; from + block <= length; from++)
      yield new Set(Array.from({ length: block }, (_, offset) => from + offset));
  for (let one = 0; one < length; one++) for (let two = one + 2; two < length - 1; two++) yield new Set([one, two]);
}

function* shorten(task: SearchTask, progress: SearchProgress, line: Line): Generator<void, Line> {
  for (const left of omissions(line.actions.length)) {
    const shorter = yield* tryWithout(task, progress, line, left);
    if (shorter) return yield* shorten(task, progress, shorter);
  }
  return line;
}

/** The least number of tried actions before the search stops looking for a shorter line. */
const MIN_NODES = 400;

/** Seeks a line that cites the clause. After a first line, searches for a shorter one until the work has doubled. */
export function* seek(task: SearchTask): Generator<SearchProgress, SearchProgress> {
  const progress: SearchProgress = { nodes: 0, depth: 0, isExhausted: false, randomLines: 0, longest: 0, found: null };
  const here = judgePosition(task, task.start);
  if (here) {
    progress.found = { actions: [], ...here, isShortest: true };
    return progress;
  }
  const all = searchExhaustively(task, progress);
  const die = randomIndexFrom(task.seed);
  let random = searchRandomly(task, progress, die);
  let last = Number.POSITIVE_INFINITY;
  while (progress.nodes < last) {
    const next = all.next();
    if (next.done) {
      if (next.value) progress.found = { ...next.value, isShortest: true };
      else if (progress.found) progress.found = { ...progress.found, isShortest: true };
      return progress;
    }
    yield progress;
    if (progress.found && progress.found.actions.length <= progress.depth + 1) {
      progress.found = { ...progress.found, isShortest: true };
      return progress;
    }
    const chance = random.next();
    if (chance.done && chance.value) {
      // Kept at once, in case the search is interrupted before the line is shortened.
      progress.found = { ...chance.value, isShortest: false };
      const work = shorten(task, progress, chance.value);
      let step = work.next();
      for (; !step.done; step = work.next()) yield progress;
      progress.found = { ...step.value, isShortest: step.value.actions.length <= progress.depth + 1 };
      if (progress.found.isShortest) return progress;
      last = Math.min(last, Math.max(progress.nodes * 2, MIN_NODES));
      random = searchRandomly(task, progress, die);
    }
    yield progress;
  }
  return progress;
}

/** Milliseconds between two reports. */
const REPORT_INTERVAL = 200;

/** Searches for at most `time` milliseconds. The last report has `isDone`. */
export const runSearch = (
  game: Game,
  demo: Demo,
  { position, rule, within, seed, time }: Omit<SearchRequest, 'game'>,
  report: (report: Report) => void,
): void => {
  const began = performance.now();
  const work = seek({ game, start: position, goal: goalFor(game, rule, demo), within, seed });
  const send = ({ found, ...progress }: SearchProgress, isDone: boolean) =>
    report({
      ...progress,
      found: found && {
        ...found,
        actions: found.actions.map((picks) => spell(game.board, picks)),
        refused: found.refused && spell(game.board, found.refused),
      },
      used: Math.min(1, (performance.now() - began) / time),
      isDone,
    });
  let lastReport = began;
  for (;;) {
    const next = work.next();
    const now = performance.now();
    const isDone = next.done === true || now - began >= time;
    if (!isDone && now - lastReport < REPORT_INTERVAL) continue;
    lastReport = now;
    send(next.value, isDone);
    if (isDone) return;
  }
};
