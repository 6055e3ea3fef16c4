import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const THREAT_DEMOS = {
  'FC-THR-1': {
    says: 'The Pawn on h9 is guarded, but still threatened.',
    at: positionFile('w Rh4 / b Ph9 Rh16 Ng11'),
    look: 'h9',
  },
  'FC-THR-2': {
    says: 'The Rook threatens squares up to the first piece on h9.',
    at: positionFile('w Rh4 Ph9'),
    lens: 'reach',
    look: 'h4',
  },
  'FC-THR-3': {
    says: 'The overlay shows all squares that White threatens, empty or not.',
    at: positionFile('w Rh4 Nd4'),
    lens: 'threat-white',
  },
  'FC-THR-4': { says: 'At the start the Rook, Bishop and Dragon protect this Knight.', look: 'b1' },
  'FC-THR-5': {
    says: 'The Dragon could capture the King in one step: check. A Bishop there would give none.',
    at: positionFile('b De5'),
  },
  'FC-THR-7': { says: 'A Knight cannot capture a Knight.', at: positionFile('w Nd4 / b Ne6'), look: 'e6' },
  'FC-TGT-1': {
    says: 'The Jester cannot take apart a stack of two Jesters.',
    at: positionFile('w Je5 / b JJh8'),
    tries: 'Je5 DC h8',
  },
  'FC-TGT-2': {
    says: 'Others cannot paralyse the Trebuchet here, but its own shot still costs 2 turns.',
    at: positionFile('w Xh2 / walls h8'),
    look: 'h2',
  },
  'FC-KIND-1': {
    says: 'The Knight cannot capture a piece of its own kind.',
    at: positionFile('w Nd4 / b Ne6'),
    tries: 'Nd4xe6',
  },
  'FC-KIND-2': {
    says: 'Pawns can capture each other: they have no kind immunity.',
    at: positionFile('w Pe5 / b Pf6'),
    play: 'e5xf6',
    look: 'f6',
  },
  'FC-NULL-1': {
    says: 'White makes a Nullmove. A second one in a row would draw the game.',
    at: positionFile('w Ra1'),
    play: '00',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
