/** Tests Inchworm's editor: men and halves, links, castlings, en passant. */
import type { Position } from '../../../src/kernel/game.ts';
import type { Side } from '../../../src/kernel/side.ts';
import { EDITOR } from '../../../src/variants/inchworm/editor/index.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { nameOf } from '../../../src/variants/inchworm/position/board.ts';
import { type State, turnSide } from '../../../src/variants/inchworm/position/state.ts';
import { LETTERS, wingLetter } from '../../../src/variants/inchworm/position/units.ts';
import { describeEditing, type EditingRow } from '../../support/editing.ts';
import { at } from './support.ts';

/** Writes a draft in the style of the rules document, with further fields that such a text leaves out. */
const line = (draft: Position): string => {
  const { units: men, links, mode, rights, castling, passing, ply, quiet, options } = draft as State;
  const army = (side: Side) =>
    men
      .filter((man) => man.side === side)
      .map((man) => `${LETTERS[man.type]}${man.at.map(nameOf).join('/')}`)
      .sort()
      .join(', ');
  const number = Math.floor(ply / 2) + 1;
  const linked = links.flatMap((file, rank) => (file === null ? [] : [`${'abcdefgh'[file]}${rank + 1}=H${rank + 1}`]));
  const wings = rights.map((right, index) => (right ? 'KQkq'[index] : '')).join('');
  const under = [wingLetter(castling.white), wingLetter(castling.black)?.toLowerCase()].join('');
  return [
    `White: ${army('white')}`,
    `Black: ${army('black')}`,
    ...(linked.length > 0 ? [`links ${linked.join(',')}`] : []),
    ...(mode === 'unlinking' ? ['unlinking'] : []),
    ...(wings ? [`rights ${wings}`] : []),
    ...(under ? [`castling ${under}`] : []),
    ...(passing ? [`passing ${passing.squares.map(nameOf).join(',')} by ${passing.pawns.length}`] : []),
    ...(quiet > 0 ? [`quiet ${quiet}`] : []),
    ...(options.dice === 'real' ? ['real dice'] : []),
    ...(turnSide(draft as State) === 'black' ? ['Black to move'] : []),
    ...(number > 1 ? [`turn ${number}`] : []),
  ].join('; ');
};

const BOARD = 'White: Kb1, Rd4/d6, Pe2; Black: Kg7, Nd8, Pe5';
/** `BOARD` as `line` writes it, with men in another order. */
const SAME = 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5';
const CASTLING = 'White: Ke1, Ra1, Rh1; Black: Ke8, Ra8, Rh8; rights KQkq';

