/** Typed picks: a square, several picks or a whole action in the game's notation, through the same door as every pick. */
import { readPicks, spell, type Target } from '../kernel/menu.ts';
import { ok, type Problem, type Result } from '../kernel/result.ts';
import { picked, positionOf, questionOf, type Table } from './table.ts';

const allPicked = (table: Table, picks: readonly Target[]): Table =>
  picks.reduce((now, pick) => (now.refused ? now : picked(now, pick)), table);

/** What a typed text does. Typed again after a warning, it is the second yes. */
export const typed = (table: Table, text: string): Result<Table, Problem> => {
  if (table.armed) return ok(picked(table, table.armed.target));
  const picks = readPicks(table.game.board, text);
  if (picks.ok) return ok(allPicked(table, picks.value));
  const action = table.game.readAction(positionOf(table), text);
  return action.ok ? ok(allPicked({ ...table, picks: [] }, action.value.picks)) : action;
};

export interface Completion {
  readonly text: string;
  /** What it means, where the text does not say it. */
  readonly label?: string;
}

/** So many actions are looked through; a larger game is narrowed by picks first. */
const LOOKED_THROUGH = 250;
const SHOWN = 8;

/** What the text may go on to: choices of the question by their spelling, then actions by their notation. */
export const completions = (table: Table, text: string): readonly Completion[] => {
  const { game } = table;
  const begun = text.trim().toLowerCase();
  const found = new Map<string, Completion>();
  for (const choice of questionOf(table)?.choices ?? []) {
    const spelling = spell(game.board, [choice.target]);
    if (choice.kind === 'open' && begun && spelling.toLowerCase().startsWith(begun))
      found.set(spelling, { text: spelling, ...(choice.label !== undefined && { label: choice.label }) });
    if (found.size >= SHOWN) break;
  }
  let looked = 0;
  for (const { notation } of game.actions(positionOf(table), table.picks)) {
    if (found.size >= SHOWN || ++looked > LOOKED_THROUGH) break;
    if (notation.toLowerCase().startsWith(begun)) found.set(notation, { text: notation });
  }
  return [...found.values()];
};
