/**
 * The table two people sit at: one game, its record, how far it is played and what is picked so far. Plain data and
 * pure functions; the store only replaces one table by the next.
 */
import type { Square } from '../kernel/board.ts';
import type { Game, GameRecord, Position } from '../kernel/game.ts';
import { type Ask, type Hint, option, type Refusal, readPicks, sameTarget, spell, square, type Target } from '../kernel/menu.ts';
import { type Replayed, recordOf, replay, type Turned, withAction } from '../kernel/record.ts';
import { remembered } from '../kernel/remembered.ts';
import { ok, type Problem, type Result } from '../kernel/result.ts';
import { same } from '../kernel/same.ts';
import type { BoardView } from '../kernel/view.ts';

/** A no that is being shown, and the pick that met it. */
export interface Refused {
  readonly target: Target;
  readonly refusal: Refusal;
}

export interface Table {
  readonly game: Game;
  /** Every action, also those taken back: beyond `cursor` they wait for redo. */
  readonly record: GameRecord;
  /** The record played out: positions and steps, a cache. */
  readonly replayed: Replayed;
  /** How many actions are played. */
  readonly cursor: number;
  /** The action begun at this position. */
  readonly picks: readonly Target[];
  /** A dangerous choice picked once; picked again it is made. */
  readonly armed: { readonly target: Target; readonly hint: Hint | null } | null;
  readonly refused: Refused | null;
  /** The square whose members are laid out beside it. */
  readonly tray: Square | null;
}

const CALM = { armed: null, refused: null, tray: null } as const;

export const positionAt = (table: Table, cursor: number): Position =>
  cursor === 0 ? table.replayed.start : (table.replayed.turns[cursor - 1] as Turned).position;

export const positionOf = (table: Table): Position => positionAt(table, table.cursor);

export const viewOf = (table: Table): BoardView => table.game.view(positionOf(table));

/** What is asked after the picks so far; null when the game is over. */
export const questionOf: (table: Table) => Ask<unknown> | null = remembered((table: Table) => asked(table, table.picks));

/** What is asked after these picks; null where they lead to no question. */
export const asked = (table: Table, picks: readonly Target[]): Ask<unknown> | null => {
  const menu = table.game.ask(positionOf(table), picks);
  return menu.ok && menu.value.kind === 'ask' ? menu.value : null;
};

/** The only answer there is to a question, if it decides nothing one could see: it names no square, and more is asked after it. */
const soleAnswer = ({ choices: [only, ...others] }: Ask<unknown>): Target | null => {
  if (only?.kind !== 'open' || others.length > 0 || only.tone === 'danger') return null;
  return only.target.kind !== 'square' && only.next().kind === 'ask' ? only.target : null;
};

/** Picks what can only be answered one way, once an action is begun and as long as that does not end it. */
const advanced = (table: Table): Table => {
  const question = table.picks.length > 0 ? questionOf(table) : null;
  const sole = question && soleAnswer(question);
  return sole ? advanced({ ...table, picks: [...table.picks, sole] }) : table;
};

/** How many of the first picks nobody had to make. */
const madeAlone = (table: Table, count: number): boolean => {
  const question = count > 0 ? asked(table, table.picks.slice(0, count)) : null;
  const sole = question && soleAnswer(question);
  return !!sole && sameTarget(sole, table.picks[count] as Target);
};

/** What the rules make happen by themselves here: the only answer at the root, said to be forced. */
const forcedAt = (table: Table): Target | null => {
  const [only, ...more] = asked(table, [])?.choices.filter((choice) => choice.kind === 'open') ?? [];
  return only?.forced && more.length === 0 ? only.target : null;
};

/** Plays what happens by itself; it is recorded and told like everything else. */
const flowed = (table: Table): Table => {
  const forced = forcedAt(table);
  const next = forced && played(table, [forced]);
  return next?.ok ? next.value : table;
};

/** A table from a record; the problem says which action cannot be played. */
export const tableOf = (game: Game, record: GameRecord, cursor = record.actions.length, spelled = ''): Result<Table, Problem> => {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const at = Math.max(0, Math.min(cursor, record.actions.length));
  const table: Table = { game, record, replayed: replayed.value, cursor: at, picks: [], ...CALM };
  const picks = readPicks(game.board, spelled);
  const begun = picks.ok && asked(table, picks.value) ? { ...table, picks: picks.value } : table;
  return ok(begun.picks.length > 0 ? advanced(begun) : flowed(begun));
};

