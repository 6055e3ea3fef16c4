/** The actions of the game, as data. */
import type { Saying } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import type { NoRegular, Regular } from '../moves/generate.ts';
import type { Way } from '../moves/worm-paths.ts';

export interface Encroachment {
  readonly kind: 'encroachment';
  readonly way: Way;
  /** Where a Leg is created, or null. */
  readonly leg: Square | null;
}

export type Act = Regular | NoRegular | Encroachment | Saying;

/** One word for filters. */
export const kindOf = (act: Act): string => {
  switch (act.kind) {
    case 'regular':
      return act.special ?? 'move';
    case 'encroachment':
      return act.leg === null ? 'encroachment' : 'leg';
    default:
      return act.kind;
  }
};
