/**
 * The search for a line after which a clause is named. It alternates an exhaustive search, shortest lines
 * first, with random lines like the clause's demonstration. The result depends on position, seed and node
 * count alone.
 */
import { isSearched, isWalked } from '../kernel/asking/legal.ts';
import type { Menu } from '../kernel/asking/menu.ts';
import type { Target } from '../kernel/asking/target.ts';
import { type Die, thrower } from '../kernel/chance.ts';
import type { Game, Position } from '../kernel/game.ts';
import { findRefused } from './refused.ts';
import { findShown, type SearchGoal, type ShownFact, saidIn, weightOf } from './similarity.ts';

export interface FoundLine {
  /** The picks of its actions; empty if the position itself names the clause. */
  readonly actions: readonly (readonly Target[])[];
  /** The picks that the clause then refuses, or null. */
  readonly refused: readonly Target[] | null;
  /** The fact of the last position that cites the clause, or null. */
  readonly shown: ShownFact | null;
  /** Whether every shorter line was tried. */
  readonly isShortest: boolean;
}

/** The progress of a search, updated in place. */
export interface SearchProgress {
  nodes: number;
  /** The length in actions up to which every line was tried. */
  depth: number;
  /** Whether every line up to `within` was tried. */
  isAll: boolean;
  /** Random lines tried, and the length of the longest in actions. */
  probes: number;
  longest: number;
  found: FoundLine | null;
}

export interface Hunt {
  readonly game: Game;
  readonly start: Position;
  readonly goal: SearchGoal;
  readonly within: number;
  readonly seed: number;
}

type Line = Omit<FoundLine, 'isShortest'>;

/** The refusal or fact that names the clause; both null if a step does. */
type Naming = Pick<FoundLine, 'refused' | 'shown'>;

const BY_STEP: Naming = { refused: null, shown: null };

/** A search that yields after every action that it plays, and returns a line or null. */
type Search = Generator<void, Line | null>;

const judgePosition = ({ game, goal }: Hunt, position: Position): Naming | null => {
  if (goal.named.has('step')) return null;
  const shown = goal.named.has('fact') ? findShown(game, position, goal) : null;
  if (shown) return { refused: null, shown };
  const refused = goal.named.has('refusal') ? findRefused(game, position, goal) : null;
  return refused && { refused, shown: null };
};

/**
 * Plays one action; null if it is illegal. `naming` is how the action or the position after it names the
 * clause.
 */
const tryAction = (
  hunt: Hunt,
  position: Position,
  picks: readonly Target[],
  isJudged: boolean,
): { readonly after: Position; readonly naming: Naming | null } | null => {
  const played = hunt.game.play(position, picks);
  if (!played.ok) return null;
  const { state: after, did, tell } = played.value;
  if (!isJudged) return { after, naming: null };
  const { rule, named, isDeed, isEnd } = hunt.goal;
  // Derived steps need a view, which takes longer than everything else.
  const steps = isDeed || !named.has('step') ? did : tell;
  const isTold = isEnd ? hunt.game.outcome(after)?.rule === rule : steps().some((step) => step.rule === rule);
  return { after, naming: isTold ? BY_STEP : judgePosition(hunt, after) };
};

/** Every action of a position, found lazily, those like the demonstration first. */
function* ordered(hunt: Hunt, position: Position): Generator<readonly Target[]> {
  const { game, goal } = hunt;
  if (game.outcome(position)) return;
  function* below(menu: Menu<unknown>, picks: readonly Target[]): Generator<readonly Target[]> {
    if (menu.kind === 'act') return yield picks;
    const weighed = menu.choices
      .filter(isSearched)
      .map((choice) => ({ choice, weight: weightOf(game, position, goal, choice, picks.length) }))
      .sort((a, b) => b.weight - a.weight);
    for (const { choice } of weighed) yield* below(choice.next(), [...picks, choice.target]);
  }
  yield* saidIn(game, position, goal);
  yield* below(game.menu(position), []);
}

