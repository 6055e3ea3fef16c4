import type { OddboardStore } from '../../src/app/store/state.ts';
import { NO_UPDATES, type Updates } from '../../src/offline/updates.ts';
import { App } from '../../src/ui/App.tsx';
import { watchFailures } from '../../src/ui/Failure.tsx';
import { StoreProvider } from '../../src/ui/store.ts';

// Loaded before any test: a test would have to wait while the runner transforms these modules.
import '../../src/ui/start/LiveBoard.tsx';
import '../../src/ui/game/GamePage.tsx';

const failures = watchFailures(
  () => '2026-01-01T00:00:00.000Z',
  async () => null,
);

/** Renders the whole interface over a store, without a service worker by default. */
export const Page = ({
  store,
  updates = NO_UPDATES,
}: {
  readonly store: OddboardStore;
  readonly updates?: Updates;
}) => (
  <StoreProvider store={store}>
    <App hasBegun={() => false} updates={updates} failures={failures} />
  </StoreProvider>
);
