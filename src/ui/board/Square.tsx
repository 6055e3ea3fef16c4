import { memo } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Game } from '../../kernel/game.ts';
import type { Mark, UnitView } from '../../kernel/view.ts';
import { alikeIn } from './alike.ts';
import type { SquarePlace } from './layout.ts';
import styles from './Square.module.css';
import { spokenSquare } from './spoken.ts';

interface Props {
  readonly game: Game;
  readonly place: SquarePlace;
  readonly units: readonly UnitView[];
  readonly marks: readonly Mark[];
  readonly tone: SquareTone | undefined;
  readonly picked: boolean;
  readonly last: boolean;
  readonly culprit: boolean;
  /** Joined by a mark to the square that is looked at. */
  readonly tied: boolean;
  /** Picked once; picked again it is made. */
  readonly armed: boolean;
  /** The one tab stop of the board. */
  readonly stop: boolean;
}

/** One square: one element, whose states are attributes and whose marks are backgrounds. */
export const Square = memo(
  ({ game, place, units, marks, tone, picked, last, culprit, tied, armed, stop }: Props) => (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div
      role="gridcell"
      className={styles.square}
      style={{ '--file': place.x, '--rank': place.y } as React.CSSProperties}
      tabIndex={stop ? 0 : -1}
      aria-label={spokenSquare(game, place.name, place.square, units, marks, tone)}
      aria-selected={picked}
      data-square={place.square}
      data-name={place.name}
      data-dark={place.dark || undefined}
      data-tone={tone}
      data-picked={picked || undefined}
      data-last={last || undefined}
      data-tied={tied || undefined}
      data-culprit={culprit || undefined}
      data-armed={armed || undefined}
    />
  ),
  alikeIn<Props>('units', 'marks'),
);
