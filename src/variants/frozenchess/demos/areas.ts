import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const AREA_DEMOS = {
  'FC-TIME-6': {
    says: 'On the quickened square a1 five turns of paralysis pass in three.',
    at: positionFile('w Ra1*5 / quick a1:64'),
    look: 'a1',
  },
  'FC-ASSN-6': {
    says: 'The Assassin digs a tunnel from e4 to f5, under the wall on e5.',
    at: positionFile('w Me4~2 / walls e5'),
    play: 'Me4 TU e5',
    look: 'e4',
  },
  'FC-ASSN-7': {
    says: "The Rook stops next to White's bomb, and the bomb explodes.",
    at: positionFile('b Ra6 / bombs e5:w / turn b'),
    play: 'Ra6-f6',
  },
  'FC-EGG-1': { says: 'The Dragon lays an Egg on e5.', at: positionFile('w Dd4'), play: 'Dd4 EG e5' },
  'FC-EGG-2': {
    says: 'After its 60th turn the Egg hatches, and a Dragon is on a3.',
    at: positionFile('w Ea3{59}'),
    play: 'Ki1-i2',
  },
  'FC-EGG-3': {
    says: 'An Egg only grows, so it cannot be moved.',
    at: positionFile('w Ee5{12}'),
    tries: 'e5',
  },
  'FC-JEST-8': {
    says: "The mark on e9 turns the Rook's slide to the east.",
    at: positionFile('w Re4 Jd6 / marks e9:E:Jd6'),
    picks: 'e4',
    look: 'e9',
  },
  'FC-CHAN-5': {
    says: 'From now on time runs twice as fast on d5.',
    at: positionFile('w Cd4'),
    play: 'Cd4 QU d5',
    look: 'd5',
  },
  'FC-TEMP-3': {
    says: 'The tornado on e5 pulls the Knight and the Pawn 1 square nearer.',
    at: positionFile('w Nd4 / b Pg6 / tornados e5:10:w'),
    play: '00',
  },
  'FC-TEMP-4': {
    says: 'The avalanche pushes both Pawns 1 square north.',
    at: positionFile('w Pe3 Pe4 / avalanches N:5:e2,e3,e4,e5,e6'),
    play: '00',
  },
  'FC-TROT-1': {
    says: 'No piece has threatened the tomb for 40 turns, so it explodes.',
    at: positionFile('w Nd6 / closed e5:p / rot e5:39'),
    play: '00',
  },
  'FC-TROT-2': { says: 'This tomb is open: it no longer rots.', at: positionFile('open e5:N'), look: 'e5' },
  'FC-CORR-1': {
    says: 'The fifth explosion on e7 corrupts the square for the rest of the game.',
    at: positionFile('w Xe1 / closed e7:p / exploded e7:4'),
    play: 'Xe1 TB e7',
  },
  'FC-CORR-2': {
    says: 'The Rook lands on the corrupted square e5 and dies for good.',
    at: positionFile('w Re1 / corrupt e5'),
    play: 'Re1-e5',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
