/** Demonstrations of Bishop, Dragon, Rook, Queen and Templar. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const RIDERS = {
  'FC-BISH-1': { says: 'Diagonals, and one square straight.', at: fileOf('w Bd4'), picks: 'd4', look: 'd4' },
  'FC-BISH-2': {
    says: 'The Rook on g7 changes side; the Bishop pays two turns and three squares of range.',
    at: fileOf('w Bd4 / b Rg7'),
    play: 'Bd4 CV g7',
  },
  'FC-DRAG-1': { says: 'Diagonals, knight leaps, and two squares straight.', at: fileOf('w Dd4'), picks: 'd4', look: 'd4' },
  'FC-DRAG-2': { says: 'It lands on d6 and burns all three around it.', at: fileOf('w Dd4 / b Pc7 Pd7 Ne6'), play: 'Dd4-d6*' },
  'FC-DRAG-3': { says: 'It passes over the tomb at no cost.', at: fileOf('w Da1 / closed b2:p'), picks: 'a1', look: 'a1' },
  'FC-ROOK-1': { says: 'Along rank and file.', at: fileOf('w Rh4'), picks: 'h4', look: 'h4' },
  'FC-ROOK-2': { says: 'Landing on h9 it stuns Knight and Pawn.', at: fileOf('w Rh4 / b Ng10 Pi9'), play: 'Rh4-h9' },
  'FC-ROOK-3': { says: 'In line with the Rook, the Knight may not march.', at: fileOf('w Re4 / b Ne9 / turn b'), tries: 'e9 =steps' },
  'FC-ROOK-4': { says: 'Knight and Rook lend each other their ways.', at: fileOf('w Nd4 Rf5'), picks: 'd4', lens: 'empowered', look: 'd4' },
  'FC-QUEEN-1': { says: 'All eight directions, and knight leaps.', at: fileOf('w Qd4 / b Pe5 Ne6'), picks: 'd4', look: 'd4' },
  'FC-QUEEN-2': { says: 'Under her gaze the Pawn does nothing.', at: fileOf('w Qe5 / b Pd6 / turn b'), tries: 'd6' },
  'FC-QUEEN-3': { says: 'Who takes a Queen misses six turns.', at: fileOf('w Qe5 / b Nd7 / turn b'), play: 'Nd7xe5' },
  'FC-QUEEN-4': { says: 'She leaves her Shadow on d1; it reaches squares as she does.', at: fileOf('w Qd1'), play: 'Qd1-d9', look: 'd1' },
  'FC-TEMP-1': { says: 'Ranks and files, or two squares diagonally and maybe one aside.', at: fileOf('w Tg4'), picks: 'g4', look: 'g4' },
  'FC-TEMP-2': {
    says: 'The Rook stands on a square the Templar threatens, and so cannot take it.',
    at: fileOf('w Te5 / b Re9 / turn b'),
    tries: 'Re9xe5',
  },
  'FC-TEMP-5': { says: 'Nothing pushes a Templar.', at: fileOf('w Rd4 / b Te4'), tries: 'd4 =PU e4' },
} satisfies Partial<DemosOf<typeof RULES>>;
