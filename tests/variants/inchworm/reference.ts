/**
 * The turns of the reference (a second implementation): every choice is tried, carried out on the list of men, and kept
 * if the own King is safe. Each turn has a key, and its result if no Pawn explodes and every promotion is to a Queen.
 */
import {
  advances,
  type Colour,
  enemyOf,
  holds,
  inCastling,
  isAttacked,
  isHalf,
  isInCheck,
  NAMES,
  otherSquare,
  ownRank,
  patternOf,
  type RefMan,
  type RefPosition,
  squareOf,
  squaresOf,
  strikes,
  unitsOn,
} from './reference-board.ts';
import { capturedBy, type Moved, moved, passedBy, pulsed, type RefMember, spread, withMan } from './reference-steps.ts';

export interface RefTurn {
  readonly key: string;
  readonly result: string;
}

/** Writes what distinguishes a man by section 4, "The same position". */
const described = (position: RefPosition, man: RefMan): string => {
  const right = position.castlingRights.some((pair) => pair?.includes(man.id)) || inCastling(position, man);
  const marked = man.type === 'P' ? position.enPassant?.men.includes(man.id) : right;
  return `${man.side}${man.type}${spread(man.at).join('/')}${marked ? '*' : ''}`;
};

export const turnKey = (position: RefPosition, from: string, to: string, members: readonly RefMember[]): string => {
  const said = members.map(({ id, half, becomes }) => {
    const man = position.men.find((each) => each.id === id) as RefMan;
    return `${described(position, man)}${half ? '~' : ''}${becomes ? `=${becomes}` : ''}`;
  });
  return `${from}-${to} ${said.sort().join(' ')}`;
};

/** Writes a position as text: men without ids, links, mode, rights, castling in progress, en passant. */
export const positionText = (position: RefPosition): string =>
  [
    position.men
      .map((man) => described(position, man))
      .sort()
      .join(' '),
    position.links.map((file) => file ?? '-').join(''),
    position.linkMode,
    position.castlingRights.map((pair) => (pair ? 'x' : '-')).join(''),
    `${position.castlingInProgress.w?.wing ?? '-'}${position.castlingInProgress.b?.wing ?? '-'}`,
    position.enPassant?.squares.join(' ') ?? '-',
  ].join(' | ');

/** IW-WORM-1 to -3, IW-CROWD-2 and -3, IW-PAWN: whether these men may go there, the `halves` leaving a half behind. */
const mayGo = (
  position: RefPosition,
  from: string,
  to: string,
  members: readonly RefMan[],
  halves: readonly number[],
): boolean => {
  const side = position.sideToMove;
  const enemies = holds(position, to, enemyOf(side));
  const rejoins = members.some((man) => otherSquare(man, from) === to);
  const isLed = members.some((man) => {
    if (man.type !== 'P') return patternOf(position, man.type, from).has(to);
    if (enemies) return strikes(position, side, from).includes(to);
    return advances(position, side, from).has(to) || passedBy(position, from, to).length > 0;
  });
  const [only] = members;
  if (members.length === 1 && only) return isHalf(only) ? rejoins : isLed && (only.type === 'P' || halves.length === 1);
  return (isLed || rejoins) && (rejoins || halves.length > 0 || members.some(({ type }) => type === 'P'));
};

const HOMES = { w: { K: ['e1', 'h1'], Q: ['e1', 'a1'] }, b: { K: ['e8', 'h8'], Q: ['e8', 'a8'] } } as const;
const GOALS = { w: { K: ['g1', 'f1'], Q: ['c1', 'd1'] }, b: { K: ['g8', 'f8'], Q: ['c8', 'd8'] } } as const;
type Wing = 'K' | 'Q';

