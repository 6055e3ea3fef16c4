import { useEffect, useRef, useState } from 'react';
import { afterFrame } from '../../../app/frames.ts';
import { isReplayed } from '../../../app/table/line.ts';
import { nodeAt, type Table } from '../../../app/table/table.ts';
import {
  childrenOf,
  isMainLine,
  MARKS,
  type NodeId,
  type NoteMark,
  noteAt,
  ROOT,
  type TreeNode,
} from '../../../app/table/tree.ts';
import { notationOf, type SideLine, waysFrom } from '../../../app/telling/log.ts';
import { atLeisure } from '../../leisure.ts';
import { useActions, useField, useRoomNow } from '../../room.ts';
import { LINES } from '../../words/lines.ts';
import { actionsOn } from '../../words.ts';
import { NoteText } from '../turns/NoteText.tsx';
import styles from './Place.module.css';

interface Props {
  readonly table: Table;
  readonly cursor: number;
}

/** This many lines are shown at first, and this many more each time. */
const FEW = 6;

/** An action of another line: spelled first, in the game's notation as soon as there is time to play it. */
const useNotation = (table: Table, cursor: number, node: TreeNode): string => {
  const [told, setTold] = useState(() => (isReplayed(node) ? notationOf(table, cursor, node) : null));
  const now = useRef(table);
  now.current = table;
  useEffect(() => {
    if (told !== null) return;
    let here = true;
    void atLeisure(async () => {
      const before = now.current.line[cursor - 1]?.id ?? ROOT;
      if (here && before === node.parent) setTold(notationOf(now.current, cursor, node));
    });
    return () => {
      here = false;
    };
  }, [told, cursor, node]);
  return told ?? node.action;
};

const OtherWay = ({
  table,
  cursor,
  way: { node, line, name, isMain },
}: Props & { readonly way: SideLine }) => {
  const { visit } = useActions();
  const notation = useNotation(table, cursor, node);
  const isKnown = line.every(isReplayed);
  return (
    <li>
      <button
        type="button"
        className={styles.way}
        data-unplayed={isKnown ? undefined : true}
        title={isKnown ? undefined : LINES.unplayedHint}
        onClick={() => visit(node.id)}
      >
        <span className={styles.or}>{LINES.or}</span> <b>{notation}</b> {name && <q>{name}</q>}
        <span className={styles.long}>
          {[actionsOn(line.length), isMain && LINES.main, !isKnown && LINES.unplayed]
            .filter(Boolean)
            .join(', ')}
        </span>
      </button>
    </li>
  );
};

/** The lines that begin here; a press goes to one. */
const Ways = ({ table, cursor }: Props) => {
  const [most, setMost] = useState(FEW);
  if (cursor === 0) return null;
  const { ways, count } = waysFrom(table, cursor - 1, most);
  if (count === 0) return null;
  return (
    <ul className={styles.ways} aria-label={LINES.others}>
      {ways.map((way) => (
        <OtherWay key={way.node.id} table={table} cursor={cursor - 1} way={way} />
      ))}
      {count > most && (
        <li>
          <button type="button" className={styles.way} onClick={() => setMost(most + FEW)}>
            {LINES.more(count - most)}
          </button>
        </li>
      )}
    </ul>
  );
};

interface WritingProps {
  readonly part: 'name' | 'text';
  readonly node: NodeId;
  onDone(): void;
}

/** A field that appears once the player writes, or has written; Escape ends it. */
const Writing = ({ part, node, onDone }: WritingProps) => {
  const { note } = useActions();
  const value = useRoomNow(({ table }) => (table && noteAt(table.tree, node)[part]) ?? '');
  const Field = part === 'name' ? 'input' : 'textarea';
  return (
    <Field
      autoFocus={value === ''}
      className={styles.writing}
      aria-label={LINES[part]}
      maxLength={part === 'name' ? 80 : 4000}
      value={value}
      onKeyDown={({ key }: { readonly key: string }) => key === 'Escape' && onDone()}
      onChange={(event: { readonly target: { readonly value: string } }) =>
        note(node, { [part]: event.target.value })
      }
    />
  );
};

/** What one thinks of the action: a sign that is set, and taken away by another press. */
const Marking = ({ node, mark }: { readonly node: NodeId; readonly mark: NoteMark | undefined }) => {
  const { note } = useActions();
  return (
    <fieldset className={styles.marks} aria-label={LINES.mark}>
      {(Object.keys(MARKS) as NoteMark[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={mark === each}
          aria-label={LINES.marks[each]}
          title={LINES.marks[each]}
          onClick={() => note(node, { mark: mark === each ? null : each })}
        >
          {MARKS[each]}
        </button>
      ))}
    </fieldset>
  );
};

/** Actions on the current node: write, draw, name the line, make it the main line, delete it. */
const Tools = ({ table, cursor }: Props) => {
  const { promote, prune, setDrawing } = useActions();
  const drawing = useField('drawing');
  const [asked, setAsked] = useState({ name: false, text: false });
  const { tree } = table;
  const node = nodeAt(table, cursor);
  const written = noteAt(tree, node);
  const begins = cursor > 0 && childrenOf(tree, nodeAt(table, cursor - 1)).length > 1;
  const parts = [...(begins || written.name ? ['name' as const] : []), 'text' as const];
  // A text that is there already is read, with its squares, until somebody wants to change it.
  const isOpen = (part: 'name' | 'text') => asked[part] || (part === 'name' && !!written.name);
  const buttons = useRef<HTMLDivElement>(null);
  const close = (part: 'name' | 'text') => {
    setAsked({ ...asked, [part]: false });
    afterFrame(() => buttons.current?.querySelector('button')?.focus());
  };
  return (
    <div className={styles.tools}>
      {parts.filter(isOpen).map((part) => (
        <Writing key={part} part={part} node={node} onDone={() => close(part)} />
      ))}
      {!isOpen('text') && written.text && (
        <p className={styles.note}>
          <NoteText game={table.game} text={written.text} />
        </p>
      )}
      <div ref={buttons} className={styles.buttons}>
        {parts.map(
          (part) =>
            !isOpen(part) && (
              <button key={part} type="button" onClick={() => setAsked({ ...asked, [part]: true })}>
                {part === 'text' && written.text ? LINES.edit : LINES[part]}
              </button>
            ),
        )}
        {node !== ROOT && <Marking node={node} mark={written.mark} />}
        <button type="button" aria-pressed={drawing} onClick={() => setDrawing(!drawing)}>
          {LINES.draw}
        </button>
        {!isMainLine(tree, node) && (
          <button type="button" onClick={() => promote(node)}>
            {LINES.promote}
          </button>
        )}
        {node !== ROOT && (
          <button type="button" onClick={() => prune(node)}>
            {LINES.prune}
          </button>
        )}
      </div>
    </div>
  );
};

/** What stands beneath an action: its line's name, its note, and other lines. */
export const Place = ({ table, cursor }: Props) => {
  const { name, text } = noteAt(table.tree, nodeAt(table, cursor));
  const isHere = cursor === table.cursor;
  return (
    <div className={styles.place}>
      {!isHere && name && <p className={styles.called}>{name}</p>}
      {!isHere && text && (
        <p className={styles.note}>
          <NoteText game={table.game} text={text} />
        </p>
      )}
      {isHere && <Tools key={cursor} table={table} cursor={cursor} />}
      <Ways table={table} cursor={cursor} />
    </div>
  );
};
