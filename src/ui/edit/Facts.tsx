import { useId } from 'react';
import { useStore } from 'zustand';
import { draftOf, type SandboxStore } from '../../app/table/sandbox.ts';
import { squareName } from '../../kernel/board/board.ts';
import type { ValueKind } from '../../kernel/editing/edit.ts';
import { Select } from '../controls/Select.tsx';
import { WORDS } from '../words.ts';
import styles from './Facts.module.css';

interface ValueProps {
  readonly title: string;
  readonly kind: ValueKind;
  readonly value: string;
  onChange(value: string): void;
}

const Value = ({ title, kind, value, onChange }: ValueProps) => {
  const id = useId();
  return (
    <div className={`row ${styles.fact}`}>
      <label htmlFor={id}>{title}</label>
      {'of' in kind ? (
        <Select
          id={id}
          value={value}
          options={kind.of.map((each) => [each.id, each.title])}
          onChoose={onChange}
        />
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
            <Value key={detail.id} {...detail} onChange={(value) => setDetail(detail, value)} />
          ))}
        </section>
      )}
      <section className={`stack ${styles.facts}`}>
        <h2>{WORDS.position}</h2>
        {editor.fields.map((field) => {
          const value = field.read(draft);
          return (
            value !== null && (
              <Value
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
