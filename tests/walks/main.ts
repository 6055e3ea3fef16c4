/**
 * Long random games of every variant, on a bundle, where they are many times faster than under the test runner. At each
 * action: nothing is changed in place, the steps lead from the old view to the new one, the preview tells the same steps
 * where no dice fell, the position survives JSON, and somebody can act until the game is over.
 *
 * `node walks.js 100000` walks so many actions of every variant.
 */
import { seeded } from '../../src/kernel/chance.ts';
import { foldView } from '../../src/kernel/fold.ts';
import { canAct, type Game, type Position } from '../../src/kernel/game.ts';
import { frozen } from '../../src/kernel/laws.ts';
import { spell, type Target } from '../../src/kernel/menu.ts';
import { same } from '../../src/kernel/same.ts';
import { randomPicks } from '../../src/kernel/walk.ts';
import { GAMES } from '../../src/variants/index.ts';
import { crowdAfter, STAGE_STARTS } from '../variants/frozenchess/stage-starts.ts';

/** How many actions are walked; the largest ruleset needs the most. */
const USUAL = 4_000;
const ACTIONS: Readonly<Record<string, number>> = { frozenchess: 20_000 };

/** Positions from which every other game of a variant is walked, in turn; set up, not played. */
const STARTS: Readonly<Record<string, readonly Position[]>> = { frozenchess: STAGE_STARTS.map(([plies]) => crowdAfter(plies)) };

const startOf = (game: Game, number: number): Position => {
  const starts = STARTS[game.id] ?? [];
  return (number % 2 === 0 ? starts[(number / 2) % starts.length] : undefined) ?? game.setup(number);
};

/** So many actions of one game at the most, then another begins. */
const LONGEST = 200;

/** Without dice a preview is the action itself: then one in so many is looked at. */
const THOROUGH = 10;

/** What one action breaks, and the position after it. */
const checked = (
  game: Game,
  position: Position,
  picks: readonly Target[],
  isThorough: boolean,
): { readonly after: Position | null; readonly broken: readonly string[] } => {
  const played = game.play(position, picks);
  if (!played.ok) return { after: null, broken: [played.error.text] };
  const { state, steps } = played.value;
  const broken: string[] = [];
  if (!same(foldView(game.view(position), steps), game.view(state))) broken.push('the steps do not lead to the new view');
  if (position.rng || isThorough) {
    const preview = game.preview(position, picks);
    const isChance = steps.some(({ events }) => events.some(({ kind }) => kind === 'rolled'));
    if (!preview.ok || (!isChance && !same(preview.value.steps, steps))) broken.push('the preview tells otherwise');
  }
  if (!same(JSON.parse(JSON.stringify(state)), state)) broken.push('the position does not survive JSON');
  if (!game.outcome(state) && !canAct(game, state)) broken.push('nobody can act, and the game is not over');
  return { after: state, broken };
};

const walked = (game: Game, actions: number): { readonly games: number; readonly ends: number; readonly broken: readonly string[] } => {
  let [played, games, ends] = [0, 0, 0];
  while (played < actions) {
    games += 1;
    let dice = seeded(games);
    let position = startOf(game, games);
    for (let ply = 0; ply < LONGEST && played < actions; ply++) {
      const chosen = randomPicks(game, frozen(position), dice);
      if (!chosen) break;
      const [picks, next] = chosen;
      dice = next;
      const { after, broken } = checked(game, position, picks, played % THOROUGH === 0);
      if (!after || broken.length > 0)
        return { games, ends, broken: broken.map((law) => `${law}: ${game.write(position)}, ${spell(game.board, picks)}`) };
      played += 1;
      position = after;
    }
    if (game.outcome(position)) ends += 1;
  }
  return { games, ends, broken: [] };
};

const asked = process.argv[2] === undefined ? null : Number(process.argv[2]);
let [total, failed] = [0, 0];
for (const entry of GAMES) {
  const started = performance.now();
  const actions = asked ?? ACTIONS[entry.id] ?? USUAL;
  const { games, ends, broken } = walked(await entry.load(), actions);
  for (const law of broken) console.error(`${entry.id}: ${law}`);
  [total, failed] = [total + actions, failed + broken.length];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${entry.id.padEnd(12)} ${actions} actions, ${games} games, ${ends} of them to their end, ${seconds} s`);
}
console.log(`laws: ${total} actions walked, ${failed} broken`);
process.exitCode = failed > 0 ? 1 : 0;
