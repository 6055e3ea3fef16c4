import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { nodeAt, type Table } from '../../app/table/table.ts';
import { type Note, noteAt } from '../../app/table/tree.ts';
import { squareNamed } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { type Arrow, Arrows } from '../board/Arrows.tsx';
import type { Layout } from '../board/layout.ts';
import { useActions, useField, useRoom } from '../room.ts';
import { LINES } from '../words/lines.ts';
import styles from './Pencil.module.css';
import { useDrawing } from './useDrawing.ts';

const read = new WeakMap<Note, readonly Arrow[]>();

/** The arrows of a note as squares; unknown squares are left out. */
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

/** The arrows drawn at the current place. */
export const selectArrows = ({ table }: { readonly table: Table | null }): readonly Arrow[] | null =>
  table && arrowsIn(table.game, noteAt(table.tree, nodeAt(table)));

const NONE: readonly Arrow[] = [];

interface Props {
  readonly layout: Layout;
  /** The board, given the arrows to draw among its layers. */
  children(arrows: ReactNode): ReactNode;
}

/** Lets players draw on the board at any time. */
export const Pencil = ({ layout, children }: Props) => {
  const arrows = useRoom(selectArrows) ?? NONE;
  const drawing = useField('drawing');
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
