/** Tests that a change of a media query reaches every component, even if another renders at that moment. */
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMedia } from '../../src/ui/media.ts';

/** Fakes media queries as in Chromium: a list whose `matches` has been read after the change sends no event. */
const chromium = (matches: boolean) => {
  const now = { matches };
  const lists: (EventTarget & { said: boolean })[] = [];
  vi.stubGlobal('matchMedia', () => {
    const list = Object.defineProperty(Object.assign(new EventTarget(), { said: now.matches }), 'matches', {
      get() {
        list.said = now.matches;
        return now.matches;
      },
    });
    lists.push(list);
    return list;
  });
  return {
    change: (next: boolean) => {
      now.matches = next;
    },
    tell: () => {
      for (const list of lists) {
        if (list.said === now.matches) continue;
        list.said = now.matches;
        list.dispatchEvent(new Event('change'));
      }
    },
  };
};

const Shown = ({ query }: { readonly query: string }) => <p>{useMedia(query) ? 'narrow' : 'wide'}</p>;

test('a change is not lost if another component reads the query first', () => {
  const { change, tell } = chromium(false);
  const query = '(max-width: 77px)';
  render(<Shown query={query} />);
  for (const isNarrow of [true, false, true]) {
    change(isNarrow);
    // Another component reads the same query at that moment.
    render(<Shown query={query} />).unmount();
    act(tell);
    expect(screen.getByText(isNarrow ? 'narrow' : 'wide')).toBeVisible();
  }
});
