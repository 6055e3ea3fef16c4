import { useContext, useState } from 'react';
import type { Computers } from '../../app/seats/computers.ts';
import { disputesOf, readingText } from '../../kernel/editing/readings.ts';
import type { Game, GameOption, SetupOptions } from '../../kernel/game.ts';
import { LEVELS, type LevelId } from '../../opponent/levels.ts';
import { Button } from '../controls/Button.tsx';
import { Segments } from '../controls/Segments.tsx';
import { OpponentContext } from '../opponent/context.ts';
import { Clause } from '../panels/rules/Clause.tsx';
import { OtherReadings } from '../panels/rules/OtherReadings.tsx';
import { demoLink, watchLink } from '../route.ts';
import { TABLE, WORDS } from '../words.ts';
import { ClockRow, type SeatEdit } from './ClockRow.tsx';
import { SeatRow, Sides } from './Sides.tsx';
import styles from './TableCard.module.css';

type Mode = keyof typeof TABLE.modes;

const levelIn = ({ white, black }: Computers): LevelId => white ?? black ?? 'careful';

const modeOf = ({ white, black }: Computers): Mode =>
  white && black ? 'look' : white || black ? 'computer' : 'people';

interface OptionsProps {
  readonly game: Game;
  readonly options: SetupOptions;
  onOptions(options: SetupOptions): void;
}

interface OptionProps extends OptionsProps {
  readonly option: GameOption;
}

/** One option; that with fewer rules is a switch. */
const Option = ({ game, option: { id, title, values }, options, onOptions }: OptionProps) => {
  const fewer = game.first?.options[id];
  const set = (value: string) => onOptions({ ...options, [id]: value });
  const [usual] = values;
  return fewer ? (
    <label className={`line ${styles.switch}`}>
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

/** The game's own options; rules in dispute are folded, each with its clause and the chosen reading's example. */
const Options = (props: OptionsProps) => {
  const { game, options } = props;
  const disputed = disputesOf(game.options);
  const isOther = ({ id, values }: GameOption) => options[id] === values[1]?.id;
  return (
    <>
      {game.options.map((option) => !option.dispute && <Option key={option.id} {...props} option={option} />)}
      {disputed.length > 0 && (
        <details className={styles.disputes} open={disputed.some(isOther)}>
          <summary className="small">{TABLE.disputes}</summary>
          {disputed.map((option) => (
            <div key={option.id} className={styles.dispute}>
              <Option {...props} option={option} />
              <span className="small row">
                <a
                  href={demoLink(game.id, option.dispute.rule, isOther(option) ? 'other' : 'ours')}
                  aria-label={`${WORDS.showMe}: ${readingText(option, isOther(option))}`}
                >
                  {WORDS.showMe}
                </a>
                <Clause game={game.id} rule={option.dispute.rule} />
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
  /** The game's options, while they can be chosen. */
  readonly options?: Omit<OptionsProps, 'game'> | undefined;
  /** The text below the rows, unless another replaces it. */
  readonly note?: string | undefined;
  /** Absent where there is no game to start. */
  onStart?(): void;
}

/** The choice of players, seats, clocks and options; every row keeps its height. */
export const TableCard = ({ game, options, note, onStart, ...seating }: Props) => {
  const { heading, edit } = seating;
  const { computers = {} } = heading;
  const hasOpponent = useContext(OpponentContext) !== null;
  const [drawn, setDrawn] = useState('');
  const mode = modeOf(computers);
  const says = mode === 'people' ? note : LEVELS.find(({ id }) => id === levelIn(computers))?.says;
  const take = (next: Mode) => {
    if (next === 'look') window.location.hash = watchLink(game.id);
    else
      edit((heading) => {
        if (next === 'people') delete heading.computers;
        else heading.computers = { black: levelIn(computers) };
      });
  };
  return (
    <form
      className={styles.card}
      aria-label={TABLE.who}
      data-screen
      onSubmit={(event) => {
        event.preventDefault();
        onStart?.();
      }}
    >
      {hasOpponent && (
        <div className={styles.modes}>
          <Segments title={TABLE.who} values={TABLE.modes} value={mode} onChange={take} />
        </div>
      )}
      <Sides {...seating} onDrawn={setDrawn} />
      <ClockRow {...seating} />
      <SeatRow {...seating} />
      {options ? <Options game={game} {...options} /> : <OtherReadings game={game} />}
      <div className={`small row ${styles.foot}`}>
        {onStart && (
          <Button type="submit" kind="primary" large>
            {TABLE.start}
          </Button>
        )}
        <p role="status">{drawn || says}</p>
      </div>
    </form>
  );
};
