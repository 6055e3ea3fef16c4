import { BLACK, CHAMELEON, EMPTY, LETTERS, OURS, type State, type Version } from './state.ts';

const FIRST_ROWS = 'ILSKWSLCPPPPPPPP';

/** The starting position; Black's army is White's rotated by 180 degrees (BQ-SETUP-2). */
export const startingPosition = (version: Version): State => {
  const white = [...FIRST_ROWS].map((letter) => LETTERS.indexOf(letter));
  const black = white.map((kind) => kind | BLACK).reverse();
  const kinds = [...white, ...Array.from({ length: 32 }, () => EMPTY), ...black];
  let id = 0;
  const standard = kinds.map((kind) => (kind === EMPTY ? EMPTY : (++id << 4) | kind));
  const twoPlayer = version === 'twoplayer';
  return {
    board: twoPlayer ? standard.map((code) => ((code & 7) === CHAMELEON ? EMPTY : code)) : standard,
    version,
    readings: OURS,
    phase: twoPlayer ? 'place' : 'play',
    reserve: twoPlayer ? { white: 2, black: 2 } : { white: 0, black: 0 },
    history: [],
    toMove: 'white',
    ply: 0,
    rng: null,
  };
};

export const setup = (): State => startingPosition('standard');
