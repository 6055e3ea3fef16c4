import { memo } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { FORETOLD, rankNamed } from '../words.ts';
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
  readonly speech: Speech;
  /** The one tab stop of the board. */
  readonly stop: boolean;
}

/** How squares are heard: as those of the side to move, of another's unit that is looked at, or not at all. */
export type Speech = 'asked' | 'looking' | 'silent';

/** One square: one element, with its states as attributes and its marks as backgrounds. */
const SquareView = memo(
  ({
    game,
    place,
    units,
    marks,
    tone,
    picked,
    last,
    culprit,
    tied,
    armed,
    narrow,
    speech,
    stop,
  }: SquareProps) => (
    <div
      className={styles.square}
      style={{ '--file': place.x, '--rank': place.y } as React.CSSProperties}
      {...(speech !== 'silent' && {
        role: 'gridcell',
        tabIndex: stop ? 0 : -1,
        'aria-label': speakSquare(game, place.name, place.square, units, marks, {
          tone,
          narrow,
          looking: speech === 'looking',
        }),
        'aria-describedby': stop ? FORETOLD : undefined,
        'aria-selected': picked,
      })}
      data-square={place.square}
      data-name={place.name}
      data-dark={place.dark || undefined}
      data-tone={tone}
      data-picked={picked || undefined}
      data-last={last ? (units.length > 0 ? 'to' : 'from') : undefined}
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
  readonly speech: Speech;
  readonly stop: Square | null;
  readonly game: Game;
  readonly places: readonly SquarePlace[];
  readonly seen: ReadonlyMap<Square, readonly UnitView[]>;
  readonly marks: BoardView['marks'];
}

const rankIn = (game: Game, [first]: readonly SquarePlace[]): number =>
  (game.board.squares[first?.square ?? 0]?.rank ?? 0) + 1;

const NOBODY: readonly UnitView[] = [];
const PLAIN: readonly Mark[] = [];

const Row = memo(
  ({
    game,
    places,
    seen,
    marks,
    tones,
    picked,
    last,
    culprits,
    tied,
    armed,
    narrow,
    speech,
    stop,
  }: RowProps) => (
    <div {...(speech !== 'silent' && { role: 'row', 'aria-label': rankNamed(rankIn(game, places)) })}>
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
          speech={speech}
          stop={place.square === stop}
        />
      ))}
    </div>
  ),
  alikeIn<RowProps>('picked', 'last', 'culprits', 'tied', 'narrow'),
);

interface Props extends Highlights {
  readonly speech: Speech;
  /** The one tab stop of the board. */
  readonly stop: Square;
  readonly game: Game;
  readonly layout: Layout;
  readonly view: BoardView;
}

/** The squares in rows. Ghosts, lenses and pointing do not redraw them, and a pick redraws only its rows. */
export const Squares = memo(
  ({ game, layout, view, tones, picked, last, culprits, tied, armed, narrow, speech, stop }: Props) => {
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
          speech={speech}
          stop={only(stop)}
        />
      );
    });
  },
);
