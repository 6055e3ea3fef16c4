/** Badges and marks of units and squares: new ones in words, sorted by urgency. */
import { squareName } from '../../kernel/board/board.ts';
import type { Step } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import {
  type Badge,
  type BadgeKind,
  type BoardView,
  type MarkKind,
  type UnitView,
  URGENCIES,
  type Urgency,
} from '../../kernel/view.ts';
import { mention, nameOrCount } from '../../kernel/words.ts';
import { pieceName, placeOf } from '../model/unit-names.ts';
import { TOLD } from './words.ts';

export interface ToldLine {
  readonly text: string;
  readonly rule: RuleId;
  /** Dead units, where the sentence only counts them. */
  readonly casualties?: readonly UnitView[];
}

/** A fact is news when this key changes. */
const newsOf = ({ kind, news, label }: Badge): string => `${kind} ${news ?? label}`;

export const fresh = <Fact extends Badge>(now: readonly Fact[], was: readonly Badge[]): readonly Fact[] =>
  now.filter((badge) => !was.some((each) => newsOf(each) === newsOf(badge)));

/** A countdown's ticks are not news, unless the badge words them. */
const ticks = ({ kind, news, value }: Badge, was: readonly Badge[]): boolean => {
  if (news !== undefined || value === undefined) return false;
  return was.some((each) => each.kind === kind && each.value !== undefined && value < each.value);
};

export interface News {
  readonly fact: Badge;
  readonly units: UnitView[];
  readonly squares: string[];
}

export const newsLine = (game: Game, { fact, units, squares }: News): ToldLine => {
  const mentioned = units.map((unit) => ({
    side: unit.side,
    kind: pieceName(game, unit.type),
    place: placeOf(game, unit),
  }));
  const names = units.length > 0 ? mention(mentioned) : nameOrCount(squares, 'squares');
  const { news, label, rule } = fact;
  const count = units.length + squares.length;
  return { text: news === undefined ? TOLD.fact(names, label) : TOLD.news(news, names, count), rule };
};

/** Collects facts in `known`, so that one fact about several units is one sentence; returns the new ones. */
export const factNews = (game: Game, view: BoardView, { events }: Step, known: Map<string, News>) => {
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
  const newsAmong = (now: readonly Badge[] = [], was: readonly Badge[] = []) =>
    fresh(now, was).filter(({ news }) => news !== '');
  for (const event of events) {
    if (event.kind === 'marked') {
      for (const mark of newsAmong(event.marks, view.marks[event.square]))
        asNews(mark).squares.push(squareName(game.board, event.square));
    }
    const unit = event.kind === 'changed' && view.units[event.unit];
    if (!unit) continue;
    const had = unit.badges;
    for (const badge of newsAmong(event.to.badges, had)) {
      const isUnsaid = ticks(badge, had) || (badge.ending && !had.some(({ kind }) => kind === badge.kind));
      if (!isUnsaid) asNews(badge).units.push(unit);
    }
  }
  return found;
};

/** Badge and mark kinds by urgency; facts of the inspector bring their own. */
const KINDS = [
  ['check', ['check', 'attacker', 'attacked', 'danger', 'stuck']],
  ['capture', ['guard', 'crown', 'shield', 'guarded', 'passing', 'passed', 'blast', 'about-to-explode']],
  ['capture', ['bomb', 'fuse', 'tomb', 'trap', 'corrupted']],
  ['held', ['frozen', 'held', 'paralysed', 'siege', 'shock', 'freeze', 'distract']],
  ['power', ['empowered', 'retained', 'climb', 'ready', 'knightmare', 'link', 'right', 'castling', 'dice']],
  ['power', ['promotion', 'monad', 'waiting', 'shadow', 'moves', 'fused', 'stack', 'cargo', 'aim', 'role']],
  ['power', ['mode', 'range', 'magnet', 'pull', 'push', 'exit', 'reach', 'room', 'way', 'corner', 'line']],
  ['power', ['wall', 'tunnel', 'closed', 'blocked', 'plan', 'next-step', 'march']],
  ['timer', ['trail', 'lair', 'shade', 'hatching', 'growth', 'build', 'count', 'length']],
  ['timer', ['open-tomb', 'hidden-tomb', 'sprung-trap', 'tornado', 'wind', 'avalanche', 'quick']],
] as const satisfies readonly (readonly [Urgency, readonly (BadgeKind | MarkKind)[]])[];

const URGENCY_OF: Readonly<Record<BadgeKind | MarkKind, Urgency>> = Object.fromEntries(
  KINDS.flatMap(([urgency, kinds]) => kinds.map((kind) => [kind, urgency])),
) as Record<(typeof KINDS)[number][1][number], Urgency>;

const MOST = 6;

const placeIn = ({ kind }: Badge): number => {
  const urgency: string = (URGENCY_OF as Readonly<Record<string, Urgency | undefined>>)[kind] ?? kind;
  const place = (URGENCIES as readonly string[]).indexOf(urgency);
  return place < 0 ? URGENCIES.length : place;
};

/** The most urgent facts, and the others without repetition; rules that apply come last. */
export const byUrgency = (facts: readonly Badge[]) => {
  const once = facts.filter(({ label }, index) => facts.findIndex((each) => each.label === label) === index);
  const sorted = once.sort((a, b) => placeIn(a) - placeIn(b));
  const first = sorted.filter((fact) => placeIn(fact) < URGENCIES.length).slice(0, MOST);
  return { first, rest: sorted.filter((fact) => !first.includes(fact)) };
};
