/** Who has lost what, read off the earlier positions: a unit missing after its own player's turn captured itself (BQ-GEN-4). */
import { SIDES, type Side } from '../../../kernel/side.ts';
import { KINDS, placementOf, type State } from '../position/state.ts';
import { BLACK, bitOf } from '../position/units.ts';

/** How many units of each type are lost, by type. */
export type LossCounts = readonly number[];

interface Losses {
  readonly captured: LossCounts;
  readonly removed: LossCounts;
}

const SPACE = ' '.charCodeAt(0);

/** How many units of each kind stand on the board of a placement. */
const countKinds = (placement: string): readonly number[] => {
  const counts = Array.from({ length: 16 }, () => 0);
  for (let index = 0; placement.charCodeAt(index) !== SPACE; index++) {
    const kind = KINDS[placement.charCodeAt(index)] as number;
    if (kind > 0) counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
};

const moverOf = (placement: string): Side => (placement[placement.indexOf(' ') + 1] === 'w' ? 'white' : 'black');

export const lossesOf = (state: State): Readonly<Record<Side, Losses>> => {
  const none = () => Array.from({ length: BLACK }, () => 0);
  const sums = { white: { captured: none(), removed: none() }, black: { captured: none(), removed: none() } };
  let [before, ...later] = [...state.history, placementOf(state)];
  let counts = before === undefined ? [] : countKinds(before);
  for (const after of later) {
    const mover = moverOf(before as string);
    const left = countKinds(after);
    for (const side of SIDES) {
      const sum = sums[side][side === mover ? 'removed' : 'captured'];
      for (let type = 1; type < BLACK; type++) {
        const kind = bitOf(side) | type;
        sum[type] = (sum[type] as number) + Math.max(0, (counts[kind] as number) - (left[kind] as number));
      }
    }
    [before, counts] = [after, left];
  }
  return sums;
};
