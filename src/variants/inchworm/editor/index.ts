/** Setting up a position: men and their halves, crowds, links, castlings and who may be taken in passing. */
import type { Square } from '../../../kernel/board.ts';
import { type Brush, defineEditor, EITHER_SIDE, type Field, oneOf, YES_OR_NO } from '../../../kernel/edit.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { isWhereBegun, keepsRight, placesOf } from '../moves/castling.ts';
import { stillPassing } from '../moves/en-passant.ts';
import { afterLink } from '../moves/linking.ts';
import { fileOf, isHallway, rankOf } from '../position/board.ts';
import { writePosition } from '../position/format.ts';
import { type LinkMode, NO_LINKS } from '../position/links.ts';
import { fieldOf, home, unitsOn } from '../position/occupancy.ts';
import { positionKey } from '../position/repetition.ts';
import { type Pair, rightIndex, type State, turnSide, WINGS, type Wing } from '../position/state.ts';
import { halvesOn, isExtended, type Man, shifted, TYPE_NAMES, TYPES, type Type } from '../position/units.ts';
import { bareUnit, marksOf } from '../show/view.ts';

/** What is set up begins anew: nothing is owed, said or remembered, and what no longer holds is dropped. */
const anew = (draft: State, changes: Partial<State>): State => {
  const next: State = { ...draft, ...changes, owed: null, offer: 'none', ending: null };
  const begun = (side: Side) => {
    const under = next.castling[side];
    return under && isWhereBegun(next.men, side, under) ? under : null;
  };
  const castling = { white: begun('white'), black: begun('black') };
  const rights = next.rights.map((right, index) => {
    const [side, wing] = [SIDES[index >> 1] as Side, WINGS[index % 2] as Wing];
    return right && !castling[side] && keepsRight(next.men, side, wing, right) ? right : null;
  });
  const isTurned = next.passing?.men.some((id) => next.men.find((man) => man.id === id)?.side === turnSide(next));
  const passing = isTurned ? null : stillPassing(next.passing, next.men);
  const settled: State = { ...next, toMove: turnSide(next), castling, rights, passing };
  return { ...settled, history: [positionKey(settled)] };
};

const nextId = ({ men }: State): number => Math.max(0, ...men.map(({ id }) => id)) + 1;

/** The men left when one of this side and type is set down on these squares: no enemies there, and no second King. */
const madeRoom = ({ men }: State, side: Side, type: Type, at: readonly Square[]): readonly Man[] =>
  men.filter((man) => {
    const isEnemy = man.side !== side && man.at.some((square) => at.includes(square));
    return !isEnemy && !(type === 'king' && man.type === 'king' && man.side === side);
  });

/** Sets a man down; one that stands just so already is taken away. */
const put = (draft: State, side: Side, type: Type, at: Man['at']): State => {
  const there = draft.men.find((man) => man.side === side && man.type === type && String(man.at) === String(at));
  if (there) return anew(draft, { men: draft.men.filter((man) => man !== there) });
  return anew(draft, { men: [...madeRoom(draft, side, type, at), { id: nextId(draft), side, type, at }] });
};

const wholeBrush = (type: Type, side: Side): Brush<State> => ({
  id: `${type}-${side}`,
  title: `${sideName(side)}'s ${TYPE_NAMES[type]}`,
  group: sideName(side),
  look: { type, side },
  put: (draft, square) => put(draft, side, type, [home(fieldOf(draft), square)]),
});

const halvesBrush = (type: Type, side: Side): Brush<State> => ({
  id: `half-${type}-${side}`,
  title: `${sideName(side)}'s ${TYPE_NAMES[type]} in two halves: from one square to the other`,
  group: `${sideName(side)}, extended`,
  look: { type, side },
  joins: true,
  put: (draft, to, from) => {
    const [a, b] = [home(fieldOf(draft), from), home(fieldOf(draft), to)];
    return a === b ? draft : put(draft, side, type, halvesOn(a, b));
  },
});

const LINK: Brush<State> = {
  id: 'link',
  title: 'Link: from a square to the hallway square of its rank',
  group: 'Links',
  look: { mark: 'link' },
  joins: true,
  put: (draft, a, b) => {
    const [square, hall] = isHallway(a) ? [b, a] : [a, b];
    if (isHallway(square) || !isHallway(hall) || rankOf(square) !== rankOf(hall)) return draft;
    const linked = draft.links[rankOf(square)];
    if (linked === null) return anew(draft, afterLink(draft, { kind: 'link', square }));
    return linked === fileOf(square) ? anew(draft, afterLink(draft, { kind: 'unlink', square, away: [] })) : draft;
  },
};

const PASSING: Brush<State> = {
  id: 'passing',
  title: 'En passant: from the Pawn to a square it passed',
  group: 'This turn',
  look: { mark: 'passing' },
  joins: true,
  put: (draft, square, from) => {
    const pawns = unitsOn(fieldOf(draft), from).filter((man) => man.type === 'pawn' && man.side === other(turnSide(draft)));
    if (pawns.length === 0) return draft;
    const known = draft.passing?.squares ?? [];
    const squares = known.includes(square) ? known.filter((each) => each !== square) : [...known, square].sort((a, b) => a - b);
    const men = [...new Set([...(draft.passing?.men ?? []), ...pawns.map(({ id }) => id)])].sort((a, b) => a - b);
    return anew(draft, { passing: squares.length > 0 ? { men, squares } : null });
  },
};

