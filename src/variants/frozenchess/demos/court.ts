import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const COURT_DEMOS = {
  'FC-KING-1': {
    says: 'The King moves 1 square in any direction.',
    at: positionFile('w Ke5'),
    picks: 'e5',
    look: 'e5',
  },
  'FC-KING-2': {
    says: 'The King steps into check from the Rook on a2 alone, and kills it.',
    at: positionFile('b Ra2'),
    play: 'Ki1-i2',
  },
  'FC-KING-3': {
    says: 'In check, the King moves to the square of its Pawn, which dies.',
    at: positionFile('w Pa3 / b Ri9'),
    play: 'Ki1 KX a3',
  },
  'FC-KING-4': {
    says: 'In check, the King escapes to c8, next to its Queen.',
    at: positionFile('w Qd9 / b Ri9'),
    play: 'Ki1 KP c8',
  },
  'FC-KING-5': {
    says: 'Next to its King, the Knight is not paralysed by the Jester.',
    at: positionFile('w Nh2 / b Jg3'),
    lens: 'guards',
    look: 'h2',
  },
  'FC-KING-6': {
    says: 'The Ballista cannot shoot at a King.',
    at: positionFile('w Ad4 / b Kh8'),
    tries: 'Ad4 BS h8',
  },
  'FC-KING-7': {
    says: "If the tomb on h2 explodes, White's King dies and White loses.",
    at: positionFile('closed h2:p'),
    look: 'i1',
  },
  'FC-JEST-1': {
    says: 'The Jester leaps 2 or 3 squares diagonally, and may add 1 square along a rank or file.',
    at: positionFile('w Je5'),
    picks: 'e5',
    look: 'e5',
  },
  'FC-JEST-2': {
    says: 'A Rook threatens the Jester, so this turn the Jester also moves like a Rook.',
    at: positionFile('w Je5 / b Re9'),
    picks: 'e5',
    look: 'e5',
  },
  'FC-JEST-3': {
    says: 'The Jester leaves a trap on e5 instead of a wall.',
    at: positionFile('w Je5'),
    play: 'Je5-h9',
  },
  'FC-JEST-4': {
    says: 'The Jester next to the Rook paralyses it.',
    at: positionFile('w Je5 / b Rf6 / turn b'),
    tries: 'f6',
  },
  'FC-JEST-5': {
    says: 'The captured Jester explodes and kills the Rook that captured it.',
    at: positionFile('w Ra4 / b Ja9 Pb10'),
    play: 'Ra4xa9',
  },
  'FC-JEST-6': {
    says: 'The Jester walls in the Rook on h9.',
    at: positionFile('w Je5 / b Rh9'),
    play: 'Je5 WT h9',
  },
  'FC-JEST-7': {
    says: "After 10 turns on its square the Jester can detonate, here next to Black's King.",
    at: positionFile('w Jh15~10'),
    play: 'Jh15 DT',
  },
  'FC-JEST-9': {
    says: 'Decoherence scatters the stack of Rook, Knight and Pawn.',
    at: positionFile('w Jb2 / b RNPe5'),
    play: 'Jb2 DC e5',
  },
  'FC-JEST-10': {
    says: 'The Jester spins the Rook by 2 places, from e6 to f5.',
    at: positionFile('w Je5 / b Re6'),
    play: 'Je5 SP 2',
  },
  'FC-CHAN-1': {
    says: 'The Chancellor moves 1 square in any direction, or leaps 2 by 3 squares.',
    at: positionFile('w Cd4'),
    picks: 'd4',
    look: 'd4',
  },
  'FC-CHAN-2': {
    says: 'The Chancellor and its King swap places.',
    at: positionFile('w Cf1'),
    play: 'Cf1 TS i1',
  },
  'FC-CHAN-3': {
    says: 'Instead of capturing the Queen, the Chancellor paralyses it for 3 turns.',
    at: positionFile('w Cd4 / b Qf7'),
    play: 'Cd4 PA f7',
  },
  'FC-CHAN-4': {
    says: 'The Mirror Portal leads from e4 to l13, opposite through the middle of the board.',
    at: positionFile('w Ce4'),
    play: 'Ce4 MP',
  },
  'FC-CHAN-6': {
    says: 'The Rook protects a Chancellor, so it may use the Mirror Portal.',
    at: positionFile('w Re4 Ce9'),
    play: 'Re4 MP',
  },
  'FC-CHAN-7': {
    says: 'The Knight cannot swap places with an enemy Chancellor.',
    at: positionFile('w Nd4 / b Ce6'),
    tries: 'Nd4 SW e6',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