/** Is one of the game's own samples on the table, untouched? */
const isSample = ({ game, record }: Table): boolean => game.samples.some((sample) => same(sample.record, record));

/** Would something be lost with this table? */
export const isOwn = (table: Table): boolean => table.record.actions.length > 0 && !isSample(table);

/** A new game; it starts at the game's own start. */
export const freshTable = (game: Game, seed: number, options: Readonly<Record<string, string>> = {}): Table => ({
  game,
  record: recordOf(game, seed, options),
  replayed: { start: game.setup(seed, options), turns: [] },
  cursor: 0,
  picks: [],
  ...CALM,
});

export const spelledPicks = (table: Table): string => spell(table.game.board, table.picks);

const placedAt = (table: Table, cursor: number): Table => ({
  ...table,
  cursor: Math.max(0, Math.min(cursor, table.record.actions.length)),
  picks: [],
  ...CALM,
});

/** Another place in the same record, nothing picked. */
export const goneTo = (table: Table, cursor: number): Table => flowed(placedAt(table, cursor));

/** Plays a complete action. The same action as the one waiting for redo keeps what follows it. */
const played = (table: Table, picks: readonly Target[]): Result<Table, Problem> => {
  const { game, cursor } = table;
  const result = game.play(positionOf(table), picks);
  if (!result.ok) return result;
  const spelling = spell(game.board, picks);
  if (table.record.actions[cursor] === spelling) return ok(goneTo(table, cursor + 1));
  const { state, steps } = result.value;
  const record = withAction({ ...table.record, actions: table.record.actions.slice(0, cursor) }, game, picks);
  const turns = [...table.replayed.turns.slice(0, cursor), { picks, position: state, steps }];
  return ok(goneTo({ ...table, record, replayed: { ...table.replayed, turns } }, cursor + 1));
};

/** The unit choices of a question that stand on this square. */
const membersAt = (table: Table, question: Ask<unknown>, at: Square): readonly Target[] => {
  const { units } = viewOf(table);
  return question.choices.map((each) => each.target).filter((each) => each.kind === 'unit' && units[each.unit]?.at.includes(at));
};

/** What picking a square means at this question: the square, or the one unit on it that is asked for. */
export const targetAt = (table: Table, at: Square): Target => {
  const question = questionOf(table);
  const here = square(at);
  if (!question || question.choices.some((each) => sameTarget(each.target, here))) return here;
  const [only, ...more] = membersAt(table, question, at);
  return only && more.length === 0 ? only : here;
};

const refusedBy = (table: Table, target: Target, refusal: Refusal): Table => ({ ...table, ...CALM, refused: { target, refusal } });

/** An answer to the question; a dangerous one is only taken when it is given twice. */
export const chosen = (table: Table, question: Ask<unknown>, target: Target): Table => {
  const choice = question.choices.find((each) => sameTarget(each.target, target));
  if (choice?.kind !== 'open') return refusedBy(table, target, choice ? choice.why() : question.otherwise(target));
  const confirmed = table.armed && sameTarget(table.armed.target, target);
  if (choice.tone === 'danger' && !confirmed) return { ...table, ...CALM, armed: { target, hint: choice.hint?.() ?? null } };
  const picks = [...table.picks, target];
  if (choice.next().kind === 'ask') return advanced({ ...table, picks, ...CALM });
  const next = played(table, picks);
  return next.ok ? next.value : refusedBy(table, target, { rule: next.error.rule ?? '', text: next.error.text, squares: [] });
};

/**
 * One pick, whoever made it: mouse, finger, key or word. An open choice is taken; a picked thing is put back; another
 * thing that the turn could begin with is begun with; all else is refused, with its reason.
 */
