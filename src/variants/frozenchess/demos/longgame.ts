import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const LONG_GAME_DEMOS = {
  'FC-STG-1': {
    says: 'Move 300 ends, and stages 1 and 2 begin.',
    at: positionFile('w Pa3 / b Pa14 / turn b / plies 599'),
    play: 'a14-a13',
  },
  'FC-STG-2': {
    says: "White's Rook on a light square counts 4, so White has the majority.",
    at: positionFile('w Rb1 / plies 600'),
  },
  'FC-STG-3': {
    says: 'White gives a second check in a row and completes the victory sequence.',
    at: positionFile('w Rb9 Qn3 / plies 600 / stage w:0:1:ab'),
    play: 'Rb9-b16',
  },
  'FC-STG-4': {
    says: 'The majority side explodes a tomb from afar.',
    at: positionFile('w Qb1 / closed e5:p / plies 1200'),
    play: 'TX e5',
  },
  'FC-STG-5': {
    says: 'Spawning costs the majority side only 5 turns.',
    at: positionFile('w Pb4 Qb1 / plies 1200'),
    play: 'b4 SN b5',
  },
  'FC-STG-6': { says: 'The King begins a Wonder.', at: positionFile('plies 1200'), play: 'Ki1 WO h2' },
  'FC-STG-7': {
    says: 'In stage 4 the capture explodes and kills both pieces, and everything next to them.',
    at: positionFile('w Pe5 Ng7 / b Pf6 Pe7 / plies 1900'),
    play: 'e5xf6',
  },
  'FC-STG-8': {
    says: 'The King makes 3 steps and corrupts every square it leaves.',
    at: positionFile('plies 2400'),
    play: 'Ki1-i2-h3-g5',
  },
  'FC-STG-9': {
    says: 'After 1500 moves the side with more material wins at once.',
    at: positionFile('w Ra1 Ra2 / turn b / plies 2999'),
    play: 'Ki16-h16',
  },
  'FC-END-8': {
    says: 'The inspector lists the wins of long games in the order in which they are tested.',
    at: positionFile('w Qb1 Wa2{49} / plies 1280'),
    play: 'Ki1-i2',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
