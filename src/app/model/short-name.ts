/**
 * An action in a few signs, made from its picks and steps alone: the piece, an ability's name, the square,
 * promotions and new units. The game's own notation stays the exact one.
 */
import { choiceAt, leadsOn } from '../../kernel/asking/legal.ts';
import { square, type Target } from '../../kernel/asking/target.ts';
import { squareName } from '../../kernel/board/board.ts';
import { DIRECTION_NAMES } from '../../kernel/board/direction.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import type { Game, Position } from '../../kernel/game.ts';
import type { Turned } from '../../kernel/record.ts';
import { type BoardView, type UnitView, unitsOn } from '../../kernel/view.ts';
import { listWords } from '../../kernel/words.ts';

/** One sign of a short name: a piece's drawing, or letters. */
export type ShortSign =
  | { readonly kind: 'unit'; readonly unit: UnitView }
  | {
      readonly kind: 'text' | 'ability' | 'link' | 'unlink';
      readonly text: string;
      /** For letters that do not say it by ear: the words spoken in their place. */
      readonly aloud?: string;
    };

type Moved = Extract<BoardEvent, { kind: 'moved' }>;

const text = (text: string, aloud = text): ShortSign => ({ kind: 'text', text, aloud });
const drawn = (unit: UnitView): ShortSign => ({ kind: 'unit', unit });

/** An action as it is read here: its picks and events, and the board before it. */
interface Deed {
  readonly game: Game;
  readonly before: Position;
  readonly view: BoardView;
  readonly picks: readonly Target[];
  readonly events: readonly BoardEvent[];
}

const squareOf = (pick: Target): number | null => (pick.kind === 'square' ? pick.square : null);

const namedBy = ({ view }: Deed, pick: Target): UnitView | undefined =>
  pick.kind === 'unit'
    ? view.units[pick.unit]
    : pick.kind === 'square'
      ? unitsOn(view, pick.square)[0]
      : undefined;

/** The square on which a way ends, by the name under which the unit stands there: linked squares have two. */
const endOf = ({ path, at }: Moved): number | undefined => {
  const end = path.at(-1);
  return end === undefined || at.includes(end) ? end : at[0];
};

/** The last way of a unit that ends on a picked square; else its last way. */
const wayOf = ({ events, picks }: Deed, { id }: UnitView): Moved | undefined => {
  const ways = events.filter((event): event is Moved => event.kind === 'moved' && event.unit === id);
  const meant = ways.filter((way) => picks.some((pick) => squareOf(pick) === endOf(way)));
  return (meant.length > 0 ? meant : ways).at(-1);
};

/** The units that act: those named, first the ones that move to a picked square; else the first moved. */
const actorsOf = (deed: Deed, isAbility: boolean): readonly UnitView[] => {
  const { before, picks, events, view } = deed;
  const named = picks.flatMap((pick) => {
    const unit = namedBy(deed, pick);
    return unit?.side === before.toMove ? [{ unit, pick }] : [];
  });
  // An ability is of what stands on the square that is picked first, whatever else of its side it moves.
  const own = isAbility ? named.filter(({ unit }) => unit.at[0] === named[0]?.unit.at[0]) : named;
  const gone = own.filter(({ unit }) => {
    const way = wayOf(deed, unit);
    return picks.some((pick) => way && squareOf(pick) === endOf(way));
  });
  const crowd = gone.filter(({ pick }) => pick.kind === 'unit');
  const [chosen = own[0]] = gone;
  if (crowd.length > 0) return [...new Set(crowd.map(({ unit }) => unit))];
  if (chosen) return [chosen.unit];
  const isOther = (event: BoardEvent) => event.kind === 'changed' && event.to.type !== undefined;
  const first = events.find(({ kind }) => kind === 'moved') ?? events.find(isOther);
  const unit =
    first && 'unit' in first && typeof first.unit === 'number' ? view.units[first.unit] : undefined;
  return unit?.side === before.toMove ? [unit] : [];
};

/** The label of the answer at this index; empty without one, or where it only goes on with the move. */
const offered = ({ game, before, picks }: Deed, index: number, isLabelled: boolean): string => {
  const choice = choiceAt(game.menu(before), picks.slice(0, index + 1));
  return choice?.offer?.name ?? (isLabelled ? choice?.label : '') ?? '';
};

/** Most other units of a kind that are tried for the same square, the nearest first. */
const ASKED = 4;

/** Could another unit of its kind have been picked for the same square? */
const isAmbiguous = ({ game, before, view, picks }: Deed, actor: UnitView): boolean => {
  const at = picks.findIndex((pick) => squareOf(pick) === actor.at[0]);
  const next = picks[at + 1];
  const to = next && squareOf(next);
  if (at < 0 || next === undefined || to === null || to === undefined) return false;
  const spot = game.board.squares;
  const reach = ([from = 0]: readonly number[]): readonly [number, number] => {
    const [a, b] = [spot[from], spot[to]];
    const [x, y] = [Math.abs((a?.file ?? 0) - (b?.file ?? 0)), Math.abs((a?.rank ?? 0) - (b?.rank ?? 0))];
    return [Math.min(x, y), Math.max(x, y)];
  };
  const leap = reach(actor.at);
  const others = Object.values(view.units)
    .filter(
      ({ id, type, side, inside }) =>
        id !== actor.id && type === actor.type && side === actor.side && inside === undefined,
    )
    .filter(({ at: [from = to] }) => from !== to)
    .filter(({ at }) => {
      const [less, more] = reach(at);
      return less === 0 || less === more || deepEqual([less, more], leap);
    })
    .sort((a, b) => reach(a.at)[1] - reach(b.at)[1]);
  return others.slice(0, ASKED).some(({ at: [from = 0] }) => {
    const choice = choiceAt(game.menu(before), [...picks.slice(0, at), square(from), next]);
    return choice !== undefined && leadsOn(choice);
  });
};

