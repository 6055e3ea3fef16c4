import { memo } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Square as SquareId } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import type { Layout } from './layout.ts';
import { Square } from './Square.tsx';
import { seenOn } from './units.ts';

interface Props {
  readonly game: Game;
  readonly layout: Layout;
  readonly view: BoardView;
  readonly tones: ReadonlyMap<SquareId, SquareTone>;
  readonly picked: readonly SquareId[];
  readonly last: readonly SquareId[];
  readonly culprits: readonly SquareId[];
  readonly tied: readonly SquareId[];
  readonly armed: SquareId | null;
  readonly stop: SquareId;
}

const NOBODY: readonly UnitView[] = [];
const PLAIN: readonly Mark[] = [];

/** The squares in their rows. Ghosts, lenses and what is pointed at leave them as they are. */
export const Squares = memo(({ game, layout, view, tones, picked, last, culprits, tied, armed, stop }: Props) => {
  const seen = seenOn(view);
  return layout.byRow.map((row) => (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    // biome-ignore lint/a11y/useFocusableInteractive: only squares take the focus
    <div role="row" key={row[0]?.name}>
      {row.map((place) => (
        <Square
          key={place.square}
          game={game}
          place={place}
          units={seen.get(place.square) ?? NOBODY}
          marks={view.marks[place.square] ?? PLAIN}
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
  ));
});
