/** Tests when a component reads the state: its selector decides, wherever it is rendered. */
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFollower } from '../../src/app/store/frames.ts';
import { deferred, live, type Selector } from '../../src/app/store/selectors.ts';
import type { AppState } from '../../src/app/store/state.ts';
import { Deferred, StoreOverride, StoreProvider, useApp } from '../../src/ui/store.ts';
import { roomWith, testShelf } from '../app/room.ts';

const ofFrame = ({ flipped }: AppState) => flipped;
const later = deferred(ofFrame);
const atOnce = live(ofFrame);

const Reading = ({ of }: { readonly of: Selector<boolean> }) => (useApp(of) ? 'after ' : 'before ');

const Readings = () => (
  <p>
    <Reading of={ofFrame} />
    <Reading of={later} />
    <Reading of={atOnce} />
  </p>
);

test('a selector is read at its declared moment', () => {
  const store = roomWith(testShelf());
  const frames: (() => void)[] = [];
  const follower = createFollower(store, (then) => frames.push(then));
  render(
    <StoreProvider store={store} follower={follower}>
      <Readings />
      <Deferred>
        <Readings />
        <StoreOverride store={store}>
          <Readings />
        </StoreOverride>
      </Deferred>
    </StoreProvider>,
  );
  const read = () => screen.getAllByText(/before|after/).map(({ textContent }) => textContent?.trim());
  expect(read()).toEqual(Array(3).fill('before before before'));
  act(() => store.getState().flip());
  expect(read()).toEqual(['after before after', 'before before after', 'after after after']);
  act(() => {
    for (const then of frames) then();
  });
  expect(read()).toEqual(Array(3).fill('after after after'));
});
