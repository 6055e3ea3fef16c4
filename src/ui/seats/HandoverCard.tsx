import { useLayoutEffect, useRef } from 'react';
import { summaryOf } from '../../app/narration/log.ts';
import { selectPlayers } from '../../app/store/state-selectors.ts';
import { Button } from '../controls/Button.tsx';
import { Story } from '../Story.tsx';
import { useActions, useApp, useField } from '../store.ts';
import { handTo, WORDS } from '../words.ts';
import styles from './HandoverCard.module.css';
import { usePlayerNames } from './usePlayerNames.ts';

/** Makes the page inert except for `cover`, so that the game is neither seen nor played. Returns the undo function. */
const makeInertAround = (cover: HTMLElement): (() => void) => {
  const main = cover.closest('main');
  const around = [...(main?.children ?? []), ...(main?.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && !each.contains(cover),
  );
  for (const each of around) each.inert = true;
  return () => {
    for (const each of around) each.inert = false;
  };
};

/** Covers the board, with stopped clocks, until the next player takes the device, so that no player loses time. */
export const HandoverCard = () => {
  const { card } = useField('hotSeat');
  const table = useField('table');
  const flipped = useField('flipped');
  const { takeDevice, replayLastTurn } = useActions();
  const named = usePlayerNames();
  const players = useApp(selectPlayers);
  const cover = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!card || !cover.current) return;
    const show = makeInertAround(cover.current);
    button.current?.focus();
    return show;
  }, [card]);
  if (!card) return null;
  const continueGame = (byHand: boolean) => {
    takeDevice();
    replayLastTurn(byHand);
  };
  const summary = table && summaryOf(table);
  return (
    <section ref={cover} className={styles.card} aria-label={WORDS.handover} data-screen>
      <div className={styles.sheet}>
        <p role="status" className={styles.to}>
          {handTo(card, players?.[card])}
        </p>
        {summary && (
          <div className={styles.board}>
            <Story table={table} flipped={flipped} plays="turn" />
          </div>
        )}
        {summary && <p>{named(summary)}</p>}
        <p className={`row ${styles.ways}`}>
          <Button ref={button} kind="primary" large onClick={() => continueGame(false)}>
            {WORDS.ready}
          </Button>
          {summary && (
            <Button large onClick={() => continueGame(true)}>
              {WORDS.readyStepwise}
            </Button>
          )}
        </p>
      </div>
    </section>
  );
};
