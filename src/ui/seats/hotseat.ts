/** How components reach the hot seat: clocks and the card that hands the device over. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { HotSeat, HotSeatStore } from '../../app/seats/hotseat.ts';
import { invariant } from '../../kernel/invariant.ts';

const Seat = createContext<HotSeatStore | null>(null);

export const HotSeatProvider = Seat.Provider;

export const useHotSeat = <Slice>(select: (seat: HotSeat) => Slice): Slice => {
  const store = useContext(Seat);
  invariant(store, 'a component stands outside the hot seat');
  return useStore(store, select);
};
