/** Single picks until an action is complete, and taking them back. */
import { judged } from '../../kernel/asking/legal.ts';
import { type Ask, type Choice, type Hint, type Refusal, refusalIn } from '../../kernel/asking/menu.ts';
import { sameTarget, square, type Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { BoardView } from '../../kernel/view.ts';
import { MESSAGES } from '../base/messages.ts';
import { advance, madeAlone, play } from './playing.ts';
import { CALM, grown, positionOf, type Table, viewOf } from './table.ts';

const isPicked = ({ picks }: Table, at: Square): boolean =>
  picks.some((each) => sameTarget(each, square(at)));

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
const isPutBack = (table: Table, question: Ask<unknown>, at: Square): boolean =>
  isPicked(table, at) &&
  question.choices.some((each) => each.target.kind === 'square' && judged(question, each).kind === 'open');

const judgedChoice = (question: Ask<unknown>, target: Target): Choice<unknown> | null => {
  const choice = question.choices.find((each) => sameTarget(each.target, target));
  return choice ? judged(question, choice) : null;
};

/** Reads a square as the unit on it, if the question asks for units and exactly one is there. */
export const meaningOf = (table: Table, meant: Target): Target => {
  if (meant.kind !== 'square') return meant;
  const question = grown(table, table.picks);
  if (!question || isPutBack(table, question, meant.square)) return meant;
  if (question.choices.some(({ target }) => sameTarget(target, meant))) return meant;
  const [only, ...more] = membersAt(table, question, meant.square);
  return only && more.length === 0 ? only : meant;
};

/** Whether a square that is not asked for now starts another action with a unit there. */
export const beginsAnew = (table: Table, at: Square): boolean => {
  const question = table.picks.length > 0 ? grown(table, table.picks) : null;
  const root = question && grown(table, []);
  if (!question || !root) return false;
  const asked = [square(at), ...membersAt(table, question, at)];
  if (asked.some((each) => judgedChoice(question, each)?.kind === 'open')) return false;
  const anew = judgedChoice(root, square(at));
  return anew?.kind === 'open' && anew.tone() === 'plain';
};

const calmed = (table: Table, part: Partial<Table> = {}): Table => ({ ...table, ...CALM, ...part });

const refuse = (table: Table, target: Target, refusal: Refusal): Table =>
  calmed(table, { refused: { target, refusal } });

/** The same table if the target could be picked. */
const explained = (table: Table, picks: readonly Target[], target: Target): Table => {
  const refusal = table.game.explain(positionOf(table), picks, target);
  return refusal ? refuse(table, target, refusal) : table;
};

/** Own losses of one action, beyond the other side's, that cause a warning. */
const HEAVY = 2;

/** A warning that the action costs its side more than the other; null if not, or if dice decide. */
const lossIn = (before: Table, after: Table): Hint | null => {
  const { units, turn } = viewOf(before);
  const steps = after.replayed.turns.at(-1)?.did() ?? [];
  if (steps.some(({ events }) => events.some(({ kind }) => kind === 'rolled'))) return null;
  const lost = steps.flatMap(({ rule, events }) => {
    const taken = events.flatMap((event) => (event.kind === 'captured' ? (units[event.unit] ?? []) : []));
    return taken.map((unit) => ({ rule, unit }));
  });
  const own = lost.filter(({ unit }) => unit.side === turn.toMove);
  const others = lost.length - own.length;
  if (own.length < HEAVY || own.length <= others) return null;
  const squares = own.flatMap(({ unit }) => unit.at);
  return { rule: lost[0]?.rule ?? '', text: MESSAGES.costs(turn.toMove, own.length, others), squares };
};

/** Picks to be made twice: none, dangerous ones, or every one that completes an action. */
export type Confirm = 'never' | 'danger' | 'all';

/** Makes a pick. One that must be confirmed is armed, and made when it is picked again. */
const choose = (table: Table, question: Ask<unknown>, target: Target, confirm: Confirm): Table => {
  const choice = judgedChoice(question, target);
  if (choice?.kind !== 'open')
    return refuse(table, target, choice ? choice.why() : question.otherwise(target));
  const asks = confirm !== 'never' && !(table.armed && sameTarget(table.armed.target, target));
  const waiting = (hint: Hint | null, isDangerous: boolean) =>
    calmed(table, { armed: { target, hint, isDangerous } });
  if (asks && choice.tone() === 'danger') return waiting(choice.hint?.() ?? null, true);
  const picks = [...table.picks, target];
  if (choice.next().kind === 'ask') return advance(calmed(table, { picks }));
  const next = play(table, picks);
  if (!next.ok) return refuse(table, target, refusalIn(next.error));
  const loss = asks ? lossIn(table, next.value) : null;
  return loss || (asks && confirm === 'all') ? waiting(loss, loss !== null) : next.value;
};

/** Makes a pick, unpicks a picked target, or starts over with a target of the root; else refuses with the reason. */
export const pickTarget = (table: Table, meant: Target, confirm: Confirm = 'danger'): Table => {
  const question = grown(table, table.picks);
  if (!question) return explained(table, [], meant);
  const target = meaningOf(table, meant);
  const listed = judgedChoice(question, target);
  if (listed?.kind === 'open') return choose(table, question, target, confirm);
  const isAgain = target.kind === 'square' && isPutBack(table, question, target.square);
  if (target.kind === 'square' && !isAgain && membersAt(table, question, target.square).length > 1)
    return calmed(table, { tray: target.square });
  const again = table.picks.findIndex((each) => sameTarget(each, meant));
  if (again >= 0) return without(table, again);
  const root = table.picks.length > 0 ? grown(table, []) : null;
  const atRoot = root && judgedChoice(root, meant);
  if (root && atRoot?.kind === 'open') return choose(calmed(table, { picks: [] }), root, meant, confirm);
  if (atRoot?.kind === 'refused' && !listed) return refuse(table, meant, atRoot.why());
  return choose(table, question, target, confirm);
};

/** Removes a crowd member alone if the other picks stay valid, else the pick and all after it. */
const without = (table: Table, index: number): Table => {
  const rest = table.picks.filter((_, at) => at !== index);
  const alone = table.picks[index]?.kind === 'unit' && index < rest.length && grown(table, rest);
  return alone ? calmed(table, { picks: rest }) : takeBack(table, index);
};

/** Keeps the first `count` picks, without those at their end that would be made again automatically. */
export const takeBack = (table: Table, count: number): Table => {
  let kept = count;
  while (kept > 0 && madeAlone(table, kept - 1)) kept--;
  return advance(calmed(table, { picks: table.picks.slice(0, kept) }));
};

/** Refuses a square with its reason, without picking it. */
export const doubt = (table: Table, at: Square): Table =>
  explained(calmed(table), table.picks, meaningOf(table, square(at)));

/** Replaces the picks; an impossible one is refused with the reason, and the old picks stay. */
export const beginWith = (table: Table, picks: readonly Target[]): Table =>
  grown(table, picks)
    ? calmed(table, { picks })
    : explained(table, picks.slice(0, -1), picks.at(-1) as Target);

/** Dismisses a warning, refusal or tray, else removes the last pick. */
export const goBack = (table: Table): Table => {
  const { armed, refused, tray, picks } = table;
  if (armed || tray !== null || (refused && picks.length === 0)) return calmed(table);
  return picks.length > 0 ? takeBack(table, picks.length - 1) : table;
};

/** The next pick of `action` after `picks`; undefined if it does not begin with them, or is complete. */
export const pickAfter = (picks: readonly Target[], action: readonly Target[]): Target | undefined =>
  picks.every((each, index) => action[index] && sameTarget(each, action[index]))
    ? action[picks.length]
    : undefined;

/** Makes all picks of an action from scratch, up to a refusal or warning; after a warning, a second call continues. */
export const enact = (table: Table, picks: readonly Target[], confirm: Confirm = 'danger'): Table => {
  const { armed } = table;
  const next = pickAfter(table.picks, picks);
  let now = armed && next && sameTarget(armed.target, next) ? table : calmed(table, { picks: [] });
  for (let index = now.picks.length; index < picks.length; index++) {
    const target = picks[index] as Target;
    // Already made automatically.
    if (now.picks[index] && sameTarget(now.picks[index] as Target, target)) continue;
    const question = grown(now, now.picks);
    if (!question) return now;
    now = choose(now, question, target, confirm);
    if (now.refused || now.armed) return now;
  }
  return now;
};
