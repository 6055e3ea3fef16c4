import { useState } from 'react';
import { createHotSeat } from '../../src/app/seats/hotseat.ts';
import type { OddboardStore } from '../../src/app/store.ts';
import { NO_UPDATES, type Updates } from '../../src/offline/updates.ts';
import { App } from '../../src/ui/App.tsx';
import { watchFailures } from '../../src/ui/failures.ts';
import { RoomProvider } from '../../src/ui/room.ts';
import { HotSeatProvider } from '../../src/ui/seats/hotseat.ts';
import { testShelf } from '../app/room.ts';

const failures = watchFailures(() => '2026-01-01T00:00:00.000Z');

/** The whole interface over a store. */
export const Page = ({ store, updates = NO_UPDATES }: { readonly store: OddboardStore; readonly updates?: Updates }) => {
  const [hotSeat] = useState(() => createHotSeat(store, { shelf: testShelf(), milliseconds: () => performance.now(), now: () => 'now' }));
  return (
    <RoomProvider value={store}>
      <HotSeatProvider value={hotSeat}>
        <App started={() => false} updates={updates} failures={failures} />
      </HotSeatProvider>
    </RoomProvider>
  );
};
