/** Constructors of values that cite a clause. An unknown id does not compile. */
import { type Refusal, refusal } from '../asking/menu.ts';
import type { Square } from '../board/board.ts';
import type { BadgeKindOf, Looks, MarkKindOf } from '../drawing/looks.ts';
import { type BoardEvent, makeStep, type Step } from '../event.ts';
import { type Badge, badge, fact, type Mark, mark, type Urgency } from '../view.ts';
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';

interface Citing<Id extends RuleId, MarkKind extends string, BadgeKind extends string> {
  /** Returns the id, which the compiler has checked. */
  rule(id: Id): Id;
  refusal(rule: Id, text: string, squares?: readonly Square[]): Refusal<Id>;
  step(rule: Id, events: readonly BoardEvent[], text?: string): Step;
  fact(rule: Id, label: string, urgency?: Urgency): Badge;
  badge(kind: BadgeKind, rule: Id, label: string, more?: Omit<Badge, 'kind' | 'rule' | 'label'>): Badge;
  /** Makes a figure, which is a badge shown only as text. A figure may have any kind, because no drawing is needed. */
  figure(kind: string, rule: Id, label: string, more?: Omit<Badge, 'kind' | 'rule' | 'label'>): Badge;
  mark(kind: MarkKind, rule: Id, label: string, more?: Omit<Mark, 'kind' | 'rule' | 'label'>): Mark;
}

/** Returns constructors of values that cite clauses. The parameters only tell the compiler which ids exist. */
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
