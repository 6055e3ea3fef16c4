/**
 * What looks like a demonstration of a clause: the same kind of piece, the same option, the same kind of
 * victim. Choices that do are tried first, and at random more often.
 */
import { type Demo, demonstrate, type Proof } from '../kernel/demo.ts';
import type { Game, Position } from '../kernel/game.ts';
import { type Choice, sameTarget, type Target } from '../kernel/menu.ts';
import { memoize } from '../kernel/remembered.ts';
import type { RuleId } from '../kernel/rulebook.ts';
import { badgesOf, type UnitView } from '../kernel/view.ts';

/** What a line is searched for: a clause, and how the game can name it. */
export interface Quest {
  readonly rule: RuleId;
  /**
   * Where its demonstration has it named: by a step, by a refusal, or by what the board shows. A step counts
   * always.
   */
  readonly named: ReadonlySet<Proof['kind']>;
  /** What its demonstration picks. */
  readonly traits: ReadonlySet<string>;
  /** Options that it picks, as they are spelled. */
  readonly options: readonly Target[];
  /** Does it say something beside the board, such as a draw offer? */
  readonly says: boolean;
}

const standingOn = memoize((position: { readonly units: readonly UnitView[] }) => {
  const types = new Map<number, string>();
  for (const { at, type, inside } of position.units)
    if (inside === undefined) for (const square of at) types.set(square, type);
  return types;
});

const unitsOf = memoize((view: ReturnType<Game['view']>) => ({ units: Object.values(view.units) }));

/** A target by what it is, not by where: `2 pawn`, `1 =SP`. The number is its place among the picks. */
export const traitOf = (game: Game, position: Position, target: Target, place: number): string => {
  const view = game.view(position);
  switch (target.kind) {
    case 'square':
      return `${place} ${standingOn(unitsOf(view)).get(target.square) ?? ''}`;
    case 'unit':
      return `${place} ${view.units[target.unit]?.type ?? ''}`;
    case 'direction':
      return `${place} >`;
    case 'option':
      return `=${target.option.replace(/\d+/g, '')}`;
  }
};

/** A quest for a clause, with what its demonstration knows; without one, for a step that names it. */
export const questFor = (game: Game, rule: RuleId, demo: Demo | undefined): Quest => {
  const shown = demo && demonstrate(game, rule, demo);
  if (!shown?.ok)
    return { rule, named: new Set<Proof['kind']>(['step']), traits: new Set(), options: [], says: false };
  const { start, turns, picks, last, proofs } = shown.value;
  const played = last ? [...turns, last] : turns;
  const moments = played.map((turn, index) => ({
    position: played[index - 1]?.position ?? start,
    picks: turn.picks,
  }));
  const tried = last ? [] : [{ position: turns.at(-1)?.position ?? start, picks }];
  const all = [...moments, ...tried];
  return {
    rule,
    named: new Set(proofs.map(({ kind }) => kind)),
    traits: new Set(
      all.flatMap((moment) => moment.picks.map((pick, place) => traitOf(game, moment.position, pick, place))),
    ),
    options: all.flatMap((moment) => moment.picks).filter(({ kind }) => kind === 'option'),
    says: all.some(
      (moment) =>
        moment.picks.length === 1 &&
        game.asides(moment.position).some(({ target }) => sameTarget(target, moment.picks[0] as Target)),
    ),
  };
};

/** How much likelier a choice is taken that looks like the demonstration. */
const OPTION = 24;
const ALIKE = 6;

/** The weight of a choice: 1 for what looks like nothing in the demonstration. */
export const weightOf = (
  game: Game,
  position: Position,
  { traits }: Quest,
  { target }: Choice<unknown>,
  place: number,
): number => {
  if (!traits.has(traitOf(game, position, target, place))) return 1;
  return target.kind === 'option' ? OPTION : ALIKE;
};

/** The actions that can be said beside the board, where the quest needs them. */
export const saidIn = (game: Game, position: Position, { says }: Quest): readonly (readonly Target[])[] =>
  says
    ? game.asides(position).flatMap((choice) => {
        const next = choice.kind === 'open' ? choice.next() : null;
        return next?.kind === 'act' ? [[choice.target]] : [];
      })
    : [];

/** Does the board show this clause? */
export const isShown = (game: Game, position: Position, rule: RuleId): boolean =>
  badgesOf(game.view(position)).some((each) => each.rule === rule) ||
  game.outcome(position)?.rule === rule ||
  game.about(position, null).some((each) => each.rule === rule);
