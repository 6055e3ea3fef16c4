import { useRef, useState } from 'react';
import { type ActionList, countUses, type RuleUses } from '../../../app/model/listing.ts';
import type { Table } from '../../../app/model/table.ts';
import type { RuleId } from '../../../kernel/learning/rulebook.ts';
import { Select } from '../../controls/fields.tsx';
import { movesRead, usedBy, WORDS } from '../../words.ts';
import styles from './Moves.module.css';

interface Props {
  readonly table: Table;
  readonly listed: ActionList;
  readonly uses: RuleUses;
  readonly rule: RuleId | null;
  onChoose(rule: RuleId | null): void;
}

/** Renders the filter by rule, whose options grow while the search finds the clauses that actions use. */
export const RuleFilter = ({ table, listed, uses, rule, onChoose }: Props) => {
  const [isChoosing, setIsChoosing] = useState(false);
  const isDone = uses.isDone();
  // The options must not change while the menu is open.
  const counts = useRef<ReturnType<typeof countUses>>([]);
  if (!isChoosing || isDone) counts.current = countUses(table, uses);
  const options = counts.current.map(
    ([{ id, title }, count]) => [id, usedBy(title, id, isDone ? count : null)] as const,
  );
  const isListed = rule === null || options.some(([id]) => id === rule);
  return (
    <div className={`list ${styles.rules}`}>
      <Select
        aria-label={WORDS.usesRule}
        value={rule ?? ''}
        options={[['', WORDS.everyRule], ...(isListed ? [] : [[rule, rule] as const]), ...options]}
        onFocus={() => setIsChoosing(true)}
        onBlur={() => setIsChoosing(false)}
        onChoose={(chosen) => onChoose(chosen || null)}
      />
      {!isDone && (
        <p className={`line small ${styles.reading}`}>
          <progress
            aria-label={WORDS.readingMoves}
            {...(listed.isDone() && { value: uses.rules.length, max: listed.found.length })}
          />
          {movesRead(uses.rules.length, listed.found.length, listed.isDone())}
        </p>
      )}
    </div>
  );
};
