import type { RuleId } from '../../../kernel/learning/rulebook.ts';
import { clauseLink } from '../../route.ts';
import { WORDS } from '../../words.ts';
import styles from './Clause.module.css';

interface Props {
  readonly game: string;
  readonly rule: RuleId;
  /** Whether this is the clause in the URL. */
  readonly isCurrent?: boolean;
}

/** Renders a clause's id as an unobtrusive link to the rulebook. */
export const Clause = ({ game, rule, isCurrent = false }: Props) =>
  rule ? (
    <a className={styles.clause} href={clauseLink(game, rule)} aria-current={isCurrent ? 'true' : undefined}>
      {rule}
    </a>
  ) : null;

/** Renders a clause's link as the word "Rule" instead of the id. */
export const RuleLink = ({ game, rule }: Pick<Props, 'game' | 'rule'>) =>
  rule ? (
    <a className={styles.clause} href={clauseLink(game, rule)} title={rule} aria-label={`${WORDS.rule} ${rule}`}>
      {WORDS.rule}
    </a>
  ) : null;
