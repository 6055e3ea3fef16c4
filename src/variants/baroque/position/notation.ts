/** One action in writing: `Pa2-a5`, `Cc3-f6xf2,b6`, `Pa2xa2`, `S@c1`, `@c1,f1`, `resign:w`. The reader passes over `+`, `#` or `~` behind it. */
import { type Square, squareNamed } from '../../../kernel/board.ts';
import type { Notation } from '../../../kernel/game.ts';
import { option, type Target } from '../../../kernel/menu.ts';
import { err, ok, type Problem, type Result } from '../../../kernel/result.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { whyFrozen, whyNotThere, whyNotYours } from '../menu/refusals.ts';
import { whyNoVictim } from '../menu/victims.ts';
import { isFrozen } from '../moves/freezing.ts';
import { type Move, reach } from '../moves/generate.ts';
import { PIECES } from '../moves/tables.ts';
import { rule } from '../rules/index.ts';
import { unitOn } from '../show/names.ts';
import type { Action } from './action.ts';
import { at, BOARD, NAMES } from './board.ts';
import type { State } from './state.ts';
import { belongs, on, pieceOf, titanOf } from './units.ts';

const listed = (squares: readonly Square[]): string =>
  [...squares]
    .sort((a, b) => a - b)
    .map((square) => NAMES[square])
    .join(',');

const letterOn = ({ field }: State, square: Square): string => PIECES[pieceOf(on(field, square))].letter;
const initial = (side: Side): string => (side === 'white' ? 'w' : 'b');

const write = (state: State, action: Action): string => {
  switch (action.kind) {
    case 'move': {
      const victims = action.victims.length > 0 ? `x${listed(action.victims)}` : '';
      return `${letterOn(state, action.from)}${NAMES[action.from]}-${NAMES[action.to]}${victims}`;
    }
    case 'remove':
      return `${letterOn(state, action.square)}${NAMES[action.square]}x${NAMES[action.square]}`;
    case 'drop':
      return `S@${NAMES[action.square]}`;
    case 'place':
      return `@${listed(action.squares) || '-'}`;
    case 'accept':
      return 'draw';
    default:
      return `${action.kind}:${initial(action.side)}`;
  }
};

const SQUARE = '[a-h][1-8]';
const FORMS = {
  move: new RegExp(`^([KWSLCIP])(${SQUARE})-(${SQUARE})(?:x(${SQUARE}(?:,${SQUARE})*))?`),
  remove: new RegExp(`^([KWSLCIP])(${SQUARE})x(${SQUARE})`),
  drop: new RegExp(`^S@(${SQUARE})`),
  place: new RegExp(`^@(-|${SQUARE}(?:,${SQUARE})?)`),
  say: /^(resign|offer|refuse):([wb])/,
  draw: /^draw/,
} as const;

type Read = Result<readonly Target[], Problem>;
const no = (text: string, clause?: string, squares: readonly Square[] = []): Read =>
  err(clause === undefined ? { text } : { text, rule: clause, squares });

const named = (name: string | undefined): Square => squareNamed(BOARD, name ?? '') ?? 0;
const targets = (...squares: readonly Square[]): readonly Target[] => squares.map(at);

/** The unit an action names: it must be there, be of that letter and be one's own. */
const misnamed = (state: State, letter: string | undefined, square: Square): Read | null => {
  if (!belongs(on(state.field, square), state.toMove)) return err(whyNotYours(state, square));
  return letterOn(state, square) === letter
    ? null
    : no(`The ${unitOn(state.field, square)} is written ${letterOn(state, square)}, not ${letter}.`);
};

/** The victims are part of the notation: leaving some out would be another action, and there is none. */
const readMove = (state: State, [text, letter, start, end, victims]: RegExpExecArray): Read => {
  const { field, toMove } = state;
  const [from, to] = [named(start), named(end)];
  const wrong = misnamed(state, letter, from);
  if (wrong) return wrong;
  if (isFrozen(field, from)) return err(whyFrozen(state, from));
  const move = reach(field, titanOf(field, toMove), from).find((each: Move) => each.to === to);
  if (!move) return err(whyNotThere(state, from, to));
  const claimed = (victims ?? '').split(',').filter(Boolean).map(named);
  if ((victims ?? '') === listed(move.victims)) return ok(targets(from, to));
  const differing = [...claimed, ...move.victims].filter((square) => claimed.includes(square) !== move.victims.includes(square));
  const written = `Write ${write(state, move)}.`;
  if (differing.length === 0)
    return no(`"${text}" does not name each victim once, in the order a1, b1, … h1, a2, … h8. ${written}`, undefined, claimed);
  const wrongly = claimed.filter((square) => !move.victims.includes(square)).flatMap((square) => whyNoVictim(field, move, square) ?? []);
  const [refusal] = wrongly;
  return refusal
    ? err({ ...refusal, text: `${refusal.text} ${written}`, squares: differing })
    : no(`"${text}" does not list exactly what it captures: write ${write(state, move)}.`, rule('BQ-GEN-2'), differing);
};

const readRemoval = (state: State, [text, letter, start, end]: RegExpExecArray): Read => {
  const square = named(start);
  if (start !== end) return no(`"${text}" is no action: a self-capture names the same square twice.`, rule('BQ-IMM-3'), [square]);
  return misnamed(state, letter, square) ?? ok([...targets(square), option('remove')]);
};

const readPlacing = (state: State, [text, names = '-']: RegExpExecArray): Read => {
  if (state.phase !== 'place') return no(`"${text}" belongs to the placement phase, which is over.`, rule('BQ-TWO-4'));
  const squares = names === '-' ? [] : names.split(',').map(named);
  const sorted = listed([...new Set(squares)]);
  return names === '-' || names === sorted
    ? ok([...targets(...squares), option('done')])
    : no(`"${text}" does not name each square once, in the order a1 to h1. Write @${sorted}.`, rule('BQ-TWO-4'), squares);
};

const readSaying = (_state: State, [, word, side]: RegExpExecArray): Read => ok([option(`${side === 'w' ? 'white' : 'black'}-${word}s`)]);

const readDraw = ({ talk, toMove }: State): Read => ok([option(`${talk.offer ? other(talk.offer) : toMove}-accepts`)]);

const READERS: readonly (readonly [RegExp, (state: State, found: RegExpExecArray) => Read])[] = [
  [FORMS.move, readMove],
  [FORMS.remove, readRemoval],
  [FORMS.drop, (_state, [, square]) => ok([option('drop'), ...targets(named(square))])],
  [FORMS.place, readPlacing],
  [FORMS.say, readSaying],
  [FORMS.draw, readDraw],
];

const read: Notation<State, Action>['read'] = (state, text) => {
  for (const [form, reader] of READERS) {
    const found = form.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length).replace(/^[+#~]/, '');
    if (rest && !/^\s/.test(rest)) break;
    const picks = reader(state, found);
    return picks.ok ? ok({ picks: picks.value, rest: rest.trim() }) : picks;
  }
  return err({ text: `"${text.split(/\s/)[0]}" is not an action such as Pa2-a5, Cc3-f6xf2,b6, Pa2xa2, S@c1 or @c1,f1.` });
};

export const notation: Notation<State, Action> = {
  write,
  read,
  passedOver: [{ says: 'a sign for check, mate or stalemate behind it (`+`, `#`, `~`)', form: /[+#~]$/ }],
};
