/** The notation of section 10.1 of the rules. */
import { choiceAt } from '../../kernel/asking/legal.ts';
import type { Menu } from '../../kernel/asking/menu.ts';
import {
  furthestPath,
  type NamedPath,
  namedPaths,
  picksOfPath,
  START,
  type TextConstraints,
} from '../../kernel/asking/named.ts';
import { option, sameTarget, square, type Target, type UnitId, unit } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import type { Notation, ReadAction } from '../../kernel/editing/notation.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { actionNamed, definitionNamed } from './abilities/index.ts';
import { PLAYER_ACTIONS } from './abilities/players.ts';
import { farCorner } from './mechanics/capture/majority.ts';
import { menu } from './menu/index.ts';
import {
  type Act,
  type AnySpecial,
  type By,
  EXTRA_SIGNS,
  type Leg,
  type Part,
  type Special,
  type TargetUnit,
} from './position/action.ts';
import { BOARD, fileOf, nameOf } from './position/board.ts';
import { shadowsOn, shadowWith, unitOf } from './position/shadows.ts';
import { stackOn } from './position/squares.ts';
import { idOf, isFused } from './position/stacks.ts';
import type { Actor, Component, Shadow, State } from './position/state.ts';

/** Writes a shadow's letter: "N", or "N2" for the second such shadow of its side on the square (section 10.1). */
const shadowLetter = (state: State, shadow: Shadow): string => {
  const { kind } = unitOf(shadow);
  const equal = shadowsOn(state, shadow.square).filter(
    (each) => each.stack.side === shadow.stack.side && unitOf(each).kind === kind,
  );
  const place = equal.findIndex((each) => idOf(each.stack) === idOf(shadow.stack));
  return equal.length > 1 ? `${kind}${place + 1}` : kind;
};

/** Writes the acting shadow, such as "sN2e5"; empty if no shadow has the id. The "s" sets it apart from a unit. */
const actingShadow = (state: State, id: UnitId): string => {
  const shadow = shadowWith(state, id);
  return shadow ? `s${shadowLetter(state, shadow)}${nameOf(shadow.square)}` : '';
};

/** Writes the prey (the captured shadow), as in ":bN2". Empty unless several shadows could be meant. */
const preyText = (state: State, at: Square, prey: UnitId | null, actor: UnitId): string => {
  const shadow = prey === null ? null : shadowWith(state, prey);
  if (!shadow) return '';
  const there = shadowsOn(state, at).filter(({ stack }) => idOf(stack) !== actor);
  if (there.length === 1 && there[0] === shadow) return '';
  return `:${shadow.stack.side === 'white' ? 'w' : 'b'}${shadowLetter(state, shadow)}`;
};

/** Writes a unit's letter: "N", or "N2" for the second Knight from the base of a stack (section 10.1). */
const letterOf = (units: readonly Component[], unit: Component): string => {
  const same = units.filter(({ kind }) => kind === unit.kind);
  return same.length > 1 ? `${unit.kind}${same.indexOf(unit) + 1}` : unit.kind;
};

/** Writes a unit's letter and square. A single Pawn has no letter, as in chess. */
const unitText = ({ square: from, stack }: Actor, unit: Component): string =>
  `${unit.kind === 'P' && !isFused(stack) ? '' : letterOf(stack.units, unit)}${nameOf(from)}`;

const actorText = (state: State, { from, by }: By): string => {
  const stack = stackOn(state, from);
  const unit = stack?.units.find(({ id }) => id === by);
  return stack && unit ? unitText({ square: from, stack }, unit) : actingShadow(state, by);
};

const targetText = (state: State, to: Square, targetUnit: TargetUnit, by: UnitId): string =>
  `${nameOf(to)}${typeof targetUnit === 'string' ? `:${targetUnit}` : preyText(state, to, targetUnit, by)}`;

const legText = (state: State, leg: Leg, by: UnitId): string => {
  const { to, promote, extra } = leg;
  const goes = leg.capture
    ? `x${targetText(state, to, leg.targetUnit, by)}`
    : `${leg.corners.map((corner) => `~${nameOf(corner)}`).join('')}-${nameOf(to)}`;
  return `${goes}${promote ? `=${promote}` : ''}${extra ? EXTRA_SIGNS[extra] : ''}`;
};

