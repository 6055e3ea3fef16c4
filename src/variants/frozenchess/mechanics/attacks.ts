/** Who threatens each square, read off all units at once: cheap where many squares are asked about (FC-THR-3, FC-THR-4). */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { SQUARES } from '../geometry.ts';
import { queensShadowsOf, rememberedByBoard } from '../standing.ts';
import { type Component, type State, stackOn } from '../state.ts';
import { eachThreat, shadowReach } from './threat.ts';

/** A unit of the stack on `from` has the square in its T. */
export interface Attack {
  readonly from: Square;
  readonly side: Side;
  readonly unit: Component;
}

const attacks = rememberedByBoard((state: State): readonly (readonly Attack[])[] => {
  const found: Attack[][] = SQUARES.map(() => []);
  for (const from of SQUARES) {
    const side = stackOn(state, from)?.side;
    if (!side) continue;
    eachThreat(state, from, (end, _way, unit) => {
      const list = found[end] as Attack[];
      if (list.at(-1)?.unit !== unit) list.push({ from, side, unit });
    });
  }
  return found;
});

/** By whom this square is threatened, in scan order, whichever their side. */
export const attacksOn = (state: State, square: Square): readonly Attack[] => attacks(state)[square] as readonly Attack[];

/** Does that side threaten the square? */
export const isThreatened = (state: State, square: Square, side: Side): boolean =>
  attacksOn(state, square).some((attack) => attack.side === side) ||
  queensShadowsOf(state, side).some((from) => shadowReach(state, from).includes(square));
