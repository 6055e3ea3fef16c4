import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ShownLine } from '../../app/seeking/shown-line.ts';
import { type LoggedAction, loggedAt } from '../../app/telling/log.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { Button } from '../controls/Button.tsx';
import { Clause } from '../panels/rules/Clause.tsx';
import { SEEK } from '../words/rules.ts';
import { StageCard } from './StageCard.tsx';

interface LoggedProps {
  readonly game: Game;
  readonly action: LoggedAction;
  /** The clause that the line is about, if any; sentences that name it are highlighted. */
  readonly rule: RuleId | null;
}

/** Sentences, a line each; those of the rule are highlighted. */
export const SaidLines = ({ game, lines, rule }: Omit<LoggedProps, 'action'> & Pick<LoggedAction, 'lines'>) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an action never change
    <li key={index} data-named={(rule !== null && line.rule === rule) || undefined}>
      {line.text} <Clause game={game.id} rule={line.rule} />
    </li>
  ));

export const LoggedLines = ({ action: { notation, lines }, ...props }: LoggedProps) => (
  <>
    <li data-says>{notation}</li>
    <SaidLines {...props} lines={lines} />
  </>
);

interface Props extends Omit<LoggedProps, 'action'> {
  readonly line: ShownLine;
  readonly label: string;
  readonly title: ReactNode;
  readonly tag: string;
  /** The content before the first action, and after the last. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly ways?: ReactNode;
  stepTo(step: number): void;
  /** Null: the line cannot be kept. */
  readonly keep: (() => void) | null;
  onLeave(): void;
}

export const ShownLineStrip = ({ game, line, rule, before, after, ways, stepTo, keep, ...card }: Props) => {
  const table = useStore(line.store, (state) => state.table);
  const cursor = table?.cursor ?? line.base;
  const at = cursor - line.base;
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
