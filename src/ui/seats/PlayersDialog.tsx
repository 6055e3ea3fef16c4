import type { Draft } from 'immer';
import { type ReactNode, useId, useState } from 'react';
import type { GameHeading } from '../../app/keeping/formats/saved.ts';
import { type ClockRules, MOST_INCREMENT, MOST_MINUTES } from '../../app/seats/clock.ts';
import { swapComputers } from '../../app/seats/computers.ts';
import {
  MANNERS,
  type Manner,
  NO_SEATS,
  type Players,
  type Seats,
  swapSides,
} from '../../app/seats/seats.ts';
import { SIDES, type Side, sideName } from '../../kernel/side.ts';
import { Dialog } from '../Dialog.tsx';
import dialogs from '../game/dialogs/dialogs.module.css';
import { useActions, useField } from '../room.ts';
import { OPPONENT } from '../words/opponent.ts';
import { AT_ZERO, drewSides, MANNER_WORDS, WORDS } from '../words.ts';
import styles from './PlayersDialog.module.css';
import { LevelSays, SeatLevel, withLevel } from './SeatLevel.tsx';

const FIRST_CLOCK: ClockRules = {
  white: { minutes: 30, increment: 10 },
  black: { minutes: 30, increment: 10 },
  atZero: 'loss',
};

const ALLOWANCES = [
  { part: 'minutes', most: MOST_MINUTES },
  { part: 'increment', most: MOST_INCREMENT },
] as const;

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

const Names = ({ players, computers = {} }: Pick<GameHeading, 'players' | 'computers'>) => {
  const { seat } = useActions();
  const swap = () =>
    seat((heading) => {
      heading.players = swapSides(heading.players);
      if (heading.computers) heading.computers = swapComputers(heading.computers);
    });
  const [drawn, setDrawn] = useState<boolean | null>(null);
  const draw = () => {
    const isSwapped = Math.random() < 0.5;
    if (isSwapped) swap();
    setDrawn(isSwapped);
  };
  const nameOf = (side: Side) => {
    const level = computers[side];
    return level ? OPPONENT.named(level) : players[side];
  };
  return (
    <>
      {SIDES.map((side) => (
        <div key={side} className={styles.seat}>
          <Labelled title={sideName(side)}>
            {(id) => (
              <div className={styles.player}>
                {!computers[side] && (
                  <input
                    id={id}
                    className={styles.name}
                    value={players[side]}
                    placeholder={WORDS.playerName}
                    maxLength={40}
                    autoComplete="off"
                    onChange={({ target: { value } }) =>
                      seat((heading) => {
                        heading.players[side] = value;
                      })
                    }
                  />
                )}
                <SeatLevel
                  side={side}
                  level={computers[side]}
                  onChange={(level) =>
                    seat((heading) => {
                      heading.computers = withLevel(heading.computers, side, level);
                    })
                  }
                />
              </div>
            )}
          </Labelled>
          <LevelSays level={computers[side]} />
        </div>
      ))}
      <div className={styles.row}>
        <button type="button" className={dialogs.aside} onClick={swap}>
          {WORDS.swapSides}
        </button>
        <button type="button" className={dialogs.aside} onClick={draw}>
          {WORDS.drawLots}
        </button>
        <p role="status" className={dialogs.hint}>
          {drawn !== null && drewSides(drawn, nameOf('white'))}
        </p>
      </div>
    </>
  );
};

interface CheckProps {
  readonly title: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

const Check = ({ title, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {title}
  </label>
);

const Seating = ({ seats }: { readonly seats: Seats }) => {
  const { seat } = useActions();
  const set = (part: Partial<Seats>) =>
    seat((heading) => {
      heading.seats = { ...seats, ...part };
    });
  return (
    <>
      <Labelled title={WORDS.seats}>
        {(id) => (
          <select
            id={id}
            className={styles.seats}
            value={seats.manner}
            onChange={({ target }) => set({ manner: target.value as Manner })}
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
        <Check title={WORDS.turnPieces} checked={seats.turned} onChange={(turned) => set({ turned })} />
      )}
      {seats.manner === 'pass' && <p className={dialogs.hint}>{WORDS.passHint}</p>}
      {seats.manner === 'pass' && (
        <Check title={WORDS.useCard} checked={seats.card} onChange={(card) => set({ card })} />
      )}
    </>
  );
};

const Clocks = ({ clock, players }: { readonly clock: ClockRules; readonly players: Players }) => {
  const { seat } = useActions();
  /** Changed allowances begin with full times. */
  const set = (edit: (clock: Draft<ClockRules>) => void) =>
    seat((heading) => {
      if (heading.clock) edit(heading.clock);
      heading.times = {};
    });
  return (
    <>
      {SIDES.map((side) => (
        <fieldset key={side} className={styles.clock}>
          <legend>{players[side] || sideName(side)}</legend>
          {ALLOWANCES.map(({ part, most }) => (
            <Amount
              key={part}
              title={WORDS[part]}
              value={clock[side][part]}
              most={most}
              onChange={(value) =>
                set((rules) => {
                  rules[side][part] = value;
                })
              }
            />
          ))}
        </fieldset>
      ))}
      <Labelled title={WORDS.atZero}>
        {(id) => (
          <select
            id={id}
            value={clock.atZero}
            onChange={({ target }) =>
              seat(({ clock: rules }) => {
                if (rules) rules.atZero = target.value as ClockRules['atZero'];
              })
            }
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
  );
};

/** Players, seats and clocks. Changes hold at once, and belong to the game. */
export const PlayersDialog = ({ onClose }: { onClose(): void }) => {
  const heading = useField('heading');
  const { seat } = useActions();
  if (!heading) return null;
  const { players, computers = {}, seats = NO_SEATS, clock } = heading;
  const setClocks = (wanted: boolean) =>
    seat((now) => {
      delete now.clock;
      delete now.times;
      if (wanted) Object.assign(now, { clock: FIRST_CLOCK, times: {} });
    });
  return (
    <Dialog title={WORDS.players} onClose={onClose}>
      <div className={dialogs.form}>
        <Names players={players} computers={computers} />
        <Seating seats={seats} />
        <Check title={WORDS.useClocks} checked={clock !== undefined} onChange={setClocks} />
        {clock && <Clocks clock={clock} players={players} />}
      </div>
    </Dialog>
  );
};
