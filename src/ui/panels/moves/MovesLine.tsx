import { useEffect, useReducer } from 'react';
import { actionsOf, type Unfinished } from '../../../app/model/listing.ts';
import type { Table } from '../../../app/model/table.ts';
import { Button } from '../../controls/Button.tsx';
import { Key } from '../../icons.tsx';
import { useActions } from '../../store.ts';
import { actionsFound } from '../../words.ts';

/** Milliseconds of a search at a time: no frame waits for it. */
const SLICE = 6;

/** Searches these in turn until `isEnough`, and redraws as more is found. Returns whether more is to be found. */
export const useActionList = (lists: readonly Unfinished[], isEnough: () => boolean): boolean => {
  const [, grown] = useReducer((count: number) => count + 1, 0);
  const open = lists.find((each) => !each.isDone());
  const wants = !!open && !isEnough();
  useEffect(() => {
    if (!wants || !open) return;
    const timer = setTimeout(() => {
      const until = performance.now() + SLICE;
      open.goOn(() => performance.now() < until);
      grown();
    });
    return () => clearTimeout(timer);
  });
  return !!open;
};

/** The largest number of moves counted. */
const COUNTED = 99;

/** The number of legal moves; a press lists them. */
export const MovesLine = ({ table }: { readonly table: Table }) => {
  const { show } = useActions();
  const listed = actionsOf(table, table.picks);
  useActionList([listed], () => listed.found.length >= COUNTED);
  return (
    <Button aria-keyshortcuts="m" onClick={() => show('moves')}>
      {actionsFound(listed.found.length, listed.isDone())} <Key name="m" />
    </Button>
  );
};
