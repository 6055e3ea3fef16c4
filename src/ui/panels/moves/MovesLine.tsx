import { useEffect, useReducer } from 'react';
import { actionsOf, type SlicedWork } from '../../../app/model/listing.ts';
import type { Table } from '../../../app/model/table.ts';
import { Button } from '../../controls/Button.tsx';
import { Key } from '../../icons.tsx';
import { useActions } from '../../store.ts';
import { actionsFound } from '../../words.ts';

/** Milliseconds of a search slice, short enough for one frame (16 ms). */
const SLICE = 6;

/** Completes lists of actions in short slices until `isEnough`. Returns whether some list is still incomplete. */
export const useActionList = (lists: readonly SlicedWork[], isEnough: () => boolean): boolean => {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const open = lists.find((each) => !each.isDone());
  const wants = !!open && !isEnough();
  useEffect(() => {
    if (!wants || !open) return;
    const timer = setTimeout(() => {
      const until = performance.now() + SLICE;
      open.resume(() => performance.now() < until);
      rerender();
    });
    return () => clearTimeout(timer);
  });
  return !!open;
};

const MAX_COUNTED = 99;

/** Renders a button with the number of legal moves. The count stops at about 99, since a full search is slow. */
export const MovesLine = ({ table }: { readonly table: Table }) => {
  const { show } = useActions();
  const listed = actionsOf(table, table.picks);
  useActionList([listed], () => listed.found.length >= MAX_COUNTED);
  return (
    <Button aria-keyshortcuts="m" onClick={() => show('moves')}>
      {actionsFound(listed.found.length, listed.isDone())} <Key name="m" />
    </Button>
  );
};
