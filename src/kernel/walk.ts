/** Random walks down the menu, which never list a whole menu. */
import { type Rng, roll } from './chance.ts';
import type { Game, Position } from './game.ts';
import { isWalked, type Menu, prune, type Target } from './menu.ts';

/** One random complete path, and the dice after it; null where nothing can be played. */
export const randomPicks = (game: Game, position: Position, rng: Rng): readonly [readonly Target[], Rng] | null => {
  const root = game.ask(position, []);
  if (!root.ok) return null;
  let menu: Menu<unknown> = root.value;
  let dice = rng;
  const picks: Target[] = [];
  while (menu.kind === 'ask') {
    const open = menu.choices.filter(isWalked);
    if (open.length === 0) return null;
    const [number, next] = roll(dice, open.length, 1);
    dice = next;
    const choice = open[number - 1] as (typeof open)[number];
    picks.push(choice.target);
    menu = prune(choice.next());
  }
  return [picks, dice];
};
