import { memo } from 'react';
import type { Game } from '../../kernel/game.ts';
import type { BoardView } from '../../kernel/view.ts';
import { glyphKey } from '../pieces/glyphs.ts';
import { partOf } from './Figures.tsx';
import type { Layout } from './layout.ts';
import styles from './Units.module.css';
import { echoesOf } from './units.ts';

interface Props {
  readonly game: Game;
  readonly layout: Layout;
  readonly view: BoardView;
}

/** Units seen once more, faintly, on the other name of their square. */
export const Echoes = memo(({ game, layout, view }: Props) =>
  echoesOf(view).map(({ key, unit, square, half, depth, crowd }) => (
    <div
      key={key}
      className={styles.unit}
      style={{ '--file': layout.places[square]?.x, '--rank': layout.places[square]?.y } as React.CSSProperties}
      data-echo="true"
      data-half={half ?? undefined}
      {...partOf({ depth, crowd })}
    >
      <span className={styles.figure} data-glyph={glyphKey(game, unit.type, unit.side)} />
    </div>
  )),
);
