/** What a position holds (BQ-STATE-1). */
import type { Talk } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import type { PositionBase } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import { CHAMELEON, codeOn, EMPTY, encode, kindOf, type Occupancy, type UnitCode } from './units.ts';

export const VERSIONS = ['standard', 'twoplayer'] as const;
export type Version = (typeof VERSIONS)[number];
export const PHASES = ['place', 'play'] as const;
export type Phase = (typeof PHASES)[number];

export interface State extends PositionBase {
  readonly board: Occupancy;
  readonly version: Version;
  readonly phase: Phase;
  /** Chameleons each player still holds. */
  readonly reserve: Readonly<Record<Side, number>>;
  /** The earlier positions of the play phase, oldest first, as `placementOf` writes them. */
  readonly history: readonly string[];
  readonly talk: Talk;
}

/** Letters by kind of unit: capitals White, small letters Black. */
export const LETTERS = '.KWCPLIS.kwcplis';

/** The kind of unit that each character stands for, by its code; `EMPTY` for any other. */
export const KINDS: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  Math.max(EMPTY, LETTERS.indexOf(String.fromCharCode(code))),
);

/** The ranks from 8 to 1, empty squares as numbers: the first field of the position file. */
const boardText = (board: Occupancy): string => {
  let text = '';
  for (let rank = 7; rank >= 0; rank--) {
    let empty = 0;
    for (let file = 0; file < 8; file++) {
      const code = codeOn(board, rank * 8 + file);
      if (code === EMPTY) {
        empty++;
        continue;
      }
      if (empty > 0) text += empty;
      empty = 0;
      text += LETTERS[kindOf(code)];
    }
    if (empty > 0) text += empty;
    if (rank > 0) text += '/';
  }
  return text;
};

const reserveText = ({ white, black }: State['reserve']): string => 'S'.repeat(white) + 's'.repeat(black) || '-';

/** Board, turn, version, phase and reserve: two positions are the same if this is (BQ-STATE-2). */
export const placementOf = (state: Omit<State, 'ply' | 'rng' | 'history' | 'talk'>): string =>
  `${boardText(state.board)} ${state.toMove === 'white' ? 'w' : 'b'} ${state.version} ${state.phase} ${reserveText(state.reserve)}`;

/** How often the present position has stood in the play phase, this time included (BQ-END-3). */
export const occurrences = (state: State): number => {
  if (state.phase === 'place' || state.history.length < 4) return 1; // no position recurs before both sides went and came back
  const now = placementOf(state);
  return state.history.reduce((count, earlier) => (earlier === now ? count + 1 : count), 1);
};

/** The positions that have stood twice: whoever brings one about again ends the game (BQ-END-3). */
export const positionsStoodTwice = ({ history }: State): ReadonlySet<string> => {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const placement of history) (once.has(placement) ? twice : once).add(placement);
  return twice;
};

/** The board with one square changed. */
export const withCode = (board: Occupancy, square: Square, code: UnitCode): Occupancy => {
  const changed = board.slice();
  changed[square] = code;
  return changed;
};

/** Ids of units on the board at the start are below this; those of the reserve follow. */
const RESERVE_IDS = 64;

/** The reserve's next Chameleon: its id says how many were held, so it never changes and is never used twice. */
export const nextFromReserve = (reserve: State['reserve'], side: Side): UnitCode =>
  encode(RESERVE_IDS + (side === 'white' ? 0 : 2) + reserve[side], side, CHAMELEON);

/** The units of a text of letters rank by rank from a1, numbered in that order. */
export const numberUnits = (kinds: readonly number[]): Occupancy => {
  let id = 0;
  return kinds.map((kind) => (kind === EMPTY ? EMPTY : (++id << 4) | kind));
};
