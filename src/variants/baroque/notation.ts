/** Notation, such as `Pa2-a5`, `Cc3-f6xf2,b6`, `S@c1` (BQ-TWO-5) and `@c1,f1` (BQ-TWO-4). */

import { option, type Target } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import { type Declaration, pickOf } from '../../kernel/declaration.ts';
import { letterOfSide } from '../../kernel/editing/fields.ts';
import type { Notation } from '../../kernel/editing/notation.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { other } from '../../kernel/side.ts';
import { whyFrozen, whyNotThere, whyNotYours, whyNoVictim } from './menu/refusals.ts';
import { isFrozen } from './moves/freezing.ts';
import { pseudoLegalMoves } from './moves/generate.ts';
import type { Act, Move } from './position/action.ts';
import { BOARD, nameOf, targetOf } from './position/board.ts';
import { unitOn } from './position/names.ts';
import { PIECES } from './position/pieces.ts';
import { codeOn, isOf, pieceOf, type State, titanOf } from './position/state.ts';
import { rule } from './rules/index.ts';

const listSquares = (squares: readonly Square[]): string =>
  [...squares]
    .sort((a, b) => a - b)
    .map((square) => nameOf(square))
    .join(',');

const letterOn = ({ board }: State, square: Square): string => PIECES[pieceOf(codeOn(board, square))].letter;

export const writeAction = (state: State, act: Act): string => {
  switch (act.kind) {
    case 'move': {
      const victims = act.victims.length > 0 ? `x${listSquares(act.victims)}` : '';
      return `${letterOn(state, act.from)}${nameOf(act.from)}-${nameOf(act.to)}${victims}`;
    }
    case 'remove':
      return `${letterOn(state, act.square)}${nameOf(act.square)}x${nameOf(act.square)}`;
    case 'drop':
      return `S@${nameOf(act.square)}`;
    case 'place':
      return `@${listSquares(act.squares) || '-'}`;
  }
};

export const writeSaying = ({ kind, side }: Declaration): string =>
  kind === 'accept' ? 'draw' : `${kind}:${letterOfSide(side)}`;

const SQUARE = '[a-h][1-8]';
const ACTION_PATTERNS = {
  move: new RegExp(`^([KWSLCIP])(${SQUARE})-(${SQUARE})(?:x(${SQUARE}(?:,${SQUARE})*))?`),
  remove: new RegExp(`^([KWSLCIP])(${SQUARE})x(${SQUARE})`),
  drop: new RegExp(`^S@(${SQUARE})`),
  place: new RegExp(`^@(-|${SQUARE}(?:,${SQUARE})?)`),
  say: /^(resign|offer|refuse):([wb])/,
  draw: /^draw/,
} as const;

type ReadPicks = Result<readonly Target[], Problem>;
const readFailure = (text: string, clause?: string, squares: readonly Square[] = []): ReadPicks =>
  err(clause === undefined ? { text } : { text, rule: clause, squares });

const squareOf = (name: string | undefined): Square => squareNamed(BOARD, name ?? '') ?? 0;
const targets = (...squares: readonly Square[]): readonly Target[] => squares.map(targetOf);

const whyMisnamed = (state: State, letter: string | undefined, square: Square): ReadPicks | null => {
  if (!isOf(codeOn(state.board, square), state.toMove)) return err(whyNotYours(state, square));
  return letterOn(state, square) === letter
    ? null
    : readFailure(`Write ${letterOn(state, square)} for the ${unitOn(state.board, square)}, not ${letter}.`);
};

