import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const LIGHT_DEMOS = {
  'FC-PAWN-1': {
    says: 'The Pawn moves to a5 and captures on b5.',
    at: positionFile('w Pa4 / b Pb5'),
    picks: 'a4',
    look: 'a4',
  },
  'FC-PAWN-2': {
    says: 'a4 is empty, so the Pawn has nothing to leap over.',
    at: positionFile('w Pa3'),
    tries: 'a3 a5',
  },
  'FC-PAWN-3': {
    says: 'The Pawn captures a Knight and becomes a Knight.',
    at: positionFile('w Pe5 / b Nf6'),
    play: 'e5xf6',
  },
  'FC-PAWN-4': {
    says: 'On its last rank the Pawn becomes a Queen.',
    at: positionFile('w Pb15'),
    play: 'b15-b16=Q',
  },
  'FC-PAWN-5': {
    says: 'Enemy Pawns on both sides paralyse the Knight.',
    at: positionFile('w Ne5 / b Pd5 Pf5'),
    tries: 'e5',
  },
  'FC-PAWN-6': {
    says: 'After its capture the Pawn makes 2 more moves.',
    at: positionFile('w Pe5 / b Pf6'),
    play: 'e5xf6-f7-f8',
  },
  'FC-PAWN-8': {
    says: 'The Pawn turns to the west, which has no cost.',
    at: positionFile('w Pe5'),
    play: 'e5 AIM W',
  },
  'FC-LANC-1': {
    says: 'The Lancer moves along its diagonals, but cannot capture on them.',
    at: positionFile('w Ld4 / b Pg7'),
    picks: 'd4',
    look: 'd4',
  },
  'FC-LANC-2': {
    says: 'e5 and f6 are free, so the Lancer can capture on g6.',
    at: positionFile('w Ld4 / b Pg6'),
    picks: 'd4',
    look: 'd4',
  },
  'FC-LANC-3': {
    says: 'The Lancer captures on g6 and swipes the Knight on e6.',
    at: positionFile('w Ld4 / b Pg6 Ne6'),
    play: 'Ld4xg6',
  },
  'FC-FROG-1': {
    says: 'The Frog leaps 2 or 3 squares diagonally, or 3 along a rank or file.',
    at: positionFile('w Fe5'),
    picks: 'e5',
    look: 'e5',
  },
  'FC-FROG-2': {
    says: 'The Frog cannot land on the tomb on b5.',
    at: positionFile('w Fb2 / closed b5:p'),
    tries: 'b2 b5',
  },
  'FC-FROG-3': {
    says: 'The Rook cannot capture the Frog.',
    at: positionFile('w Ra1 / b Fa5'),
    tries: 'Ra1xa5',
  },
  'FC-FROG-4': {
    says: "The Frog jumps next to Black's Frog on b15.",
    at: positionFile('w Fb2 / b Fb15'),
    play: 'Fb2 LJ a14',
  },
  'FC-FROG-5': {
    says: 'The Frog dies and paralyses the Pawn and the Queen next to it for 11 turns.',
    at: positionFile('w Fe5 Pd4 / b Qf6'),
    play: 'Fe5 SL',
  },
  'FC-ASSN-1': {
    says: 'The Assassin leaps like a knight, or 3 squares along a rank or file.',
    at: positionFile('w Mh2'),
    picks: 'h2',
    look: 'h2',
  },
  'FC-ASSN-2': {
    says: 'After capturing on e6 the Assassin may capture again.',
    at: positionFile('w Md4 / b Ne6 Bf8'),
    picks: 'd4 e6',
  },
  'FC-ASSN-4': {
    says: 'The Assassin climbs the wall on e5.',
    at: positionFile('w Me4 / walls e5 e6'),
    play: 'Me4 WC e5',
  },
  'FC-ASSN-5': {
    says: 'The Assassin jumps from the wall down to d6.',
    at: positionFile('w Me6 / walls e6'),
    play: 'Me6 WJ d6',
  },
  'FC-ASSN-8': {
    says: "The Rook empowers the Assassin, which retains the Rook's moves.",
    at: positionFile('w Mh4 Rh1'),
    play: '00',
    look: 'h4',
  },
  'FC-KNIG-1': {
    says: 'The Knight leaps, or steps 1 square diagonally forward without capturing.',
    at: positionFile('w Nd4 / b Pe5'),
    picks: 'd4',
    look: 'd4',
  },
  'FC-KNIG-2': {
    says: 'The Knight captures on e6, and both Pawns it leaps over.',
    at: positionFile('w Nd4 / b Pd5 Pd6 Pe6'),
    play: 'Nd4xe6^',
  },
  'FC-KNIG-3': {
    says: 'The Knight marches 4 steps without capturing.',
    at: positionFile('w Nb1'),
    play: 'Nb1-c3-d5-e7-f9',
  },
  'FC-KNIG-4': {
    says: 'The Knight threatens the Pawn, so the Pawn cannot capture.',
    at: positionFile('w Nd4 Rd5 / b Pe6 / turn b'),
    tries: 'e6 d5',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
