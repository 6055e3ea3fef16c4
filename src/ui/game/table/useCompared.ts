import type { Compared } from '../../../app/review/game-report.ts';
import { selectCursor } from '../../../app/store/state-selectors.ts';
import { useReview } from '../../review/context.ts';
import { useStaged } from '../../seek/context.ts';
import { useApp } from '../../store.ts';

/** The turns that a review compares, at the place where they part; null elsewhere, and on other boards. */
export const useCompared = (): Compared | null => {
  const compared = useReview(({ trial, compared }) => (trial ? null : compared));
  const cursor = useApp(selectCursor);
  const isStaged = useStaged() !== null;
  return compared?.cursor === cursor && !isStaged ? compared : null;
};
