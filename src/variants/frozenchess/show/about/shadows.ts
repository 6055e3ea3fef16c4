import type { Square } from '../../../../kernel/board/board.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { countWords } from '../../../../kernel/words.ts';
import { whyNoReturn } from '../../abilities/common/shadowing.ts';
import { RETURN_AFTER, returnCost } from '../../mechanics/shadows/shadows.ts';
import { capacity, isPeaceful } from '../../position/kinds.ts';
import { theActor } from '../../position/names.ts';
import { shadowsOn, unitOf } from '../../position/shadows.ts';
import { ageOf } from '../../position/squares.ts';
import type { Shadow, State } from '../../position/state.ts';
import { fact } from '../../rules/index.ts';
import { facts, NONE } from './facts.ts';

const returnFacts = (state: State, shadow: Shadow): readonly Badge[] => {
  const { stack } = shadow;
  const { kind } = unitOf(shadow);
  const price = returnCost(stack);
  const why = whyNoReturn(state, shadow);
  const isRipe = ageOf(state, stack) >= RETURN_AFTER && !stack.monad;
  return facts(
    isRipe && fact('FC-SHAD-7', why ? why.text : `${theActor(shadow)} can become a piece again now`, 'power'),
    kind === 'M' && price > 0 && fact('FC-ASSN-3', 'An Assassin pays only a third of the usual cost of a return'),
    price === 0 && !isPeaceful(kind) && fact('FC-SHAD-10', 'Its return has no cost, so it can give check at once'),
  );
};

const travelFacts = ({ stack }: Shadow): readonly Badge[] => {
  const squares = stack.shade?.dist ?? 0;
  return squares > 0 ? [fact('FC-SHAD-3', `It has travelled ${countWords(squares, 'square')} as a shadow`)] : NONE;
};

export const shadowFacts = (state: State, square: Square): readonly Badge[] =>
  shadowsOn(state, square).flatMap((shadow) =>
    facts(
      returnFacts(state, shadow),
      travelFacts(shadow),
      fact('FC-SHAD-2', 'A shadow fills no square, blocks nothing and threatens nothing'),
      fact(
        'FC-SHAD-5',
        shadow.stack.monad?.isActive
          ? 'Other shadows, tornados, avalanches and tombs that explode affect it'
          : 'Of all explosions only those of tombs kill a shadow',
      ),
      capacity(unitOf(shadow).kind) > 0 && fact('FC-SHAD-9', 'Only shadows of its side can board it'),
    ),
  );
