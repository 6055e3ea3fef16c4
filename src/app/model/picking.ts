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

/** Returns the squares of a target. If the player has picked some of these squares, returns only the picked ones. */
export const askedSquares = (table: Table, target: Target): readonly Square[] => {
  const at = targetSquares(viewOf(table), target);
  const here = at.filter((each) => isPicked(table, each));
  return here.length > 0 ? here : at;
};

const membersAt = (table: Table, question: Ask<unknown>, at: Square): readonly Target[] =>
  question.choices
    .map((each) => each.target)
    .filter((each) => each.kind === 'unit' && askedSquares(table, each).includes(at));

const isUnpick = (table: Table, question: Ask<unknown>, at: Square): boolean =>
  isPicked(table, at) &&
  question.choices.some((each) => each.target.kind === 'square' && pruneChoice(question, each).kind === 'open');

const prunedChoice = (question: Ask<unknown>, target: Target): Choice<unknown> | null => {
  const choice = question.choices.find((each) => sameTarget(each.target, target));
  return choice ? pruneChoice(question, choice) : null;
};

/** Interprets a square as a unit, if the question lists only a unit there, since players point at squares. */
export const interpretTarget = (table: Table, meant: Target): Target => {
  if (meant.kind !== 'square') return meant;
  const question = unprunedQuestion(table, table.picks);
  if (!question || isUnpick(table, question, meant.square)) return meant;
  if (question.choices.some(({ target }) => sameTarget(target, meant))) return meant;
  const [only, ...more] = membersAt(table, question, meant.square);
  return only && more.length === 0 ? only : meant;
};

/** Whether `at` does not fit the picks so far but can start another action, to save taking picks back. */
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

const withExplanation = (table: Table, picks: readonly Target[], target: Target): Table => {
  const refusal = table.game.explain(positionOf(table), picks, target);
  return refusal ? withRefusal(table, target, refusal) : table;
};

/** The least number of lost own units that causes a warning. The loss of one unit is common. */
const HEAVY_LOSS = 2;

/** Returns a warning if an action loses more units than it captures. Null after dice, since chance decided the loss. */
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

/** Which picks must be confirmed by a second pick, so that a slipped finger does no harm. */
export type Confirm = 'never' | 'danger' | 'all';

/** Makes or refuses one pick. A pick that needs confirmation is armed first and made when it is repeated. */
const makePick = (table: Table, question: Ask<unknown>, target: Target, confirm: Confirm): Table => {
  const choice = prunedChoice(question, target);
  if (choice?.kind !== 'open') return withRefusal(table, target, choice ? choice.why() : question.refuseOther(target));
  const needsConfirmation = confirm !== 'never' && !(table.armed && sameTarget(table.armed.target, target));
  const waiting = (hint: Hint | null, isDangerous: boolean) =>
    withoutFeedback(table, { armed: { target, hint, isDangerous } });
  if (needsConfirmation && choice.tone() === 'danger') return waiting(choice.hint?.() ?? null, true);
  const picks = [...table.picks, target];
  if (choice.next().kind === 'ask') return makeAutomaticPicks(withoutFeedback(table, { picks }));
  const next = playPicks(table, picks);
  if (!next.ok) return withRefusal(table, target, refusalFrom(next.error));
  const loss = needsConfirmation ? lossWarning(table, next.value) : null;
  return loss || (needsConfirmation && confirm === 'all') ? waiting(loss, loss !== null) : next.value;
};

/** Makes a pick, takes one back, opens a tray or refuses, since a click on a square may mean any of these. */
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

const unpick = (table: Table, index: number): Table => {
  const rest = table.picks.filter((_, at) => at !== index);
  const alone = table.picks[index]?.kind === 'unit' && index < rest.length && unprunedQuestion(table, rest);
  return alone ? withoutFeedback(table, { picks: rest }) : takeBackFrom(table, index);
};

/** Takes back the picks from `index` on. An automatic pick is not taken back alone, since it would return at once. */
export const takeBackFrom = (table: Table, index: number): Table => {
  let kept = index;
  while (kept > 0 && isAutomaticPick(table, kept)) kept--;
  return makeAutomaticPicks(withoutFeedback(table, { picks: table.picks.slice(0, kept) }));
};

/** Shows why a square cannot be picked. Never picks the square, since the player only asks. */
export const explainSquare = (table: Table, at: Square): Table =>
  withExplanation(withoutFeedback(table), table.picks, interpretTarget(table, square(at)));

/** Replaces all picks. If the new picks are illegal, keeps the old picks and shows why the last new pick is refused. */
export const replacePicks = (table: Table, picks: readonly Target[]): Table =>
  unprunedQuestion(table, picks)
    ? withoutFeedback(table, { picks })
    : withExplanation(table, picks.slice(0, -1), picks.at(-1) as Target);

/** Dismisses a warning or the tray; else takes the last pick back. */
export const goBack = (table: Table): Table => {
  const { armed, refused, tray, picks } = table;
  if (armed || tray !== null || (refused && picks.length === 0)) return withoutFeedback(table);
  return picks.length > 0 ? takeBackFrom(table, picks.length - 1) : table;
};

/** Returns the next pick of `action` after `picks`. Undefined if `action` does not go on from `picks`. */
export const nextPickOf = (picks: readonly Target[], action: readonly Target[]): Target | undefined =>
  picks.every((each, index) => action[index] && sameTarget(each, action[index])) ? action[picks.length] : undefined;

/** Makes picks up to a refusal or warning. A second call confirms the warning. */
export const makePicks = (table: Table, picks: readonly Target[], confirm: Confirm = 'danger'): Table => {
  const { armed } = table;
  const next = nextPickOf(table.picks, picks);
  let now = armed && next && sameTarget(armed.target, next) ? table : withoutFeedback(table, { picks: [] });
  for (let index = now.picks.length; index < picks.length; index++) {
    const target = picks[index] as Target;
    // This pick was already made automatically.
    if (now.picks[index] && sameTarget(now.picks[index] as Target, target)) continue;
    const question = unprunedQuestion(now, now.picks);
    if (!question) return now;
    now = makePick(now, question, target, confirm);
    if (now.refused || now.armed) return now;
  }
  return now;
};
