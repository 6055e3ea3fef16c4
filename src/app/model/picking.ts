/** Single picks until an action is complete, and taking them back. */
import { pruneChoice } from '../../kernel/asking/legal.ts';
import { type Ask, type Choice, type Hint, type Refusal, refusalFrom } from '../../kernel/asking/menu.ts';
import { sameTarget, square, type Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { BoardView } from '../../kernel/view.ts';
import { MESSAGES } from '../base/messages.ts';
import { isAutomaticPick, makeAutomaticPicks, playPicks } from './playing.ts';
import { NO_FEEDBACK, positionOf, type Table, unprunedQuestion, viewOf } from './table.ts';

const isPicked = ({ picks }: Table, at: Square): boolean => picks.some((each) => sameTarget(each, square(at)));

export const targetSquares = ({ units }: BoardView, target: Target): readonly Square[] => {
  if (target.kind === 'square') return [target.square];
  return target.kind === 'unit' ? (units[target.unit]?.at ?? []) : [];
};

/** The squares of a target; of a unit in two halves only the half whose crowd was picked. */
export const askedSquares = (table: Table, target: Target): readonly Square[] => {
  const at = targetSquares(viewOf(table), target);
  const here = at.filter((each) => isPicked(table, each));
  return here.length > 0 ? here : at;
};

const membersAt = (table: Table, question: Ask<unknown>, at: Square): readonly Target[] =>
  question.choices
    .map((each) => each.target)
    .filter((each) => each.kind === 'unit' && askedSquares(table, each).includes(at));

/** Whether picking this square again unpicks it, since other squares are asked for. */
const isUnpick = (table: Table, question: Ask<unknown>, at: Square): boolean =>
  isPicked(table, at) &&
  question.choices.some((each) => each.target.kind === 'square' && pruneChoice(question, each).kind === 'open');

const prunedChoice = (question: Ask<unknown>, target: Target): Choice<unknown> | null => {
  const choice = question.choices.find((each) => sameTarget(each.target, target));
  return choice ? pruneChoice(question, choice) : null;
};

/** Reads a square as the unit on it, if the question asks for units and exactly one is there. */
export const interpretTarget = (table: Table, meant: Target): Target => {
  if (meant.kind !== 'square') return meant;
  const question = unprunedQuestion(table, table.picks);
  if (!question || isUnpick(table, question, meant.square)) return meant;
  if (question.choices.some(({ target }) => sameTarget(target, meant))) return meant;
  const [only, ...more] = membersAt(table, question, meant.square);
  return only && more.length === 0 ? only : meant;
};

/** Whether a square that is not asked for now starts another action with a unit there. */
export const startsOtherAction = (table: Table, at: Square): boolean => {
  const question = table.picks.length > 0 ? unprunedQuestion(table, table.picks) : null;
  const root = question && unprunedQuestion(table, []);
  if (!question || !root) return false;
  const asked = [square(at), ...membersAt(table, question, at)];
  if (asked.some((each) => prunedChoice(question, each)?.kind === 'open')) return false;
  const anew = prunedChoice(root, square(at));
  return anew?.kind === 'open' && anew.tone() === 'plain';
};

const withoutFeedback = (table: Table, part: Partial<Table> = {}): Table => ({
  ...table,
  ...NO_FEEDBACK,
  ...part,
});

const withRefusal = (table: Table, target: Target, refusal: Refusal): Table =>
  withoutFeedback(table, { refused: { target, refusal } });

/** The same table if the target could be picked. */
const withExplanation = (table: Table, picks: readonly Target[], target: Target): Table => {
  const refusal = table.game.explain(positionOf(table), picks, target);
  return refusal ? withRefusal(table, target, refusal) : table;
};

/** Own losses of one action, beyond the other side's, that cause a warning. */
const HEAVY_LOSS = 2;

/** A warning that the action costs its side more than the other; null if not, or if dice decide. */
const lossWarning = (before: Table, after: Table): Hint | null => {
  const { units, turn } = viewOf(before);
  const steps = after.replayed.actions.at(-1)?.ownSteps() ?? [];
  if (steps.some(({ events }) => events.some(({ kind }) => kind === 'rolled'))) return null;
  const lost = steps.flatMap(({ rule, events }) => {
    const taken = events.flatMap((event) => (event.kind === 'captured' ? (units[event.unit] ?? []) : []));
    return taken.map((unit) => ({ rule, unit }));
  });
  const own = lost.filter(({ unit }) => unit.side === turn.toMove);
  const others = lost.length - own.length;
  if (own.length < HEAVY_LOSS || own.length <= others) return null;
  const squares = own.flatMap(({ unit }) => unit.at);
  return { rule: lost[0]?.rule ?? '', text: MESSAGES.costs(turn.toMove, own.length, others), squares };
};

/** Picks to be made twice: none, dangerous ones, or every one that completes an action. */
export type Confirm = 'never' | 'danger' | 'all';

/** Makes a pick. One that must be confirmed is armed, and made when it is picked again. */
const makePick = (table: Table, question: Ask<unknown>, target: Target, confirm: Confirm): Table => {
  const choice = prunedChoice(question, target);
  if (choice?.kind !== 'open') return withRefusal(table, target, choice ? choice.why() : question.refuseOther(target));
  const asks = confirm !== 'never' && !(table.armed && sameTarget(table.armed.target, target));
  const waiting = (hint: Hint | null, isDangerous: boolean) =>
    withoutFeedback(table, { armed: { target, hint, isDangerous } });
  if (asks && choice.tone() === 'danger') return waiting(choice.hint?.() ?? null, true);
  const picks = [...table.picks, target];
  if (choice.next().kind === 'ask') return makeAutomaticPicks(withoutFeedback(table, { picks }));
  const next = playPicks(table, picks);
  if (!next.ok) return withRefusal(table, target, refusalFrom(next.error));
  const loss = asks ? lossWarning(table, next.value) : null;
  return loss || (asks && confirm === 'all') ? waiting(loss, loss !== null) : next.value;
};

/** Makes a pick, unpicks a picked target, or starts over with a target of the root; else refuses with the reason. */
export const pickTarget = (table: Table, meant: Target, confirm: Confirm = 'danger'): Table => {
  const question = unprunedQuestion(table, table.picks);
  if (!question) return withExplanation(table, [], meant);
  const target = interpretTarget(table, meant);
  const listed = prunedChoice(question, target);
  if (listed?.kind === 'open') return makePick(table, question, target, confirm);
  const isAgain = target.kind === 'square' && isUnpick(table, question, target.square);
  if (target.kind === 'square' && !isAgain && membersAt(table, question, target.square).length > 1)
    return withoutFeedback(table, { tray: target.square });
  const again = table.picks.findIndex((each) => sameTarget(each, meant));
  if (again >= 0) return unpick(table, again);
  const root = table.picks.length > 0 ? unprunedQuestion(table, []) : null;
  const atRoot = root && prunedChoice(root, meant);
  if (root && atRoot?.kind === 'open') return makePick(withoutFeedback(table, { picks: [] }), root, meant, confirm);
  if (atRoot?.kind === 'refused' && !listed) return withRefusal(table, meant, atRoot.why());
  return makePick(table, question, target, confirm);
};

/** Removes a crowd member alone if the other picks stay valid, else the pick and all after it. */
const unpick = (table: Table, index: number): Table => {
  const rest = table.picks.filter((_, at) => at !== index);
  const alone = table.picks[index]?.kind === 'unit' && index < rest.length && unprunedQuestion(table, rest);
  return alone ? withoutFeedback(table, { picks: rest }) : keepPicks(table, index);
};

/** Keeps the first `count` picks, without those at their end that would be made again automatically. */
export const keepPicks = (table: Table, count: number): Table => {
  let kept = count;
  while (kept > 0 && isAutomaticPick(table, kept - 1)) kept--;
  return makeAutomaticPicks(withoutFeedback(table, { picks: table.picks.slice(0, kept) }));
};

/** Refuses a square with its reason, without picking it. */
export const explainSquare = (table: Table, at: Square): Table =>
  withExplanation(withoutFeedback(table), table.picks, interpretTarget(table, square(at)));

/** Replaces the picks; an impossible one is refused with the reason, and the old picks stay. */
export const replacePicks = (table: Table, picks: readonly Target[]): Table =>
  unprunedQuestion(table, picks)
    ? withoutFeedback(table, { picks })
    : withExplanation(table, picks.slice(0, -1), picks.at(-1) as Target);

/** Dismisses a warning, refusal or tray, else removes the last pick. */
export const goBack = (table: Table): Table => {
  const { armed, refused, tray, picks } = table;
  if (armed || tray !== null || (refused && picks.length === 0)) return withoutFeedback(table);
  return picks.length > 0 ? keepPicks(table, picks.length - 1) : table;
};

/** The next pick of `action` after `picks`; undefined if it does not begin with them, or is complete. */
export const nextPickOf = (picks: readonly Target[], action: readonly Target[]): Target | undefined =>
  picks.every((each, index) => action[index] && sameTarget(each, action[index])) ? action[picks.length] : undefined;

/** Makes all picks of an action from scratch, up to a refusal or warning; after a warning, a second call continues. */
export const makePicks = (table: Table, picks: readonly Target[], confirm: Confirm = 'danger'): Table => {
  const { armed } = table;
  const next = nextPickOf(table.picks, picks);
  let now = armed && next && sameTarget(armed.target, next) ? table : withoutFeedback(table, { picks: [] });
  for (let index = now.picks.length; index < picks.length; index++) {
    const target = picks[index] as Target;
    // Already made automatically.
    if (now.picks[index] && sameTarget(now.picks[index] as Target, target)) continue;
    const question = unprunedQuestion(now, now.picks);
    if (!question) return now;
    now = makePick(now, question, target, confirm);
    if (now.refused || now.armed) return now;
  }
  return now;
};
