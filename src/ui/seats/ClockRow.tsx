import type { Draft } from 'immer';
import { useState } from 'react';
import type { GameHeading } from '../../app/formats/saved.ts';
import { type ClockRules, MOST_INCREMENT, MOST_MINUTES } from '../../app/seats/clock.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import { SIDES } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import rows from '../controls/Segments.module.css';
import { Segments } from '../controls/Segments.tsx';
import { Select } from '../controls/Select.tsx';
import { Icon } from '../icons.tsx';
import { AT_ZERO, TABLE } from '../words.ts';
import styles from './TableCard.module.css';

/** The heading that the rows of the table card read and change. */
export interface SeatEdit {
  readonly heading: GameHeading;
  edit(recipe: (heading: Draft<GameHeading>) => void): void;
}

/** The preset clocks: minutes for the game, and seconds added each turn. */
const PRESETS = ['5+5', '15+10', '30+10'] as const;
type Preset = (typeof PRESETS)[number];

const rulesOf = (preset: Preset): ClockRules => {
  const [minutes = 0, increment = 0] = preset.split('+').map(Number);
  return { white: { minutes, increment }, black: { minutes, increment }, atZero: 'loss' };
};

const WORDS_OF = {
  none: TABLE.noClock,
  ...(Object.fromEntries(PRESETS.map((each) => [each, each])) as Record<Preset, string>),
  own: TABLE.ownClock,
};

const ALLOWANCES = [
  { part: 'minutes', most: MOST_MINUTES },
  { part: 'increment', most: MOST_INCREMENT },
] as const;

interface OwnProps extends SeatEdit {
  readonly clock: ClockRules;
  onPresets(): void;
}

/** Each player's own time allowance, in place of the presets. */
const Own = ({ clock, edit, onPresets }: OwnProps) => {
  const set = (recipe: (clock: Draft<ClockRules>) => void) =>
    edit((heading) => {
      if (heading.clock) recipe(heading.clock);
      heading.times = {};
    });
  return (
    <fieldset className={`${rows.row} ${styles.own}`}>
      <legend className="small">{TABLE.clock}</legend>
      {SIDES.map((side) => (
        <span key={side} className={`row ${styles.player}`} data-side={side}>
          <span className="disc" />
          {ALLOWANCES.map(({ part, most }, index) => [
            index > 0 && '+',
            <input
              key={part}
              type="number"
              className="field"
              aria-label={TABLE[part](side)}
              title={TABLE[part](side)}
              min={0}
              max={most}
              defaultValue={clock[side][part]}
              onChange={({ target }) => {
                if (target.value === '' || !target.checkValidity()) return;
                set((rules) => {
                  rules[side][part] = target.valueAsNumber;
                });
              }}
            />,
          ])}
        </span>
      ))}
      <Select
        aria-label={TABLE.atZero}
        title={TABLE.atZero}
        value={clock.atZero}
        options={Object.entries(AT_ZERO) as [ClockRules['atZero'], string][]}
        onChoose={(value) =>
          set((rules) => {
            rules.atZero = value;
          })
        }
      />
      <Button kind="quiet" name={TABLE.presets} onClick={onPresets}>
        <Icon name="close" />
      </Button>
    </fieldset>
  );
};

/** The choice of clocks: a preset, or allowances for each player. */
export const ClockRow = (seating: SeatEdit) => {
  const { heading, edit } = seating;
  const { clock } = heading;
  const preset = clock ? PRESETS.find((each) => deepEqual(rulesOf(each), clock)) : 'none';
  const [isOwn, setOwn] = useState(preset === undefined);
  const take = (value: keyof typeof WORDS_OF) => {
    setOwn(value === 'own');
    edit((heading) => {
      delete heading.times;
      if (value === 'none') delete heading.clock;
      else
        Object.assign(heading, {
          clock: value === 'own' ? (clock ?? rulesOf('30+10')) : rulesOf(value),
          times: {},
        });
    });
  };
  if (isOwn && clock) return <Own {...seating} clock={clock} onPresets={() => setOwn(false)} />;
  return <Segments title={TABLE.clock} values={WORDS_OF} value={preset ?? 'own'} onChange={take} />;
};
