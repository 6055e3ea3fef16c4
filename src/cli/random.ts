/** Random games down the menu, every action checked against the laws that all games keep. */
import { seeded } from '../kernel/chance.ts';
import type { Game, Position, SetupOptions } from '../kernel/game.ts';
import { brokenLaws, brokenNotation } from '../kernel/laws.ts';
import { spell, type Target } from '../kernel/menu.ts';
import { recordOf, replay, withAction } from '../kernel/record.ts';
import { same } from '../kernel/same.ts';
import type { Outcome } from '../kernel/view.ts';
import { randomPicks } from '../kernel/walk.ts';

/** What was met on a walk. */
export interface Walked {
  readonly actions: number;
  /** Null where the walk stopped before the game's end. */
  readonly outcome: Outcome | null;
  /** How often each clause refused a choice on the way. */
  readonly refusals: Readonly<Record<string, number>>;
  /** The broken laws, in words. The walk ends with the first. */
  readonly broken: readonly string[];
}

/** The clauses of the refused choices in every question that these picks answer. */
const refusalsOn = (game: Game, position: Position, picks: readonly Target[]): readonly string[] =>
  picks.flatMap((_, index) => {
    const menu = game.ask(position, picks.slice(0, index));
    if (!menu.ok || menu.value.kind === 'act') return [];
    return menu.value.choices.flatMap((choice) => (choice.kind === 'refused' ? [choice.why().rule] : []));
  });

/** One random game of at most so many actions. At its end the record is replayed and must lead to the same position. */
export const walked = (game: Game, seed: number, plies: number, options: SetupOptions = {}): Walked => {
  const refusals: Record<string, number> = {};
  let position = game.setup(seed, options);
  let record = recordOf(game, seed, options);
  let dice = seeded(seed);
  const end = (broken: readonly string[]): Walked => ({
    actions: record.actions.length,
    outcome: game.outcome(position),
    refusals,
    broken,
  });
  while (record.actions.length < plies) {
    const chosen = randomPicks(game, position, dice);
    if (!chosen) break;
    const [picks, next] = chosen;
    dice = next;
    const broken = [...brokenLaws(game, position, picks), ...brokenNotation(game, position, picks)];
    if (broken.length > 0) return end(broken);
    for (const rule of refusalsOn(game, position, picks)) refusals[rule] = (refusals[rule] ?? 0) + 1;
    const played = game.play(position, picks);
    if (!played.ok) return end([`${spell(game.board, picks)}: ${played.error.text}`]);
    position = played.value.state;
    record = withAction(record, game, picks);
  }
  const again = replay(game, record);
  if (!again.ok) return end([`a record cannot be replayed: ${again.error.text}`]);
  const last = again.value.turns.at(-1)?.position ?? again.value.start;
  return end(same(last, position) ? [] : [`a record, replayed, ends elsewhere: ${record.actions.join('; ')}`]);
};

/** Many walks, counted. */
export interface Tally {
  readonly games: number;
  readonly plies: number;
  /** By the clause that ended the game. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly unfinished: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}

const added = (counts: Readonly<Record<string, number>>, more: Readonly<Record<string, number>>): Readonly<Record<string, number>> => {
  const sum = { ...counts };
  for (const [key, count] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
};

export const tally = (game: Game, games: number, plies: number, seed: number, options: SetupOptions = {}): Tally => {
  let sum: Tally = { games, plies: 0, outcomes: {}, unfinished: 0, refusals: {}, broken: [] };
  for (let index = 0; index < games; index++) {
    const { actions, outcome, refusals, broken } = walked(game, seed + index, plies, options);
    sum = {
      games,
      plies: sum.plies + actions,
      outcomes: outcome ? added(sum.outcomes, { [outcome.rule]: 1 }) : sum.outcomes,
      unfinished: sum.unfinished + (outcome ? 0 : 1),
      refusals: added(sum.refusals, refusals),
      broken: [...sum.broken, ...broken.map((law) => `game ${seed + index}: ${law}`)],
    };
  }
  return sum;
};
