import { useStore } from 'zustand';
import { ERASER, HAND, type SandboxStore } from '../../app/table/sandbox.ts';
import type { Brush } from '../../kernel/editing/edit.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { Swatch } from '../board/Marks.tsx';
import { Button } from '../controls/Button.tsx';
import { Glyph } from '../pieces/Glyph.tsx';
import { WORDS } from '../words.ts';
import styles from './Tools.module.css';

const Picture = ({ game, look }: { readonly game: Game; readonly look: Brush<Position>['look'] }) =>
  'mark' in look ? (
    <Swatch mark={{ kind: look.mark, label: '', rule: '', ...(look.of && { side: look.of }) }} />
  ) : (
    <Glyph game={game} type={look.type} side={look.side} />
  );

export const Tools = ({ store }: { readonly store: SandboxStore }) => {
  const { game, editor, tool, choose, bare, take } = useStore(store);
  const groups = [...new Set(editor.brushes.map(({ group }) => group))];
  const held = editor.brushes.find(({ id }) => id === tool);
  return (
    <section className={styles.tools} aria-label={WORDS.tools}>
      <div className="row">
        {[
          [HAND, WORDS.hand],
          [ERASER, WORDS.eraser],
        ].map(([id = '', title]) => (
          <Button key={id} aria-pressed={tool === id} onClick={() => choose(id)}>
            {title}
          </Button>
        ))}
        <Button onClick={bare}>{WORDS.emptyBoard}</Button>
        <Button onClick={() => take(game.setup(1))}>{WORDS.startPosition}</Button>
      </div>
      {groups.map((group) => (
        <fieldset key={group} className={`row ${styles.group}`}>
          <legend className="small">{group}</legend>
          {editor.brushes
            .filter((brush) => brush.group === group)
            .map(({ id, title, look }) => (
              <button
                key={id}
                type="button"
                className={styles.brush}
                aria-pressed={tool === id}
                title={title}
                onClick={() => choose(tool === id ? HAND : id)}
              >
                <Picture game={game} look={look} />
              </button>
            ))}
        </fieldset>
      ))}
      <p className={`small ${styles.hint}`} role="status">
        {held ? held.title : tool === ERASER ? WORDS.eraserHint : WORDS.handHint}
      </p>
    </section>
  );
};
