/** Demonstrations of paralysis, capture, explosions and tombs. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const DEATH = {
  'FC-PAR-1': { says: 'Paralysed, the black Rook gives no check.', at: fileOf('b Ri9*2'), look: 'i9' },
  'FC-PAR-2': {
    says: 'A unit paralysed for 3 that is shot for 2 keeps its 3.',
    at: fileOf('w Rh4 / b Ng10*3'),
    play: 'Rh4-h9',
    look: 'g10',
  },
  'FC-PAR-3': { says: 'The Shot costs the Trebuchet two turns.', at: fileOf('w Xc2 / walls c8'), play: 'Xc2 TB c8' },
  'FC-PAR-4': { says: 'Next to its own King the Trebuchet cannot be paralysed.', at: fileOf('w Xh2 / b Cf5 / turn b'), tries: 'Cf5 PA h2' },
  'FC-PAR-5': { says: 'The Jester holds the Rook by being there: no timer runs.', at: fileOf('w Je5 / b Rf6 / turn b'), look: 'f6' },
  'FC-CAP-1': {
    says: 'The Pawn is buried, the Rook moves, its range falls, its path is walled.',
    at: fileOf('w Ra4 / b Pa9'),
    play: 'Ra4xa9',
  },
  'FC-CAP-2': { says: 'A Bishop converts; it cannot capture.', at: fileOf('w Bd4 / b Nd5'), tries: 'd4 d5' },
  'FC-CAP-3': { says: 'Taking the Knight would cost the Rook three squares of range.', at: fileOf('w Rh4 / b Nh9'), picks: 'h4' },
  'FC-CAP-4': {
    says: 'A King is taken by the first step of a turn or not at all.',
    at: fileOf('w Rd4 / b Kd9 / captures d4:3'),
    tries: 'Rd4-d6xd9',
  },
  'FC-EXP-1': {
    says: 'The Pawns die, the wall on f6 vanishes, the tomb is open.',
    at: fileOf('w Pe4 / b Pd4 / walls f6 / closed e5:n'),
    play: 'e4-e5',
  },
  'FC-EXP-2': {
    says: 'Frogs are never captured, and die in explosions like all others.',
    at: fileOf('w Pe4 / b Ff6 / closed e5:n'),
    play: 'e4-e5',
  },
  'FC-EXP-3': {
    says: 'The Jester on f6 dies, and does not explode itself.',
    at: fileOf('w Nc4 / b Jf6 Pg7 / closed e5:n'),
    play: 'Nc4-e5',
  },
  'FC-EXP-4': { says: 'What would set this tomb off.', at: fileOf('w Nc4 / closed e5:n'), picks: 'c4', look: 'e5' },
  'FC-EXP-5': { says: "Black's King stands in its reach: Black loses.", at: fileOf('w Nc4 / b Kf6 / closed e5:n'), play: 'Nc4-e5' },
  'FC-TOMB-1': {
    says: 'The Pawn is buried under the Rook; a tomb only when the square is left empty.',
    at: fileOf('w Re1 / b Pe5'),
    play: 'Re1xe5',
    look: 'e5',
  },
  'FC-TOMB-2': {
    says: 'Two moves later the wall on e5 is gone, and the grave is a closed tomb.',
    at: fileOf('w Re1 / b Pe5'),
    play: 'Re1xe5; Ki16-h16; Re5-h5; Kh16-g16; Rh5-h6',
    look: 'e5',
  },
  'FC-TOMB-3': { says: 'Sliding over the tomb costs the Rook one turn.', at: fileOf('w Ra1 / closed a5:p'), play: 'Ra1-a9' },
  'FC-TOMB-4': { says: 'The Knight dies on the tomb, and the 3x3 explodes.', at: fileOf('w Nc2 Pa2 / closed a1:r'), play: 'Nc2-a1' },
  'FC-TOMB-5': {
    says: 'Base Rook, then Knight: the Knight, fused last, is buried first.',
    at: fileOf('w Qe1 / b RNe5'),
    play: 'e1 e5 #4',
    look: 'e5',
  },
  'FC-TOMB-6': { says: 'When the Knight has come back, the square is as any other.', at: fileOf('open e5:N'), look: 'e5' },
} satisfies Partial<DemosOf<typeof RULES>>;
