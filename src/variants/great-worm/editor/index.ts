import type { Square } from '../../../kernel/board/board.ts';
import { nextId } from '../../../kernel/board/placement.ts';
import {
  type Brush,
  choiceField,
  countField,
  defineEditor,
  type Field,
  optionFields,
  turnFields,
  unitEditor,
} from '../../../kernel/editing/edit.ts';
import { forSides, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { BOARD } from '../position/board.ts';
import { writePosition } from '../position/format.ts';
import { OPTIONS } from '../position/options.ts';
import { PIECES, type PieceType } from '../position/pieces.ts';
import type { State } from '../position/state.ts';
import { marksOf } from '../show/view.ts';

/** The editor of units. A side has one worm, so placing a second one removes the first. */
const UNITS = unitEditor<State, PieceType>({
  board: BOARD,
  pieces: PIECES,
  squaresOf: ({ units }) => units,
  withSquares: (draft, units) => ({ ...draft, units, nextId: Math.max(draft.nextId, nextId(units)) }),
  uniqueTypes: ['worm'],
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

const waitField = (side: Side): Field<State> =>
  countField(
    `wait-${side}`,
    `${sideName(side)}'s turns until its next Leg`,
    { to: 9 },
    ({ waits }) => waits[side],
    (draft, wait) => ({
      ...draft,
      waits: { ...draft.waits, [side]: wait },
    }),
  );

const PHASES = {
  regular: 'Piece',
  none: 'Worm, no boost',
  arm: 'Worm after an Arm',
  wing: 'Worm after a Wing',
  talon: 'Worm after a Talon',
} as const;

const FIELDS: readonly Field<State>[] = [
  ...turnFields<State>(),
  choiceField(
    'phase',
    'Still to move',
    PHASES,
    ({ phase }) => (phase.kind === 'regular' ? 'regular' : phase.boost),
    (draft, boost) => ({
      ...draft,
      phase: boost === 'regular' ? { kind: 'regular' } : { kind: 'encroachment', boost, used: 'unknown' },
    }),
  ),
  waitField('white'),
  waitField('black'),
  ...optionFields<State>(OPTIONS),
];

const moveTrailSquare = (trail: readonly Square[], from: Square, to: Square): readonly Square[] =>
  trail.includes(to) ? trail : trail.map((square) => (square === from ? to : square));

export const EDITOR = defineEditor<State>({
  ...UNITS,
  brushes: [
    ...SIDES.flatMap((side) => [
      ...UNITS.brushes.filter(({ group }) => group === sideName(side)),
      ...groundBrushes(side),
    ]),
    DOUBLE_STEP,
  ],
  fields: FIELDS,
  write: writePosition,
  show: (draft) => ({ ...UNITS.show(draft), marks: marksOf(draft) }),
  withoutUnits: (draft) => ({
    ...UNITS.withoutUnits(draft),
    trails: forSides((side) => [draft.lairs[side]]),
    doubleStep: null,
  }),
  clear: (draft, square) => ({
    ...UNITS.clear(draft, square),
    trails: forSides((side) => draft.trails[side].filter((each, index) => index === 0 || each !== square)),
    doubleStep:
      draft.doubleStep && [draft.doubleStep.passed, draft.doubleStep.claw].includes(square) ? null : draft.doubleStep,
  }),
  carry(draft, from, to) {
    const unit = draft.units[from];
    const carried = UNITS.carry(draft, from, to);
    return unit?.type === 'worm'
      ? withTrail(carried, unit.side, moveTrailSquare(draft.trails[unit.side], from, to))
      : carried;
  },
});
