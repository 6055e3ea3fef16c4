import { memo } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { alikeIn } from './alike.ts';
import type { Layout, SquarePlace } from './layout.ts';
import styles from './Square.module.css';
import { speakSquare } from './spoken.ts';
import { unitsOn } from './units/units.ts';

interface SquareProps {
  readonly game: Game;
  readonly place: SquarePlace;
  readonly units: readonly UnitView[];
  readonly marks: readonly Mark[];
  readonly tone: SquareTone | undefined;
  readonly picked: boolean;
  readonly last: boolean;
  readonly culprit: boolean;
  /** Joined by a mark to the square being looked at. */
  readonly tied: boolean;
  /** Picked once; a second pick takes it. */
  readonly armed: boolean;
  /** Legal, yet it leaves hardly anything to do. */
  readonly narrow: boolean;
  /** The one tab stop of the board. */
  readonly stop: boolean;
}

/** One square: one element, with its states as attributes and its marks as backgrounds. */
const SquareView = memo(
  ({ game, place, units, marks, tone, picked, last, culprit, tied, armed, narrow, stop }: SquareProps) => (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div
      role="gridcell"
      className={styles.square}
      style={{ '--file': place.x, '--rank': place.y } as React.CSSProperties}
      tabIndex={stop ? 0 : -1}
      aria-label={speakSquare(game, place.name, place.square, units, marks, tone, narrow)}
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
      data-narrow={narrow || undefined}
    />
  ),
  alikeIn<SquareProps>('units', 'marks'),
);

/** Squares that stand out. */
export interface Highlights {
  readonly tones: ReadonlyMap<Square, SquareTone>;
  readonly picked: readonly Square[];
  readonly last: readonly Square[];
  readonly culprits: readonly Square[];
  readonly tied: readonly Square[];
  readonly armed: Square | null;
  readonly narrow: readonly Square[];
}

interface RowProps extends Highlights {
  readonly stop: Square | null;
  readonly game: Game;
  readonly places: readonly SquarePlace[];
  readonly seen: ReadonlyMap<Square, readonly UnitView[]>;
  readonly marks: BoardView['marks'];
}

const NOBODY: readonly UnitView[] = [];
const PLAIN: readonly Mark[] = [];

const Row = memo(
  ({ game, places, seen, marks, tones, picked, last, culprits, tied, armed, narrow, stop }: RowProps) => (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    // biome-ignore lint/a11y/useFocusableInteractive: only squares take the focus
    <div role="row">
      {places.map((place) => (
        <SquareView
          key={place.square}
          game={game}
          place={place}
          units={seen.get(place.square) ?? NOBODY}
          marks={marks[place.square] ?? PLAIN}
          tone={tones.get(place.square)}
          picked={picked.includes(place.square)}
          last={last.includes(place.square)}
          culprit={culprits.includes(place.square)}
          tied={tied.includes(place.square)}
          armed={place.square === armed}
          narrow={narrow.includes(place.square)}
          stop={place.square === stop}
        />
      ))}
    </div>
  ),
  alikeIn<RowProps>('picked', 'last', 'culprits', 'tied', 'narrow'),
);

interface Props extends Highlights {
  /** The one tab stop of the board. */
  readonly stop: Square;
  readonly game: Game;
  readonly layout: Layout;
  readonly view: BoardView;
}

/** The squares in rows. Ghosts, lenses and pointing do not redraw them, and a pick redraws only its rows. */
export const Squares = memo(
  ({ game, layout, view, tones, picked, last, culprits, tied, armed, narrow, stop }: Props) => {
    const seen = unitsOn(view);
    return layout.byRow.map((places) => {
      const isHere = (square: Square) => layout.places[square]?.y === places[0]?.y;
      const only = (square: Square | null) => (square !== null && isHere(square) ? square : null);
      return (
        <Row
          key={places[0]?.name}
          game={game}
          places={places}
          seen={seen}
          marks={view.marks}
          tones={tones}
          picked={picked.filter(isHere)}
          last={last.filter(isHere)}
          culprits={culprits.filter(isHere)}
          tied={tied.filter(isHere)}
          armed={only(armed)}
          narrow={narrow.filter(isHere)}
          stop={only(stop)}
        />
      );
    });
  },
);