/** The King and a Rook of a side that stand on these squares. */
const pairOn = ({ men }: State, side: Side, king: readonly Square[], rook: readonly Square[]): Pair | null => {
  const standing = (type: Type, at: readonly Square[]) =>
    men.find(
      (man) =>
        man.side === side &&
        man.type === type &&
        man.at.length === at.length &&
        at.every((each) => man.at.some((square) => square === each)),
    );
  const pair = [standing('king', king), standing('rook', rook)] as const;
  return pair[0] && pair[1] ? { king: pair[0].id, rook: pair[1].id } : null;
};

const rightOf = (draft: State, side: Side, wing: Wing): Pair | null => {
  const { king, rook } = placesOf(side, wing);
  return draft.castling[side] ? null : pairOn(draft, side, king.slice(0, 1), rook.slice(0, 1));
};

const WING_NAMES = { K: "King's wing", Q: "Queen's wing" } as const;

const rightField = (side: Side, wing: Wing): Field<State> => ({
  id: `right-${side}-${wing}`,
  title: `${sideName(side)} may castle on the ${WING_NAMES[wing]}`,
  kind: () => YES_OR_NO,
  read: (draft) => (draft.rights[rightIndex(side, wing)] ? 'yes' : rightOf(draft, side, wing) ? 'no' : null),
  write: (draft, value) => {
    const right = value === 'yes' ? rightOf(draft, side, wing) : null;
    return anew(draft, { rights: draft.rights.map((each, index) => (index === rightIndex(side, wing) ? right : each)) });
  },
});

const halfway = (draft: State, side: Side): readonly Wing[] =>
  WINGS.filter((wing) => {
    const { king, rook } = placesOf(side, wing);
    return pairOn(draft, side, king, rook) !== null;
  });

const castlingField = (side: Side): Field<State> => ({
  id: `castling-${side}`,
  title: `${sideName(side)} is halfway through castling`,
  kind: (draft) => oneOf({ none: 'No', ...Object.fromEntries(halfway(draft, side).map((wing) => [wing, `On the ${WING_NAMES[wing]}`])) }),
  read: (draft) => draft.castling[side]?.wing ?? (halfway(draft, side).length > 0 ? 'none' : null),
  write: (draft, value) => {
    const wing = WINGS.find((each) => each === value);
    const pair = wing && pairOn(draft, side, placesOf(side, wing).king, placesOf(side, wing).rook);
    return anew(draft, { castling: { ...draft.castling, [side]: wing && pair ? { wing, ...pair } : null } });
  },
});

const numbered = (draft: State, number: number, side: Side): State => anew(draft, { ply: 2 * (number - 1) + SIDES.indexOf(side) });
const numberOf = ({ ply }: State): number => Math.floor(ply / 2) + 1;

const FIELDS: readonly Field<State>[] = [
  {
    id: 'turn',
    title: 'To move',
    kind: () => EITHER_SIDE,
    read: turnSide,
    write: (draft, side) => numbered(draft, numberOf(draft), side as Side),
  },
  {
    id: 'number',
    title: 'Turn number',
    kind: () => ({ from: 1, to: 999_999 }),
    read: (draft) => String(numberOf(draft)),
    write: (draft, value) => numbered(draft, Number(value), turnSide(draft)),
  },
  {
    id: 'mode',
    title: 'A link step',
    kind: () => oneOf({ linking: 'Makes a link', unlinking: 'Removes a link' }),
    read: ({ mode }) => mode,
    write: (draft, mode) => anew(draft, { mode: mode as LinkMode }),
  },
  {
    id: 'quiet',
    title: 'Quiet turns',
    kind: () => ({ from: 0, to: 999_999 }),
    read: ({ quiet }) => String(quiet),
    write: (draft, value) => anew(draft, { quiet: Number(value) }),
  },
  {
    id: 'dice',
    title: 'Dice',
    kind: () => oneOf({ seeded: 'Rolled by the app', real: 'Real dice, entered by hand' }),
    read: ({ dice }) => dice,
    write: (draft, dice) => anew(draft, { dice: dice as State['dice'] }),
  },
  ...SIDES.flatMap((side) => [...WINGS.map((wing) => rightField(side, wing)), castlingField(side)]),
];

const HALVED = TYPES.filter((type) => type !== 'pawn');

/** A man with all of it that stands on one square set on another. */
const carried = (man: Man, from: Square, to: Square): Man => (isExtended(man) ? shifted(man, from, to) : { ...man, at: [to] });

export const EDITOR = defineEditor<State>({
  brushes: [
    ...SIDES.flatMap((side) => TYPES.map((type) => wholeBrush(type, side))),
    ...SIDES.flatMap((side) => HALVED.map((type) => halvesBrush(type, side))),
    LINK,
    PASSING,
  ],
  fields: FIELDS,
  details: () => [],
  write: writePosition,
  show: (draft) => ({ units: Object.fromEntries(draft.men.map((man) => [man.id, bareUnit(man)])), marks: marksOf(draft) }),
  bare: (draft) => anew(draft, { men: [], links: NO_LINKS, mode: 'linking', passing: null, quiet: 0 }),
  clear: (draft, square) => {
    const at = home(fieldOf(draft), square);
    return anew(draft, { men: draft.men.filter((man) => !man.at.some((each) => each === at)) });
  },
  carry: (draft, from, to) => {
    const [start, end] = [home(fieldOf(draft), from), home(fieldOf(draft), to)];
    const [first] = unitsOn(fieldOf(draft), start);
    if (!first || start === end) return draft;
    const men = draft.men.filter((man) => man.side === first.side || !man.at.some((each) => each === end));
    return anew(draft, { men: men.map((man) => (man.at.some((each) => each === start) ? carried(man, start, end) : man)) });
  },
});
