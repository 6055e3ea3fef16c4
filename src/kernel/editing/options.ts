/** Options of a new game, stored in its positions. A rule in dispute is one with two values. */
import type { Game, GameOption, Position } from '../game.ts';
import type { Clause, Rulebook, RuleId } from '../learning/rulebook.ts';

export interface DisputedOption<S = Position> extends GameOption<S> {
  readonly rule: RuleId;
}

/** Makes an option. `words` has its values and their titles, the default first. */
export const gameOption = <S, Value extends string>(
  id: string,
  title: string,
  words: Readonly<Record<Value, string>>,
  valueIn: (state: S) => Value,
  withValue: (state: S, value: Value) => S,
): GameOption<S> => ({
  id,
  title,
  values: Object.entries<string>(words).map(([id, title]) => ({ id, title })),
  valueIn,
  withValue: (state, value) => withValue(state, value as Value),
});

/** Makes the option for a clause in dispute. `words` has two values, our ruling first. */
export const disputed = <S>(
  rule: RuleId,
  id: string,
  title: string,
  words: Readonly<Record<string, string>>,
  isOther: (state: S) => boolean,
  withOther: (state: S, isOther: boolean) => S,
): DisputedOption<S> => {
  const [ours = '', other = ''] = Object.keys(words);
  return {
    ...gameOption<S, string>(
      id,
      title,
      words,
      (state) => (isOther(state) ? other : ours),
      (state, value) => withOther(state, value === other),
    ),
    rule,
  };
};

export const disputesOf = <S>(options: readonly GameOption<S>[]): readonly DisputedOption<S>[] =>
  options.filter((option): option is DisputedOption<S> => option.rule !== undefined);

/** Whether the position is played by the other reading, not by our ruling. */
export const isByOther = <S>({ values, valueIn }: DisputedOption<S>, state: S): boolean =>
  valueIn(state) !== values[0]?.id;

export const byReading = <S>({ values, withValue }: DisputedOption<S>, state: S, isOther: boolean): S =>
  withValue(state, values[isOther ? 1 : 0]?.id ?? '');

/** A value's title as it follows its option's title: "a Yurt". */
export const valueWords = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** A reading as a sentence: "A Pawn becomes: a Yurt." */
export const readingText = ({ title, values }: GameOption, isOther: boolean): string =>
  `${title}: ${valueWords(values[isOther ? 1 : 0]?.title ?? '')}.`;

/** The clauses that a position plays by the other reading. */
export const otherRules = <S>(options: readonly GameOption<S>[], state: S): readonly RuleId[] =>
  disputesOf(options).flatMap((option) => (isByOther(option, state) ? [option.rule] : []));

/** The clause as it reads when `others` are played by the other reading; our text moves to its ruling. */
const saidBy = (clause: Clause, others: readonly RuleId[]): Clause => {
  const { id, text, ruling, other } = clause;
  if (!other || !others.includes(other.by ?? id)) return clause;
  return { ...clause, ...(!other.by && ruling && { ruling: `${text} ${ruling}` }), ...other };
};

/** The rulebook with the clauses in `others` by their other reading. */
export const rulebookBy = (rules: Rulebook, others: readonly RuleId[]): Rulebook =>
  others.length === 0
    ? rules
    : rules.map((chapter) => ({
        ...chapter,
        clauses: chapter.clauses.map((clause) => saidBy(clause, others)),
      }));

export const rulebookOf = (
  { rules, options }: Pick<Game, 'rules' | 'options'>,
  position: Position,
): Rulebook => rulebookBy(rules, otherRules(options, position));

/** The other readings that a position is played by, each with its clause: "a Pawn becomes a Yurt". */
export const otherReadings = <S>(
  options: readonly GameOption<S>[],
  state: S,
): readonly { readonly rule: RuleId; readonly says: string }[] =>
  disputesOf(options).flatMap((option) => {
    const { title, values, rule } = option;
    const [, other] = values;
    return other && isByOther(option, state)
      ? [{ rule, says: `${valueWords(title)} ${valueWords(other.title)}` }]
      : [];
  });
