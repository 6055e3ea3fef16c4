import type { OddboardStore } from '../../src/app/store/state.ts';
import { NO_UPDATES, type Updates } from '../../src/offline/updates.ts';
import { App } from '../../src/ui/App.tsx';
import { watchFailures } from '../../src/ui/Failure.tsx';
import { StoreProvider } from '../../src/ui/store.ts';

// Here before any test: none ends while the start page still fetches the one, nor waits for the other to be
// transformed.
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
