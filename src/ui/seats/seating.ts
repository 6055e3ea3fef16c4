/** What the rows of the table card read and change. */
import type { Draft } from 'immer';
import type { GameHeading } from '../../app/keeping/formats/saved.ts';

export interface Seating {
  readonly heading: GameHeading;
  edit(recipe: (heading: Draft<GameHeading>) => void): void;
}
