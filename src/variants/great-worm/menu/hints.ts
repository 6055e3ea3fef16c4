/** What an Encroachment leads to, said before it is played. */
import type { Square } from '../../../kernel/board.ts';
import type { Hint } from '../../../kernel/menu.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { counted } from '../../../kernel/words.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import { canComplete, legalPaths, obstacleOn } from '../moves/legality.ts';
import { makeEncroachment } from '../moves/make.ts';
import { reachableSquares } from '../moves/reachable.ts';
import { boostIn, hasCapturedWorm, pathsOf } from '../moves/worm-moves.ts';
import type { WormPath } from '../moves/worm-paths.ts';
import type { Encroachment } from '../position/action.ts';
import { listSquares, nameOf } from '../position/board.ts';
import type { State } from '../position/state.ts';
import { wormOf } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { BOOST_WORDS } from '../show/names.ts';

/** A square that blocks a longer way is also the end of a shorter one, so these three name every square at fault. */
const GROUPS = ['friend', 'trail', 'check'] as const;

const GROUP_WORDS: Readonly<Record<(typeof GROUPS)[number], (squares: string, many: boolean) => string>> = {
  friend: (squares, many) => (many ? `${squares} hold units of its own side` : `${squares} holds a unit of its own side`),
  trail: (squares, many) => `${squares} ${many ? 'are' : 'is'} in its trail`,
  check: (squares) => `on ${squares} it would be in Check`,
};

/** Everything that stops a worm: "c1 and d1 hold units of its own side; on f1 it would be in Check". */
const whatStops = (state: State, side: Side): { readonly text: string; readonly squares: readonly Square[] } => {
  const found = pathsOf(state, side, boostIn(state)).flatMap((path) => obstacleOn(state, path) ?? []);
  const groups = GROUPS.map((kind) => ({ kind, squares: [...new Set(found.filter((each) => each.kind === kind).map(({ at }) => at))] }));
  const parts = groups.filter(({ squares }) => squares.length > 0);
  return {
    text: parts.map(({ kind, squares }) => GROUP_WORDS[kind](listSquares(squares), squares.length > 1)).join('; '),
    squares: parts.flatMap(({ squares }) => squares),
  };
};

/** So many squares are named; more are only lit. */
const FEW = 6;

/** What is left to the worm after a regular action: its squares, or why there is none. `after` is in the Encroachment Phase. */
export const pieceMoveHint = (after: State): Hint => {
  const side = after.toMove;
  if (hasCapturedWorm(after)) {
    return { rule: rule('GW-END-3'), text: `This captures ${sideName(other(side))}'s Worm Titan and wins.`, squares: [] };
  }
  const squares = [...new Set(legalPaths(after).map(({ to }) => to))];
  if (squares.length === 0) {
    const reasons = whatStops(after, side);
    return {
      rule: rule('GW-TURN-7'),
      text: `${sideName(side)} loses at once: the worm on ${nameOf(wormOf(after, side) as Square)} cannot move, because ${reasons.text}.`,
      squares: reasons.squares,
    };
  }
  const which = squares.length > FEW ? '' : `: ${listSquares(squares)}`;
  const boost = boostIn(after);
  return {
    rule: boost === 'none' ? rule('GW-TURN-6') : rule('GW-BOOST-1'),
    text: `Afterwards the worm has ${counted(squares.length, 'square')}${which}.${boost === 'none' ? '' : ` It may ${BOOST_WORDS[boost]}.`}`,
    squares,
  };
};

export const encroachmentOf = (path: WormPath, leg: Square | null): Encroachment => ({ kind: 'encroachment', path, leg });

/** Does this Encroachment wall the worm in, so that it loses next turn, without winning first? */
export const isFatal = (state: State, action: Encroachment): boolean => {
  const ended = makeEncroachment(state, action);
  return reachableSquares(ended, state.toMove).length === 0 && !hasCapturedWorm(ended) && canComplete(ended);
};

/** What a complete Encroachment leaves: the trail it adds, the room that is left, and whether the opponent is beaten. */
export const encroachmentHint = (state: State, action: Encroachment): Hint => {
  const side = state.toMove;
  const enemy = sideName(other(side));
  const ended = makeEncroachment(state, action);
  if (ended.phase.kind === 'encroachment') {
    return { rule: rule('GW-END-3'), text: `This captures ${enemy}'s Worm Titan and wins.`, squares: [] };
  }
  const { crossed, to } = action.path;
  const added = [...crossed, to];
  const room = reachableSquares(ended, side).length;
  const left = `${listSquares(added)} ${added.length === 1 ? 'joins' : 'join'} the trail; ${counted(room, 'square is', 'squares are')} left to the worm.`;
  if (!canComplete(ended)) {
    return { rule: rule('GW-END-1'), text: `${enemy} then has no way to complete a turn: this wins. ${left}`, squares: added };
  }
  return room > 0
    ? { rule: rule('GW-TRAIL-2'), text: left, squares: added }
    : {
        rule: rule('GW-END-1'),
        text: `${sideName(side)} loses next turn: no square is left to the worm on ${nameOf(to)}.`,
        squares: added,
      };
};

/** What a new Leg could do next turn. */
export const legHint = (state: State, action: Encroachment): Hint => {
  const { leg } = action;
  if (leg === null) return encroachmentHint(state, action);
  const reached = [...new Set(pseudoLegalMoves(makeEncroachment(state, action), leg).map(({ to }) => to))];
  const text =
    reached.length === 0
      ? `A Leg on ${nameOf(leg)} reaches no square for now.`
      : `A Leg on ${nameOf(leg)} reaches ${listSquares(reached)}.`;
  return { rule: rule('GW-NIGHT-4'), text, squares: reached };
};
