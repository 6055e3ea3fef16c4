import { spellTarget } from '../../kernel/asking/target.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import { foldView } from '../../kernel/fold.ts';
import type { Position } from '../../kernel/game.ts';
import { objectCache } from '../../kernel/memoize.ts';
import type { PlayedAction } from '../../kernel/record.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { declarationAt, nodeAt, notationAt, positionAt, type Table, turnStart } from '../model/table.ts';
import { childrenOf, isMainLine, lineThrough, noteAt, type TreeNode } from '../model/tree.ts';
import { countPieces } from './difference.ts';
import type { NarratedLine } from './facts.ts';
import { capturedUnits, eventsWithViews, narrate } from './narrate.ts';
import { SENTENCES } from './words.ts';

export interface LoggedAction {
  readonly cursor: number;
  readonly notation: string;
  readonly lines: readonly NarratedLine[];
}

export const placesBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Whether a sentence replaces the action's notation, since declarations and claims have none. */
const isNamedBySentence = (table: Table, index: number, notation: string): boolean => {
  const [first] = (table.replayed.actions[index] as PlayedAction).picks;
  const isClaim = first?.kind === 'option' && notation === spellTarget(table.game.board, first);
  return isClaim || declarationAt(table, index) !== null;
};

/** Cache of logged actions, by the position after the action, since narrating is slow. */
const loggedActions = objectCache<Position, LoggedAction>();

export const loggedAt = (table: Table, index: number): LoggedAction => {
  const { game, replayed } = table;
  const turn = replayed.actions[index] as PlayedAction;
  const known = loggedActions.get(turn.position);
  if (known) return known;
  const notation = notationAt(table, index);
  const lines = narrate(game, game.view(positionAt(table, index)), turn.tell()).filter(
    (line, at, all) => all.findIndex((each) => deepEqual(each, line)) === at,
  );
  const name = isNamedBySentence(table, index, notation) ? (lines[0]?.text ?? notation) : notation;
  const action: LoggedAction = { cursor: index + 1, notation: name, lines };
  loggedActions.set(turn.position, action);
  return action;
};

export const nameAt = (table: Table, index: number): { readonly name: string; readonly isAside: boolean } => {
  const notation = notationAt(table, index);
  const isAside = isNamedBySentence(table, index, notation);
  return { name: isAside ? loggedAt(table, index).notation : notation, isAside };
};

/** The maximum number of sentences about one action's gains: units that appear or change type or side. */
const MAX_GAIN_SENTENCES = 2;

const isGain = (event: BoardEvent): boolean =>
  event.kind === 'appeared' || (event.kind === 'changed' && ('type' in event.to || 'side' in event.to));

const sentencesAt = (table: Table, index: number): readonly string[] => {
  const { notation, lines } = loggedAt(table, index);
  let view = table.game.view(positionAt(table, index));
  const gains = (table.replayed.actions[index]?.tell() ?? []).flatMap((step) => {
    const seen = view;
    view = foldView(view, [step]);
    return step.events.some(isGain) ? narrate(table.game, seen, [step]).map(({ text }) => text) : [];
  });
  return [...new Set([lines[0]?.text ?? `${notation}.`, ...gains.slice(0, MAX_GAIN_SENTENCES)])];
};

/** Describes the last turn; null at the start of the game. */
export const summaryOf = (table: Table): string | null => {
  const { cursor, game, replayed } = table;
  if (cursor === 0) return null;
  const from = turnStart(table, cursor);
  const sentences = placesBetween(from, cursor).flatMap((index) => sentencesAt(table, index));
  const steps = replayed.actions.slice(from, cursor).flatMap(({ tell }) => tell());
  const lost = capturedUnits(eventsWithViews(game.view(positionAt(table, from)), steps));
  const losses = SIDES.flatMap((side) => {
    const units = lost.filter((unit) => unit.side === side);
    return units.length > 0 ? [SENTENCES.loses(sideName(side), countPieces(game, units))] : [];
  });
  return [...sentences, ...losses].join(' ');
};

export interface SideLine {
  readonly node: TreeNode;
  readonly name: string;
  readonly line: readonly TreeNode[];
  readonly isMain: boolean;
}

export const sideLinesFrom = (table: Table, cursor: number, most: number) => {
  const { tree, line } = table;
  const others = childrenOf(tree, nodeAt(table, cursor)).filter((node) => node !== line[cursor]);
  const ways = others.slice(0, most).map((node): SideLine => {
    const line = lineThrough(tree, node.id).slice(cursor);
    return { node, line, name: noteAt(tree, node.id).name ?? '', isMain: isMainLine(tree, node.id) };
  });
  return { ways, count: others.length };
};
