import { useState } from 'react';
import { selectDrawing } from '../../app/slices.ts';
import { nodeAt, type Table } from '../../app/table/table.ts';
import { childrenOf, isMainLine, noteAt, ROOT } from '../../app/table/tree.ts';
import { waysFrom } from '../../app/telling/log.ts';
import { useActions, useRoom } from '../room.ts';
import { actionsOn, LINES } from '../words.ts';
import styles from './Place.module.css';

interface Props {
  readonly table: Table;
  readonly cursor: number;
}

/** The lines that were played instead of the action here; one goes over to any of them. */
const Ways = ({ table, cursor }: Props) => {
  const { visit } = useActions();
  const ways = cursor > 0 ? waysFrom(table, cursor - 1) : [];
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label={LINES.others}>
      {ways.map(({ node, notation, name, length, isMain }) => (
        <li key={node}>
          <button type="button" className={styles.way} onClick={() => visit(node)}>
            <span className={styles.or}>{LINES.or}</span> <b>{notation}</b> {name && <q>{name}</q>}
            <span className={styles.long}>
              {actionsOn(length)}
              {isMain && `, ${LINES.main}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

interface WritingProps {
  readonly part: 'name' | 'text';
  readonly value: string;
  onWrite(value: string): void;
}

/** A field that is there once somebody wants to write, or has written. */
const Writing = ({ part, value, onWrite }: WritingProps) => {
  const Field = part === 'name' ? 'input' : 'textarea';
  return (
    <Field
      autoFocus={value === ''}
      className={styles.writing}
      aria-label={LINES[part]}
      maxLength={part === 'name' ? 80 : 4000}
      value={value}
      onChange={(event: { readonly target: { readonly value: string } }) => onWrite(event.target.value)}
    />
  );
};

/** What can be done at the place one is at: write, draw, name the line that begins here, make it the main one, delete it. */
const Tools = ({ table, cursor }: Props) => {
  const { note, promote, prune, setDrawing } = useActions();
  const drawing = useRoom(selectDrawing);
  const [asked, setAsked] = useState({ name: false, text: false });
  const { tree } = table;
  const node = nodeAt(table, cursor);
  const written = noteAt(tree, node);
  const begins = cursor > 0 && childrenOf(tree, nodeAt(table, cursor - 1)).length > 1;
  const parts = [...(begins || written.name ? ['name' as const] : []), 'text' as const];
  const isOpen = (part: 'name' | 'text') => asked[part] || !!written[part];
  return (
    <div className={styles.tools}>
      {parts.filter(isOpen).map((part) => (
        <Writing key={part} part={part} value={written[part] ?? ''} onWrite={(value) => note(node, { [part]: value })} />
      ))}
      <div className={styles.buttons}>
        {parts.map(
          (part) =>
            !isOpen(part) && (
              <button key={part} type="button" onClick={() => setAsked({ ...asked, [part]: true })}>
                {LINES[part]}
              </button>
            ),
        )}
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

/** What there is beneath an action: its line's name, what is written, and what was played instead. */
export const Place = ({ table, cursor }: Props) => {
  const { name, text } = noteAt(table.tree, nodeAt(table, cursor));
  const isHere = cursor === table.cursor;
  return (
    <div className={styles.place}>
      {!isHere && name && <p className={styles.called}>{name}</p>}
      {!isHere && text && <p className={styles.note}>{text}</p>}
      {isHere && <Tools key={cursor} table={table} cursor={cursor} />}
      <Ways table={table} cursor={cursor} />
    </div>
  );
};
