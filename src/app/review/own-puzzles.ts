/** Puzzles in a reviewed game: where they are looked for, and those that are kept with saved games. */
import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import type { GameTree, NodeId } from '../model/tree.ts';
import type { GameReport } from './game-report.ts';
import { DECIDED, fallOf } from './standings.ts';

export const MOST_PUZZLES = 3;

/** Most places that are looked at in a game. */
const MOST_PLACES = 12;
/** Fewest turns from one puzzle to the next: those in between are hardly others. */
const APART = 4;

/** Places of a line at which a puzzle may begin: a won turn first, then the other turning points. */
export const placesForPuzzles = ({ turns, standings, points }: GameReport): readonly number[] => {
  const won = turns.flatMap(({ side, from }, at) =>
    fallOf(side, standings[at] ?? 0, 0) >= DECIDED ? [from] : [],
  );
  const falls = points.filter(({ kind }) => kind !== 'ended').map(({ turn }) => turn.from);
  const isFall = (place: number): boolean => falls.includes(place);
  const all = [...won.filter(isFall), ...won, ...falls];
  return [...new Set(all)].slice(0, MOST_PLACES);
};

/** Whether a place is as good as one of these, which have puzzles. */
export const isNear = (
  { turns }: Pick<GameReport, 'turns'>,
  place: number,
  taken: readonly number[],
): boolean => {
  const turnAt = (cursor: number): number => turns.findIndex(({ from }) => from === cursor);
  return taken.some((each) => Math.abs(turnAt(each) - turnAt(place)) < APART);
};

const OWN = 'own-';

export const ownPuzzleId = (game: string, node: NodeId): string => `${OWN}${game}-${node}`;

export const isOwnPuzzle = (id: string): boolean => id.startsWith(OWN);

interface KeptGame extends Pick<GameTree, 'notes'> {
  readonly id: string;
  /** The variant. */
  readonly game: string;
}

/** The puzzles of a variant's saved games. */
export const ownPuzzlesIn = (library: readonly KeptGame[], variant: string): readonly Puzzle[] =>
  library
    .filter(({ game }) => game === variant)
    .flatMap(({ id, notes }) =>
      Object.entries(notes).flatMap(([node, { puzzle }]) =>
        puzzle ? [{ ...puzzle, id: ownPuzzleId(id, Number(node)) }] : [],
      ),
    );
