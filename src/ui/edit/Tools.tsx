import { useStore } from 'zustand';
import { ERASER, HAND, type SandboxStore } from '../../app/table/sandbox.ts';
import type { Brush } from '../../kernel/editing/edit.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { Swatch } from '../board/Marks.tsx';
import { Glyph } from '../pieces/Glyph.tsx';
import { WORDS } from '../words.ts';
import styles from './Tools.module.css';

const Picture = ({ game, look }: { readonly game: Game; readonly look: Brush<Position>['look'] }) =>
  'mark' in look ? (
    <Swatch mark={{ kind: look.mark, label: '', rule: '', ...(look.of && { side: look.of }) }} />
  ) : (
    <Glyph game={game} type={look.type} side={look.side} />
  );

/** The tools: the hand, the eraser, and a brush for everything that can be put on a square. */
export const Tools = ({ store }: { readonly store: SandboxStore }) => {
  const { game, editor, tool, choose, bare, take } = useStore(store);
  const groups = [...new Set(editor.brushes.map(({ group }) => group))];
  const held = editor.brushes.find(({ id }) => id === tool);
  return (
    <section className={styles.tools} aria-label={WORDS.tools}>
      <div className={styles.row}>
        {[
          [HAND, WORDS.hand],
          [ERASER, WORDS.eraser],
        ].map(([id = '', title]) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={tool === id}
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
        <button type="button" className="button" onClick={bare}>
          {WORDS.emptyBoard}
        </button>
        <button type="button" className="button" onClick={() => take(game.setup(1))}>
          {WORDS.startPosition}
        </button>
      </div>
      {groups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{group}</legend>
          {editor.brushes
            .filter((brush) => brush.group === group)
            .map(({ id, title, look }) => (
              <button
                key={id}
                type="button"
                className={styles.brush}
                aria-pressed={tool === id}
                aria-label={title}
                title={title}
                onClick={() => choose(tool === id ? HAND : id)}
              >
                <Picture game={game} look={look} />
              </button>
            ))}
        </fieldset>
      ))}
      <p className={styles.hint} role="status">
        {held ? held.title : tool === ERASER ? WORDS.eraserHint : WORDS.handHint}
      </p>
    </section>
  );
};
