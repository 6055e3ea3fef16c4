import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Ghost } from '../../app/seeking/ghost.ts';
import { type LoggedAction, loggedAt } from '../../app/telling/log.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { isIdle } from '../focus.ts';
import { isKept, signOf } from '../keyboard.ts';
import { Clause } from '../panels/rules/Clause.tsx';
import { SEEK } from '../words/seek.ts';
import styles from './GhostStrip.module.css';

interface Props {
  readonly game: Game;
  readonly ghost: Ghost;
  /** What the strip is, for those who hear it. */
  readonly label: string;
  /** The heading, and what it says of the line. */
  readonly title: ReactNode;
  readonly tag: string;
  /** The clause that the line is about, if any: what names it stands out. */
  readonly rule: RuleId | null;
  /** What is said before the first action, and after the last. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  stepTo(step: number): void;
  /** Null: the line cannot be kept. */
  readonly keep: (() => void) | null;
  hide(): void;
}

/** Keys that would play, undo or redo in the game behind the ghost step through the ghost, or do nothing. */
const useGhostKeys = (stepBy: (by: number) => void, hide: () => void): void => {
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      if (isKept(event)) return;
      const sign = signOf(event);
      const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/.test(sign);
      if (sign === '[' || sign === '{') stepBy(-1);
      else if (sign === ']' || sign === '}') stepBy(1);
      else if (sign === 'Escape') hide();
      else if (!isUndo && !/^[\da-z/.,]$/.test(sign)) return;
      else if (event.metaKey || (event.ctrlKey && !isUndo) || /^[fpbilmrht]$/.test(sign)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    document.addEventListener('keydown', onDown, true);
    return () => document.removeEventListener('keydown', onDown, true);
  }, [stepBy, hide]);
};

interface LoggedProps extends Pick<Props, 'game' | 'rule'> {
  readonly action: LoggedAction;
}

/** What an action of the line does, in words: its notation, and what came of it. */
export const LoggedLines = ({ game, action: { notation, lines }, rule }: LoggedProps) => (
  <>
    <li className={styles.notation}>{notation}</li>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an action never change
      <li key={index} data-named={(rule !== null && line.rule === rule) || undefined}>
        {line.text} <Clause game={game.id} rule={line.rule} />
      </li>
    ))}
  </>
);

/** What stands in the prompt's place while a ghost stands on the board: its steps, and what becomes of it. */
export const GhostStrip = ({ game, ghost, label, title, tag, rule, before, after, ...ways }: Props) => {
  const { stepTo, keep, hide } = ways;
  const table = useStore(ghost.room, (room) => room.table);
  const cursor = table?.cursor ?? ghost.base;
  const step = cursor - ghost.base;
  useGhostKeys((by) => stepTo(step + by), hide);
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // After the search that it ends, with no other focus, the next press steps on.
    if (isIdle('[data-seek]')) onward.current?.focus();
  }, []);
  const lines = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useEffect(() => {
    lines.current?.querySelector('[data-named]')?.scrollIntoView({ block: 'nearest' });
  }, [table]);
  const action = table && step > 0 ? loggedAt(table, cursor - 1) : null;
  const isEnd = step === ghost.length;
  return (
    <section className={styles.strip} aria-label={label}>
      <p className={styles.title}>
        {title}
        <span className={styles.tag}>{tag}</span>
      </p>
      <div className={styles.controls}>
        {ghost.length > 0 && (
          <>
            <button
              type="button"
              disabled={step === 0}
              aria-label={SEEK.back}
              onClick={() => stepTo(step - 1)}
            >
              ‹
            </button>
            <button
              type="button"
              ref={onward}
              className={styles.next}
              disabled={isEnd}
              aria-label={SEEK.next}
              onClick={() => stepTo(step + 1)}
            >
              ›
            </button>
          </>
        )}
        <span className={styles.place}>{step === 0 ? SEEK.start : SEEK.place(step, ghost.length)}</span>
        {ghost.length > 0 && keep && (
          <button type="button" onClick={keep}>
            {SEEK.keep}
          </button>
        )}
        <button type="button" onClick={hide}>
          {SEEK.hide}
        </button>
      </div>
      <ul ref={lines} className={styles.lines} aria-live="polite">
        {step === 0 && before}
        {action && <LoggedLines game={game} action={action} rule={rule} />}
        {isEnd && after}
      </ul>
    </section>
  );
};
