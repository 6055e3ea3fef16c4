import { useRef, useState } from 'react';
import { nodeAt, positionAt, type Table } from '../../../app/model/table.ts';
import { childrenOf, NOTE_MARKS, type NodeId, type NoteMark, noteAt, ROOT } from '../../../app/model/tree.ts';
import { afterFrame } from '../../../app/store/frames.ts';
import { live, selectDifferences } from '../../../app/store/selectors.ts';
import { selectPlayers } from '../../../app/store/state-selectors.ts';
import { NAME_LENGTH } from '../../../kernel/editing/names.ts';
import { turnNumber } from '../../../kernel/side.ts';
import { Button } from '../../controls/Button.tsx';
import { NamedButton } from '../../controls/NamedButton.tsx';
import { useActions, useApp, useField } from '../../store.ts';
import { changedSince, LINES, turnName, WORDS } from '../../words.ts';
import styles from './Annotations.module.css';

type Part = 'name' | 'text';

const AnnotationField = ({ part, node, onDone }: { readonly part: Part; readonly node: NodeId; onDone(): void }) => {
  const { note } = useActions();
  const value = useApp(live(({ table }) => (table && noteAt(table.tree, node)[part]) ?? ''));
  const Field = part === 'name' ? 'input' : 'textarea';
  return (
    <Field
      autoFocus
      className={`field ${styles.writing}`}
      aria-label={LINES[part]}
      maxLength={part === 'name' ? NAME_LENGTH.title : 4000}
      value={value}
      onKeyDown={({ key }: { readonly key: string }) => key === 'Escape' && onDone()}
      onChange={(event: { readonly target: { readonly value: string } }) => note(node, { [part]: event.target.value })}
    />
  );
};

const MarkButtons = ({ node, mark }: { readonly node: NodeId; readonly mark: NoteMark | undefined }) => {
  const { note } = useActions();
  return (
    <fieldset className={styles.marks} aria-label={LINES.mark}>
      {(Object.keys(NOTE_MARKS) as NoteMark[]).map((each) => (
        <NamedButton
          key={each}
          kind="quiet"
          aria-pressed={mark === each}
          name={LINES.marks[each]}
          onClick={() => note(node, { mark: mark === each ? undefined : each })}
        >
          {NOTE_MARKS[each]}
        </NamedButton>
      ))}
    </fieldset>
  );
};

interface Props {
  readonly table: Table;
  readonly isWriting: boolean;
}

export const Annotations = ({ table, isWriting }: Props) => {
  const { setDrawing } = useActions();
  const drawing = useField('drawing');
  const [open, setOpen] = useState<readonly Part[]>(isWriting ? ['text'] : []);
  const bar = useRef<HTMLDivElement>(null);
  const { tree, cursor } = table;
  const node = nodeAt(table);
  const written = noteAt(tree, node);
  const lineBeginsHere = cursor > 0 && childrenOf(tree, nodeAt(table, cursor - 1)).length > 1;
  const parts: readonly Part[] = lineBeginsHere || written.name ? ['text', 'name'] : ['text'];
  const close = (part: Part) => {
    setOpen(open.filter((each) => each !== part));
    afterFrame(() => bar.current?.querySelector('button')?.focus());
  };
  return (
    <section className="list" aria-label={LINES.annotations}>
      {parts
        .filter((part) => open.includes(part))
        .map((part) => (
          <AnnotationField key={part} part={part} node={node} onDone={() => close(part)} />
        ))}
      <div ref={bar} className={`row ${styles.bar}`}>
        {parts.map((part) => (
          <Button
            key={part}
            kind="quiet"
            aria-expanded={open.includes(part)}
            onClick={() => (open.includes(part) ? close(part) : setOpen([...open, part]))}
          >
            {part === 'text' && written.text ? LINES.edit : LINES[part]}
          </Button>
        ))}
        {node !== ROOT && <MarkButtons node={node} mark={written.mark} />}
        <Button kind="quiet" aria-pressed={drawing} onClick={() => setDrawing(!drawing)}>
          {LINES.draw}
        </Button>
      </div>
    </section>
  );
};

export const Changes = () => {
  const table = useField('table');
  const since = useField('comparing')?.since ?? 0;
  const lines = useApp(selectDifferences);
  const players = useApp(selectPlayers);
  const { compare, highlightOnly } = useActions();
  if (!table || !lines) return null;
  const before = since > 0 ? positionAt(table, since) : null;
  const name = before && turnName(turnNumber(before), before.toMove, players?.[before.toMove]);
  return (
    <section className={styles.changes} aria-label={WORDS.whatChanged}>
      <header className="row">
        {changedSince(name)}
        <Button kind="quiet" onClick={() => compare(null)}>
          {WORDS.close}
        </Button>
      </header>
      <ul aria-live="polite" onPointerLeave={() => highlightOnly(null)}>
        {lines.length === 0 && <li>{WORDS.nothingChanged}</li>}
        {lines.map(({ text, squares }, line) => (
          <li key={text}>
            <button
              type="button"
              className="press"
              disabled={squares.length === 0}
              onPointerEnter={() => highlightOnly(line)}
              onFocus={() => highlightOnly(line)}
              onBlur={() => highlightOnly(null)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
