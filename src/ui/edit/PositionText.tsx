import { useState } from 'react';
import { useStore } from 'zustand';
import { draftOf, type SandboxStore } from '../../app/table/sandbox.ts';
import type { Problem } from '../../kernel/result.ts';
import { Button } from '../controls/Button.tsx';
import { CopiedText, useCopying } from '../share/copying.tsx';
import { WORDS } from '../words.ts';
import styles from './Facts.module.css';

interface Props {
  readonly store: SandboxStore;
  readonly wrong: Problem | null;
  onWrong(problem: Problem | null): void;
}

/** The draft as a position file, to copy or replace. */
export const PositionText = ({ store, wrong, onWrong }: Props) => {
  const sandbox = useStore(store);
  const written = sandbox.editor.write(draftOf(sandbox));
  const [typed, setTyped] = useState<string | null>(null);
  const { copied, copy } = useCopying(written);
  const type = (text: string) => {
    const problem = sandbox.type(text);
    onWrong(problem);
    setTyped(problem ? text : null);
  };
  return (
    <section className="stack">
      <label className={`stack ${styles.text}`}>
        {WORDS.positionText}
        <textarea
          className="field code"
          value={typed ?? written}
          rows={5}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onChange={(event) => type(event.target.value)}
        />
      </label>
      {wrong && <p role="alert">{wrong.text}</p>}
      <div className="row">
        <Button onClick={() => void copy(written)}>{WORDS.copy}</Button>
        {typed !== null && (
          <Button
            onClick={() => {
              setTyped(null);
              onWrong(null);
            }}
          >
            {WORDS.cancel}
          </Button>
        )}
      </div>
      <CopiedText copied={copied} />
    </section>
  );
};
