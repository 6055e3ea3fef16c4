/** What can be said of a square or of the turn beyond what the board shows: facts that clauses state and nothing else names. */
import type { Square } from '../../../kernel/board.ts';
import type { IdOf } from '../../../kernel/rulebook.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge } from '../../../kernel/view.ts';
import { counted } from '../../../kernel/words.ts';
import { linesThrough } from '../moves/attack-lines.ts';
import { piecesOf } from '../moves/generate.ts';
import { isLastRank } from '../moves/make.ts';
import { FACTS, isLeaper } from '../moves/tables.ts';
import { isDark, nameOf, touching } from '../position/board.ts';
import { headOf, isPiece, type Piece, type State } from '../position/state.ts';
import { type RULES, rule } from '../rules/index.ts';
import { possessive, unitOn } from './names.ts';

const fact = (id: IdOf<typeof RULES>, label: string): Badge => ({ kind: 'fact', rule: rule(id), label });

/** The lines onto a Head that one of the rider's own pieces shuts. */
const couldBeOpened = (state: State, head: Square, by: Side): readonly Badge[] =>
  piecesOf(state, by).flatMap(([square]) =>
    linesThrough(state, square)
      .filter((line) => line.at(-1) === head)
      .map((line) => {
        const [rider, piece] = [unitOn(state, line[0] as Square), unitOn(state, square)];
        return fact('SN-SAFE-3', `No threat comes from the ${rider}: moving the ${piece} away would be that play's one piece move`);
      }),
  );

const ofHead = (state: State, head: Square, side: Side): readonly Badge[] => {
  const other = SIDES.find((each) => each !== side) as Side;
  const enemy = headOf(state, other);
  const colours = enemy !== undefined && isDark(head) === isDark(enemy) ? 'one colour' : 'different colours';
  return [
    ...couldBeOpened(state, head, other),
    ...(enemy === undefined ? [] : [fact('SN-SAFE-7', `The two Heads stand on squares of ${colours}`)]),
  ];
};

const ofPart = (state: State, at: Square, side: Side): readonly Badge[] => {
  const chain = state.snakes[side];
  const index = chain.indexOf(at);
  const common = counted(chain.length - 2, 'Common Part');
  return [
    fact('SN-SNAKE-1', `${possessive(side)} royal unit: a Head, ${common} and a Tail`),
    fact('SN-SNAKE-2', `Part ${index + 1} of ${chain.length}, from the Head on: ${chain.map(nameOf).join(', ')}`),
    ...(index === 0 ? ofHead(state, at, side) : []),
  ];
};

const ofPiece = (state: State, at: Square, piece: Piece): readonly Badge[] => {
  const { name } = FACTS[piece.type];
  const own = linesThrough(state, at).filter((line) => line.at(-1) === headOf(state, piece.side));
  const parts = touching(at).filter((square) => {
    const there = state.board[square];
    return there && !isPiece(there);
  });
  return [
    ...own.flatMap((line) => [
      fact('SN-SAFE-4', `It threatens all the same, although it shields its own Head from the ${unitOn(state, line[0] as Square)}`),
      fact('SN-SAFE-5', 'It may open that line: safety is tested only after a step of the Snake that captures nothing'),
    ]),
    ...(isLeaper(piece.type) && parts.length > 0 ? [fact('SN-SNAKE-4', `The ${name} leaps past the Parts beside it`)] : []),
  ];
};

const ofSquare = (state: State, at: Square): readonly Badge[] => {
  const there = state.board[at];
  if (!there) return [];
  const isFar = isLastRank(there.side, at) && (isPiece(there) ? there.type !== 'pawn' : there.type === 'head');
  return [
    ...(isPiece(there) ? ofPiece(state, at, there) : ofPart(state, at, there.side)),
    ...(isFar ? [fact('SN-END-4', 'To stand on the last rank means nothing: there is no campmate')] : []),
  ];
};

const ofTurn = (state: State): readonly Badge[] => {
  const bare = SIDES.filter((side) => piecesOf(state, side).length === 0);
  return [
    ...(state.ply === 0 ? [fact('SN-META-1', 'Also called Mongolian Death Worm Chess, and not finalised by its inventor')] : []),
    ...bare.map((side) => fact('SN-END-8', `${sideName(side)} has nothing but the Snake left, and that draws nothing`)),
  ];
};

export const about = (state: State, focus: Square | null): readonly Badge[] => (focus === null ? ofTurn(state) : ofSquare(state, focus));
