/** Reading the position file: every field is checked, and what is wrong is said with the field and the square. */
import type { Square } from '../../kernel/board.ts';
import { squareNamed } from '../../kernel/board.ts';
import type { Rng } from '../../kernel/chance.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import type { Side } from '../../kernel/side.ts';
import { BOARD, nameOf } from './board.ts';
import { home } from './field.ts';
import { type Links, twinsOf } from './links.ts';
import { type Man, TYPE_NAMES, TYPES, type Type } from './men.ts';
import { LETTERS } from './pieces.ts';
import { promotionsOwed } from './promotion.ts';
import { positionKey } from './repetition.ts';
import { standstill } from './standstill.ts';
import {
  blank,
  type Ending,
  type Owed,
  type Pair,
  type Passing,
  phaseOf,
  REASONS,
  type State,
  turnSide,
  WINGS,
  type Wing,
} from './state.ts';
import { flaws } from './valid.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Collects what is wrong; the first of it is told. */
type Report = (text: string) => void;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const KNOWN = [
  'variant',
  'sideToMove',
  'turnNumber',
  'men',
  'links',
  'linkMode',
  'castlingRights',
  'castlingInProgress',
  'enPassant',
  'quietCounter',
  'phase',
  'result',
  'options',
  'history',
  'random',
  'pending',
  'drawOffer',
] as const;

const sideIn = (value: unknown, field: string, report: Report): Side => {
  if (value === 'w') return 'white';
  if (value !== 'b') report(`${field} must be "w" or "b".`);
  return 'black';
};

const countIn = (value: unknown, field: string, least: number, report: Report): number => {
  if (Number.isInteger(value) && (value as number) >= least) return value as number;
  report(`${field} must be a whole number, at least ${least}.`);
  return least;
};

const squareIn = (value: unknown, field: string, report: Report): Square => {
  const square = typeof value === 'string' ? squareNamed(BOARD, value) : null;
  if (square === null) report(`${field}: ${JSON.stringify(value)} is not a square (a1 to h8, H1 to H8).`);
  return square ?? 0;
};

const listIn = (value: unknown, field: string, report: Report): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  report(`${field} must be a list.`);
  return [];
};

const manIn = (value: unknown, field: string, links: Links, report: Report): Man => {
  const man = isFields(value) ? value : {};
  const type = TYPES.find((each) => LETTERS[each] === man['type']);
  if (!type) report(`${field}.type must be one of K, Q, R, B, N, P.`);
  const at = listIn(man['at'], `${field}.at`, report).map((each) => squareIn(each, `${field}.at`, report));
  const kind: Type = type ?? 'pawn';
  if (at.length < 1 || at.length > (kind === 'pawn' ? 1 : 2))
    report(`${field}.at: a ${TYPE_NAMES[kind]} stands on ${kind === 'pawn' ? 'one square' : 'one square, or on two as halves'}.`);
  for (const square of at) {
    const called = home({ twins: twinsOf(links) }, square);
    if (called !== square) report(`${field}.at: ${nameOf(square)} is linked and is called ${nameOf(called)}.`);
  }
  const [first = 0, second] = at;
  if (second !== undefined && second <= first)
    report(
      second === first ? `${field}.at: the two halves stand on one square.` : `${field}.at must be in the order a1, b1 to h8, H1 to H8.`,
    );
  return {
    id: countIn(man['id'], `${field}.id`, 1, report),
    side: sideIn(man['side'], `${field}.side`, report),
    type: kind,
    at: second === undefined ? [first] : [first, second],
  };
};

const menIn = (value: unknown, links: Links, report: Report): readonly Man[] => {
  const men = listIn(value, 'men', report).map((each, index) => manIn(each, `men[${index}]`, links, report));
  men.forEach((man, index) => {
    if (index > 0 && man.id <= (men[index - 1]?.id ?? 0))
      report(`men[${index}].id must be larger than the one before: ids rise along the list.`);
  });
  return men;
};

