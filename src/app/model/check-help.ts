/** The units that can avert a peril, such as a check. The board dims all others, so that these stand out. */
import type { Choice } from '../../kernel/asking/menu.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { BoardView } from '../../kernel/view.ts';
import { askedSquares } from './picking.ts';
import { questionOf, type Table, viewOf } from './table.ts';
import { isUnaided } from './unaided.ts';
import { unitName } from './unit-names.ts';

export interface CheckHelp {
  /** The peril as a text without a full stop, such as "White's King is in check". */
  readonly peril: string;
  readonly rule: RuleId;
  readonly savers: readonly Square[];
  /** The number of units that can avert the peril. `savers` lists squares, of which a unit may have several. */
  readonly count: number;
  readonly dimmed: readonly Square[];
}

/** Matches labels of checks that must be answered this turn. Great Worm and Snake have other checks too. */
const MUST_BE_ANSWERED = /^[Ii]n check\b/;

const checkIn = ({ game }: Table, { units, turn }: BoardView): Pick<CheckHelp, 'peril' | 'rule'> | null => {
  for (const unit of Object.values(units)) {
    const check = unit.badges.find(({ kind, label }) => kind === 'check' && MUST_BE_ANSWERED.test(label));
    if (check && unit.side === turn.toMove) return { peril: `${unitName(game, unit)} is in check`, rule: check.rule };
  }
  return null;
};

const canSave = (choice: Choice<unknown>): boolean => {
  const menu = choice.kind === 'open' ? choice.next() : null;
  const isSafe = (each: Choice<unknown>) => each.kind === 'open' && each.tone() !== 'danger';
  return menu?.kind === 'act' || !!menu?.choices.some(isSafe);
};

/** Returns help against the present peril. Null without a peril, after a pick, and in puzzles, which are unaided. */
export const checkHelpOf = memoize((table: Table): CheckHelp | null => {
  const view = viewOf(table);
  if (isUnaided(table.game) || table.picks.length > 0 || view.turn.outcome) return null;
  const note = view.turn.notes.find(({ kind }) => kind === 'peril');
  const peril = note ? { peril: note.label, rule: note.rule } : checkIn(table, view);
  if (!peril) return null;
  const choices = questionOf(table)?.choices ?? [];
  const open = choices.filter((choice) => choice.kind === 'open' && choice.tone() === 'plain');
  const savingChoices = note ? open.filter(canSave) : open;
  const squares = savingChoices.map(({ target }) => askedSquares(table, target));
  const savers = [...new Set(squares.flat())];
  if (savers.length === 0) return null;
  const others = Object.values(view.units).flatMap(({ side, inside, body, badges, at }) => {
    const isInPeril = badges.some(({ kind }) => kind === 'check');
    const isOwn = side === view.turn.toMove && inside === undefined && body !== 'chain';
    return isOwn && !isInPeril && !at.some((square) => savers.includes(square)) ? at : [];
  });
  const count = squares.filter((each) => each.length > 0).length;
  return { ...peril, savers, count, dimmed: [...new Set(others)] };
});
