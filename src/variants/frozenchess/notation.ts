/**
 * The notation of section 10.1: each action is written as one text, and read by comparing texts. The reader
 * ignores a second blank, remarks in braces, and a sign for check or mate.
 */
import { follow, isWalked, type Path } from '../../kernel/asking/legal.ts';
import type { Menu } from '../../kernel/asking/menu.ts';
import { option, square, type Target, type UnitId, unit } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import type { Notation, ReadAction } from '../../kernel/editing/notation.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { actionNamed, deedNamed } from './abilities/index.ts';
import { PLAYER_ACTIONS } from './abilities/players.ts';
import { farCorner } from './mechanics/capture/majority.ts';
import { shadowsOn, shadowWith, unitOf } from './mechanics/shadows/shadows.ts';
import { menu } from './menu/index.ts';
import {
  type Act,
  type By,
  EXTRA_SIGNS,
  type Leg,
  type Part,
  type Said,
  type Special,
  type Whom,
} from './position/action.ts';
import { BOARD, fileOf, nameOf } from './position/board.ts';
import { stackOn } from './position/squares.ts';
import { idOf, isFused } from './position/stacks.ts';
import type { Actor, Component, Shadow, State } from './position/state.ts';

/** Its letter, numbered by id where its side has equal ones on the square. */
const shadowLetter = (state: State, shadow: Shadow): string => {
  const { kind } = unitOf(shadow);
  const equal = shadowsOn(state, shadow.square).filter(
    (each) => each.stack.side === shadow.stack.side && unitOf(each).kind === kind,
  );
  const place = equal.findIndex((each) => idOf(each.stack) === idOf(shadow.stack));
  return equal.length > 1 ? `${kind}${place + 1}` : kind;
};

/** The shadow that acts, with its square: "sN2e5". */
const actingShadow = (state: State, id: UnitId): string => {
  const shadow = shadowWith(state, id);
  return shadow ? `s${shadowLetter(state, shadow)}${nameOf(shadow.square)}` : '';
};

/** The mark of a target shadow, ":bN2", or nothing if it is the only one but for `actor`. */
const preyText = (state: State, at: Square, prey: UnitId | null, actor: UnitId): string => {
  const shadow = prey === null ? null : shadowWith(state, prey);
  if (!shadow) return '';
  const there = shadowsOn(state, at).filter(({ stack }) => idOf(stack) !== actor);
  if (there.length === 1 && there[0] === shadow) return '';
  return `:${shadow.stack.side === 'white' ? 'w' : 'b'}${shadowLetter(state, shadow)}`;
};

/** A unit's letter, numbered from the base where its kind occurs more than once. */
const letterOf = (units: readonly Component[], unit: Component): string => {
  const same = units.filter(({ kind }) => kind === unit.kind);
  return same.length > 1 ? `${unit.kind}${same.indexOf(unit) + 1}` : unit.kind;
};

/** The letter and square of a stack's acting unit; a single Pawn has no letter. */
const unitText = ({ square: from, stack }: Actor, unit: Component): string =>
  `${unit.kind === 'P' && !isFused(stack) ? '' : letterOf(stack.comps, unit)}${nameOf(from)}`;

/** The letter and square of the actor, in either form. */
const actorText = (state: State, { from, by }: By): string => {
  const stack = stackOn(state, from);
  const unit = stack?.comps.find(({ id }) => id === by);
  return stack && unit ? unitText({ square: from, stack }, unit) : actingShadow(state, by);
};

/** The target square of an action, with the unit meant on it. */
const targetText = (state: State, to: Square, whom: Whom, by: UnitId): string =>
  `${nameOf(to)}${typeof whom === 'string' ? `:${whom}` : preyText(state, to, whom, by)}`;

const legText = (state: State, leg: Leg, by: UnitId): string => {
  const { to, promote, extra } = leg;
  const goes = leg.capture
    ? `x${targetText(state, to, leg.whom, by)}`
    : `${leg.corners.map((corner) => `~${nameOf(corner)}`).join('')}-${nameOf(to)}`;
  return `${goes}${promote ? `=${promote}` : ''}${extra ? EXTRA_SIGNS[extra] : ''}`;
};

