/** Makes random crowded positions of Inchworm, for cases that no table covers. */
import { type Rng, roll } from '../../../src/kernel/chance.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';

/**
 * Makes a position with three White units on one square; null if it cannot be read. With `linked`, most of them are
 * extended, and six ranks have linked squares.
 */
export const crowded = (dice: Rng, linked = false): readonly [State | null, Rng] => {
  let rng = dice;
  const die = (faces: number): number => {
    const [number, next] = roll(rng, faces, 1);
    rng = next;
    return number - 1;
  };
  const square = (): string => (die(9) === 0 ? `H${die(8) + 1}` : `${'abcdefgh'[die(linked ? 3 : 8)]}${die(6) + 2}`);
  const here = square();
  const kinds = ['K', 'Q', 'R', 'B', 'N', 'P', 'R', 'P'];
  const kingHere = die(2) === 0;
  const crowd = Array.from({ length: 3 }, (_, index) => {
    const type = index === 0 && kingHere ? 'K' : (kinds[1 + die(7)] as string);
    return `${type}${here}${type !== 'P' && die(3) < (linked ? 2 : 1) ? `/${square()}` : ''}`;
  });
  const own = [
    ...crowd,
    ...(kingHere ? [] : [`K${square()}`]),
    ...Array.from({ length: die(3) }, () => `${kinds[1 + die(7)]}${square()}`),
  ];
  const there = square();
  const enemy = [
    `K${square()}`,
    `R${there}`,
    `${kinds[1 + die(7)]}${there}`,
    `P${there}`,
    ...Array.from({ length: 4 }, () => `${kinds[1 + die(7)]}${square()}`),
  ];
  const ranks = linked ? [2, 3, 4, 5, 6, 7] : die(3) === 0 ? [] : [4, 6];
  const links = ranks.map((rank) => `${'abcdefgh'[die(linked ? 3 : 8)]}${rank}=H${rank}`).join(', ');
  const read = GAME.read(
    JSON.stringify(
      positionFields(`White: ${own.join(', ')}; Black: ${enemy.join(', ')}${links && `; links ${links}`}`),
    ),
  );
  return [read.ok ? (read.value as State) : null, rng];
};
