import { useMemo } from 'react';
import { refusalOf } from '../../../app/narration/preview.ts';
import { selectCulprits, selectLaterView, selectPickedSquares } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { type Crop, isLarge, type Layout, placeAt } from '../../board/layout.ts';
import { unitsBySquare } from '../../board/units/units.ts';
import { PHONE, useMedia } from '../../media.ts';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useApp } from '../../store.ts';
import styles from './RefusalNote.module.css';

/** The note's width in squares. Large boards and phones double the width, since their squares are small. */
const COLUMNS = 3;
const ROWS = 0.75;
const PHONE_SCALE = 2;

/** Returns the rectangle beside a square that covers the fewest `avoided` squares; undefined if none fits. */
const freeBox = (layout: Layout, at: Square, avoided: ReadonlySet<Square>, isPhone: boolean): Crop | undefined => {
  const scale = (isLarge(layout) ? 2 : 1) * (isPhone ? PHONE_SCALE : 1);
  const [columns, rows] = [COLUMNS * scale, ROWS * scale];
  const { x = 0, y = 0 } = layout.places[at] ?? {};
  const [across, down] = [x + 0.5 - columns / 2, y + 0.5 - rows / 2];
  const within = Math.max(0, Math.min(across, layout.columns - columns));
  const covered = (box: Crop) =>
    layout.places.filter(
      (place) =>
        avoided.has(place.square) &&
        place.x < box.x + columns &&
        place.x + 1 > box.x &&
        place.y < box.y + rows &&
        place.y + 1 > box.y,
    ).length;
  return [
    { x: x + 1, y: down },
    { x: x - columns, y: down },
    { x: within, y: y - rows },
    { x: within, y: y + 1 },
  ]
    .map((corner) => ({ ...corner, columns, rows }))
    .filter((box) => box.x >= 0 && box.x + columns <= layout.columns && box.y >= 0 && box.y + rows <= layout.rows)
    .sort((a, b) => covered(a) - covered(b))[0];
};

const selectAt = ({ table }: AppState) =>
  table?.refused?.target.kind === 'square' ? table.refused.target.square : null;

export const RefusalNote = ({ layout }: { readonly layout: Layout }) => {
  const refusal = useApp(({ table }) => table && refusalOf(table));
  const at = useApp(selectAt);
  const culprits = useApp(selectCulprits);
  const picked = useApp(selectPickedSquares);
  const view = useApp(selectLaterView);
  const named = usePlayerNames();
  const isInHand = useMedia(PHONE);
  const kept = useMemo(
    () => new Set([...culprits, ...picked, ...(view ? unitsBySquare(view).keys() : [])]),
    [culprits, picked, view],
  );
  const box = at === null ? undefined : freeBox(layout, at, kept, isInHand);
  if (!refusal || at === null || !box) return null;
  const isLeft = box.x + box.columns / 2 < (layout.places[at]?.x ?? 0) + 0.5;
  return (
    <div
      key={`${at} ${refusal.text}`}
      className={styles.box}
      style={placeAt(layout, box)}
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
