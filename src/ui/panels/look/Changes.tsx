import { selectDifferences } from '../../../app/selectors.ts';
import { selectPlayers } from '../../../app/slices.ts';
import { positionAt, type Table, turnStart } from '../../../app/table/table.ts';
import { turnNumber } from '../../../kernel/side.ts';
import { useActions, useField, useRoom } from '../../room.ts';
import { turnName, WORDS } from '../../words.ts';
import styles from './Changes.module.css';

/** The places one asks about first: before the last turn, before the turn before it, the beginning. */
const placesIn = (table: Table): readonly number[] => {
  const last = table.cursor > 0 ? turnStart(table, table.cursor) : 0;
  const before = last > 0 ? turnStart(table, last) : 0;
  return [...new Set([last, before, 0])];
};

/** What changed on the board since a place of the game: at most eight lines, each lights its squares. */
export const Changes = () => {
  const table = useField('table');
  const comparing = useField('comparing');
  const lines = useRoom(selectDifferences);
  const players = useRoom(selectPlayers);
  const { compare, singleOut } = useActions();
  if (!table) return null;
  const nameOf = (place: number): string => {
    if (place === 0) return WORDS.beginning;
    const position = positionAt(table, place);
    return WORDS.beforeTurn(turnName(turnNumber(position), position.toMove, players?.[position.toMove]));
  };
  if (!comparing || !lines)
    return (
      <button
        type="button"
        className={styles.open}
        disabled={table.cursor === 0}
        onClick={() => compare(placesIn(table)[0] ?? 0)}
      >
        {WORDS.whatChanged}
      </button>
    );
  const places = [...new Set([...placesIn(table), comparing.since])];
  return (
    <section className={styles.changes} aria-label={WORDS.whatChanged}>
      <header>
        <label>
          {WORDS.changedSince}{' '}
          <select value={comparing.since} onChange={({ target }) => compare(Number(target.value))}>
            {places.map((place) => (
              <option key={place} value={place}>
                {nameOf(place)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => compare(null)}>
          {WORDS.close}
        </button>
      </header>
      <ul aria-live="polite" onPointerLeave={() => singleOut(null)}>
        {lines.length === 0 && <li>{WORDS.nothingChanged}</li>}
        {lines.map(({ text, squares }, line) => (
          <li key={text}>
            <button
              type="button"
              disabled={squares.length === 0}
              onPointerEnter={() => singleOut(line)}
              onFocus={() => singleOut(line)}
              onBlur={() => singleOut(null)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
