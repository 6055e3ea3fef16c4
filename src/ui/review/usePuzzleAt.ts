import { nodeAt, positionAt } from '../../app/model/table.ts';
import { noteAt } from '../../app/model/tree.ts';
import { ownPuzzleId } from '../../app/review/own-puzzles.ts';
import { turnNumber } from '../../kernel/side.ts';
import { lessonLink } from '../route.ts';
import { useField } from '../store.ts';
import { kindOf } from '../words/learn.ts';
import { REVIEW } from '../words/review.ts';

/** Returns a function that gives the link and title of the puzzle at a cursor, or null. */
export const usePuzzleAt = () => {
  const table = useField('table');
  const heading = useField('heading');
  return (cursor: number) => {
    const node = table && nodeAt(table, cursor);
    const puzzle = table && node !== null && noteAt(table.tree, node).puzzle;
    if (!puzzle || !heading) return null;
    const position = positionAt(table, cursor);
    const turn = { number: turnNumber(position), side: position.toMove };
    return {
      link: lessonLink(table.game.id, ownPuzzleId(heading.id, node)),
      title: REVIEW.puzzle(turn, kindOf(puzzle)),
    };
  };
};
