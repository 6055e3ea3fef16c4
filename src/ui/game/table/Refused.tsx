import { useMemo } from 'react';
import { refusalOf } from '../../../app/narration/preview.ts';
import { selectCulprits, selectLaterView, selectPickedSquares } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { type Crop, isLarge, type Layout, placeAt } from '../../board/layout.ts';
import { unitsOn } from '../../board/units/units.ts';
import { PHONE, useMedia } from '../../media.ts';
import { useNamed } from '../../seats/useNamed.ts';
import { useApp } from '../../store.ts';
import styles from './Refused.module.css';

/** The text's size in squares, for boards that are not large. */
const COLUMNS = 3;
const ROWS = 0.75;
/** The factor on a phone. */
const IN_HAND = 2;

/** The rectangle beside a square, within the board, that covers the fewest squares of `kept`. */
const freeSide = (
  layout: Layout,
  at: Square,
  kept: ReadonlySet<Square>,
  isInHand: boolean,
): Crop | undefined => {
  const scale = (isLarge(layout) ? 2 : 1) * (isInHand ? IN_HAND : 1);
  const [columns, rows] = [COLUMNS * scale, ROWS * scale];
  const { x = 0, y = 0 } = layout.places[at] ?? {};
  const [across, down] = [x + 0.5 - columns / 2, y + 0.5 - rows / 2];
  const within = Math.max(0, Math.min(across, layout.columns - columns));
  const covered = (berth: Crop) =>
    layout.places.filter(
      (place) =>
        kept.has(place.square) &&
        place.x < berth.x + columns &&
        place.x + 1 > berth.x &&
        place.y < berth.y + rows &&
        place.y + 1 > berth.y,
    ).length;
  return [
    { x: x + 1, y: down },
    { x: x - columns, y: down },
    { x: within, y: y - rows },
    { x: within, y: y + 1 },
  ]
    .map((corner) => ({ ...corner, columns, rows }))
    .filter(
      (berth) =>
        berth.x >= 0 && berth.x + columns <= layout.columns && berth.y >= 0 && berth.y + rows <= layout.rows,
    )
    .sort((a, b) => covered(a) - covered(b))[0];
};

const selectAt = ({ table }: AppState) =>
  table?.refused?.target.kind === 'square' ? table.refused.target.square : null;

/** The reason of a refusal, shown briefly beside its square. The turn card shows it for longer. */
export const Refused = ({ layout }: { readonly layout: Layout }) => {
  const refusal = useApp(({ table }) => table && refusalOf(table));
  const at = useApp(selectAt);
  const culprits = useApp(selectCulprits);
  const picked = useApp(selectPickedSquares);
  const view = useApp(selectLaterView);
  const named = useNamed();
  const isInHand = useMedia(PHONE);
  const kept = useMemo(
    () => new Set([...culprits, ...picked, ...(view ? unitsOn(view).keys() : [])]),
    [culprits, picked, view],
  );
  const berth = at === null ? undefined : freeSide(layout, at, kept, isInHand);
  if (!refusal || at === null || !berth) return null;
  const isLeft = berth.x + berth.columns / 2 < (layout.places[at]?.x ?? 0) + 0.5;
  return (
    <div
      key={`${at} ${refusal.text}`}
      className={styles.berth}
      style={placeAt(layout, berth)}
      data-left={isLeft || undefined}
      data-card
      aria-hidden="true"
    >
      <p className={styles.words}>
        <span>{named(refusal.text)}</span>
      </p>
    </div>
  );
};
