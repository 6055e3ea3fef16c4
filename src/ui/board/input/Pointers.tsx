import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../../controls/listen.ts';
import type { Layout } from '../layout.ts';
import { Drag, FINGER, MOUSE } from './drag.ts';
import { mouseEvents, touchEvents } from './events.ts';
import type { BoardState } from './input.ts';
import { type Aim, Loupe } from './Loupe.tsx';

interface Props extends BoardState {
  /** The squares. */
  readonly grid: RefObject<HTMLElement | null>;
  /** Contains all that is drawn, and is copied by the loupe. */
  readonly board: RefObject<HTMLElement | null>;
  readonly layout: Layout;
}

/** Mouse, pen and fingers on a board, and the loupe: apart from the board, which a tremble need not redraw. */
export const Pointers = ({ grid, board, layout, ...state }: Props) => {
  const [aim, setAim] = useState<Aim | null>(null);
  const now = useEffectEvent(() => state);
  const drags = useRef<readonly Drag[]>([]);
  useEffect(() => {
    for (const drag of drags.current) drag.update();
  });
  // Before the first paint: no click comes earlier.
  useLayoutEffect(() => {
    if (!grid.current || !board.current) return;
    const latest = () => now();
    const mouse = new Drag(board.current, MOUSE, latest, setAim);
    const finger = new Drag(board.current, FINGER, latest, setAim);
    drags.current = [mouse, finger];
    const ends = [
      listen(grid.current, mouseEvents(mouse, latest)),
      listen(grid.current, touchEvents(grid.current, finger)),
      () => mouse.cancel(),
      () => finger.cancel(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [grid, board]);
  return aim && <Loupe aim={aim} place={layout.places[aim.square]} board={board} />;
};
