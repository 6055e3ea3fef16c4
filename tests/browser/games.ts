import type { Game, GameRecord } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { replay } from '../../src/kernel/record.ts';
import { randomGame } from '../support/random.ts';

/** Returns a decided game: the first sample, or else the first random game that ends. */
export const wholeGame = (game: Game): GameRecord => {
  const [sample] = game.samples;
  if (sample) return sample.record;
  for (let seed = 1; seed <= 50; seed++) {
    const { record } = randomGame(game, seed, 400);
    if (record.actions.length >= 12 && record.actions.length < 400) return record;
  }
  invariant(false, `no random game of ${game.id} ends`);
};

/** Returns the shortest sample that reaches an end, for tests where any game will do. */
export const shortGame = (game: Game): GameRecord => {
  const ended = game.samples.flatMap(({ record }) => {
    const played = replay(game, record);
    const last = played.ok ? played.value.actions.at(-1) : undefined;
    return last && game.outcome(last.position) ? [record] : [];
  });
  const [first = wholeGame(game), ...others] = ended;
  return others.reduce((shortest, each) => (each.actions.length < shortest.actions.length ? each : shortest), first);
};

/** The least number of actions that are left to play. */
const MIN_LATER_ACTIONS = 4;

/** Returns the kinds of picks of an action: squares are one kind, units another, and each option is one of its own. */
const picked = (spelled: string): readonly string[] =>
  spelled.split(' ').map((word) => word.replace(/^(#)\d+$|^[a-zA-Z]\d+$/, '$1'));

/** Returns how many actions to skip, so that the rest is the shortest ending with every kind of pick of the game. */
export const beforeItsEnd = ({ actions }: GameRecord): number => {
  const last = new Map(actions.flatMap((spelled, index) => picked(spelled).map((pick) => [pick, index] as const)));
  return Math.max(0, Math.min(actions.length - MIN_LATER_ACTIONS, ...last.values()));
};
