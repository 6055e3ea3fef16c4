/** What concerns the whole turn: who passes, who is controlled, which stage begins. */
import { told } from '../../../../kernel/event.ts';
import { sideName } from '../../../../kernel/side.ts';
import type { TurnFact } from '../../moves/facts.ts';
import { called, theUnit } from '../../position/state.ts';
import { RULES, rule } from '../../rules/index.ts';
import type { Describers } from './words.ts';

const textOf = (id: string): string =>
  RULES.flatMap(({ clauses }) => clauses.map((clause) => clause)).find((each) => each.id === id)?.text ?? '';

export const TURNS: Describers<TurnFact> = {
  nullmove: ({ side }) => told(rule('FC-NULL-1'), [], `${sideName(side)} plays a Nullmove.`),
  controlled: ({ from, to }, state) =>
    told(
      rule('FC-MC-1'),
      [{ kind: 'traced', what: 'mind control', line: [from, to], directed: true }],
      `${theUnit(state, from)} controls ${called(state, to)}.`,
    ),
  stageBegun: ({ rule: clause, stage }) => told(clause, [], `Stage ${stage} begins. ${textOf(clause)}`),
};
