import { useState } from 'react';
import type { ToldLine } from '../../app/telling/facts.ts';
import { pieceName, placeOf } from '../../app/telling/facts.ts';
import type { Game } from '../../kernel/game.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import type { UnitView } from '../../kernel/view.ts';
import { TOLL } from '../words/toll.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Toll.module.css';

interface Props {
  readonly game: Game;
  readonly line: ToldLine;
}

/** The kinds among the dead, White's first, each with its number. */
const counted = (toll: readonly UnitView[]): readonly (readonly [unit: UnitView, count: number])[] =>
  SIDES.flatMap((side) => {
    const mine = toll.filter((unit) => unit.side === side);
    const kinds = [...new Set(mine.map(({ type }) => type))];
    return kinds.flatMap((type) => {
      const those = mine.filter((unit) => unit.type === type);
      return those[0] ? [[those[0], those.length] as const] : [];
    });
  });

/** Whom a line counts that it does not name: their drawings. */
export const Toll = ({ game, line: { toll } }: Props) =>
  toll && (
    <span className={styles.toll} aria-hidden="true">
      {counted(toll).map(([unit, count]) => (
        <span key={unit.id}>
          <Glyph game={game} type={unit.type} side={unit.side} />
          {count > 1 && count}
        </span>
      ))}
    </span>
  );

/** The same as a button that names them all. */
export const OpenToll = ({ game, line }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { toll } = line;
  if (!toll) return null;
  const named = SIDES.flatMap((side) => {
    const mine = toll.filter((unit) => unit.side === side);
    const names = mine.map((unit) => `${pieceName(game, unit.type)} ${placeOf(game, unit)}`);
    return mine.length > 0 ? [`${sideName(side)}: ${names.join(', ')}.`] : [];
  });
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-label={TOLL.who}
        onClick={() => setOpen(!isOpen)}
      >
        <Toll game={game} line={line} />
      </button>
      {isOpen && <span className={styles.names}>{named.join(' ')}</span>}
    </>
  );
};
