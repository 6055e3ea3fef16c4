import { useContext } from 'react';
import { NO_SEATS, type Players } from '../../app/seats/seats.ts';
import type { Oddboard } from '../../app/store.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { OpponentContext } from '../opponent/context.ts';
import { useActions, useField, useRoom, useRoomNow } from '../room.ts';
import { OPPONENT } from '../words/opponent.ts';
import { playerOf, WORDS } from '../words.ts';
import styles from './WhoPlays.module.css';

const NOBODY: Players = { white: '', black: '' };
const selectNames = ({ heading }: Oddboard) => heading?.players ?? NOBODY;
const selectIsFresh = ({ table }: Oddboard) => table?.tree.nodes.length === 0 && table.picks.length === 0;

/**
 * Asks who plays when a game begins, until that is said, skipped, or somebody plays. The next game begins
 * with the same.
 */
export const WhoPlays = ({ onMore }: { onMore(): void }) => {
  const isFresh = useRoom(selectIsFresh);
  const names = useRoomNow(selectNames);
  const heading = useField('heading');
  const isKnown = heading?.seats !== undefined || heading?.computers !== undefined;
  const { seat } = useActions();
  const hasOpponent = useContext(OpponentContext) !== null;
  if (!isFresh || isKnown) return null;
  const finish = () =>
    seat((heading) => {
      heading.seats = NO_SEATS;
    });
  const playComputer = () =>
    seat((heading) => {
      heading.seats = NO_SEATS;
      heading.computers = { black: 'careful' };
    });
  return (
    <form
      className={styles.row}
      aria-label={WORDS.whoPlays}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      {SIDES.map((side) => (
        <input
          key={side}
          className={styles.name}
          data-side={side}
          aria-label={playerOf(side)}
          placeholder={sideName(side)}
          value={names[side]}
          maxLength={40}
          autoComplete="off"
          onChange={({ target: { value } }) =>
            seat((heading) => {
              heading.players[side] = value;
            })
          }
        />
      ))}
      <button type="submit">{names.white || names.black ? WORDS.startRow : WORDS.skipRow}</button>
      {hasOpponent && (
        <button type="button" onClick={playComputer}>
          {OPPONENT.playIt}
        </button>
      )}
      <button type="button" aria-label={WORDS.seating} title={WORDS.seating} onClick={onMore}>
        {WORDS.moreSeating}
      </button>
    </form>
  );
};
