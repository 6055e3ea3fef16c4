/** Demonstrations of shadow form. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const SHADOWS = {
  'FC-ASSN-3': { says: 'Others would miss six turns for 13 squares.', at: fileOf('w sMd4@5,13'), play: 'sMd4 DS' },
  'FC-SHAD-1': { says: 'The Knight turns into a shadow.', at: fileOf('w Nd4'), play: 'Nd4 SH' },
  'FC-SHAD-2': {
    says: 'The Rook slides over the shadow, whose square becomes wall.',
    at: fileOf('w Ra4 / b sNd4'),
    play: 'Ra4-g4',
    look: 'd4',
  },
  'FC-SHAD-3': { says: 'Two leaps of a Shadow Knight: six squares, and no walls.', at: fileOf('w sNd4'), play: 'sNd4-e6-g7', look: 'g7' },
  'FC-SHAD-4': { says: 'The Shadow Knight is buried under the Shadow Rook.', at: fileOf('w sRe4 / b sNe9'), play: 'sRe4xe9' },
  'FC-SHAD-5': {
    says: 'The Jester explodes next to the shadow, which lives.',
    at: fileOf('w Ra4 / b Ja9 sNb10'),
    play: 'Ra4xa9',
    look: 'b10',
  },
  'FC-SHAD-6': { says: 'A Shadow Templar casts no tornado.', at: fileOf('w sTd4'), tries: 'd4 =TO' },
  'FC-SHAD-7': { says: 'Nine squares travelled cost four turns.', at: fileOf('w sNd4@5,9'), play: 'sNd4 DS' },
  'FC-SHAD-8': { says: 'The Rook is struck: it is a shadow of its own side.', at: fileOf('w sBd4 / b Rg7'), play: 'sBd4 SS g7' },
  'FC-SHAD-9': { says: 'The Rook comes out as a Rook.', at: fileOf('w sSe5[R]'), play: 'sSe5 UL 1 e6' },
  'FC-SHAD-10': { says: 'Out of the shadow, the Rook gives check.', at: fileOf('w sRa16@5'), play: 'sRa16 DS' },
} satisfies Partial<DemosOf<typeof RULES>>;
