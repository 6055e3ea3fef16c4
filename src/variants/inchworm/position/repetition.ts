/** Repetition keys (IW-END-5), without ids and counters, which would make equal positions differ. */
import { memoize } from '../../../kernel/memoize.ts';
import { nameOf } from './board.ts';
import type { State } from './state.ts';
import { PIECE_TYPES, type Unit, wingLetter } from './units.ts';

const LETTERS = { white: 'KQRBNP', black: 'kqrbnp' } as const;

const unitKey = memoize(
  ({ side, type, at }: Unit): string => LETTERS[side][PIECE_TYPES.indexOf(type)] + at.map(nameOf).join('/'),
);

type PositionParts = Pick<State, 'ply' | 'units' | 'links' | 'mode' | 'rights' | 'castling' | 'passing'>;

const unitsKey = ({ units }: PositionParts): string => units.map(unitKey).sort().join(' ');

const passingKey = ({ units, passing }: PositionParts): string => {
  if (!passing) return '-';
  const taken = units.filter(({ id }) => passing.pawns.includes(id));
  return `${taken.map(unitKey).sort().join('+')}:${passing.squares.map(nameOf).join('')}`;
};

/** Returns the key of a position. Positions are the same exactly if their keys are equal (IW-END-5). */
export const positionKey = (state: PositionParts): string =>
  [
    state.ply % 2 === 0 ? 'w' : 'b',
    unitsKey(state),
    state.links.map((file) => (file === null ? '-' : 'abcdefgh'[file])).join(''),
    state.mode[0],
    state.rights.map((right, index) => (right ? 'KQkq'[index] : '')).join('') || '-',
    `${wingLetter(state.castling.white) ?? '-'}${wingLetter(state.castling.black) ?? '-'}`,
    passingKey(state),
  ].join('|');

/** Counts how often the present position has occurred (IW-END-5). */
export const occurrences = ({ history }: Pick<State, 'history'>): number => {
  const now = history.at(-1);
  return history.filter((key) => key === now).length;
};
