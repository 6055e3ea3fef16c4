import type { UnitId } from '../../kernel/asking/target.ts';
import { type Square, squareName } from '../../kernel/board/board.ts';
import { royalOf, surroundingsOf } from '../../kernel/board/royal.ts';
import { closedMarksAdded, escapeSquare, royalDestination } from '../../kernel/learning/exits.ts';
import { countEnemies, replyTo } from '../../kernel/learning/judge.ts';
import type { Lesson } from '../../kernel/learning/lesson.ts';
import { CAPTURE_GOAL } from '../../kernel/learning/puzzle.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { memoizeLatest } from '../../kernel/memoize.ts';
import { other } from '../../kernel/side.ts';
import type { UnitView } from '../../kernel/view.ts';
import { MAX_LISTED, nameOrCount } from '../../kernel/words.ts';
import { positionAt, positionOf, type Table, turnStart, viewOf } from '../model/table.ts';
import { unitName } from '../model/unit-names.ts';
import type { NarratedLine } from '../narration/facts.ts';
import { loggedAt, placesBetween } from '../narration/log.ts';
import { narrate } from '../narration/narrate.ts';
import { type LostRoyal, lostRoyalOf } from '../narration/overlays.ts';
import { isReplyDue, lastTurnStart, turnsPlayed } from './lesson.ts';
import { PUZZLE_WORDS } from './why-words.ts';

export interface PuzzleReason {
  readonly lines: readonly { readonly text: string; readonly rule?: RuleId }[];
  readonly squares: readonly Square[];
}

const captureLines = (
  table: Table,
  isHit: (unit: UnitId) => boolean,
  rules: readonly RuleId[] = [],
): readonly NarratedLine[] =>
  placesBetween(turnStart(table, table.cursor), table.cursor).flatMap((index) => {
    const steps = table.replayed.actions[index]?.tell() ?? [];
    const hits = steps.filter(({ events }) => events.some((event) => event.kind === 'captured' && isHit(event.unit)));
    const cited = new Set([...hits.map(({ rule }) => rule), ...(index === table.cursor - 1 ? rules : [])]);
    // A sentence that begins with "It" needs the one before it.
    return loggedAt(table, index).lines.filter(({ rule }, at, lines) => {
      const next = lines[at + 1];
      return cited.has(rule) || (next?.text.startsWith('It ') && cited.has(next.rule));
    });
  });

const causesOf = (table: Table, { unit, isGone }: LostRoyal): readonly NarratedLine[] => {
  const { game, cursor } = table;
  if (!isGone && game.royal?.exits) {
    const news = closedMarksAdded(game, positionAt(table, turnStart(table, cursor)), positionOf(table), unit);
    return news.map(({ label, rule }) => ({ text: label.endsWith('.') ? label : `${label}.`, rule }));
  }
  const checks = isGone ? [] : unit.badges.filter(({ kind }) => kind === 'check');
  const rules = checks.map(({ rule }) => rule);
  return captureLines(table, (hit) => hit === unit.id, rules);
};

const endLines = (table: Table): readonly NarratedLine[] => {
  const { outcome } = viewOf(table).turn;
  if (!outcome) return [];
  const lost = lostRoyalOf(table);
  const causes = (lost ? causesOf(table, lost) : []).filter(({ text }) => text !== outcome.text);
  return [...(causes.some(({ rule }) => rule === outcome.rule) ? [] : [outcome]), ...causes].slice(0, MAX_LISTED);
};

const canMove = (table: Table, royal: UnitView, squares: readonly Square[]): PuzzleReason => {
  const names = squares.map((square) => squareName(table.game.board, square));
  return {
    lines: [{ text: PUZZLE_WORDS.canMove(unitName(table.game, royal), nameOrCount(names, 'squares')) }],
    squares,
  };
};

const whyEscaped = (lesson: Lesson, table: Table): PuzzleReason => {
  const { game, replayed } = table;
  const from = turnStart(table, table.cursor);
  const tried = positionAt(table, from);
  const royal = royalOf(game, tried, other(replayed.start.toMove));
  const to = royal && game.royal?.exits ? royalDestination(game, royal, positionOf(table)) : null;
  const isLast = turnsPlayed(table) >= lesson.within;
  if (royal && to !== null) {
    const { open } = surroundingsOf(game, tried, royal);
    return canMove(table, royal, isLast && open.includes(to) ? open : [to]);
  }
  const isChecked = royal?.badges.some(({ kind }) => kind === 'check');
  if (!royal || !isLast || game.royal?.exits || isChecked)
    return { lines: loggedAt(table, from).lines.slice(0, 1), squares: [] };
  const squares = viewOf(table).units[royal.id]?.at ?? [];
  return { lines: [{ text: PUZZLE_WORDS.notInCheck(unitName(game, royal)) }], squares };
};

const whySaved = (lesson: Lesson, table: Table): PuzzleReason => {
  const { game, replayed } = table;
  const { start } = replayed;
  const now = positionOf(table);
  const royal = royalOf(game, now, start.toMove);
  const { open } = royal ? surroundingsOf(game, now, royal) : { open: [] };
  if (royal && open.length > 0) return canMove(table, royal, open);
  const to = royal && game.royal?.exits ? escapeSquare(game, now, royal) : null;
  if (royal && to !== null) return canMove(table, royal, [to]);
  const turned = game.withSideToMove(start, other(start.toMove), 0);
  const threat = turned ? replyTo(game, lesson, turned) : [];
  const wins = threat.some(({ position }) => game.outcome(position)?.winner === turned?.toMove);
  const [told] = turned && wins ? narrate(game, game.view(turned), threat[0]?.tell() ?? []) : [];
  return {
    lines: [told ? { ...told, text: PUZZLE_WORDS.stops(told.text) } : { text: PUZZLE_WORDS.only }],
    squares: [],
  };
};

export const whySolved = memoizeLatest((lesson: Lesson, table: Table): PuzzleReason => {
  const { game, replayed } = table;
  if (lesson.goal.kind === 'led') return whySaved(lesson, table);
  const before = game.view(positionAt(table, lastTurnStart(table))).units;
  const isFoe = (unit: UnitId) => before[unit]?.side !== replayed.start.toMove;
  return {
    lines: lesson.goal.kind === 'won' ? endLines(table) : captureLines(table, isFoe).slice(0, MAX_LISTED),
    squares: [],
  };
});

/** Says why a try failed; null until the other side has answered. */
export const whyMissed = memoizeLatest((lesson: Lesson, table: Table): PuzzleReason | null => {
  const lines = endLines(table);
  if (lines.length > 0) return { lines, squares: [] };
  const { game, replayed } = table;
  if (lesson.goal.kind === 'captures') {
    const [before = 0, after = 0] = [lastTurnStart(table), table.cursor].map((place) =>
      countEnemies(game, positionAt(table, place), replayed.start.toMove),
    );
    return { lines: [{ text: PUZZLE_WORDS.captures(before - after, CAPTURE_GOAL) }], squares: [] };
  }
  return isReplyDue(table) ? null : whyEscaped(lesson, table);
});
