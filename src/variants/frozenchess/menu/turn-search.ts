/**
 * Looks for a legal turn of several steps where few may be: a million may begin with a check. Ways that come
 * to one square are one from there on, as if their walls did not matter. So each end is played once from each
 * square, and once more only by a way that walls every line of the checks that it was seen to leave. Walls may
 * open or close an exit, so only a yes is final.
 */
import type { MayGoOn, Menu, SearchAnswer } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { isOverTomb } from '../mechanics/movement/quiet.ts';
import { inDanger } from '../moves/legality.ts';
import type { Partway } from '../moves/resolve.ts';
import { type Act, byActor, type Part } from '../position/action.ts';
import { isClosedTomb, isCorrupted, isWallsquare } from '../position/squares.ts';
import type { Actor, State } from '../position/state.ts';
import { type Check, checksLeft, isInert } from './futile.ts';

/** A turn as far as it has come. */
interface Begun {
  readonly parts: readonly Part[];
  readonly way: Partway;
}

/** What may follow. */
interface Rules<Turn extends Begun> {
  /** The question for the next part, all of whose answers go to `take`. */
  ask(turn: Turn, take: (part: Part) => void): Menu<Act>;
  /** The turn after that part: whole or asking for more; null where it may not be. */
  after(turn: Turn, part: Part): { readonly turn: Turn; readonly isOver: boolean } | null;
  /** Is the turn surely over after that part, if it may be? */
  isLast(turn: Turn, part: Part): boolean;
}

/** That a turn ends somewhere: what is known of the ways to there that may be legal. */
interface End {
  /** The keys of lines that such a way must wall, in order; ends with equal ones are looked for together. */
  lines: string;
  isDead: boolean;
}

/** Where ways come together. */
interface Place<Turn> {
  readonly id: number;
  readonly turn: Turn;
  /** Where ways from different places are never one. */
  readonly origin: number;
  /** Turns that it owes for tombs. */
  readonly dues: number;
  /** Null: not found out yet. */
  exits: readonly Exit<Turn>[] | null;
  /** Null: no turn ends here. */
  readonly end: End | null;
  /** Is every end from here on dead? */
  isBarren: boolean;
}

interface Exit<Turn> {
  readonly part: Part;
  readonly to: Place<Turn>;
}

/** Ends whose checks cannot be told by lines: each way to them is played. */
const UNTOLD = '?';
/** Between the keys of lines. */
const AND = ';';

const pathOf = (part: Part): readonly Square[] => (part.kind === 'leg' ? part.path : []);

/** Is it asked about turns that go on by that part? */
type Fits = (part: Part) => boolean;

/** A search for legal turns that begin with these parts and go on by a part that fits. */
export type TurnSearch = (parts: readonly Part[], fits: Fits) => (mayGoOn: MayGoOn) => SearchAnswer;

/** Work that can be put down. */
const inPieces = (begin: () => Generator<void, boolean>): ((mayGoOn: MayGoOn) => SearchAnswer) => {
  let work: Generator<void, boolean> | null = null;
  let found: boolean | null = null;
  return (mayGoOn) => {
    work ??= begin();
    while (found === null && mayGoOn()) {
      const next = work.next();
      if (next.done) found = next.value;
    }
    return found;
  };
};

