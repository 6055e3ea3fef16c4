import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ShownLine } from '../../app/boards/shown-line.ts';
import { type LoggedAction, loggedAt } from '../../app/narration/log.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { Button } from '../controls/Button.tsx';
import { Tool } from '../controls/Tool.tsx';
import { isFocusFree } from '../focus.ts';
import { Key } from '../icons.tsx';
import { characterOf, isHandledByControl, isPageCovered, useKeydown } from '../keyboard.ts';
import { Clause } from '../panels/rules/Clause.tsx';
import { SEEK } from '../words/rules.ts';
import { WORDS } from '../words.ts';
import styles from './StageCard.module.css';

interface Steps {
  readonly at: number;
  readonly last: number;
  readonly place: string;
  go(to: number): void;
  /** Automatic playback of the steps; absent if only the player can change the step. */
  readonly run?: { readonly isOn: boolean; toggle(): void };
}

interface Props {
  readonly label: string;
  readonly title: ReactNode;
  readonly tag?: string;
  readonly steps?: Steps | null;
  readonly ways?: ReactNode;
  readonly leave?: string;
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

/** Whether an arrow key is pressed on a board or tab list, which use arrow keys themselves. */
const isArrowOnBoard = ({ target, key }: KeyboardEvent): boolean =>
  key.startsWith('Arrow') && target instanceof Element && target.closest('[role="grid"], [role="tablist"]') !== null;

/** Makes keys go through the steps or close the card. No key changes the game, which the board does not show. */
const useStageKeys = (steps: Steps | null, leave: () => void): void =>
  useKeydown((event) => {
    if (isHandledByControl(event) || isArrowOnBoard(event) || isPageCovered()) return;
    const character = characterOf(event);
    const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/.test(character);
    const by = STEPS[character];
    if (by !== undefined) steps?.go(Math.min(steps.last, Math.max(0, steps.at + by)));
    else if (character === 'Escape') leave();
    else if (!isUndo && !/^[\da-z/.,]$/.test(character)) return;
    else if (event.metaKey || (event.ctrlKey && !isUndo) || /^[bcfghilmnoprt]$/.test(character)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);

export const StageCard = ({ label, title, tag, steps = null, ways, leave = SEEK.hide, onLeave, children }: Props) => {
  useStageKeys(steps, onLeave);
  const card = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  // If the button that opened the card is gone, the board would get the focus and the arrow keys.
  useEffect(() => {
    if (isFocusFree()) card.current?.focus({ preventScroll: true });
  }, []);
  const hasSteps = steps !== null;
  useEffect(() => {
    // Takes the focus unless it is outside the card, so that Enter continues.
    if (hasSteps && isFocusFree('[data-stage]')) onward.current?.focus();
  }, [hasSteps]);
  const lines = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls at every step
  useEffect(() => {
    lines.current?.querySelector('[data-named]')?.scrollIntoView({ block: 'nearest' });
  }, [steps?.at]);
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label={label} data-stage>
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
            <Tool icon="back" name={SEEK.back} disabled={steps.at === 0} onClick={() => steps.go(steps.at - 1)} />
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
          {leave} <Key name={WORDS.escape} />
        </Button>
      </div>
    </section>
  );
};

interface LoggedProps {
  readonly game: Game;
  readonly action: LoggedAction;
  /** The clause that the line is about. Sentences that cite the clause are highlighted. */
  readonly rule: RuleId | null;
}

export const NarratedLines = ({ game, lines, rule }: Omit<LoggedProps, 'action'> & Pick<LoggedAction, 'lines'>) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an action never change
    <li key={index} data-named={(rule !== null && line.rule === rule) || undefined}>
      {line.text} <Clause game={game.id} rule={line.rule} />
    </li>
  ));

export const LoggedLines = ({ action: { notation, lines }, ...props }: LoggedProps) => (
  <>
    <li data-says>{notation}</li>
    <NarratedLines {...props} lines={lines} />
  </>
);

interface StripProps extends Omit<LoggedProps, 'action'> {
  readonly line: ShownLine;
  readonly label: string;
  readonly title: ReactNode;
  readonly tag: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly ways?: ReactNode;
  stepTo(step: number): void;
  /** Adds the line to the game; null if that is impossible. */
  readonly keep: (() => void) | null;
  onLeave(): void;
}

export const ShownLineStrip = ({ game, line, rule, before, after, ways, stepTo, keep, ...card }: StripProps) => {
  const table = useStore(line.store, (state) => state.table);
  const cursor = table?.cursor ?? line.startCursor;
  const at = cursor - line.startCursor;
  const action = table && at > 0 ? loggedAt(table, cursor - 1) : null;
  return (
    <StageCard
      {...card}
      steps={{ at, last: line.length, place: SEEK.place(at, line.length), go: stepTo }}
      ways={
        <>
          {line.length > 0 && keep && <Button onClick={keep}>{SEEK.keep}</Button>}
          {ways}
        </>
      }
    >
      {at === 0 && before}
      {action && <LoggedLines game={game} action={action} rule={rule} />}
      {at === line.length && after}
    </StageCard>
  );
};
