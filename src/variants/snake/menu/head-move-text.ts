/** The verdicts on the squares around a Head, in words and with the squares at fault. */

import type { Square } from '../../../kernel/board.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { between } from '../../../kernel/ray.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { counted } from '../../../kernel/words.ts';
import { attackersOf } from '../moves/attacks.ts';
import { type Exit, isLegal, type Verdict, verdicts } from '../moves/legality.ts';
import { nameOf, RAYS } from '../position/board.ts';
import { headOf, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { listSquares, listUnits, ownedName, possessive, unitName } from '../show/names.ts';

type ClosedVerdict = Exclude<Verdict, Exit>;

/** Why the Head may not go there. */
export const whyNoStep = (state: State, side: Side, verdict: ClosedVerdict): Refusal =>
  verdict.kind === 'held' ? whyHeld(side, verdict) : whyAttacked(state, side, verdict);

const whyHeld = (side: Side, { to, holder }: Extract<ClosedVerdict, { kind: 'held' }>): Refusal => {
  const at = nameOf(to);
  const squares = [to];
  if (holder.side === side) return { rule: rule('SN-HEAD-2'), text: `${at} holds ${possessive(side)} own ${unitName(holder)}.`, squares };
  if (holder.type === 'head') {
    const text = `${at} holds ${ownedName(holder)}, which is invulnerable: that Snake captured in its last play.`;
    return { rule: rule('SN-SHIELD-3'), text, squares };
  }
  const text = `${at} holds ${ownedName(holder)}: of a Snake only the Head can be captured.`;
  return { rule: rule('SN-HEAD-2'), text, squares };
};

/** The attackers and the squares their lines cross. */
const lines = (attackers: readonly Square[], to: Square): readonly Square[] =>
  attackers.flatMap((from) => [from, ...(between(RAYS, from, to) ?? [])]);

const whyAttacked = (state: State, side: Side, verdict: Extract<ClosedVerdict, { kind: 'attacked' }>): Refusal => {
  const { to, attackers, follow } = verdict;
  const at = nameOf(to);
  const foe = other(side);
  const units = listUnits(state, attackers);
  const squares = lines(attackers, to);
  if (attackersOf(state, to, foe).length === 0) {
    const tail = state.snakes[side].at(-1) as Square;
    const text = `${at} is attacked by ${units} once the Tail has left ${nameOf(tail)}.`;
    return { rule: rule('SN-SAFE-2'), text, squares: [...squares, tail] };
  }
  if (attackers.length === 1 && attackers[0] === headOf(state, foe)) {
    return { rule: rule('SN-SAFE-1'), text: `${at} is next to ${possessive(foe)} Head on ${nameOf(attackers[0] as Square)}.`, squares };
  }
  return { rule: rule(follow ? 'SN-HEAD-4' : 'SN-HEAD-3'), text: `${at} is attacked by ${units}.`, squares };
};

/** What an exit does, as a clause of a sentence. */
export const exitWords = (exit: Exit): string => {
  const at = nameOf(exit.to);
  switch (exit.kind) {
    case 'step':
      return `${at} is safe`;
    case 'follow':
      return `${at} is safe, after its own Tail`;
    case 'capture':
      return `the Head can capture ${ownedName(exit.captured)} on ${at}`;
  }
};

/** A verdict short enough to stand in a list: "e2 holds White's own Kheshig". */
export const verdictWords = (state: State, side: Side, verdict: Verdict): string =>
  isLegal(verdict) ? exitWords(verdict) : whyNoStep(state, side, verdict).text.replace(/\.$/, '');

/** Why a Snake cannot move at all, square by square. */
export const whyNoExit = (state: State, side: Side): string =>
  verdicts(state, side)
    .map((verdict) => verdictWords(state, side, verdict))
    .join('; ');

/** The exits left, in words: "Black's Snake has 2 exits: e2 and f3". */
export const listExits = (side: Side, found: readonly Exit[]): string => {
  const name = `${possessive(side)} Snake`;
  return found.length === 0
    ? `${name} has no exit`
    : `${name} has ${counted(found.length, 'exit')}: ${listSquares(found.map(({ to }) => to))}`;
};
