import { useContext, useState } from 'react';
import { type Computers, swapComputers } from '../../app/seats/computers.ts';
import { NO_SEATS, type Seats, swapSides } from '../../app/seats/heading.ts';
import { NAME_LENGTH, plainName } from '../../kernel/editing/names.ts';
import { disputesOf, readingSentence } from '../../kernel/editing/options.ts';
import type { Game, GameOption, SetupOptions } from '../../kernel/game.ts';
import { SIDES, type Side, sideName } from '../../kernel/side.ts';
import { LEVELS, type LevelId } from '../../opponent/levels.ts';
import { Button } from '../controls/Button.tsx';
import { Segments, Select } from '../controls/fields.tsx';
import { NamedButton } from '../controls/NamedButton.tsx';
import { Icon } from '../icons.tsx';
import { OpponentContext } from '../opponent/context.ts';
import { Clause } from '../panels/rules/Clause.tsx';
import { OtherReadings } from '../panels/rules/OtherReadings.tsx';
import { demoLink, watchLink } from '../route.ts';
import { OPPONENT } from '../words/opponent.ts';
import { drewSides, playerOf, SEATS, TABLE, WORDS } from '../words.ts';
import { ClockRow, type SeatEdit } from './ClockRow.tsx';
import styles from './TableCard.module.css';

const Player = ({ side, heading: { players, computers = {} }, edit }: SeatEdit & { readonly side: Side }) => {
  const level = computers[side];
  return (
    <div className={`row ${styles.player}`} data-side={side}>
      <span className="disc" />
      {level ? (
        <Select
          aria-label={OPPONENT.levelOf(side)}
          title={LEVELS.find(({ id }) => id === level)?.description}
          value={level}
          options={LEVELS.map(({ id, title }) => [id, title])}
          onChoose={(value) =>
            edit((heading) => {
              heading.computers = { ...heading.computers, [side]: value };
            })
          }
        />
      ) : (
        <input
          className="field"
          aria-label={playerOf(side)}
          placeholder={sideName(side)}
          value={players[side]}
          maxLength={NAME_LENGTH.player}
          autoComplete="off"
          onChange={({ target: { value } }) =>
            edit((heading) => {
              heading.players[side] = plainName(value);
            })
          }
        />
      )}
    </div>
  );
};

interface SidesProps extends SeatEdit {
  onDrawn(text: string): void;
}

const Sides = ({ onDrawn, ...seating }: SidesProps) => {
  const { heading, edit } = seating;
  const [spins, setSpins] = useState(0);
  const swap = () =>
    edit((heading) => {
      heading.players = swapSides(heading.players);
      if (heading.computers) heading.computers = swapComputers(heading.computers);
    });
  const draw = () => {
    const isSwapped = Math.random() < 0.5;
    const side = isSwapped ? 'black' : 'white';
    if (isSwapped) swap();
    setSpins(spins + 1);
    const level = heading.computers?.[side];
    onDrawn(drewSides(isSwapped, level ? OPPONENT.named(level) : heading.players[side]));
  };
  const [white, black] = SIDES.map((side) => <Player key={side} side={side} {...seating} />);
  return (
    <div className={styles.sides}>
      {white}
      <NamedButton name={TABLE.swap} onClick={swap}>
        <Icon name="swap" />
      </NamedButton>
      <NamedButton name={TABLE.draw} onClick={draw}>
        <span key={spins} className={styles.dice} data-spun={spins > 0 || undefined}>
          <Icon name="dice" />
        </span>
      </NamedButton>
      {black}
    </div>
  );
};

type Seat = keyof typeof SEATS;

/** SVG coordinates per seating: White's x and y, then Black's. */
const PICTURE_COORDINATES = { same: [19, 31, 33, 31], across: [26, 31, 26, 5], pass: [9, 20, 43, 20] } as const;

const picture = (seat: Seat) => (
  <span title={SEATS[seat].title} className={styles.picture}>
    <svg width="52" height="36" viewBox="0 0 52 36" aria-hidden="true">
      <rect x="18" y="10.5" width="16" height="16" rx="1.5" />
      <path data-dark d="M18.7 11.2H26V18.5H18.7ZM26 18.5H33.3V25.8H26Z" />
      <circle cx={PICTURE_COORDINATES[seat][0]} cy={PICTURE_COORDINATES[seat][1]} r="4" />
      <circle data-black cx={PICTURE_COORDINATES[seat][2]} cy={PICTURE_COORDINATES[seat][3]} r="4" />
      {seat === 'pass' && <path d="M11 12C17 3 35 3 41 12M41 12L40.5 7M41 12L36.5 10.5" />}
    </svg>
    <span className="visuallyHidden">{SEATS[seat].title}</span>
  </span>
);

const VALUES = { same: picture('same'), across: picture('across'), pass: picture('pass') };

export const seatOf = ({ manner }: Seats): Seat => (manner === 'across' || manner === 'pass' ? manner : 'same');

const SEATING_CHECKBOXES: Readonly<
  Record<Seat, { is(seats: Seats): boolean; readonly set: (chosen: boolean) => Partial<Seats> }>
> = {
  same: {
    is: ({ manner }) => manner === 'beside',
    set: (chosen) => ({ manner: chosen ? 'beside' : 'fixed' }),
  },
  across: { is: ({ turned }) => turned, set: (turned) => ({ turned }) },
  pass: { is: ({ card }) => card, set: (card) => ({ card }) },
};

