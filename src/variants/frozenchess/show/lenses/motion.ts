import type { Lens, LensMark } from '../../../../kernel/game.ts';
import { type Side, sideName } from '../../../../kernel/side.ts';
import { countWords } from '../../../../kernel/words.ts';
import { pushesFrom } from '../../abilities/common/push.ts';
import { farCorner, SIZES, sumIn } from '../../mechanics/capture/majority.ts';
import { pullsFrom } from '../../mechanics/movement/pulling.ts';
import { nameOf } from '../../position/board.ts';
import { unitName } from '../../position/names.ts';
import { stackOn } from '../../position/squares.ts';
import type { State } from '../../position/state.ts';
import { mark } from '../../rules/index.ts';

/**
 * Shows which side has the majority in areas of all sizes (FC-ROT-2). Every area has the focused square as the lower
 * left corner, and the mark of an area is on the upper right corner.
 */
const majority: Lens<State> = {
  id: 'majority',
  title: 'Majorities for a rotation from here',
  show: (state, focus) => {
    if (focus === null) return [];
    const areas = SIZES.flatMap((size): readonly LensMark[] => {
      const far = farCorner(focus, size);
      if (far === null) return [];
      const [white, black] = [sumIn(state, 'white', focus, size), sumIn(state, 'black', focus, size)];
      const leader: Side | null = white === black ? null : white > black ? 'white' : 'black';
      const words = `${nameOf(focus)} to ${nameOf(far)}, White ${white}, Black ${black}`;
      const label = leader ? `${words} (${sideName(leader)} can rotate it)` : words;
      return [
        [
          far,
          mark('corner', 'FC-ROT-2', label, {
            value: Math.abs(white - black),
            ...(leader && { side: leader }),
          }),
        ],
      ];
    });
    const all = areas.map(([, { label }]) => label).join('. ');
    return all ? [[focus, mark('corner', 'FC-ROT-2', all)], ...areas] : areas;
  },
};

const pullAndPushLens: Lens<State> = {
  id: 'forces',
  title: 'Can be pulled or pushed by this piece',
  show: (state, focus) => {
    const stack = focus === null ? null : stackOn(state, focus);
    if (focus === null || !stack) return [];
    const pulls = pullsFrom(state, { square: focus, stack }).filter(
      ({ ends, into, why }) => !why && (ends.length > 0 || into !== null),
    );
    return [
      ...pulls.map(({ target, ends, into, isThrough }): LensMark => {
        const most = ends.length + (into === null ? 0 : 1);
        const label = `${unitName(state, focus)} can pull it up to ${countWords(most, 'square')}`;
        return [target.square, mark('reach', isThrough ? 'FC-PULL-4' : 'FC-PULL-1', label, { value: most })];
      }),
      ...pushesFrom(state, { square: focus, stack })
        .filter(({ why }) => !why)
        .map(({ square }): LensMark => [square, mark('reach', 'FC-PUSH-1', `${unitName(state, focus)} can push it`)]),
    ];
  },
};

export const MOTION_LENSES: readonly Lens<State>[] = [majority, pullAndPushLens];
