import { Fragment } from 'react';
import type { AppState } from '../../../app/state.ts';
import { positionOf } from '../../../app/table/table.ts';
import { otherReadings } from '../../../kernel/editing/readings.ts';
import type { Game, Position } from '../../../kernel/game.ts';
import { useDeferred } from '../../store.ts';
import { TABLE } from '../../words.ts';
import { Clause } from './Clause.tsx';

const selectPosition = ({ table }: AppState) => table && positionOf(table);

export const usePosition = (): Position | null => useDeferred(selectPosition);

/** The other readings by which this game is played, each with its clause; nothing if there are none. */
export const OtherReadings = ({ game }: { readonly game: Game }) => {
  const position = usePosition();
  const others = position ? otherReadings(game.options, position) : [];
  if (others.length === 0) return null;
  return (
    <p className="small">
      {TABLE.disputes}:{' '}
      {others.map(({ rule, says }, index) => (
        <Fragment key={rule}>
          {says} (<Clause game={game.id} rule={rule} />){index < others.length - 1 ? '; ' : '.'}
        </Fragment>
      ))}
    </p>
  );
};