/** Reads a move. The text must name all its victims, since captures are not optional (BQ-GEN-2). */
const readMove = (state: State, [text, letter, start, end, victims]: RegExpExecArray): ReadPicks => {
  const { board, toMove } = state;
  const [from, to] = [squareOf(start), squareOf(end)];
  const wrong = whyMisnamed(state, letter, from);
  if (wrong) return wrong;
  if (isFrozen(board, from)) return err(whyFrozen(state, from));
  const move = pseudoLegalMoves(board, titanOf(board, toMove), from, state.options).find(
    (each: Move) => each.to === to,
  );
  if (!move) return err(whyNotThere(state, from, to));
  const claimed = (victims ?? '').split(',').filter(Boolean).map(squareOf);
  if ((victims ?? '') === listSquares(move.victims)) return ok(targets(from, to));
  const differing = [...claimed, ...move.victims].filter(
    (square) => claimed.includes(square) !== move.victims.includes(square),
  );
  const written = `Write ${writeAction(state, move)}.`;
  if (differing.length === 0)
    return readFailure(
      `"${text}" does not name each victim once, in the order a1, b1, … h1, a2, … h8. ${written}`,
      undefined,
      claimed,
    );
  const wrongly = claimed
    .filter((square) => !move.victims.includes(square))
    .flatMap((square) => whyNoVictim(board, move, square) ?? []);
  const [refusal] = wrongly;
  return refusal
    ? err({ ...refusal, squares: differing })
    : readFailure(
        `"${text}" does not list exactly what it captures: write ${writeAction(state, move)}.`,
        rule('BQ-GEN-2'),
        differing,
      );
};

const readRemoval = (state: State, [text, letter, start, end]: RegExpExecArray): ReadPicks => {
  const square = squareOf(start);
  if (start !== end)
    return readFailure(`"${text}" is not a move: a self-capture names the same square twice.`, rule('BQ-IMM-3'), [
      square,
    ]);
  return whyMisnamed(state, letter, square) ?? ok([...targets(square), option('remove')]);
};

const readPlacing = (state: State, [text, names = '-']: RegExpExecArray): ReadPicks => {
  if (state.phase !== 'place')
    return readFailure(`"${text}" belongs to the placement phase, which is over.`, rule('BQ-TWO-4'));
  const squares = names === '-' ? [] : names.split(',').map(squareOf);
  const sorted = listSquares([...new Set(squares)]);
  return names === '-' || names === sorted
    ? ok([...targets(...squares), option('done')])
    : readFailure(
        `"${text}" does not name each square once, in the order a1 to h1. Write @${sorted}.`,
        rule('BQ-TWO-4'),
        squares,
      );
};

const readSaying = (_state: State, [, word, side]: RegExpExecArray): ReadPicks =>
  ok([pickOf({ kind: word as Declaration['kind'], side: side === 'w' ? 'white' : 'black' })]);

const readDraw = ({ talk, toMove }: State): ReadPicks =>
  ok([pickOf({ kind: 'accept', side: talk?.offer ? other(talk.offer) : toMove })]);

const READERS: readonly (readonly [RegExp, (state: State, found: RegExpExecArray) => ReadPicks])[] = [
  [ACTION_PATTERNS.move, readMove],
  [ACTION_PATTERNS.remove, readRemoval],
  [ACTION_PATTERNS.drop, (_state, [, square]) => ok([option('drop'), ...targets(squareOf(square))])],
  [ACTION_PATTERNS.place, readPlacing],
  [ACTION_PATTERNS.say, readSaying],
  [ACTION_PATTERNS.draw, readDraw],
];

export const readAction: Notation<State, Act>['read'] = (state, text) => {
  for (const [form, reader] of READERS) {
    const found = form.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length).replace(/^[+#~]/, '');
    if (rest && !/^\s/.test(rest)) break;
    const picks = reader(state, found);
    return picks.ok ? ok({ picks: picks.value, rest: rest.trim() }) : picks;
  }
  return err({
    text: `"${text.split(/\s/)[0]}" is not a move such as Pa2-a5, Cc3-f6xf2,b6, Pa2xa2, S@c1 or @c1,f1.`,
  });
};

export const ACCEPTED_FORMS: Notation<State, Act>['acceptedForms'] = [
  { says: 'a sign for check, mate or stalemate behind it (`+`, `#`, `~`)', form: /[+#~]$/ },
];
