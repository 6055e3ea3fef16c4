/** Notation of piece and Snake moves, such as `Hb1-c2` or `Sxd5` (section 10 of the rules). */
import { option, spellTarget, square, type Target } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import type { Notation } from '../../kernel/editing/notation.ts';
import { invariant } from '../../kernel/invariant.ts';
import { err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { other, sideName } from '../../kernel/side.ts';
import { canCapture, isPieceMove, pseudoLegalMoves } from './moves/generate.ts';
import { hasExit, hasExitAfter, isWaived } from './moves/legality.ts';
import { makePieceMove, makeSnakeMove } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { type Act, CLAIM } from './position/action.ts';
import { BOARD, nameOf } from './position/board.ts';
import { possessive } from './position/names.ts';
import { FACTS, type PieceType } from './position/pieces.ts';
import { headOf, pieceOn, type State } from './position/state.ts';
import { refusal, rule } from './rules/index.ts';

type ReadHalfTurn = Result<{ readonly picks: readonly Target[]; readonly rest: string }, Problem>;

const letterOf = (type: PieceType): string => (type === 'pawn' ? '' : FACTS[type].letter);

const mateSign = (after: State, mover: State['toMove']): string => (outcome(after)?.winner === mover ? '#' : '');

const writePieceMove = (state: State, { from, to, promotion }: Extract<Act, { kind: 'piece' }>): string => {
  const piece = pieceOn(state, from);
  const after = makePieceMove(state, from, to, promotion);
  const move = `${piece ? letterOf(piece.type) : ''}${nameOf(from)}${state.board[to] ? 'x' : '-'}${nameOf(to)}`;
  const stranded = after.phase === 'snake' && !hasExit(after, state.toMove) ? '/S0' : '';
  return `${move}${promotion ? `=${FACTS[promotion].letter}` : ''}${stranded}${mateSign(after, state.toMove)}`;
};

const writeHeadMove = (state: State, to: Square): string => {
  const capture = state.board[to]?.side === other(state.toMove) ? 'x' : '';
  return `${isWaived(state) ? '--/' : ''}S${capture}${nameOf(to)}${mateSign(makeSnakeMove(state, to), state.toMove)}`;
};

export const writeAction = (state: State, act: Act): string => {
  switch (act.kind) {
    case 'piece':
      return writePieceMove(state, act);
    case 'snake':
      return writeHeadMove(state, act.to);
    case 'claim':
      return spellTarget(BOARD, CLAIM);
  }
};

const MOVE_NUMBER = /^\d+\.+\s*/;
const PIECE_MOVE = /^([LHAFYP]?)([a-h][1-8])([-x])([a-h][1-8])(?:=([A-Z]))?/;
const HEAD_MOVE = /^S(x?)([a-h][1-8])/;
/** Signs that may trail a half-turn: mate `#`, draw offer `(=)`, and the slash before the next half-turn. */
const TRAILING_SIGNS = /^#?\s*(?:\(=\))?\s*\/?\s*/;

const squareOf = (name = ''): Square => {
  const found = squareNamed(BOARD, name);
  invariant(found !== null, `${name} is a square`);
  return found;
};

const readResult = (picks: readonly Target[], rest: string): ReadHalfTurn =>
  ok({ picks, rest: rest.replace(TRAILING_SIGNS, '') });

const signFault = (state: State, to: Square, captures: boolean, written: string): Problem | null => {
  const occupant = state.board[to];
  const could = occupant ? canCapture(state, state.toMove, occupant) : false;
  if (captures && !occupant)
    return { text: `"${written}" is written as a capture, but ${nameOf(to)} is empty.`, squares: [to] };
  if (!captures && could) return { text: `"${written}" is a capture: write it with an x.`, squares: [to] };
  return null;
};

/** Returns the fault of writing a step onto the own Tail with an `x`. The step captures nothing (SN-HEAD-4). */
const tailSignFault = (state: State, to: Square, captures: boolean, written: string): Problem | null => {
  const occupant = state.board[to];
  if (!captures || occupant?.type !== 'tail' || occupant.side !== state.toMove) return null;
  const text = `"${written}" is written as a capture, but ${nameOf(to)} holds ${possessive(state.toMove)} own Tail.`;
  return refusal('SN-HEAD-4', text, [to]);
};

/** Chess pieces that this game lacks, by letter. Chess players may type these letters. */
const CHESS_PIECES: Readonly<Record<string, string>> = { Q: 'Queen', R: 'Rook', B: 'Bishop', N: 'Knight' };

const chessFault = (text: string): Problem | null => {
  const missing = CHESS_PIECES[text.charAt(0)];
  if (/^[O0]-[O0]/.test(text)) return { rule: rule('SN-BASE-2'), text: 'There is no castling.' };
  if (text.startsWith('K'))
    return { rule: rule('SN-BASE-2'), text: 'There is no King and no Khan: the Snake is royal.' };
  if (!missing) return null;
  return {
    rule: rule('SN-BASE-1'),
    text: `There is no ${missing} here. Ordamirror has Lancers, Archers, Kheshigs, a Falcon, a Yurt and Pawns.`,
  };
};

const isPseudoLegal = (state: State, from: Square, to: Square): boolean => {
  const piece = pieceOn(state, from);
  return !!piece && pseudoLegalMoves(state, from, piece).some((each) => isPieceMove(each) && each.to === to);
};

const readPieceMove = (state: State, text: string): ReadHalfTurn => {
  const foreign = chessFault(text);
  if (foreign) return err(foreign);
  if (text.startsWith('--')) {
    return err({
      rule: rule('SN-TURN-3'),
      text: `${sideName(state.toMove)} cannot skip the piece move: a piece can move.`,
    });
  }
  if (HEAD_MOVE.test(text))
    return err({ rule: rule('SN-TURN-1'), text: 'The Snake moves second. First move a piece.' });
  const match = PIECE_MOVE.exec(text);
  if (!match) return problem(`"${text}" does not begin with a piece move such as Hb1-c2, e3xd4 or a7-a8=Y.`);
  const [written, letter, fromName, sign, toName, become] = match;
  const [from, to] = [squareOf(fromName), squareOf(toName)];
  const picks: Target[] = [square(from), square(to), ...(become ? [option(become)] : [])];
  const piece = pieceOn(state, from);
  if (piece && letterOf(piece.type) !== letter && !(letter === 'P' && piece.type === 'pawn')) {
    return err({ text: `"${written}": ${fromName} holds a ${FACTS[piece.type].name}.`, squares: [from] });
  }
  const mine = piece?.side === state.toMove;
  const wrong = mine ? signFault(state, to, sign === 'x', written) : null;
  if (wrong) return err(wrong);
  const rest = text.slice(written.length);
  if (!/^\s*\/\s*S0/.test(rest)) return readResult(picks, rest);
  if (mine && isPseudoLegal(state, from, to) && hasExitAfter(state, from, to)) {
    return err(refusal('SN-TURN-3', `After ${written} the Snake can still move, so "S0" is wrong.`, [to]));
  }
  return readResult(picks, rest.replace(/^\s*\/\s*S0/, ''));
};

const readHeadMove = (state: State, text: string): ReadHalfTurn => {
  const waived = isWaived(state);
  const half = text.replace(waived ? /^--\s*\/?\s*/ : /^(?:\.\.)?\s*\/?\s*/, '');
  const name = possessive(state.toMove);
  const head = headOf(state, state.toMove);
  if (half.startsWith('S0'))
    return err({ rule: rule('SN-TURN-3'), text: `${name} Snake can move, so it must: "S0" is wrong.` });
  const match = HEAD_MOVE.exec(half);
  if (match) {
    const [written, sign, toName] = match;
    const to = squareOf(toName);
    const wrong = tailSignFault(state, to, sign === 'x', written) ?? signFault(state, to, sign === 'x', written);
    // One pick of the Head's own square only repeats the question, so it is picked twice, which is refused.
    const picks = to === head ? [square(to), square(to)] : [square(to)];
    return wrong ? err(wrong) : readResult(picks, half.slice(written.length));
  }
  const piece = PIECE_MOVE.exec(half);
  if (piece) {
    const [written, , fromName, sign, toName] = piece;
    const [from, to] = [squareOf(fromName), squareOf(toName)];
    if (from !== head) return readResult([square(from), square(to)], half.slice(written.length));
    const text = `"${written}" is written as a piece move. Write the Snake's move as S${sign === 'x' ? 'x' : ''}${toName}.`;
    return err(refusal('SN-HEAD-1', text, [to]));
  }
  return problem(`"${text}" does not begin with a Snake move such as Se2 or Sxd5.`);
};

/** Reads one half-turn. Skips move numbers, `#` and `(=)`, since written games contain these. */
export const readAction = (state: State, text: string): ReadHalfTurn => {
  const half = text.trim().replace(MOVE_NUMBER, '');
  return state.phase === 'snake' || isWaived(state) ? readHeadMove(state, half) : readPieceMove(state, half);
};

export const ACCEPTED_FORMS: Notation<State, Act>['acceptedForms'] = [
  { says: 'blanks', form: /\s+/g },
  { says: "a turn's number before it (`1.`, `1...`)", form: /^\d+\.+/ },
  {
    says: 'before a Snake move, what stands for the piece move (`--/`, `../`, `/`)',
    form: /^(?:--|\.\.)?\/?(?=S)/,
  },
  { says: "a Pawn's letter", form: /^P/ },
  {
    says: 'behind it, that the Snake is stranded (`/S0`), a mate (`#`), a draw offer (`(=)`), the stroke before the next half',
    form: /(?:\/S0)?#?(?:\(=\))?\/?$/,
  },
];
