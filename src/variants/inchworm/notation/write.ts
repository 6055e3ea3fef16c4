/** Canonical notation (section 10.1 of the rules). `~` is an extension, `>` a consolidation. */
import type { Square } from '../../../kernel/board/board.ts';
import type { Step } from '../../../kernel/event.ts';
import { assertNever } from '../../../kernel/invariant.ts';
import { CASTLE_TEXT } from '../moves/castling.ts';
import { isMarked, sortUnits } from '../moves/crowd.ts';
import { capturedBy, crowdMoveTo, membersOf, rolesIn } from '../moves/generate.ts';
import { makeLinkStep } from '../moves/linking.ts';
import { promotionsOwed } from '../moves/pawns.ts';
import type { Act, LinkStep, Move } from '../position/action.ts';
import { hallway, nameOf, rankOf } from '../position/board.ts';
import { occupancyOf, unitsOn } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import { LETTERS, otherHalf, type PieceType, type Unit } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { sumsIn } from '../show/describe.ts';

/** The mark that tells a unit from like ones on its square: `*` for a Rook, `!` for a Pawn. Empty if none is needed. */
export const markOf = (state: State, unit: Unit, square: Square): string => {
  if (!isMarked(state, unit)) return '';
  const likes = unitsOn(occupancyOf(state), square).filter(
    (each) => each.side === unit.side && each.type === unit.type && otherHalf(each, square) === otherHalf(unit, square),
  );
  return likes.some((each) => !isMarked(state, each)) ? (unit.type === 'pawn' ? '!' : '*') : '';
};

export const unitText = (state: State, unit: Unit, square: Square): string => {
  const other = otherHalf(unit, square);
  return `${LETTERS[unit.type]}${markOf(state, unit, square)}${other === null ? '' : `/${nameOf(other)}`}`;
};

const linkText = (state: State, link: LinkStep | null): string => {
  if (!link) return '';
  const hall = nameOf(hallway(rankOf(link.square)));
  const board = nameOf(link.square);
  if (link.kind === 'link') return `[${hall}=${board}] `;
  const away = sortUnits(state, unitsOn(occupancyOf(state), link.square), link.square).filter(({ id }) =>
    link.away.includes(id),
  );
  return `[${hall}|${board}${away.length > 0 ? ` ${away.map((unit) => unitText(state, unit, link.square)).join(',')}` : ''}] `;
};

const moveText = (state: State, act: Move): string => {
  const start = makeLinkStep(state, act.link);
  const move = crowdMoveTo(start, turnSide(state), act.from, act.target);
  const members = membersOf(move, rolesIn(act, move));
  const captures = capturedBy(move, members).length > 0;
  const types = act.members.flatMap(({ becomes }) => becomes ?? []);
  const letters = types.length > 0 ? `=${types.map((type: PieceType) => LETTERS[type]).join(',')}` : '';
  const [from, target] = [nameOf(act.from), nameOf(act.target)];
  const [first] = members;
  switch (act.kind) {
    case 'extend':
      return `${first ? unitText(start, first, act.from) : ''}${from}~${captures ? 'x' : ''}${target}${letters}`;
    case 'consolidate':
      return `${first ? LETTERS[first.type] : ''}${from}>${target}`;
    case 'pawn':
      return `${from}${captures ? 'x' : '-'}${target}${letters}`;
    case 'crowd': {
      const said = members.map(
        (unit, index) => `${unitText(start, unit, act.from)}${act.members[index]?.half ? '~' : ''}`,
      );
      return `{${said.join(',')}}${from}${captures ? 'x' : '-'}${target}${letters}`;
    }
    default:
      return assertNever(act.kind);
  }
};

/** Returns the mark after a turn: check (`+`), mate (`#`), another result, or nothing. */
const markAfterTurn = (state: State, steps: readonly Step[]): string => {
  const events = steps.flatMap((step) => step.events);
  const ended = events.find((event) => event.kind === 'ended');
  if (ended) {
    const { winner, rule: by } = ended.outcome;
    if (by === rule('IW-END-2')) return '#';
    return winner === null ? ' 1/2' : winner === 'white' ? ' 1-0' : ' 0-1';
  }
  const isEnemy = (unit: number): boolean =>
    state.units.some(({ id, side }) => id === unit && side !== turnSide(state));
  const checks = events.some(
    (event) => event.kind === 'changed' && isEnemy(event.unit) && event.to.badges?.some(({ kind }) => kind === 'check'),
  );
  return checks ? '+' : '';
};

/** Writes an action in notation. Dice sums and a final sign such as `+` are written only if `steps` are given. */
export const writeAction = (state: State, act: Act, steps: readonly Step[] = []): string => {
  const sums = act.kind === 'dice' ? [] : sumsIn(steps);
  return `${actionText(state, act)}${sums.length > 0 ? ` (${sums.join(',')})` : ''}${markAfterTurn(state, steps)}`;
};

const actionText = (state: State, act: Act): string => {
  switch (act.kind) {
    case 'extend':
    case 'consolidate':
    case 'pawn':
    case 'crowd':
      return linkText(state, act.link) + moveText(state, act);
    case 'castle':
      return `${linkText(state, act.link)}${CASTLE_TEXT[act.wing]}${act.stage === 'begin' ? '~' : '>'}`;
    case 'dice':
      return `(${act.sum})`;
    case 'promote': {
      const pawn = promotionsOwed(state)[0];
      return `${pawn ? nameOf(pawn.at[0]) : ''}=${LETTERS[act.type]}`;
    }
    case 'claim':
      return act.claim === 'repetition' ? 'Draw claimed by repetition.' : 'Draw claimed by the 100-move rule.';
    default:
      return assertNever(act);
  }
};
