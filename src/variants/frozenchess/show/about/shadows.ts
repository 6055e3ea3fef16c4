/** What the inspector says of the shadows on a square: what they are, what touches them, when they may return. */
import type { Square } from '../../../../kernel/board.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { counted } from '../../../../kernel/words.ts';
import { whyNoReturn } from '../../abilities/common/shadowing.ts';
import { returnPrice, shadowsOn, unitOf } from '../../mechanics/shadows/shadows.ts';
import { capacity, isPeaceful } from '../../position/kinds.ts';
import { ageOf, calledActor, type Shadow, type State, theActor } from '../../position/state.ts';
import { fact, NONE } from './fact.ts';

const returnFacts = (state: State, shadow: Shadow): readonly Badge[] => {
  const { stack } = shadow;
  const { kind } = unitOf(shadow);
  const way = counted(stack.shade?.dist ?? 0, 'square');
  const price = counted(returnPrice(stack), 'turn');
  const why = whyNoReturn(state, shadow);
  return [
    fact('FC-SHAD-1', `${theActor(shadow)} has been a shadow for ${counted(ageOf(state, stack), 'own turn')}`),
    fact('FC-SHAD-7', why ? why.text : `${theActor(shadow)} may return when it is not paralysed; its way of ${way} costs ${price}`),
    ...(kind === 'M' ? [fact('FC-ASSN-3', `An Assassin pays a third of what others pay for their return: ${price}`)] : NONE),
    ...(returnPrice(stack) === 0 && !isPeaceful(kind) ? [fact('FC-SHAD-10', 'Its return costs nothing, so it may check at once')] : NONE),
  ];
};

export const shadowFacts = (state: State, square: Square): readonly Badge[] =>
  shadowsOn(state, square).flatMap((shadow) => [
    fact('FC-SHAD-2', `${theActor(shadow)} fills no square, blocks nothing, threatens and protects nobody; it counts 1`),
    fact('FC-SHAD-3', `${theActor(shadow)} has travelled ${counted(shadow.stack.shade?.dist ?? 0, 'square')}`),
    fact(
      'FC-SHAD-5',
      `Only shadows, walls in its way, tomb explosions, rotation and quickening touch ${calledActor(shadow)}${shadow.stack.monad?.isActive ? ', and tornados and avalanches, as it is an active monad' : ''}`,
    ),
    ...returnFacts(state, shadow),
    ...(capacity(unitOf(shadow).kind) > 0 ? [fact('FC-SHAD-9', 'Only shadows of its side go aboard; its cargo comes out as it is')] : NONE),
  ]);
