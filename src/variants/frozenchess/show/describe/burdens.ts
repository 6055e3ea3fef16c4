/** What a unit bears from now on: paralysis, less range, more range. */
import { told } from '../../../../kernel/event.ts';
import { counted } from '../../../../kernel/words.ts';
import type { BurdenFact } from '../../moves/facts.ts';
import { called, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Describers, the } from './words.ts';

export const BURDENS: Describers<BurdenFact> = {
  paralysed: ({ rule: clause, who, turns }, state) => told(clause, [], `${the(state, who)} is paralysed for ${counted(turns, 'turn')}.`),
  paid: ({ rule: clause, who, turns, isPrice }, state) => {
    const name = who === null ? 'The unit' : the(state, who);
    const price = isPrice ? ', the price of its action' : '';
    return told(isPrice ? rule('FC-PAR-3') : clause, [], `${name} is paralysed for ${counted(turns, 'turn')}${price}.`);
  },
  relieved: ({ by, square }, state) =>
    told(
      rule('FC-XFER-1'),
      [{ kind: 'traced', what: 'Paralysis Transfer', line: [square, by], directed: true }],
      `${theUnit(state, by)} takes paralysis off ${called(state, square)}.`,
    ),
  trapped: ({ square, turns }, state) => told(rule('FC-JEST-3'), [], `${theUnit(state, square)} is trapped for ${turns} turns.`),
  shocked: ({ square, amount }, state) =>
    told(
      rule('FC-SHOCK-1'),
      [],
      `${theUnit(state, square)} is shellshocked: its range is less by ${amount} until the end of its next turn.`,
    ),
  ranged: ({ who, range }, state) => told(rule('FC-CAP-3'), [], `${the(state, who)} now has range ${range}.`),
};
