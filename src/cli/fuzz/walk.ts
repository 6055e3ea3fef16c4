/**
 * Walking from a position: seldom chosen actions first, tries that are refused, and every clause that the
 * engine names on the way.
 */
import { prepare } from '../../kernel/asking/legal.ts';
import { glance, type Menu, type OpenChoice } from '../../kernel/asking/menu.ts';
import { option, sameTarget, spell, square, type Target, unit } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Die } from '../../kernel/chance.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { brokenLaws, brokenNotation, wrongRefusal } from '../../kernel/laws/laws.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { badgesOf, type UnitView } from '../../kernel/view.ts';
import type { RareFirst } from './rare.ts';

/** Called with every clause that the engine names. */
type Meet = (rule: RuleId) => void;

/** The unit on a square by type and form, to count alike units together. */
const standing = (game: Game, position: Position, at: Square): string =>
  Object.values(game.view(position).units)
    .filter((each) => each.at.includes(at))
    .map(({ type, body }) => `${type}/${body}`)
    .join('+');

/** The name to count a choice by: its actor, and then its effect and target. */
const nameOfChoice = (
  game: Game,
  position: Position,
  who: string,
  { target, tone }: OpenChoice<unknown>,
): string => {
  if (target.kind === 'option') return `${who} =${target.option.replace(/\d+/g, '')}`;
  if (target.kind !== 'square') return `${who} ${target.kind}`;
  return `${who} ${tone()} ${tone() === 'move' ? '' : standing(game, position, target.square)}`;
};

type Open = OpenChoice<unknown>;

/**
 * Most questions asked to find all that can be picked: a side in check with many steps may need a million.
 */
const MOST_ASKED = 400;

/** Does it take too long to find which of these choices lead on? */
export const isLaborious = (menu: Menu<unknown>): boolean => {
  let asked = 0;
  return !prepare(menu, [], () => asked++ < MOST_ASKED);
};

/** An action, if one is found soon; what was asked for it is not kept, so `isLaborious` counts it. */
const soonFound = (menu: Menu<unknown>): readonly Target[] | null => {
  let asked = 0;
  const below = (at: Menu<unknown>): readonly Target[] | null => {
    if (at.kind === 'act') return [];
    for (const choice of at.choices) {
      if (choice.kind === 'refused' || asked > MOST_ASKED) continue;
      asked += 1;
      const path = glance(choice, below);
      if (path) return [choice.target, ...path];
    }
    return null;
  };
  return below(menu);
};

/** Does the game go on, and is an action found soon? With an action at hand the outcome is known sooner. */
export const isPlayable = (game: Game, position: Position): boolean => {
  const path = soonFound(game.menu(position));
  return path !== null && game.ask(position, path).ok;
};

/** The questions that picks answer, one after the other, and the one that they lead to; unpruned. */
export const menusAlong = (
  game: Game,
  position: Position,
  picks: readonly Target[],
): readonly Menu<unknown>[] => {
  const menus = [game.menu(position)];
  for (const pick of picks) {
    const menu = menus.at(-1);
    const choice =
      menu?.kind === 'ask' ? menu.choices.find(({ target }) => sameTarget(target, pick)) : undefined;
    if (choice?.kind !== 'open') break;
    menus.push(choice.next());
  }
  return menus;
};

/**
 * The open choices of a question, plans of many steps included. Another spelling of an action counts only in
 * games without dice, since it stirs them differently.
 */
const openIn = (menu: Menu<unknown>, position: Position): Open[] =>
  menu.kind === 'act'
    ? []
    : menu.choices.filter(
        (choice): choice is Open => choice.kind === 'open' && (!choice.again || !position.rng),
      );

/** Choices of the first question below which rare ones are looked for. */
const AHEAD = 6;

/** Dead ends before the first action of all is taken: a side in check has few. */
const DEAD_ENDS = 60;

/** A path to an action, by choices that have come up rare. */
export const rarePath = (
  game: Game,
  position: Position,
  die: Die,
  rare: RareFirst,
): readonly Target[] | null => {
  let left = DEAD_ENDS;
  /** One of a list, removed from it. */
  const take = <T>(list: T[], name: (each: T) => string): T | undefined => {
    const one = rare.choose(die, list, name);
    if (one !== undefined) list.splice(list.indexOf(one), 1);
    return one;
  };
  const nameOf = (who: string) => (choice: Open) => nameOfChoice(game, position, who, choice);
  const below = (menu: Menu<unknown>, who: string): readonly Target[] | null => {
    if (menu.kind === 'act') return [];
    const open = openIn(menu, position);
    for (let choice = take(open, nameOf(who)); choice && left > 0; choice = take(open, nameOf(who))) {
      const name = nameOf(who)(choice);
      const path = below(choice.next(), who || name);
      if (!path) continue;
      rare.saw(name);
      return [choice.target, ...path];
    }
    left--;
    return null;
  };
  /** The first two picks together, so that an ability of few units is seldom passed over. */
  const twoPicks = (root: Menu<unknown>): readonly Target[] | null => {
    const open = openIn(root, position);
    const firsts = Array.from({ length: Math.min(AHEAD, open.length) }, () => take(open, nameOf(''))).filter(
      (each) => each !== undefined,
    );
    const pairs = firsts.flatMap((first) => {
      const [who, next] = [nameOf('')(first), first.next()];
      if (next.kind === 'act') return [{ picks: [first.target], names: [who], next: () => next }];
      return openIn(next, position).map((second) => ({
        picks: [first.target, second.target],
        names: [nameOf(who)(second), who],
        next: second.next,
      }));
    });
    const rarest = () => take(pairs, ({ names }) => names[0] ?? '');
    for (let pair = rarest(); pair && left > DEAD_ENDS / 2; pair = rarest()) {
      const path = below(pair.next(), pair.names.at(-1) ?? '');
      left--;
      if (!path) continue;
      for (const name of pair.names) rare.saw(name);
      return [...pair.picks, ...path];
    }
    return null;
  };
  const root = game.menu(position);
  const path = twoPicks(root) ?? below(root, '');
  if (path) return path;
  for (const { picks } of game.actions(position)) return picks;
  return null;
};

