import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { useActions } from '../store.ts';
import { LIBRARY, WORDS } from '../words.ts';
import styles from './GamesPage.module.css';
import { useOpen } from './opening.ts';

export const OpenText = () => {
  const { dismiss } = useActions();
  const open = useOpen();
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  if (text === null)
    return (
      <Button large onClick={() => setText('')}>
        {LIBRARY.paste}
      </Button>
    );
  const read = async () => {
    const opened = await open(text);
    if (opened.ok) return;
    dismiss();
    setWrong(opened.error.text);
  };
  return (
    <form
      className={`row ${styles.paste}`}
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was asked for with the button in its place
        autoFocus
        className="field code"
        rows={6}
        aria-label={LIBRARY.pasted}
        aria-invalid={wrong !== null}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {wrong !== null && <p role="alert">{wrong}</p>}
      <Button type="submit" kind="primary" large disabled={text.trim() === ''}>
        {LIBRARY.open}
      </Button>
      <Button large onClick={() => setText(null)}>
        {WORDS.cancel}
      </Button>
    </form>
  );
};
