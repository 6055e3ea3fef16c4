import { useContext } from 'react';
import type { Oddboard } from '../../app/store.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { fetchLater } from '../fetched.tsx';
import styles from '../panels/rules/Rules.module.css';
import { useRoom } from '../room.ts';
import { SEEK } from '../words/seek.ts';
import { SeekContext } from './context.ts';

const SeekCard = fetchLater(async () => (await import('./SeekCard.tsx')).SeekCard);

/** A game that is still being played through has no place to search from yet. */
const selectIsReady = ({ table, recalling }: Oddboard) => table !== null && recalling === null;

/** Under a clause: the button that searches for it from the position in play, and the search. */
export const SeekHere = ({ rule }: { readonly rule: RuleId }) => {
  const door = useContext(SeekContext);
  const isReady = useRoom(selectIsReady);
  if (!door) return null;
  const { seeking, seek } = door;
  return (
    <>
      <button
        type="button"
        className={styles.show}
        data-screen
        disabled={!isReady}
        aria-label={`${SEEK.here}: ${rule}`}
        onClick={() => seek(rule)}
      >
        {SEEK.here}
      </button>
      {seeking && seeking.getState().rule === rule && <SeekCard seeking={seeking} />}
    </>
  );
};
