/** The position file (BQ-STATE-1). Problems name the field at fault (BQ-STATE-3). */
import { agreementOutcome } from '../../kernel/agreement.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import { numberUnits, placementOn } from '../../kernel/board/placement.ts';
import { countFault, readSide } from '../../kernel/editing/fields.ts';
import { ownValue } from '../../kernel/editing/objects.ts';
import { combineResults, err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { other, SIDES, type Side, sideName } from '../../kernel/side.ts';
import { attacksOn, isAttacked } from './moves/attacks.ts';
import { threatText } from './moves/captures.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { BOARD } from './position/board.ts';
import { ownedUnit, theUnit } from './position/names.ts';
import { OPTIONS } from './position/options.ts';
import { PIECES } from './position/pieces.ts';
import { startingPosition } from './position/setup.ts';
import {
  codeOn,
  type Occupancy,
  occupancyOf,
  PHASES,
  type Phase,
  placementOf,
  type State,
  squaresOf,
  TITAN,
  titanOf,
  typeOf,
  versionText,
} from './position/state.ts';
import { rule } from './rules/index.ts';

const WINNERS: Readonly<Record<string, Side | null>> = { white: 'white', black: 'black', draw: null };

export const writePosition = (state: State): string => {
  const ended = state.talk?.agreed ?? outcome(state);
  return [
    placementOf(state),
    ...(state.history.length > 0 ? [`history ${state.history.join(', ')}`] : []),
    ...(ended ? [`result ${ended.winner ?? 'draw'} ${ended.rule}`] : []),
  ].join(' ');
};

const PLACEMENT = placementOn(BOARD, PIECES);

const readBoard = (text: string): Result<Occupancy, Problem> => {
  const read = PLACEMENT.read(text, 'Field 1, the board');
  return read.ok ? ok(occupancyOf(numberUnits(read.value))) : read;
};

type Placement = Pick<State, 'board' | 'toMove' | 'options' | 'phase' | 'reserve'>;

const readReserve = (text: string, version: string): Result<State['reserve'], Problem> => {
  if (!/^(-|S{0,2}s{0,2})$/.test(text))
    return problem(`Field 5, the reserve: "${text}" is not "-" or up to two S, then up to two s.`);
  if (version.split('+')[0] === 'standard' && text !== '-')
    return err({
      text: 'Field 5, the reserve: the standard version has none, written "-".',
      rule: rule('BQ-TWO-1'),
    });
  return ok({ white: text.split('S').length - 1, black: text.split('s').length - 1 });
};

const VERSIONS = Object.keys(OPTIONS.declared.version.values);
const READINGS = OPTIONS.words.filter((word) => !VERSIONS.includes(word));

const readVersion = (text: string): Result<State['options'], Problem> => {
  const [version = '', ...readings] = text.split('+');
  if (!VERSIONS.includes(version))
    return problem(`Field 3, the version: "${version}" is neither ${VERSIONS.join(' nor ')}.`);
  const wrong = readings.find((name) => !READINGS.includes(name));
  if (wrong !== undefined) return problem(`Field 3, the version: "${wrong}" is no reading (${READINGS.join(', ')}).`);
  const options = OPTIONS.fromWords([version, ...readings]);
  return options
    ? ok(options)
    : problem(`Field 3, the version: the readings are written once each, as ${READINGS.join(', ')}.`);
};

const readPhase = (text: string): Result<Phase, Problem> => {
  const phase = PHASES.find((each) => each === text);
  return phase ? ok(phase) : problem(`Field 4, the phase: "${text}" is neither play nor place.`);
};

const readPlacement = (fields: readonly string[]): Result<Placement, Problem> => {
  const [board = '', turn = '', version = '', phase = '', reserve = ''] = fields;
  if (fields.length !== 5)
    return problem(`A position has 5 fields: board, turn, version, phase and reserve. This text has ${fields.length}.`);
  return combineResults({
    board: readBoard(board),
    toMove: readSide(turn, 'Field 2, the turn'),
    options: readVersion(version),
    phase: readPhase(phase),
    reserve: readReserve(reserve, version),
  });
};

const titansOf = (board: Occupancy, side: Side): readonly Square[] =>
  squaresOf(board, side).filter((square) => typeOf(codeOn(board, square)) === TITAN);

/** Returns the fault of a position in the play phase (BQ-STATE-3). */
const checkPlay = (placement: Placement): Problem | null => {
  const { board, toMove } = placement;
  for (const side of SIDES) {
    const titans = titansOf(board, side);
    if (titans.length !== 1)
      return {
        text: countFault(side, titans.length, 'Titan'),
        rule: rule('BQ-STATE-3'),
        squares: titans,
      };
  }
  const waiting = other(toMove);
  const titan = titanOf(board, waiting);
  if (!isAttacked(board, titan, titanOf(board, toMove))) return null;
  const attack = attacksOn(placement, toMove, titan)[0];
  const how = attack ? `: ${theUnit(board, attack.from)} ${threatText(board, attack, titan)}` : '';
  return {
    text: `${ownedUnit(board, titan)} is in check, and it is ${sideName(toMove)}'s turn${how}.`,
    rule: rule('BQ-STATE-3'),
    squares: [titan],
  };
};

/** Lists the openings, the five possible positions of the placement phase, as texts (BQ-TWO-4). */
const openingsWith = (options: State['options']): readonly string[] => {
  const first = startingPosition({ ...options, version: 'twoplayer' });
  const placed = [[], ['c1'], ['f1'], ['c1', 'f1']].map((names) => {
    const squares = names.map((name) => squareNamed(BOARD, name) as Square);
    return next(first, { kind: 'place', squares });
  });
  return [first, ...placed].map(placementOf);
};

const checkPlacing = (placement: Placement): Problem | null =>
  openingsWith(placement.options).includes(placementOf(placement))
    ? null
    : {
        text: 'During placement only the start of the Two-Player version is possible.',
        rule: rule('BQ-TWO-4'),
      };

const checkPlacement = (placement: Placement): Problem | null =>
  placement.phase === 'place' ? checkPlacing(placement) : checkPlay(placement);

/** Reads the earlier positions. None may occur three times, since that ends the game (BQ-END-3). */
const readHistory = (text: string, now: Placement): Result<readonly string[], Problem> => {
  const entries = text.split(', ');
  const history: string[] = [];
  const times = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const where = `Earlier position ${index + 1}`;
    const earlier = readPlacement(entry.split(' '));
    if (!earlier.ok) return err({ ...earlier.error, text: `${where}: ${earlier.error.text}` });
    const wrong = checkPlacement(earlier.value);
    if (wrong) return err({ ...wrong, text: `${where}: ${wrong.text}` });
    if (earlier.value.phase !== 'play' || versionText(earlier.value.options) !== versionText(now.options))
      return problem(`${where}: it must have the play phase and the same version.`);
    const turnsLeft = entries.length - index;
    if ((earlier.value.toMove === now.toMove) !== (turnsLeft % 2 === 0))
      return problem(`${where}: the wrong player is to move.`);
    const placement = placementOf(earlier.value);
    const stood = (times.get(placement) ?? 0) + 1;
    if (stood > 2)
      return err({ text: `${where}: this is its third time, which ends the game.`, rule: rule('BQ-END-3') });
    times.set(placement, stood);
    history.push(placement);
  }
  return ok(history);
};