/** Iterative deepening. Only last actions are judged, since the round before judged the others. */
function* exhaust(hunt: Hunt, effort: SearchProgress): Search {
  const { game, start, within } = hunt;
  let seen = new Set<string>();
  let isLeft = true;
  function* deepen(position: Position, left: number, line: readonly (readonly Target[])[]): Search {
    for (const picks of ordered(hunt, position)) {
      const tried = tryAction(hunt, position, picks, left === 1);
      if (!tried) continue;
      effort.nodes += 1;
      yield;
      const actions = [...line, picks];
      if (tried.naming) return { actions, ...tried.naming };
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
    effort.depth = depth;
  }
  effort.isAll = !isLeft;
  return null;
}

/** Dead ends before the choice of a random action is given up. */
const DEAD_ENDS = 40;

/** A random action by weight, or null after `DEAD_ENDS` dead ends. */
const drawAction = (hunt: Hunt, position: Position, die: Die, likely: boolean): readonly Target[] | null => {
  const { game, goal } = hunt;
  let left = DEAD_ENDS;
  const below = (menu: Menu<unknown>, picks: readonly Target[]): readonly Target[] | null => {
    if (menu.kind === 'act') return picks;
    const open = menu.choices.filter(isWalked);
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
  const said = saidIn(game, position, goal);
  return die(4) === 0 && said.length > 0 ? (said[die(said.length)] ?? null) : below(game.menu(position), []);
};

/** Weighted actions tried at each position of a random line, before one without weights. */
const LOOKS = 2;

function* probe(hunt: Hunt, effort: SearchProgress, die: Die): Search {
  const { game, start } = hunt;
  for (;;) {
    const most = effort.found ? effort.found.actions.length - 1 : hunt.within;
    const length = 1 + die(most);
    let position = start;
    const line: (readonly Target[])[] = [];
    effort.probes += 1;
    while (line.length < length && !game.outcome(position)) {
      let next: { readonly after: Position; readonly picks: readonly Target[] } | null = null;
      for (let look = 0; look <= LOOKS; look++) {
        const picks = drawAction(hunt, position, die, look < LOOKS);
        const tried = picks && tryAction(hunt, position, picks, true);
        effort.nodes += 1;
        yield;
        if (!tried) continue;
        effort.longest = Math.max(effort.longest, line.length + 1);
        if (tried.naming) return { actions: [...line, picks], ...tried.naming };
        if (!next || die(2) === 0) next = { after: tried.after, picks };
      }
      if (!next) break;
      line.push(next.picks);
      position = next.after;
    }
  }
}

/** The line without the actions at the indexes `left`, if it is legal and still names the clause. */
function* without(hunt: Hunt, effort: SearchProgress, { actions }: Line, left: ReadonlySet<number>): Search {
  const kept = actions.filter((_, index) => !left.has(index));
  let position = hunt.start;
  for (const [index, picks] of kept.entries()) {
    const tried = tryAction(hunt, position, picks, index === kept.length - 1);
    effort.nodes += 1;
    yield;
    if (!tried) return null;
    if (tried.naming) return { actions: kept, ...tried.naming };
    position = tried.after;
  }
  return null;
}

/** Sets of indexes to omit from a line: blocks, the longest first, then pairs. */
function* omissions(length: number): Generator<ReadonlySet<number>> {
  for (let block = length - 1; block > 0; block--)
    for (let from = 0; from + block <= length; from++)
      yield new Set(Array.from({ length: block }, (_, offset) => from + offset));
  for (let one = 0; one < length; one++)
    for (let two = one + 2; two < length - 1; two++) yield new Set([one, two]);
}

/** A line that no omission can shorten. */
function* shorten(hunt: Hunt, effort: SearchProgress, line: Line): Generator<void, Line> {
  for (const left of omissions(line.actions.length)) {
    const shorter = yield* without(hunt, effort, line, left);
    if (shorter) return yield* shorten(hunt, effort, shorter);
  }
  return line;
}

/** The fewest actions played, also if a line is found at once. */
const LEAST = 400;

/**
 * Searches until no shorter line is left to find, and yields its progress after every action. After a first
 * line it continues for as many actions again.
 */
export function* seek(hunt: Hunt): Generator<SearchProgress, SearchProgress> {
  const effort: SearchProgress = { nodes: 0, depth: 0, isAll: false, probes: 0, longest: 0, found: null };
  const here = judgePosition(hunt, hunt.start);
  if (here) {
    effort.found = { actions: [], ...here, isShortest: true };
    return effort;
  }
  const all = exhaust(hunt, effort);
  const die = thrower(hunt.seed);
  let random = probe(hunt, effort, die);
  let last = Number.POSITIVE_INFINITY;
  while (effort.nodes < last) {
    const next = all.next();
    if (next.done) {
      if (next.value) effort.found = { ...next.value, isShortest: true };
      else if (effort.found) effort.found = { ...effort.found, isShortest: true };
      return effort;
    }
    yield effort;
    if (effort.found && effort.found.actions.length <= effort.depth + 1) {
      effort.found = { ...effort.found, isShortest: true };
      return effort;
    }
    const chance = random.next();
    if (chance.done && chance.value) {
      // Kept at once, in case the search is interrupted before the line is shortened.
      effort.found = { ...chance.value, isShortest: false };
      const work = shorten(hunt, effort, chance.value);
      let step = work.next();
      for (; !step.done; step = work.next()) yield effort;
      effort.found = { ...step.value, isShortest: step.value.actions.length <= effort.depth + 1 };
      if (effort.found.isShortest) return effort;
      last = Math.min(last, Math.max(effort.nodes * 2, LEAST));
      random = probe(hunt, effort, die);
    }
    yield effort;
  }
  return effort;
}
