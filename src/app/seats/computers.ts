import { isOfferAnswer } from '../../kernel/declaration.ts';
import { other, type Side } from '../../kernel/side.ts';
import type { LevelId } from '../../opponent/levels.ts';
import { goTo, hasPicked } from '../model/playing.ts';
import { declarationAt, nodeAt, positionAt, positionOf, type Table, viewOf, withCursor } from '../model/table.ts';
import { childrenOf, type NodeId } from '../model/tree.ts';
import type { GameHeading } from './heading.ts';

export type Computers = { readonly [side in Side]?: LevelId };

export const swapComputers = ({ white, black }: Computers): Computers => ({
  ...(black && { white: black }),
  ...(white && { black: white }),
});

export interface ComputerTask {
  readonly side: Side;
  readonly level: LevelId;
  readonly kind: 'move' | 'answer';
}

const computerTasks = new Map<string, ComputerTask>();

/** Returns the computer's task. Equal tasks are one object, since selectors compare by identity. */
const computerTask = (side: Side, level: LevelId, kind: ComputerTask['kind']): ComputerTask => {
  const key = `${side} ${level} ${kind}`;
  const task = computerTasks.get(key) ?? { side, level, kind };
  computerTasks.set(key, task);
  return task;
};

/** Returns the computer's task at the cursor; null if the computer is not to act, as when the player looks back. */
export const computerTaskAt = (
  table: Table,
  heading: GameHeading | null,
  pausedAt: NodeId | null,
): ComputerTask | null => {
  const computers = heading?.computers;
  if (!computers) return null;
  const here = nodeAt(table);
  if (pausedAt === here || (heading.awaited !== here && childrenOf(table.tree, here).length > 0)) return null;
  const { talk, toMove } = positionOf(table);
  const answerer = talk?.offer ? other(talk.offer) : null;
  const side = answerer && computers[answerer] ? answerer : toMove;
  const level = computers[side];
  if (!level || viewOf(table).turn.outcome) return null;
  return computerTask(side, level, side === answerer ? 'answer' : 'move');
};

/** Returns the task that a paused computer does once resumed; null if a person is to move or the game is over. */
export const idleComputerTaskAt = (table: Table, heading: GameHeading | null): ComputerTask | null => {
  const { toMove: side } = positionOf(table);
  const level = heading?.computers?.[side];
  return level && !viewOf(table).turn.outcome ? computerTask(side, level, 'move') : null;
};

/**
 * Returns a heading that lets the computer act at the current node. If the tree already has actions after the node,
 * the heading's `awaited` is set to the node, because the computer would otherwise not act.
 */
export const headingAt = (heading: GameHeading, table: Table): GameHeading => {
  const here = nodeAt(table);
  const goesOn = heading.computers !== undefined && childrenOf(table.tree, here).length > 0;
  if (heading.awaited === (goesOn ? here : undefined)) return heading;
  const { awaited: _past, ...present } = heading;
  return goesOn ? { ...present, awaited: here } : present;
};

export const onlyPersonSide = ({ white, black }: Computers = {}): Side | null =>
  white && !black ? 'black' : black && !white ? 'white' : null;

export const areBothComputers = ({ white, black }: Computers = {}): boolean => !!white && !!black;

/** Returns the side that took the action at an index of the line. A draw offer may be answered out of turn. */
const actorAt = (table: Table, index: number): Side => {
  const declaration = declarationAt(table, index);
  return declaration && isOfferAnswer(declaration) ? declaration.side : positionAt(table, index).toMove;
};

/** Moves the cursor back before the computer's latest actions, so that undo takes back a person's action. */
export const beforeComputer = (table: Table, computers: Computers = {}): Table => {
  if (hasPicked(table)) return table;
  let { cursor } = table;
  while (cursor > 0 && computers[actorAt(table, cursor - 1)]) cursor--;
  if (cursor === table.cursor || (cursor === 0 && onlyPersonSide(computers) === null)) return table;
  // The computer's opening turn is undone as a whole.
  return withCursor(table, Math.max(1, cursor));
};

/** Moves the cursor past the computer's next actions, so that redo ends where a person acts. */
export const afterComputer = (table: Table, computers: Computers = {}): Table => {
  if (onlyPersonSide(computers) === null || table.picks.length > 0) return table;
  let { cursor } = table;
  while (cursor > 0 && cursor < table.line.length && computers[actorAt(table, cursor)]) cursor++;
  return cursor === table.cursor ? table : goTo(table, cursor);
};
