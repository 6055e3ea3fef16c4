/** The options of a new game. Each is declared once, so that position files and the editor agree. */
import { change } from '../changed.ts';
import type { FirstGame, Game, GameOption, Position, SetupOptions } from '../game.ts';
import type { Clause, Rulebook, RuleId } from '../learning/rulebook.ts';

interface OptionDeclaration {
  readonly title: string;
  /** The titles of the values by their ids, the default first. */
  readonly values: Readonly<Record<string, string>>;
  /** The disputed clause, whose two readings are the values. The first value is our ruling. */
  readonly rule?: RuleId;
  /** The word for the second value in a one-line position file. Default: the id of the value. */
  readonly word?: string;
  /** Whether position files contain even the default value. */
  readonly isWritten?: true;
}

type OptionDeclarations = Readonly<Record<string, OptionDeclaration>>;

type OptionValues<D extends OptionDeclarations> = { readonly [Id in keyof D]: keyof D[Id]['values'] & string };

export interface Options<D extends OptionDeclarations = OptionDeclarations> {
  readonly declared: D;
  /** The options in the order in which players see them. */
  readonly all: readonly GameOption[];
  readonly initial: OptionValues<D>;
  /** The words for options in one-line position files, in file order. `fromWords` accepts no other order. */
  readonly words: readonly string[];
  toWords(chosen: OptionValues<D>): readonly string[];
  /** Returns the values that the words set. Null if a word is unknown, repeated or out of order. */
  fromWords(words: readonly string[]): OptionValues<D> | null;
}

export type ChosenOf<O> = O extends Options<infer D> ? OptionValues<D> : never;

const firstOf = ({ values }: OptionDeclaration): string => Object.keys(values)[0] ?? '';

const wordFor = (declared: OptionDeclaration, value: string): readonly string[] => {
  if (value === firstOf(declared)) return declared.isWritten ? [value] : [];
  return [declared.word ?? value];
};

const optionFrom = (id: string, declared: OptionDeclaration): GameOption => ({
  id,
  title: declared.title,
  values: Object.entries(declared.values).map(([value, title]) => ({ id: value, title })),
  ...(declared.rule !== undefined && { rule: declared.rule }),
  valueIn: ({ options }) => options?.[id] ?? firstOf(declared),
  withValue: <S extends Position>(position: S, value: string) =>
    change<Position>(position, { options: { ...position.options, [id]: value } }) as S,
});

/** Declares the options of a game in the order shown to players. In files, the options `inFiles` come first. */
export const optionsOf = <const D extends OptionDeclarations>(
  declared: D,
  inFiles: readonly (keyof D & string)[] = [],
): Options<D> => {
  const shown = Object.keys(declared);
  const entries = [...new Set([...inFiles, ...shown])].map((id) => [id, declared[id] as OptionDeclaration] as const);
  const choose = (valueIn: (each: OptionDeclaration) => string) =>
    Object.fromEntries(entries.map(([id, each]) => [id, valueIn(each)])) as OptionValues<D>;
  const toWords = (chosen: SetupOptions) => entries.flatMap(([id, each]) => wordFor(each, chosen[id] ?? firstOf(each)));
  return {
    declared,
    all: shown.map((id) => optionFrom(id, declared[id] as OptionDeclaration)),
    initial: choose(firstOf),
    words: entries.flatMap(([, each]) => Object.keys(each.values).flatMap((value) => wordFor(each, value))),
    toWords,
    fromWords(words) {
      const isSaid = (each: OptionDeclaration) => (value: string) =>
        wordFor(each, value).some((word) => words.includes(word));
      const chosen = choose((each) => Object.keys(each.values).find(isSaid(each)) ?? firstOf(each));
      return toWords(chosen).join() === words.join() ? chosen : null;
    },
  };
};

/** Sets only the options in `chosen`. Returns the same position if nothing changes, which `firstGame` tests. */
export const withChosen = <S extends Position>(options: readonly GameOption[], position: S, chosen: SetupOptions): S =>
  options.reduce((state, { id, valueIn, withValue }) => {
    const value = chosen[id] ?? valueIn(state);
    return value === valueIn(state) ? state : withValue(state, value);
  }, position);

/**
 * Makes a first game, which has fewer rules for beginners.
 * The option values in `options` switch some rules off.
 */
export const firstGame = ({ all, initial }: Options, options: SetupOptions): FirstGame => ({
  options,
  withAllRules(position) {
    const grown = withChosen(
      all.filter(({ id }) => id in options),
      position,
      initial,
    );
    return grown === position ? null : grown;
  },
});

export interface DisputedOption extends GameOption {
  readonly rule: RuleId;
}

export const disputesOf = (options: readonly GameOption[]): readonly DisputedOption[] =>
  options.filter((option): option is DisputedOption => option.rule !== undefined);

/** Whether the position is played by another reading than our ruling. Our ruling is the first value. */
export const usesOtherReading = ({ values, valueIn }: DisputedOption, position: Position): boolean =>
  valueIn(position) !== values[0]?.id;

export const withReading = <S extends Position>(
  { values, withValue }: DisputedOption,
  position: S,
  isOther: boolean,
): S => withValue(position, values[isOther ? 1 : 0]?.id ?? '');

/** Returns a value's title with a small first letter, for use inside a sentence: "a Yurt". */
export const valueWords = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** Returns a reading as a sentence: "A Pawn becomes: a Yurt." */
export const readingSentence = ({ title, values }: GameOption, isOther: boolean): string =>
  `${title}: ${valueWords(values[isOther ? 1 : 0]?.title ?? '')}.`;

export const clausesByOtherReading = (options: readonly GameOption[], position: Position): readonly RuleId[] =>
  disputesOf(options).flatMap((option) => (usesOtherReading(option, position) ? [option.rule] : []));

const withOtherText = (clause: Clause, others: readonly RuleId[]): Clause => {
  const { id, text, ruling, other } = clause;
  if (!other || !others.includes(other.by ?? id)) return clause;
  return { ...clause, ...(!other.by && ruling && { ruling: `${text} ${ruling}` }), ...other };
};

/** Returns the rulebook with the other reading of each clause in `others`, since games may differ from our rulings. */
export const rulebookBy = (rules: Rulebook, others: readonly RuleId[]): Rulebook =>
  others.length === 0
    ? rules
    : rules.map((chapter) => ({
        ...chapter,
        clauses: chapter.clauses.map((clause) => withOtherText(clause, others)),
      }));

export const rulebookOf = ({ rules, options }: Pick<Game, 'rules' | 'options'>, position: Position): Rulebook =>
  rulebookBy(rules, clausesByOtherReading(options, position));

/** Returns the readings in force that differ from our rulings, such as "a Pawn becomes a Yurt". */
export const otherReadings = (
  options: readonly GameOption[],
  position: Position,
): readonly { readonly rule: RuleId; readonly says: string }[] =>
  disputesOf(options).flatMap((option) => {
    const { title, values, rule } = option;
    const says = `${valueWords(title)} ${valueWords(values[1]?.title ?? '')}`;
    return usesOtherReading(option, position) ? [{ rule, says }] : [];
  });
