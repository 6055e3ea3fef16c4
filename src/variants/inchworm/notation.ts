/** Notation: one text for one turn. `~` a half goes ahead, `>` a half goes to its other half, `-` and `x` everything else. */
import { sayingText } from '../../kernel/agreement.ts';
import type { Square } from '../../kernel/board.ts';
import { assertNever } from '../../kernel/invariant.ts';
import { type Act, fatesIn, type Move } from './action.ts';
import { hallway, nameOf, rankOf } from './board.ts';
import { inOrder, isMarked } from './crowd.ts';
import { fieldOf, unitsOn } from './field.ts';
import { capturedBy, goingTo, membersOf } from './going.ts';
import { afterLink, type LinkStep } from './linking.ts';
import { type Man, otherHalf, type Type } from './men.ts';
import { LETTERS } from './pieces.ts';
import { promotionsOwed } from './promotion.ts';
import { type State, turnSide } from './state.ts';

/** A Rook or Pawn that is marked, where an unmarked one of its kind shares the square. */
const markOf = (state: State, man: Man, square: Square): string => {
  if (!isMarked(state, man)) return '';
  const likes = unitsOn(fieldOf(state), square).filter(
    (each) => each.side === man.side && each.type === man.type && otherHalf(each, square) === otherHalf(man, square),
  );
  return likes.some((each) => !isMarked(state, each)) ? (man.type === 'pawn' ? '!' : '*') : '';
};

const manText = (state: State, man: Man, square: Square): string => {
  const other = otherHalf(man, square);
  return `${LETTERS[man.type]}${markOf(state, man, square)}${other === null ? '' : `/${nameOf(other)}`}`;
};

const linkText = (state: State, link: LinkStep | null): string => {
  if (!link) return '';
  const hall = nameOf(hallway(rankOf(link.square)));
  const board = nameOf(link.square);
  if (link.kind === 'link') return `[${hall}=${board}] `;
  const away = inOrder(state, unitsOn(fieldOf(state), link.square), link.square).filter(({ id }) => link.away.includes(id));
  return `[${hall}|${board}${away.length > 0 ? ` ${away.map((man) => manText(state, man, link.square)).join(',')}` : ''}] `;
};

const moveText = (state: State, act: Move): string => {
  const start = afterLink(state, act.link);
  const going = goingTo(start, turnSide(state), act.from, act.target);
  const members = membersOf(going, fatesIn(act, going));
  const captures = capturedBy(going, members).length > 0;
  const types = act.members.flatMap(({ becomes }) => becomes ?? []);
  const letters = types.length > 0 ? `=${types.map((type: Type) => LETTERS[type]).join(',')}` : '';
  const [from, target] = [nameOf(act.from), nameOf(act.target)];
  const [first] = members;
  switch (act.kind) {
    case 'extend':
      return `${first ? manText(start, first, act.from) : ''}${from}~${captures ? 'x' : ''}${target}${letters}`;
    case 'consolidate':
      return `${first ? LETTERS[first.type] : ''}${from}>${target}`;
    case 'pawn':
      return `${from}${captures ? 'x' : '-'}${target}${letters}`;
    case 'crowd': {
      const said = members.map((man, index) => `${manText(start, man, act.from)}${act.members[index]?.half ? '~' : ''}`);
      return `{${said.join(',')}}${from}${captures ? 'x' : '-'}${target}${letters}`;
    }
    default:
      return assertNever(act.kind);
  }
};

/** An action in its one canonical text. Sums and promotions are actions of their own where they are entered by hand. */
export const writeAction = (state: State, act: Act): string => {
  switch (act.kind) {
    case 'extend':
    case 'consolidate':
    case 'pawn':
    case 'crowd':
      return linkText(state, act.link) + moveText(state, act);
    case 'castle':
      return `${linkText(state, act.link)}${act.wing === 'K' ? 'O-O' : 'O-O-O'}${act.stage === 'begin' ? '~' : '>'}`;
    case 'dice':
      return `(${act.sum})`;
    case 'promote': {
      const pawn = promotionsOwed(state)[0];
      return `${pawn ? nameOf(pawn.at[0]) : ''}=${LETTERS[act.type]}`;
    }
    case 'claim':
      return act.claim === 'repetition' ? 'Draw claimed by repetition.' : 'Draw claimed by the hundred-move rule.';
    default:
      return sayingText(act);
  }
};