/** Reads the result. Only an agreed result (BQ-END-4) is stored. */
const readResult = (state: State, winner: string, clause: string): Result<State, Problem> => {
  const won = ownValue(WINNERS, winner);
  if (won === undefined) return problem(`The result: "${winner}" is none of white, black and draw.`);
  if (clause === rule('BQ-END-4')) {
    const agreed = agreementOutcome(won && other(won), rule('BQ-END-4'));
    return ok({ ...state, talk: { offer: null, agreed } });
  }
  const ended = outcome(state);
  return ended && ended.winner === won && ended.rule === clause
    ? ok(state)
    : problem(
        `The result "${winner} ${clause}" does not follow from the position: ${ended?.text ?? 'the game goes on.'}`,
      );
};

export const readPosition = (text: string): Result<State, Problem> => {
  const parts = /^(.*?)(?: history (.*?))?(?: result (\S+) (\S+))?$/.exec(text.trim().replace(/\s+/g, ' '));
  const [, now = '', earlier, winner, clause] = parts ?? [];
  const placement = readPlacement(now.split(' '));
  if (!placement.ok) return placement;
  const wrong = checkPlacement(placement.value);
  if (wrong) return err(wrong);
  const history = earlier === undefined ? ok([]) : readHistory(earlier, placement.value);
  if (!history.ok) return history;
  const state: State = { ...placement.value, history: history.value, ply: history.value.length, rng: null };
  return winner === undefined || clause === undefined ? ok(state) : readResult(state, winner, clause);
};
