/** Single picks until an action is complete, and taking them back. */
import { judged } from '../../kernel/asking/legal.ts';
import type { Ask, Choice, Hint, Refusal } from '../../kernel/asking/menu.ts';
import { sameTarget, square, type Target, type UnitId } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { other, type Side } from '../../kernel/side.ts';
import { MESSAGES } from '../base/messages.ts';
import { advance, madeAlone, play } from './playing.ts';
import { type Armed, CALM, grown, positionOf, type Table, viewOf } from './table.ts';

const isPicked = ({ picks }: Table, at: Square): boolean =>
  picks.some((each) => sameTarget(each, square(at)));

/** The squares of a unit that is asked for; of a unit in two halves, the half whose crowd was picked. */
export const placesOf = (table: Table, id: UnitId): readonly Square[] => {
  const at = viewOf(table).units[id]?.at ?? [];
  const here = at.filter((each) => isPicked(table, each));
  return here.length > 0 ? here : at;
};

/** The unit choices of a question on this square. */
const membersAt = (table: Table, question: Ask<unknown>, at: Square): readonly Target[] =>
  question.choices
    .map((each) => each.target)
    .filter((each) => each.kind === 'unit' && placesOf(table, each.unit).includes(at));

/** Does picking this square again unpick it, because other squares are asked for? */
const isPutBack = (table: Table, question: Ask<unknown>, at: Square): boolean =>
  isPicked(table, at) &&
  question.choices.some((each) => each.target.kind === 'square' && judged(question, each).kind === 'open');

/** The choice of that target, as it is once its leaves are looked for. */
const judgedChoice = (question: Ask<unknown>, target: Target): Choice<unknown> | null => {
  const choice = question.choices.find((each) => sameTarget(each.target, target));
  return choice ? judged(question, choice) : null;
};

/** The target of a picked square at this question: the square, or the one unit on it that is asked for. */
export const targetAt = (table: Table, at: Square): Target => {
  const question = grown(table, table.picks);
  const here = square(at);
  if (
    !question ||
    isPutBack(table, question, at) ||
    question.choices.some((each) => sameTarget(each.target, here))
  )
    return here;
  const [only, ...more] = membersAt(table, question, at);
  return only && more.length === 0 ? only : here;
};

/** The target of a pick: for a square, the one unit on it that is asked for. */
export const meaningOf = (table: Table, target: Target): Target =>
  target.kind === 'square' ? targetAt(table, target.square) : target;

const refuse = (table: Table, target: Target, refusal: Refusal): Table => ({
  ...table,
  ...CALM,
  refused: { target, refusal },
});

/** Own units lost at once, beyond the other side's, that are warned of. */
const HEAVY = 2;

/**
 * The warning that an action costs its side more than the other; null where it does not, or where dice
 * decide.
 */
const lossIn = (before: Table, after: Table): Hint | null => {
  const { units, turn } = viewOf(before);
  const steps = after.replayed.turns.at(-1)?.did() ?? [];
  const lost: Record<Side, number> = { white: 0, black: 0 };
  let rule: RuleId = '';
  const squares: Square[] = [];
  for (const step of steps)
    for (const event of step.events) {
      if (event.kind === 'rolled') return null;
      const unit = event.kind === 'captured' ? units[event.unit] : undefined;
      if (!unit) continue;
      lost[unit.side] += 1;
      rule ||= step.rule;
      if (unit.side === turn.toMove) squares.push(...unit.at);
    }
  const [own, others] = [lost[turn.toMove], lost[other(turn.toMove)]];
  return own >= HEAVY && own > others
    ? { rule, text: MESSAGES.costs(turn.toMove, own, others), squares }
    : null;
};

/** Picks that are only taken when they are made twice: none, dangerous ones, or all that complete an action. */
export type Confirm = 'never' | 'danger' | 'all';

/** An answer to the question; one to confirm waits until it is given again. */
export const choose = (
  table: Table,
  question: Ask<unknown>,
  target: Target,
  confirm: Confirm = 'danger',
): Table => {
  const choice = judgedChoice(question, target);
  if (choice?.kind !== 'open')
    return refuse(table, target, choice ? choice.why() : question.otherwise(target));
  const asks = confirm !== 'never' && !(table.armed && sameTarget(table.armed.target, target));
  const waiting = (armed: Omit<Armed, 'target'>): Table => ({
    ...table,
    ...CALM,
    armed: { target, ...armed },
  });
  if (asks && choice.tone() === 'danger')
    return waiting({ hint: choice.hint?.() ?? null, isDangerous: true });
  const picks = [...table.picks, target];
  if (choice.next().kind === 'ask') return advance({ ...table, picks, ...CALM });
  const next = play(table, picks);
  if (!next.ok)
    return refuse(table, target, { rule: next.error.rule ?? '', text: next.error.text, squares: [] });
  const loss = asks ? lossIn(table, next.value) : null;
  if (loss || (asks && confirm === 'all')) return waiting({ hint: loss, isDangerous: loss !== null });
  return next.value;
};

