import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other } from '../kernel/side.ts';
import { aimReason, captureReason } from './reason/captures.ts';
import { growthReason, termReason } from './reason/changes.ts';
import { type BriefSearch, createReasonContext, type ReasonContext } from './reason/context.ts';
import { checkReason, rescueReason, threatensReason } from './reason/dangers.ts';
import { lossesOfSide, sumOf, turnsAlong } from './reason/line.ts';
import { nameLosses, plainReason, reasonOf, type TurnReason } from './reason/names.ts';
import type { Thought } from './search.ts';
import { SAYS } from './words.ts';

/**
 * Returns a reason that announces the game's end. The turn may end the game at once, or a win may be proved or expected
 * in a later turn.
 */
const endReason = ({ turns, side, rival }: ReasonContext, { turnsToEnd, isProved }: Thought): TurnReason | null => {
  const [first] = turns;
  if (first?.outcome) {
    const { winner, rule, text } = first.outcome;
    return { ...plainReason(SAYS.ends(winner, text)), rule };
  }
  if (turnsToEnd === null) return null;
  const count = Math.ceil(Math.abs(turnsToEnd) / 2);
  if (turnsToEnd < 0) return isProved ? plainReason(SAYS.canWin(rival, count, false)) : null;
  if (isProved) return plainReason(SAYS.canWin(side, count, true));
  return turns.at(-1)?.outcome?.winner === side ? plainReason(SAYS.lineWins(side, count)) : null;
};

const onlyReason = ({ game, position }: ReasonContext): TurnReason | null => {
  const actions = game.actions(position);
  actions.next();
  return actions.next().done ? plainReason(SAYS.only) : null;
};

/** The kinds of reason in order of precedence. Only the first reason found is shown. */
const REASONS: readonly ((context: ReasonContext) => TurnReason | null)[] = [
  captureReason,
  onlyReason,
  rescueReason,
  checkReason,
  growthReason,
  threatensReason,
  aimReason,
  termReason,
];

/** Returns the reason for the action that a search found. Without `briefSearch`, finds no dangers or threats. */
export const reasonFor = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  thought: Thought,
  briefSearch: BriefSearch | null,
): TurnReason => {
  const context = createReasonContext(game, evaluation, position, thought.line, briefSearch);
  const ending = endReason(context, thought);
  if (ending) return ending;
  for (const reason of REASONS) {
    const found = reason(context);
    if (found) return found;
  }
  return plainReason(SAYS.best);
};

/** Names the threat of the side to move. Null without a threat worth naming. */
export const threatReason = (
  game: Game,
  evaluation: Evaluation,
  turned: Position,
  thought: Thought,
): TurnReason | null => {
  const side = turned.toMove;
  const turns = turnsAlong(game, evaluation, turned, thought.line);
  const { outcome } = turns[0] ?? {};
  if (outcome?.winner === side)
    return { ...plainReason(SAYS.threatensToWin(side, 1, outcome.text)), rule: outcome.rule };
  if (thought.isProved && thought.turnsToEnd !== null && thought.turnsToEnd > 0)
    return plainReason(SAYS.threatensToWin(side, Math.ceil(thought.turnsToEnd / 2), ''));
  const won = lossesOfSide(turns[0], other(side));
  const lost = [...lossesOfSide(turns[0], side), ...lossesOfSide(turns[1], side)];
  return sumOf(evaluation, won) > sumOf(evaluation, lost)
    ? reasonOf(SAYS.threatens(side, nameLosses(game, won)), won)
    : null;
};
