import type { SetupOptions } from '../../../kernel/game.ts';
import { OPTIONS } from './options.ts';
import { BLACK, CHAMELEON, EMPTY, LETTERS, type State } from './state.ts';

const FIRST_ROWS = 'ILSKWSLCPPPPPPPP';

/** Returns the starting position. Black's army is White's, rotated by 180 degrees (BQ-SETUP-2). */
export const startingPosition = (options: State['options']): State => {
  const white = [...FIRST_ROWS].map((letter) => LETTERS.indexOf(letter));
  const black = white.map((kind) => kind | BLACK).reverse();
  const kinds = [...white, ...Array.from({ length: 32 }, () => EMPTY), ...black];
  let id = 0;
  const standard = kinds.map((kind) => (kind === EMPTY ? EMPTY : (++id << 4) | kind));
  const twoPlayer = options.version === 'twoplayer';
  return {
    board: twoPlayer ? standard.map((code) => ((code & 7) === CHAMELEON ? EMPTY : code)) : standard,
    options,
    phase: twoPlayer ? 'place' : 'play',
    reserve: twoPlayer ? { white: 2, black: 2 } : { white: 0, black: 0 },
    history: [],
    toMove: 'white',
    ply: 0,
    rng: null,
  };
};

export const setup = (_seed: number, { version }: SetupOptions): State =>
  startingPosition({ ...OPTIONS.initial, ...(version === 'twoplayer' && { version }) });