/** The text of a special action after its code. */
const argumentsOf = (state: State, act: Special): string => {
  const own = deedNamed(act.code)?.write?.(act);
  if (own !== undefined) return own;
  const { to, whom, also, jumps, aim, cargo, promote, amount, into, inner }: Said = act;
  const words = [
    cargo === undefined ? null : `${cargo + 1}`,
    to === undefined ? null : targetText(state, to, whom ?? null, act.by),
    typeof also === 'number' ? nameOf(also) : null,
    ...(jumps ?? []).map((jump) => `${jump.frog + 1} ${nameOf(jump.to)}`),
    aim?.toUpperCase(),
    typeof into === 'number' ? `into ${nameOf(into)}` : amount?.toString(),
    inner && `: ${writeAction(state, inner)}`,
  ];
  return `${words.map((word) => (word ? ` ${word}` : '')).join('')}${promote ? `=${promote}` : ''}`;
};

/** The text of a part of a turn; a leg after a special action stands apart. */
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

const START = /^(s?[A-Z]?\d*)([a-p](?:1[0-6]|[1-9]))(?![0-9])(?: ([A-Z]{2,3})\b)?/;
const PLAYERS = /^([A-Z]{2}) ([a-p](?:1[0-6]|[1-9]))(?: (\d+) (\d+))?$/;
const SQUARE = /[a-p](?:1[0-6]|[1-9])(?![0-9])/g;

const squaresIn = (text: string): readonly Square[] =>
  (text.match(SQUARE) ?? []).map((name) => squareNamed(BOARD, name)).filter((each) => each !== null);

/** The number of squares after that option that are only a number in the text. */
const spareAfter = (target: Target | undefined): number =>
  target?.kind === 'option' && actionNamed(target.option)?.isCounted ? 1 : 0;

interface Search {
  readonly text: string;
  /** The squares of the text not yet matched, and the number of others that may be picked. */
  readonly squares: readonly Square[];
  readonly spare: number;
}

/** The actions below a menu that match the text's squares in order, and whose codes occur in it. */
function* pathsAlong(menu: Menu<Act>, picks: readonly Target[], search: Search): Generator<Path<Act>> {
  if (menu.kind === 'act') {
    yield { picks, act: menu.act };
    return;
  }
  const { text, squares, spare } = search;
  for (const choice of menu.choices) {
    const { target } = choice;
    const longer = [...picks, target];
    if (!isWalked(choice)) continue;
    if (target.kind === 'square') {
      const index = squares.indexOf(target.square);
      if (index >= 0)
        yield* pathsAlong(choice.next(), longer, { ...search, squares: squares.slice(index + 1) });
      else if (spare > 0) yield* pathsAlong(choice.next(), longer, { ...search, spare: spare - 1 });
    } else if (
      target.kind !== 'option' ||
      !actionNamed(target.option) ||
      text.includes(` ${target.option}`)
    ) {
      yield* pathsAlong(choice.next(), longer, { ...search, spare: spareAfter(target) || spare });
    }
  }
}

/** The likely picks of a text that is no legal action: playing them gives the reason. */
const guess = (first: readonly Target[], code: string | undefined, rest: string): readonly Target[] => {
  const kind = /(?<=[ =])[A-Z]$/.exec(rest)?.[0];
  const picks = [...squaresIn(rest.replace(/~[a-p]\d+/g, '')).map(square), ...(kind ? [option(kind)] : [])];
  if (code) return [...first, ...picks];
  if (/^-[a-p]\d+ ?[-x~ ]/.test(rest)) return [...first, option('steps'), ...picks];
  return [...first, ...(rest.startsWith('~') ? [option('bounce')] : []), ...picks];
};

