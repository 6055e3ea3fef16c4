import { useMemo } from 'react';
import { selectPickedSquares, selectTones, selectView } from '../../../app/selectors.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import { sideName } from '../../../kernel/side.ts';
import { berthFor } from '../../board/berth.ts';
import { type Crop, isLarge, type Layout, placeAt } from '../../board/layout.ts';
import { unitsOn } from '../../board/units/units.ts';
import { HAND, useMedia } from '../../media.ts';
import { Glyph } from '../../pieces/Glyph.tsx';
import { useField, useRoomBehind } from '../../room.ts';
import { halfMark } from '../ask/Tray.tsx';
import styles from './PointedCard.module.css';

/** Its size in squares: more of them where they are small. */
const SIZES = {
  desk: { few: { columns: 3, rows: 1 }, many: { columns: 6, rows: 2 } },
  hand: { few: { columns: 4.5, rows: 2 }, many: { columns: 9, rows: 3.5 } },
} as const;

interface Props {
  readonly layout: Layout;
  readonly game: Game;
}

/**
 * What stands on the square pointed at: name and one sentence, beside it, never over a square that can be
 * picked.
 */
export const PointedCard = ({ layout, game }: Props) => {
  const view = useRoomBehind(selectView);
  const over = useField('over');
  const tones = useRoomBehind(selectTones);
  const picked = useRoomBehind(selectPickedSquares);
  const device = useMedia(HAND) ? 'hand' : 'desk';
  const here = useMemo(() => (view && over !== null ? (unitsOn(view).get(over) ?? []) : []), [view, over]);
  const kept = useMemo(
    () =>
      new Set<Square>([
        ...picked,
        ...[...tones].flatMap(([square, tone]) => (tone === 'refused' ? [] : [square])),
      ]),
    [picked, tones],
  );
  const taken = useMemo(() => new Set(view ? unitsOn(view).keys() : []), [view]);
  const [unit, ...others] = here;
  if (over === null || !unit) return null;
  const berth = berthFor(layout, over, SIZES[device][isLarge(layout) ? 'many' : 'few'], kept, taken);
  if (!berth) return null;
  const piece = game.pieces[unit.type];
  return (
    <div
      key={over}
      className={styles.berth}
      style={{ ...placeAt(layout, berth), placeItems: sideOf(layout, berth, over) }}
      aria-hidden="true"
      data-screen
    >
      <div className={styles.card} data-card>
        {others.length === 0 ? (
          <>
            <strong>
              <Glyph game={game} type={unit.type} side={unit.side} />
              {sideName(unit.side)} {piece?.name} {halfMark(game, unit, over)}
            </strong>
            <span>{piece?.gist}</span>
          </>
        ) : (
          <span className={styles.crowd}>
            {here.map((each) => (
              <span key={each.id}>
                <Glyph game={game} type={each.type} side={each.side} />
                {game.pieces[each.type]?.name} {halfMark(game, each, over)}
              </span>
            ))}
          </span>
        )}
      </div>
    </div>
  );
};

/** The edges of its berth at which a card that is smaller lies: those near the square it is about. */
const sideOf = ({ places }: Layout, { x, y, columns, rows }: Crop, about: Square): string => {
  const { x: across = 0, y: down = 0 } = places[about] ?? {};
  return `${y + rows / 2 < down + 0.5 ? 'end' : 'start'} ${x + columns / 2 < across + 0.5 ? 'end' : 'start'}`;
};
