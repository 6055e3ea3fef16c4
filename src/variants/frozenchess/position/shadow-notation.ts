/** How shadows are written: `sNd4`, with a number among equal shadows of one side on a square, and `:bN2` for one of several. */
import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { shadowsOn, shadowWith, unitOf } from '../mechanics/shadows/shadows.ts';
import { nameOf } from './board.ts';
import { idOf, type Shadow, type State } from './state.ts';

/** Its letter, with its number by its id where an equal one of its side is on the square. */
const lettered = (state: State, shadow: Shadow): string => {
  const { kind } = unitOf(shadow);
  const equal = shadowsOn(state, shadow.square).filter((each) => each.stack.side === shadow.stack.side && unitOf(each).kind === kind);
  const place = equal.findIndex((each) => idOf(each.stack) === idOf(shadow.stack));
  return equal.length > 1 ? `${kind}${place + 1}` : kind;
};

/** The shadow that acts, with its square: "sN2e5". */
export const actingShadow = (state: State, id: UnitId): string => {
  const shadow = shadowWith(state, id);
  return shadow ? `s${lettered(state, shadow)}${nameOf(shadow.square)}` : '';
};

/** Which shadow on a square is meant: ":bN2", or nothing where no other is there; `actor` does not count. */
export const preyText = (state: State, at: Square, prey: UnitId | null, actor: UnitId): string => {
  const shadow = prey === null ? null : shadowWith(state, prey);
  if (!shadow) return '';
  const there = shadowsOn(state, at).filter(({ stack }) => idOf(stack) !== actor);
  if (there.length === 1 && there[0] === shadow) return '';
  return `:${shadow.stack.side === 'white' ? 'w' : 'b'}${lettered(state, shadow)}`;
};
