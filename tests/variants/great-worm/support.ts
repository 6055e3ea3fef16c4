/** Helpers for tests of Great Worm, which read position lines and notation. */
import type { Position } from '../../../src/kernel/game.ts';
import { playText } from '../../../src/kernel/record.ts';
import type { Problem } from '../../../src/kernel/result.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { must } from '../../support/scenario.ts';

export const START = 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -';

export const at = (line: string): Position => must(GAME.read(line));

export const reached = (line: string, actions: string): Position => {
  const start = at(line);
  return must(playText(GAME, start, actions)).at(-1)?.position ?? start;
};

/** Returns the refusal of the last action. Throws if that is legal, or an earlier one is not. */
export const refusal = (line: string, ...actions: readonly string[]): Problem => {
  const position = actions.length > 1 ? reached(line, actions.slice(0, -1).join(' ')) : at(line);
  const played = playText(GAME, position, actions.at(-1) ?? '');
  if (played.ok) throw new Error(`${actions.at(-1)} is allowed`);
  return played.error;
};

const bare = (notation: string): string => notation.replace(/ ?\/? ?#$/, '');

/** Returns every action in notation, sorted, without the sign of a loss (`#`) and with the choice of a Leg. */
export const actions = (position: Position): readonly string[] =>
  [...GAME.actions(position)].map(({ notation }) => bare(notation)).sort();

/** Returns what `actions` does, without the choices of a Leg. */
export const ways = (position: Position): readonly string[] => [
  ...new Set(actions(position).map((each) => each.replace(/ \+L..$/, ''))),
];

/** Returns the actions of one unit as notated after its from-square: `-e4`, `xe4ep`. */
export const of = (position: Position, unit: string): readonly string[] =>
  actions(position)
    .filter((each) => each.startsWith(unit))
    .map((each) => each.slice(unit.length));

/** Splits a list of actions separated by spaces, and sorts it. */
export const list = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean).sort();

/** Spells the worm's routes `e6 e5-d5 xd4` as actions from its square, sorted. */
export const worm = (from: string, text: string): readonly string[] =>
  list(text)
    .map((to) => `K${from}${to.startsWith('x') ? '' : '-'}${to}`)
    .sort();

export const winner = (position: Position): string | null | undefined => {
  const outcome = GAME.outcome(position);
  return outcome ? outcome.winner : undefined;
};

export const field = (position: Position, number: number): string => GAME.write(position).split(' ')[number - 1] ?? '';
