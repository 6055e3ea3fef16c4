import type { Game } from '../../kernel/game.ts';
import { SIDES, type Side } from '../../kernel/side.ts';
import type { UnitView } from '../../kernel/view.ts';
import styles from './Glyph.module.css';
import { glyphKey } from './glyphs.ts';
import rowStyles from './UnitRow.module.css';

/** Draws a piece as high as the text around it. Screen readers skip the glyph, since the text names the piece. */
export const Glyph = ({ game, type, side }: { readonly game: Game; readonly type: string; readonly side: Side }) => (
  <span className={styles.glyph} data-glyph={glyphKey(game, type, side)} aria-hidden="true" />
);

const countByKind = (units: readonly UnitView[]): readonly (readonly [unit: UnitView, count: number])[] =>
  SIDES.flatMap((side) => {
    const mine = units.filter((unit) => unit.side === side);
    const kinds = [...new Set(mine.map(({ type }) => type))];
    return kinds.flatMap((type) => {
      const those = mine.filter((unit) => unit.type === type);
      return those[0] ? [[those[0], those.length] as const] : [];
    });
  });

export const UnitRow = ({ game, units }: { readonly game: Game; readonly units: readonly UnitView[] }) =>
  units.length > 0 && (
    <span className={`row ${rowStyles.row}`} aria-hidden="true">
      {countByKind(units).map(([unit, count]) => (
        <span key={unit.id}>
          <Glyph game={game} type={unit.type} side={unit.side} />
          {count > 1 && count}
        </span>
      ))}
    </span>
  );
