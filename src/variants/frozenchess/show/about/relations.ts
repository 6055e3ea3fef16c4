/** What the inspector says of a unit among others: whom it threatens, who threatens and protects it, what its wall does. */
import type { Square } from '../../../../kernel/board.ts';
import { other, type Side, sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { counted, listed } from '../../../../kernel/words.ts';
import { wallOf } from '../../mechanics/movement/walls.ts';
import { attacksOn } from '../../mechanics/threat/attacks.ts';
import { whyUncapturable } from '../../mechanics/threat/capturable.ts';
import { isGuarded } from '../../mechanics/threat/guards.ts';
import { powersOf } from '../../mechanics/threat/powers.ts';
import { isRoyalGuard } from '../../mechanics/threat/targets.ts';
import { threatsOf } from '../../mechanics/threat/threat.ts';
import { checkersOf } from '../../moves/attacks.ts';
import { obstacle } from '../../moves/generate.ts';
import { likeWhom } from '../../position/kinds.ts';
import { called, holds, holdsOnly, isFused, kindOf, type Stack, type State, stackOn } from '../../position/state.ts';
import { fact, NONE } from './fact.ts';

const attackers = (state: State, square: Square, side: Side): readonly Square[] => [
  ...new Set(attacksOn(state, square).flatMap((attack) => (attack.side === side ? [attack.from] : []))),
];

const namesOf = (state: State, squares: readonly Square[]): string => listed(squares.map((each) => called(state, each)));

const isVain = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square) as Stack;
  return holdsOnly(stack, 'P') || holds(stack, 'K');
};

const threatFacts = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  const [foes, friends] = [attackers(state, square, other(stack.side)), attackers(state, square, stack.side)];
  const kind = kindOf(stack);
  const takers = foes.filter((foe) => !whyUncapturable(state, 'capture', kindOf(stackOn(state, foe) as Stack), foe, square));
  const refusals = foes.flatMap((foe) => whyUncapturable(state, 'capture', kindOf(stackOn(state, foe) as Stack), foe, square) ?? []);
  return [
    fact('FC-THR-2', `It threatens ${counted(threatsOf(state, square).length, 'square')}`),
    ...(foes.length > 0 ? [fact('FC-THR-3', `Threatened by ${namesOf(state, foes)}`)] : NONE),
    ...(takers.length > 0 && kind !== 'K' ? [fact('FC-THR-7', `Can be captured by ${namesOf(state, takers)}`)] : NONE),
    ...refusals.map(({ text }) => fact('FC-THR-7', `Threatened, yet not to be captured: ${text}`)),
    ...(foes.length > 0 && isGuarded(state, square)
      ? [fact('FC-THR-1', 'Threats are read before guards: it is threatened, guarded or not')]
      : NONE),
    ...(friends.length > 0 ? [fact('FC-THR-4', `Protected by ${namesOf(state, friends)}`)] : NONE),
    ...(friends.length > 0 && friends.every((each) => isVain(state, each))
      ? [fact('FC-EMP-2', 'Pawns or its King alone neither empower nor guard it')]
      : NONE),
  ];
};

const wallFacts = (state: State, { comps }: Stack): readonly Badge[] => {
  const squares = comps.flatMap(({ id }) => wallOf(state, id));
  return squares.length === 0
    ? NONE
    : [
        fact('FC-WALL-4', `Its wall of ${counted(squares.length, 'square')} stands until it walls again`),
        fact('FC-WALL-2', 'Swaps, copies, shots and being moved by others leave that wall as it is'),
      ];
};

/** Whoever would check the King if this unit were gone. */
const pinFacts = (state: State, square: Square, { side }: Stack): readonly Badge[] => {
  if (checkersOf(state, side).length > 0 || kindOf(stackOn(state, square) as Stack) === 'K') return NONE;
  const stacks = state.stacks.slice();
  stacks[square] = null;
  const by = checkersOf({ ...state, stacks }, side);
  if (by.length === 0) return NONE;
  const label = `Without it, ${by.map((each) => obstacle(state, each)).join(' and ')} would check its King; if it goes by itself, its wall stays in the line`;
  return [fact('FC-WALL-8', label)];
};

const stackFacts = (stack: Stack): readonly Badge[] =>
  isFused(stack)
    ? [
        fact('FC-FUSE-3', 'The enemy chooses which of them he means; what he does befalls all'),
        fact('FC-FUSE-6', 'Fused, they neither Morph nor Spawn nor turn into a shadow'),
        ...(stack.comps.some(({ capN, capP }) => capN + capP > 0)
          ? [fact('FC-FUSE-5', 'When one of them leaves or the stack dies, all their captures are forgotten')]
          : NONE),
      ]
    : NONE;

const stolenFacts = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  if (kindOf(stack) !== 'J' || state.toMove !== stack.side) return NONE;
  const kinds = powersOf(state, square).map(({ kind }) => kind);
  return kinds.length > 0 ? [fact('FC-JEST-2', `In this turn it also moves like ${likeWhom(kinds)}`)] : NONE;
};

export const relationFacts = (state: State, square: Square, stack: Stack): readonly Badge[] => [
  ...threatFacts(state, square, stack),
  ...stolenFacts(state, square, stack),
  ...(isRoyalGuard(state, square, stack)
    ? [
        fact(
          'FC-TGT-2',
          `Next to ${sideName(stack.side)}'s King it is immune to paralysis by others; the prices of its own actions it pays`,
        ),
      ]
    : NONE),
  ...wallFacts(state, stack),
  ...pinFacts(state, square, stack),
  ...stackFacts(stack),
];
