/**
 * Constructors of everything that cites a clause, typed by one rulebook. With
 * `const { rule } = citing(RULES)`, `rule('SN-HEAD-1')` compiles and `rule('SN-HEAD-99')` does not.
 */
import { type Refusal, refusal } from '../asking/menu.ts';
import type { Square } from '../board/board.ts';
import { type BoardEvent, makeStep, type Step } from '../event.ts';
import { type Badge, badge, fact, type Mark, type MarkKind, mark, type Urgency } from '../view.ts';
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';

interface Citing<Id extends RuleId> {
  /** Returns the id; for ids that no other type checks. */
  rule(id: Id): Id;
  refusal(rule: Id, text: string, squares?: readonly Square[]): Refusal;
  step(rule: Id, events: readonly BoardEvent[], text?: string): Step;
  fact(rule: Id, label: string, urgency?: Urgency): Badge;
  badge<Kind extends string>(
    kind: Kind,
    rule: Id,
    label: string,
    more?: Omit<Badge, 'kind' | 'rule' | 'label'>,
  ): Badge & { readonly kind: Kind };
  mark(kind: MarkKind, rule: Id, label: string, more?: Omit<Mark, 'kind' | 'rule' | 'label'>): Mark;
}

export const citing = <const Book extends Rulebook>(_book: Book): Citing<IdOf<Book>> => ({
  rule: (id) => id,
  refusal,
  step: makeStep,
  fact,
  badge,
  mark,
});
