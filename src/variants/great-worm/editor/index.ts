/** Setting up a position: units, Lairs, trails, the double step, and what the turn remembers. */
import { SILENCE } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import { type Brush, defineEditor, EITHER_SIDE, type Field, oneOf, YES_OR_NO } from '../../../kernel/edit.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { PIECE_TYPES, PIECES, type PieceType } from '../moves/tables.ts';
import { writePosition } from '../position/format.ts';
import { type Boost, type State, turnNumber, type Unit } from '../position/state.ts';
import { marksOf } from '../show/view.ts';

const withUnits = (draft: State, units: readonly (Unit | null)[]): State => ({ ...draft, units });

const withUnit = (draft: State, square: Square, unit: Unit | null): State =>
  withUnits(
    draft,
    draft.units.map((each, at) => (at === square ? unit : each)),
  );

/** A side has one worm: set down anew, it leaves the square where it stood. */
const withoutWorm = (draft: State, side: Side): State =>
  withUnits(
    draft,
    draft.units.map((unit) => (unit?.type === 'worm' && unit.side === side ? null : unit)),
  );

const pieceBrush = (type: PieceType, side: Side): Brush<State> => ({
  id: `${type}-${side}`,
  title: `${sideName(side)}'s ${PIECES[type].name}`,
  group: sideName(side),
  look: { type, side },
  put(draft, square) {
    const there = draft.units[square];
    if (there?.type === type && there.side === side) return withUnit(draft, square, null);
    const bare = type === 'worm' ? withoutWorm(draft, side) : draft;
    return { ...withUnit(bare, square, { id: draft.nextId, type, side }), nextId: draft.nextId + 1 };
  },
});

const withTrail = (draft: State, side: Side, trail: readonly Square[]): State => ({
  ...draft,
  trails: { ...draft.trails, [side]: trail },
});

const groundBrushes = (side: Side): readonly Brush<State>[] => [
  {
    id: `lair-${side}`,
    title: `${sideName(side)}'s Lair`,
    group: sideName(side),
    look: { mark: 'lair', of: side },
    put: (draft, square) => {
      const rest = draft.trails[side].slice(1).filter((each) => each !== square);
      return withTrail({ ...draft, lairs: { ...draft.lairs, [side]: square } }, side, [square, ...rest]);
    },
  },
  {
    id: `trail-${side}`,
    title: `${sideName(side)}'s trail, square by square`,
    group: sideName(side),
    look: { mark: 'trail', of: side },
    put: (draft, square) => {
      const trail = draft.trails[side];
      const index = trail.indexOf(square);
      return withTrail(draft, side, index < 0 ? [...trail, square] : trail.slice(0, Math.max(1, index)));
    },
  },
];

const DOUBLE_STEP: Brush<State> = {
  id: 'double-step',
  title: 'Double step: from the Claw to the square it passed',
  group: 'This turn',
  look: { mark: 'passed' },
  joins: true,
  put: (draft, passed, claw) => ({
    ...draft,
    doubleStep: draft.doubleStep?.passed === passed && draft.doubleStep.claw === claw ? null : { passed, claw },
  }),
};

const PHASES = oneOf({
  regular: 'Regular action',
  none: 'Encroachment, no boost',
  arm: 'Encroachment after an Arm',
  wing: 'Encroachment after a Wing',
  talon: 'Encroachment after a Talon',
});

const waitField = (side: Side): Field<State> => ({
  id: `wait-${side}`,
  title: `${sideName(side)}'s turns until the next Leg`,
  kind: () => ({ from: 0, to: 9 }),
  read: ({ waits }) => String(waits[side]),
  write: (draft, value) => ({ ...draft, waits: { ...draft.waits, [side]: Number(value) } }),
});

const setTurnNumber = (draft: State, number: number, toMove: Side): State => ({
  ...draft,
  toMove,
  ply: 2 * (number - 1) + SIDES.indexOf(toMove),
});

const FIELDS: readonly Field<State>[] = [
  {
    id: 'turn',
    title: 'To move',
    kind: () => EITHER_SIDE,
    read: ({ toMove }) => toMove,
    write: (draft, side) => setTurnNumber(draft, turnNumber(draft), side as Side),
  },
  {
    id: 'number',
    title: 'Turn number',
    kind: () => ({ from: 1, to: 999_999 }),
    read: (draft) => String(turnNumber(draft)),
    write: (draft, value) => setTurnNumber(draft, Number(value), draft.toMove),
  },
  {
    id: 'phase',
    title: 'Phase',
    kind: () => PHASES,
    read: ({ phase }) => (phase.kind === 'regular' ? 'regular' : phase.boost),
    write: (draft, value) => ({
      ...draft,
      phase: value === 'regular' ? { kind: 'regular' } : { kind: 'encroachment', boost: value as Boost, used: 'unknown' },
    }),
  },
  waitField('white'),
  waitField('black'),
  {
    id: 'passing',
    title: 'Passing is allowed',
    kind: () => YES_OR_NO,
    read: ({ passing }) => (passing ? 'yes' : 'no'),
    write: (draft, value) => ({ ...draft, passing: value === 'yes' }),
  },
];

const moveTrailSquare = (trail: readonly Square[], from: Square, to: Square): readonly Square[] =>
  trail.includes(to) ? trail : trail.map((square) => (square === from ? to : square));

export const EDITOR = defineEditor<State>({
  brushes: [...SIDES.flatMap((side) => [...PIECE_TYPES.map((type) => pieceBrush(type, side)), ...groundBrushes(side)]), DOUBLE_STEP],
  fields: FIELDS,
  details: () => [],
  write: writePosition,
  show: (draft) => ({
    units: Object.fromEntries(
      draft.units.flatMap((unit, at) => (unit ? [[unit.id, { ...unit, at: [at], body: 'whole' as const, badges: [] }]] : [])),
    ),
    marks: marksOf(draft),
  }),
  bare: (draft) => ({
    ...draft,
    units: draft.units.map(() => null),
    trails: { white: [draft.lairs.white], black: [draft.lairs.black] },
    doubleStep: null,
    talk: SILENCE,
  }),
  clear: (draft, square) => ({
    ...withUnit(draft, square, null),
    trails: {
      white: draft.trails.white.filter((each, index) => index === 0 || each !== square),
      black: draft.trails.black.filter((each, index) => index === 0 || each !== square),
    },
    doubleStep: draft.doubleStep && [draft.doubleStep.passed, draft.doubleStep.claw].includes(square) ? null : draft.doubleStep,
  }),
  carry(draft, from, to) {
    const unit = draft.units[from] ?? null;
    const carried = withUnit(withUnit(draft, from, null), to, unit);
    return unit?.type === 'worm' ? withTrail(carried, unit.side, moveTrailSquare(draft.trails[unit.side], from, to)) : carried;
  },
});
