/** What a Chameleon can copy here, and what that adds up to. */
import type { Square } from '../../../kernel/board.ts';
import type { IdOf } from '../../../kernel/rulebook.ts';
import { other } from '../../../kernel/side.ts';
import type { Badge } from '../../../kernel/view.ts';
import { listed } from '../../../kernel/words.ts';
import type { Move } from '../moves/generate.ts';
import { PIECES } from '../moves/tables.ts';
import {
  CHAMELEON,
  COORDINATOR,
  codeOn,
  IMMOBILIZER,
  LEAPER,
  type Occupancy,
  PAWN,
  pieceOf,
  sideOf,
  squaresOf,
  typeOf,
  WITHDRAWER,
} from '../position/units.ts';
import { type RULES, rule } from '../rules/index.ts';
import { capturesOf } from './captures.ts';

const fact = (id: IdOf<typeof RULES>, label: string): Badge => ({ kind: 'fact', rule: rule(id), label });

/** The types that strike by a side effect. */
const ASIDE: readonly number[] = [WITHDRAWER, COORDINATOR, PAWN];

/** The pieces of these enemies, each once: "Pawn and Withdrawer". */
const names = (board: Occupancy, squares: readonly Square[]): string =>
  listed([...new Set(squares.map((square) => PIECES[pieceOf(codeOn(board, square))].name))]);

const copying = (board: Occupancy, enemies: readonly Square[]): readonly Badge[] => {
  const ofType = (types: readonly number[]) => enemies.filter((square) => types.includes(typeOf(codeOn(board, square))));
  const copied = enemies.filter((square) => ![IMMOBILIZER, CHAMELEON].includes(typeOf(codeOn(board, square))));
  const [aside, leapers, chameleons] = [ofType(ASIDE), ofType([LEAPER]), ofType([CHAMELEON])];
  return [
    fact('BQ-CHAM-1', 'It slides plainly or copies an enemy, and nobody need say which'),
    ...(copied.length > 0 ? [fact('BQ-CHAM-3', `It can copy: ${names(board, copied)}`)] : []),
    ...(copied.length > 0 ? [fact('BQ-CHAM-4', "It captures each of these in that unit's own way, and no other")] : []),
    ...(aside.length > 0 ? [fact('BQ-CHAM-5', `Copying a ${names(board, aside.slice(0, 1))} adds nothing to the plain slide`)] : []),
    ...(chameleons.length > 0 ? [fact('BQ-SIDE-2', 'No side effect strikes a Chameleon')] : []),
    ...(leapers.length > 0 ? [fact('BQ-SIDE-3', 'No side effect strikes a Long Leaper: that is only leapt over')] : []),
  ];
};

/** Facts of a Chameleon and of what it could do next. */
export const aboutChameleon = (board: Occupancy, at: Square, moves: readonly Move[]): readonly Badge[] => {
  const ways = moves.map((move) => new Set(capturesOf(board, move).map(({ way }) => way)));
  const besides = (move: ReadonlySet<string>) => [...move].some((way) => way !== 'leap' && way !== 'step');
  return [
    ...copying(board, squaresOf(board, other(sideOf(codeOn(board, at))))),
    ...(ways.some(besides) ? [fact('BQ-CHAM-9', 'Slid or copied, the same path is one and the same action')] : []),
    ...(ways.some((move) => move.has('leap') && besides(move)) ? [fact('BQ-SIDE-1', 'Its side effects come with a leap, too')] : []),
    ...(ways.some((move) => move.size > 1)
      ? [fact('BQ-SIDE-6', `It could capture in ${Math.max(...ways.map(({ size }) => size))} ways at once`)]
      : []),
  ];
};