const argumentsOf = (state: State, act: Special): string => {
  const own = definitionNamed(act.code)?.write?.(act);
  if (own !== undefined) return own;
  const { to, targetUnit, also, jumps, aim, cargo, promote, amount, into, inner }: AnySpecial = act;
  const words = [
    cargo === undefined ? null : `${cargo + 1}`,
    to === undefined ? null : targetText(state, to, targetUnit ?? null, act.by),
    typeof also === 'number' ? nameOf(also) : null,
    ...(jumps ?? []).map((jump) => `${jump.frog + 1} ${nameOf(jump.to)}`),
    aim?.toUpperCase(),
    typeof into === 'number' ? `into ${nameOf(into)}` : amount?.toString(),
    inner && `: ${writeAction(state, inner)}`,
  ];
  return `${words.map((word) => (word ? ` ${word}` : '')).join('')}${promote ? `=${promote}` : ''}`;
};

const partText = (state: State, part: Part, before: Part | undefined, by: UnitId): string => {
  if (part.kind === 'special') return ` ${part.code}${argumentsOf(state, part)}`;
  return `${before?.kind === 'special' ? ' ' : ''}${legText(state, part, by)}`;
};

export const writeAction = (state: State, act: Act): string => {
  switch (act.kind) {
    case 'null':
      return '00';
    case 'special':
      return `${actorText(state, act)} ${act.code}${argumentsOf(state, act)}`;
    case 'player':
      return `${act.code} ${nameOf(act.from)}${'amount' in act ? ` ${fileOf(act.to) - fileOf(act.from) + 1} ${act.amount}` : ''}`;
    case 'move':
      return (
        actorText(state, act) +
        act.legs.map((part, index) => partText(state, part, act.legs[index - 1], act.by)).join('')
      );
  }
};

const UNIT_PATTERN = /^(s?[A-Z]?\d*)([a-p](?:1[0-6]|[1-9]))(?![0-9])(?: ([A-Z]{2,3})\b)?/;
const PLAYER_ACTION_PATTERN = /^([A-Z]{2}) ([a-p](?:1[0-6]|[1-9]))(?: (\d+) (\d+))?$/;
const SQUARE_PATTERN = /[a-p](?:1[0-6]|[1-9])(?![0-9])/g;

const squaresIn = (text: string): readonly Square[] =>
  (text.match(SQUARE_PATTERN) ?? []).map((name) => squareNamed(BOARD, name)).filter((each) => each !== null);

const STEPS = option('steps');
const BOUNCE = option('bounce');

/**
 * Whether the notation writes a number in place of the second square.
 * `RO b2 3 90` has 3, the width of the area in squares, in place of the corner d4.
 */
const isCounted = (target: Target): boolean =>
  target.kind === 'option' && actionNamed(target.option)?.isCounted === true;

/** Returns the constraints on picks that follow from the text after the unit, like `-a5` in `Ra1-a5`. */
const constraintsFrom = (rest: string): TextConstraints => {
  const words = rest.split(/[^A-Za-z0-9]+/);
  return {
    squares: squaresIn(rest.replace(/~[a-p]\d+|(?<=: s?[A-Z]?\d?)[a-p]\d+/g, '')).map((each) => [each]),
    matchOf: ({ target, label = '' }, left) => {
      const number = / (\d+)$/.exec(label)?.[1];
      if (target.kind !== 'option') return number && !words.includes(number) ? null : 'possible';
      if (words.includes(target.option)) return 'named';
      if (target.option === 'steps') return left > 1 || words.some(actionNamed) ? 'possible' : null;
      return actionNamed(target.option) || (target.option === 'bounce' && !rest.includes('~')) ? null : 'possible';
    },
    isFree: (picks) => picks.slice(-2).some(isCounted),
  };
};

