/** Badges and marks in words: the new state of a unit or a square, each under its own clause. */
import { squareName } from '../../kernel/board/board.ts';
import type { Step } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { Badge, BoardView, UnitView } from '../../kernel/view.ts';
import { mention, nameOrCount } from '../../kernel/words.ts';
import { pieceName, placeOf } from '../model/unit-names.ts';
import { TOLD } from './words.ts';

/** A step in words, with its clause. */
export interface ToldLine {
  readonly text: string;
  readonly rule: RuleId;
  /** The units that die, where the sentence only counts them. */
  readonly casualties?: readonly UnitView[];
}

/** The identity of a fact: a change of it is news. */
const newsOf = ({ kind, news, label }: Badge): string => `${kind} ${news ?? label}`;

/** Facts that are new since before. */
export const fresh = <Fact extends Badge>(now: readonly Fact[], was: readonly Badge[]): readonly Fact[] =>
  now.filter((badge) => !was.some((each) => newsOf(each) === newsOf(badge)));

/** A number that counts down is a clock; its ticks are no news, unless it words them. */
const ticks = (badge: Badge, was: readonly Badge[]): boolean =>
  badge.news === undefined &&
  was.some(
    ({ kind, value }) =>
      kind === badge.kind && value !== undefined && badge.value !== undefined && badge.value < value,
  );

/** A fact, and the units or squares to which it came. */
export interface News {
  readonly fact: Badge;
  readonly units: UnitView[];
  readonly squares: string[];
}

export const newsLine = (game: Game, { fact, units, squares }: News): ToldLine => {
  const names =
    units.length > 0
      ? mention(
          units.map((unit) => ({
            side: unit.side,
            kind: pieceName(game, unit.type),
            place: placeOf(game, unit),
          })),
        )
      : nameOrCount(squares, 'squares');
  const { news, label, rule } = fact;
  return {
    text:
      news === undefined ? TOLD.fact(names, label) : TOLD.news(news, names, units.length + squares.length),
    rule,
  };
};

/**
 * New facts of a step. A fact about several units or squares is one sentence: it is collected in `known`, and
 * returned only where it was not there yet. Facts that only fade or tick are left out.
 */
export const factNews = (
  game: Game,
  view: BoardView,
  { events }: Step,
  known: Map<string, News>,
): readonly News[] => {
  const found: News[] = [];
  const asNews = (fact: Badge): News => {
    const key = `${fact.ending ? '' : fact.rule} ${newsOf(fact)}`;
    const old = known.get(key);
    if (old) return old;
    const news: News = { fact, units: [], squares: [] };
    known.set(key, news);
    found.push(news);
    return news;
  };
  const newsAmong = (now: readonly Badge[], was: readonly Badge[]): readonly Badge[] =>
    fresh(now, was).filter(({ news }) => news !== '');
  for (const event of events) {
    if (event.kind === 'marked') {
      for (const mark of newsAmong(event.marks, view.marks[event.square] ?? []))
        asNews(mark).squares.push(squareName(game.board, event.square));
    }
    const unit = event.kind === 'changed' && view.units[event.unit];
    if (!unit || !event.to.badges) continue;
    for (const badge of newsAmong(event.to.badges, unit.badges))
      if (
        !ticks(badge, unit.badges) &&
        (!badge.ending || unit.badges.some(({ kind }) => kind === badge.kind))
      )
        asNews(badge).units.push(unit);
  }
  return found;
};
