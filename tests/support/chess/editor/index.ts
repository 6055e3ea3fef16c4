import {
  type Brush,
  countField,
  defineEditor,
  type Field,
  flagField,
  turnFields,
  unitEditor,
} from '../../../../src/kernel/editing/edit.ts';
import { sideName } from '../../../../src/kernel/side.ts';
import { PIECES, type PieceType, PLACEMENT } from '../moves/tables.ts';
import { CASTLES, type Castling } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { writePosition } from '../position/format.ts';
import type { State } from '../position/state.ts';
import { marksOf } from '../show/view.ts';

const UNITS = unitEditor<State, PieceType>({
  board: BOARD,
  pieces: PIECES,
  squaresOf: ({ squares }) => squares,
  withSquares: (draft, squares) => ({ ...draft, squares }),
  uniqueTypes: ['king'],
});

const PASSED: Brush<State> = {
  id: 'passed',
  title: 'The square a Pawn has just passed',
  group: 'This turn',
  look: { mark: 'passed' },
  put: (draft, square) => ({ ...draft, passed: draft.passed === square ? null : square }),
};

const castlingField = ({ letter, king, to }: Castling): Field<State> =>
  flagField(
    `castling-${letter}`,
    `${sideName(PLACEMENT.pieceOf(letter)?.side ?? 'white')} may castle ${to > king ? 'kingside' : 'queenside'}`,
    ({ castling }) => castling.includes(letter),
    (draft, may) => {
      const left = CASTLES.filter((each) => (each.letter === letter ? may : draft.castling.includes(each.letter)));
      return { ...draft, castling: left.map((each) => each.letter).join('') };
    },
  );

export const EDITOR = defineEditor<State>({
  ...UNITS,
  brushes: [...UNITS.brushes, PASSED],
  fields: [
    ...turnFields<State>(),
    ...CASTLES.map(castlingField),
    countField(
      'quiet',
      'Turns without a capture or a Pawn move',
      { to: 9999 },
      ({ quiet }) => quiet,
      (draft, quiet) => ({ ...draft, quiet }),
    ),
  ],
  write: writePosition,
  show: (draft) => ({ ...UNITS.show(draft), marks: marksOf(draft) }),
  withoutUnits: (draft) => ({ ...UNITS.withoutUnits(draft), passed: null }),
});
