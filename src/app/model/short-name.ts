/** Names an action in a few characters, since the game's notation is too long for the move list. */
import { choiceAt, choiceHasAction } from '../../kernel/asking/legal.ts';
import { square, type Target } from '../../kernel/asking/target.ts';
import { squareName } from '../../kernel/board/board.ts';
import { DIRECTION_NAMES } from '../../kernel/board/direction.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import type { Game, Position } from '../../kernel/game.ts';
import type { PlayedAction } from '../../kernel/record.ts';
import { type BoardView, type UnitView, unitsOn } from '../../kernel/view.ts';
import { listWords } from '../../kernel/words.ts';

export type ShortNamePart =
  | { readonly kind: 'unit'; readonly unit: UnitView }
  | {
      readonly kind: 'text' | 'ability' | 'link' | 'unlink';
      readonly text: string;
      readonly spoken?: string;
    };

type Motion = Extract<BoardEvent, { kind: 'moved' }>;

const textPart = (text: string, spoken = text): ShortNamePart => ({ kind: 'text', text, spoken });
const unitPart = (unit: UnitView): ShortNamePart => ({ kind: 'unit', unit });

interface ActionFacts {
  readonly game: Game;
  readonly before: Position;
  readonly view: BoardView;
  readonly picks: readonly Target[];
  readonly events: readonly BoardEvent[];
  readonly motions: readonly Motion[];
}

const squareOf = (pick: Target): number | null => (pick.kind === 'square' ? pick.square : null);

/** Returns the number of the square where a motion ends. For a linked square (Inchworm), this number is from `at`. */
const endOf = ({ path, at }: Motion): number | undefined => {
  const end = path.at(-1);
  return end === undefined || at.includes(end) ? end : at[0];
};

const endsOnPick = ({ picks }: ActionFacts, way: Motion): boolean =>
  picks.some((pick) => squareOf(pick) === endOf(way));

const motionOf = (facts: ActionFacts, { id }: UnitView): Motion | undefined => {
  const ways = facts.motions.filter(({ unit }) => unit === id);
  return ways.filter((way) => endsOnPick(facts, way)).at(-1) ?? ways.at(-1);
};

const actorsOf = (facts: ActionFacts, isAbility: boolean): readonly UnitView[] => {
  const { before, picks, events, view, motions } = facts;
  const named = picks.flatMap((pick) => {
    const [there] = pick.kind === 'square' ? unitsOn(view, pick.square) : [];
    const unit = pick.kind === 'unit' ? view.units[pick.unit] : there;
    return unit?.side === before.toMove ? [{ unit, pick }] : [];
  });
  // An ability belongs to the unit on the first picked square, whatever else it moves.
  const own = isAbility ? named.filter(({ unit }) => unit.at[0] === named[0]?.unit.at[0]) : named;
  const gone = own.filter(({ unit }) => {
    const way = motionOf(facts, unit);
    return way && endsOnPick(facts, way);
  });
  const crowd = gone.filter(({ pick }) => pick.kind === 'unit');
  const [chosen = own[0]] = gone;
  if (crowd.length > 0) return [...new Set(crowd.map(({ unit }) => unit))];
  if (chosen) return [chosen.unit];
  const first = motions[0] ?? events.find((event) => event.kind === 'changed' && event.to.type !== undefined);
  const unit = first?.kind === 'moved' || first?.kind === 'changed' ? view.units[first.unit] : undefined;
  return unit?.side === before.toMove ? [unit] : [];
};

const answerLabel = ({ game, before, picks }: ActionFacts, index: number, isLabelled: boolean): string => {
  const choice = choiceAt(game.menu(before), picks.slice(0, index + 1));
  return choice?.offer?.name ?? (isLabelled ? choice?.label : '') ?? '';
};

/** The maximum number of units tried for ambiguity, the nearest first. Each trial searches the menu. */
const MAX_TRIED = 4;

/** Whether another unit of the actor's type could make the move, so that the name needs the origin. */
const isAmbiguous = ({ game, before, view, picks }: ActionFacts, actor: UnitView): boolean => {
  const at = picks.findIndex((pick) => squareOf(pick) === actor.at[0]);
  const next = picks[at + 1];
  if (at < 0 || next?.kind !== 'square') return false;
  const { squares } = game.board;
  const to = squares[next.square];
  const reach = ({ at: [square = 0] }: UnitView): readonly [number, number] => {
    const from = squares[square];
    const files = Math.abs((from?.file ?? 0) - (to?.file ?? 0));
    const ranks = Math.abs((from?.rank ?? 0) - (to?.rank ?? 0));
    return [Math.min(files, ranks), Math.max(files, ranks)];
  };
  const isAlike = ({ id, type, side, inside }: UnitView) =>
    id !== actor.id && type === actor.type && side === actor.side && inside === undefined;
  const mayGo = (unit: UnitView) => {
    const [less, more] = reach(unit);
    const isInLine = less === 0 || less === more;
    return unit.at[0] !== next.square && (isInLine || deepEqual([less, more], reach(actor)));
  };
  const others = Object.values(view.units).filter((unit) => isAlike(unit) && mayGo(unit));
  others.sort((a, b) => reach(a)[1] - reach(b)[1]);
  return others.slice(0, MAX_TRIED).some(({ at: [from = 0] }) => {
    const choice = choiceAt(game.menu(before), [...picks.slice(0, at), square(from), next]);
    return choice !== undefined && choiceHasAction(choice);
  });
};

