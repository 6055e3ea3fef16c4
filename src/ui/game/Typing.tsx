import { type FormEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Oddboard } from '../../app/store.ts';
import { completions } from '../../app/typed.ts';
import { useActions, useRoom } from '../room.ts';
import { WORDS } from '../words.ts';
import styles from './Typing.module.css';

const selectTable = ({ table }: Oddboard) => table;

/** A line to type a square or an action into; Enter commits, so that a1 and a16 never clash. */
export const Typing = ({ onClose }: { onClose(): void }) => {
  const table = useRoom(selectTable);
  const { type } = useActions();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const sought = useDeferredValue(text);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const found = useMemo(() => (table ? completions(table, sought) : []), [table, sought]);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = type(text);
    setProblem(wrong?.text ?? null);
    if (!wrong) setText('');
  };
  return (
    <form className={styles.typing} onSubmit={submit}>
      <input
        ref={input}
        list={list}
        className={styles.input}
        aria-label={WORDS.typing}
        placeholder={WORDS.typing}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <datalist id={list}>
        {found.map((each) => (
          <option key={each.text} value={each.text}>
            {each.label}
          </option>
        ))}
      </datalist>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
};
