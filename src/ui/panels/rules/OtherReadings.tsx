import { Fragment, useMemo } from 'react';
import { positionOf } from '../../../app/model/table.ts';
import { deferred } from '../../../app/store/selectors.ts';
import { clausesByOtherReading, otherReadings, rulebookBy } from '../../../kernel/editing/options.ts';
import type { Game, Position } from '../../../kernel/game.ts';
import type { Rulebook, RuleId } from '../../../kernel/learning/rulebook.ts';
import { useApp } from '../../store.ts';
import { TABLE } from '../../words.ts';
import { Clause } from './Clause.tsx';

const selectPosition = deferred(({ table }) => table && positionOf(table));
export const usePosition = (): Position | null => useApp(selectPosition);

const selectOthers = deferred(({ table }) =>
  table ? clausesByOtherReading(table.game.options, positionOf(table)).join(' ') : '',
);

export const useOthers = (): readonly RuleId[] => {
  const others = useApp(selectOthers);
  return useMemo(() => others.split(' ').filter(Boolean), [others]);
};

export const useRulebook = ({ rules }: Pick<Game, 'rules'>): Rulebook => {
  const others = useOthers();
  return useMemo(() => rulebookBy(rules, others), [rules, others]);
};

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
