import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { draftOf, type SandboxStore } from '../../app/editor/sandbox.ts';
import { squareName } from '../../kernel/board/board.ts';
import type { ValueKind } from '../../kernel/editing/edit.ts';
import type { Problem } from '../../kernel/result.ts';
import { Button } from '../controls/Button.tsx';
import { Select } from '../controls/fields.tsx';
import { CopiedText, useCopying } from '../share/copying.tsx';
import { WORDS } from '../words.ts';
import styles from './Facts.module.css';

interface ValueProps {
  readonly title: string;
  readonly kind: ValueKind;
  readonly value: string;
  onChange(value: string): void;
}

const ValueField = ({ title, kind, value, onChange }: ValueProps) => {
  const id = useId();
  return (
    <div className={styles.fact}>
      <label htmlFor={id}>{title}</label>
      {'of' in kind ? (
        <Select id={id} value={value} options={kind.of.map((each) => [each.id, each.title])} onChoose={onChange} />
      ) : (
        <input
          className="field"
          id={id}
          type="number"
          min={kind.from}
          max={kind.to}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
};

export const Facts = ({ store }: { readonly store: SandboxStore }) => {
  const sandbox = useStore(store);
  const { game, editor, square, setField, setDetail } = sandbox;
  const draft = draftOf(sandbox);
  const details = square === null ? [] : editor.details(draft, square);
  return (
    <>
      {square !== null && details.length > 0 && (
        <section className={`stack ${styles.facts}`}>
          <h2>{squareName(game.board, square)}</h2>
          {details.map((detail) => (
            <ValueField key={detail.id} {...detail} onChange={(value) => setDetail(detail, value)} />
          ))}
        </section>
      )}
      <section className={`stack ${styles.facts}`}>
        <h2>{WORDS.position}</h2>
        {editor.fields.map((field) => {
          const value = field.read(draft);
          return (
            value !== null && (
              <ValueField
                key={field.id}
                title={field.title}
                kind={field.kind(draft)}
                value={value}
                onChange={(next) => setField(field, next)}
              />
            )
          );
        })}
      </section>
    </>
  );
};

interface Props {
  readonly store: SandboxStore;
  readonly wrong: Problem | null;
  onWrong(problem: Problem | null): void;
}

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
