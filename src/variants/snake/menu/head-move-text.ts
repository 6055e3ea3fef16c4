import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { between } from '../../../kernel/board/ray.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { capitalize, countWords, plural } from '../../../kernel/words.ts';
import { attackersOf } from '../moves/attacks.ts';
import { type Exit, isLegal, type Verdict } from '../moves/legality.ts';
import { nameOf, RAYS } from '../position/board.ts';
import { listSquares, listUnits, ownedName, possessive, unitName } from '../position/names.ts';
import { headOf, type State } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';
import { whyInvulnerable } from './refusals.ts';

type ClosedVerdict = Exclude<Verdict, Exit>;

export const whyClosedToHead = (state: State, side: Side, verdict: ClosedVerdict): Refusal<ClauseId> =>
  verdict.kind === 'held' ? whyOccupied(side, verdict) : whyAttacked(state, side, verdict);

const whyOccupied = (side: Side, { to, holder }: Extract<ClosedVerdict, { kind: 'held' }>): Refusal<ClauseId> => {
  const at = nameOf(to);
  const squares = [to];
  if (holder.side === side)
    return refusal('SN-HEAD-2', `${possessive(side)} own ${unitName(holder)} is on ${at}.`, squares);
  if (holder.type === 'head') {
    return refusal('SN-SHIELD-3', whyInvulnerable(holder), squares);
  }
  const text = `${at} holds ${ownedName(holder)}. Only the Head of a Snake can be captured.`;
  return refusal('SN-HEAD-2', text, squares);
};

const attackSquares = (attackers: readonly Square[], to: Square): readonly Square[] =>
  attackers.flatMap((from) => [from, ...(between(RAYS, from, to) ?? [])]);

const whyAttacked = (
  state: State,
  side: Side,
  verdict: Extract<ClosedVerdict, { kind: 'attacked' }>,
): Refusal<ClauseId> => {
  const { to, attackers, follow } = verdict;
  const at = nameOf(to);
  const foe = other(side);
  const attack = `${capitalize(listUnits(state, attackers))} ${plural(attackers.length, 'attacks', 'attack')} ${at}`;
  const squares = attackSquares(attackers, to);
  if (attackersOf(state, to, foe).length === 0) {
    const tail = state.snakes[side].at(-1) as Square;
    const text = `${attack} as soon as the Tail leaves ${nameOf(tail)}.`;
    return refusal('SN-SAFE-2', text, [...squares, tail]);
  }
  if (attackers.length === 1 && attackers[0] === headOf(state, foe)) {
    return refusal('SN-SAFE-1', `${at} is next to ${possessive(foe)} Head, which could capture there.`, squares);
  }
  return refusal(follow ? 'SN-HEAD-4' : 'SN-HEAD-3', `${attack}.`, squares);
};

export const describeExit = (exit: Exit): string => {
  const at = nameOf(exit.to);
  switch (exit.kind) {
    case 'step':
      return `${at} is safe`;
    case 'follow':
      return `${at} is safe: the Tail leaves it`;
    case 'capture':
      return `the Head can capture ${ownedName(exit.captured)} on ${at}`;
  }
};

/** Describes a verdict without a full stop, since a longer sentence includes it: "White's own Kheshig is on e2". */
export const verdictWords = (state: State, side: Side, verdict: Verdict): string =>
  isLegal(verdict) ? describeExit(verdict) : whyClosedToHead(state, side, verdict).text.replace(/\.$/, '');

export const listExits = (side: Side, found: readonly Exit[]): string => {
  const name = `${possessive(side)} Snake`;
  return found.length === 0
    ? `Leaves ${name} no exit for now.`
    : `Leaves ${name} ${countWords(found.length, 'exit')}: ${listSquares(found.map(({ to }) => to))}.`;
};
