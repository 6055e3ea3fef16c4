import { useEffect, useRef } from 'react';
import { selectPlayers } from '../../app/slices.ts';
import { useRoom } from '../room.ts';
import { handTo, WORDS } from '../words.ts';
import styles from './HandoverCard.module.css';
import { useHotSeat } from './hotseat.ts';

/** Covers the board until the device has been handed over: nothing can be picked, and no clock runs. */
export const HandoverCard = () => {
  const card = useHotSeat((seat) => seat.card);
  const ready = useHotSeat((seat) => seat.ready);
  const players = useRoom(selectPlayers);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (card) button.current?.focus();
  }, [card]);
  if (!card) return null;
  return (
    <section className={styles.card} aria-label={WORDS.handover}>
      <p role="status">{handTo(card, players?.[card])}</p>
      <button ref={button} type="button" onClick={ready}>
        {WORDS.ready}
      </button>
    </section>
  );
};
