/** What the inspector says of a tomb: who lies there in which order, and what its explosion would do now. */
import type { Square } from '../../../../kernel/board.ts';
import { sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { counted, listed } from '../../../../kernel/words.ts';
import { area, nameOf, near } from '../../position/board.ts';
import { isImmortal, KIND_NAMES } from '../../position/kinds.ts';
import { type Buried, called, holds, kindOf, type State, stackOn, type Tomb, wallOn } from '../../position/state.ts';
import { fact, NONE } from './fact.ts';

const named = ({ side, kind }: Buried): string => `${sideName(side).toLowerCase()} ${KIND_NAMES[kind]}`;

/** What would happen if it were stepped on now. */
const blastFacts = (state: State, square: Square): readonly Badge[] => {
  const squares = area(square);
  const dying = squares.filter((each) => stackOn(state, each));
  const walls = squares.filter((each) => wallOn(state, each));
  const immortal = dying.filter((each) => stackOn(state, each)?.comps.some(({ kind }) => isImmortal(kind)));
  const kings = dying.flatMap((each) => {
    const stack = stackOn(state, each);
    return stack && kindOf(stack) === 'K' ? [stack.side] : [];
  });
  const inert = near(square).filter((each) => state.tombs[each]?.status === 'closed' || holdsJester(state, each));
  const toll = [
    dying.length > 0 ? `kills ${listed(dying.map((each) => called(state, each)))}` : 'kills nobody but who set it off',
    ...(walls.length > 0 ? [`removes ${counted(walls.length, 'wallsquare')}`] : []),
  ];
  return [
    fact('FC-EXP-1', `Its explosion, 3x3, ${toll.join(' and ')}`),
    fact('FC-EXP-4', 'Stepping on it, a Trebuchet Shot or rot sets it off; another explosion only opens it'),
    ...(immortal.length > 0 ? [fact('FC-EXP-2', `It spares nobody: also ${listed(immortal.map((each) => called(state, each)))}`)] : NONE),
    ...kings.map((side) => fact('FC-EXP-5', `${sideName(side)}'s King is in its reach: it would die, and ${sideName(side)} lose`)),
    ...(inert.length > 0
      ? [
          fact('FC-EXP-3', `It sets off nothing else: not ${listed(inert.map(nameOf))}`),
          fact('FC-RES-8', 'No explosion starts another, so every ply comes to its end'),
        ]
      : NONE),
    fact('FC-RES-4', 'Who slides over it pays with a turn; who leaps over it or is moved over it does not'),
  ];
};

const holdsJester = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && holds(stack, 'J');
};

const openFacts = ({ queue }: Tomb): readonly Badge[] => {
  const [, second] = queue;
  return [
    fact('FC-TROT-2', 'Open, it does not rot and does not explode; who steps on it lives'),
    second
      ? fact('FC-RESP-2', `The ${named(second)} follows when the first has come back and the square has exploded anew`)
      : fact('FC-TOMB-6', 'When the last of them has come back, the square is as any other'),
  ];
};

export const tombFacts = (state: State, square: Square): readonly Badge[] => {
  const tomb = state.tombs[square];
  if (!tomb) return NONE;
  return [
    fact('FC-TOMB-5', `Buried, first to leave first: ${tomb.queue.map(named).join(', ')}`),
    ...(tomb.status === 'hidden' ? [fact('FC-TOMB-1', 'It becomes a closed tomb as soon as nothing is on the square')] : NONE),
    ...(tomb.status === 'closed' ? blastFacts(state, square) : NONE),
    ...(tomb.status === 'open' ? openFacts(tomb) : NONE),
  ];
};
