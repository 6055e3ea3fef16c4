import { squareName } from '../../kernel/board/board.ts';
import type { BoardEvent, Step } from '../../kernel/event.ts';
import { foldEvent } from '../../kernel/fold.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { MAX_LISTED } from '../../kernel/words.ts';
import { pieceName, unitName, unitNameAndPlace, unitPlace } from '../model/unit-names.ts';
import { factNews, type NarratedLine, type News, newsLine } from './facts.ts';
import { SENTENCES } from './words.ts';

type EventOf<Kind extends BoardEvent['kind']> = Extract<BoardEvent, { kind: Kind }>;

export const eventsWithViews = (before: BoardView, steps: readonly Step[]) => {
  let view = before;
  return steps.flatMap(({ events }) =>
    events.map((event) => {
      const seen = { event, view };
      view = foldEvent(view, event);
      return seen;
    }),
  );
};

export const capturedUnits = (events: ReturnType<typeof eventsWithViews>): readonly UnitView[] =>
  events.flatMap(({ event, view }) => (event.kind === 'captured' ? (view.units[event.unit] ?? []) : []));

/** Whether a roll's result was uncertain: neither sure nor entered by hand. */
export const isUncertain = ({ chance: [ways, of] }: EventOf<'rolled'>): boolean => ways > 0 && ways < of;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

export const oddsOf = ([ways, of]: readonly [number, number]): string => {
  const by = divisor(ways, of) || 1;
  return SENTENCES.odds(ways / by, of / by);
};

const changeLines = (game: Game, before: UnitView, { to }: EventOf<'changed'>): readonly string[] => {
  const who = unitNameAndPlace(game, before);
  const lines: string[] = [];
  if (to.type !== undefined && to.type !== before.type) lines.push(SENTENCES.becomes(who, pieceName(game, to.type)));
  if (to.side !== undefined && to.side !== before.side) lines.push(SENTENCES.belongs(who, to.side));
  if (to.facing !== undefined && to.facing !== before.facing) lines.push(SENTENCES.turns(who));
  return lines;
};

const motionLine = (game: Game, { units }: BoardView, unit: UnitView, event: EventOf<'moved'>, step: Step) => {
  const name = (square: number) => squareName(game.board, square);
  const [head = event.path.at(-1) ?? 0] = event.at;
  if (unit.body === 'chain' && unit.at[0] === head) return SENTENCES.follows(name(event.at.at(-1) ?? 0));
  const from = (unit.body === 'chain' ? unit.at[0] : event.path[0]) ?? 0;
  const to = unit.body === 'halves' ? event.at.map(name).join(' and ') : name(head);
  const captured = step.events.flatMap((each) => {
    const victim = each.kind === 'captured' && each.by === event.unit && units[each.unit];
    return victim ? [unitPlace(game, victim) === to ? unitName(game, victim) : unitNameAndPlace(game, victim)] : [];
  });
  return SENTENCES.moves(unitName(game, unit), name(from), to, captured);
};

const eventLines = (game: Game, view: BoardView, event: BoardEvent, step: Step): readonly string[] => {
  const name = (square: number) => squareName(game.board, square);
  switch (event.kind) {
    case 'moved': {
      const unit = view.units[event.unit];
      return unit ? [motionLine(game, view, unit, event, step)] : [];
    }
    case 'captured': {
      const unit = view.units[event.unit];
      const isToldAsMove = step.events.some((each) => each.kind === 'moved' && each.unit === event.by);
      return unit && !isToldAsMove ? [SENTENCES.captured(unitNameAndPlace(game, unit))] : [];
    }
    case 'appeared':
      return [SENTENCES.appears(unitName(game, event.unit), unitPlace(game, event.unit))];
    case 'changed': {
      const unit = view.units[event.unit];
      return unit ? changeLines(game, unit, event) : [];
    }
    case 'burst':
      return [SENTENCES.burst(name(event.centre), event.squares.map(name))];
    case 'rolled':
      return [SENTENCES.rolled(event.what, oddsOf(event.chance), event.came)];
    case 'traced':
      return [SENTENCES.traced(event.what, event.line.map(name))];
    case 'ended':
      return [event.outcome.text];
    case 'marked':
    case 'turned':
      return [];
  }
};

const casualtiesOf = (view: BoardView, { events }: Step): Pick<NarratedLine, 'casualties'> => {
  const casualties = events.flatMap((event) => (event.kind === 'captured' ? (view.units[event.unit] ?? []) : []));
  return casualties.length > MAX_LISTED ? { casualties } : {};
};

const narrateSteps = (
  game: Game,
  before: BoardView,
  steps: readonly Step[],
  ahead: boolean,
): readonly NarratedLine[] => {
  const lines: (NarratedLine | News)[] = [];
  const known = new Map<string, News>();
  const said = new Set(steps.filter(({ text }) => text !== undefined).map(({ rule }) => rule));
  let view = before;
  for (const step of steps) {
    const { rule, text, events } = step;
    const atStart = view;
    for (const event of events) {
      // Moves and captures are described from the step's start, other events in order.
      const from = event.kind === 'captured' || event.kind === 'moved' ? atStart : view;
      if (event.kind === 'rolled' && ahead && isUncertain(event))
        lines.push({ text: `${oddsOf(event.chance)}: ${event.what}`, rule });
      else if (text === undefined)
        lines.push(...eventLines(game, from, event, step).map((line) => ({ text: line, rule })));
      view = foldEvent(view, event);
    }
    const isRoll = events.some((event) => event.kind === 'rolled' && isUncertain(event));
    if (text === undefined)
      lines.push(...factNews(game, atStart, step, known).filter(({ fact }) => !said.has(fact.rule)));
    else if (!ahead || !isRoll) lines.push({ text, rule, ...casualtiesOf(atStart, step) });
  }
  return lines.map((line) => ('fact' in line ? newsLine(game, line) : line));
};

/** Narrates steps in sentences. A step's own text replaces sentences about its events, which would repeat the text. */
export const narrate = (game: Game, before: BoardView, steps: readonly Step[]): readonly NarratedLine[] =>
  narrateSteps(game, before, steps, false);

/** Narrates a preview: dice are described by their odds, since the result is not known yet. */
export const narratePreview = (game: Game, before: BoardView, steps: readonly Step[]): readonly NarratedLine[] =>
  narrateSteps(game, before, steps, true);
