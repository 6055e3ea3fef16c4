/**
 * Actions that leave the own King in check: whatever touches nothing of a check that stands (standing-check.ts)
 * leaves it there, and need not be resolved (FC-RES-6). What is touched is read off the action (touched.ts); an
 * action that may touch more than can be read off is left to the sure way.
 */
import type { Square } from '../../../../kernel/board/board.ts';
import { other, type Side } from '../../../../kernel/side.ts';
import { playersActionFor } from '../../abilities/index.ts';
import { isAtomic } from '../../mechanics/capture/atomic.ts';
import { threateningUnits } from '../../mechanics/threat/threat.ts';
import { type Act, byActor, type Code, type PlayersAct, type Special } from '../../position/action.ts';
import { bitOf, type Kinds } from '../../position/kinds.ts';
import { kindsOn, kingOf, squaresOf } from '../../position/piece-lists.ts';
import { type Actor, type State, stackAt } from '../../position/state.ts';
import { inPly } from '../ply.ts';
import { type Flow, type StandingCheck, standingChecks } from './standing-check.ts';
import { FATEFUL, type Mover, type Touched, touchedBy, touchedByStep } from './touched.ts';
import { mayMonadTouch, unrest } from './undisturbed.ts';

const [BISHOP, KNIGHT, PAWN] = [bitOf('B'), bitOf('N'), bitOf('P')];
/** Units of any kind. */
const ANYBODY: Kinds = -1;

/** May somebody who gives it be held by units of these kinds that come to these squares? */
const mayBeHeld = (check: StandingCheck, kinds: Kinds, squares: readonly Square[]): boolean => {
  const { near: around, holders, jaws, leaps } = check;
  const isPawn = (kinds & PAWN) !== 0;
  if (isPawn && squares.some((square) => jaws.has(square))) return true;
  // Two Pawns may come at once.
  if ((kinds & holders) !== 0 || (isPawn && squares.length > 1))
    if (squares.some((square) => around.has(square))) return true;
  return (kinds & KNIGHT) !== 0 && squares.some((square) => leaps.has(square));
};

/** Does an action leave alone what avalanches may change? */
const isFlowLeft = (flow: Flow | null, touched: Touched): boolean => {
  if (!flow) return true;
  const { squares, left, passed, ends, rests, wallers, dying } = touched;
  const lists = [squares, left, passed, ends, rests];
  return (
    (dying & flow.kinds) === 0 &&
    !wallers.some((id) => flow.wallers.has(id)) &&
    !lists.some((list) => list.some((square) => flow.squares.has(square)))
  );
};

/** Is a check left as it is? */
const isLeft = (check: StandingCheck, touched: Touched): boolean => {
  const { kinds, line, mines, units } = check;
  const { squares, left, passed, ends, rests, holding, dying } = touched;
  if ((dying & kinds) !== 0 || passed.some((square) => line.has(square))) return false;
  if (!isFlowLeft(check.flow, touched)) return false;
  if (left.some((square) => units.has(square)) || ends.some((square) => mines.has(square))) return false;
  if (mayBeHeld(check, holding, rests) || mayBeHeld(check, ANYBODY, squares)) return false;
  return !squares.some((each) => line.has(each) || mines.has(each) || units.has(each));
};

/** The checks that an action leaves as they are: with any it is surely illegal. */
export const checksLeft = (state: State, action: Act): readonly StandingCheck[] => {
  const checks = standingChecks(state);
  const touched = checks.length === 0 ? null : touchedBy(state, action);
  return touched ? checks.filter((check) => isLeft(check, touched)) : [];
};

/** Special actions of which nothing but who acts is touched, whatever they are aimed at. */
const ALIKE: ReadonlySet<Code> = new Set(['AIM', 'AV', 'BO', 'MO', 'PR', 'SH', 'TO']);

/** Do all special actions of that kind surely leave a check as it is? A no means nothing. */
export const areInVain = (state: State, actor: Actor, code: Code): boolean =>
  ALIKE.has(code) && checksLeft(state, { kind: 'special', code, ...byActor(actor) } as Special).length > 0;

/** May a step of a unit, among others, end the check? What it touches: touchedByStep. */
export const mayEnd = (
  check: StandingCheck,
  mover: Mover,
  passed: readonly Square[],
  ends: readonly Square[],
  taken: readonly Square[],
  victims: Kinds,
): boolean => (victims & FATEFUL) !== 0 || !isLeft(check, touchedByStep(mover, passed, ends, taken, victims));

/** Is there nothing that could change the position between a rotation of the board and the end of its ply? */
const isStillAfterRotation = (state: State): boolean =>
  !isAtomic(state) && state.bombs.length === 0 && unrest(state).size === 0 && !mayMonadTouch(state);

/** May a Knight of that side wake at the end of its ply? It may be over a Pawn then (FC-KNIG-4). */
const mayKnightWake = (state: State, side: Side): boolean =>
  squaresOf(state, side).some(
    (square) => ((kindsOn(state)[square] as Kinds) & KNIGHT) !== 0 && stackAt(state, square).par > 0,
  );

/** Is the own King in check when an area is turned? With nothing to follow, it stays there. */
const isTurnedIntoCheck = (state: State, action: PlayersAct): boolean => {
  if (action.code !== 'RO' || !isStillAfterRotation(state)) return false;
  const unsure = mayKnightWake(state, state.toMove) ? BISHOP | PAWN : BISHOP;
  return inPly(state, (ply) => {
    playersActionFor('RO').perform(ply, action);
    const king = kingOf(ply.state, state.toMove);
    const isChecking = (from: Square): boolean =>
      king !== null &&
      threateningUnits(ply.state, from, king).some(({ kind }) => (bitOf(kind) & unsure) === 0);
    return squaresOf(ply.state, other(state.toMove)).some(isChecking);
  });
};

/** Surely illegal; a no means nothing. */
export const leavesInCheck = (state: State, action: Act): boolean =>
  standingChecks(state).length > 0 &&
  (checksLeft(state, action).length > 0 || (action.kind === 'player' && isTurnedIntoCheck(state, action)));
