/** Helpers for Great Worm: position lines and notation. */
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

/** The refusal of the last action; the others must be legal. */
export const refusal = (line: string, ...actions: readonly string[]): Problem => {
  const position = actions.length > 1 ? reached(line, actions.slice(0, -1).join(' ')) : at(line);
  const played = playText(GAME, position, actions.at(-1) ?? '');
  if (played.ok) throw new Error(`${actions.at(-1)} is allowed`);
  return played.error;
};

const bare = (notation: string): string => notation.replace(/ ?\/? ?#$/, '');

/** Every action in bare notation, sorted; Leg choices written out. */
export const actions = (position: Position): readonly string[] =>
  [...GAME.actions(position)].map(({ notation }) => bare(notation)).sort();

/** As `actions`, without Leg choices. */
export const ways = (position: Position): readonly string[] => [
  ...new Set(actions(position).map((each) => each.replace(/ \+L..$/, ''))),
];

/** The destinations of one unit: notation after the from-square, as `-e4`, `xe4ep`. */
export const of = (position: Position, unit: string): readonly string[] =>
  actions(position)
    .filter((each) => each.startsWith(unit))
    .map((each) => each.slice(unit.length));

/** A space-separated list of actions, sorted. */
export const list = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean).sort();

/** The worm's routes `e6 e5-d5 xd4`, each prefixed with its square. */
export const worm = (from: string, text: string): readonly string[] =>
  list(text)
    .map((to) => `K${from}${to.startsWith('x') ? '' : '-'}${to}`)
    .sort();

export const winner = (position: Position): string | null | undefined => {
  const outcome = GAME.outcome(position);
  return outcome ? outcome.winner : undefined;
};

export const field = (position: Position, number: number): string => GAME.write(position).split(' ')[number - 1] ?? '';
