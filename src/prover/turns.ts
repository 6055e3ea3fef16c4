import { mayHaveAction, type Path } from '../kernel/asking/legal.ts';
import type { Menu } from '../kernel/asking/menu.ts';
import { spell, type Target } from '../kernel/asking/target.ts';
import { coversAllResults, type Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import type { Side } from '../kernel/side.ts';

type Picks = readonly Target[];

export interface Turn {
  readonly picks: readonly Picks[];
  /** The positions at the turn's end, one per dice result. Empty if results are unknown or the turn goes on. */
  readonly ends: readonly Position[];
}

/** What the prover's searches share. `budget` is the number of actions and proof nodes still allowed. */
export interface ProverContext {
  readonly game: Game;
  readonly evaluation: Evaluation;
  budget: number;
  /** Whether to stop, asked at each action. If true, the search throws `LimitExceeded`. */
  readonly shouldStop: () => boolean;
  readonly killers: Record<Side, readonly Turn['picks'][]>;
}

/** Limit of actions listed per position, since some positions have far more. */
const MAX_LISTED = 10_000;
/** Limit of menu choices opened per position, since many choices may lead to no action. */
const MAX_ASKED = 50_000;
const MAX_KILLERS = 6;

export const createProverContext = (
  game: Game,
  evaluation: Evaluation,
  budget: number,
  shouldStop: () => boolean = () => false,
): ProverContext => ({
  game,
  evaluation,
  budget,
  shouldStop,
  killers: { white: [], black: [] },
});

export class LimitExceeded extends Error {}

export const pathFromPicks = (game: Game, position: Position, picks: Picks): Path<unknown> | null => {
  const menu = game.ask(position, picks);
  return menu.ok && menu.value.kind === 'act' ? { picks, act: menu.value.act } : null;
};

/** Yields the actions at a position. Submenus opened here do not stay in the menu's cache, to save memory. */
function* actionsIn(game: Game, position: Position): Generator<Path<unknown>> {
  let [asked, listed] = [0, 0];
  function* below(menu: Menu<unknown>, picks: Picks): Generator<Path<unknown>> {
    if (listed > MAX_LISTED || asked > MAX_ASKED) throw new LimitExceeded();
    if (menu.kind === 'act') {
      listed++;
      yield { picks, act: menu.act };
      return;
    }
    for (const choice of menu.choices) {
      if (!mayHaveAction(choice)) continue;
      asked++;
      const { cachedNext } = choice;
      yield* below(choice.next(), [...picks, choice.target]);
      choice.cachedNext = cachedNext;
    }
  }
  yield* below(game.menu(position), []);
}

const playAction = (context: ProverContext, position: Position, act: unknown) => {
  const { game, evaluation } = context;
  if (context.budget-- < 0 || context.shouldStop()) throw new LimitExceeded();
  const rolls = evaluation.rolls?.(position, act);
  const ends = !rolls ? [game.next(position, act)] : coversAllResults(rolls) ? rolls.map(({ state }) => state) : [];
  return { ends, isTurnOver: ends.every((each) => each.ply !== position.ply || game.outcome(each) !== null) };
};

export function* turnsFrom(
  context: ProverContext,
  position: Position,
  pastPicks: readonly Picks[] = [],
): Generator<Turn> {
  for (const path of actionsIn(context.game, position)) {
    const picks = [...pastPicks, path.picks];
    const { ends, isTurnOver } = playAction(context, position, path.act);
    const [end] = ends;
    if (isTurnOver) yield { picks, ends };
    else if (end && ends.length === 1) yield* turnsFrom(context, end, picks);
    else yield { picks, ends: [] };
  }
}

/** Replays a turn of another position. Null if the turn is illegal at `from` or does not end. */
export const replayTurn = (context: ProverContext, from: Position, picks: Turn['picks']): Turn | null => {
  let position = from;
  for (const [index, each] of picks.entries()) {
    const path = pathFromPicks(context.game, position, each);
    if (!path) return null;
    const { ends, isTurnOver } = playAction(context, position, path.act);
    const [end] = ends;
    if (isTurnOver) return index === picks.length - 1 ? { picks, ends } : null;
    if (!end || ends.length > 1) return null;
    position = end;
  }
  return null;
};

/** Finds the first turn that passes `isWanted`. Killer turns come first, since they are likely to pass. */
export const findTurnWhere = (
  context: ProverContext,
  position: Position,
  isWanted: (turn: Turn) => boolean,
): Turn | null => {
  const { killers } = context;
  const side = position.toMove;
  const rememberKiller = (turn: Turn): Turn => {
    const others = killers[side].filter((each) => each !== turn.picks);
    killers[side] = [turn.picks, ...others].slice(0, MAX_KILLERS);
    return turn;
  };
  for (const picks of killers[side]) {
    const turn = replayTurn(context, position, picks);
    if (turn && isWanted(turn)) return rememberKiller(turn);
  }
  for (const turn of turnsFrom(context, position)) if (isWanted(turn)) return rememberKiller(turn);
  return null;
};

/** Returns the position after a turn; null if dice decide it. */
export const positionAfterTurn = ({ ends }: Turn): Position | null => (ends.length === 1 && ends[0]) || null;

/** Spells a turn as in `puzzles.json`: actions separated by "; ". */
export const spellTurn = ({ board }: Game, { picks }: Pick<Turn, 'picks'>): string =>
  picks.map((each) => spell(board, each)).join('; ');

export const isWonBy = (game: Game, { ends }: Turn, side: Side): boolean =>
  ends.length > 0 && ends.every((end) => game.outcome(end)?.winner === side);
