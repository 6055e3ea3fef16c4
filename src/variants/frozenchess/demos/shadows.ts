import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const SHADOW_DEMOS = {
  'FC-ASSN-3': {
    says: 'Another piece would pay 6 turns for 13 squares, the Assassin pays 2.',
    at: positionFile('w sMd4@5,13'),
    play: 'sMd4 DS',
  },
  'FC-SHAD-1': { says: 'The Knight becomes a shadow.', at: positionFile('w Nd4'), play: 'Nd4 SH' },
  'FC-SHAD-2': {
    says: 'The Rook slides over the shadow, and the square becomes wall.',
    at: positionFile('w Ra4 / b sNd4'),
    play: 'Ra4-g4',
    look: 'd4',
  },
  'FC-SHAD-3': {
    says: 'The Shadow Knight leaps twice, travels 6 squares and makes no wall.',
    at: positionFile('w sNd4'),
    play: 'sNd4-e6-g7',
    look: 'g7',
  },
  'FC-SHAD-4': {
    says: 'The Shadow Rook captures the Shadow Knight, which is buried under it.',
    at: positionFile('w sRe4 / b sNe9'),
    play: 'sRe4xe9',
  },
  'FC-SHAD-5': {
    says: 'The Jester explodes next to the shadow, and the shadow lives.',
    at: positionFile('w Ra4 / b Ja9 sNb10'),
    play: 'Ra4xa9',
    look: 'b10',
  },
  'FC-SHAD-6': {
    says: 'A Shadow Templar cannot place a tornado.',
    at: positionFile('w sTd4'),
    tries: 'd4 =TO',
  },
  'FC-SHAD-7': {
    says: 'The Shadow Knight pays 4 turns for 9 squares travelled.',
    at: positionFile('w sNd4@5,9'),
    play: 'sNd4 DS',
  },
  'FC-SHAD-8': {
    says: 'The Shadow Bishop strikes the Rook, which becomes a shadow of its own side.',
    at: positionFile('w sBd4 / b Rg7'),
    play: 'sBd4 SS g7',
  },
  'FC-SHAD-9': {
    says: 'The Shadow Ship unloads its Rook as a piece.',
    at: positionFile('w sSe5[R]'),
    play: 'sSe5 UL 1 e6',
  },
  'FC-SHAD-10': {
    says: 'The Rook becomes a piece again and gives check.',
    at: positionFile('w sRa16@5'),
    play: 'sRa16 DS',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
