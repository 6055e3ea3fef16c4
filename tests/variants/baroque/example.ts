/**
 * Checks the examples of the rules document as written there: "White Kd4, Ph2; Black Kh8, Wd5; White to move. Status:
 * check. Not legal: `Ph2-h3`." A claim that the game contradicts throws.
 */
import { expect } from 'vitest';
import { readPicks } from '../../../src/kernel/asking/target.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { clausesOf } from '../../../src/kernel/learning/rulebook.ts';
import { playText } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { must } from '../../support/scenario.ts';

const IDS = new Set(clausesOf(GAME.rules).map(({ id }) => id));

/** Puts units such as "Kd4, Ph2" on a board of letters, which has rank 8 first. */
const put = (board: string[][], units: string, black: boolean): void => {
  for (const unit of units.split(', ')) {
    const [letter = '', file = '', rank = ''] = unit;
    (board[8 - Number(rank)] as string[])['abcdefgh'.indexOf(file)] = black ? letter.toLowerCase() : letter;
  }
};

const POSITION = /White ([^;.]*); Black ([^;.]*); (White|Black) to move(?:; Two-Player version, reserve (S+))?/;

/**
 * Returns the position file of a sentence "White …; Black …; White to move". A version named in the sentence overrides
 * `version`.
 */
export const fileOf = (sentence: string, version = 'standard'): string => {
  const [, white = '', black = '', turn = '', reserve = ''] = POSITION.exec(sentence) ?? [];
  const board = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '1'));
  put(board, white, false);
  put(board, black, true);
  const ranks = board.map((rank) => rank.join('').replace(/1+/g, (run) => String(run.length))).join('/');
  const held = turn === 'White' ? reserve : reserve.toLowerCase();
  return `${ranks} ${turn === 'White' ? 'w' : 'b'} ${reserve ? 'twoplayer' : version} play ${held || '-'}`;
};

export const opened = (file: string): Position => must(GAME.read(file));

export const given = (sentence: string, version?: string): Position => opened(fileOf(sentence, version));

/** Returns the position after actions in notation or picks. */
export const played = (position: Position, ...actions: readonly string[]): Position =>
  must(playText(GAME, position, actions.join('; '))).at(-1)?.position ?? position;

/** Returns the legal actions in notation: all, or those of the unit on a square. */
export const actionsOf = (position: Position, square?: string): readonly string[] => {
  const picks = readPicks(GAME.board, square ?? '');
  return [...GAME.actions(position, picks.ok ? picks.value : [])].map(({ notation }) => notation);
};

/** Returns the squares of units with a badge of this kind, from a1 to h8 by rank. */
export const badged = (position: Position, kind: string): readonly string[] =>
  Object.values(GAME.view(position).units)
    .filter(({ badges }) => badges.some((badge) => badge.kind === kind))
    .map(({ at }) => at[0] as number)
    .sort((a, b) => a - b)
    .map((square) => GAME.board.squares[square]?.name ?? '');

export const status = (position: Position): string => {
  const rule = GAME.outcome(position)?.rule;
  if (rule === 'BQ-END-1') return 'checkmate';
  if (rule === 'BQ-END-2') return 'stalemate';
  return badged(position, 'check').length > 0 ? 'check' : 'normal';
};

/** Returns the first two fields of the position file: board and side to move. */
export const boardOf = (position: Position): string => GAME.write(position).split(' ').slice(0, 2).join(' ');

/** Asserts a refusal that names a clause of the rulebook. */
const expectRefused = (position: Position, action: string): void => {
  const read = GAME.readAction(position, action);
  const answer = read.ok ? GAME.play(position, read.value.picks) : read;
  expect(answer.ok, `${action} is not legal`).toBe(false);
  if (!answer.ok) expect(IDS, `${action}: ${answer.error.text}`).toContain(answer.error.rule);
};

const LIST = '(none|`[^`]+`(?:, `[^`]+`)*)';
const CLAIMS: readonly (readonly [RegExp, (position: Position, first: string, second: string) => void])[] = [
  [
    new RegExp(`^Legal: ${LIST}`),
    (position, actions) => {
      for (const action of unquoted(actions)) expect(actionsOf(position), `${action} is legal`).toContain(action);
    },
  ],
  [
    new RegExp(`^Not legal: ${LIST}`),
    (position, actions) => {
      for (const action of unquoted(actions)) expectRefused(position, action);
    },
  ],
  [
    new RegExp(`^All legal actions of ([a-h][1-8]): ${LIST}`),
    (position, square, actions) =>
      expect([...actionsOf(position, square)].sort()).toEqual([...unquoted(actions)].sort()),
  ],
  [
    /^Frozen: ([a-h1-8, ]+|none)/,
    (position, squares) => expect(badged(position, 'frozen')).toEqual(squares === 'none' ? [] : squares.split(', ')),
  ],
  [/^Status: (\w+)/, (position, said) => expect(status(position)).toBe(said)],
  [/^After `([^`]+)`: (\w+)/, (position, action, said) => expect(status(played(position, action))).toBe(said)],
  [
    /^Result of `([^`]+)`: (White [^.]*to move)/,
    (position, action, result) => expect(boardOf(played(position, action))).toBe(boardOf(given(result))),
  ],
];

const unquoted = (list: string): readonly string[] =>
  list === 'none' ? [] : [...list.matchAll(/`([^`]+)`/g)].map(([, each]) => each ?? '');

/** Checks every claim of an example in order, and returns how many there are. */
export const checkExample = (example: string, version?: string): number => {
  let position: Position | null = null;
  let claims = 0;
  let rest = example
    .replace(/\([^()]*\)/g, '')
    .replace(/ +/g, ' ')
    .replaceAll(' ,', ',');
  while (rest) {
    const found = CLAIMS.map(([form, check]) => ({ form: form.exec(rest), check })).find(({ form }) => form);
    const placed = POSITION.exec(rest);
    if (found?.form && position) {
      found.check(position, found.form[1] ?? '', found.form[2] ?? '');
      claims++;
      rest = rest.slice(found.form[0].length);
    } else if (placed?.index === 0) {
      position = given(placed[0], version);
      rest = rest.slice(placed[0].length);
    } else rest = rest.slice(1);
  }
  return claims;
};