const withoutSquares = (text: string): string =>
  text
    .replace(/\{[^}]*\}/g, '')
    .replace(/[+#]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the picks that choose the unit or shadow named `text`. A shared square needs a second pick. */
const actorPicks = (state: State, from: Square, text: string): readonly Target[] | null => {
  const own = shadowsOn(state, from).filter(({ stack }) => stack.side === state.toMove);
  const stack = stackOn(state, from);
  const isShared = own.length + (stack?.side === state.toMove ? 1 : 0) > 1;
  const shadow = own.find((each) => actingShadow(state, idOf(each.stack)) === text);
  if (shadow) return isShared ? [square(from), unit(idOf(shadow.stack))] : [square(from)];
  const acting = stack?.units.find((unit) => unitText({ square: from, stack }, unit) === text);
  if (!stack || !acting) return stack || own.length > 0 ? null : [square(from)];
  return [square(from), ...(own.length > 0 ? [unit(idOf(stack))] : []), ...(isFused(stack) ? [unit(acting.id)] : [])];
};

const menuAfter = (state: State, picks: readonly Target[]): Menu<Act> | null =>
  picks.reduce<Menu<Act> | null>((at, target) => {
    const choice = at && choiceAt(at, [target]);
    return choice?.kind === 'open' ? choice.next() : null;
  }, menu(state));

/**
 * Reads the rest of an action after the picks in `first`.
 * Even an illegal action may give picks, because the menu then explains the refusal.
 */
const readActionAfter = (
  state: State,
  wanted: string,
  first: readonly Target[],
  named: TextConstraints,
  lead: readonly Target[] = [],
): Result<ReadAction, Problem> => {
  const below = menuAfter(state, first);
  const begun: NamedPath<Act> = { ...START, picks: first };
  const ways: NamedPath<Act>[] = [];
  for (const way of below ? namedPaths(below, named, begun) : []) {
    if (way.act && writeAction(state, way.act) === wanted) return ok({ picks: way.picks, rest: '' });
    if (lead.every((each) => way.picks.some((pick) => sameTarget(pick, each)))) ways.push(way);
  }
  const best = furthestPath(ways, named) ?? { ...begun, picks: [...first, ...lead] };
  const picks = picksOfPath(best, named);
  return best.act && picks.length === best.picks.length
    ? problem(`"${wanted}" is not legal here. "${writeAction(state, best.act)}" is.`)
    : ok({ picks, rest: '' });
};

const leadingPicks = (rest: string): readonly Target[] => {
  if (/^-[a-p]\d+ ?[-x~ ]/.test(rest)) return [STEPS];
  return rest.startsWith('~') ? [BOUNCE] : [];
};

export const readAction: Notation<State, Act>['read'] = (state, text) => {
  const wanted = withoutSquares(text);
  if (wanted === '00') return ok({ picks: [option('00')], rest: '' });
  const [, players = '', name = '', size, degrees] = PLAYER_ACTION_PATTERN.exec(wanted) ?? [];
  const corner = squareNamed(BOARD, name);
  if (PLAYER_ACTIONS.some((each) => each.code === players) && corner !== null) {
    const far = size === undefined ? null : farCorner(corner, Number(size));
    const squares = [corner, ...(far === null ? [] : [far])].map((each) => [each]);
    return readActionAfter(state, wanted, [option(players)], {
      ...constraintsFrom(degrees ?? ''),
      squares,
      isFree: () => false,
    });
  }
  const start = UNIT_PATTERN.exec(wanted);
  const from = start?.[2] ? squareNamed(BOARD, start[2]) : null;
  if (!start || from === null)
    return problem(`"${wanted}" is not a move: it must begin with a piece's letter and square, or be 00.`);
  const code = start[3];
  if (code && !actionNamed(code)) return problem(`"${code}" in "${wanted}" is not the code of an ability.`);
  const who = actorPicks(state, from, `${start[1]}${nameOf(from)}`);
  if (!who) return problem(`"${wanted}" names a piece that is not on ${nameOf(from)}.`);
  const rest = wanted.slice(start[0].length);
  const stray = /\b(?!into\b)[a-z]{2,}\b/.exec(rest)?.[0];
  if (stray) return problem(`"${stray}" in "${wanted}" is no part of a move.`);
  const own = code && definitionNamed(code)?.read?.(rest.trim());
  if (own) return own.ok ? ok({ picks: [...who, option(code), ...own.value], rest: '' }) : own;
  return readActionAfter(
    state,
    wanted,
    who,
    constraintsFrom(`${code ?? ''}${rest}`),
    code ? [option(code)] : leadingPicks(rest),
  );
};

export const ACCEPTED_FORMS: Notation<State, Act>['acceptedForms'] = [
  { says: 'a second blank', form: /(?<=\s)\s+/g },
  { says: 'what followed, in braces', form: /\s*\{[^}]*\}/g },
  { says: 'signs for check or mate behind it (`+`, `#`)', form: /\s*[+#]+$/ },
];
