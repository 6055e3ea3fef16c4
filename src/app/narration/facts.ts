import { squareName } from '../../kernel/board/board.ts';
import { urgencyIn } from '../../kernel/drawing/looks.ts';
import type { Step } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { type Badge, type BoardView, type UnitView, URGENCIES } from '../../kernel/view.ts';
import { mentionPieces, nameOrCount } from '../../kernel/words.ts';
import { pieceName, unitPlace } from '../model/unit-names.ts';
import { SENTENCES } from './words.ts';

export interface NarratedLine {
  readonly text: string;
  readonly rule: RuleId;
  /** All units that a step captured; absent if there are few, since the text then names them. */
  readonly casualties?: readonly UnitView[];
}

/** Returns the key of a badge's news. A repeated key on a unit or square is no news. */
const newsKey = ({ kind, news, label }: Badge): string => `${kind} ${news ?? label}`;

export const newFacts = <Fact extends Badge>(now: readonly Fact[], was: readonly Badge[]): readonly Fact[] =>
  now.filter((badge) => !was.some((each) => newsKey(each) === newsKey(badge)));

const isCountdown = ({ kind, news, value }: Badge, was: readonly Badge[]): boolean => {
  if (news !== undefined || value === undefined) return false;
  return was.some((each) => each.kind === kind && each.value !== undefined && value < each.value);
};

export interface News {
  readonly fact: Badge;
  readonly units: UnitView[];
  readonly squares: string[];
}

export const newsLine = (game: Game, { fact, units, squares }: News): NarratedLine => {
  const mentioned = units.map((unit) => ({
    side: unit.side,
    kind: pieceName(game, unit.type),
    place: unitPlace(game, unit),
  }));
  const names = units.length > 0 ? mentionPieces(mentioned) : nameOrCount(squares, 'squares');
  const { news, label, rule } = fact;
  const count = units.length + squares.length;
  return {
    text: news === undefined ? SENTENCES.fact(names, label) : SENTENCES.news(news, names, count),
    rule,
  };
};

/** Adds a step's news to `known` and returns them. News that are already in `known` are told in one sentence. */
export const factNews = (game: Game, view: BoardView, { events }: Step, known: Map<string, News>) => {
  const found: News[] = [];
  const asNews = (fact: Badge): News => {
    const key = `${fact.ending ? '' : fact.rule} ${newsKey(fact)}`;
    const old = known.get(key);
    if (old) return old;
    const news: News = { fact, units: [], squares: [] };
    known.set(key, news);
    found.push(news);
    return news;
  };
  const newsAmong = (now: readonly Badge[] = [], was: readonly Badge[] = []) =>
    newFacts(now, was).filter(({ news }) => news !== '');
  for (const event of events) {
    if (event.kind === 'marked') {
      for (const mark of newsAmong(event.marks, view.marks[event.square]))
        asNews(mark).squares.push(squareName(game.board, event.square));
    }
    const unit = event.kind === 'changed' && view.units[event.unit];
    if (!unit) continue;
    const had = unit.badges;
    for (const badge of newsAmong(event.to.badges, had)) {
      const isUnsaid = isCountdown(badge, had) || (badge.ending && !had.some(({ kind }) => kind === badge.kind));
      if (!isUnsaid) asNews(badge).units.push(unit);
    }
  }
  return found;
};

const MAX_LEADING_FACTS = 6;

const urgencyRank = ({ looks }: Game, { kind }: Badge): number => {
  const place = (URGENCIES as readonly string[]).indexOf(urgencyIn(looks, kind));
  return place < 0 ? URGENCIES.length : place;
};

/** Splits facts into the most urgent ones, at most 6, and the rest, without repeats. */
export const byUrgency = (game: Game, facts: readonly Badge[]) => {
  const place = (fact: Badge) => urgencyRank(game, fact);
  const once = facts.filter(({ label }, index) => facts.findIndex((each) => each.label === label) === index);
  const sorted = once.sort((a, b) => place(a) - place(b));
  const first = sorted.filter((fact) => place(fact) < URGENCIES.length).slice(0, MAX_LEADING_FACTS);
  return { first, rest: sorted.filter((fact) => !first.includes(fact)) };
};
