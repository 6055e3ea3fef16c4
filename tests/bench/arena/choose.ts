/** What a game shows, and which of many to keep: short ones that name what is named nowhere yet. */
import type { Game, GameRecord } from '../../../src/kernel/game.ts';
import { replay } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { actionLines } from '../../support/golden.ts';

/** What can be seen of a game without watching it. */
export interface Seen {
  readonly name: string;
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

export const seenOf = (game: Game, name: string, record: GameRecord): Seen => {
  const { start, turns } = sure(replay(game, record));
  const steps = turns.flatMap(({ tell }) => tell());
  const events = steps.flatMap((step) => step.events).filter(({ kind }) => kind !== 'turned');
  const outcome = game.outcome(turns.at(-1)?.position ?? start);
  return {
    name,
    actions: turns.length,
    letters: actionLines(game, start, turns, 1, () => []).join('\n').length,
    events: events.length,
    captures: events.filter(({ kind }) => kind === 'captured').length,
    clauses: new Set(steps.map(({ rule }) => rule)),
    end: outcome && `${outcome.winner ?? 'nobody'} by ${outcome.rule}`,
  };
};

export interface Chosen {
  readonly seen: Seen;
  /** What it names that was named least before. */
  readonly adds: readonly string[];
}

/**
 * So many games, one after another: the one that names most clauses a letter of those that no golden game
 * and no chosen one names. Once all are named, those that are named once count, then twice, and so on.
 */
export const choose = (games: readonly Seen[], golden: readonly Seen[], most: number): readonly Chosen[] => {
  const times = new Map<string, number>();
  const count = ({ clauses }: Seen): void => {
    for (const clause of clauses) times.set(clause, (times.get(clause) ?? 0) + 1);
  };
  golden.forEach(count);
  const chosen: Chosen[] = [];
  const left = new Set(games);
  let least = 0;
  while (chosen.length < most && left.size > 0) {
    let best: Chosen | null = null;
    for (const seen of left) {
      const adds = [...seen.clauses].filter((clause) => (times.get(clause) ?? 0) <= least);
      if (adds.length * (best?.seen.letters ?? 1) > (best?.adds.length ?? 0) * seen.letters)
        best = { seen, adds };
    }
    if (best) {
      chosen.push(best);
      count(best.seen);
      left.delete(best.seen);
    } else least++;
  }
  return chosen;
};
