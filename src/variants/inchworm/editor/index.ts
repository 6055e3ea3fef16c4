import { withoutTalk } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Piece } from '../../../kernel/board/placement.ts';
import {
  type Brush,
  choiceField,
  countField,
  defineEditor,
  type Field,
  flagField,
  optionFields,
  pieceBrush,
  turnFields,
  valueKindOf,
} from '../../../kernel/editing/edit.ts';
import { forSides, other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { capitalize } from '../../../kernel/words.ts';
import { writePosition } from '../format/index.ts';
import { castlingSquares, isAtHalfway, keepsRight } from '../moves/castling.ts';
import { makeLinkStep } from '../moves/linking.ts';
import { withoutGonePawns } from '../moves/pawns.ts';
import { PIECES } from '../moves/tables.ts';
import { fileOf, isHallway, rankOf } from '../position/board.ts';
import { canonicalName, NO_LINKS, occupancyOf, unitsOn } from '../position/occupancy.ts';
import { OPTIONS } from '../position/options.ts';
import { positionKey } from '../position/repetition.ts';
import { type Pair, rightIndex, type State, turnSide, WINGS, type Wing } from '../position/state.ts';
import {
  halvesOn,
  isExtended,
  PIECE_TYPES,
  type PieceType,
  shiftUnit,
  TYPE_NAMES,
  type Unit,
  WING_LETTERS,
  wingLetter,
} from '../position/units.ts';
import { bareUnit, marksOf } from '../show/view.ts';

/** Returns a changed draft. Rights that no longer hold are dropped, since the reader of position files refuses them. */
const edit = (draft: State, changes: Partial<State>): State => {
  const next: State = { ...withoutTalk(draft), ...changes, owed: null, ending: null };
  const begin = (side: Side) => {
    const begunCastling = next.castling[side];
    return begunCastling && isAtHalfway(next.units, side, begunCastling) ? begunCastling : null;
  };
  const castling = forSides(begin);
  const rights = next.rights.map((right, index) => {
    const [side, wing] = [SIDES[index >> 1] as Side, WINGS[index % 2] as Wing];
    return right && !castling[side] && keepsRight(next.units, side, wing, right) ? right : null;
  });
  const isOwnPawnPassing = next.passing?.pawns.some(
    (id) => next.units.find((unit) => unit.id === id)?.side === turnSide(next),
  );
  const passing = isOwnPawnPassing ? null : withoutGonePawns(next.passing, next.units);
  const settled: State = { ...next, toMove: turnSide(next), castling, rights, passing };
  return { ...settled, history: [positionKey(settled)] };
};

const nextId = ({ units }: State): number => Math.max(0, ...units.map(({ id }) => id)) + 1;

const makeRoom = ({ units }: State, side: Side, type: PieceType, at: readonly Square[]): readonly Unit[] =>
  units.filter((unit) => {
    const isEnemy = unit.side !== side && unit.at.some((square) => at.includes(square));
    return !isEnemy && !(type === 'king' && unit.type === 'king' && unit.side === side);
  });

const put = (draft: State, side: Side, type: PieceType, at: Unit['at']): State => {
  const there = draft.units.find((unit) => unit.side === side && unit.type === type && String(unit.at) === String(at));
  if (there) return edit(draft, { units: draft.units.filter((unit) => unit !== there) });
  return edit(draft, { units: [...makeRoom(draft, side, type, at), { id: nextId(draft), side, type, at }] });
};

const putWhole = (draft: State, square: Square, { type, side }: Piece<PieceType>): State =>
  put(draft, side, type, [canonicalName(occupancyOf(draft), square)]);

const halvesBrush = (type: PieceType, side: Side): Brush<State> => ({
  id: `half-${type}-${side}`,
  title: `${sideName(side)}'s ${TYPE_NAMES[type]} in 2 halves: first one square, then the other`,
  group: `${sideName(side)}, extended`,
  look: { type, side },
  joins: true,
  put: (draft, to, from) => {
    const [a, b] = [canonicalName(occupancyOf(draft), from), canonicalName(occupancyOf(draft), to)];
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
    if (linked === null) return edit(draft, makeLinkStep(draft, { kind: 'link', square }));
    return linked === fileOf(square) ? edit(draft, makeLinkStep(draft, { kind: 'unlink', square, away: [] })) : draft;
  },
};

const PASSING: Brush<State> = {
  id: 'passing',
  title: 'En passant: from the Pawn to a square it passed',
  group: 'This turn',
  look: { mark: 'passing' },
  joins: true,
  put: (draft, square, from) => {
    const pawns = unitsOn(occupancyOf(draft), from).filter(
      (unit) => unit.type === 'pawn' && unit.side === other(turnSide(draft)),
    );
    if (pawns.length === 0) return draft;
    const known = draft.passing?.squares ?? [];
    const squares = known.includes(square)
      ? known.filter((each) => each !== square)
      : [...known, square].sort((a, b) => a - b);
    const units = [...new Set([...(draft.passing?.pawns ?? []), ...pawns.map(({ id }) => id)])].sort((a, b) => a - b);
    return edit(draft, { passing: squares.length > 0 ? { pawns: units, squares } : null });
  },
};

const pairOn = ({ units }: State, side: Side, king: readonly Square[], rook: readonly Square[]): Pair | null => {
  const standing = (type: PieceType, at: readonly Square[]) =>
    units.find(
      (unit) =>
        unit.side === side &&
        unit.type === type &&
        unit.at.length === at.length &&
        at.every((each) => unit.at.some((square) => square === each)),
    );
  const pair = [standing('king', king), standing('rook', rook)] as const;
  return pair[0] && pair[1] ? { king: pair[0].id, rook: pair[1].id } : null;
};

const rightOf = (draft: State, side: Side, wing: Wing): Pair | null => {
  const { king, rook } = castlingSquares(side, wing);
  return draft.castling[side] ? null : pairOn(draft, side, king.slice(0, 1), rook.slice(0, 1));
};

const WING_NAMES = { kingside: 'kingside', queenside: 'queenside' } as const;

const rightField = (side: Side, wing: Wing): Field<State> => {
  const index = rightIndex(side, wing);
  return flagField(
    `right-${side}-${WING_LETTERS[wing]}`,
    `${sideName(side)} can castle ${WING_NAMES[wing]}`,
    (draft) => (draft.rights[index] ? true : rightOf(draft, side, wing) ? false : null),
    (draft, isGiven) =>
      edit(draft, {
        rights: draft.rights.map((each, at) => (at === index ? (isGiven ? rightOf(draft, side, wing) : null) : each)),
      }),
  );
};

const halfway = (draft: State, side: Side): readonly Wing[] =>
  WINGS.filter((wing) => {
    const { king, rook } = castlingSquares(side, wing);
    return pairOn(draft, side, king, rook) !== null;
  });

const castlingField = (side: Side): Field<State> => ({
  id: `castling-${side}`,
  title: `${sideName(side)} is halfway through castling`,
  kind: (draft) =>
    valueKindOf({
      none: 'No',
      ...Object.fromEntries(halfway(draft, side).map((wing) => [WING_LETTERS[wing], capitalize(WING_NAMES[wing])])),
    }),
  read: (draft) => wingLetter(draft.castling[side]) ?? (halfway(draft, side).length > 0 ? 'none' : null),
  write: (draft, value) => {
    const wing = WINGS.find((each) => WING_LETTERS[each] === value);
    const pair = wing && pairOn(draft, side, castlingSquares(side, wing).king, castlingSquares(side, wing).rook);
    return edit(draft, { castling: { ...draft.castling, [side]: wing && pair ? { wing, ...pair } : null } });
  },
});

const FIELDS: readonly Field<State>[] = [
  ...turnFields<State>({ sideOf: turnSide, set: (draft, { ply }) => edit(draft, { ply }) }),
  choiceField(
    'mode',
    'Link step',
    { linking: 'Makes links', unlinking: 'Removes links' },
    ({ mode }) => mode,
    (draft, mode) => edit(draft, { mode }),
  ),
  countField(
    'quiet',
    'Turns without progress',
    { to: 999_999 },
    ({ quiet }) => quiet,
    (draft, quiet) => edit(draft, { quiet }),
  ),
  ...optionFields<State>(OPTIONS, (draft) => edit(draft, {})),
  ...SIDES.flatMap((side) => [...WINGS.map((wing) => rightField(side, wing)), castlingField(side)]),
];

const HALVED = PIECE_TYPES.filter((type) => type !== 'pawn');

const carryUnits = (unit: Unit, from: Square, to: Square): Unit =>
  isExtended(unit) ? shiftUnit(unit, from, to) : { ...unit, at: [to] };

export const EDITOR = defineEditor<State>({
  brushes: [
    ...SIDES.flatMap((side) => PIECE_TYPES.map((type) => pieceBrush(PIECES, type, side, putWhole))),
    ...SIDES.flatMap((side) => HALVED.map((type) => halvesBrush(type, side))),
    LINK,
    PASSING,
  ],
  fields: FIELDS,
  details: () => [],
  write: writePosition,
  show: (draft) => ({
    units: Object.fromEntries(draft.units.map((unit) => [unit.id, bareUnit(unit)])),
    marks: marksOf(draft),
  }),
  withoutUnits: (draft) => edit(draft, { units: [], links: NO_LINKS, mode: 'linking', passing: null, quiet: 0 }),
  clear: (draft, square) => {
    const at = canonicalName(occupancyOf(draft), square);
    return edit(draft, { units: draft.units.filter((unit) => !unit.at.some((each) => each === at)) });
  },
  carry: (draft, from, to) => {
    const [start, end] = [canonicalName(occupancyOf(draft), from), canonicalName(occupancyOf(draft), to)];
    const [first] = unitsOn(occupancyOf(draft), start);
    if (!first || start === end) return draft;
    const units = draft.units.filter((unit) => unit.side === first.side || !unit.at.some((each) => each === end));
    return edit(draft, {
      units: units.map((unit) => (unit.at.some((each) => each === start) ? carryUnits(unit, start, end) : unit)),
    });
  },
});