/**
 * One pick, from any input. It takes an open choice, unpicks a picked target, or starts over with another
 * target of the root; anything else is refused with its reason.
 */
export const pickTarget = (table: Table, meant: Target, confirm: Confirm = 'danger'): Table => {
  const question = grown(table, table.picks);
  if (!question) return overRefusal(table, meant);
  const target = meaningOf(table, meant);
  const listed = judgedChoice(question, target);
  if (listed?.kind === 'open') return choose(table, question, target, confirm);
  const isAgain = target.kind === 'square' && isPutBack(table, question, target.square);
  if (target.kind === 'square' && !isAgain && membersAt(table, question, target.square).length > 1)
    return { ...table, ...CALM, tray: target.square };
  const again = table.picks.findIndex((each) => sameTarget(each, meant));
  if (again >= 0) return without(table, again);
  const root = table.picks.length > 0 ? grown(table, []) : null;
  const atRoot = root && judgedChoice(root, meant);
  if (root && atRoot?.kind === 'open') return choose({ ...table, picks: [], ...CALM }, root, meant, confirm);
  if (atRoot?.kind === 'refused' && !listed) return refuse(table, meant, atRoot.why());
  return choose(table, question, target, confirm);
};

const overRefusal = (table: Table, target: Target): Table => {
  const refusal = table.game.explain(positionOf(table), [], target);
  return refusal ? refuse(table, target, refusal) : table;
};

/** Removes one pick: a member of a crowd alone, if the rest can stay; otherwise the pick and all after it. */
const without = (table: Table, index: number): Table => {
  const rest = table.picks.filter((_, at) => at !== index);
  const alone = table.picks[index]?.kind === 'unit' && index < rest.length && grown(table, rest);
  return alone ? { ...table, picks: rest, ...CALM } : takeBack(table, index);
};

/** Back to the first `count` picks, and past picks that would only be made again automatically. */
export const takeBack = (table: Table, count: number): Table => {
  let kept = count;
  while (kept > 0 && madeAlone(table, kept - 1)) kept--;
  return advance({ ...table, picks: table.picks.slice(0, kept), ...CALM });
};

/** Shows the reason for which a square cannot be picked now, if there is one. */
export const doubt = (table: Table, at: Square): Table => {
  const target = targetAt(table, at);
  const refusal = table.game.explain(positionOf(table), table.picks, target);
  return refusal ? refuse(table, target, refusal) : { ...table, ...CALM };
};

/** Removes all picks and messages. */
export const clear = (table: Table): Table => ({ ...table, picks: [], ...CALM });

/** Replaces the picks; if they cannot be made, shows the reason and keeps the old ones. */
export const beginWith = (table: Table, picks: readonly Target[]): Table => {
  if (grown(table, picks)) return { ...table, picks, ...CALM };
  const last = picks.at(-1) as Target;
  const refusal = table.game.explain(positionOf(table), picks.slice(0, -1), last);
  return refusal ? refuse(table, last, refusal) : table;
};

/** Dismisses a warning or a tray, else removes one pick, and with it the reason shown for another one. */
export const goBack = (table: Table): Table => {
  const { armed, refused, tray, picks } = table;
  if (armed || tray !== null || (refused && picks.length === 0)) return { ...table, ...CALM };
  return picks.length > 0 ? takeBack(table, picks.length - 1) : table;
};

/** Plays an aside: resigning, offering, claiming. */
export const say = (table: Table, said: Target): Table => {
  const next = play(table, [said]);
  return next.ok ? next.value : table;
};

/** Does an action begin with these picks? */
const beginsWith = (picks: readonly Target[], begun: readonly Target[]): boolean =>
  begun.every((each, index) => picks[index] !== undefined && sameTarget(each, picks[index]));

/**
 * Makes all picks of an action in place of those before. It stops at a refusal or a warning; called again
 * after that, it goes on.
 */
export const enact = (table: Table, picks: readonly Target[], confirm: Confirm = 'danger'): Table => {
  const isMeant = table.armed && beginsWith(picks, [...table.picks, table.armed.target]);
  let now = isMeant ? table : clear(table);
  for (let index = now.picks.length; index < picks.length; index++) {
    const target = picks[index] as Target;
    // This pick was made automatically.
    if (now.picks[index] && sameTarget(now.picks[index] as Target, target)) continue;
    const question = grown(now, now.picks);
    if (!question) return now;
    now = choose(now, question, target, confirm);
    if (now.refused || now.armed) return now;
  }
  return now;
};