const SeatRow = ({ heading: { seats = NO_SEATS }, edit }: SeatEdit) => {
  const seat = seatOf(seats);
  const set = (part: Partial<Seats>) =>
    edit((heading) => {
      heading.seats = { ...seats, ...part };
    });
  return (
    <div className={styles.seats}>
      <Segments
        title={TABLE.sit}
        values={VALUES}
        value={seat}
        onChange={(next) => set({ manner: next === 'same' ? 'fixed' : next })}
      />
      <div className={styles.about}>
        <strong>{SEATS[seat].title}</strong>
        <label className="line">
          <input
            type="checkbox"
            checked={SEATING_CHECKBOXES[seat].is(seats)}
            onChange={({ target }) => set(SEATING_CHECKBOXES[seat].set(target.checked))}
          />
          {SEATS[seat].choice}
        </label>
      </div>
    </div>
  );
};

type Mode = keyof typeof TABLE.modes;

const levelIn = ({ white, black }: Computers): LevelId => white ?? black ?? 'careful';

const modeOf = ({ white, black }: Computers): Mode => (white || black ? 'computer' : 'people');

interface OptionsProps {
  readonly game: Game;
  readonly options: SetupOptions;
  onOptions(options: SetupOptions): void;
}

interface OptionProps extends OptionsProps {
  readonly option: GameOption;
}

const Option = ({ game, option: { id, title, values }, options, onOptions }: OptionProps) => {
  const fewer = game.first?.options[id];
  const set = (value: string) => onOptions({ ...options, [id]: value });
  const [usual] = values;
  return fewer ? (
    <label className="line">
      <input
        type="checkbox"
        checked={options[id] === fewer}
        onChange={({ target }) => set(target.checked ? fewer : (usual?.id ?? ''))}
      />
      {values.find((value) => value.id === fewer)?.title}
    </label>
  ) : (
    <Segments
      title={title}
      values={Object.fromEntries(values.map((value) => [value.id, value.title]))}
      value={options[id] ?? usual?.id ?? ''}
      onChange={set}
    />
  );
};

/** Renders the options. Disputed rules are in a collapsible section, since few players need them. */
const Options = (props: OptionsProps) => {
  const { game, options } = props;
  const disputed = disputesOf(game.options);
  const isOther = ({ id, values }: GameOption) => options[id] === values[1]?.id;
  return (
    <>
      {game.options.map((option) => !option.rule && <Option key={option.id} {...props} option={option} />)}
      {disputed.length > 0 && (
        <details
          className={styles.disputes}
          open={disputed.some(isOther)}
          onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
        >
          <summary className="small">{`${TABLE.disputes} (${disputed.length})`}</summary>
          {disputed.map((option) => (
            <div key={option.id} className={styles.dispute}>
              <Option {...props} option={option} />
              <span className="small row">
                <a
                  href={demoLink(game.id, option.rule, isOther(option) ? 'other' : 'ours')}
                  aria-label={`${WORDS.showMe}: ${readingSentence(option, isOther(option))}`}
                >
                  {WORDS.showMe}
                </a>
                <Clause game={game.id} rule={option.rule} />
              </span>
            </div>
          ))}
        </details>
      )}
    </>
  );
};

interface Props extends SeatEdit {
  readonly game: Game;
  readonly options?: Omit<OptionsProps, 'game'> | undefined;
  readonly note?: string | undefined;
  onStart?(): void;
  onCancel?(): void;
}

/** Renders players, clocks, seats and options. No button moves, so that a second press hits the same one. */
export const TableCard = ({ game, options, note, onStart, onCancel, ...seating }: Props) => {
  const { heading, edit } = seating;
  const { computers = {} } = heading;
  const hasOpponent = useContext(OpponentContext) !== null;
  const [drawn, setDrawn] = useState('');
  const mode = modeOf(computers);
  const says = mode === 'people' ? note : LEVELS.find(({ id }) => id === levelIn(computers))?.description;
  const changeMode = (next: Mode) =>
    edit((heading) => {
      if (next === 'people') delete heading.computers;
      else heading.computers = { black: levelIn(computers) };
    });
  return (
    <form
      className={styles.card}
      aria-label={TABLE.who}
      data-screen
      onSubmit={(event) => {
        event.preventDefault();
        onStart?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onCancel) {
          event.preventDefault();
          onCancel();
        }
      }}
    >
      <div className={styles.rows}>
        <div className={styles.column}>
          {hasOpponent && (
            <div className={styles.modes}>
              <Segments title={TABLE.who} values={TABLE.modes} value={mode} onChange={changeMode} />
            </div>
          )}
          <Sides {...seating} onDrawn={setDrawn} />
          <p className="small" role="status">
            {drawn || says}
          </p>
          <SeatRow {...seating} />
        </div>
        <div className={styles.column}>
          <ClockRow {...seating} />
        </div>
        <div className={styles.rules}>
          {options ? <Options game={game} {...options} /> : <OtherReadings game={game} />}
        </div>
      </div>
      {onStart && (
        <div className={`row ${styles.foot}`}>
          <Button type="submit" kind="primary" large>
            {TABLE.start}
          </Button>
          {onCancel && <Button onClick={onCancel}>{WORDS.cancel}</Button>}
          {hasOpponent && (
            <a className="small" href={watchLink(game.id)}>
              {TABLE.look}
            </a>
          )}
        </div>
      )}
    </form>
  );
};
