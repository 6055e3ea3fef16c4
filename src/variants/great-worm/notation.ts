/** Notation (section 10 of the rules), such as `Ce3-e4` and `Ke1-e2 +Ld2`. */
import { option, square, type Target } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import type { Notation } from '../../kernel/editing/notation.ts';
import { invariant } from '../../kernel/invariant.ts';
import { err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { sideName } from '../../kernel/side.ts';
import { countWords } from '../../kernel/words.ts';
import { whyObstructed } from './menu/refusals.ts';
import { pseudoLegalMoves } from './moves/generate.ts';
import { legalPaths, obstacleOn } from './moves/legality.ts';
import { makeEncroachment, makePieceMove, skipPieceMove } from './moves/make.ts';
import { pathText, pieceMoveText } from './moves/move-text.ts';
import { outcome } from './moves/outcome.ts';
import { boostIn, hasCapturedWorm, legSquares, MANNERS_BY_BOOST, moveWorm, pathsBetween } from './moves/worm-paths.ts';
import type { Act, PieceMove, WormPath } from './position/action.ts';
import { BOARD, nameOf } from './position/board.ts';
import { PIECES } from './position/pieces.ts';
import { type State, turnsToWait, unitOn, wormOf } from './position/state.ts';
import { refusal, rule } from './rules/index.ts';

export const writeAction = (state: State, act: Act): string => {
  switch (act.kind) {
    case 'regular':
    case 'pass':
    case 'waive': {
      const after = act.kind === 'regular' ? makePieceMove(state, act) : skipPieceMove(state);
      const fails = !hasCapturedWorm(after) && legalPaths(after).length === 0;
      return `${pieceMoveText(state, act)}${fails ? ' / #' : ''}`;
    }
    case 'encroachment': {
      const after = makeEncroachment(state, act);
      const mates = !hasCapturedWorm(after) && outcome(after) !== null;
      const leg = act.leg === null ? '' : ` +L${nameOf(act.leg)}`;
      return `${pathText(act.path, state.units[act.path.to] !== null)}${leg}${mates ? '#' : ''}`;
    }
  }
};

type ReadPicks = Result<readonly Target[], Problem>;

const LEADING_SEPARATORS = /^\s*(?:\d+\.\s*)?(?:\/\s*)?/;
const TRAILING_SIGNS = /^\s*(?:\/\s*#|#)?\s*(?:1-0|0-1|1\/2-1\/2)?\s*/;
const PIECE_MOVE = /^([CAWTL])([a-h][1-8])([-x])([a-h][1-8])(=T|ep)?(?![\w=])/;
const WORM_MOVE = /^K([a-h][1-8])(?:-([a-h][1-8]))?([-x])([a-h][1-8])(?:\s*\+L([a-h][1-8]))?(?!\w)/;

const squareOf = (name: string | undefined): Square => {
  const found = name === undefined ? null : squareNamed(BOARD, name);
  invariant(found !== null, `${name} is a square`);
  return found;
};

const signFault = (state: State, sign: string, to: Square): Problem | null => {
  if ((sign === 'x') === (state.units[to] !== null)) return null;
  const text =
    sign === 'x'
      ? `"x" captures, but ${nameOf(to)} is empty.`
      : `"-" moves without capturing, but there is ${unitOn(state, to)}: write "x".`;
  return { text, squares: [to] };
};

const enPassantFault = (sign: string): Problem | null =>
  sign === 'x' ? null : { text: '"ep" captures en passant: write "x".' };

const readPieceMove = (
  state: State,
  [, letter, start = '', sign = '', end = '', suffix]: readonly (string | undefined)[],
): ReadPicks => {
  const from = squareOf(start);
  const to = squareOf(end);
  const picks = [square(from), square(to)];
  const unit = state.units[from];
  if (unit?.side !== state.toMove) return ok(picks);
  if (PIECES[unit.type].letter !== letter)
    return problem(`"${letter}" is not on ${start}: ${unitOn(state, from)} is there.`);
  const actions = pseudoLegalMoves(state, from).filter((action) => action.to === to);
  const [special] = actions.flatMap((action) => action.special ?? []);
  const fault = suffix === 'ep' ? enPassantFault(sign) : signFault(state, sign, to);
  if (actions.length > 0 && fault) return err(fault);
  if (actions.length === 0) return ok(picks);
  if (suffix === 'ep' && special !== 'enPassant') {
    return err(refusal('GW-CLAW-3', `${unitOn(state, from)} cannot capture en passant on ${end}.`, [from, to]));
  }
  if (suffix === '=T' && special !== 'promotion') {
    return err(refusal('GW-CLAW-4', `${unitOn(state, from)} does not reach its last rank on ${end}.`, [from, to]));
  }
  if (!special) return ok(picks);
  return ok([...picks, option(suffix === undefined ? 'plain' : special === 'promotion' ? 'talon' : 'en-passant')]);
};

const readLeg = (state: State, path: WormPath, leg: string | undefined): ReadPicks => {
  const moved = moveWorm(state, path);
  const free = legSquares(moved);
  if (free.length > 0) return ok([leg === undefined ? option('none') : square(squareOf(leg))]);
  if (leg === undefined) return ok([]);
  const side = sideName(state.toMove);
  const wait = turnsToWait(state, state.toMove);
  if (hasCapturedWorm(moved))
    return err({ rule: rule('GW-END-3'), text: 'The capture ends the game: no Leg is created.' });
  return wait > 0
    ? err({ rule: rule('GW-NIGHT-3'), text: `${side} must wait ${countWords(wait, 'more turn')} for a Leg.` })
    : err(refusal('GW-NIGHT-2', `No square next to ${side}'s Lair is empty.`, [state.lairs[state.toMove]]));
};

const readWormMove = (
  state: State,
  [, start = '', corner, sign = '', end = '', leg]: readonly (string | undefined)[],
): ReadPicks => {
  const from = squareOf(start);
  const to = squareOf(end);
  if (wormOf(state, state.toMove) !== from) return problem(`${sideName(state.toMove)}'s worm is not on ${start}.`);
  const paths = pathsBetween(from, to).filter(({ manner }) => MANNERS_BY_BOOST[boostIn(state)].includes(manner));
  if (paths.length === 0) return ok([square(from), square(to)]);
  const isCorner = paths.some(({ manner }) => manner === 'corner');
  if (isCorner && corner === undefined)
    return problem(
      `Write the corner that the worm turns on, as in K${start}-${nameOf(paths[0]?.crossed[0] ?? to)}-${end}.`,
    );
  const path = isCorner
    ? paths.find(({ crossed }) => crossed[0] === squareOf(corner ?? ''))
    : corner === undefined
      ? paths[0]
      : undefined;
  if (!path) {
    return problem(
      isCorner
        ? `The worm cannot reach ${end} over ${corner}.`
        : `The worm does not turn: write K${start}${sign}${end}.`,
    );
  }
  const found = obstacleOn(state, path);
  if (found) return err(whyObstructed(state, path, found, moveWorm(state, path)));
  const fault = signFault(state, sign, to);
  if (fault) return err(fault);
  const both = legalPaths(state).filter((each) => each.to === to).length > 1;
  const last = readLeg(state, path, leg);
  return last.ok ? ok([square(to), ...(both ? [square(path.crossed[0] ?? to)] : []), ...last.value]) : last;
};

const LOSS_SIGN = /^\s*\/\s*#/;
const SPECIALS: Readonly<Record<string, PieceMove['special']>> = { '=T': 'promotion', ep: 'enPassant' };

/** Whether the loss sign "/ #" of a text is wrong. The sign claims that the worm cannot move after the piece move. */
const isLossSignWrong = (state: State, [, , start, , end, suffix = '']: readonly (string | undefined)[]): boolean => {
  const special = SPECIALS[suffix] ?? null;
  const actions =
    start === undefined ? [] : pseudoLegalMoves(state, squareOf(start)).filter((each) => each.to === squareOf(end));
  const afters =
    start === undefined
      ? [skipPieceMove(state)]
      : actions.filter((each) => each.special === special).map((each) => makePieceMove(state, each));
  return afters.some((after) => hasCapturedWorm(after) || legalPaths(after).length > 0);
};

/** Reads the first action of a text. Returns the action's picks and the rest of the text. */
export const readAction = (
  state: State,
  text: string,
): Result<{ readonly picks: readonly Target[]; readonly rest: string }, Problem> => {
  const body = text.replace(LEADING_SEPARATORS, '');
  const word = /^(?:pass|--)(?![\w-])/.exec(body);
  const pieceMove = PIECE_MOVE.exec(body);
  const worm = WORM_MOVE.exec(body);
  const match = word ?? pieceMove ?? worm;
  if (!match) {
    return problem(
      `"${body.split(/\s/)[0]}" is not a move. Write Aa1-d4, Ce5xd5ep, Ce6-e8=T, -- or pass, and for the worm Ke4-e6, Ke4-e5xd5, Ke1-e2 +Ld2.`,
    );
  }
  const now = state.phase.kind === 'regular';
  if (now && worm) return err({ rule: rule('GW-TURN-5'), text: 'The worm moves second. First move another piece.' });
  if (!now && !worm) {
    return err({
      rule: rule('GW-TURN-5'),
      text: 'A piece has moved. Now move the worm, as in Ke4-e6.',
    });
  }
  const picks = word
    ? ok([option(word[0] === 'pass' ? 'pass' : 'waive')])
    : pieceMove
      ? readPieceMove(state, pieceMove)
      : readWormMove(state, worm ?? []);
  if (!picks.ok) return picks;
  const rest = body.slice(match[0].length);
  if (now && LOSS_SIGN.test(rest) && isLossSignWrong(state, match)) {
    return err({ rule: rule('GW-END-2'), text: `The worm can move after ${match[0]}, so "/ #" is wrong.` });
  }
  return ok({ picks: picks.value, rest: rest.replace(TRAILING_SIGNS, '') });
};

export const ACCEPTED_FORMS: Notation<State, Act>['acceptedForms'] = [
  { says: 'blanks', form: /\s+/g },
  { says: "a turn's number before it (`1.`)", form: /^\d+\./ },
  { says: "the stroke before the worm's movement", form: /^\// },
  {
    says: 'behind it, a loss or mate (`/ #`, `#`) and the result (`1-0`, `0-1`, `1/2-1/2`)',
    form: /(?:\/?#)?(?:1-0|0-1|1\/2-1\/2)?$/,
  },
];
