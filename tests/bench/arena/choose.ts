/** What a game shows, and which of many to keep: short ones that name what is named nowhere yet. */
import type { Game, GameRecord } from '../../../src/kernel/game.ts';
import { replay } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { actionLines } from '../../support/golden.ts';

/** What can be seen of a game without watching it. */
export interface Seen {
  readonly name: string;
  readonly record: GameRecord;
  readonly actions: number;
  /** The length of its actions as a golden file has them, in letters. */
  readonly letters: number;
  /** What happens on the board, turns passing left out. */
  readonly events: number;
  readonly captures: number;
  /** The clauses that its steps name. */
  readonly clauses: ReadonlySet<string>;
  /** Who wins by which clause; null of a game that goes on. */
  readonly end: string | null;
}

/** A game may be shown to its end, or to so many actions, twice as many, and so on. */
const PART = 20;

/** What can be seen of the beginnings of a game, and at last of all of it. */
const growing = (game: Game, name: string, record: GameRecord): readonly Seen[] => {
  const { start, turns } = sure(replay(game, record));
  let seen: Seen = {
    name,
    record,
    actions: 0,
    letters: 0,
    events: 0,
    captures: 0,
    clauses: new Set(),
    end: null,
  };
  let position = start;
  return Array.from({ length: Math.ceil(turns.length / PART) }, (_, index) => {
    const part = turns.slice(index * PART, (index + 1) * PART);
    const actions = seen.actions + part.length;
    const steps = part.flatMap(({ tell }) => tell());
    const events = steps.flatMap((step) => step.events).filter(({ kind }) => kind !== 'turned');
    const lines = actionLines(game, position, part, seen.actions + 1, () => []);
    position = part.at(-1)?.position ?? position;
    const outcome = game.outcome(position);
    const isWhole = actions === turns.length;
    seen = {
      name: isWhole ? name : `${name}-first-${actions}`,
      record: isWhole ? record : { ...record, actions: record.actions.slice(0, actions) },
      actions,
      letters: seen.letters + lines.join('\n').length,
      events: seen.events + events.length,
      captures: seen.captures + events.filter(({ kind }) => kind === 'captured').length,
      clauses: new Set([...seen.clauses, ...steps.map(({ rule }) => rule)]),
      end: outcome && `${outcome.winner ?? 'nobody'} by ${outcome.rule}`,
    };
    return seen;
  });
};

export const seenOf = (game: Game, name: string, record: GameRecord): Seen =>
  growing(game, name, record).at(-1) as Seen;

/** A game that has ended, or the beginnings of one that goes on. */
export const partsOf = (game: Game, name: string, record: GameRecord): readonly Seen[] => {
  const all = growing(game, name, record);
  return all.at(-1)?.end === null ? all : all.slice(-1);
};

export interface Chosen {
  readonly seen: Seen;
  /** What it names that was named least before. */
  readonly adds: readonly string[];
}

/**
 * So many games, of so many letters in all, one after another: the one that names most clauses a letter of
 * those that no golden game and no chosen one names. Once all are named, those that are named once count, then
 * twice, and so on.
 */
export const choose = (
  games: readonly Seen[],
  golden: readonly Seen[],
  most: number,
  letters: number,
): readonly Chosen[] => {
  const times = new Map<string, number>();
  const count = ({ clauses }: Seen): void => {
    for (const clause of clauses) times.set(clause, (times.get(clause) ?? 0) + 1);
  };
  golden.forEach(count);
  const chosen: Chosen[] = [];
  const left = new Set(games);
  let [least, room] = [0, letters];
  while (chosen.length < most && left.size > 0) {
    let best: Chosen | null = null;
    for (const seen of left) {
      if (seen.letters > room) {
        left.delete(seen);
        continue;
      }
      const adds = [...seen.clauses].filter((clause) => (times.get(clause) ?? 0) <= least);
      if (adds.length * (best?.seen.letters ?? 1) > (best?.adds.length ?? 0) * seen.letters)
        best = { seen, adds };
    }
    if (best) {
      chosen.push(best);
      room -= best.seen.letters;
      count(best.seen);
      left.delete(best.seen);
    } else least++;
  }
  return chosen;
};
