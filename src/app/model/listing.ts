/**
 * All actions below a question, searched in pieces, since a game may have very many. Results are kept with
 * their position.
 */

import { choiceAt } from '../../kernel/asking/legal.ts';
import { spell, type Target, type UnitId } from '../../kernel/asking/target.ts';
import { rulebookOf } from '../../kernel/editing/options.ts';
import { plainSigns } from '../../kernel/editing/signs.ts';
import type { Action, Game, Position } from '../../kernel/game.ts';
import { type Clause, clausesOf, type RuleId } from '../../kernel/learning/rulebook.ts';
import { memoize, memory } from '../../kernel/memoize.ts';
import { type UnitView, unitsOn } from '../../kernel/view.ts';
import { positionOf, questionOf, type Table, viewOf } from './table.ts';
import { pieceName, placeOf } from './unit-names.ts';

/** A filter of actions. */
export interface Sieve {
  readonly kind: string | null;
  /** Words in the notation, the picks or the names of the pieces. */
  readonly words: string;
  /** A clause that the action uses. */
  readonly rule: RuleId | null;
}

/** A search that can be interrupted at any time. */
export interface Unfinished {
  /** Is nothing left to find? */
  isDone(): boolean;
  /** Searches as long as it may. */
  goOn(mayGoOn: () => boolean): void;
}

export interface ActionList extends Unfinished {
  /** In the order of the menu. */
  readonly found: readonly Action[];
}

/** The clauses that actions use. */
export interface Uses extends Unfinished {
  /** Of each action found so far, in the same order. */
  readonly rules: readonly ReadonlySet<RuleId>[];
}

const listFrom = (game: Game, position: Position, picks: readonly Target[]): ActionList => {
  const source = game.actions(position, picks);
  const found: Action[] = [];
  let done = false;
  return {
    found,
    isDone: () => done,
    goOn(mayGoOn) {
      while (!done && mayGoOn()) {
        const next = source.next();
        if (next.done) done = true;
        else found.push(next.value);
      }
    },
  };
};

const listsOf = memoize((_position: Position) => new Map<string, ActionList>());

/** The search below these picks, started once. */
export const actionsOf = (table: Table, picks: readonly Target[]): ActionList => {
  const position = positionOf(table);
  const known = listsOf(position);
  const key = spell(table.game.board, picks);
  const listed = known.get(key) ?? listFrom(table.game, position, picks);
  known.set(key, listed);
  return listed;
};

const usesFrom = (game: Game, position: Position, listed: ActionList): Uses => {
  const rules: ReadonlySet<RuleId>[] = [];
  const rulesOf = ({ picks }: Action): ReadonlySet<RuleId> => {
    // Dice are veiled: a list never tells their result.
    const played = game.preview(position, picks);
    return new Set(played.ok ? played.value.did().map(({ rule }) => rule) : []);
  };
  return {
    rules,
    isDone: () => listed.isDone() && rules.length === listed.found.length,
    goOn(mayGoOn) {
      while (rules.length < listed.found.length && mayGoOn())
        rules.push(rulesOf(listed.found[rules.length] as Action));
    },
  };
};

const allUses = memory<ActionList, Uses>();

/** The clauses of the actions of a list: each action is played to know them, once. */
export const usesOf = (table: Table, listed: ActionList): Uses => {
  const uses = allUses.get(listed) ?? usesFrom(table.game, positionOf(table), listed);
  allUses.set(listed, uses);
  return uses;
};

/** The number of actions that use each clause, in the order of the rulebook. */
export const countUses = (table: Table, { rules }: Uses): readonly (readonly [Clause, number])[] => {
  const counts = new Map<RuleId, number>();
  for (const each of rules) for (const rule of each) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return clausesOf(rulebookOf(table.game, positionOf(table))).flatMap((clause) => {
    const count = counts.get(clause.id);
    return count === undefined ? [] : [[clause, count] as const];
  });
};

/** The unit that acts: the first one picked, if any. */
export const actorOf = (table: Table, picks: readonly Target[]): UnitId | null => {
  const { units } = viewOf(table);
  for (const pick of picks) {
    if (pick.kind === 'unit') return pick.unit;
    const there =
      pick.kind === 'square' &&
      Object.values(units).find(({ at, inside }) => inside === undefined && at.includes(pick.square));
    if (there) return there.id;
  }
  return null;
};

/** The label of the option that gives an action its kind: "MO" is "Morph". */
const labelOf = (table: Table, { picks, kind }: Action): string => {
  const index = picks.findIndex((pick) => pick.kind === 'option' && pick.option === kind);
  return choiceAt(table.game.menu(positionOf(table)), picks.slice(0, index + 1))?.label ?? kind;
};

/** The kinds among these actions, with their labels. */
export const kindsIn = (table: Table, actions: readonly Action[]): ReadonlyMap<string, string> => {
  const kinds = new Map<string, string>();
  for (const action of actions) if (!kinds.has(action.kind)) kinds.set(action.kind, labelOf(table, action));
  return kinds;
};

/** Does an action match? */
const passes = (table: Table, { kind, words }: Omit<Sieve, 'rule'>, action: Action): boolean => {
  if (kind !== null && action.kind !== kind) return false;
  const sought = plainSigns(words).trim().toLowerCase();
  if (!sought) return true;
  const actor = actorOf(table, action.picks);
  const type = actor === null ? undefined : viewOf(table).units[actor]?.type;
  const name = type === undefined ? '' : pieceName(table.game, type);
  const text = `${action.notation} ${action.spelling} ${name}`.toLowerCase();
  return sought.split(/\s+/).every((word) => text.includes(word));
};

/** The rank of an action in a list: captures, then moves, then abilities and other answers. */
const rankOf = (table: Table, { picks, kind }: Action): 0 | 1 | 2 => {
  const { toMove } = positionOf(table);
  const isEnemy = (pick: Target) =>
    pick.kind === 'square' && unitsOn(viewOf(table), pick.square).some(({ side }) => side !== toMove);
  if (kind === 'capture' || picks.some(isEnemy)) return 0;
  return picks.some((pick) => pick.kind === 'option') ? 2 : 1;
};

/**
 * The actions found that match, captures first; each is tested once, where a clause is sought as soon as its
 * clauses are known.
 */
export const siftActions = (table: Table, listed: ActionList, sieve: Sieve): (() => readonly Action[]) => {
  const passed: readonly Action[][] = [[], [], []];
  const { rule } = sieve;
  const uses = rule === null ? null : usesOf(table, listed);
  let seen = 0;
  return () => {
    for (; seen < (uses?.rules ?? listed.found).length; seen++) {
      const action = listed.found[seen] as Action;
      if ((rule === null || uses?.rules[seen]?.has(rule)) && passes(table, sieve, action))
        passed[rankOf(table, action)]?.push(action);
    }
    return passed.flat();
  };
};

/** A choice of the question that names the acting unit. */
interface ActingUnit {
  readonly target: Target;
  readonly unit: UnitView;
  readonly name: string;
}

/** The units that this question asks for, by name and square. */
export const actorsAsked = (table: Table): readonly ActingUnit[] => {
  const { units } = viewOf(table);
  return (questionOf(table)?.choices ?? []).flatMap(({ kind, target }) => {
    const id = actorOf(table, [target]);
    const unit = id === null ? undefined : units[id];
    if (kind !== 'open' || !unit || unit.side !== positionOf(table).toMove) return [];
    return [{ target, unit, name: `${pieceName(table.game, unit.type)} ${placeOf(table.game, unit)}` }];
  });
};
