import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { Tool } from '../controls/Tool.tsx';
import { isIdle } from '../focus.ts';
import { Key } from '../icons.tsx';
import { isCovered, isKept, signOf, useKeydown } from '../keyboard.ts';
import { SEEK } from '../words/rules.ts';
import { WORDS } from '../words.ts';
import styles from './StageCard.module.css';

export interface Steps {
  /** The current step, from 0 to `last`. */
  readonly at: number;
  readonly last: number;
  readonly place: string;
  go(to: number): void;
  /** Does it run by itself? With the switch; absent where it cannot. */
  readonly run?: { readonly isOn: boolean; toggle(): void };
}

interface Props {
  /** The name of the stage, for screen readers. */
  readonly label: string;
  readonly title: ReactNode;
  readonly tag?: string;
  /** Null while nothing is shown yet. */
  readonly steps?: Steps | null;
  readonly ways?: ReactNode;
  onLeave(): void;
  readonly children?: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = {
  '[': -1,
  '{': -1,
  ArrowLeft: -1,
  ']': 1,
  '}': 1,
  ArrowRight: 1,
};

/** Is it an arrow key on a board or a tab list, which have these for themselves? */
const isOnBoard = ({ target, key }: KeyboardEvent): boolean =>
  key.startsWith('Arrow') &&
  target instanceof Element &&
  target.closest('[role="grid"], [role="tablist"]') !== null;

/** Keys that would play, undo or redo in the hidden game step through the stage instead, or do nothing. */
const useStageKeys = (steps: Steps | null, leave: () => void): void =>
  useKeydown((event) => {
    if (isKept(event) || isOnBoard(event) || isCovered()) return;
    const sign = signOf(event);
    const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/.test(sign);
    const by = STEPS[sign];
    if (by !== undefined) steps?.go(Math.min(steps.last, Math.max(0, steps.at + by)));
    else if (sign === 'Escape') leave();
    else if (!isUndo && !/^[\da-z/.,]$/.test(sign)) return;
    else if (event.metaKey || (event.ctrlKey && !isUndo) || /^[bcfghilmnoprt]$/.test(sign)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);

/** The card in the question's place while the board is a stage: its words, its steps, and the ways out. */
export const StageCard = ({ label, title, tag, steps = null, ways, onLeave, children }: Props) => {
  useStageKeys(steps, onLeave);
  const onward = useRef<HTMLButtonElement>(null);
  const hasSteps = steps !== null;
  useEffect(() => {
    // Focused unless the focus is elsewhere, so that the next press steps on.
    if (hasSteps && isIdle('[data-stage]')) onward.current?.focus();
  }, [hasSteps]);
  const lines = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useEffect(() => {
    lines.current?.querySelector('[data-named]')?.scrollIntoView({ block: 'nearest' });
  }, [steps?.at]);
  return (
    <section className={styles.card} aria-label={label} data-stage>
      <div className={`row ${styles.title}`}>
        <p>{title}</p>
        {tag && <span className={styles.tag}>{tag}</span>}
      </div>
      <ul ref={lines} className={styles.lines} aria-live="polite">
        {children}
      </ul>
      <div className={`row ${styles.controls}`}>
        {steps && steps.last > 0 && (
          <>
            <Tool
              icon="back"
              name={SEEK.back}
              disabled={steps.at === 0}
              onClick={() => steps.go(steps.at - 1)}
            />
            <span className={`small ${styles.place}`}>{steps.place}</span>
            <Tool
              ref={onward}
              icon="forth"
              name={SEEK.next}
              disabled={steps.at === steps.last}
              onClick={() => steps.go(steps.at + 1)}
            />
            {steps.run && (
              <Tool
                icon={steps.run.isOn ? 'pause' : 'play'}
                name={steps.run.isOn ? WORDS.pause : SEEK.run}
                onClick={steps.run.toggle}
              />
            )}
          </>
        )}
        {ways}
        <Button className={styles.leave} onClick={onLeave}>
          {SEEK.hide} <Key name={WORDS.escape} />
        </Button>
      </div>
    </section>
  );
};
