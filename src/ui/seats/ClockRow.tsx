import { type Draft, produce } from 'immer';
import { useState } from 'react';
import type { GameHeading } from '../../app/formats/saved.ts';
import {
  CLOCK_KINDS,
  type ClockRules,
  MOST_INCREMENT,
  MOST_MINUTES,
  MOST_PERIODS,
} from '../../app/seats/clock.ts';
import { type Pace, PRESETS, paceOf } from '../../app/seats/presets.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import { SIDES } from '../../kernel/side.ts';
import { Segments } from '../controls/Segments.tsx';
import { Select } from '../controls/Select.tsx';
import { AT_ZERO, CLOCK_SAYS, CLOCK_SLEEP, CLOCK_WORDS, PACES, presetName, TABLE } from '../words.ts';
import styles from './TableCard.module.css';

/** The heading that the rows of the table card read and change. */
export interface SeatEdit {
  readonly heading: GameHeading;
  edit(recipe: (heading: Draft<GameHeading>) => void): void;
}

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

interface OwnProps {
  readonly clock: ClockRules;
  set(recipe: (clock: Draft<ClockRules>) => void): void;
}

/** Each player's own figures. */
const Allowances = ({ clock, set }: OwnProps) =>
  SIDES.map((side) => (
    <span key={side} className={`row ${styles.player}`} data-side={side}>
      <span className="disc" />
      {partsOf(clock).map(({ part, most, sign }) => [
        sign,
        <input
          key={`${part} ${clock.kind}`}
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
const Pressing = ({ clock, set }: OwnProps) => (
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

/** The kind of clock, each player's own figures, and what ends a turn and the game. */
const Own = ({ clock, set }: OwnProps) => {
  const { kind = 'increment' } = clock;
  return (
    <fieldset className={`list ${styles.own}`}>
      <legend className="visuallyHidden">{TABLE.ownClock}</legend>
      <div className={`row ${styles.line}`}>
        <Select
          aria-label={TABLE.kind}
          title={CLOCK_SAYS[kind]}
          value={kind}
          options={CLOCK_KINDS.map((each) => [each, CLOCK_WORDS[each]])}
          onChoose={(chosen) => set((rules) => toKind(rules, chosen))}
        />
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
      <div className={`row ${styles.line}`}>
        <Allowances clock={clock} set={set} />
      </div>
      <Pressing clock={clock} set={set} />
      <p className="small">
        {CLOCK_SAYS[kind]} {CLOCK_SLEEP}
      </p>
    </fieldset>
  );
};

interface TimeProps {
  readonly clock: ClockRules;
  readonly pace: Pace;
  readonly isOwn: boolean;
  put(clock: ClockRules, isOwn: boolean): void;
}

/** The presets of a pace, and figures of one's own. */
const Time = ({ clock, pace, isOwn, put }: TimeProps) => {
  const presets = PRESETS[pace].map((preset) => [presetName(preset), preset] as const);
  const clocks = new Map([...presets, [TABLE.ownClock, clock]]);
  const [preset] = (!isOwn && presets.find(([, each]) => deepEqual(each, clock))) || [TABLE.ownClock];
  return (
    <>
      <Segments
        title={TABLE.time}
        values={Object.fromEntries([...clocks.keys()].map((name) => [name, name]))}
        value={preset}
        onChange={(name) => put(clocks.get(name) ?? clock, name === TABLE.ownClock)}
      />
      {preset === TABLE.ownClock && <Own clock={clock} set={(recipe) => put(produce(clock, recipe), true)} />}
    </>
  );
};

/** The choice of clocks: a pace, and below it one of its presets or figures of one's own. */
export const ClockRow = ({ heading: { clock }, edit }: SeatEdit) => {
  /** The pace at which own figures were asked for. */
  const [own, setOwn] = useState<Pace | null>(clock && !paceOf(clock) ? 'other' : null);
  const pace = clock && (own ?? paceOf(clock) ?? 'other');
  const put = (next: ClockRules | undefined, isOwn: boolean) => {
    setOwn((isOwn && pace) || null);
    edit((heading) => {
      if (next) Object.assign(heading, { clock: next, times: {} });
      else {
        delete heading.clock;
        delete heading.times;
      }
    });
  };
  return (
    <>
      <Segments
        title={TABLE.clock}
        values={PACES}
        value={pace ?? 'none'}
        onChange={(next) => put(next === 'none' ? undefined : PRESETS[next][1], false)}
      />
      {clock && pace && <Time clock={clock} pace={pace} isOwn={own !== null} put={put} />}
    </>
  );
};
