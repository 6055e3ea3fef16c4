import { selectDifferences } from '../../../app/selectors.ts';
import { selectPlayers } from '../../../app/state-selectors.ts';
import { positionAt } from '../../../app/table/table.ts';
import { turnNumber } from '../../../kernel/side.ts';
import { Button } from '../../controls/Button.tsx';
import { useActions, useApp, useField } from '../../store.ts';
import { changedSince, turnName, WORDS } from '../../words.ts';
import styles from './Review.module.css';

/** Changes on the board since a place of the game: at most eight lines, each lights its squares. */
export const Changes = () => {
  const table = useField('table');
  const since = useField('comparing')?.since ?? 0;
  const lines = useApp(selectDifferences);
  const players = useApp(selectPlayers);
  const { compare, highlightOnly } = useActions();
  if (!table || !lines) return null;
  const before = since > 0 ? positionAt(table, since) : null;
  const name = before && turnName(turnNumber(before), before.toMove, players?.[before.toMove]);
  return (
    <section className={styles.changes} aria-label={WORDS.whatChanged}>
      <header className="row">
        {changedSince(name)}
        <Button kind="quiet" onClick={() => compare(null)}>
          {WORDS.close}
        </Button>
      </header>
      <ul aria-live="polite" onPointerLeave={() => highlightOnly(null)}>
        {lines.length === 0 && <li>{WORDS.nothingChanged}</li>}
        {lines.map(({ text, squares }, line) => (
          <li key={text}>
            <button
              type="button"
              className="press"
              disabled={squares.length === 0}
              onPointerEnter={() => highlightOnly(line)}
              onFocus={() => highlightOnly(line)}
              onBlur={() => highlightOnly(null)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