export const picked = (table: Table, meant: Target): Table => {
  const question = questionOf(table);
  if (!question) return overRefusal(table, meant);
  const target = meant.kind === 'square' ? targetAt(table, meant.square) : meant;
  const listed = question.choices.find((each) => sameTarget(each.target, target));
  if (listed?.kind === 'open') return chosen(table, question, target);
  if (target.kind === 'square' && membersAt(table, question, target.square).length > 1) return { ...table, ...CALM, tray: target.square };
  const again = table.picks.findIndex((each) => sameTarget(each, meant));
  if (again >= 0) return without(table, again);
  const root = table.picks.length > 0 ? asked(table, []) : null;
  const atRoot = root?.choices.find((each) => sameTarget(each.target, meant));
  if (root && atRoot?.kind === 'open') return chosen({ ...table, picks: [], ...CALM }, root, meant);
  if (atRoot?.kind === 'refused' && !listed) return refusedBy(table, meant, atRoot.why());
  return chosen(table, question, target);
};

const overRefusal = (table: Table, target: Target): Table => {
  const refusal = table.game.explain(positionOf(table), [], target);
  return refusal ? refusedBy(table, target, refusal) : table;
};

/** One pick put back: of a crowd its member alone, where the rest can stay; otherwise it and all that followed. */
const without = (table: Table, index: number): Table => {
  const rest = table.picks.filter((_, at) => at !== index);
  const alone = table.picks[index]?.kind === 'unit' && index < rest.length && asked(table, rest);
  return alone ? { ...table, picks: rest, ...CALM } : takenBack(table, index);
};

/** Back to the first `count` picks, and further over picks that would only be made again by themselves. */
const takenBack = (table: Table, count: number): Table => {
  let kept = count;
  while (kept > 0 && madeAlone(table, kept - 1)) kept--;
  return advanced({ ...table, picks: table.picks.slice(0, kept), ...CALM });
};

/** Says why a square cannot be picked now; says nothing where it can. */
export const doubted = (table: Table, at: Square): Table => {
  const target = targetAt(table, at);
  const refusal = table.game.explain(positionOf(table), table.picks, target);
  return refusal ? refusedBy(table, target, refusal) : { ...table, ...CALM };
};

/** Nothing picked, and nothing shown about it. */
export const cleared = (table: Table): Table => ({ ...table, picks: [], ...CALM });

/** These picks instead of those made so far; where they cannot be made, the reason, and all stays as it is. */
export const begunWith = (table: Table, picks: readonly Target[]): Table => {
  const menu = table.game.ask(positionOf(table), picks);
  if (menu.ok) return { ...table, picks, ...CALM };
  const { rule = '', text, squares = [] } = menu.error;
  return refusedBy(table, picks.at(-1) as Target, { rule, text, squares });
};

/** One pick taken back; a reason or a warning that is being shown goes first. */
export const backed = (table: Table): Table => {
  if (table.refused || table.armed || table.tray !== null) return { ...table, ...CALM };
  return table.picks.length > 0 ? takenBack(table, table.picks.length - 1) : table;
};

/** Said beside the board: resigning, offering, claiming. */
export const said = (table: Table, name: string): Table => {
  const next = played(table, [option(name)]);
  return next.ok ? next.value : table;
};

export type Stride = 'action' | 'turn';

/** Does a turn begin at this place of the record? */
const beginsTurn = (table: Table, cursor: number): boolean =>
  cursor === 0 || cursor === table.record.actions.length || positionAt(table, cursor).ply !== positionAt(table, cursor - 1).ply;

/** Has anything been picked that was not picked by itself? */
export const hasPicked = (table: Table): boolean => table.picks.some((_, index) => !madeAlone(table, index));

/** Back by one action, or to the beginning of a turn, and over what happened by itself. */
export const undone = (table: Table, stride: Stride): Table => {
  if (hasPicked(table) && stride === 'action') return placedAt(table, table.cursor);
  let next = placedAt(table, table.cursor - 1);
  while (next.cursor > 0 && ((stride === 'turn' && !beginsTurn(table, next.cursor)) || forcedAt(next)))
    next = placedAt(next, next.cursor - 1);
  return next;
};

export const redone = (table: Table, stride: Stride): Table => {
  let cursor = table.cursor + 1;
  while (stride === 'turn' && cursor < table.record.actions.length && !beginsTurn(table, cursor)) cursor++;
  return goneTo(table, cursor);
};
