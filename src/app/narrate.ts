/** Telling in words: every event as a short sentence, from what stood on the board before it. */

import { squareName } from '../kernel/board.ts';
import type { BoardEvent, Step } from '../kernel/event.ts';
import type { Game } from '../kernel/game.ts';
import type { UnitId } from '../kernel/menu.ts';
import type { RuleId } from '../kernel/rulebook.ts';
import { sideName } from '../kernel/side.ts';
import { type Badge, type BoardView, foldEvent, type UnitView } from '../kernel/view.ts';
import { listed } from '../kernel/words.ts';

/** A told step: its words and its clause. */
export interface Line {
  readonly text: string;
  readonly rule: RuleId;
}

const pieceName = (game: Game, type: string): string => game.pieces[type]?.name ?? type;

/** "White's Lancer". */
export const whose = (game: Game, unit: UnitView): string => `${sideName(unit.side)}'s ${pieceName(game, unit.type)}`;

const placeOf = (game: Game, unit: UnitView): string =>
  unit.body === 'halves' ? unit.at.map((each) => squareName(game.board, each)).join(' and ') : squareName(game.board, unit.at[0] ?? 0);

const fresh = (now: readonly Badge[], was: readonly Badge[]): readonly Badge[] =>
  now.filter((badge) => !was.some((each) => each.kind === badge.kind && each.label === badge.label));

/** As the second part of a sentence; the sides keep their capitals. */
const lower = (text: string): string => (/^(White|Black)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** A number that goes down is a clock, and its ticks are no news. */
const ticks = (badge: Badge, was: readonly Badge[]): boolean =>
  was.some(({ kind, value }) => kind === badge.kind && value !== undefined && badge.value !== undefined && badge.value < value);

/** How much longer, or how many: gone with the rest. */
const COUNTED = / (for|in|after) \d.*$/;

const badgeLines = (who: string, was: readonly Badge[], now: readonly Badge[]): readonly string[] => [
  ...fresh(now, was)
    .filter((badge) => !ticks(badge, was))
    .map(({ label }) => `${who}: ${lower(label)}.`),
  ...was.filter(({ kind }) => !now.some((each) => each.kind === kind)).map(({ label }) => `${who}: no longer ${lower(label).replace(COUNTED, '')}.`),
];

type Changed = Extract<BoardEvent, { kind: 'changed' }>;

const changeLines = (game: Game, before: UnitView, { to }: Changed): readonly string[] => {
  const who = `${whose(game, before)} on ${placeOf(game, before)}`;
  const lines: string[] = [];
  if (to.type !== undefined && to.type !== before.type) lines.push(`${who} becomes a ${pieceName(game, to.type)}.`);
  if (to.side !== undefined && to.side !== before.side) lines.push(`${who} now belongs to ${sideName(to.side)}.`);
  if (to.facing !== undefined && to.facing !== before.facing) lines.push(`${who} turns.`);
  if (to.badges) lines.push(...badgeLines(who, before.badges, to.badges));
  return lines;
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
      return [`${event.what}: ${event.chance[0]} in ${event.chance[1]}; it ${event.came ? 'happens' : 'does not happen'}.`];
    case 'traced':
      return [`${event.what}: ${event.line.map(name).join(' to ')}.`];
    case 'turned':
      return [];
    case 'ended':
      return [event.outcome.text];
  }
};

/** Marks that come with a step, the same mark of several squares as one sentence. What only fades is no news. */
const markLines = (game: Game, view: BoardView, { events }: Step): readonly string[] => {
  const squares = new Map<string, string[]>();
  for (const event of events) {
    if (event.kind !== 'marked') continue;
    for (const { label } of fresh(event.marks, view.marks[event.square] ?? []))
      squares.set(label, [...(squares.get(label) ?? []), squareName(game.board, event.square)]);
  }
  return [...squares].map(([label, names]) => `${listed(names)}: ${label}.`);
};

/** Badges and marks only follow from what happened. */
const onlyFollows = ({ events }: Step): boolean =>
  events.every((event) => event.kind === 'marked' || (event.kind === 'changed' && Object.keys(event.to).join() === 'badges'));

/**
 * The steps of an action in words, each with its clause. Steps that only pass the turn say nothing, and what a clause
 * has said in its own words is not said again by the badges and marks that follow.
 */
export const narrated = (game: Game, before: BoardView, steps: readonly Step[]): readonly Line[] => {
  const lines: Line[] = [];
  const told = new Set(steps.filter(({ text }) => text !== undefined).map(({ rule }) => rule));
  let view = before;
  for (const step of steps) {
    const { rule, text } = step;
    const seen = view;
    const isNews = text === undefined && !(told.has(rule) && onlyFollows(step));
    for (const event of step.events) {
      // What moves and what it takes are told from one moment; all else in its order.
      const from = event.kind === 'captured' || event.kind === 'moved' ? seen : view;
      if (isNews) lines.push(...eventLines(game, from, event, step).map((line) => ({ text: line, rule })));
      view = foldEvent(view, event);
    }
    if (isNews) lines.push(...markLines(game, seen, step).map((line) => ({ text: line, rule })));
    if (text !== undefined) lines.push({ text, rule });
  }
  return lines;
};
