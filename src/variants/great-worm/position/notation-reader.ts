/**
 * Reading the notation: a text becomes picks, and the rules judge the picks. Only what picks cannot say is refused here:
 * a wrong letter or sign, a corner that is not free, a Leg out of its time.
 */
import { type Square, squareNamed } from '../../../kernel/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { option, square, type Target } from '../../../kernel/menu.ts';
import { err, ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { sideName } from '../../../kernel/side.ts';
import { actionsFrom, afterNothing, afterRegular, type Regular } from '../moves/generate.ts';
import { legalWays, obstacle } from '../moves/legality.ts';
import { PIECES } from '../moves/tables.ts';
import { afterWay, boostIn, hasCapturedWorm, legSquares } from '../moves/worm-moves.ts';
import { MANNERS, type Way, waysBetween } from '../moves/worm-paths.ts';
import { rule } from '../rules/index.ts';
import { obstacleRefusal } from '../show/names.ts';
import { BOARD, nameOf } from './board.ts';
import { unitOn, type WormState, wormOf } from './state.ts';

type Picks = Result<readonly Target[], Problem>;

const LEAD = /^\s*(?:\d+\.\s*)?(?:\/\s*)?/;
const TAIL = /^\s*(?:\/\s*#|#)?\s*(?:1-0|0-1|1\/2-1\/2)?\s*/;
const REGULAR = /^([CAWTL])([a-h][1-8])([-x])([a-h][1-8])(=T|ep)?(?![\w=])/;
const WORM = /^K([a-h][1-8])(?:-([a-h][1-8]))?([-x])([a-h][1-8])(?:\s*\+L([a-h][1-8]))?(?!\w)/;

/** The square of a name that one of the expressions above let through. */
const named = (name: string | undefined): Square => {
  const found = name === undefined ? null : squareNamed(BOARD, name);
  invariant(found !== null, `${name} is a square`);
  return found;
};

/** Does the sign agree with what stands on the destination? */
const signFault = (state: WormState, sign: string, to: Square): Problem | null => {
  if ((sign === 'x') === (state.units[to] !== null)) return null;
  const text =
    sign === 'x'
      ? `"x" captures, but ${nameOf(to)} is empty.`
      : `"-" moves without capturing, but there is ${unitOn(state, to)}: write "x".`;
  return { text, squares: [to] };
};

const passantFault = (sign: string): Problem | null => (sign === 'x' ? null : { text: '"ep" captures en passant: write "x".' });

const readRegular = (state: WormState, [, letter, start = '', sign = '', end = '', suffix]: readonly (string | undefined)[]): Picks => {
  const from = named(start);
  const to = named(end);
  const picks = [square(from), square(to)];
  const unit = state.units[from];
  if (unit?.side !== state.toMove) return ok(picks);
  if (PIECES[unit.type].letter !== letter) return problem(`"${letter}" does not stand on ${start}: there is ${unitOn(state, from)}.`);
  const actions = actionsFrom(state, from).filter((action) => action.to === to);
  const [special] = actions.flatMap((action) => action.special ?? []);
  const fault = suffix === 'ep' ? passantFault(sign) : signFault(state, sign, to);
  if (actions.length > 0 && fault) return err(fault);
  if (actions.length === 0) return ok(picks);
  if (suffix === 'ep' && special !== 'enPassant') {
    return err({
      rule: rule('GW-CLAW-3'),
      text: `No Claw can be captured en passant by ${unitOn(state, from)} going to ${end}.`,
      squares: [from, to],
    });
  }
  if (suffix === '=T' && special !== 'promotion') {
    return err({ rule: rule('GW-CLAW-4'), text: `${unitOn(state, from)} does not arrive on its far rank on ${end}.`, squares: [from, to] });
  }
  if (!special) return ok(picks);
  return ok([...picks, option(suffix === undefined ? 'plain' : special === 'promotion' ? 'talon' : 'en-passant')]);
};

const readLeg = (state: WormState, way: Way, leg: string | undefined): Picks => {
  const moved = afterWay(state, way);
  const free = legSquares(moved);
  if (free.length > 0) return ok([leg === undefined ? option('none') : square(named(leg))]);
  if (leg === undefined) return ok([]);
  const side = sideName(state.toMove);
  const wait = state.waits[state.toMove];
  if (hasCapturedWorm(moved)) return err({ rule: rule('GW-END-3'), text: 'The capture ends the game: no Leg is created.' });
  return wait > 0
    ? err({ rule: rule('GW-NIGHT-3'), text: `${side} must wait ${wait} more of their own turns for a Leg.` })
    : err({ rule: rule('GW-NIGHT-2'), text: `No square next to ${side}'s Lair is empty.`, squares: [state.lairs[state.toMove]] });
};

const readWorm = (state: WormState, [, start = '', corner, sign = '', end = '', leg]: readonly (string | undefined)[]): Picks => {
  const from = named(start);
  const to = named(end);
  if (wormOf(state, state.toMove) !== from) return problem(`${sideName(state.toMove)}'s worm does not stand on ${start}.`);
  const ways = waysBetween(from, to).filter(({ manner }) => MANNERS[boostIn(state)].includes(manner));
  if (ways.length === 0) return ok([square(from), square(to)]);
  const isCorner = ways.some(({ manner }) => manner === 'corner');
  if (isCorner && corner === undefined)
    return problem(
      `The worm reaches ${end} by a corner, which must be written, as in K${start}-${nameOf(ways[0]?.crossed[0] ?? to)}-${end}.`,
    );
  const way = isCorner ? ways.find(({ crossed }) => crossed[0] === named(corner ?? '')) : corner === undefined ? ways[0] : undefined;
  if (!way) {
    return problem(
      isCorner ? `The worm does not reach ${end} over ${corner}.` : `The worm goes straight to ${end}: write K${start}${sign}${end}.`,
    );
  }
  const found = obstacle(state, way);
  if (found) return err(obstacleRefusal(state, way, found, afterWay(state, way)));
  const fault = signFault(state, sign, to);
  if (fault) return err(fault);
  const both = legalWays(state).filter((each) => each.to === to).length > 1;
  const last = readLeg(state, way, leg);
  return last.ok ? ok([square(to), ...(both ? [square(way.crossed[0] ?? to)] : []), ...last.value]) : last;
};

const LOST = /^\s*\/\s*#/;
const SPECIALS: Readonly<Record<string, Regular['special']>> = { '=T': 'promotion', ep: 'enPassant' };

/** "/ #" says that the worm cannot move after this regular action, pass or waived Phase. Does it move all the same? */
const movesAllTheSame = (state: WormState, [, , start, , end, suffix = '']: readonly (string | undefined)[]): boolean => {
  const special = SPECIALS[suffix] ?? null;
  const actions = start === undefined ? [] : actionsFrom(state, named(start)).filter((each) => each.to === named(end));
  const afters =
    start === undefined
      ? [afterNothing(state)]
      : actions.filter((each) => each.special === special).map((each) => afterRegular(state, each));
  return afters.some((after) => hasCapturedWorm(after) || legalWays(after).length > 0);
};

/** The first action of a text, as picks; turn numbers, slashes and results around it are skipped. */
export const readAction = (
  state: WormState,
  text: string,
): Result<{ readonly picks: readonly Target[]; readonly rest: string }, Problem> => {
  const body = text.replace(LEAD, '');
  const word = /^(?:pass|--)(?![\w-])/.exec(body);
  const regular = REGULAR.exec(body);
  const worm = WORM.exec(body);
  const match = word ?? regular ?? worm;
  if (!match) {
    return problem(
      `"${body.split(/\s/)[0]}" is not an action: write Aa1-d4, Ce5xd5ep, Ce6-e8=T, -- or pass; for the worm Ke4-e6, Ke4-e5xd5, Ke1-e2 +Ld2.`,
    );
  }
  const now = state.phase.kind === 'regular';
  if (now && worm) return err({ rule: rule('GW-TURN-5'), text: 'The worm never makes the regular action: first another unit acts.' });
  if (!now && !worm) {
    return err({
      rule: rule('GW-TURN-5'),
      text: 'The regular action is made; in the Encroachment Phase only the worm acts, as in Ke4-e6.',
    });
  }
  const picks = word
    ? ok([option(word[0] === 'pass' ? 'pass' : 'waive')])
    : regular
      ? readRegular(state, regular)
      : readWorm(state, worm ?? []);
  if (!picks.ok) return picks;
  const rest = body.slice(match[0].length);
  if (now && LOST.test(rest) && movesAllTheSame(state, match)) {
    return err({ rule: rule('GW-END-2'), text: `The worm can move after ${match[0]}, so "/ #" does not follow.` });
  }
  return ok({ picks: picks.value, rest: rest.replace(TAIL, '') });
};
