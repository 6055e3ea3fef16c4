import type { Hint } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { countWords, plural } from '../../../kernel/words.ts';
import type { PieceMove } from '../moves/generate.ts';
import { type Exit, exitsOf, hasExitAfter } from '../moves/legality.ts';
import { makePieceMove, makeSnakeMove } from '../moves/make.ts';
import { outcome } from '../moves/outcome.ts';
import { neighboursOf } from '../position/board.ts';
import { ownedName, possessive } from '../position/names.ts';
import { headOf, type State } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';
import { listExits } from './head-move-text.ts';

const isWinning = (move: PieceMove): boolean => move.kind === 'capture' && move.captured.type === 'head';

/** Whether a piece move leaves its side's Snake no legal move (SN-END-2). */
export const isStranding = (state: State, from: Square, move: PieceMove): boolean =>
  !isWinning(move) && !hasExitAfter(state, from, move.to);

const movesText = (moves: number, stranding: number): string => {
  const all = countWords(moves, 'move');
  if (moves === 1) return `${all}: it loses at once`;
  return `${all}: ${stranding === moves ? 'all' : stranding} ${plural(stranding, 'loses', 'lose')} at once`;
};

/** Whether a piece move reduces its side's Snake from several exits to one. The last exit is easily lost. */
export const isNarrowing = (state: State, from: Square, move: PieceMove): boolean => {
  const side = state.toMove;
  return (
    !isWinning(move) &&
    exitsOf(makePieceMove(state, from, move.to, null), side).length === 1 &&
    exitsOf(state, side).length > 1
  );
};

/** Returns a Snake's exits if there is at most one. Null if there are more, or if the game is over. */
const fewExits = (after: State, side: Side): readonly Exit[] | null => {
  const left = exitsOf(after, side);
  return left.length <= 1 && !outcome(after) ? left : null;
};

/** Whether a Snake move leaves its own Snake at most one exit. Too few exits risk a loss (SN-END-1). */
export const isCornering = (state: State, exit: Exit): boolean =>
  fewExits(makeSnakeMove(state, exit.to), state.toMove) !== null;

export const pieceHint = (state: State, from: Square, moves: readonly PieceMove[]): Hint | undefined => {
  const stranding = moves.filter((move) => isStranding(state, from, move));
  if (stranding.length === 0) return undefined;
  const text = `${movesText(moves.length, stranding.length)}.`;
  return refusal(
    'SN-TURN-4',
    text,
    stranding.map(({ to }) => to),
  );
};

export const pieceMoveHint = (state: State, from: Square, move: PieceMove): Hint => {
  const side = state.toMove;
  if (isWinning(move)) return refusal('SN-END-3', `Captures ${possessive(other(side))} Head and wins.`, [move.to]);
  const after = makePieceMove(state, from, move.to, null);
  const left = exitsOf(after, side);
  if (left.length > 0)
    return refusal(
      'SN-TURN-4',
      listExits(side, left),
      left.map(({ to }) => to),
    );
  const head = headOf(after, side);
  return refusal(
    'SN-END-2',
    `${sideName(side)} loses at once: the Snake would have no exit.`,
    head === undefined ? [] : neighboursOf(head),
  );
};

const EXIT_CLAUSES: Readonly<Record<Exit['kind'], ClauseId>> = {
  step: 'SN-HEAD-1',
  follow: 'SN-HEAD-4',
  capture: 'SN-HEAD-5',
};

export const headHint = (state: State, exit: Exit): Hint => {
  const foe = other(state.toMove);
  const after = makeSnakeMove(state, exit.to);
  const end = outcome(after);
  if (end) return { rule: end.rule, text: end.text, squares: [exit.to] };
  const left = exitsOf(after, foe);
  const opening = {
    step: () => '',
    follow: () => 'Follows its own Tail. ',
    capture: (captured: string) => `Captures ${captured} and grows to ${after.snakes[state.toMove].length} Parts. `,
  };
  const few = fewExits(after, state.toMove);
  const own = few ? `${listExits(state.toMove, few)} ` : '';
  const text = `${opening[exit.kind](exit.kind === 'capture' ? ownedName(exit.captured) : '')}${own}${listExits(foe, left)}`;
  return refusal(
    EXIT_CLAUSES[exit.kind],
    text,
    left.map(({ to }) => to),
  );
};
