import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const TURN_DEMOS = {
  'FC-TIME-1': {
    says: 'One turn of each side is one move, so White now plays its second.',
    at: positionFile('w Ra1 / b Rp16'),
    play: 'Ra1-a5; Rp16-p12',
  },
  'FC-TIME-2': {
    says: "After a turn of each side the Rook's timer has fallen once, at the end of Black's turn.",
    at: positionFile('w Pa3 / b Rg9*2'),
    play: 'a3-a4; Ki16-i15',
    look: 'g9',
  },
  'FC-TIME-3': {
    says: "The tornado had 10 turns left, 9 after White's turn and 8 after Black's.",
    at: positionFile('w Pa3 / tornados e5:10:w'),
    play: 'a3-a4; Ki16-i15',
    look: 'e5',
  },
  'FC-TIME-4': {
    says: 'The Jester has now stayed on its square for 10 of its turns.',
    at: positionFile('w Je5~9'),
    play: 'Ki1-i2',
    look: 'e5',
  },
  'FC-TIME-5': {
    says: 'A tornado placed this turn has not counted down or pulled anything yet.',
    at: positionFile('w Te1 / b Nf6'),
    play: 'Te1 TO e5',
    look: 'e5',
  },
  'FC-RES-1': {
    says: 'The Rook has moved, so the Knight must wait for the next turn.',
    at: positionFile('w Rh4 Nb1'),
    play: 'Rh4-h9',
    tries: 'b1 c3',
  },
  'FC-RES-2': {
    says: 'The square of the capture becomes wall before tombs are uncovered, so the Pawn stays hidden.',
    at: positionFile('w Re1 / b Pe5'),
    play: 'Re1xe5; Ki16-h16; Re5-h5',
    look: 'e5',
  },
  'FC-RES-3': {
    says: 'A piece that arrives on the trap in any manner is caught.',
    at: positionFile('w Ra1 / traps a5:b'),
    picks: 'a1',
    look: 'a5',
  },
  'FC-RES-4': {
    says: 'Sliding over the tomb costs the Rook its next turn. A leap would cost nothing.',
    at: positionFile('w Ra1 / closed a5:p'),
    picks: 'a1',
    look: 'a5',
  },
  'FC-RES-5': {
    says: 'Both tombs rot in the same turn: a9 explodes first and opens b9.',
    at: positionFile('closed a9:p b9:n / rot a9:39 b9:39'),
    play: '00',
  },
  'FC-RES-6': {
    says: 'If the Rook moved, its old wall on i5 would disappear and let the black Rook give check.',
    at: positionFile('w Rh5 / b Ri9 / walls i5:Rh5'),
    tries: 'Rh5-h8',
  },
  'FC-RES-7': {
    says: 'The Bishop came next to a Jester on its path, but could still convert.',
    at: positionFile('w Bd4 / b Nh8 Jd6 / captures d4:3'),
    play: 'Bd4-e5 CV h8',
    look: 'e5',
  },
  'FC-RES-8': {
    says: 'Of two tombs next to each other, the explosion of one only opens the other.',
    at: positionFile('w Pe4 / closed e5:r e6:n'),
    picks: 'e4',
    look: 'e5',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
