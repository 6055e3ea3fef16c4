import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const DEATH_DEMOS = {
  'FC-PAR-1': {
    says: 'The black Rook is paralysed, so it gives no check.',
    at: positionFile('b Ri9*2'),
    look: 'i9',
  },
  'FC-PAR-2': {
    says: 'The Knight is paralysed for 3 turns, so the Stun for 2 turns adds nothing.',
    at: positionFile('w Rh4 / b Ng10*3'),
    play: 'Rh4-h9',
    look: 'g10',
  },
  'FC-PAR-3': {
    says: 'The shot costs the Trebuchet 2 turns.',
    at: positionFile('w Xc2 / walls c8'),
    play: 'Xc2 TB c8',
  },
  'FC-PAR-4': {
    says: 'Next to its own King, the Trebuchet cannot be paralysed.',
    at: positionFile('w Xh2 / b Cf5 / turn b'),
    tries: 'Cf5 PA h2',
  },
  'FC-PAR-5': {
    says: "The Jester's presence paralyses the Rook, without a timer.",
    at: positionFile('w Je5 / b Rf6 / turn b'),
    look: 'f6',
  },
  'FC-CAP-1': {
    says: 'The Pawn is buried, the Rook moves and loses range, and its path becomes wall.',
    at: positionFile('w Ra4 / b Pa9'),
    play: 'Ra4xa9',
  },
  'FC-CAP-2': {
    says: 'The Bishop can convert the piece, but cannot capture it.',
    at: positionFile('w Bd4 / b Nd5'),
    tries: 'd4 d5',
  },
  'FC-CAP-3': {
    says: 'Capturing the Knight would cost the Rook 3 squares of range.',
    at: positionFile('w Rh4 / b Nh9'),
    picks: 'h4',
  },
  'FC-CAP-4': {
    says: 'Only the first step of a turn can capture a King.',
    at: positionFile('w Rd4 / b Kd9 / captures d4:3'),
    tries: 'Rd4-d6xd9',
  },
  'FC-EXP-1': {
    says: 'The explosion kills the Pawns, removes the wall on f6 and opens the tomb.',
    at: positionFile('w Pe4 / b Pd4 / walls f6 / closed e5:n'),
    play: 'e4-e5',
  },
  'FC-EXP-2': {
    says: 'A Frog cannot be captured, but this explosion kills it.',
    at: positionFile('w Pe4 / b Ff6 / closed e5:n'),
    play: 'e4-e5',
  },
  'FC-EXP-3': {
    says: 'The Jester on f6 dies without exploding.',
    at: positionFile('w Nc4 / b Jf6 Pg7 / closed e5:n'),
    play: 'Nc4-e5',
  },
  'FC-EXP-4': {
    says: 'The inspector lists what would set off this tomb.',
    at: positionFile('w Nc4 / closed e5:n'),
    picks: 'c4',
    look: 'e5',
  },
  'FC-EXP-5': {
    says: "The explosion kills Black's King, and Black loses.",
    at: positionFile('w Nc4 / b Kf6 / closed e5:n'),
    play: 'Nc4-e5',
  },
  'FC-TOMB-1': {
    says: 'The Pawn is buried under the Rook. Its grave becomes a tomb when the square is empty.',
    at: positionFile('w Re1 / b Pe5'),
    play: 'Re1xe5',
    look: 'e5',
  },
  'FC-TOMB-2': {
    says: 'Two moves later the wall on e5 has disappeared, and the grave is a closed tomb.',
    at: positionFile('w Re1 / b Pe5'),
    play: 'Re1xe5; Ki16-h16; Re5-h5; Kh16-g16; Rh5-h6',
    look: 'e5',
  },
  'FC-TOMB-3': {
    says: 'The Rook slides over the tomb and is paralysed for 1 turn.',
    at: positionFile('w Ra1 / closed a5:p'),
    play: 'Ra1-a9',
  },
  'FC-TOMB-4': {
    says: 'The Knight lands on the tomb and dies, and the 3×3 explodes.',
    at: positionFile('w Nc2 Pa2 / closed a1:r'),
    play: 'Nc2-a1',
  },
  'FC-TOMB-5': {
    says: 'The Rook is the base of the stack, and the Knight joined last: it is buried first.',
    at: positionFile('w Qe1 / b RNe5'),
    play: 'e1 e5 #4',
    look: 'e5',
  },
  'FC-TOMB-6': {
    says: 'Once the Knight has returned, e5 is no tomb any longer.',
    at: positionFile('open e5:N'),
    look: 'e5',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
