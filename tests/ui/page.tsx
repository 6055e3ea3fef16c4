import type { OddboardStore } from '../../src/app/store/state.ts';
import { NO_UPDATES, type Updates } from '../../src/offline/updates.ts';
import { App } from '../../src/ui/App.tsx';
import { watchFailures } from '../../src/ui/Failure.tsx';
import { StoreProvider } from '../../src/ui/store.ts';

// Loaded before any test, so that none ends or waits during the transform of the start page.
import '../../src/ui/start/LiveBoard.tsx';
import '../../src/ui/game/GamePage.tsx';

const failures = watchFailures(
  () => '2026-01-01T00:00:00.000Z',
  async () => null,
);

/** The whole interface over a store. */
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
