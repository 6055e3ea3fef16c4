import type { OddboardStore } from '../../src/app/store.ts';
import { NO_UPDATES } from '../../src/offline/updates.ts';
import { App } from '../../src/ui/App.tsx';
import { watchFailures } from '../../src/ui/failures.ts';
import { RoomProvider } from '../../src/ui/room.ts';

const failures = watchFailures(() => '2026-01-01T00:00:00.000Z');

/** The whole interface over a store. */
export const Page = ({ store }: { readonly store: OddboardStore }) => (
  <RoomProvider value={store}>
    <App started={() => false} updates={NO_UPDATES} failures={failures} />
  </RoomProvider>
);
