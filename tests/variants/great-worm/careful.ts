/** Plays random games whose players heed warnings. Plain random games end in a few turns with a trapped worm. */
import { isListed, pruneMenu } from '../../../src/kernel/asking/legal.ts';
import type { Menu, OpenChoice } from '../../../src/kernel/asking/menu.ts';
import type { Target } from '../../../src/kernel/asking/target.ts';
import { type Rng, roll, seeded } from '../../../src/kernel/chance.ts';
import type { Position, SetupOptions } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { must } from '../../support/scenario.ts';

/** Whether some path below this choice leads to an action without a warning. */
const isSafe = (choice: OpenChoice<unknown>): boolean => {
  if (choice.tone() === 'danger') return false;
  const next = choice.next();
  return next.kind === 'act' || next.choices.some((each) => isListed(each) && isSafe(each));
};

const carefulPicks = (position: Position, rng: Rng): readonly [readonly Target[], Rng] => {
  const picks: Target[] = [];
  let menu: Menu<unknown> = must(GAME.ask(position, []));
  let dice = rng;
  while (menu.kind === 'ask') {
    const open = menu.choices.filter(isListed);
    const safe = open.filter(isSafe);
    const choices = safe.length > 0 ? safe : open;
    const [number, next] = roll(dice, choices.length, 1);
    dice = next;
    const choice = choices[number - 1] as OpenChoice<unknown>;
    picks.push(choice.target);
    menu = pruneMenu(choice.next());
  }
  return [picks, dice];
};

/** Returns the positions of a careful random game, each with the picks played there; the last has none. */
export const carefulGame = (
  seed: number,
  options: SetupOptions = {},
): readonly { readonly position: Position; readonly picks: readonly Target[] }[] => {
  const game = [];
  let position = GAME.setup(seed, options);
  let dice = seeded(seed);
  while (!GAME.outcome(position)) {
    const [picks, next] = carefulPicks(position, dice);
    game.push({ position, picks });
    dice = next;
    position = must(GAME.play(position, picks)).state;
  }
  return [...game, { position, picks: [] }];
};