/** Links made and removed, each by its number; by ear by its squares. */
const linkSigns = ({ game, view, events }: Deed): readonly ShortSign[] => {
  const signs = new Map<string, ShortSign>();
  for (const event of events) {
    if (event.kind !== 'marked') continue;
    const was = view.marks[event.square]?.find(({ kind }) => kind === 'link');
    const is = event.marks.find(({ kind }) => kind === 'link');
    const kind = is && !was ? 'link' : was && !is ? 'unlink' : null;
    const { value: number, to } = is ?? was ?? {};
    if (!kind || number === undefined || to === undefined) continue;
    // Both ends of a link are marked.
    const ends = [event.square, to].sort((a, b) => a - b).map((end) => squareName(game.board, end));
    signs.set(kind, { kind, text: `${number}`, aloud: listWords(ends) });
  }
  return [...signs.values()];
};

/** The way of the one other unit that an ability moved; null if it moved several, or swapped one with the actor. */
const thrownBy = ({ events }: Deed, actors: readonly UnitView[]): Moved | null => {
  const ways = events.filter(
    (event): event is Moved =>
      event.kind === 'moved' &&
      actors.every(({ id, at }) => id !== event.unit && at[0] !== event.path.at(-1)),
  );
  return new Set(ways.map(({ unit }) => unit)).size === 1 ? (ways.at(-1) ?? null) : null;
};

/** The signs of an action's squares: where a unit moved to, and its origin where that is ambiguous. */
const placeSigns = (deed: Deed, actors: readonly UnitView[], isAbility: boolean): readonly ShortSign[] => {
  const { game, view, picks, events } = deed;
  const name = (at: number) => squareName(game.board, at);
  const [actor] = actors;
  const way = actor && wayOf(deed, actor);
  const option = isAbility ? picks.findIndex(({ kind }) => kind === 'option') : -1;
  const aimed = (way && endOf(way)) ?? picks.slice(option + 1).flatMap((pick) => squareOf(pick) ?? [])[0];
  const toward = picks.flatMap((pick) =>
    pick.kind === 'direction' ? text(pick.direction.toUpperCase(), DIRECTION_NAMES[pick.direction]) : [],
  );
  const to = (actor?.body === 'chain' ? way?.at[0] : aimed) ?? actor?.at[0];
  if (to === undefined) return toward;
  const thrown = isAbility ? thrownBy(deed, actors) : null;
  const moved = thrown && view.units[thrown.unit];
  const between = (from: number, end: string) => text(`${name(from)}-${end}`, `${name(from)} to ${end}`);
  if (moved) return [drawn(moved), between(moved.at[0] ?? to, name(thrown.path.at(-1) ?? to)), ...toward];
  const lost = (id: number) => events.some((event) => event.kind === 'captured' && event.unit === id);
  const object =
    isAbility && actor
      ? unitsOn(view, to).find(({ id }) => !actors.some((each) => each.id === id) && !lost(id))
      : undefined;
  const there = name(to);
  const isFromTold = !isAbility && actors.length === 1 && actor && way && isAmbiguous(deed, actor);
  return [
    ...(object ? [drawn(object)] : []),
    isFromTold ? between(actor.at[0] ?? to, there) : text(there),
    ...toward,
  ];
};

/** Most new units that are named for one action. */
const FEW = 2;

/** The signs of the acting units' changes, and of new units. */
const outcomeSigns = ({ game, events }: Deed, actors: readonly UnitView[]): readonly ShortSign[] => {
  const kinds = new Map<number, UnitView>();
  const come: UnitView[] = [];
  for (const event of events) {
    const unit = event.kind === 'changed' && actors.find(({ id }) => id === event.unit);
    if (unit && event.kind === 'changed' && event.to.type !== undefined && event.to.type !== unit.type)
      kinds.set(unit.id, { ...unit, type: event.to.type });
    if (event.kind === 'appeared') come.push(event.unit);
  }
  return [
    ...[...kinds.values()].flatMap((unit) => [text('='), drawn(unit)]),
    ...come
      .slice(0, FEW)
      .flatMap((unit) => [
        ...(actors.length > 0 ? [text('+')] : []),
        drawn(unit),
        text(squareName(game.board, unit.at[0] ?? 0)),
      ]),
  ];
};

/** The short name of an action from a position. Dice and losses are told beside it. */
export const shortNameOf = (game: Game, before: Position, { picks, tell }: Turned): readonly ShortSign[] => {
  const deed: Deed = {
    game,
    before,
    picks,
    view: game.view(before),
    events: tell().flatMap((step) => step.events),
  };
  const options = picks.flatMap(({ kind }, index) => (kind === 'option' ? [index] : []));
  const named = options.map((index) => ({ index, name: offered(deed, index, false) }));
  const ability = named.find(({ name }) => name !== '');
  // An ability without a piece begins with its name.
  const actors = ability?.index === 0 ? [] : actorsOf(deed, !!ability);
  const comes = deed.events.some(({ kind }) => kind === 'appeared');
  const kinds = actors.filter(({ type }, index) => actors.findIndex((each) => each.type === type) === index);
  const signs = [
    ...linkSigns(deed),
    ...kinds.map(drawn),
    ...(ability ? [{ kind: 'ability', text: ability.name } as const] : []),
    ...(actors.length > 0 || (ability && picks.length > 1 && !comes)
      ? placeSigns(deed, actors, !!ability)
      : []),
    ...outcomeSigns(deed, actors),
  ];
  const last = options.at(-1);
  return signs.length > 0 || last === undefined ? signs : [text(offered(deed, last, true))];
};
