/** Compares choices with a demonstration. Similar choices are tried first, since they cite the clause more often. */
import type { Choice } from '../kernel/asking/menu.ts';
import { sameTarget, type Target } from '../kernel/asking/target.ts';
import type { Square } from '../kernel/board/board.ts';
import type { Game, Position } from '../kernel/game.ts';
import { type Demo, demonstrate, type Proof } from '../kernel/learning/demo.ts';
import type { RuleId } from '../kernel/learning/rulebook.ts';
import { memoize } from '../kernel/memoize.ts';
import { type Badge, type BoardView, badgesOf } from '../kernel/view.ts';

/** The goal of a search: a line of actions in which a step, a refusal or a shown fact has the id of a clause. */
export interface SearchGoal {
  readonly rule: RuleId;
  /** The kinds of proof in the demonstration, such as a refusal. A proof of one of these kinds can reach the goal. */
  readonly proofKinds: ReadonlySet<Proof['kind']>;
  /** Whether the demonstration cites the clause by an action's own steps. Other steps are slower to judge. */
  readonly isByAction: boolean;
  readonly isByOutcome: boolean;
  readonly traits: ReadonlySet<string>;
  readonly options: readonly Target[];
  readonly includesAside: boolean;
  readonly lens: string | null;
  /** The type of the piece that the demonstration inspects. '' on an empty square, null without an inspection. */
  readonly inspectedType: string | null;
}

export interface ShownFact {
  readonly text: string;
  readonly square: Square | null;
  readonly lens: string | null;
}

const typesOn = memoize((view: BoardView): ReadonlyMap<Square, string> => {
  const types = new Map<Square, string>();
  for (const { at, type, inside } of Object.values(view.units))
    if (inside === undefined) for (const square of at) types.set(square, type);
  return types;
});

/** Returns a pick's trait, which names no square: `2 pawn` for a Pawn at index 2 of the picks. */
export const traitOf = (game: Game, position: Position, target: Target, place: number): string => {
  const view = game.view(position);
  switch (target.kind) {
    case 'square':
      return `${place} ${typeOn(game, position, target.square)}`;
    case 'unit':
      return `${place} ${view.units[target.unit]?.type ?? ''}`;
    case 'direction':
      return `${place} >`;
    case 'option':
      return `=${target.option.replace(/\d+/g, '')}`;
  }
};

const typeOn = (game: Game, position: Position, at: Square): string => typesOn(game.view(position)).get(at) ?? '';

const PLAIN: Omit<SearchGoal, 'rule'> = {
  proofKinds: new Set<Proof['kind']>(['step']),
  isByAction: false,
  isByOutcome: false,
  traits: new Set(),
  options: [],
  includesAside: false,
  lens: null,
  inspectedType: null,
};

/** Returns the goal that a demonstration defines. If it cannot be played, any step that cites the clause counts. */
export const goalFor = (game: Game, rule: RuleId, demo: Demo): SearchGoal => {
  const shown = demonstrate(game, rule, demo);
  if (!shown.ok) return { ...PLAIN, rule };
  const { start, actions, picks, last, proofs, look } = shown.value;
  const end = actions.at(-1)?.position ?? start;
  const played = last ? [...actions, last] : actions;
  const moments = played.map((turn, index) => ({
    position: played[index - 1]?.position ?? start,
    picks: turn.picks,
  }));
  const tried = last ? [] : [{ position: end, picks }];
  const all = [...moments, ...tried];
  return {
    rule,
    proofKinds: new Set(proofs.map(({ kind }) => kind)),
    isByOutcome: game.outcome(played.at(-1)?.position ?? start)?.rule === rule,
    isByAction: moments.some((moment) => {
      const again = game.play(moment.position, moment.picks);
      return again.ok && again.value.ownSteps().some((step) => step.rule === rule);
    }),
    traits: new Set(
      all.flatMap((moment) => moment.picks.map((pick, place) => traitOf(game, moment.position, pick, place))),
    ),
    options: all.flatMap((moment) => moment.picks).filter(({ kind }) => kind === 'option'),
    includesAside: all.some(
      (moment) =>
        moment.picks.length === 1 &&
        game.asides(moment.position).some(({ target }) => sameTarget(target, moment.picks[0] as Target)),
    ),
    lens: demo.lens ?? null,
    inspectedType: look === null ? null : typeOn(game, end, look),
  };
};

const OPTION = 24;
const ALIKE = 6;

export const weightOf = (
  game: Game,
  position: Position,
  { traits }: SearchGoal,
  { target }: Choice<unknown>,
  place: number,
): number => {
  if (!traits.has(traitOf(game, position, target, place))) return 1;
  return target.kind === 'option' ? OPTION : ALIKE;
};

export const asidePicks = (
  game: Game,
  position: Position,
  { includesAside }: SearchGoal,
): readonly (readonly Target[])[] =>
  includesAside
    ? game.asides(position).flatMap((choice) => {
        const next = choice.kind === 'open' ? choice.next() : null;
        return next?.kind === 'act' ? [[choice.target]] : [];
      })
    : [];

/** The maximum number of pieces whose inspector facts are searched, since collecting these facts takes long. */
const MAX_INSPECTED = 6;

/** Finds a shown fact that cites the clause, such as a badge, a mark or the outcome. Null if no shown fact does. */
export const findShown = (
  game: Game,
  position: Position,
  { rule, lens, inspectedType }: SearchGoal,
): ShownFact | null => {
  const fact = (label: string, square: Square | null = null, through: string | null = null): ShownFact => ({
    text: label,
    square,
    lens: through,
  });
  const named = (badges: readonly Badge[]) => badges.find((each) => each.rule === rule);
  const view = game.view(position);
  const outcome = game.outcome(position);
  if (outcome?.rule === rule) return fact(outcome.text);
  for (const [at, marks] of Object.entries(view.marks)) {
    const mark = named(marks);
    if (mark) return fact(mark.label, Number(at));
  }
  for (const { at, badges } of Object.values(view.units)) {
    const badge = named(badges);
    if (badge) return fact(badge.label, at[0]);
  }
  const said = named([...badgesOf(view), ...game.inspectorFacts(position, null)]);
  if (said) return fact(said.label);
  const seen = lens === null ? [] : game.look(position, lens, null);
  const through = seen.find(([, mark]) => mark.rule === rule);
  if (through) return fact(through[1].label, through[0], lens);
  const alike = inspectedType ? Object.values(view.units).filter(({ type }) => type === inspectedType) : [];
  for (const { at } of alike.slice(0, MAX_INSPECTED)) {
    const about = named(game.inspectorFacts(position, at[0] ?? null));
    if (about) return fact(about.label, at[0] ?? null);
  }
  return null;
};
