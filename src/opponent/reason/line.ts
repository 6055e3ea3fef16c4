import type { Target } from '../../kernel/asking/target.ts';
import type { Evaluation } from '../../kernel/evaluation.ts';
import type { Game, Position } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { Side } from '../../kernel/side.ts';
import type { Outcome, UnitView } from '../../kernel/view.ts';

/** A captured piece, as it stood before its capture, and the clause of the capture. */
export interface Loss {
  readonly unit: UnitView;
  readonly rule: RuleId;
}

export interface TurnPlayed {
  readonly side: Side;
  readonly losses: readonly Loss[];
  readonly after: Position;
  readonly outcome: Outcome | null;
  /** Whether the line contains the whole turn. A line may stop in mid-turn. */
  readonly isWhole: boolean;
}

export const lossesOfAction = (game: Game, position: Position, picks: readonly Target[]): readonly Loss[] => {
  const played = game.preview(position, picks);
  const { units } = game.view(position);
  const steps = played.ok ? played.value.tell() : [];
  return steps.flatMap(({ rule, events }) =>
    events.flatMap((event) => {
      const unit = event.kind === 'captured' ? units[event.unit] : undefined;
      return unit ? [{ unit, rule }] : [];
    }),
  );
};

/** Returns the turns of a line with their losses, up to the first illegal action. Dice give the usual results. */
export const turnsAlong = (
  game: Game,
  evaluation: Evaluation,
  start: Position,
  line: readonly (readonly Target[])[],
): readonly TurnPlayed[] => {
  const turns: TurnPlayed[] = [];
  let position = start;
  let side = start.toMove;
  let losses: Loss[] = [];
  for (const picks of line) {
    const played = game.preview(position, picks);
    if (!played.ok) break;
    losses.push(...lossesOfAction(game, position, picks));
    position = played.value.state;
    const outcome = game.outcome(position);
    if (evaluation.isMidTurn?.(position) && !outcome) continue;
    turns.push({ side, losses, after: position, outcome, isWhole: true });
    losses = [];
    side = position.toMove;
    if (outcome) break;
  }
  if (losses.length > 0) turns.push({ side, losses, after: position, outcome: null, isWhole: false });
  return turns;
};

export const lossesOfSide = (turn: TurnPlayed | undefined, side: Side): readonly Loss[] =>
  turn?.losses.filter(({ unit }) => unit.side === side) ?? [];

/** Adds up the material lost, in hundredths of a Pawn. */
export const sumOf = ({ material }: Evaluation, losses: readonly Loss[]): number =>
  losses.reduce((sum, { unit }) => sum + (material[unit.type]?.value ?? 0), 0);
