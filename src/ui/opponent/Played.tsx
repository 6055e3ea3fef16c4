import type { AppState } from '../../app/state.ts';
import { selectComputers } from '../../app/state-selectors.ts';
import { positionAt, type Table } from '../../app/table/table.ts';
import { lastLogged } from '../../app/telling/log.ts';
import { SIDES, type Side } from '../../kernel/side.ts';
import { useApp, useDeferred } from '../store.ts';
import styles from './opponent.module.css';

/** The table while nothing is picked or played back. */
const quietTable = ({ table, playback }: AppState) =>
  table && table.cursor > 0 && table.picks.length === 0 && !playback ? table : null;

/** The side that acted last: what is said beside the board need not be said by the side to move. */
const lastActor = ({ line, cursor, ...table }: Table): Side => {
  const spelled = line[cursor - 1]?.action ?? '';
  return (
    SIDES.find((side) => spelled.startsWith(`=${side}-`)) ??
    positionAt({ ...table, line, cursor }, cursor - 1).toMove
  );
};

/** In the hand, where a sheet covers the history: the computer's last action, in words. */
export const Played = () => {
  const table = useDeferred(quietTable);
  const computers = useApp(selectComputers);
  if (!table || !computers?.[lastActor(table)]) return null;
  const { notation, lines } = lastLogged(table) ?? { notation: '', lines: [] };
  return (
    <p className={`small ${styles.played}`}>
      <strong>{notation}</strong>
      {lines
        .filter(({ text }) => text !== notation)
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an action never change
          <span key={index}> {line.text}</span>
        ))}
    </p>
  );
};
