/** Telling in words: every event as a short sentence, from what stood on the board before it. */

import { squareName } from '../kernel/board.ts';
import type { BoardEvent, Step } from '../kernel/event.ts';
import { foldEvent } from '../kernel/fold.ts';
import type { Game } from '../kernel/game.ts';
import type { UnitId } from '../kernel/menu.ts';
import { sideName } from '../kernel/side.ts';
import type { BoardView, UnitView } from '../kernel/view.ts';
import { capital } from '../kernel/words.ts';
import { factLines, type Line, pieceName, placeOf, whose } from './facts.ts';

export type { Line } from './facts.ts';

type Changed = Extract<BoardEvent, { kind: 'changed' }>;

const changeLines = (game: Game, before: UnitView, { to }: Changed): readonly string[] => {
  const who = `${whose(game, before)} on ${placeOf(game, before)}`;
  const lines: string[] = [];
  if (to.type !== undefined && to.type !== before.type) lines.push(`${who} becomes a ${pieceName(game, to.type)}.`);
  if (to.side !== undefined && to.side !== before.side) lines.push(`${who} now belongs to ${sideName(to.side)}.`);
  if (to.facing !== undefined && to.facing !== before.facing) lines.push(`${who} turns.`);
  return lines;
};

/** Is it left to chance? A sum that is entered by hand decides it. */
export const isOpen = ({ chance: [ways, of] }: Extract<BoardEvent, { kind: 'rolled' }>): boolean => ways > 0 && ways < of;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** "1 in 12", in lowest terms. */
export const oddsOf = ([ways, of]: readonly [number, number]): string => {
  const by = divisor(ways, of) || 1;
  return `${ways / by} in ${of / by}`;
};

/** The events that told lines already cover: a capture by the unit that moves is one sentence with its move. */
const victimsOf = (events: readonly BoardEvent[], by: UnitId): readonly UnitId[] =>
  events.flatMap((event) => (event.kind === 'captured' && event.by === by ? [event.unit] : []));

const eventLines = (game: Game, view: BoardView, event: BoardEvent, step: Step): readonly string[] => {
  const name = (square: number) => squareName(game.board, square);
  switch (event.kind) {
    case 'moved': {
      const unit = view.units[event.unit];
      const from = (unit?.body === 'chain' ? unit.at[0] : event.path[0]) ?? 0;
      if (!unit) return [];
      if (unit.body === 'chain' && unit.at[0] === event.at[0])
        return [`The body of ${whose(game, unit)} follows, its end on ${name(event.at.at(-1) ?? 0)}.`];
      const to = unit.body === 'halves' ? event.at.map(name).join(' and ') : name(event.at[0] ?? event.path.at(-1) ?? 0);
      const taken = victimsOf(step.events, event.unit).flatMap((id) => view.units[id] ?? []);
      const takes =
        taken.length > 0 ? ` and takes ${taken.map((each) => `${whose(game, each)} on ${placeOf(game, each)}`).join(', ')}` : '';
      return [`${whose(game, unit)} goes from ${name(from)} to ${to}${takes}.`];
    }
    case 'captured': {
      const unit = view.units[event.unit];
      const told = step.events.some((each) => each.kind === 'moved' && each.unit === event.by);
      return unit && !told ? [`${whose(game, unit)} on ${placeOf(game, unit)} is captured.`] : [];
    }
    case 'appeared':
      return [`${whose(game, event.unit)} appears on ${placeOf(game, event.unit)}.`];
    case 'changed': {
      const unit = view.units[event.unit];
      return unit ? changeLines(game, unit, event) : [];
    }
    case 'marked':
      return [];
    case 'burst':
      return [`A burst at ${name(event.centre)} reaches ${event.squares.map(name).join(', ')}.`];
    case 'rolled':
      return [`${capital(event.what)}: ${oddsOf(event.chance)}; it ${event.came ? 'happens' : 'does not happen'}.`];
    case 'traced':
      return [`${capital(event.what)}: ${event.line.map(name).join(' to ')}.`];
    case 'turned':
      return [];
    case 'ended':
      return [event.outcome.text];
  }
};

/**
 * The steps of an action in words, each with its clause. Steps that only pass the turn say nothing; badges and marks
 * that come are told under their own clauses, unless a clause has said it in its own words.
 */
export const narrated = (game: Game, before: BoardView, steps: readonly Step[]): readonly Line[] => told(game, before, steps, false);

/** The same of what would happen: dice are told by their odds, never by how they fall. */
export const foretold = (game: Game, before: BoardView, steps: readonly Step[]): readonly Line[] => told(game, before, steps, true);

const told = (game: Game, before: BoardView, steps: readonly Step[], ahead: boolean): readonly Line[] => {
  const lines: Line[] = [];
  const said = new Set(steps.filter(({ text }) => text !== undefined).map(({ rule }) => rule));
  let view = before;
  for (const step of steps) {
    const { rule, text } = step;
    const seen = view;
    for (const event of step.events) {
      // What moves and what it takes are told from one moment; all else in its order.
      const from = event.kind === 'captured' || event.kind === 'moved' ? seen : view;
      if (event.kind === 'rolled' && ahead && isOpen(event)) lines.push({ text: `${oddsOf(event.chance)}: ${event.what}`, rule });
      else if (text === undefined) lines.push(...eventLines(game, from, event, step).map((line) => ({ text: line, rule })));
      view = foldEvent(view, event);
    }
    const isRoll = step.events.some((event) => event.kind === 'rolled' && isOpen(event));
    if (text === undefined) lines.push(...factLines(game, seen, step).filter((line) => !said.has(line.rule)));
    else if (!ahead || !isRoll) lines.push({ text, rule });
  }
  return lines;
};
