import type { Square } from '../../../../kernel/board/board.ts';
import { sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { countWords, listFew, listWords } from '../../../../kernel/words.ts';
import { MAX_EXPLOSIONS } from '../../mechanics/capture/corruption.ts';
import { area, nameOf, near } from '../../position/board.ts';
import { isImmortal, KIND_NAMES } from '../../position/kinds.ts';
import { unitName } from '../../position/names.ts';
import { isKindOn, stackOn, wallOn } from '../../position/squares.ts';
import { kindOf } from '../../position/stacks.ts';
import type { Buried, State, Tomb } from '../../position/state.ts';
import { fact } from '../../rules/index.ts';
import { facts, NONE } from './facts.ts';

const nameBuried = ({ side, kind }: Buried): string => `${sideName(side).toLowerCase()} ${KIND_NAMES[kind]}`;

const blastFacts = (state: State, square: Square): readonly Badge[] => {
  const squares = area(square);
  const dying = squares.filter((each) => stackOn(state, each));
  const walls = squares.filter((each) => wallOn(state, each));
  const immortal = dying.filter((each) => stackOn(state, each)?.units.some(({ kind }) => isImmortal(kind)));
  const kings = dying.flatMap((each) => {
    const stack = stackOn(state, each);
    return stack && kindOf(stack) === 'K' ? [stack.side] : [];
  });
  const inert = near(square).filter((each) => state.tombs[each]?.status === 'closed' || isKindOn(state, each, 'J'));
  const toll = [
    ...(dying.length > 0 ? [`kill ${listFew(dying.map((each) => unitName(state, each)))}`] : []),
    ...(walls.length > 0 ? [`remove ${countWords(walls.length, 'wall square')}`] : []),
  ];
  const times = state.exploded[square] ?? 0;
  return facts(
    kings.map((side) =>
      fact(
        'FC-EXP-5',
        `An explosion here would kill ${sideName(side)}'s King, and ${sideName(side)} would lose`,
        'check',
      ),
    ),
    toll.length > 0 && fact('FC-EXP-1', `An explosion here would ${listWords(toll)}`, 'capture'),
    times > 0 &&
      fact('FC-CORR-1', `${countWords(MAX_EXPLOSIONS - times, 'more explosion')} will corrupt this square`, 'timer'),
    fact(
      'FC-EXP-4',
      'A step on it, a Trebuchet Shot, rot or tomb control sets it off. Another explosion only opens it',
    ),
    immortal.length > 0 && fact('FC-EXP-2', 'Its explosion also kills immortal pieces'),
    inert.length > 0 && [
      fact('FC-EXP-3', `It does not set off ${listFew(inert.map(nameOf))}`),
      fact('FC-RES-8', 'No explosion starts another, so every turn ends'),
    ],
    fact('FC-RES-4', 'A piece that slides over it is paralysed for 1 turn. A leap over it costs nothing'),
  );
};

const openFacts = ({ queue }: Tomb): readonly Badge[] => {
  const [, second] = queue;
  return [
    fact('FC-TROT-2', 'An open tomb is harmless: it does not rot and does not explode'),
    second
      ? fact(
          'FC-RESP-2',
          `The ${nameBuried(second)} can return after the first has returned and the tomb has exploded again`,
        )
      : fact('FC-TOMB-6', 'When the last piece has returned, the square is no tomb any longer'),
  ];
};

export const tombFacts = (state: State, square: Square): readonly Badge[] => {
  const tomb = state.tombs[square];
  if (!tomb) return NONE;
  return facts(
    tomb.status === 'closed' && blastFacts(state, square),
    tomb.status === 'hidden' && fact('FC-TOMB-1', 'It becomes a tomb as soon as nothing is on the square'),
    new Set(tomb.queue.map(nameBuried)).size > 1 &&
      fact('FC-TOMB-5', `The pieces here leave in this order: ${listWords(tomb.queue.map(nameBuried))}`),
    tomb.status === 'open' && openFacts(tomb),
  );
};