/** Tries begin with fewer picks than this. */
const DEEPEST = 5;

/** Squares inspected at each position. */
const LOOKS = 12;

/** The clauses of all facts of a position. */
export const meetFacts = (game: Game, position: Position, die: Die, meet: Meet): void => {
  const view = game.view(position);
  const places = [
    ...new Set([
      ...Object.values(view.units).flatMap(({ at }) => at),
      ...Object.keys(view.marks).map(Number),
    ]),
  ];
  const focus = places[die(places.length)] ?? null;
  const lens = game.lenses[die(game.lenses.length)];
  for (const { rule } of badgesOf(view)) meet(rule);
  const looked = Array.from(
    { length: Math.min(LOOKS, places.length) },
    () => places[die(places.length)] ?? null,
  );
  for (const at of [null, focus, ...looked]) for (const { rule } of game.about(position, at)) meet(rule);
  if (lens) for (const [, { rule }] of game.look(position, lens.id, focus)) meet(rule);
  const outcome = game.outcome(position);
  if (outcome) meet(outcome.rule);
};

/** The clauses of every refusal and every hint in the questions that these picks answer. */
export const meetQuestions = (game: Game, position: Position, picks: readonly Target[], meet: Meet): void => {
  for (let length = 0; length < picks.length; length++) {
    const menu = game.ask(position, picks.slice(0, length));
    if (!menu.ok || menu.value.kind === 'act') return;
    for (const choice of menu.value.choices) {
      const said = choice.kind === 'refused' ? choice.why() : choice.hint?.();
      if (said) meet(said.rule);
    }
  }
};

/** Picks with a rare beginning, with or without a legal end; the refusals listed on the way are met. */
export const seldomBegun = (
  game: Game,
  position: Position,
  die: Die,
  rare: RareFirst,
  meet: Meet,
): readonly Target[] => {
  const picks: Target[] = [];
  let menu = game.menu(position);
  let who = '';
  for (let left = die(DEEPEST); menu.kind === 'ask'; left--) {
    for (const choice of menu.choices) if (choice.kind === 'refused') meet(choice.why().rule);
    const open = menu.choices.filter((choice) => choice.kind === 'open');
    const choice =
      left > 0 ? rare.choose(die, open, (each) => nameOfChoice(game, position, who, each)) : undefined;
    const next = choice?.next();
    if (!choice || !next || next.kind === 'act') break;
    const name = nameOfChoice(game, position, who, choice);
    rare.saw(name);
    picks.push(choice.target);
    who ||= name;
    menu = next;
  }
  return picks;
};

/**
 * A random pick after these picks, mostly refused: a listed one, an option picked elsewhere, any square, or,
 * most often, a unit, each type as often as another after each option.
 */
export const anyPick = (
  game: Game,
  position: Position,
  picks: readonly Target[],
  options: readonly string[],
  die: Die,
  rare: RareFirst,
): Target => {
  const menu = die(3) === 0 ? menusAlong(game, position, picks)[picks.length] : undefined;
  const listed = menu?.kind === 'ask' ? menu.choices[die(menu.choices.length)] : undefined;
  if (listed) return listed.target;
  if (die(5) === 0) return option(options[die(options.length)] ?? 'nonsense');
  const last = [...picks].reverse().find(({ kind }) => kind === 'option');
  const after = last?.kind === 'option' ? last.option : '';
  const nameOf = ({ type, side }: UnitView): string => `try ${after} ${type} ${side === position.toMove}`;
  const one = rare.choose(die, Object.values(game.view(position).units), nameOf);
  if (!one || die(4) === 0) return square(die(game.board.squares.length));
  rare.saw(nameOf(one));
  return die(10) === 0 ? unit(one.id) : square(one.at[0] ?? 0);
};

/** The law of refusals for any try; the clause it names is met. */
export const brokenTry = (
  game: Game,
  position: Position,
  picks: readonly Target[],
  meet: Meet,
): readonly string[] => {
  const end = menusAlong(game, position, picks)[picks.length];
  if (end && isLaborious(end)) return [];
  const answer = game.ask(position, picks);
  if (answer.ok) return [];
  const { rule, text } = answer.error;
  if (rule !== undefined) meet(rule);
  // A pick after a complete action is too much, by no rule of the game.
  const isTooMuch = rule === undefined && game.ask(position, picks.slice(0, -1)).ok;
  const wrong = isTooMuch ? null : wrongRefusal(game, answer.error);
  return wrong === null ? [] : [`"${text}" (${rule}) ${wrong}`];
};

/** Every law of one action. An aside has no place in a list of actions. */
export const brokenBy = (game: Game, position: Position, picks: readonly Target[]): readonly string[] => {
  const isAside =
    picks.length === 1 &&
    game.asides(position).some(({ target }) => spell(game.board, [target]) === spell(game.board, picks));
  return [...brokenLaws(game, position, picks), ...(isAside ? [] : brokenNotation(game, position, picks))];
};
