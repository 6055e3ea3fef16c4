/** The actions of the game, as data. */
import type { Saying } from '../../kernel/agreement.ts';
import type { Square } from '../../kernel/board.ts';
import type { NoRegular, Regular } from './regular.ts';
import type { Way } from './ways.ts';

export interface Encroachment {
  readonly kind: 'encroachment';
  readonly way: Way;
  /** Where a Leg is created, or null. */
  readonly leg: Square | null;
}

export type Act = Regular | NoRegular | Encroachment | Saying;
