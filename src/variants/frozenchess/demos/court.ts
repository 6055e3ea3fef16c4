/** Demonstrations of King, Jester and Chancellor. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const COURT = {
  'FC-KING-1': { says: 'One step in any direction.', at: fileOf('w Ke5'), picks: 'e5', look: 'e5' },
  'FC-KING-2': { says: 'Stepping into the check of Ra2 alone kills it.', at: fileOf('b Ra2'), play: 'Ki1-i2' },
  'FC-KING-3': {
    says: 'In check, the King changes places with the Pawn, which dies under him.',
    at: fileOf('w Pa3 / b Ri9'),
    play: 'Ki1 KX a3',
  },
  'FC-KING-4': { says: 'In check, the King goes to his Queen.', at: fileOf('w Qd9 / b Ri9'), play: 'Ki1 KP c8' },
  'FC-KING-5': { says: 'Next to its King the Knight is not held by the Jester.', at: fileOf('w Nh2 / b Jg3'), lens: 'guards', look: 'h2' },
  'FC-KING-6': { says: 'Nothing is aimed at a King.', at: fileOf('w Ad4 / b Kh8'), tries: 'Ad4 BS h8' },
  'FC-KING-7': { says: "Explosions spare no King: if this tomb goes off, White's is lost.", at: fileOf('closed h2:p'), look: 'i1' },
  'FC-JEST-1': { says: 'Two or three squares diagonally, and maybe one straight beyond.', at: fileOf('w Je5'), picks: 'e5', look: 'e5' },
  'FC-JEST-2': { says: 'Threatened by a Rook, it moves like one in this turn.', at: fileOf('w Je5 / b Re9'), picks: 'e5', look: 'e5' },
  'FC-JEST-3': { says: 'It leaves a trap instead of a wall.', at: fileOf('w Je5'), play: 'Je5-h9' },
  'FC-JEST-4': { says: 'Next to the Jester the Rook cannot act.', at: fileOf('w Je5 / b Rf6 / turn b'), tries: 'f6' },
  'FC-JEST-5': { says: 'Captured, the Jester explodes, and the Rook with it.', at: fileOf('w Ra4 / b Ja9 Pb10'), play: 'Ra4xa9' },
  'FC-JEST-6': { says: 'Walls all around the Rook.', at: fileOf('w Je5 / b Rh9'), play: 'Je5 WT h9' },
  'FC-JEST-7': { says: 'After ten own turns it may blow itself up, here next to the King.', at: fileOf('w Jh15~10'), play: 'Jh15 DT' },
  'FC-JEST-9': { says: 'Rook, Knight and Pawn are taken apart.', at: fileOf('w Jb2 / b RNPe5'), play: 'Jb2 DC e5' },
  'FC-JEST-10': { says: 'By two places on the ring the Rook goes from e6 to f5.', at: fileOf('w Je5 / b Re6'), play: 'Je5 SP 2' },
  'FC-CHAN-1': { says: 'One step, or a leap of two by three.', at: fileOf('w Cd4'), picks: 'd4', look: 'd4' },
  'FC-CHAN-2': { says: 'Chancellor and King change places.', at: fileOf('w Cf1'), play: 'Cf1 TS i1' },
  'FC-CHAN-3': { says: 'Instead of taking her it paralyses the Queen for three turns.', at: fileOf('w Cd4 / b Qf7'), play: 'Cd4 PA f7' },
  'FC-CHAN-4': { says: 'From e4 to l13, opposite through the middle.', at: fileOf('w Ce4'), play: 'Ce4 MP' },
  'FC-CHAN-6': { says: 'Protecting a Chancellor, the Rook may use its Portal.', at: fileOf('w Re4 Ce9'), play: 'Re4 MP' },
  'FC-CHAN-7': { says: 'No enemy swaps places with a Chancellor.', at: fileOf('w Nd4 / b Ce6'), tries: 'Nd4 SW e6' },
} satisfies Partial<DemosOf<typeof RULES>>;
