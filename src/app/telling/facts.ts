/** Badges and marks in words: what a unit or a square has become, each under its own clause. */
import { type Square, squareName } from '../../kernel/board.ts';
import type { Step } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { UnitId } from '../../kernel/menu.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import { sideName } from '../../kernel/side.ts';
import type { Badge, BoardView, UnitView } from '../../kernel/view.ts';
import { TOLD } from './words.ts';

/** A told step: its words and its clause. */
export interface ToldLine {
  readonly text: string;
  readonly rule: RuleId;
}

export const pieceName = (game: Game, type: string): string => game.pieces[type]?.name ?? type;

/** "White's Lancer". */
export const whose = (game: Game, unit: UnitView): string => `${sideName(unit.side)}'s ${pieceName(game, unit.type)}`;

export const placeOf = (game: Game, unit: UnitView): string =>
  unit.body === 'halves' ? TOLD.both(unit.at.map((each) => squareName(game.board, each))) : squareName(game.board, unit.at[0] ?? 0);

/** "White's Lancer on e4". */
export const standing = (game: Game, unit: UnitView): string => TOLD.standing(whose(game, unit), placeOf(game, unit));

/** What is there now and was not before. */
export const fresh = <Fact extends Badge>(now: readonly Fact[], was: readonly Badge[]): readonly Fact[] =>
  now.filter((badge) => !was.some((each) => each.kind === badge.kind && each.label === badge.label));

/** A number that goes down is a clock, and its ticks are no news. */
const ticks = (badge: Badge, was: readonly Badge[]): boolean =>
  was.some(({ kind, value }) => kind === badge.kind && value !== undefined && badge.value !== undefined && badge.value < value);

/** Facts that come with a step; the same fact of several units or squares is one sentence. What only fades is no news. */
export const factLines = (game: Game, view: BoardView, { events }: Step): readonly ToldLine[] => {
  const told = new Map<string, { readonly fact: Badge; readonly names: string[] }>();
  const tell = (fact: Badge, name: string) => {
    const key = `${fact.rule} ${fact.label}`;
    const known = told.get(key);
    if (known) known.names.push(name);
    else told.set(key, { fact, names: [name] });
  };
  const onUnit = (id: UnitId, badges: readonly Badge[]) => {
    const unit = view.units[id];
    if (!unit) return;
    for (const badge of fresh(badges, unit.badges)) if (!ticks(badge, unit.badges)) tell(badge, standing(game, unit));
  };
  const onSquare = (square: Square, marks: readonly Badge[]) => {
    for (const mark of fresh(marks, view.marks[square] ?? [])) tell(mark, squareName(game.board, square));
  };
  for (const event of events) {
    if (event.kind === 'marked') onSquare(event.square, event.marks);
    if (event.kind === 'changed' && event.to.badges) onUnit(event.unit, event.to.badges);
  }
  return [...told.values()].map(({ fact, names }) => ({ text: TOLD.fact(names, fact.label), rule: fact.rule }));
};
