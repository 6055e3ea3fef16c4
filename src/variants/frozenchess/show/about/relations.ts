import type { Square } from '../../../../kernel/board/board.ts';
import type { LensMark } from '../../../../kernel/game.ts';
import { other, type Side } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { countWords, listFew, listWords } from '../../../../kernel/words.ts';
import { wallOf } from '../../mechanics/movement/walls.ts';
import { checkersOf } from '../../moves/attacks.ts';
import { attacksOn } from '../../moves/threat/attacks.ts';
import { whyUncapturable } from '../../moves/threat/capturable.ts';
import { isGuarded } from '../../moves/threat/guards.ts';
import { isRoyalGuard } from '../../moves/threat/immunity.ts';
import { stolenPowers } from '../../moves/threat/powers.ts';
import { threatsOf } from '../../moves/threat/threat.ts';
import { listKinds } from '../../position/kinds.ts';
import { obstacle, theUnit, unitName } from '../../position/names.ts';
import { actorAt, stackOn } from '../../position/squares.ts';
import { holds, holdsOnly, isFused, kindOf } from '../../position/stacks.ts';
import type { Stack, State } from '../../position/state.ts';
import { fact, mark } from '../../rules/index.ts';
import { facts, NONE } from './facts.ts';

const threateners = (state: State, square: Square, side: Side): readonly Square[] => [
  ...new Set(attacksOn(state, square).flatMap((attack) => (attack.side === side ? [attack.from] : []))),
];

const namesOf = (state: State, squares: readonly Square[]): string =>
  listFew(squares.map((each) => unitName(state, each)));

const cannotGuard = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square) as Stack;
  return holdsOnly(stack, 'P') || holds(stack, 'K');
};

const foesOf = (state: State, square: Square, stack: Stack) =>
  threateners(state, square, other(stack.side)).map((foe) => {
    const hunter = actorAt(state, foe);
    const deed = holdsOnly(hunter.stack, 'B') ? 'conversion' : 'capture';
    return { foe, deed, why: whyUncapturable(state, deed, hunter, { square, stack }) } as const;
  });

export const attackers = (state: State, square: Square): readonly LensMark[] => {
  const stack = stackOn(state, square);
  if (!stack) return [];
  return foesOf(state, square, stack).flatMap(({ foe, deed, why }) => {
    const label = `can ${deed === 'capture' ? 'capture' : 'convert'} ${theUnit(state, square, 'inner')}`;
    return why ? [] : [[foe, mark('attacker', 'FC-THR-7', label, { side: other(stack.side), to: square })] as const];
  });
};

/** Returns facts about enemies that could capture or only threaten a unit. A King has a badge for checks instead. */
const dangerFacts = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  if (kindOf(stack) === 'K') return NONE;
  const foes = foesOf(state, square, stack);
  const able = (deed: string) => foes.flatMap((each) => (each.why || each.deed !== deed ? [] : [each.foe]));
  const [takers, converters] = [able('capture'), able('conversion')];
  const others = foes.flatMap(({ foe, why }) => (why ? [foe] : []));
  const whys = [...new Set(foes.flatMap(({ why }) => (why ? [why.text.replace(/\.$/, '')] : [])))];
  return facts(
    takers.length > 0 && fact('FC-THR-7', `Can be captured by ${namesOf(state, takers)}`, 'capture'),
    converters.length > 0 && fact('FC-BISH-2', `Can be converted by ${namesOf(state, converters)}`, 'capture'),
    others.length > 0 &&
      fact('FC-THR-3', `Threatened by ${namesOf(state, others)}, which cannot capture it`, 'capture'),
    whys.map((text) => fact('FC-THR-7', text)),
    foes.length > 0 && isGuarded(state, square) && fact('FC-THR-1', 'It is threatened, although it is guarded'),
  );
};

const supportFacts = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  const friends = threateners(state, square, stack.side);
  const reach = threatsOf(state, square).length;
  return facts(
    friends.length > 0 && fact('FC-THR-4', `Protected by ${namesOf(state, friends)}`, 'power'),
    friends.length > 0 &&
      friends.every((each) => cannotGuard(state, each)) &&
      fact('FC-EMP-2', 'Pawns, or its King alone, neither empower nor guard it'),
    reach > 0 && fact('FC-THR-2', `It threatens ${countWords(reach, 'square')}`),
  );
};

const wallFacts = (state: State, { units }: Stack): readonly Badge[] => {
  const squares = units.flatMap(({ id }) => wallOf(state, id));
  return squares.length === 0
    ? NONE
    : [
        fact('FC-WALL-4', `Its wall of ${countWords(squares.length, 'square')} lasts until it makes another`),
        fact('FC-WALL-2', 'Swaps, shots and being moved by others leave that wall as it is'),
      ];
};

const pinFacts = (state: State, square: Square, { side }: Stack): readonly Badge[] => {
  if (checkersOf(state, side).length > 0 || kindOf(stackOn(state, square) as Stack) === 'K') return NONE;
  const stacks = state.stacks.slice();
  stacks[square] = null;
  const by = checkersOf({ ...state, stacks }, side);
  if (by.length === 0) return NONE;
  return [
    fact(
      'FC-WALL-8',
      `Shields its King from ${listWords(by.map((each) => obstacle(state, each)))}. If it moves, its wall closes the line`,
      'capture',
    ),
  ];
};

const stackFacts = (stack: Stack): readonly Badge[] =>
  isFused(stack)
    ? facts(
        fact('FC-FUSE-3', 'An enemy chooses which piece of the stack it means. The effect is on them all'),
        fact('FC-FUSE-6', 'A stack cannot Morph, Spawn or become a shadow'),
        stack.units.some(({ nonPawnsCaptured, pawnsCaptured }) => nonPawnsCaptured + pawnsCaptured > 0) &&
          fact(
            'FC-FUSE-5',
            'When a piece leaves the stack, or the stack dies, all its pieces lose their counts of captures',
          ),
      )
    : NONE;

const stolenFacts = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  if (state.toMove !== stack.side) return NONE;
  const kinds = stolenPowers(state, square).map(({ kind }) => kind);
  return kinds.length > 0 ? [fact('FC-JEST-2', `This turn it also moves like ${listKinds(kinds)}`, 'power')] : NONE;
};

export const relationFacts = (state: State, square: Square, stack: Stack): readonly Badge[] =>
  facts(
    dangerFacts(state, square, stack),
    stolenFacts(state, square, stack),
    pinFacts(state, square, stack),
    supportFacts(state, square, stack),
    isRoyalGuard(state, square, stack) && fact('FC-TGT-2', 'It still pays the costs of its own actions'),
    wallFacts(state, stack),
    stackFacts(stack),
  );