const ROWS: readonly EditingRow[] = [
  {
    says: 'a man is put on an empty square',
    at: BOARD,
    does: 'put bishop-white e4',
    gives: 'White: Be4, Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5',
  },
  {
    says: 'the same man again is taken away',
    at: BOARD,
    does: 'put pawn-white e2',
    gives: 'White: Kb1, Rd4/d6; Black: Kg7, Nd8, Pe5',
  },
  {
    says: 'a friend joins who stands there, an enemy takes the square',
    at: BOARD,
    does: 'put knight-white e2; put queen-white e5',
    gives: 'White: Kb1, Ne2, Pe2, Qe5, Rd4/d6; Black: Kg7, Nd8',
  },
  {
    says: 'a side has one King: set down anew, he leaves the square where he stood',
    at: BOARD,
    does: 'put king-white c3',
    gives: 'White: Kc3, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5',
  },
  {
    says: 'a man is put in two halves, from one square to the other',
    at: BOARD,
    does: 'put half-bishop-black c8 a6',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Ba6/c8, Kg7, Nd8, Pe5',
  },
  {
    says: 'halves take both squares from enemies',
    at: BOARD,
    does: 'put half-queen-black d4 e2',
    gives: 'White: Kb1; Black: Kg7, Nd8, Pe5, Qe2/d4',
  },
  {
    says: 'the same halves again are taken away, from either end',
    at: BOARD,
    does: 'put half-rook-white d6 d4',
    gives: 'White: Kb1, Pe2; Black: Kg7, Nd8, Pe5',
  },
  { says: 'two halves need two squares', at: BOARD, does: 'put half-rook-white a3 a3', gives: SAME },
  {
    says: 'a link is made from either end',
    at: BOARD,
    does: 'put link c3 H3; put link H5 e5',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; links c3=H3,e5=H5',
  },
  { says: 'the same link again is removed', at: BOARD, does: 'put link c3 H3; put link c3 H3', gives: SAME },
  {
    says: 'no second link of a rank',
    at: BOARD,
    does: 'put link c3 H3; put link d3 H3',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; links c3=H3',
  },
  { says: 'no link of another rank', at: BOARD, does: 'put link c3 H4', gives: SAME },
  { says: 'no link between two squares of the board', at: BOARD, does: 'put link c3 c4', gives: SAME },
  {
    says: 'no link between two squares of one rank of the board',
    at: BOARD,
    does: 'put link c3 d3',
    gives: SAME,
  },
  { says: 'no link of a square of the hallway with itself', at: BOARD, does: 'put link H3 H3', gives: SAME },
  {
    says: 'no castling halfway with a King or a Rook that stands otherwise',
    at: 'White: Ke1/g1, Rf1/h2; Black: Ke8/d8, Ra8/d8',
    does: 'set castling-white K; set castling-black Q',
    gives: 'White: Ke1/g1, Rf1/h2; Black: Kd8/e8, Ra8/d8',
    fields: 'castling-white=- castling-black=-',
  },
  { says: 'no link between two squares of the hallway', at: BOARD, does: 'put link H3 H4', gives: SAME },
  {
    says: 'on a linked square one stands on the board',
    at: BOARD,
    does: 'put link c3 H3; put knight-black H3',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nc3, Nd8, Pe5; links c3=H3',
  },
  {
    says: 'halves stand on the board where it is linked',
    at: BOARD,
    does: 'put link c3 H3; put half-knight-black H3 e5',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nc3/e5, Nd8, Pe5; links c3=H3',
  },
  {
    says: 'a Pawn may be taken in passing on squares of its way',
    at: BOARD,
    does: 'put pawn-black a4; put passing a4 a6; put passing a4 a5',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pa4, Pe5; passing a5,a6 by 1',
  },
  {
    says: 'a square is taken off its way again',
    at: BOARD,
    does: 'put passing e5 e6; put passing e5 e7; put passing e5 e6',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; passing e7 by 1',
  },
  {
    says: 'the last square off its way ends it',
    at: BOARD,
    does: 'put passing e5 e6; put passing e5 e6',
    gives: SAME,
  },
  { says: 'only a Pawn is taken in passing', at: BOARD, does: 'put passing d8 d7', gives: SAME },
  { says: 'only a Pawn of the side that does not move', at: BOARD, does: 'put passing e2 e1', gives: SAME },
  {
    says: 'nobody is taken in passing on his own turn',
    at: BOARD,
    does: 'put passing e5 e6; set turn black',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; Black to move',
  },
  {
    says: 'a Pawn that is cleared is not taken in passing',
    at: BOARD,
    does: 'put passing e5 e6; clear e5',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8',
  },
  {
    says: 'the board is emptied',
    at: BOARD,
    does: 'put link c3 H3; set quiet 4; put passing e5 e6; bare',
    gives: 'White: ; Black: ',
  },
  {
    says: 'a square is cleared of all who stand there, with both their halves',
    at: BOARD,
    does: 'put pawn-white d4; clear d4',
    gives: 'White: Kb1, Pe2; Black: Kg7, Nd8, Pe5',
  },
  {
    says: 'a linked square is cleared from either end',
    at: BOARD,
    does: 'put link d4 H4; clear H4',
    gives: 'White: Kb1, Pe2; Black: Kg7, Nd8, Pe5; links d4=H4',
  },
  {
    says: 'a man is carried over an enemy',
    at: BOARD,
    does: 'carry e2 e5',
    gives: 'White: Kb1, Pe5, Rd4/d6; Black: Kg7, Nd8',
  },
  {
    says: 'a crowd is carried to a friend',
    at: BOARD,
    does: 'put knight-white e2; carry e2 b1',
    gives: 'White: Kb1, Nb1, Pb1, Rd4/d6; Black: Kg7, Nd8, Pe5',
  },
  {
    says: 'a half is carried, the other stays',
    at: BOARD,
    does: 'carry d4 e4',
    gives: 'White: Kb1, Pe2, Re4/d6; Black: Kg7, Nd8, Pe5',
  },
  {
    says: 'a half carried to its other half is whole',
    at: BOARD,
    does: 'carry d4 d6',
    gives: 'White: Kb1, Pe2, Rd6; Black: Kg7, Nd8, Pe5',
  },
  { says: 'nothing is carried from an empty square', at: BOARD, does: 'carry a1 e5', gives: SAME },
  {
    says: 'nothing is carried from a square to itself',
    at: BOARD,
    does: 'put link e2 H2; carry e2 H2',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; links e2=H2',
  },
  {
    says: 'the turn changes hands, and keeps its number',
    at: BOARD,
    does: 'set number 7; set turn black',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; Black to move; turn 7',
  },
  {
    says: 'the number changes, and keeps its turn',
    at: `${BOARD}; Black to move`,
    does: 'set number 12',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; Black to move; turn 12',
  },
  {
    says: 'a link step may remove a link',
    at: BOARD,
    does: 'set mode unlinking',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; unlinking',
  },
  {
    says: 'quiet turns',
    at: BOARD,
    does: 'set quiet 17',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; quiet 17',
  },
  {
    says: 'real dice',
    at: BOARD,
    does: 'set dice real',
    gives: 'White: Kb1, Pe2, Rd4/d6; Black: Kg7, Nd8, Pe5; real dice',
  },
  {
    says: 'castling is given up',
    at: CASTLING,
    does: 'set right-white-K no',
    gives: 'White: Ke1, Ra1, Rh1; Black: Ke8, Ra8, Rh8; rights Qkq',
  },
  {
    says: 'castling is allowed again',
    at: CASTLING,
    does: 'set right-white-K no; set right-black-Q no; set right-black-Q yes',
    gives: 'White: Ke1, Ra1, Rh1; Black: Ke8, Ra8, Rh8; rights Qkq',
  },
  {
    says: 'no castling with a Rook elsewhere',
    at: CASTLING,
    does: 'carry a1 a2',
    gives: 'White: Ke1, Ra2, Rh1; Black: Ke8, Ra8, Rh8; rights Kkq',
  },
  {
    says: 'no castling with a King elsewhere',
    at: CASTLING,
    does: 'carry e8 e7',
    gives: 'White: Ke1, Ra1, Rh1; Black: Ke7, Ra8, Rh8; rights KQ',
  },
  {
    says: 'no castling with a Rook in halves',
    at: CASTLING,
    does: 'clear a1; put half-rook-white a1 a4; set right-white-Q yes',
    gives: 'White: Ke1, Ra1/a4, Rh1; Black: Ke8, Ra8, Rh8; rights Kkq',
  },
  {
    says: 'halfway through castling',
    at: CASTLING,
    does: 'carry e1 e3; clear h1; clear e3; put half-king-white e1 g1; put half-rook-white f1 h1; set castling-white K',
    gives: 'White: Ke1/g1, Ra1, Rf1/h1; Black: Ke8, Ra8, Rh8; rights kq; castling K',
  },
  {
    says: 'a castling that was halfway is begun no longer',
    at: CASTLING,
    does: 'clear h1; clear e1; put half-king-white e1 g1; put half-rook-white f1 h1; set castling-white K; set castling-white none',
    gives: 'White: Ke1/g1, Ra1, Rf1/h1; Black: Ke8, Ra8, Rh8; rights kq',
  },
  {
    says: 'halfway through castling on the other wing',
    at: CASTLING,
    does: 'clear a8; clear e8; put half-king-black e8 c8; put half-rook-black a8 d8; set castling-black Q',
    gives: 'White: Ke1, Ra1, Rh1; Black: Kc8/e8, Ra8/d8, Rh8; rights KQ; castling q',
  },
  {
    says: 'castling is over when the Rook is taken away',
    at: CASTLING,
    does: 'clear a8; clear e8; put half-king-black e8 c8; put half-rook-black a8 d8; set castling-black Q; clear d8',
    gives: 'White: Ke1, Ra1, Rh1; Black: Kc8/e8, Rh8; rights KQ',
  },
  {
    says: 'fields of a position without castling',
    at: `${BOARD}; Black to move; quiet 4; unlinking; links a3=H3`,
    does: 'set number 3',
    fields:
      'turn=black number=3 mode=unlinking quiet=4 dice=seeded right-white-K=- right-white-Q=- castling-white=- right-black-K=- right-black-Q=- castling-black=-',
  },
  {
    says: 'fields of castlings that are allowed, and given up',
    at: CASTLING,
    does: 'set right-white-Q no',
    fields:
      'turn=white number=1 mode=linking right-white-K=yes right-white-Q=no castling-white=- right-black-K=yes right-black-Q=yes',
  },
  {
    says: 'fields of a castling that may be halfway',
    at: CASTLING,
    does: 'clear e1; clear h1; put half-king-white e1 g1; put half-rook-white f1 h1',
    fields: 'right-white-K=- right-white-Q=- castling-white=none castling-black=-',
  },
  {
    says: 'fields of a castling that is halfway',
    at: CASTLING,
    does: 'clear e1; clear h1; put half-king-white e1 g1; put half-rook-white f1 h1; set castling-white K',
    fields: 'right-white-Q=- castling-white=K',
  },
  {
    says: 'every new man is one of his own',
    at: BOARD,
    does: 'put knight-white a3; put knight-white a4',
    units: 8,
  },
];

describeEditing(GAME, EDITOR, ROWS, { read: at, write: line });
