import { type FormEvent, type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { actionListsFor, type Completion, completions, MAX_COMPLETIONS } from '../../../app/typing/typed.ts';
import { useActionList } from '../../panels/moves/MovesLine.tsx';
import { useActions, useField } from '../../store.ts';
import { WORDS } from '../../words.ts';
import styles from './Typing.module.css';

const useCompletions = (text: string): readonly Completion[] => {
  const table = useField('table');
  const sought = useDeferredValue(text);
  const sources = table && sought.trim() ? actionListsFor(table, sought) : [];
  const listed = () => sources.flatMap((source) => source.found);
  const found = () => (table ? completions(table, sought, listed()) : []);
  useActionList(sources, () => found().length >= MAX_COMPLETIONS);
  return found();
};

const useEntry = (onClose: () => void) => {
  const { type, enact, propose } = useActions();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const found = useCompletions(text);
  const chosen = active === null ? undefined : found[active];
  // Compares by text, since the list may grow around the chosen completion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    propose(chosen?.picks ?? null);
    return () => propose(null);
  }, [chosen?.text, propose]);
  const write = (words: string) => {
    setText(words);
    setActive(null);
    setProblem(null);
  };
  const make = (completion: Completion) => {
    enact(completion.picks);
    write('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen) return make(chosen);
    const typed = await type(text);
    // Keeps letters that the player typed in the meantime.
    if (typed.ok) setText((now) => (now === text ? typed.value : now));
    else setProblem(typed.error.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (step && found.length > 0)
      setActive(((active ?? (step < 0 ? 0 : -1)) + step + found.length) % found.length);
    else if (event.key === 'Tab' && !event.shiftKey && found.length > 0 && text)
      write((chosen ?? found[0])?.text ?? text);
    else return;
    event.preventDefault();
  };
  return { text, problem, active, setActive, found, write, make, submit, onKeyDown };
};

interface ListProps extends Pick<ReturnType<typeof useEntry>, 'found' | 'active' | 'setActive'> {
  onChoose(completion: Completion): void;
}

const Completions = ({ found, active, setActive, onChoose }: ListProps) => (
  <div
    id="completions"
    role="listbox"
    aria-label={WORDS.completions}
    className={styles.completions}
    hidden={found.length === 0}
  >
    {found.map((each, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
      // biome-ignore lint/a11y/useFocusableInteractive: as above
      <div
        key={each.text}
        id={`completion-${index}`}
        role="option"
        aria-selected={index === active}
        className={styles.completion}
        onClick={() => onChoose(each)}
        onPointerEnter={() => setActive(index)}
        onPointerLeave={() => setActive(null)}
      >
        {each.text} {each.label && <span className="quiet">{each.label}</span>}
      </div>
    ))}
  </div>
);

/** Renders a field for typing an action. Enter commits exactly the text, so a1 never becomes a16. */
export const Typing = ({ onClose }: { onClose(): void }) => {
  const { text, problem, write, make, submit, onKeyDown, ...list } = useEntry(onClose);
  const { found, active } = list;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form className={`row ${styles.typing}`} onSubmit={submit}>
      <input
        ref={input}
        className={`field ${styles.input}`}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="completions"
        aria-activedescendant={active !== null && found[active] ? `completion-${active}` : undefined}
        aria-label={WORDS.typing}
        placeholder={WORDS.typing}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        inputMode="text"
        enterKeyHint="go"
        spellCheck={false}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Completions
        {...list}
        onChoose={(completion) => {
          make(completion);
          input.current?.focus();
        }}
      />
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
};
