import type { Square } from '../../../kernel/board/board.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge } from '../../../kernel/view.ts';
import { countWords } from '../../../kernel/words.ts';
import { linesThrough } from '../moves/attacks.ts';
import { piecesOf } from '../moves/generate.ts';
import { isLastRank } from '../moves/make.ts';
import { isLeaper } from '../moves/tables.ts';
import { isDark, nameOf, touching } from '../position/board.ts';
import { possessive, unitOn } from '../position/names.ts';
import { type Chain, headOf, isPiece, type Piece, type State } from '../position/state.ts';
import { fact } from '../rules/index.ts';

/** Returns facts about riders that would attack the Head, but are blocked by their own side (SN-SAFE-3). */
const blockedLineFacts = (state: State, head: Square, by: Side): readonly Badge[] =>
  piecesOf(state, by).flatMap(([square]) =>
    linesThrough(state, square)
      .filter((line) => line.at(-1) === head)
      .map((line) => {
        const [rider, piece] = [unitOn(state, line[0] as Square), unitOn(state, square)];
        return fact(
          'SN-SAFE-3',
          `The ${rider} is no threat: moving the ${piece} away would use up the piece move`,
          'check',
        );
      }),
  );

const headFacts = (state: State, head: Square, side: Side): readonly Badge[] => {
  const other = SIDES.find((each) => each !== side) as Side;
  const enemy = headOf(state, other);
  const colours = enemy !== undefined && isDark(head) === isDark(enemy) ? 'one colour' : 'different colours';
  return [
    ...blockedLineFacts(state, head, other),
    ...(enemy === undefined ? [] : [fact('SN-SAFE-7', `The 2 Heads are on squares of ${colours}`)]),
  ];
};

const partText = (chain: Chain, index: number): string => {
  const [head, tail] = [nameOf(chain[0] as Square), nameOf(chain.at(-1) as Square)];
  if (index === 0) return `Head of the Snake, with the Tail on ${tail}`;
  if (index === chain.length - 1) return `Tail of the Snake, with the Head on ${head}`;
  return `Common Part, between the Head on ${head} and the Tail on ${tail}`;
};

const partFacts = (state: State, at: Square, side: Side): readonly Badge[] => {
  const chain = state.snakes[side];
  const index = chain.indexOf(at);
  const common = countWords(chain.length - 2, 'Common Part');
  return [
    fact('SN-SNAKE-1', `${possessive(side)} royal Snake: a Head, ${common} and a Tail`),
    fact('SN-SNAKE-2', partText(chain, index), 'timer'),
    ...(index === 0 ? headFacts(state, at, side) : []),
  ];
};

const pieceFacts = (state: State, at: Square, piece: Piece): readonly Badge[] => {
  const own = linesThrough(state, at).filter((line) => line.at(-1) === headOf(state, piece.side));
  const parts = touching(at).filter((square) => {
    const there = state.board[square];
    return there && !isPiece(there);
  });
  return [
    ...own.flatMap((line) => [
      fact(
        'SN-SAFE-4',
        `It shields its Head from the ${unitOn(state, line[0] as Square)}, but still threatens`,
        'power',
      ),
      fact('SN-SAFE-5', "It may open that line: only the Snake's step must be safe"),
    ]),
    ...(isLeaper(piece.type) && parts.length > 0
      ? [fact('SN-SNAKE-4', 'Parts next to it do not block its leaps')]
      : []),
  ];
};

const squareFacts = (state: State, at: Square): readonly Badge[] => {
  const there = state.board[at];
  if (!there) return [];
  const isFar = isLastRank(there.side, at) && (isPiece(there) ? there.type !== 'pawn' : there.type === 'head');
  return [
    ...(isPiece(there) ? pieceFacts(state, at, there) : partFacts(state, at, there.side)),
    ...(isFar ? [fact('SN-END-4', 'Nothing happens on the last rank: there is no campmate')] : []),
  ];
};

const turnFacts = (state: State): readonly Badge[] => {
  const bare = SIDES.filter((side) => piecesOf(state, side).length === 0);
  return [
    ...(state.ply === 0
      ? [fact('SN-META-1', 'Its preliminary name is Mongolian Death Worm Chess: the inventor calls it unfinished')]
      : []),
    ...bare.map((side) => fact('SN-END-8', `${sideName(side)} has only the Snake left, but the game goes on`)),
  ];
};

export const inspectorFacts = (state: State, focus: Square | null): readonly Badge[] =>
  focus === null ? turnFacts(state) : squareFacts(state, focus);