const castled = (position: RefPosition, king: RefMan, rook: RefMan, wing: Wing, begin: boolean): Moved => {
  const [home, goal] = [HOMES[king.side][wing], GOALS[king.side][wing]];
  const men = [king, rook].reduce(
    (sum, man, index) =>
      withMan(sum, {
        ...man,
        at: begin ? [home[index] as string, goal[index] as string] : [goal[index] as string],
      }),
    position.men,
  );
  const castling = {
    ...position.castlingInProgress,
    [king.side]: begin ? { wing, king: king.id, rook: rook.id } : null,
  };
  const rights = position.castlingRights.map((pair, index) =>
    begin && index < 2 === (king.side === 'w') ? null : pair,
  );
  const rolls: number[] = [];
  const units = new Set([king, rook].flatMap(({ id }) => NAMES.map((name) => `${id} ${name}`)));
  let after: RefPosition = {
    ...position,
    men,
    castlingInProgress: castling,
    castlingRights: rights,
    enPassant: null,
  };
  for (const centre of goal) after = pulsed(after, squareOf(after, centre), [], units, rolls);
  return { position: after, rolls, over: false };
};

/** IW-CASTLE-2 and -3: returns the castling that the side to move can finish, or those it can begin. */
const castlings = (position: RefPosition): readonly (readonly [string, Moved])[] => {
  const side = position.sideToMove;
  const under = position.castlingInProgress[side];
  const man = (id: number | undefined) => position.men.find((each) => each.id === id) as RefMan;
  if (under) {
    const wing = under.wing as Wing;
    const stand = [under.king, under.rook].every((id, index) =>
      [HOMES[side][wing][index], GOALS[side][wing][index]].every((square) =>
        position.men.some((each) => each.id === id && each.at.includes(square as string)),
      ),
    );
    return stand ? [[`castle ${wing} finish`, castled(position, man(under.king), man(under.rook), wing, false)]] : [];
  }
  return (['K', 'Q'] as const).flatMap((wing, index) => {
    const right = position.castlingRights[(side === 'w' ? 0 : 2) + index];
    if (!right) return [];
    const [home, goal] = [HOMES[side][wing], GOALS[side][wing]];
    const rank = home[0][1];
    const between = (wing === 'K' ? ['f', 'g'] : ['b', 'c', 'd']).map((file) => `${file}${rank}`);
    const free =
      home.every((square) => unitsOn(position, square).length === 1) &&
      between.every((square) => unitsOn(position, square).length === 0);
    if (!free || [home[0], ...goal].some((square) => isAttacked(position, square, enemyOf(side)))) return [];
    return [[`castle ${wing} begin`, castled(position, man(right[0]), man(right[1]), wing, true)] as const];
  });
};

/** IW-CASTLE-5, -6: whether a side loses, since its castling in progress was broken or attacked. */
const losesCastling = (position: RefPosition, side: Colour): boolean => {
  const under = position.castlingInProgress[side];
  if (!under) return false;
  const [home, goal] = [HOMES[side][under.wing as Wing], GOALS[side][under.wing as Wing]];
  const stands = [under.king, under.rook].every((id, index) =>
    position.men.some(
      (man) =>
        man.id === id && isHalf(man) && [home[index], goal[index]].every((square) => man.at.includes(square as string)),
    ),
  );
  return !stands || [home[0], ...goal].some((square) => isAttacked(position, square, enemyOf(side)));
};

/** Writes a game that ended within a turn. */
const ended = (how: string, { men }: RefPosition): string =>
  `${how} | ${men
    .map(({ side, type, at }) => `${side}${type}${spread(at).join('/')}`)
    .sort()
    .join(' ')}`;

/**
 * Writes the end of a turn: who rolled, then how the game ended, or the position. The game's own turns are written by
 * it too.
 */
export const endText = (position: RefPosition, rollers: readonly string[], how: string | null): string =>
  `rolls ${rollers.join(' ')} | ${how ? ended(how, position) : positionText(position)}`;

