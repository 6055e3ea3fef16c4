import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { selectDrawing } from '../../app/slices.ts';
import { nodeAt, type Table } from '../../app/table/table.ts';
import { type Note, noteAt } from '../../app/table/tree.ts';
import { squareNamed } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { type Arrow, Arrows } from '../board/Arrows.tsx';
import type { Layout } from '../board/layout.ts';
import { useActions, useRoom } from '../room.ts';
import { LINES } from '../words.ts';
import styles from './Pencil.module.css';
import { useDrawing } from './useDrawing.ts';

const read = new WeakMap<Note, readonly Arrow[]>();

/** The arrows of a note as squares; what is no square of this board is left out. */
const arrowsIn = (game: Game, note: Note): readonly Arrow[] => {
  const known = read.get(note);
  if (known) return known;
  const arrows = (note.arrows ?? []).flatMap((spelled): readonly Arrow[] => {
    const [from, to] = spelled.split(' ').map((name) => squareNamed(game.board, name));
    return from === null || from === undefined || to === null ? [] : [[from, to ?? from]];
  });
  read.set(note, arrows);
  return arrows;
};

const selectArrows = ({ table }: { readonly table: Table | null }): readonly Arrow[] | null =>
  table && arrowsIn(table.game, noteAt(table.tree, nodeAt(table)));

const NONE: readonly Arrow[] = [];

interface Props {
  readonly layout: Layout;
  /** The board, with the arrows among what stands on it. */
  children(arrows: ReactNode): ReactNode;
}

/** Lets people draw on the board, whatever they play on it. */
export const Pencil = ({ layout, children }: Props) => {
  const arrows = useRoom(selectArrows) ?? NONE;
  const drawing = useRoom(selectDrawing);
  const { draw, setDrawing } = useActions();
  const { begun, handlers } = useDrawing(drawing, draw);
  return (
    <div className={styles.paper} data-drawing={drawing || undefined} {...handlers}>
      {children(<Arrows arrows={arrows} drawing={begun} layout={layout} />)}
      {drawing &&
        createPortal(
          <section className={styles.bar} aria-label={LINES.draw}>
            {LINES.drawHint}
            <button type="button" onClick={() => setDrawing(false)}>
              {LINES.drawn}
            </button>
          </section>,
          document.body,
        )}
    </div>
  );
};
