import { useRef, useState } from 'react';
import type { Table } from '../../../app/table/table.ts';
import { countUses, type Trawl, type Uses } from '../../../app/table/trawl.ts';
import type { RuleId } from '../../../kernel/learning/rulebook.ts';
import { movesRead, usedBy, WORDS } from '../../words.ts';
import styles from './Moves.module.css';

interface Props {
  readonly table: Table;
  readonly trawl: Trawl;
  readonly uses: Uses;
  readonly rule: RuleId | null;
  onChange(rule: RuleId | null): void;
}

/** Narrows the list to the actions that use a clause; clauses are listed as they are found. */
export const RuleFilter = ({ table, trawl, uses, rule, onChange }: Props) => {
  const [isChoosing, setIsChoosing] = useState(false);
  const isDone = uses.isDone();
  // A list that one chooses from does not change under the finger.
  const listed = useRef<ReturnType<typeof countUses>>([]);
  if (!isChoosing || isDone) listed.current = countUses(table, uses);
  return (
    <div className={styles.rules}>
      <select
        className="field"
        aria-label={WORDS.usesRule}
        value={rule ?? ''}
        onFocus={() => setIsChoosing(true)}
        onBlur={() => setIsChoosing(false)}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{WORDS.everyRule}</option>
        {rule !== null && !listed.current.some(([{ id }]) => id === rule) && (
          <option value={rule}>{rule}</option>
        )}
        {listed.current.map(([{ id, title }, count]) => (
          <option key={id} value={id}>
            {usedBy(title, id, isDone ? count : null)}
          </option>
        ))}
      </select>
      {!isDone && (
        <p className={`small ${styles.reading}`}>
          <progress
            aria-label={WORDS.readingMoves}
            {...(trawl.isDone() && { value: uses.rules.length, max: trawl.found.length })}
          />
          {movesRead(uses.rules.length, trawl.found.length, trawl.isDone())}
        </p>
      )}
    </div>
  );
};
