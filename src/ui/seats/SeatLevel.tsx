import type { Computers } from '../../app/seats/computers.ts';
import type { Players } from '../../app/seats/seats.ts';
import { SIDES, type Side, sideName } from '../../kernel/side.ts';
import { LEVELS, type LevelId } from '../../opponent/levels.ts';
import dialogs from '../game/dialogs/dialogs.module.css';
import styles from '../opponent/opponent.module.css';
import { OPPONENT } from '../words/opponent.ts';

/** The same seats with this side played by the computer of a level, or by a person. */
export const withLevel = (computers: Computers = {}, side: Side, level: LevelId | null): Computers => {
  const { [side]: _before, ...others } = computers;
  return level ? { ...others, [side]: level } : others;
};

interface Props {
  readonly side: Side;
  readonly level: LevelId | undefined;
  /** The person's name, where that is not asked beside it. */
  readonly name?: string | undefined;
  /** Must it be the computer? */
  readonly isComputer?: boolean;
  onChange(level: LevelId | null): void;
}

/** Who plays a side: a person, or the computer at a level. */
export const SeatLevel = ({ side, level, name, isComputer = false, onChange }: Props) => (
  <select
    className={styles.level}
    aria-label={OPPONENT.seatOf(side)}
    value={level ?? ''}
    onChange={({ target: { value } }) => onChange((value as LevelId) || null)}
  >
    {!isComputer && <option value="">{name || OPPONENT.person}</option>}
    {LEVELS.map(({ id, title }) => (
      <option key={id} value={id}>
        {OPPONENT.computer(title)}
      </option>
    ))}
  </select>
);

/** What a level is like; its line is there for a person, too, so that nothing moves when a level is chosen. */
export const LevelSays = ({ level }: Pick<Props, 'level'>) => (
  <p className={styles.says}>{LEVELS.find(({ id }) => id === level)?.says}</p>
);

interface SeatsProps extends Pick<Props, 'isComputer'> {
  readonly computers: Computers;
  readonly players?: Players | undefined;
  onChange(computers: Computers): void;
}

/** Who plays each side. */
export const SeatLevels = ({ computers, players, onChange, ...props }: SeatsProps) =>
  SIDES.map((side) => (
    <div key={side} className={styles.seat}>
      <div className={dialogs.field}>
        {sideName(side)}
        <SeatLevel
          {...props}
          side={side}
          level={computers[side]}
          name={players?.[side]}
          onChange={(level) => onChange(withLevel(computers, side, level))}
        />
      </div>
      <LevelSays level={computers[side]} />
    </div>
  ));