const linksIn = (value: unknown, report: Report): Links => {
  const links = listIn(value, 'links', report);
  if (links.length !== 8) report('links must list eight files or nulls, for H1 to H8.');
  return Array.from({ length: 8 }, (_, rank) => {
    const file = links[rank] ?? null;
    const index = typeof file === 'string' && file.length === 1 ? 'abcdefgh'.indexOf(file) : -1;
    if (file !== null && index < 0) report(`links[${rank}]: ${JSON.stringify(file)} is not a file a to h, nor null.`);
    return file === null ? null : Math.max(0, index);
  });
};

const pairIn = (value: unknown, field: string, report: Report): Pair | null => {
  if (value === null) return null;
  const [king, rook] = listIn(value, field, report);
  return { king: countIn(king, `${field}[0]`, 1, report), rook: countIn(rook, `${field}[1]`, 1, report) };
};

const castlingIn = (value: unknown, field: string, report: Report): State['castling']['white'] => {
  if (value === null) return null;
  const under = isFields(value) ? value : {};
  const wing = WINGS.find((each) => each === under['wing']);
  if (!wing) report(`${field}.wing must be "K" or "Q".`);
  return {
    wing: wing ?? ('K' satisfies Wing),
    king: countIn(under['king'], `${field}.king`, 1, report),
    rook: countIn(under['rook'], `${field}.rook`, 1, report),
  };
};

const risingIn = <T extends number>(values: readonly T[], field: string, report: Report): readonly T[] => {
  if (values.some((value, index) => index > 0 && value <= (values[index - 1] as T))) report(`${field} must be in rising order, each once.`);
  return values;
};

const passingIn = (value: unknown, field: string, report: Report): Passing | null => {
  if (value === null) return null;
  const record = isFields(value) ? value : {};
  const men = listIn(record['men'], `${field}.men`, report).map((each, index) => countIn(each, `${field}.men[${index}]`, 1, report));
  const squares = listIn(record['squares'], `${field}.squares`, report).map((each) => squareIn(each, `${field}.squares`, report));
  if (men.length === 0 || squares.length === 0) report(`${field} without men or squares must be null.`);
  return { men: risingIn(men, `${field}.men`, report), squares: risingIn(squares, `${field}.squares`, report) };
};

const endingIn = (value: unknown, report: Report): Ending | null => {
  if (value === null) return null;
  const result = isFields(value) ? value : {};
  const reason = REASONS.find((each) => each === result['reason']);
  if (!reason) report(`result.reason must be one of ${REASONS.join(', ')}.`);
  return { winner: result['winner'] === null ? null : sideIn(result['winner'], 'result.winner', report), reason: reason ?? 'agreement' };
};

const historyIn = (value: unknown, report: Report): readonly string[] => {
  if (!isFields(value)) {
    report('history must be an object of positions and how often each has occurred.');
    return [];
  }
  return Object.entries(value).flatMap(([key, count]) =>
    Array<string>(Math.min(1000, countIn(count, `history[${JSON.stringify(key)}]`, 1, report))).fill(key),
  );
};

const rngIn = (value: unknown, report: Report): Rng => {
  const rng = isFields(value) ? value : {};
  if (rng['kind'] === 'veiled') return { kind: 'veiled' };
  const dictated = rng['dictated'];
  const dice = Array.isArray(dictated) && dictated.every((each) => Number.isInteger(each)) ? (dictated as number[]) : null;
  if (rng['kind'] !== 'seeded' || !Number.isInteger(rng['state']) || !dice)
    report('random must be {"kind": "seeded", "state": a whole number, "dictated": a list of dice}.');
  return { kind: 'seeded', state: Number.isInteger(rng['state']) ? (rng['state'] as number) : 0, dictated: dice ?? [] };
};

const owedIn = (value: unknown, phase: unknown, report: Report): Owed | null => {
  if (phase !== 'dice' && phase !== 'promotion') {
    if (value !== undefined) report(`pending has no place in the phase ${JSON.stringify(phase)}.`);
    return null;
  }
  const pending = isFields(value) ? value : {};
  const rolls = phase === 'dice' ? listIn(pending['rolls'], 'pending.rolls', report) : [];
  if (phase === 'dice' && rolls.length === 0) report('pending.rolls must list the Pawns whose dice are owed.');
  return {
    rolls: rolls.map((each, index) => countIn(each, `pending.rolls[${index}]`, 1, report)),
    passing: passingIn(pending['enPassant'] ?? null, 'pending.enPassant', report),
    quiet: pending['quiet'] === true,
  };
};

