import { actionsOf } from '../../../app/table/listing.ts';
import type { Table } from '../../../app/table/table.ts';
import { Button } from '../../controls/Button.tsx';
import { Key } from '../../icons.tsx';
import { useActions } from '../../store.ts';
import { actionsFound } from '../../words.ts';
import { useActionList } from './useActionList.ts';

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
