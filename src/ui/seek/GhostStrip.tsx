import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { afterFrame } from '../../app/frames.ts';
import type { Ghost, SeekingStore } from '../../app/seeking/seeking.ts';
import { loggedAt } from '../../app/telling/log.ts';
import type { Game } from '../../kernel/game.ts';
import { clausesOf } from '../../kernel/rulebook.ts';
import { isTyping } from '../keyboard.ts';
import { Clause } from '../panels/Clause.tsx';
import { SEEK } from '../words/seek.ts';
import styles from './GhostStrip.module.css';

interface Props {
  readonly game: Game;
  readonly seeking: SeekingStore;
  readonly ghost: Ghost;
}

/** Keys that would play, undo or redo in the game behind the ghost step through the ghost, or do nothing. */
const useGhostKeys = (stepBy: (by: number) => void, hide: () => void): void => {
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
      if (event.key === '[' || event.key === '{') stepBy(-1);
      else if (event.key === ']' || event.key === '}') stepBy(1);
      else if (event.key === 'Escape') hide();
      else if (!isUndo && !/^[\da-z/.,]$/.test(event.key)) return;
      else if (event.metaKey || (event.ctrlKey && !isUndo) || /^[fpbilmr]$/.test(event.key)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    document.addEventListener('keydown', onDown, true);
    return () => document.removeEventListener('keydown', onDown, true);
  }, [stepBy, hide]);
};

/** Is the focus nowhere, or in here? */
const isIdle = (here?: string): boolean => {
  const { activeElement: active } = document;
  return !active || active === document.body || (here !== undefined && active.closest(here) !== null);
};

/** What stands in the prompt's place while a ghost stands on the board: its steps, and what becomes of it. */
export const GhostStrip = ({ game, seeking, ghost }: Props) => {
  const { rule, report, stepTo, keep, hide } = useStore(seeking);
  const table = useStore(ghost.room, (room) => room.table);
  const cursor = table?.cursor ?? ghost.base;
  const step = cursor - ghost.base;
  const title = clausesOf(game.rules).find(({ id }) => id === rule)?.title ?? rule;
  useGhostKeys((by) => stepTo(step + by), hide);
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever waited for it, and does nothing else, steps on at once; and is back on the board at its end.
    if (isIdle('[data-seek]')) onward.current?.focus();
    return () =>
      afterFrame(() => {
        if (isIdle()) document.querySelector<HTMLElement>('main [role="grid"] [tabindex="0"]')?.focus();
      });
  }, []);
  const lines = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useEffect(() => {
    lines.current?.querySelector('[data-named]')?.scrollIntoView({ block: 'nearest' });
  }, [table]);
  const action = table && step > 0 ? loggedAt(table, cursor - 1) : null;
  const isEnd = step === ghost.length;
  const shown = isEnd ? report?.found?.shown : null;
  return (
    <section className={styles.strip} aria-label={SEEK.strip}>
      <p className={styles.title}>
        <strong>{title}</strong> <Clause game={game.id} rule={rule} />
        <span className={styles.tag}>{SEEK.notPlayed}</span>
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
        {ghost.length > 0 && (
          <button type="button" onClick={() => keep(`${title} (${rule})`)}>
            {SEEK.keep}
          </button>
        )}
        <button type="button" onClick={hide}>
          {SEEK.hide}
        </button>
      </div>
      <ul ref={lines} className={styles.lines} aria-live="polite">
        {action && <li className={styles.notation}>{action.notation}</li>}
        {(action?.lines ?? []).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an action never change
          <li key={index} data-named={line.rule === rule || undefined}>
            {line.text} <Clause game={game.id} rule={line.rule} />
          </li>
        ))}
        {table?.refused && (
          <li data-named="">
            {table.refused.refusal.text} <Clause game={game.id} rule={rule} />
          </li>
        )}
        {shown && (
          <li data-named="">
            {shown.text} <Clause game={game.id} rule={rule} />
          </li>
        )}
      </ul>
    </section>
  );
};