const stateIn = (file: Fields, report: Report): State => {
  for (const field of Object.keys(file))
    if (!KNOWN.some((each) => each === field)) report(`There is no field ${JSON.stringify(field)} in a position file.`);
  for (const field of KNOWN.slice(0, 12)) if (!(field in file)) report(`The field "${field}" is missing.`);
  if (file['variant'] !== 'inchworm') report(`variant must be "inchworm", not ${JSON.stringify(file['variant'])}.`);
  const links = linksIn(file['links'], report);
  const mode = file['linkMode'];
  if (mode !== 'linking' && mode !== 'unlinking') report('linkMode must be "linking" or "unlinking".');
  const rights = listIn(file['castlingRights'], 'castlingRights', report);
  if (rights.length !== 4) report('castlingRights must list four pairs or nulls.');
  const castling = isFields(file['castlingInProgress']) ? file['castlingInProgress'] : {};
  const options = isFields(file['options']) ? file['options'] : {};
  const dice = options['dice'] ?? 'seeded';
  if (dice !== 'seeded' && dice !== 'real') report('options.dice must be "seeded" or "real".');
  const offer = file['drawOffer'] ?? null;
  if (offer !== null && offer !== 'declined' && offer !== file['sideToMove'])
    report('drawOffer must be the side to move, "declined" or null.');
  const white = sideIn(file['sideToMove'], 'sideToMove', report) === 'white';
  return {
    ...blank(0),
    ply: (countIn(file['turnNumber'], 'turnNumber', 1, report) - 1) * 2 + (white ? 0 : 1),
    rng: file['random'] === undefined ? blank(0).rng : rngIn(file['random'], report),
    men: menIn(file['men'], links, report),
    links,
    mode: mode === 'unlinking' ? 'unlinking' : 'linking',
    rights: Array.from({ length: 4 }, (_, index) => pairIn(rights[index] ?? null, `castlingRights[${index}]`, report)),
    castling: {
      white: castlingIn(castling['w'] ?? null, 'castlingInProgress.w', report),
      black: castlingIn(castling['b'] ?? null, 'castlingInProgress.b', report),
    },
    passing: passingIn(file['enPassant'] ?? null, 'enPassant', report),
    quiet: countIn(file['quietCounter'], 'quietCounter', 0, report),
    history: file['history'] === undefined ? [] : historyIn(file['history'], report),
    dice: dice === 'real' ? 'real' : 'seeded',
    owed: owedIn(file['pending'], file['phase'], report),
    offer: offer === null ? 'none' : offer === 'declined' ? 'declined' : 'standing',
    ending: endingIn(file['result'] ?? null, report),
  };
};

/** Who is asked, what is remembered, and whether the game is over, as they follow from the rest. */
const completed = (state: State): State => {
  const side = turnSide(state);
  const asked = state.offer === 'standing' ? (side === 'white' ? 'black' : 'white') : side;
  const promoter = state.owed && state.owed.rolls.length === 0 ? promotionsOwed(state)[0]?.side : undefined;
  const history = state.history.length > 0 ? state.history : [positionKey(state)];
  const whole: State = { ...state, toMove: promoter ?? asked, history };
  if (phaseOf(whole) !== 'act') return whole;
  const ending = standstill(whole);
  return ending ? { ...whole, ending } : whole;
};

/** JSON as a value; a text that is none is told as a problem. `JSON.parse` knows no other way than to throw. */
const parsed = (text: string): Result<unknown, Problem> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return problem(`This is not a position file: it is not JSON (${error instanceof Error ? error.message : 'unreadable'}).`);
  }
};

/** The position a file describes, or the first thing that is wrong with it. */
export const readPosition = (text: string): Result<State, Problem> => {
  const json = parsed(text);
  if (!json.ok) return json;
  if (!isFields(json.value)) return problem('A position file is a JSON object with the fields variant, sideToMove, men and so on.');
  const wrong: Problem[] = [];
  const state = stateIn(json.value, (said) => wrong.push({ text: said }));
  if (wrong.length === 0) wrong.push(...flaws(state, json.value['phase']));
  const [first] = wrong;
  return first ? { ok: false, error: first } : ok(completed(state));
};
