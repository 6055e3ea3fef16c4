import { type ReactNode, useId } from 'react';
import { type ClockAllowance, type ClockRules, MOST_INCREMENT, MOST_MINUTES } from '../../app/seats/clock.ts';
import { MANNERS, type Manner, NO_SEATS, swapped } from '../../app/seats/seats.ts';
import type { Oddboard } from '../../app/store.ts';
import { SIDES, type Side, sideName } from '../../kernel/side.ts';
import { Dialog } from '../Dialog.tsx';
import dialogs from '../game/dialogs.module.css';
import { useActions, useRoom } from '../room.ts';
import { AT_ZERO, MANNER_WORDS, WORDS } from '../words.ts';
import styles from './PlayersDialog.module.css';

const selectHeading = ({ heading }: Oddboard) => heading;

const FIRST_CLOCK: ClockRules = {
  white: { minutes: 30, increment: 10 },
  black: { minutes: 30, increment: 10 },
  atZero: 'loss',
};

const Labelled = ({ title, children }: { readonly title: string; children(id: string): ReactNode }) => {
  const id = useId();
  return (
    <div className={dialogs.field}>
      <label htmlFor={id}>{title}</label>
      {children(id)}
    </div>
  );
};

interface AmountProps {
  readonly title: string;
  readonly value: number;
  readonly most: number;
  onChange(value: number): void;
}

const Amount = ({ title, value, most, onChange }: AmountProps) => (
  <Labelled title={title}>
    {(id) => (
      <input
        id={id}
        className={styles.amount}
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => {
          if (target.value !== '' && target.checkValidity()) onChange(target.valueAsNumber);
        }}
      />
    )}
  </Labelled>
);

/** Who plays, how they sit, and how much time they have. All of it holds at once, and belongs to the game. */
export const PlayersDialog = ({ onClose }: { onClose(): void }) => {
  const heading = useRoom(selectHeading);
  const { seat, unclock } = useActions();
  if (!heading) return null;
  const { players, seats = NO_SEATS, clock } = heading;
  const name = (side: Side, text: string) => seat({ players: { ...players, [side]: text } });
  const allow = (side: Side, part: Partial<ClockAllowance>) => {
    if (clock) seat({ clock: { ...clock, [side]: { ...clock[side], ...part } }, times: {} });
  };
  const drawLots = () => {
    if (Math.random() < 0.5) seat({ players: swapped(players) });
  };
  return (
    <Dialog title={WORDS.players} onClose={onClose}>
      <div className={dialogs.form}>
        {SIDES.map((side) => (
          <Labelled key={side} title={sideName(side)}>
            {(id) => (
              <input
                id={id}
                className={styles.name}
                value={players[side]}
                maxLength={40}
                autoComplete="off"
                onChange={({ target }) => name(side, target.value)}
              />
            )}
          </Labelled>
        ))}
        <div className={styles.row}>
          <button type="button" className={dialogs.aside} onClick={() => seat({ players: swapped(players) })}>
            {WORDS.swapSides}
          </button>
          <button type="button" className={dialogs.aside} onClick={drawLots}>
            {WORDS.drawLots}
          </button>
        </div>
        <Labelled title={WORDS.seats}>
          {(id) => (
            <select
              id={id}
              className={styles.seats}
              value={seats.manner}
              onChange={({ target }) => seat({ seats: { ...seats, manner: target.value as Manner } })}
            >
              {MANNERS.map((manner) => (
                <option key={manner} value={manner}>
                  {MANNER_WORDS[manner]}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        {seats.manner === 'across' && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={seats.turned}
              onChange={({ target }) => seat({ seats: { ...seats, turned: target.checked } })}
            />
            {WORDS.turnPieces}
          </label>
        )}
        {seats.manner === 'pass' && <p className={dialogs.hint}>{WORDS.passHint}</p>}
        {seats.manner === 'pass' && (
          <label className={styles.check}>
            <input type="checkbox" checked={seats.card} onChange={({ target }) => seat({ seats: { ...seats, card: target.checked } })} />
            {WORDS.useCard}
          </label>
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={clock !== undefined}
            onChange={({ target }) => (target.checked ? seat({ clock: FIRST_CLOCK, times: {} }) : unclock())}
          />
          {WORDS.useClocks}
        </label>
        {clock && (
          <>
            {SIDES.map((side) => (
              <fieldset key={side} className={styles.clock}>
                <legend>{players[side] || sideName(side)}</legend>
                <Amount
                  title={WORDS.minutes}
                  value={clock[side].minutes}
                  most={MOST_MINUTES}
                  onChange={(minutes) => allow(side, { minutes })}
                />
                <Amount
                  title={WORDS.increment}
                  value={clock[side].increment}
                  most={MOST_INCREMENT}
                  onChange={(increment) => allow(side, { increment })}
                />
              </fieldset>
            ))}
            <Labelled title={WORDS.atZero}>
              {(id) => (
                <select
                  id={id}
                  value={clock.atZero}
                  onChange={({ target }) => seat({ clock: { ...clock, atZero: target.value as ClockRules['atZero'] } })}
                >
                  {Object.entries(AT_ZERO).map(([value, word]) => (
                    <option key={value} value={value}>
                      {word}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
            <p className={dialogs.hint}>{WORDS.clockHint}</p>
          </>
        )}
      </div>
    </Dialog>
  );
};
