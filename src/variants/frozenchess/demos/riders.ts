import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const RIDER_DEMOS = {
  'FC-BISH-1': {
    says: 'The Bishop slides diagonally, or steps 1 square along a rank or file.',
    at: positionFile('w Bd4'),
    picks: 'd4',
    look: 'd4',
  },
  'FC-BISH-2': {
    says: 'The Rook on g7 changes side. The Bishop pays 2 turns and 3 squares of range.',
    at: positionFile('w Bd4 / b Rg7'),
    play: 'Bd4 CV g7',
  },
  'FC-DRAG-1': {
    says: 'The Dragon slides diagonally, and leaps like a knight or 2 squares along a rank or file.',
    at: positionFile('w Dd4'),
    picks: 'd4',
    look: 'd4',
  },
  'FC-DRAG-2': {
    says: 'The Dragon lands on d6 and burns all 3 enemies next to it.',
    at: positionFile('w Dd4 / b Pc7 Pd7 Ne6'),
    play: 'Dd4-d6*',
  },
  'FC-DRAG-3': {
    says: 'The Dragon passes over the tomb without paralysis.',
    at: positionFile('w Da1 / closed b2:p'),
    picks: 'a1',
    look: 'a1',
  },
  'FC-ROOK-1': {
    says: 'The Rook slides along its rank and file.',
    at: positionFile('w Rh4'),
    picks: 'h4',
    look: 'h4',
  },
  'FC-ROOK-2': {
    says: 'The Rook lands on h9 and stuns the Knight and the Pawn.',
    at: positionFile('w Rh4 / b Ng10 Pi9'),
    play: 'Rh4-h9',
  },
  'FC-ROOK-3': {
    says: 'The Rook puts the Knight under Siege, so it cannot march.',
    at: positionFile('w Re4 / b Ne9 / turn b'),
    tries: 'e9 =steps',
  },
  'FC-ROOK-4': {
    says: 'The Knight and the Rook empower each other.',
    at: positionFile('w Nd4 Rf5'),
    picks: 'd4',
    lens: 'empowered',
    look: 'd4',
  },
  'FC-QUEEN-1': {
    says: 'The Queen slides in all 8 directions, and leaps like a knight.',
    at: positionFile('w Qd4 / b Pe5 Ne6'),
    picks: 'd4',
    look: 'd4',
  },
  'FC-QUEEN-2': {
    says: "The Queen's Gaze paralyses the Pawn on d6.",
    at: positionFile('w Qe5 / b Pd6 / turn b'),
    tries: 'd6',
  },
  'FC-QUEEN-3': {
    says: 'The Knight captures the Queen and is paralysed for 6 turns.',
    at: positionFile('w Qe5 / b Nd7 / turn b'),
    play: 'Nd7xe5',
  },
  'FC-QUEEN-4': {
    says: 'The Queen leaves its Shadow on d1, which threatens squares like a Queen.',
    at: positionFile('w Qd1'),
    play: 'Qd1-d9',
    look: 'd1',
  },
  'FC-TEMP-1': {
    says: 'The Templar slides along ranks and files, or moves 2 squares diagonally and optionally 1 to the side.',
    at: positionFile('w Tg4'),
    picks: 'g4',
    look: 'g4',
  },
  'FC-TEMP-2': {
    says: "The Templar threatens the Rook's square, so the Rook cannot capture it.",
    at: positionFile('w Te5 / b Re9 / turn b'),
    tries: 'Re9xe5',
  },
  'FC-TEMP-5': { says: 'A Templar cannot be pushed.', at: positionFile('w Rd4 / b Te4'), tries: 'd4 =PU e4' },
} satisfies Partial<DemosOf<typeof RULES>>;
