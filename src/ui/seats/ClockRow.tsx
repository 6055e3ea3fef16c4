import type { Draft } from 'immer';
import { useState } from 'react';
import type { GameHeading } from '../../app/formats/saved.ts';
import {
  CLOCK_KINDS,
  type ClockAllowance,
  type ClockRules,
  MOST_INCREMENT,
  MOST_MINUTES,
  MOST_PERIODS,
} from '../../app/seats/clock.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import { SIDES } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import rows from '../controls/Segments.module.css';
import { Segments } from '../controls/Segments.tsx';
import { Select } from '../controls/Select.tsx';
import { Icon } from '../icons.tsx';
import { AT_ZERO, CLOCK_SAYS, CLOCK_SLEEP, CLOCK_WORDS, TABLE } from '../words.ts';
import styles from './TableCard.module.css';

/** The heading that the rows of the table card read and change. */
export interface SeatEdit {
  readonly heading: GameHeading;
  edit(recipe: (heading: Draft<GameHeading>) => void): void;
}

const even = (allowance: ClockAllowance, part: Partial<ClockRules> = {}): ClockRules => ({
  white: allowance,
  black: allowance,
  atZero: 'loss',
  ...part,
});

/** The usual names of clocks with an increment. */
const SPEEDS: Readonly<Record<string, string>> = {
  '1+0': 'bullet',
  '2+1': 'bullet',
  '3+2': 'blitz',
  '5+0': 'blitz',
  '5+5': 'blitz',
  '10+5': 'rapid',
  '15+10': 'rapid',
  '30+0': 'classical',
  '30+10': 'classical',
  '90+30': 'classical',
};

/** The preset clocks: minutes for the game, and seconds added each turn; and those of other kinds. */
const PRESETS: Readonly<Record<string, ClockRules>> = {
  ...Object.fromEntries(
    Object.keys(SPEEDS).map((name) => {
      const [minutes = 0, increment = 0] = name.split('+').map(Number);
      return [name, even({ minutes, increment })];
    }),
  ),
  '30 + 5 × 0:30, byo-yomi': even({ minutes: 30, increment: 30, periods: 5 }, { kind: 'byoyomi' }),
  '5, hourglass': even({ minutes: 5, increment: 0 }, { kind: 'hourglass' }),
};
const PRESET_OPTIONS = Object.keys(PRESETS).map(
  (name) => [name, [name, SPEEDS[name]].filter(Boolean).join(', ')] as const,
);
/** The presets that stand in the row. */
const SHORT = ['5+5', '15+10', '30+10'] as const;
const USUAL = '30+10';

const presetOf = (clock: ClockRules): string | undefined =>
  Object.keys(PRESETS).find((name) => deepEqual(PRESETS[name], clock));

const WORDS_OF = {
  none: TABLE.noClock,
  ...(Object.fromEntries(SHORT.map((each) => [each, each])) as Record<(typeof SHORT)[number], string>),
  own: TABLE.ownClock,
};

const ALLOWANCES = [
  { part: 'minutes', most: MOST_MINUTES, sign: '' },
  { part: 'increment', most: MOST_INCREMENT, sign: '+' },
  { part: 'periods', most: MOST_PERIODS, sign: '×' },
] as const;

/** The parts of an allowance that a kind of clock asks for. */
const partsOf = ({ kind }: ClockRules) =>
  ALLOWANCES.filter(({ part }) =>
    part === 'periods' ? kind === 'byoyomi' : part === 'minutes' || kind !== 'hourglass',
  );

interface OwnProps extends SeatEdit {
  readonly clock: ClockRules;
  onPresets(): void;
}

interface AllowancesProps {
  readonly clock: ClockRules;
  set(recipe: (clock: Draft<ClockRules>) => void): void;
}

