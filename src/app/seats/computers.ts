/** The sides played by the computer: when it must act, and undo over its turns. */
import { isAnswer } from '../../kernel/saying.ts';
import { other, type Side } from '../../kernel/side.ts';
import type { LevelId } from '../../opponent/levels.ts';
import { goTo, hasPicked } from '../model/playing.ts';
import { nodeAt, placeAt, positionAt, positionOf, sayingAt, type Table, viewOf } from '../model/table.ts';
import { childrenOf, type NodeId } from '../model/tree.ts';
import type { GameHeading } from './heading.ts';

export type Computers = { readonly [side in Side]?: LevelId };

export const swapComputers = ({ white, black }: Computers): Computers => ({
  ...(black && { white: black }),
  ...(white && { black: white }),
});

export interface Duty {
  readonly side: Side;
  readonly level: LevelId;
  /** An `answer` is to a draw offer. */
  readonly kind: 'move' | 'answer';
}

const duties = new Map<string, Duty>();

/** Interned, since selectors return it. */
const dutyOf = (side: Side, level: LevelId, kind: Duty['kind']): Duty => {
  const key = `${side} ${level} ${kind}`;
  const duty = duties.get(key) ?? { side, level, kind };
  duties.set(key, duty);
  return duty;
};

/** Null also at earlier places of the line. At node `yielded` a person plays the computer's turn. */
export const dutyAt = (table: Table, heading: GameHeading | null, yielded: NodeId | null): Duty | null => {
  const computers = heading?.computers;
  if (!computers) return null;
  const here = nodeAt(table);
  if (yielded === here || (heading.awaited !== here && childrenOf(table.tree, here).length > 0)) return null;
  const { talk, toMove } = positionOf(table);
  const answerer = talk?.offer ? other(talk.offer) : null;
  const side = answerer && computers[answerer] ? answerer : toMove;
  const level = computers[side];
  if (!level || viewOf(table).turn.outcome) return null;
  return dutyOf(side, level, side === answerer ? 'answer' : 'move');
};

/** The computer's duty if it were resumed: it is paused, or an earlier place is shown. */
export const idleDutyAt = (table: Table, heading: GameHeading | null): Duty | null => {
  const { toMove: side } = positionOf(table);
  const level = heading?.computers?.[side];
  return level && !viewOf(table).turn.outcome ? dutyOf(side, level, 'move') : null;
};

/** Sets `awaited` to a place where the line continues, so that the computer still answers there. */
export const headingAt = (heading: GameHeading, table: Table): GameHeading => {
  const here = nodeAt(table);
  const goesOn = heading.computers !== undefined && childrenOf(table.tree, here).length > 0;
  if (heading.awaited === (goesOn ? here : undefined)) return heading;
  const { awaited: _past, ...present } = heading;
  return goesOn ? { ...present, awaited: here } : present;
};

export const personIn = ({ white, black }: Computers = {}): Side | null =>
  white && !black ? 'black' : black && !white ? 'white' : null;

export const isWatched = ({ white, black }: Computers = {}): boolean => !!white && !!black;

/** The side that acts: an offer is answered in the other side's turn. */
const actorAt = (table: Table, index: number): Side => {
  const saying = sayingAt(table, index);
  return saying && isAnswer(saying) ? saying.side : positionAt(table, index).toMove;
};

/** The place before the computer's last actions, so that undo takes back a person's action. */
export const beforeComputer = (table: Table, computers: Computers = {}): Table => {
  if (hasPicked(table)) return table;
  let { cursor } = table;
  while (cursor > 0 && computers[actorAt(table, cursor - 1)]) cursor--;
  if (cursor === table.cursor || (cursor === 0 && personIn(computers) === null)) return table;
  // The computer's opening turn is undone as a whole.
  return placeAt(table, Math.max(1, cursor));
};

/** The place after the computer's answer, so that redo ends in a person's turn. */
export const afterComputer = (table: Table, computers: Computers = {}): Table => {
  if (personIn(computers) === null || table.picks.length > 0) return table;
  let { cursor } = table;
  while (cursor > 0 && cursor < table.line.length && computers[actorAt(table, cursor)]) cursor++;
  return cursor === table.cursor ? table : goTo(table, cursor);
};
