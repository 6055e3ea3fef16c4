/** The position file: one line of nine fields. The reader says which field is wrong, where, and why. */
import { SILENCE } from '../../../kernel/agreement.ts';
import { err, ok, problem } from '../../../kernel/result.ts';
import { SIDES, type Side } from '../../../kernel/side.ts';
import { PIECES } from '../moves/tables.ts';
import { nameOf } from './board.ts';
import {
  BOOST_CODES,
  type FieldResult,
  readDoubleStep,
  readNumber,
  readPair,
  readPassing,
  readPhase,
  readPlacement,
  readSide,
  readSquare,
  readTrail,
  readWait,
} from './fields.ts';
import { type State, turnNumber, type Unit } from './state.ts';
import { faultIn } from './validity.ts';

const letterOf = ({ type, side }: Unit): string => (side === 'white' ? PIECES[type].letter : PIECES[type].letter.toLowerCase());

const placement = ({ units }: State): string =>
  [7, 6, 5, 4, 3, 2, 1, 0]
    .map((rank) =>
      units
        .slice(rank * 8, rank * 8 + 8)
        .map((unit) => (unit ? letterOf(unit) : '1'))
        .join('')
        .replace(/1+/g, (run) => String(run.length)),
    )
    .join('/');

export const writePosition = (state: State): string => {
  const { toMove, phase, lairs, trails, waits, doubleStep, passing } = state;
  const both = (of: (side: Side) => string): string => SIDES.map(of).join('/');
  return [
    placement(state),
    toMove === 'white' ? 'w' : 'b',
    phase.kind === 'regular' ? 'R' : BOOST_CODES[phase.boost],
    both((side) => nameOf(lairs[side])),
    both((side) => trails[side].map(nameOf).join(',')),
    both((side) => String(waits[side])),
    doubleStep ? `${nameOf(doubleStep.passed)},${nameOf(doubleStep.claw)}` : '-',
    String(turnNumber(state)),
    passing ? 'P' : '-',
  ].join(' ');
};

export const readPosition = (text: string): FieldResult<State> => {
  const fields = text.split(/\s+/).filter(Boolean);
  if (fields.length !== 9) return problem(`A position has nine fields separated by blanks; this one has ${fields.length}.`);
  const [board = '', side = '', code = '', lairCode = '', trailCode = '', waitCode = '', step = '', turn = '', options = ''] = fields;
  const units = readPlacement(board);
  if (!units.ok) return units;
  const toMove = readSide(side);
  if (!toMove.ok) return toMove;
  const phase = readPhase(code);
  if (!phase.ok) return phase;
  const lairs = readPair(lairCode, 'Field 4 (Lairs)', (part) => readSquare(part, 'Field 4 (Lairs)'));
  if (!lairs.ok) return lairs;
  const trails = readPair(trailCode, 'Field 5 (trails)', readTrail);
  if (!trails.ok) return trails;
  const waits = readPair(waitCode, 'Field 6 (waits)', readWait);
  if (!waits.ok) return waits;
  const doubleStep = readDoubleStep(step);
  if (!doubleStep.ok) return doubleStep;
  const number = readNumber(turn);
  if (!number.ok) return number;
  const passing = readPassing(options);
  if (!passing.ok) return passing;
  const state: State = {
    toMove: toMove.value,
    ply: 2 * (number.value - 1) + SIDES.indexOf(toMove.value),
    rng: null,
    phase: phase.value,
    units: units.value,
    lairs: lairs.value,
    trails: trails.value,
    waits: waits.value,
    doubleStep: doubleStep.value,
    passing: passing.value,
    nextId: units.value.filter(Boolean).length,
    talk: SILENCE,
  };
  const fault = faultIn(state);
  return fault ? err(fault) : ok(state);
};
