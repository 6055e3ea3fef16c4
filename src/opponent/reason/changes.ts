/** Reasons that name a change of material or evaluation. A pass shows what would happen without the turn. */
import type { Evaluation } from '../../kernel/evaluation.ts';
import type { Position } from '../../kernel/game.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { SAYS } from '../words.ts';
import type { ReasonContext } from './context.ts';
import { nameUnits, plainReason, type TurnReason } from './names.ts';

const materialOf = ({ material }: Evaluation, { type }: UnitView): number => material[type]?.value ?? 0;

/** Names a takeover or promotion. A change that a pass would also cause is left out, as no effect of the turn. */
const changeReason = (
  { game, evaluation, side, rival }: ReasonContext,
  now: UnitView,
  after: UnitView,
  anyway: UnitView | undefined,
): TurnReason | null => {
  const [name, kind] = [nameUnits(game, [now]), game.pieces[after.type]?.name ?? after.type];
  if (now.side === rival && anyway?.side === rival) return { ...plainReason(SAYS.takesOver(name)), squares: now.at };
  if (anyway?.type !== now.type || materialOf(evaluation, after) <= materialOf(evaluation, now)) return null;
  return now.side === side ? { ...plainReason(SAYS.promotes(name, kind)), squares: now.at } : null;
};

export const growthReason = (context: ReasonContext): TurnReason | null => {
  const { game, evaluation, turn, side, view, afterPass } = context;
  const passed = turn && afterPass();
  if (!passed) return null;
  const [after, anyway] = [game.view(turn.after).units, game.view(passed).units];
  const oursIn = (units: BoardView['units']) => Object.values(units).filter((unit) => unit.side === side);
  const sumIn = (units: BoardView['units']): number =>
    oursIn(units).reduce((sum, unit) => sum + materialOf(evaluation, unit), 0);
  if (sumIn(after) <= Math.max(sumIn(view.units), sumIn(anyway))) return null;
  for (const unit of oursIn(after)) {
    const now = view.units[unit.id];
    const better = now ? changeReason(context, now, unit, anyway[unit.id]) : null;
    if (better) return better;
  }
  if (oursIn(view.units).some(({ id }) => !after[id])) return null;
  const added = oursIn(after).find((unit) => !view.units[unit.id] && !anyway[unit.id]);
  return added && materialOf(evaluation, added) > 0
    ? plainReason(SAYS.gains(game.pieces[added.type]?.name ?? added.type))
    : null;
};

/** The least growth at which a reason mentions an evaluation term, in hundredths of a Pawn. */
const MIN_GROWTH = 8;

/** Names the evaluation term that the turn improves most, compared with the position before and with a pass. */
export const termReason = ({
  evaluation: { terms },
  position,
  turn,
  side,
  afterPass,
}: ReasonContext): TurnReason | null => {
  const passed = turn && afterPass();
  if (!passed) return null;
  const sign = side === 'white' ? 1 : -1;
  const [best] = terms
    .map((term) => {
      const over = (before: Position): number => sign * (term.of(turn.after) - term.of(before));
      return { term, growth: Math.min(over(position), over(passed)) };
    })
    .sort((a, b) => b.growth - a.growth);
  return best && best.growth >= MIN_GROWTH ? plainReason(SAYS.grows(best.term.says)) : null;
};
