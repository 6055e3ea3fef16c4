/** Random walks down the menu. A walk goes back at a dead end, since a search for dead ends takes long. */
import { isListed, type Path } from '../asking/legal.ts';
import type { Menu } from '../asking/menu.ts';
import type { Target } from '../asking/target.ts';
import { type Rng, roll } from '../chance.ts';
import type { Game, Position } from '../game.ts';
import { once } from '../memoize.ts';

const randomPath = (
  menu: Menu<unknown>,
  rng: Rng,
  picks: readonly Target[] = [],
): readonly [Path<unknown> | null, Rng] => {
  if (menu.kind === 'act') return [{ picks, act: menu.act }, rng];
  const left = menu.choices.filter(isListed);
  let dice = rng;
  while (left.length > 0) {
    const [number, next] = roll(dice, left.length, 1);
    const [choice] = left.splice(number - 1, 1);
    if (!choice) break;
    const [path, after] = randomPath(choice.next(), next, [...picks, choice.target]);
    if (path) return [path, after];
    dice = after;
  }
  return [null, dice];
};

/** Returns a random action's picks, or null if none can be played. The choices of a question are equally likely. */
export const randomPicks = (game: Game, position: Position, rng: Rng): readonly [readonly Target[], Rng] | null => {
  const choose = once(() => randomPath(game.menu(position), rng));
  if (game.outcome(position, () => choose()[0]?.act ?? null)) return null;
  const [path, dice] = choose();
  return path && [path.picks, dice];
};
