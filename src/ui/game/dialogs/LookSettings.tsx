import { useEffect, useMemo, useRef, useState } from 'react';
import { OWN_COLORS, SIZES } from '../../../app/base/settings.ts';
import type { SquareTone } from '../../../app/model/reach.ts';
import { type Table, viewOf } from '../../../app/model/table.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { SIDES } from '../../../kernel/side.ts';
import type { BoardView, UnitView } from '../../../kernel/view.ts';
import { BoardScene } from '../../board/BoardScene.tsx';
import { type Layout, layoutOf } from '../../board/layout.ts';
import { useMedia } from '../../media.ts';
import { useActions, useField } from '../../store.ts';
import { type Color, colorOf, contrast, difference, leastContrast, MIN_CONTRAST, over } from '../../theme/contrast.ts';
import { COLOR_WORDS, LOOKS, SIZE_WORDS } from '../../words/settings.ts';
import styles from './Settings.module.css';

export const Sizes = () => {
  const settings = useField('settings');
  const { set } = useActions();
  return (Object.keys(SIZES) as (keyof typeof SIZES)[]).map((name) => {
    const { least, most } = SIZES[name];
    return (
      <label key={name} className={`${styles.more} ${styles.size}`}>
        <span className="small">{SIZE_WORDS[name]}</span>
        <input
          type="range"
          min={least}
          max={most}
          step={2}
          value={settings[name]}
          aria-valuetext={`${settings[name]} %`}
          onChange={({ target }) => set({ [name]: Number(target.value) })}
        />
        {/* Screen readers read the value from the slider. */}
        <output className="small" aria-hidden="true">
          {settings[name]} %
        </output>
      </label>
    );
  });
};

const MARKS = ['accent', 'red', 'amber', 'violet', 'ice', 'green', 'blue', 'orange'] as const;
/** The CIE 1976 difference below which two colours look the same. */
const ALIKE = 10;
/** The contrast ratio (1 for equal colours, 21 for black on white) below which two colours look equally light. */
const EQUALLY_LIGHT = 1.12;

interface Inks {
  readonly marks: readonly Color[];
  readonly pale: Color;
  readonly coordinates: Color;
  readonly lastTurn: Color;
  readonly lastTurnOpacity: number;
}

const readInks = (place: HTMLElement): Inks => {
  const colorIn = (token: string): Color => {
    place.style.color = `var(--${token})`;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(place).color.match(/[\d.]+/g) ?? []).map(Number);
    return [red / 255, green / 255, blue / 255];
  };
  return {
    marks: MARKS.map((mark) => colorIn(`board-${mark}`)),
    pale: colorIn('board-pale'),
    coordinates: colorIn('square-ink'),
    lastTurn: colorIn('last-turn'),
    lastTurnOpacity: Number.parseFloat(getComputedStyle(place).getPropertyValue('--last-from')) / 100 || 0,
  };
};

const faintPartsOn = ({ marks, pale, coordinates, lastTurn, lastTurnOpacity }: Inks, ground: Color) => {
  const mark = Math.max(leastContrast(marks, ground), contrast(pale, ground));
  const letter = contrast(coordinates, ground);
  return [
    ...(mark < MIN_CONTRAST ? [[LOOKS.parts.marks, mark] as const] : []),
    ...(letter < MIN_CONTRAST ? [[LOOKS.parts.coordinates, letter] as const] : []),
    ...(lastTurnOpacity > 0 && difference(over(lastTurn, ground, lastTurnOpacity), ground) < ALIKE
      ? [[LOOKS.parts.last, null] as const]
      : []),
  ];
};

/** Returns sentences that say what is hard to see on squares of these colours, since players choose freely. */
export const contrastVerdict = (inks: Inks, light: Color, dark: Color): string => {
  const grounds = [
    [COLOR_WORDS.lightSquares, light],
    [COLOR_WORDS.darkSquares, dark],
  ] as const;
  const alike =
    difference(light, dark) < ALIKE ? [LOOKS.alike] : contrast(light, dark) < EQUALLY_LIGHT ? [LOOKS.hueAlone] : [];
  const faint = grounds.flatMap(([squares, ground]) =>
    faintPartsOn(inks, ground).map(([part, ratio]) => LOOKS.faint(part, squares.toLowerCase(), ratio, MIN_CONTRAST)),
  );
  return [...alike, ...faint].join(' ') || LOOKS.seenWell;
};

export const OwnColors = () => {
  const settings = useField('settings');
  const { set } = useActions();
  const { theme, lightSquares, darkSquares } = settings;
  const probe = useRef<HTMLSpanElement>(null);
  const [inks, setInks] = useState<Inks | null>(null);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const isStrong = useMedia('(prefers-contrast: more)');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of theme may change the inks
  useEffect(() => {
    if (probe.current) setInks(readInks(probe.current));
  }, [theme, isDark, isStrong]);
  return (
    <div className={styles.more}>
      <span ref={probe} hidden />
      {(Object.keys(OWN_COLORS) as (keyof typeof OWN_COLORS)[]).map((name) => (
        <label key={name} className={`small ${styles.cells}`}>
          {COLOR_WORDS[name]}
          <input type="color" value={settings[name]} onChange={({ target }) => set({ [name]: target.value })} />
        </label>
      ))}
      <p role="status" className={`small ${styles.verdict}`}>
        {inks && contrastVerdict(inks, colorOf(lightSquares), colorOf(darkSquares))}
      </p>
    </div>
  );
};

const CROP = { columns: 6, rows: 2 } as const;

const sampleUnits = ({ units }: BoardView): readonly UnitView[] =>
  SIDES.flatMap((side) => Object.values(units).find((unit) => unit.side === side && unit.body === 'whole') ?? []);

const sampleOf = (table: Table, { byRow }: Layout) => {
  const at = (row: number, column: number): Square => byRow[row]?.[column]?.square ?? 0;
  const view = viewOf(table);
  const units = sampleUnits(view).map((unit, index): UnitView => {
    const { id, type, side } = unit;
    return { id, type, side, at: [at(1, 1 + 2 * index)], body: 'whole', badges: [] };
  });
  const tones = new Map<Square, SquareTone>([
    [at(0, 1), 'move'],
    [at(0, 3), 'capture'],
    [at(1, 5), 'special'],
  ]);
  return {
    view: { ...view, units: Object.fromEntries(units.map((unit) => [unit.id, unit])), marks: {} },
    highlights: { tones, picked: [at(1, 1)], last: [at(0, 4), at(1, 3)] },
  };
};

export const Sample = ({ table }: { readonly table: Table }) => {
  const { game } = table;
  const layout = useMemo(() => layoutOf(game.board, false), [game]);
  const sample = useMemo(() => sampleOf(table, layout), [table, layout]);
  return (
    <div className={styles.sample}>
      <div className={styles.place}>
        <div className={styles.sized}>
          <BoardScene game={game} {...sample} crop={{ x: 0, y: 0, ...CROP }} column edged />
        </div>
      </div>
    </div>
  );
};
