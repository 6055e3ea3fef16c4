import { type Draft, produce } from 'immer';
import { useRef, useState } from 'react';
import {
  CLOCK_KINDS,
  type ClockRules,
  givesTime,
  MAX_INCREMENT,
  MAX_MINUTES,
  MAX_PERIODS,
} from '../../app/seats/clock.ts';
import type { GameHeading } from '../../app/seats/heading.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import { SIDES, type Side } from '../../kernel/side.ts';
import { Segments, Select } from '../controls/fields.tsx';
import { AT_ZERO, CLOCK_SAYS, CLOCK_SLEEP, CLOCK_WORDS, PACES, presetName, TABLE } from '../words.ts';
import { type Pace, PRESETS, paceOf } from './presets.ts';
import styles from './TableCard.module.css';

export interface SeatEdit {
  readonly heading: GameHeading;
  edit(recipe: (heading: Draft<GameHeading>) => void): void;
}

const PARTS = {
  minutes: { most: MAX_MINUTES, step: 0.5, unit: 'min' },
  increment: { most: MAX_INCREMENT, step: 1, unit: 's' },
  periods: { most: MAX_PERIODS, step: 1, unit: '' },
} as const;

const CLOCK_FIELDS = {
  increment: [
    ['', 'minutes', 0],
    [' +', 'increment', 0],
  ],
  byoyomi: [
    ['', 'minutes', 0],
    [' +', 'periods', 1],
    [' ×', 'increment', 1],
  ],
  hourglass: [['', 'minutes', 1]],
} as const;

const partsOf = ({ kind }: ClockRules) =>
  CLOCK_FIELDS[kind === 'byoyomi' || kind === 'hourglass' ? kind : 'increment'].map(([sign, part, least]) => ({
    ...PARTS[part],
    sign,
    part,
    least,
  }));

interface CustomClockProps {
  readonly clock: ClockRules;
  set(recipe: (clock: Draft<ClockRules>) => void): void;
}

interface PlayerTimeProps extends CustomClockProps {
  readonly side: Side;
  onWrong(text: string | null): void;
}

/** Renders the fields of a player's time. Numbers apply together, and only if all are valid. */
const PlayerTime = ({ side, clock, set, onWrong }: PlayerTimeProps) => {
  const parts = partsOf(clock);
  const row = useRef<HTMLSpanElement>(null);
  const readFields = () =>
    [...(row.current?.querySelectorAll('input') ?? [])].flatMap((field, index) => {
      const part = parts[index];
      return part ? [{ ...part, field }] : [];
    });
  const applyFields = () => {
    const fields = readFields();
    for (const { field } of fields) field.setCustomValidity('');
    const figures = Object.fromEntries(fields.map(({ part, field }) => [part, field.valueAsNumber]));
    const entered = { ...clock, [side]: { ...clock[side], ...figures } };
    const outside = fields.filter(({ field }) => !field.validity.valid);
    const [first = null] = outside;
    const wrong = first
      ? TABLE.bounds[first.part](first.least, first.most)
      : givesTime(entered, [side])
        ? null
        : TABLE.noTime;
    for (const { field } of first ? outside : fields) field.setCustomValidity(wrong ?? '');
    onWrong(wrong);
    if (wrong === null) set((rules) => Object.assign(rules, { [side]: entered[side] }));
  };
  const resetFields = () => {
    for (const { part, field } of readFields()) {
      field.value = String(clock[side][part]);
      field.setCustomValidity('');
    }
    onWrong(null);
  };
  return (
    <span ref={row} className={`row ${styles.player}`} data-side={side}>
      <span className="disc" />
      {parts.map(({ part, least, most, step, sign, unit }) => [
        sign,
        <input
          key={`${part} ${clock.kind}`}
          type="number"
          className="field"
          aria-label={TABLE[part](side)}
          title={TABLE[part](side)}
          required
          min={least}
          max={most}
          step={step}
          defaultValue={clock[side][part]}
          onChange={applyFields}
          onBlur={({ relatedTarget }) => row.current?.contains(relatedTarget) || resetFields()}
        />,
        unit,
      ])}
    </span>
  );
};

const changeKind = (rules: Draft<ClockRules>, kind: ClockRules['kind']) => {
  if (kind === 'increment') delete rules.kind;
  else rules.kind = kind;
  for (const side of SIDES) {
    if (kind === 'byoyomi') rules[side].periods ??= 5;
    else delete rules[side].periods;
    if (kind === 'byoyomi') rules[side].increment ||= 30;
    if (kind === 'hourglass') rules[side].minutes = Math.max(1, rules[side].minutes);
  }
};

const PressOption = ({ clock, set }: CustomClockProps) => (
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

/** Scrolls to an element when React renders it. Returns nothing, since React would call a returned function. */
const scrollToNearest = (element: Element | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

const CustomClock = ({ clock, set }: CustomClockProps) => {
  const { kind = 'increment' } = clock;
  const [wrong, onWrong] = useState<string | null>(null);
  return (
    <fieldset ref={scrollToNearest} className={`list ${styles.own}`}>
      <legend className="visuallyHidden">{TABLE.ownClock}</legend>
      <div className={`row ${styles.line}`}>
        <Select
          aria-label={TABLE.kind}
          title={CLOCK_SAYS[kind]}
          value={kind}
          options={CLOCK_KINDS.map((each) => [each, CLOCK_WORDS[each]])}
          onChoose={(chosen) => set((rules) => changeKind(rules, chosen))}
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
        {SIDES.map((side) => (
          <PlayerTime key={side} side={side} clock={clock} set={set} onWrong={onWrong} />
        ))}
      </div>
      <PressOption clock={clock} set={set} />
      <p className="small" role={wrong === null ? undefined : 'alert'}>
        {wrong ?? CLOCK_SAYS[kind]}
      </p>
    </fieldset>
  );
};

interface ClockPresetsProps {
  readonly clock: ClockRules;
  readonly pace: Pace;
  readonly isOwn: boolean;
  put(clock: ClockRules, isOwn: boolean): void;
}

const ClockPresets = ({ clock, pace, isOwn, put }: ClockPresetsProps) => {
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
      {preset === TABLE.ownClock && <CustomClock clock={clock} set={(recipe) => put(produce(clock, recipe), true)} />}
      <p className={`small ${styles.below}`}>{CLOCK_SLEEP}</p>
    </>
  );
};

export const ClockRow = ({ heading: { clock }, edit }: SeatEdit) => {
  /** The clock's pace while the player enters times by hand. Null while a preset sets the times. */
  const [customPace, setCustomPace] = useState<Pace | null>(clock && !paceOf(clock) ? 'other' : null);
  const pace = clock && (customPace ?? paceOf(clock) ?? 'other');
  const put = (next: ClockRules | undefined, isOwn: boolean) => {
    setCustomPace((isOwn && pace) || null);
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
      {clock && pace && <ClockPresets clock={clock} pace={pace} isOwn={customPace !== null} put={put} />}
    </>
  );
};
