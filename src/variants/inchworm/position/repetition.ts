/** When two positions are the same: a key that tells everything a position is, whatever the men's ids. */
import { remembered } from '../../../kernel/remembered.ts';
import { nameOf } from './board.ts';
import type { State } from './state.ts';
import { type Man, TYPES } from './units.ts';

const LETTERS = { white: 'KQRBNP', black: 'kqrbnp' } as const;

const manKey = remembered(({ side, type, at }: Man): string => LETTERS[side][TYPES.indexOf(type)] + at.map(nameOf).join('/'));

type Whole = Pick<State, 'ply' | 'men' | 'links' | 'mode' | 'rights' | 'castling' | 'passing'>;

/** The men in an order of their own, whatever their ids. */
const menKey = ({ men }: Whole): string => men.map(manKey).sort().join(' ');

const passingKey = ({ men, passing }: Whole): string => {
  if (!passing) return '-';
  const taken = men.filter(({ id }) => passing.men.includes(id));
  return `${taken.map(manKey).sort().join('+')}:${passing.squares.map(nameOf).join('')}`;
};

/** The same text for the same position, another for another. */
export const positionKey = (state: Whole): string =>
  [
    state.ply % 2 === 0 ? 'w' : 'b',
    menKey(state),
    state.links.map((file) => (file === null ? '-' : 'abcdefgh'[file])).join(''),
    state.mode[0],
    state.rights.map((right, index) => (right ? 'KQkq'[index] : '')).join('') || '-',
    `${state.castling.white?.wing ?? '-'}${state.castling.black?.wing ?? '-'}`,
    passingKey(state),
  ].join('|');

/** How often the present position has occurred. */
export const occurrences = ({ history }: Pick<State, 'history'>): number => {
  const now = history.at(-1);
  return history.filter((key) => key === now).length;
};
