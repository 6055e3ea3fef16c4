import { spell, type Target } from '../kernel/asking/target.ts';
import { seeded } from '../kernel/chance.ts';
import { deepEqual } from '../kernel/deep-equal.ts';
import type { Game, Position, SetupOptions } from '../kernel/game.ts';
import { brokenLaws, brokenNotation } from '../kernel/laws/laws.ts';
import { randomPicks } from '../kernel/laws/walk.ts';
import { recordOf, replay, withAction } from '../kernel/record.ts';
import type { Outcome } from '../kernel/view.ts';

interface WalkResult {
  readonly actions: number;
  readonly outcome: Outcome | null;
  /** Sentences about broken laws. The first broken law ends the walk, since later ones may follow from it. */
  readonly broken: readonly string[];
}

type ActionListener = (position: Position, picks: readonly Target[]) => void;

/** Plays a random game of at most `plies` actions. Checks the laws and the replay of the record. */
export const walkAtRandom = (
  game: Game,
  seed: number,
  plies: number,
  options: SetupOptions = {},
  onAction: ActionListener = () => {},
): WalkResult => {
  let position = game.setup(seed, options);
  let record = recordOf(game, seed, options);
  let dice = seeded(seed);
  const end = (broken: readonly string[]): WalkResult => ({
    actions: record.actions.length,
    outcome: game.outcome(position),
    broken,
  });
  while (record.actions.length < plies) {
    const chosen = randomPicks(game, position, dice);
    if (!chosen) break;
    const [picks, next] = chosen;
    dice = next;
    const broken = [...brokenLaws(game, position, picks), ...brokenNotation(game, position, picks)];
    if (broken.length > 0) return end(broken);
    onAction(position, picks);
    const played = game.play(position, picks);
    if (!played.ok) return end([`${spell(game.board, picks)}: ${played.error.text}`]);
    position = played.value.state;
    record = withAction(record, game, picks);
  }
  const again = replay(game, record);
  if (!again.ok) return end([`a record cannot be replayed: ${again.error.text}`]);
  const last = again.value.actions.at(-1)?.position ?? again.value.start;
  return end(deepEqual(last, position) ? [] : [`a record, replayed, ends elsewhere: ${record.actions.join('; ')}`]);
};

const refusalsOn = (game: Game, position: Position, picks: readonly Target[]): readonly string[] =>
  picks.flatMap((_, index) => {
    const menu = game.ask(position, picks.slice(0, index));
    if (!menu.ok || menu.value.kind === 'act') return [];
    return menu.value.choices.flatMap((choice) => (choice.kind === 'refused' ? [choice.why().rule] : []));
  });

interface Tally {
  readonly games: number;
  readonly plies: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly unfinished: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}

const increment = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

export const tallyRandomGames = (
  game: Game,
  games: number,
  plies: number,
  seed: number,
  options: SetupOptions = {},
): Tally => {
  const outcomes: Record<string, number> = {};
  const refusals: Record<string, number> = {};
  const broken: string[] = [];
  let actions = 0;
  let unfinished = 0;
  for (let each = seed; each < seed + games; each++) {
    const walk = walkAtRandom(game, each, plies, options, (position, picks) => {
      for (const rule of refusalsOn(game, position, picks)) increment(refusals, rule);
    });
    actions += walk.actions;
    if (walk.outcome) increment(outcomes, walk.outcome.rule);
    else unfinished += 1;
    broken.push(...walk.broken.map((law) => `game ${each}: ${law}`));
  }
  return { games, plies: actions, outcomes, unfinished, refusals, broken };
};
