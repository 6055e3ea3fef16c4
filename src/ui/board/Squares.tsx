import { memo } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Square as SquareId } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { alikeIn } from './alike.ts';
import type { Layout, SquarePlace } from './layout.ts';
import { Square } from './Square.tsx';
import { seenOn } from './units.ts';

/** Squares that are told apart by what is done with them. */
interface Singled {
  readonly picked: readonly SquareId[];
  readonly last: readonly SquareId[];
  readonly culprits: readonly SquareId[];
  readonly tied: readonly SquareId[];
  readonly armed: SquareId | null;
  readonly stop: SquareId | null;
}

interface RowProps extends Singled {
  readonly game: Game;
  readonly places: readonly SquarePlace[];
  readonly seen: ReadonlyMap<SquareId, readonly UnitView[]>;
  readonly marks: BoardView['marks'];
  readonly tones: ReadonlyMap<SquareId, SquareTone>;
}

const NOBODY: readonly UnitView[] = [];
const PLAIN: readonly Mark[] = [];

const Row = memo(
  ({ game, places, seen, marks, tones, picked, last, culprits, tied, armed, stop }: RowProps) => (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    // biome-ignore lint/a11y/useFocusableInteractive: only squares take the focus
    <div role="row">
      {places.map((place) => (
        <Square
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
          stop={place.square === stop}
        />
      ))}
    </div>
  ),
  alikeIn<RowProps>('picked', 'last', 'culprits', 'tied'),
);

interface Props extends Singled {
  readonly game: Game;
  readonly layout: Layout;
  readonly view: BoardView;
  readonly tones: ReadonlyMap<SquareId, SquareTone>;
}

/** The squares in their rows. Ghosts, lenses and what is pointed at leave them as they are, and a pick all rows but its own. */
export const Squares = memo(({ game, layout, view, tones, picked, last, culprits, tied, armed, stop }: Props) => {
  const seen = seenOn(view);
  return layout.byRow.map((places) => {
    const isHere = (square: SquareId) => layout.places[square]?.y === places[0]?.y;
    const only = (square: SquareId | null) => (square !== null && isHere(square) ? square : null);
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
        stop={only(stop)}
      />
    );
  });
});