const without = (text: string): string =>
  text
    .replace(/\{[^}]*\}/g, '')
    .replace(/[+#]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The picks of the action below these with that text. */
const found = (
  state: State,
  picks: readonly Target[],
  wanted: string,
  rest: string,
): readonly Target[] | null => {
  const below = picks.reduce<Menu<Act> | null>((at, target) => {
    const next = at?.kind === 'ask' ? follow(at, [target]) : null;
    return next?.ok ? next.value : null;
  }, menu(state));
  const spare = spareAfter(picks.at(-1));
  for (const path of below
    ? pathsAlong(below, picks, { text: wanted, squares: squaresIn(rest), spare })
    : []) {
    if (writeAction(state, path.act) === wanted) return path.picks;
  }
  return null;
};

/** The picks of the unit or shadow with that text; null if only others are on its square. */
const whoIs = (state: State, from: Square, text: string): readonly Target[] | null => {
  const own = shadowsOn(state, from).filter(({ stack }) => stack.side === state.toMove);
  const stack = stackOn(state, from);
  const isShared = own.length + (stack?.side === state.toMove ? 1 : 0) > 1;
  const shadow = own.find((each) => actingShadow(state, idOf(each.stack)) === text);
  if (shadow) return isShared ? [square(from), unit(idOf(shadow.stack))] : [square(from)];
  const acting = stack?.comps.find((unit) => unitText({ square: from, stack }, unit) === text);
  if (!stack || !acting) return stack || own.length > 0 ? null : [square(from)];
  return [
    square(from),
    ...(own.length > 0 ? [unit(idOf(stack))] : []),
    ...(isFused(stack) ? [unit(acting.id)] : []),
  ];
};

/**
 * The likely picks of a text: a legal action is written otherwise; of another, playing it gives the reason.
 */
const guessAction = (state: State, wanted: string, picks: readonly Target[]): Result<ReadAction, Problem> => {
  const meant = follow(menu(state), picks);
  return meant.ok && meant.value.kind === 'act'
    ? problem(`"${wanted}" is not legal here. "${writeAction(state, meant.value.act)}" is.`)
    : ok({ picks, rest: '' });
};

export const readAction: Notation<State, Act>['read'] = (state, text) => {
  const wanted = without(text);
  if (wanted === '00') return ok({ picks: [option('00')], rest: '' });
  const [, players = '', name = '', size, degrees] = PLAYERS.exec(wanted) ?? [];
  const corner = squareNamed(BOARD, name);
  if (PLAYER_ACTIONS.some((each) => each.code === players) && corner !== null) {
    const far = size === undefined ? null : farCorner(corner, Number(size));
    const more = far === null || degrees === undefined ? [] : [square(far), option(degrees)];
    const picks = [option(players)];
    const meant = found(state, picks, wanted, name);
    return meant
      ? ok({ picks: meant, rest: '' })
      : guessAction(state, wanted, [...picks, square(corner), ...more]);
  }
  const start = START.exec(wanted);
  const from = start?.[2] ? squareNamed(BOARD, start[2]) : null;
  if (!start || from === null)
    return problem(`"${wanted}" is not a move: it must begin with a piece's letter and square, or be 00.`);
  const code = start[3];
  if (code && !actionNamed(code)) return problem(`"${code}" in "${wanted}" is not the code of an ability.`);
  const who = whoIs(state, from, `${start[1]}${nameOf(from)}`);
  if (!who) return problem(`"${wanted}" names a piece that is not on ${nameOf(from)}.`);
  const picks: readonly Target[] = code ? [...who, option(code)] : who;
  const rest = wanted.slice(start[0].length);
  const own = code && deedNamed(code)?.read?.(rest.trim());
  if (own) return own.ok ? ok({ picks: [...picks, ...own.value], rest: '' }) : own;
  const several = [...who, option('steps')];
  const meant = found(state, picks, wanted, rest) ?? (code ? found(state, several, wanted, rest) : null);
  return meant ? ok({ picks: meant, rest: '' }) : guessAction(state, wanted, guess(picks, code, rest));
};

/** Text in an action without meaning. */
export const PASSED_OVER: Notation<State, Act>['passedOver'] = [
  { says: 'a second blank', form: /(?<=\s)\s+/g },
  { says: 'what followed, in braces', form: /\s*\{[^}]*\}/g },
  { says: 'signs for check or mate behind it (`+`, `#`)', form: /\s*[+#]+$/ },
];
