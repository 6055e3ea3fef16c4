import type { Table } from '../../../app/table/table.ts';
import { trawlOf } from '../../../app/table/trawl.ts';
import { Button } from '../../controls/Button.tsx';
import { Key } from '../../icons.tsx';
import { useActions } from '../../room.ts';
import { actionsFound } from '../../words.ts';
import { useHaul } from './useHaul.ts';

/** The largest number of moves counted. */
const COUNTED = 99;

/** The number of legal moves; a press lists them. */
export const MovesLine = ({ table }: { readonly table: Table }) => {
  const { show } = useActions();
  const trawl = trawlOf(table, table.picks);
  useHaul([trawl], () => trawl.found.length >= COUNTED);
  return (
    <Button aria-keyshortcuts="m" onClick={() => show('moves')}>
      {actionsFound(trawl.found.length, trawl.isDone())} <Key name="m" />
    </Button>
  );
};