/** Names a new or removed link: by number in text, by squares in speech. */
const linkParts = ({ game, view, events }: ActionFacts): readonly ShortNamePart[] => {
  const signs = new Map<string, ShortNamePart>();
  for (const event of events) {
    if (event.kind !== 'marked') continue;
    const was = view.marks[event.square]?.find(({ kind }) => kind === 'link');
    const is = event.marks.find(({ kind }) => kind === 'link');
    const kind = is && !was ? 'link' : was && !is ? 'unlink' : null;
    const { value: number, to } = is ?? was ?? {};
    if (!kind || number === undefined || to === undefined) continue;
    // Both ends carry the mark.
    const ends = [event.square, to].sort((a, b) => a - b).map((end) => squareName(game.board, end));
    signs.set(kind, { kind, text: `${number}`, spoken: listWords(ends) });
  }
  return [...signs.values()];
};

/** Returns the motion of the unit that an ability threw. Undefined unless exactly one unit moved besides the actors. */
const thrownMotion = ({ motions }: ActionFacts, actors: readonly UnitView[]): Motion | undefined => {
  const others = motions.filter((way) => actors.every(({ id, at }) => id !== way.unit && at[0] !== way.path.at(-1)));
  return new Set(others.map(({ unit }) => unit)).size === 1 ? others.at(-1) : undefined;
};

const placeParts = (facts: ActionFacts, actors: readonly UnitView[], isAbility: boolean): readonly ShortNamePart[] => {
  const { game, view, picks, events } = facts;
  const name = (at: number) => squareName(game.board, at);
  const [actor] = actors;
  const way = actor && motionOf(facts, actor);
  const option = isAbility ? picks.findIndex(({ kind }) => kind === 'option') : -1;
  const aimed = (way && endOf(way)) ?? picks.slice(option + 1).flatMap((pick) => squareOf(pick) ?? [])[0];
  const toward = picks.flatMap((pick) =>
    pick.kind === 'direction' ? textPart(pick.direction.toUpperCase(), DIRECTION_NAMES[pick.direction]) : [],
  );
  const to = (actor?.body === 'chain' ? way?.at[0] : aimed) ?? actor?.at[0];
  if (to === undefined) return toward;
  const thrown = isAbility ? thrownMotion(facts, actors) : undefined;
  const moved = thrown && view.units[thrown.unit];
  const between = (from: number, end: string) => textPart(`${name(from)}-${end}`, `${name(from)} to ${end}`);
  if (moved) return [unitPart(moved), between(moved.at[0] ?? to, name(thrown.path.at(-1) ?? to)), ...toward];
  const lost = events.flatMap((event) => (event.kind === 'captured' ? [event.unit] : []));
  const isObject = ({ id }: UnitView) => !actors.some((each) => each.id === id) && !lost.includes(id);
  const object = isAbility && actor ? unitsOn(view, to).filter(isObject).slice(0, 1) : [];
  const isFromTold = !isAbility && actors.length === 1 && actor && way && isAmbiguous(facts, actor);
  const place = isFromTold ? between(actor.at[0] ?? to, name(to)) : textPart(name(to));
  return [...object.map(unitPart), place, ...toward];
};

const FEW = 2;

const outcomeParts = ({ game, events }: ActionFacts, actors: readonly UnitView[]): readonly ShortNamePart[] => {
  const kinds = new Map<number, UnitView>();
  for (const event of events) {
    if (event.kind !== 'changed') continue;
    const { type } = event.to;
    const unit = actors.find(({ id }) => id === event.unit);
    if (unit && type !== undefined && type !== unit.type) kinds.set(unit.id, { ...unit, type });
  }
  const come = events.flatMap((event) => (event.kind === 'appeared' ? [event.unit] : []));
  const plus = actors.length > 0 ? [textPart('+')] : [];
  const placed = (unit: UnitView) => [unitPart(unit), textPart(squareName(game.board, unit.at[0] ?? 0))];
  return [
    ...[...kinds.values()].flatMap((unit) => [textPart('='), unitPart(unit)]),
    ...come.slice(0, FEW).flatMap((unit) => [...plus, ...placed(unit)]),
  ];
};

/** Returns an action's short name, which leaves out dice and losses. `before` is the position before the action. */
export const shortNameOf = (game: Game, before: Position, { picks, tell }: PlayedAction): readonly ShortNamePart[] => {
  const events = tell().flatMap((step) => step.events);
  const motions = events.filter((event) => event.kind === 'moved');
  const facts: ActionFacts = { game, before, picks, view: game.view(before), events, motions };
  const options = picks.flatMap(({ kind }, index) => (kind === 'option' ? [index] : []));
  const named = options.map((index) => ({ index, name: answerLabel(facts, index, false) }));
  const ability = named.find(({ name }) => name !== '');
  // An ability without a piece is named alone.
  const actors = ability?.index === 0 ? [] : actorsOf(facts, !!ability);
  const comes = events.some(({ kind }) => kind === 'appeared');
  const hasPlace = actors.length > 0 || (ability && picks.length > 1 && !comes);
  const kinds = actors.filter(({ type }, index) => actors.findIndex((each) => each.type === type) === index);
  const signs = [
    ...linkParts(facts),
    ...kinds.map(unitPart),
    ...(ability ? [{ kind: 'ability', text: ability.name } as const] : []),
    ...(hasPlace ? placeParts(facts, actors, !!ability) : []),
    ...outcomeParts(facts, actors),
  ];
  const last = options.at(-1);
  return signs.length > 0 || last === undefined ? signs : [textPart(answerLabel(facts, last, true))];
};