/** Searches among a unit's turns; what one finds out all others know. */
export const turnSearch = <Turn extends Begun>(
  start: State,
  actor: Actor,
  root: Turn,
  rules: Rules<Turn>,
): TurnSearch => {
  const places = new Map<string, Place<Turn> | null>();
  const known = new Map<string, Check['line']>();
  const groups = new Set(['']);

  const placeAt = (turn: Turn, isOver: boolean, origin: number | null, dues: number): Place<Turn> => ({
    id: places.size,
    turn,
    origin: origin ?? places.size,
    dues,
    exits: isOver ? [] : null,
    end: isOver || turn.parts.length > 1 ? { lines: '', isDead: false } : null,
    isBarren: false,
  });

  /** The dues after a step that changes nothing but where the unit is; null for all other parts. */
  const duesAfter = ({ turn, dues }: Place<Turn>, part: Part): number | null => {
    const { state, now } = turn.way;
    if (part.kind !== 'leg' || part.capture || part.extra || part.promote || !now || now.stack.shade)
      return null;
    const { to, path } = part;
    const isPlain =
      !isClosedTomb(state, to) &&
      !isCorrupted(state, to) &&
      !isWallsquare(state, to) &&
      !state.traps.some(({ square, side }) => square === to && side !== now.stack.side);
    return isPlain ? dues + (isOverTomb(state, now, path) ? 1 : 0) : null;
  };

  /** Where a part leads; null where it may not be. */
  const placeAfter = (from: Place<Turn>, part: Part): Place<Turn> | null => {
    const dues = duesAfter(from, part);
    const key =
      dues === null || part.kind !== 'leg'
        ? `${from.id} ${JSON.stringify(part)}`
        : `${from.origin},${from.turn.parts.length},${part.to},${dues}`;
    const old = places.get(key);
    if (old !== undefined) return old;
    const after = rules.after(from.turn, part);
    const place = after && placeAt(after.turn, after.isOver, dues === null ? null : from.origin, dues ?? 0);
    places.set(key, place);
    return place;
  };

  function* takeFrom(menu: Menu<Act>): Generator<void> {
    if (menu.kind === 'act') return;
    for (const choice of menu.choices)
      if (choice.kind === 'open' && !choice.again) {
        yield;
        yield* takeFrom(choice.next());
      }
  }

  /** The checks that a turn leaves, as far as they can be told; null where it is legal. */
  const checksAfter = (legs: readonly Part[]): readonly Check[] | null => {
    const action: Act = { kind: 'move', ...byActor(actor), legs };
    return inDanger(start, action, (after, { side }) => checksLeft(start, after, side));
  };

  /** The keys of lines that all of these checks ask to wall. */
  const keysOf = (checks: readonly Check[]): readonly string[] =>
    checks.map(({ line }) => {
      const key = [...line].join();
      known.set(key, line);
      return key;
    });

  /** Finds out how turns go on from a place. */
  function* open(place: Place<Turn>): Generator<void, readonly Exit<Turn>[]> {
    const { turn } = place;
    const parts: Part[] = [];
    yield* takeFrom(rules.ask(turn, (part) => parts.push(part)));
    const standing = turn.parts.length > 0 && parts.length > 0 ? (checksAfter(turn.parts) ?? []) : [];
    const exits: Exit<Turn>[] = [];
    for (const part of parts) {
      const left = rules.isLast(turn, part)
        ? keysOf(standing.filter((check) => isInert(start, check, actor, part)))
        : [];
      if (left.includes('')) continue;
      const count = places.size;
      const to = placeAfter(place, part);
      if (!to) continue;
      exits.push({ part, to });
      if (places.size === count) continue;
      if (to.end) to.end.lines = [...new Set(left)].sort().join(AND);
      if (left.length > 0) groups.add(to.end?.lines ?? '');
      yield;
    }
    place.exits ??= exits;
    return place.exits;
  }

  /** Is the turn legal? If not, its end knows the lines that others must wall. */
  const isLegal = (legs: readonly Part[], end: End): boolean => {
    const left = checksAfter(legs);
    if (left === null) return true;
    if (end.lines === UNTOLD) return false;
    const keys = keysOf(left);
    end.isDead = keys.includes('');
    const before = end.lines === '' ? [] : end.lines.split(AND);
    const all = new Set([...before, ...keys]);
    end.lines = all.size > before.length ? [...all].sort().join(AND) : UNTOLD;
    return false;
  };

  /** The places from which turns go on to an end of that group. */
  const leadingTo = (group: string, from: Place<Turn>): ReadonlySet<Place<Turn>> => {
    const known = new Map<Place<Turn>, boolean>();
    const leads = (place: Place<Turn>): boolean => {
      const before = known.get(place);
      if (before !== undefined) return before;
      const isOne = place.end?.lines === group && !place.end.isDead;
      // All exits are looked at, so that all places are known.
      const found = (place.exits ?? []).filter(({ to }) => leads(to)).length > 0 || isOne;
      known.set(place, found);
      return found;
    };
    leads(from);
    return new Set([...known].flatMap(([place, found]) => (found ? place : [])));
  };

  /** Is there a legal turn among those whose ends ask for these lines? */
  function* searchGroup(
    group: string,
    first: Place<Turn>,
    begun: readonly Part[],
    fits: Fits,
    noted: Set<string>,
  ) {
    const wanted =
      group === '' || group === UNTOLD ? [] : group.split(AND).map((key) => known.get(key) as Check['line']);
    const all = (1 << wanted.length) - 1;
    const walledBy = (part: Part): number =>
      wanted.reduce(
        (sum, line, index) => sum | (pathOf(part).some((at) => line.has(at)) ? 1 << index : 0),
        0,
      );
    const leading = group === '' ? null : leadingTo(group, first);
    const visited = new Set<number>();

    function* visit(place: Place<Turn>, parts: readonly Part[], walled: number): Generator<void, boolean> {
      const key = place.id * (all + 1) + walled;
      if (place.isBarren || visited.has(key) || leading?.has(place) === false) return false;
      if (group !== UNTOLD) visited.add(key);
      yield;
      const isFirst = place === first;
      const { end } = place;
      if (end && !isFirst && !end.isDead && end.lines === group && walled === all) {
        if (isLegal(parts, end)) return true;
        if (!end.isDead && end.lines !== group) noted.add(end.lines);
      }
      const exits = place.exits ?? (yield* open(place));
      for (const { part, to } of exits)
        if ((!isFirst || fits(part)) && (yield* visit(to, [...parts, part], walled | walledBy(part))))
          return true;
      place.isBarren = (!end || end.isDead) && !isFirst && exits.every(({ to }) => to.isBarren);
      return false;
    }

    return yield* visit(
      first,
      begun,
      begun.reduce((sum, part) => sum | walledBy(part), 0),
    );
  }

  const whole = placeAt(root, false, null, 0);
  places.set('', whole);

  function* searchAll(begun: readonly Part[], fits: Fits): Generator<void, boolean> {
    let first: Place<Turn> | null = whole;
    for (const part of begun) first = first && placeAfter(first, part);
    if (!first) return false;
    const left = new Set(groups);
    for (const group of left) {
      left.delete(group);
      if (yield* searchGroup(group, first, begun, fits, left)) return true;
      for (const each of left) groups.add(each);
    }
    return false;
  }

  return (parts, fits) => inPieces(() => searchAll(parts, fits));
};
