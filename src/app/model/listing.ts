/** Lists actions in slices, since there may be very many. */
import { choiceAt } from '../../kernel/asking/legal.ts';
import { spell, type Target } from '../../kernel/asking/target.ts';
import { rulebookOf } from '../../kernel/editing/options.ts';
import { plainCharacters } from '../../kernel/editing/plain-text.ts';
import type { Action, Game, Position } from '../../kernel/game.ts';
import { type Clause, clausesOf, type RuleId } from '../../kernel/learning/rulebook.ts';
import { memoize } from '../../kernel/memoize.ts';
import { type UnitView, unitsOn } from '../../kernel/view.ts';
import { unitAt } from './reach.ts';
import { positionOf, questionOf, type Table, viewOf } from './table.ts';
import { pieceName, unitPlace } from './unit-names.ts';

interface ActionFilter {
  readonly kind: string | null;
  /** Search words, separated by blanks. An action must match all words. */
  readonly words: string;
  readonly rule: RuleId | null;
}

export interface SlicedWork {
  isDone(): boolean;
  resume(mayContinue: () => boolean): void;
}

/** The clauses that each action uses, in the order of `ActionList.found`. */
export interface RuleUses extends SlicedWork {
  readonly rules: readonly ReadonlySet<RuleId>[];
}

export interface ActionList extends SlicedWork {
  readonly found: readonly Action[];
  readonly uses: RuleUses;
}

/** Returns the clauses that an action uses. The action is only previewed, so that the real dice stay hidden. */
const rulesOf = (game: Game, position: Position, { picks }: Action): ReadonlySet<RuleId> => {
  const played = game.preview(position, picks);
  return new Set(played.ok ? played.value.ownSteps().map(({ rule }) => rule) : []);
};

const listFrom = (game: Game, position: Position, picks: readonly Target[]): ActionList => {
  const source = game.actions(position, picks);
  const found: Action[] = [];
  const rules: ReadonlySet<RuleId>[] = [];
  let isDone = false;
  return {
    found,
    isDone: () => isDone,
    resume(mayContinue) {
      while (!isDone && mayContinue()) {
        const next = source.next();
        if (next.done) isDone = true;
        else found.push(next.value);
      }
    },
    uses: {
      rules,
      isDone: () => isDone && rules.length === found.length,
      resume(mayContinue) {
        while (rules.length < found.length && mayContinue())
          rules.push(rulesOf(game, position, found[rules.length] as Action));
      },
    },
  };
};

const listsOf = memoize((_position: Position) => new Map<string, ActionList>());

export const actionsOf = (table: Table, picks: readonly Target[]): ActionList => {
  const position = positionOf(table);
  const known = listsOf(position);
  const key = spell(table.game.board, picks);
  const listed = known.get(key) ?? listFrom(table.game, position, picks);
  known.set(key, listed);
  return listed;
};

/** Counts the actions that use each clause, in rulebook order. Clauses without actions are left out. */
export const countUses = (table: Table, { rules }: RuleUses): readonly (readonly [Clause, number])[] => {
  const counts = new Map<RuleId, number>();
  for (const each of rules) for (const rule of each) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return clausesOf(rulebookOf(table.game, positionOf(table))).flatMap((clause) => {
    const count = counts.get(clause.id);
    return count === undefined ? [] : [[clause, count] as const];
  });
};

export const actorOf = (table: Table, picks: readonly Target[]): UnitView | undefined => {
  const view = viewOf(table);
  for (const pick of picks) {
    if (pick.kind === 'unit') return view.units[pick.unit];
    const there = pick.kind === 'square' ? unitAt(view, pick.square) : undefined;
    if (there) return there;
  }
  return undefined;
};

/** Returns the label of the action's kind: "Morph" for "MO". */
const labelOf = (table: Table, { picks, kind }: Action): string => {
  const index = picks.findIndex((pick) => pick.kind === 'option' && pick.option === kind);
  return choiceAt(table.game.menu(positionOf(table)), picks.slice(0, index + 1))?.label ?? kind;
};

export const kindsIn = (table: Table, actions: readonly Action[]): ReadonlyMap<string, string> => {
  const kinds = new Map<string, string>();
  for (const action of actions) if (!kinds.has(action.kind)) kinds.set(action.kind, labelOf(table, action));
  return kinds;
};

const matchesFilter = (table: Table, { kind, words }: ActionFilter, action: Action): boolean => {
  if (kind !== null && action.kind !== kind) return false;
  const sought = plainCharacters(words).trim().toLowerCase();
  if (!sought) return true;
  const actor = actorOf(table, action.picks);
  const name = actor ? pieceName(table.game, actor.type) : '';
  const text = `${action.notation} ${action.spelling} ${name}`.toLowerCase();
  return sought.split(/\s+/).every((word) => text.includes(word));
};

const rankOf = (table: Table, { picks, kind }: Action): 0 | 1 | 2 => {
  const { toMove } = positionOf(table);
  const isEnemy = (pick: Target) =>
    pick.kind === 'square' && unitsOn(viewOf(table), pick.square).some(({ side }) => side !== toMove);
  if (kind === 'capture' || picks.some(isEnemy)) return 0;
  return picks.some((pick) => pick.kind === 'option') ? 2 : 1;
};

/** Returns a function that lists the matches so far, captures first. Each call also covers new entries of `listed`. */
export const filterActions = (table: Table, listed: ActionList, filter: ActionFilter): (() => readonly Action[]) => {
  const passed: readonly Action[][] = [[], [], []];
  const { found, uses } = listed;
  const { rule } = filter;
  let seen = 0;
  return () => {
    for (; seen < (rule === null ? found : uses.rules).length; seen++) {
      const action = found[seen] as Action;
      if ((rule === null || uses.rules[seen]?.has(rule)) && matchesFilter(table, filter, action))
        passed[rankOf(table, action)]?.push(action);
    }
    return passed.flat();
  };
};

export const actorChoices = (table: Table) => {
  const { toMove } = positionOf(table);
  return (questionOf(table)?.choices ?? []).flatMap(({ kind, target }) => {
    const unit = actorOf(table, [target]);
    if (kind !== 'open' || unit?.side !== toMove) return [];
    return [{ target, unit, name: `${pieceName(table.game, unit.type)} ${unitPlace(table.game, unit)}` }];
  });
};
