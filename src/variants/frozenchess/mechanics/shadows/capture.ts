/** Shadows go by themselves (FC-SHAD-3): their way grows longer. */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { type Ply, record } from '../../moves/resolution.ts';
import type { Shadow } from '../../position/state.ts';
import { lengthOf, type ShadowPath } from './reach.ts';
import { shifted, withShadow } from './shadows.ts';

/** A shadow comes to the end of a path by itself, which makes its way longer. */
export const shadowGone = (ply: Ply, shadow: Shadow, path: ShadowPath, length = lengthOf(path)): Ply => {
  const { square, stack } = shifted(ply, shadow, path.at(-1) as Square);
  const { shade } = stack;
  invariant(shade, 'a shadow has a shade');
  return withShadow(ply, { square, stack: { ...stack, shade: { ...shade, dist: shade.dist + length } } });
};

/** The same, and that is all that happens. */
export const shadowMoved = (ply: Ply, shadow: Shadow, path: ShadowPath, clause: RuleId, length = lengthOf(path)): Ply =>
  shadowGone(record(ply, { kind: 'moved', rule: clause, who: shadow, path }), shadow, path, length);