/** Each player's own figures. */
const Allowances = ({ clock, set }: AllowancesProps) =>
  SIDES.map((side) => (
    <span key={side} className={`row ${styles.player}`} data-side={side}>
      <span className="disc" />
      {partsOf(clock).map(({ part, most, sign }) => [
        sign,
        <input
          key={`${part} ${presetOf(clock)}`}
          type="number"
          className="field"
          aria-label={TABLE[part](side)}
          title={TABLE[part](side)}
          min={clock.kind === 'byoyomi' && part !== 'minutes' ? 1 : 0}
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
  ));

/** Another kind of clock, with all that it asks for. */
const toKind = (rules: Draft<ClockRules>, kind: ClockRules['kind']) => {
  if (kind === 'increment') delete rules.kind;
  else rules.kind = kind;
  for (const side of SIDES) {
    if (kind === 'byoyomi') rules[side].periods ??= 5;
    else delete rules[side].periods;
    if (kind === 'byoyomi') rules[side].increment ||= 30;
  }
};

/** Whether a turn ends by a press of the clock. */
const Pressing = ({ clock, set }: AllowancesProps) => (
  <label className="row small">
    <input
      type="checkbox"
      checked={clock.press === true}
      onChange={({ target }) =>
        set((rules) => {
          if (target.checked) rules.press = true;
          else delete rules.press;
        })
      }
    />
    {TABLE.byPress}
  </label>
);

const takePreset = (heading: Draft<GameHeading>, name: string) => {
  const clock = PRESETS[name];
  if (clock) Object.assign(heading, { clock, times: {} });
};

/** The kind of clock and each player's own figures, in place of the short presets. */
const Own = ({ clock, edit, onPresets }: OwnProps) => {
  const set = (recipe: (clock: Draft<ClockRules>) => void) =>
    edit((heading) => {
      if (heading.clock) recipe(heading.clock);
      heading.times = {};
    });
  const { kind = 'increment' } = clock;
  return (
    <fieldset className={`${rows.row} ${styles.own}`}>
      <legend className="small">{TABLE.clock}</legend>
      <div className="list">
        <div className={`row ${styles.line}`}>
          <Select
            aria-label={TABLE.presetClock}
            title={TABLE.presetClock}
            value={presetOf(clock) ?? ''}
            options={[['', TABLE.ownFigures], ...PRESET_OPTIONS]}
            onChoose={(name) => edit((heading) => takePreset(heading, name))}
          />
          <Select
            aria-label={TABLE.kind}
            title={CLOCK_SAYS[kind]}
            value={kind}
            options={CLOCK_KINDS.map((each) => [each, CLOCK_WORDS[each]])}
            onChoose={(chosen) => set((rules) => toKind(rules, chosen))}
          />
          <Button kind="quiet" name={TABLE.presets} onClick={onPresets}>
            <Icon name="close" />
          </Button>
        </div>
        <div className={`row ${styles.line}`}>
          <Allowances clock={clock} set={set} />
        </div>
        <div className={`row ${styles.line}`}>
          <Pressing clock={clock} set={set} />
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
        </div>
        <p className="small">
          {CLOCK_SAYS[kind]} {CLOCK_SLEEP}
        </p>
      </div>
    </fieldset>
  );
};

/** The choice of clocks: a preset, or a kind with figures for each player. */
export const ClockRow = (seating: SeatEdit) => {
  const { heading, edit } = seating;
  const { clock } = heading;
  const preset = clock ? SHORT.find((each) => each === presetOf(clock)) : 'none';
  const [isOwn, setOwn] = useState(preset === undefined);
  const take = (value: keyof typeof WORDS_OF) => {
    setOwn(value === 'own');
    edit((heading) => {
      delete heading.times;
      if (value === 'none') delete heading.clock;
      else
        Object.assign(heading, {
          clock: value === 'own' ? (clock ?? PRESETS[USUAL]) : PRESETS[value],
          times: {},
        });
    });
  };
  if (isOwn && clock) return <Own {...seating} clock={clock} onPresets={() => setOwn(false)} />;
  return <Segments title={TABLE.clock} values={WORDS_OF} value={preset ?? 'own'} onChange={take} />;
};
