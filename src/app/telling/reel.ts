/** Actions as pictures in a row, each with its words and its time: a small board on its own, or a film. */
import type { Step } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView } from '../../kernel/view.ts';
import { narrate } from './narrate.ts';
import { playbackOf, restFor } from './playback.ts';

export interface Shot {
  readonly view: BoardView;
  /** What happens, in a sentence. */
  readonly caption: string;
  /** How long it stands, in milliseconds. */
  readonly stand: number;
}

/**
 * An action from this view: a shot for each of its frames, as the board plays them. The last one stands as
 * long as the action's words take to read.
 */
export const shotsOf = (game: Game, before: BoardView, steps: readonly Step[]): readonly Shot[] => {
  const caption = narrate(game, before, steps)[0]?.text ?? '';
  const playback = playbackOf(before, steps);
  return (playback?.frames ?? []).map(({ view }, index, { length }) => ({
    view,
    caption,
    stand: index + 1 < length ? (playback?.stand ?? 0) : restFor(caption),
  }));
};