/** Finishes a turn as if no Pawn exploded and every promotion were to a Queen, and writes its end. */
const finished = ({ position, rolls, over }: Moved): string => {
  if (over) return endText(position, [], 'King captured');
  const rollers = rolls.map((id) => position.men.find((man) => man.id === id)?.at[0] as string);
  const men = position.men.map((man) =>
    man.type === 'P' && ownRank(man.side, man.at[0] as string) === 8 ? { ...man, type: 'Q' } : man,
  );
  const stands = (id: number | undefined, square: string) =>
    men.some((man) => man.id === id && !isHalf(man) && man.at[0] === square);
  const rights = position.castlingRights.map((pair, index) => {
    const [king, rook] = HOMES[index < 2 ? 'w' : 'b'][index % 2 === 0 ? 'K' : 'Q'];
    return pair && stands(pair[0], king) && stands(pair[1], rook) ? pair : null;
  });
  const after: RefPosition = { ...position, men, castlingRights: rights };
  const losers = (['w', 'b'] as const).filter((side) => losesCastling(after, side));
  return endText(after, rollers, losers.length > 0 ? `castling lost by ${losers.join(' ')}` : null);
};

const choices = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (sums, list) => sums.flatMap((sum) => list.map((each) => [...sum, each])),
    [[]],
  );

/** Returns every legal turn without its link step (phases A3 to A8 of the rules document). */
export const turnsOf = (position: RefPosition): readonly RefTurn[] => {
  const side = position.sideToMove;
  const found = new Map<string, string>();
  const keep = (key: string, end: Moved): void => {
    if (end.over || !isInCheck(end.position, side)) found.set(key, finished(end));
  };
  for (const from of squaresOf(position)) {
    const units = unitsOn(position, from).filter((man) => man.side === side && !inCastling(position, man));
    const manners = units.map((man) => ['stay', 'go', ...(man.type === 'P' || isHalf(man) ? [] : ['half'])]);
    for (const manner of units.length > 0 ? choices(manners) : []) {
      const members = units.filter((_, index) => manner[index] !== 'stay');
      const halves = units.filter((_, index) => manner[index] === 'half').map(({ id }) => id);
      for (const to of members.length > 0 ? squaresOf(position) : []) {
        if (to === from || !mayGo(position, from, to, members, halves)) continue;
        const types = [...new Set(capturedBy(position, from, to, members).map(({ type }) => type))];
        const open = types.length === 0 || types.includes('K') ? [null] : types;
        for (const turned of choices(members.map(({ type }) => (type === 'K' ? [null] : open)))) {
          const going = members.map(
            ({ id }, index): RefMember => ({ id, half: halves.includes(id), becomes: turned[index] ?? null }),
          );
          keep(turnKey(position, from, to, going), moved(position, from, to, going));
        }
      }
    }
  }
  for (const [key, end] of castlings(position)) keep(key, end);
  return [...found].map(([key, result]) => ({ key, result }));
};

/**
 * IW-LINK-1 to -7: returns the position after a link step; null if that is illegal. Where a link is removed, the men
 * `away` go into the hallway.
 */
export const linked = (position: RefPosition, board: string, away: readonly number[]): RefPosition | null => {
  const rank = Number(board[1]);
  const hall = `H${rank}`;
  const links = position.links.slice();
  if (position.linkMode === 'linking') {
    if (links[rank - 1] || [board, hall].some((name) => holds(position, name, enemyOf(position.sideToMove))))
      return null;
    links[rank - 1] = board[0] as string;
    const men = position.men.map((man) => ({
      ...man,
      at: spread(man.at.map((square) => (square === hall ? board : square))),
    }));
    return { ...position, men, links, linkMode: links.every(Boolean) ? 'unlinking' : 'linking' };
  }
  if (links[rank - 1] !== board[0]) return null;
  links[rank - 1] = null;
  const men = position.men.map((man) =>
    away.includes(man.id) ? { ...man, at: man.at.map((square) => (square === board ? hall : square)) } : man,
  );
  return { ...position, men, links, linkMode: links.some(Boolean) ? 'unlinking' : 'linking' };
};
