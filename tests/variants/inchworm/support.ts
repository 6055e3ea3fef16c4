/**
 * Helpers for tests of Inchworm hybrid: positions as in the rules document ("White: Kb1, Rd4/d6; Black: Kg7; links
 * e4=H4; unlinking"), turns in notation, and counts.
 */
import { expect, it } from 'vitest';
import { isListed } from '../../../src/kernel/asking/legal.ts';
import type { Menu } from '../../../src/kernel/asking/menu.ts';
import { readPicks } from '../../../src/kernel/asking/target.ts';
import type { Problem, Result } from '../../../src/kernel/result.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { menu } from '../../../src/variants/inchworm/menu/index.ts';
import type { Act } from '../../../src/variants/inchworm/position/action.ts';
import { nameOf } from '../../../src/variants/inchworm/position/board.ts';
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { LETTERS } from '../../../src/variants/inchworm/position/units.ts';

const names = (file: number) =>
  Array.from({ length: 8 }, (_, rank) => (file < 8 ? `${'abcdefgh'[file]}${rank + 1}` : `H${rank + 1}`));
const ORDER = [
  ...Array.from({ length: 8 }, (_, rank) => Array.from({ length: 8 }, (_, file) => names(file)[rank] as string)).flat(),
  ...names(8),
];
export const index = (name: string): number => ORDER.indexOf(name);

/** Reads a position with castling rights for men on their first squares; `wings` as in "KQkq". */
export const withRights = (text: string, wings: string): State => read(positionFields(`${text}; rights ${wings}`));

export const must = <T>(result: Result<T, Problem>): T => {
  if (!result.ok) throw new Error(result.error.text);
  return result.value;
};

export const read = (file: Record<string, unknown>): State => must(GAME.read(JSON.stringify(file))) as State;

export const at = (text: string, more: Record<string, unknown> = {}): State => read(positionFields(text, more));

/** Reads a position in which White's castling on a wing is in progress, and Black's if given. */
export const castlingAt = (text: string, wing: 'K' | 'Q', black?: 'K' | 'Q'): State =>
  read(positionFields(`${text}; castling ${wing}${black?.toLowerCase() ?? ''}`));

/** Plays turns in notation; their dice show the sums written in them. */
export const play = (state: State, ...turns: readonly string[]): State => {
  let now: State = state;
  for (const turn of turns) {
    let rest = turn;
    while (rest) {
      const action = must(GAME.readAction(now, rest));
      now = { ...now, rng: { kind: 'seeded', state: 1, dictated: action.rolls ?? [] } };
      now = must(GAME.play(now, action.picks)).state as State;
      rest = action.rest;
    }
  }
  return now;
};

/** Returns the clause of a turn's refusal; null if the turn is legal. */
export const refusal = (state: State, turn: string): string | null => {
  const action = GAME.readAction(state, turn);
  if (!action.ok) return action.error.rule ?? `unreadable: ${action.error.text}`;
  const played = GAME.play(state, action.value.picks);
  return played.ok ? null : (played.error.rule ?? `unexplained: ${played.error.text}`);
};

/** Writes a position as "White: Kb1, Rd4/d6; Black: Kg7; links e4=H4". */
export const described = (state: State): string => {
  const side = (of: State['toMove']) =>
    state.units
      .filter((man) => man.side === of)
      .map((man) => `${LETTERS[man.type]}${man.at.map(nameOf).join('/')}`)
      .sort()
      .join(', ');
  const links = state.links.flatMap((file, rank) =>
    file === null ? [] : [`${'abcdefgh'[file]}${rank + 1}=H${rank + 1}`],
  );
  return [
    `White: ${side('white')}`,
    `Black: ${side('black')}`,
    ...(links.length > 0 ? [`links ${links.join(', ')}`] : []),
  ].join('; ');
};

/** Brings a described position into the order of `described`. */
export const tidy = (text: string): string =>
  text
    .split(';')
    .map((part) => part.trim())
    .map((part) => {
      const side = /^(White|Black):(.*)$/.exec(part);
      if (!side) return part;
      const men = (side[2] ?? '')
        .split(',')
        .map((man) => man.trim())
        .filter(Boolean)
        .map((man) => {
          const squares = man.slice(1).split('/');
          return `${man[0]}${squares.sort((a, b) => index(a) - index(b)).join('/')}`;
        });
      return `${side[1]}: ${men.sort().join(', ')}`;
    })
    .join('; ');

