import type { RuleId } from '../../../kernel/learning/rulebook.ts';
import { clauseLink } from '../../route.ts';
import { WORDS } from '../../words.ts';
import styles from './Clause.module.css';

interface Props {
  readonly game: string;
  readonly rule: RuleId;
  readonly isCurrent?: boolean;
}

export const Clause = ({ game, rule, isCurrent = false }: Props) =>
  rule ? (
    <a className={styles.clause} href={clauseLink(game, rule)} aria-current={isCurrent ? 'true' : undefined}>
      {rule}
    </a>
  ) : null;

/** Renders a clause's link as the word "Rule", since newcomers cannot read ids. */
export const RuleLink = ({ game, rule }: Pick<Props, 'game' | 'rule'>) =>
  rule ? (
    <a className={styles.clause} href={clauseLink(game, rule)} title={rule} aria-label={`${WORDS.rule} ${rule}`}>
      {WORDS.rule}
    </a>
  ) : null;
