/** Demonstrations of areas in time. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const AREAS = {
  'FC-TIME-6': { says: 'On a quickened square five turns of paralysis pass in three.', at: fileOf('w Ra1*5 / quick a1:64'), look: 'a1' },
  'FC-ASSN-6': { says: 'A way under the wall, there and back.', at: fileOf('w Me4~2 / walls e5'), play: 'Me4 TU e5', look: 'e4' },
  'FC-ASSN-7': { says: 'The Rook stops next to the bomb.', at: fileOf('b Ra6 / bombs e5:w / turn b'), play: 'Ra6-f6' },
  'FC-EGG-1': { says: 'The Dragon lays an Egg on e5.', at: fileOf('w Dd4'), play: 'Dd4 EG e5' },
  'FC-EGG-2': { says: 'After 60 own turns a Dragon hatches.', at: fileOf('w Ea3{59}'), play: 'Ki1-i2' },
  'FC-EGG-3': { says: 'An Egg does nothing but grow.', at: fileOf('w Ee5{12}'), tries: 'e5' },
  'FC-JEST-8': { says: 'From e9 on the Rook goes east.', at: fileOf('w Re4 Jd6 / marks e9:E:Jd6'), picks: 'e4', look: 'e9' },
  'FC-CHAN-5': { says: 'Time on e6 runs twice as fast from now on.', at: fileOf('w Cd4'), play: 'Cd4 QU d5', look: 'd5' },
  'FC-TEMP-3': { says: 'The tornado pulls Knight and Pawn one square nearer.', at: fileOf('w Nd4 / b Pg6 / tornados e5:10:w'), play: '00' },
  'FC-TEMP-4': {
    says: 'The avalanche pushes both Pawns one square on.',
    at: fileOf('w Pe3 Pe4 / avalanches N:5:e2,e3,e4,e5,e6'),
    play: '00',
  },
  'FC-TROT-1': { says: 'Nobody has watched it for 40 plies: it explodes.', at: fileOf('w Nd6 / closed e5:p / rot e5:39'), play: '00' },
  'FC-TROT-2': { says: 'Opened, a tomb does not rot.', at: fileOf('open e5:N'), look: 'e5' },
  'FC-CORR-1': {
    says: 'Its fifth explosion corrupts the square for good.',
    at: fileOf('w Xe1 / closed e7:p / exploded e7:4'),
    play: 'Xe1 TB e7',
  },
  'FC-CORR-2': { says: 'Who lands on a corrupted square dies for good.', at: fileOf('w Re1 / corrupt e5'), play: 'Re1-e5' },
} satisfies Partial<DemosOf<typeof RULES>>;
