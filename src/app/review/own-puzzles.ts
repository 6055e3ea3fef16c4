/** Puzzles in reviewed games, stored in the notes of saved games. */
import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import type { GameTree, NodeId } from '../model/tree.ts';
import { DECIDED, lossBetween } from './advantages.ts';
import type { GameReport } from './game-report.ts';

export const MAX_PUZZLES = 3;

const MAX_CANDIDATES = 12;
/** Minimum turns between puzzles: closer ones are much alike. */
const MIN_TURNS_BETWEEN = 4;

/** Returns the cursors at which to look for puzzles: proved wins first, since they have a solution, then falls. */
export const placesForPuzzles = ({ turns, advantages, points }: GameReport): readonly number[] => {
  const won = turns.flatMap(({ side, from }, at) =>
    lossBetween(side, advantages[at] ?? 0, 0) >= DECIDED ? [from] : [],
  );
  const falls = points.filter(({ kind }) => kind !== 'ended').map(({ turn }) => turn.from);
  const isFall = (place: number): boolean => falls.includes(place);
  const all = [...won.filter(isFall), ...won, ...falls];
  return [...new Set(all)].slice(0, MAX_CANDIDATES);
};

export const isNearPuzzle = (
  { turns }: Pick<GameReport, 'turns'>,
  place: number,
  taken: readonly number[],
): boolean => {
  const turnAt = (cursor: number): number => turns.findIndex(({ from }) => from === cursor);
  return taken.some((each) => Math.abs(turnAt(each) - turnAt(place)) < MIN_TURNS_BETWEEN);
};

const OWN_PREFIX = 'own-';

export const ownPuzzleId = (game: string, node: NodeId): string => `${OWN_PREFIX}${game}-${node}`;

export const isOwnPuzzle = (id: string): boolean => id.startsWith(OWN_PREFIX);

interface KeptGame extends Pick<GameTree, 'notes'> {
  readonly id: string;
  readonly game: string;
}

export const ownPuzzlesIn = (library: readonly KeptGame[], variant: string): readonly Puzzle[] =>
  library
    .filter(({ game }) => game === variant)
    .flatMap(({ id, notes }) =>
      Object.entries(notes).flatMap(([node, { puzzle }]) =>
        puzzle ? [{ ...puzzle, id: ownPuzzleId(id, Number(node)) }] : [],
      ),
    );
