/**
 * Rules in dispute: a clause that can be read in two ways is an option of a new game. The position keeps the
 * reading by which it is played.
 */
import type { Dispute, Game, GameOption, Position, SetupOptions } from '../game.ts';
import type { Clause, Rulebook, RuleId } from '../learning/rulebook.ts';

/** An option between our ruling on a clause and the other reading. */
export interface DisputedOption<S = Position> extends GameOption<S> {
  readonly dispute: Dispute<S>;
}

/** The option of a clause as a game writes it; `words` has our ruling first. */
export const disputed = <S>(
  rule: RuleId,
  id: string,
  title: string,
  words: Readonly<Record<string, string>>,
  isOther: (state: S) => boolean,
  withOther: (state: S, isOther: boolean) => S,
): DisputedOption<S> => ({
  id,
  title,
  values: Object.entries(words).map(([id, title]) => ({ id, title })),
  dispute: { rule, isOther, withOther },
});

export const disputesOf = <S>(options: readonly GameOption<S>[]): readonly DisputedOption<S>[] =>
  options.filter((option): option is DisputedOption<S> => option.dispute !== undefined);

/** The id of the reading by which a position is played. */
export const readingIn = <S>({ values, dispute }: DisputedOption<S>, state: S): string =>
  values[dispute.isOther(state) ? 1 : 0]?.id ?? '';

/** The words of a value after its option's title: "a Yurt". */
export const valueWords = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** A reading in a sentence: "A Pawn becomes: a Yurt." */
export const readingText = ({ title, values }: GameOption, isOther: boolean): string =>
  `${title}: ${valueWords(values[isOther ? 1 : 0]?.title ?? '')}.`;

/** The clauses that a position plays by the other reading. */
export const otherRules = <S>(options: readonly GameOption<S>[], state: S): readonly RuleId[] =>
  disputesOf(options).flatMap(({ dispute }) => (dispute.isOther(state) ? [dispute.rule] : []));

/** The clause as a game says it that plays those by the other reading; ours then stands with its ruling. */
const saidBy = (clause: Clause, others: readonly RuleId[]): Clause => {
  const { id, text, ruling, other } = clause;
  if (!other || !others.includes(other.by ?? id)) return clause;
  return { ...clause, ...(!other.by && ruling && { ruling: `${text} ${ruling}` }), ...other };
};

/** The rulebook of a game that plays these clauses by the other reading. */
export const rulebookBy = (rules: Rulebook, others: readonly RuleId[]): Rulebook =>
  others.length === 0
    ? rules
    : rules.map((chapter) => ({
        ...chapter,
        clauses: chapter.clauses.map((clause) => saidBy(clause, others)),
      }));

/** The rulebook as this position plays it. */
export const rulebookOf = (
  { rules, options }: Pick<Game, 'rules' | 'options'>,
  position: Position,
): Rulebook => rulebookBy(rules, otherRules(options, position));

/** The other readings by which a position is played, each with its clause: "a Pawn becomes a Yurt". */
export const otherReadings = <S>(
  options: readonly GameOption<S>[],
  state: S,
): readonly { readonly rule: RuleId; readonly says: string }[] =>
  disputesOf(options).flatMap(({ title, values: [, other], dispute: { rule, isOther } }) =>
    other && isOther(state) ? [{ rule, says: `${valueWords(title)} ${valueWords(other.title)}` }] : [],
  );

/** The position by the readings among the options of a new game. */
export const byReadings = <S>(options: readonly GameOption<S>[], start: S, chosen: SetupOptions): S =>
  disputesOf(options).reduce(
    (state, { id, values, dispute }) =>
      chosen[id] === values[1]?.id ? dispute.withOther(state, true) : state,
    start,
  );
