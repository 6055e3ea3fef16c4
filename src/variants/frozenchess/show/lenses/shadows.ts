/** The overlay of shadows: what they can strike (FC-SHAD-8) or capture (FC-SHAD-4). */
import type { Lens, LensMark } from '../../../../kernel/game.ts';
import { strikableShadows, whyNoReturn } from '../../abilities/common/shadowing.ts';
import { shadowCaptureEnds } from '../../moves/shadow-reach.ts';
import { preyOn } from '../../moves/threat/capturable.ts';
import { isHunter } from '../../position/kinds.ts';
import { actorName, theActor, unitName } from '../../position/names.ts';
import { shadowsOn } from '../../position/shadows.ts';
import { isEmpty, stackOn } from '../../position/squares.ts';
import { isMonad, kindOf } from '../../position/stacks.ts';
import type { Shadow, State } from '../../position/state.ts';
import { mark } from '../../rules/index.ts';

const isFree = ({ stack }: Shadow): boolean => stack.paralysis === 0 && !isMonad(stack);

const victimMarks = (state: State, shadow: Shadow): readonly LensMark[] => {
  const by = actorName(shadow);
  const prey = isHunter(kindOf(shadow.stack))
    ? preyOn(state, 'capture', shadow, shadowCaptureEnds(state, shadow).keys())
    : [];
  return [
    ...strikableShadows(state, shadow).map(
      (square): LensMark => [
        square,
        mark('attacked', 'FC-SHAD-8', `${by} could strike ${unitName(state, square)}`, {
          side: shadow.stack.side,
        }),
      ],
    ),
    ...prey
      .filter(({ square }) => isEmpty(state, square))
      .map(
        (target): LensMark => [
          target.square,
          mark('attacked', 'FC-SHAD-4', `${by} could capture ${actorName(target)}`, {
            side: shadow.stack.side,
          }),
        ],
      ),
  ];
};

const returning = (state: State, shadow: Shadow): readonly LensMark[] =>
  isFree(shadow) && !whyNoReturn(state, shadow)
    ? [[shadow.square, mark('reach', 'FC-SHAD-7', `${theActor(shadow)} can return`, { side: shadow.stack.side })]]
    : [];

const captureSquareMarks = (state: State, shadow: Shadow): readonly LensMark[] =>
  [...shadowCaptureEnds(state, shadow).keys()]
    .filter((square) => isEmpty(state, square) || stackOn(state, square))
    .map(
      (square): LensMark => [
        square,
        mark('reach', 'FC-SHAD-4', `${actorName(shadow)} captures or strikes here`, {
          side: shadow.stack.side,
        }),
      ],
    );

export const SHADOW_LENSES: readonly Lens<State>[] = [
  {
    id: 'shadows',
    title: 'What shadows could do',
    show: (state, focus) => {
      const looked = focus === null ? [] : shadowsOn(state, focus);
      const isShown = (shadow: Shadow) => isFree(shadow) || looked.includes(shadow);
      return [
        ...looked.flatMap((shadow) => captureSquareMarks(state, shadow)),
        ...state.shadows.flatMap((shadow) => [
          ...(isShown(shadow) ? victimMarks(state, shadow) : []),
          ...returning(state, shadow),
        ]),
      ];
    },
  },
];