/** Returns the squares of the Pawns that roll in a turn. */
export const rollers = (state: State, turn: string): readonly string[] => {
  const action = must(GAME.readAction(state, turn));
  const played = must(GAME.preview(state, action.picks));
  return played
    .tell()
    .flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'rolled' ? [/ on (\w\d) /.exec(event.what)?.[1] ?? ''] : [])),
    );
};

/** Counts the legal actions: the leaves of the menu. */
export const countActions = (state: State): number => {
  const walk = (at: Menu<Act>): number =>
    at.kind === 'act' ? 1 : at.choices.reduce((sum, choice) => sum + (isListed(choice) ? walk(choice.next()) : 0), 0);
  return state.ending ? 0 : walk(menu(state));
};

/** Returns the open squares after these picks ("d3 #2"), without the hallway names of linked squares. */
export const open = (state: State, picks: string): string => {
  const menuNow = must(GAME.ask(state, must(readPicks(GAME.board, picks))));
  if (menuNow.kind === 'act') return 'the move is complete';
  const names = menuNow.choices.flatMap((choice) =>
    isListed(choice) && choice.target.kind === 'square' ? [nameOf(choice.target.square)] : [],
  );
  return names.sort((a, b) => index(a) - index(b)).join(' ');
};

export const inOrder = (squares: string): string =>
  squares
    .split(' ')
    .sort((a, b) => index(a) - index(b))
    .join(' ');

/** Writes the en passant record as in the rules document: "Pawn e4; e3". */
export const record = (state: State): string => {
  if (!state.passing) return 'none';
  const men = state.passing.pawns.map((id) => state.units.find((man) => man.id === id));
  return `${men.map((man) => `Pawn ${man ? nameOf(man.at[0]) : '?'}`).join(', ')}; ${state.passing.squares.map(nameOf).join(', ')}`;
};

/** Writes the end of a game: "white: kingCaptured", "draw: stalemate", or "goes on". */
export const ending = (state: State): string =>
  state.ending ? `${state.ending.winner ?? 'draw'}: ${state.ending.reason}` : 'goes on';

/** Clause, topic, position, turns, the position after them, and how the game ends (default: it goes on). */
export type Reached = readonly [
  id: string,
  what: string,
  state: State,
  turns: readonly string[],
  reached: string,
  how?: string,
];
/** Clause, topic, position, a turn, and the clause that refuses it. */
export type RefusedAnswer = readonly [id: string, what: string, state: State, turn: string, clause: string];
/** Clause, topic, position, picks, and the squares that are then open. */
export type OpenAnswer = readonly [id: string, what: string, state: State, picks: string, squares: string];

export const reaching = (rows: readonly Reached[]): void => {
  for (const [id, what, state, turns, reached, how = 'goes on'] of rows) {
    it(`${id}: ${what}`, () => {
      const end = play(state, ...turns);
      expect([described(end), ending(end)]).toEqual([tidy(reached), how]);
    });
  }
};

export const refusing = (rows: readonly RefusedAnswer[]): void => {
  for (const [id, what, state, turn, clause] of rows)
    it(`${id}: ${what}`, () => expect(refusal(state, turn)).toBe(clause));
};

export const opening = (rows: readonly OpenAnswer[]): void => {
  for (const [id, what, state, picks, squares] of rows)
    it(`${id}: ${what}`, () => expect(open(state, picks)).toBe(inOrder(squares)));
};

/** Returns the clauses of a turn's steps, in order. */
export const clausesOf = (state: State, turn: string): readonly string[] => {
  const action = must(GAME.readAction(state, turn));
  return must(GAME.play(state, action.picks))
    .tell()
    .map(({ rule }) => rule);
};

/** Returns the squares of Kings in check, as named by their badges. */
export const checks = (state: State): readonly string[] =>
  Object.values(GAME.view(state).units)
    .flatMap(({ badges }) => badges)
    .filter(({ kind }) => kind === 'check')
    .map(({ label }) => label.split(' ')[3] as string);
