/** Whole games for the browser tests. */
import type { Game, GameRecord } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { replay } from '../../src/kernel/record.ts';
import { randomGame } from '../support/random.ts';

/** A decided game: the first sample, or else the first random walk that ends. */
export const wholeGame = (game: Game): GameRecord => {
  const [sample] = game.samples;
  if (sample) return sample.record;
  for (let seed = 1; seed <= 50; seed++) {
    const { record } = randomGame(game, seed, 400);
    if (record.actions.length >= 12 && record.actions.length < 400) return record;
  }
  invariant(false, `no random game of ${game.id} ends`);
};

/** The shortest sample played to its end, for tests where any game will do. */
export const shortGame = (game: Game): GameRecord => {
  const ended = game.samples.flatMap(({ record }) => {
    const played = replay(game, record);
    const last = played.ok ? played.value.actions.at(-1) : undefined;
    return last && game.outcome(last.position) ? [record] : [];
  });
  const [first = wholeGame(game), ...others] = ended;
  return others.reduce((shortest, each) => (each.actions.length < shortest.actions.length ? each : shortest), first);
};

/** Actions at least that must be left to a game's end. */
const LEAST = 4;

/** The kinds of picks of an action: all squares count as one kind, and all units. */
const picked = (spelled: string): readonly string[] =>
  spelled.split(' ').map((word) => word.replace(/^(#)\d+$|^[a-zA-Z]\d+$/, '$1'));

/** The number of actions before the shortest ending that has every kind of pick of the game. */
export const beforeItsEnd = ({ actions }: GameRecord): number => {
  const last = new Map(actions.flatMap((spelled, index) => picked(spelled).map((pick) => [pick, index] as const)));
  return Math.max(0, Math.min(actions.length - LEAST, ...last.values()));
};
