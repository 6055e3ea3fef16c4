import type { RefObject } from 'react';
import { Loupe } from './Loupe.tsx';
import type { Layout } from './layout.ts';
import { type FingerActions, useFinger } from './useFinger.ts';

interface Props extends FingerActions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
  readonly layout: Layout;
}

/** A finger on the board and its loupe: apart from the board, which need not be drawn again for every trembling. */
export const Finger = ({ grid, board, layout, ...hands }: Props) => {
  const aim = useFinger(grid, hands);
  return aim && <Loupe aim={aim} place={layout.places[aim.square]} board={board} />;
};
