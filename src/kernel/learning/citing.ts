/** Constructors of all that cites a clause. With `citing(RULES)`, an id that RULES lacks does not compile. */
import { type Refusal, refusal } from '../asking/menu.ts';
import type { Square } from '../board/board.ts';
import type { BadgeKindOf, Looks, MarkKindOf } from '../drawing/looks.ts';
import { type BoardEvent, makeStep, type Step } from '../event.ts';
import { type Badge, badge, fact, type Mark, mark, type Urgency } from '../view.ts';
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';

interface Citing<Id extends RuleId, MarkKind extends string, BadgeKind extends string> {
  /** Returns the id unchanged, so that the compiler checks ids that none of the other functions takes. */
  rule(id: Id): Id;
  refusal(rule: Id, text: string, squares?: readonly Square[]): Refusal<Id>;
  step(rule: Id, events: readonly BoardEvent[], text?: string): Step;
  fact(rule: Id, label: string, urgency?: Urgency): Badge;
  badge(kind: BadgeKind, rule: Id, label: string, more?: Omit<Badge, 'kind' | 'rule' | 'label'>): Badge;
  /** Makes a figure of a player (a number beside the name) or a note of the turn. It is text only, without a look. */
  figure(kind: string, rule: Id, label: string, more?: Omit<Badge, 'kind' | 'rule' | 'label'>): Badge;
  mark(kind: MarkKind, rule: Id, label: string, more?: Omit<Mark, 'kind' | 'rule' | 'label'>): Mark;
}

/** Returns the constructors for one game. `own` are its marks and badges, in addition to those of every game. */
export const citing = <const Book extends Rulebook, const Own extends Partial<Looks> = Record<never, never>>(
  _book: Book,
  _own?: Own,
): Citing<IdOf<Book>, MarkKindOf<Own>, BadgeKindOf<Own>> => ({
  rule: (id) => id,
  refusal,
  step: makeStep,
  fact,
  badge,
  figure: badge,
  mark,
});
