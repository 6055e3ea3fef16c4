import { memo } from 'react';
import type { SquareTone } from '../../app/model/reach.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { PREVIEW_IDS, rankNamed } from '../words.ts';
import { squareLabel } from './ariaLabels.ts';
import { isDraggable } from './input/input.ts';
import type { Layout, SquarePlace } from './layout.ts';
import styles from './Square.module.css';
import { sameProps } from './sameProps.ts';
import { unitsBySquare } from './units/units.ts';

/** How the squares of a board speak to screen readers. The squares of a `silent` board have no names to speak. */
export type Speech = 'asked' | 'looking' | 'plain' | 'silent';

interface SquareProps {
  readonly game: Game;
  readonly place: SquarePlace;
  readonly units: readonly UnitView[];
  readonly marks: readonly Mark[];
  readonly tone: SquareTone | undefined;
  readonly fewMoves: boolean;
  readonly speech: Speech;
  readonly stop: boolean;
  readonly states: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
}

const SquareView = memo(
  ({ game, place, units, marks, tone, fewMoves, speech, stop, states }: SquareProps) => (
    <div
      className={styles.square}
      style={{ '--file': place.x, '--rank': place.y } as React.CSSProperties}
      {...(speech !== 'silent' && {
        role: 'gridcell',
        tabIndex: stop ? 0 : -1,
        'aria-label': squareLabel(game, place.name, place.square, units, marks, {
          tone,
          fewMoves,
          looking: speech === 'looking',
        }),
        'aria-describedby': stop && speech !== 'plain' ? PREVIEW_IDS : undefined,
        'aria-selected': states['data-picked'] === true,
      })}
      data-square={place.square}
      data-name={place.name}
      data-dark={place.dark || undefined}
      data-tone={tone}
      data-narrow={fewMoves || undefined}
      {...states}
    />
  ),
  sameProps<SquareProps>('units', 'marks', 'states'),
);

export interface Highlights {
  readonly tones: ReadonlyMap<Square, SquareTone>;
  readonly picked: readonly Square[];
  readonly last: readonly Square[];
  readonly culprits: readonly Square[];
  /** Squares named by the text or linked by the mark under the pointer, drawn with an outline. */
  readonly linked: readonly Square[];
  /** The square of a dangerous choice, which needs a second pick to confirm. */
  readonly armed: Square | null;
  readonly fewMoves: readonly Square[];
}

interface Props extends Highlights {
  readonly speech: Speech;
  /** The tab stop: the square that Tab focuses; null in the props of rows without the tab stop. */
  readonly stop: Square | null;
  readonly game: Game;
  readonly layout: Layout;
  readonly view: BoardView;
}

interface RowProps extends Props {
  readonly places: readonly SquarePlace[];
}

const rankIn = (game: Game, [first]: readonly SquarePlace[]): number =>
  (game.board.squares[first?.square ?? 0]?.rank ?? 0) + 1;

const NO_UNITS: readonly UnitView[] = [];
const NO_MARKS: readonly Mark[] = [];

const Row = memo(
  ({ game, view, places, speech, stop, tones, fewMoves, ...lists }: RowProps) => (
    <div {...(speech !== 'silent' && { role: 'row', 'aria-label': rankNamed(rankIn(game, places)) })}>
      {places.map((place) => {
        const { square } = place;
        const units = unitsBySquare(view).get(square) ?? NO_UNITS;
        const isIn = (list: readonly Square[]) => list.includes(square) || undefined;
        return (
          <SquareView
            key={square}
            game={game}
            place={place}
            units={units}
            marks={view.marks[square] ?? NO_MARKS}
            tone={tones.get(square)}
            fewMoves={fewMoves.includes(square)}
            speech={speech}
            stop={square === stop}
            states={{
              'data-picked': isIn(lists.picked),
              'data-movable': (units.length > 0 && isDraggable(tones.get(square), !!isIn(lists.picked))) || undefined,
              'data-last': isIn(lists.last) && (units.length > 0 ? 'to' : 'from'),
              'data-tied': isIn(lists.linked),
              'data-culprit': isIn(lists.culprits),
              'data-armed': square === lists.armed || undefined,
            }}
          />
        );
      })}
    </div>
  ),
  sameProps<RowProps>('picked', 'last', 'culprits', 'linked', 'fewMoves'),
);

/** Renders the squares in rows, memoized so that a pick rerenders few squares. */
export const Squares = memo((props: Props) => {
  const { layout, picked, last, culprits, linked, armed, fewMoves, stop } = props;
  return layout.byRow.map((places) => {
    const isHere = (square: Square | null) => square !== null && layout.places[square]?.y === places[0]?.y;
    return (
      <Row
        key={places[0]?.name}
        {...props}
        places={places}
        picked={picked.filter(isHere)}
        last={last.filter(isHere)}
        culprits={culprits.filter(isHere)}
        linked={linked.filter(isHere)}
        armed={isHere(armed) ? armed : null}
        fewMoves={fewMoves.filter(isHere)}
        stop={isHere(stop) ? stop : null}
      />
    );
  });
});
