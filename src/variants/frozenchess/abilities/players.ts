/** Actions without a unit: board rotation (FC-ROT-1), Respawn (FC-RESP-1), tomb control (FC-STG-4). */
import {
  act,
  type Choice,
  type Menu,
  makeQuestion,
  type Offer,
  open,
  type Refusal,
  refuse,
} from '../../../kernel/asking/menu.ts';
import { option, square } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS } from '../../../kernel/board/direction.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge } from '../../../kernel/view.ts';
import { listWords, plural } from '../../../kernel/words.ts';
import { explode } from '../mechanics/capture/explosion.ts';
import { areaFrom, farCorner, SIZES, sumIn } from '../mechanics/capture/majority.ts';
import { hasPrivilege } from '../mechanics/capture/material.ts';
import { placeUnit } from '../mechanics/movement/arrival.ts';
import { rotateArea } from '../mechanics/movement/rotation.ts';
import type { Ply } from '../mechanics/ply.ts';
import { isParalysed } from '../moves/threat/paralysis-by-presence.ts';
import { threateners } from '../moves/threat/threat.ts';
import type { PlayersAct, PlayersCode } from '../position/action.ts';
import { ahead, area, fileOf, nameOf, near, RAYS, SQUARES } from '../position/board.ts';
import { changeUnit } from '../position/changed.ts';
import { KIND_NAMES } from '../position/kinds.ts';
import { obstacle } from '../position/names.ts';
import { isClosedTomb, isFilled, isKindOn, stackOn } from '../position/squares.ts';
import type { Buried, State, Tomb } from '../position/state.ts';
import { type ClauseId, figure, refusal } from '../rules/index.ts';
import { pickSquare } from './asking.ts';
import { offer } from './offers.ts';

const DEGREES = [90, 180, 270] as const;

const DEGREE_WORDS: Readonly<Record<(typeof DEGREES)[number], string>> = {
  90: 'a quarter turn right',
  180: 'a half turn',
  270: 'a quarter turn left',
};

const hasMajority = (state: State, side: Side, corner: Square, size: number): boolean =>
  sumIn(state, side, corner, size) > sumIn(state, other(side), corner, size);

const sumsHint = (state: State, side: Side, corner: Square, size: number) => () => {
  const [own, enemy] = [sumIn(state, side, corner, size), sumIn(state, other(side), corner, size)];
  const area = `${nameOf(corner)} to ${nameOf(farCorner(corner, size) ?? corner)}`;
  const [name, rival] = [sideName(side), sideName(other(side))];
  const against = enemy > 0 ? `${rival} ${enemy}` : `${rival} nothing`;
  const text =
    own > 0
      ? `From ${area} ${name} has ${own}, ${against}${own > enemy ? '' : ': no majority'}.`
      : `${name} has no piece that counts from ${area}.`;
  return refusal('FC-ROT-2', text, areaFrom(corner, size));
};

const askAngle = (corner: Square, to: Square): Menu<PlayersAct> =>
  makeQuestion(
    'Rotate: choose how far.',
    DEGREES.map((degrees) =>
      open(
        option(`${degrees}`),
        'special',
        () => act<PlayersAct>({ kind: 'player', code: 'RO', from: corner, to, amount: degrees }),
        {
          label: `${degrees}° (${DEGREE_WORDS[degrees]})`,
        },
      ),
    ),
    () => refusal('FC-ROT-1', 'An area can turn by 90, 180 or 270 degrees.', [corner, to]),
  );

const askSize = (state: State, side: Side, corner: Square): Menu<PlayersAct> =>
  makeQuestion(
    'Rotate: choose the upper right square of the area.',
    SIZES.flatMap((size): Choice<PlayersAct>[] => {
      const far = farCorner(corner, size);
      if (far === null) return [];
      return hasMajority(state, side, corner, size)
        ? [
            open(square(far), 'special', () => askAngle(corner, far), {
              hint: sumsHint(state, side, corner, size),
            }),
          ]
        : [refuse(square(far), sumsHint(state, side, corner, size))];
    }),
    () => refusal('FC-ROT-1', `An area has ${nameOf(corner)} at its lower left and is 2×2 to 8×8 squares.`, [corner]),
  );

const CORNERS: readonly Square[] = SQUARES.filter((corner) => farCorner(corner, SIZES[0]) !== null);

const cornerChoice = (state: State, side: Side, corner: Square): Choice<PlayersAct> => {
  const sizes = SIZES.filter((size) => farCorner(corner, size) !== null);
  return sizes.some((size) => hasMajority(state, side, corner, size))
    ? open(square(corner), 'special', () => askSize(state, side, corner))
    : refuse(square(corner), sumsHint(state, side, corner, sizes[sizes.length - 1] ?? SIZES[0]));
};

const BOARD_ROTATION: PlayerAction = {
  code: 'RO',
  rule: 'FC-ROT-1',
  offer: offer(null, 1, '2', 'aim', 'Rotate the board', 'turns an area'),
  words: 'Turns a square area in which its side has the majority, with everything on it.',
  isCounted: true,
  ownCheckClause: 'FC-ROT-4',
  ask: (state) => {
    const side = state.toMove;
    return makeQuestion(
      'Rotate: choose the lower left square of the area.',
      CORNERS.map((corner) => cornerChoice(state, side, corner)),
      (target) =>
        refusal(
          'FC-ROT-1',
          'The area must not touch the edge of the board.',
          target.kind === 'square' ? [target.square] : [],
        ),
    );
  },
  perform: (ply, act) => {
    if (act.code === 'RO') rotateArea(ply, act.from, fileOf(act.to) - fileOf(act.from) + 1, act.amount);
  },
};

/** Returns the squares of Ballistas that could shoot at `square` (FC-THR-6). */
const aimingBallistas = (state: State, square: Square, side: Side): readonly Square[] =>
  DIRECTIONS.flatMap((direction) => {
    const line = (RAYS[square] as (typeof RAYS)[number])[direction];
    const first = line.find((each) => isFilled(state, each));
    return first !== undefined && isKindOn(state, first, 'A', side) && !isParalysed(state, first) ? [first] : [];
  });

const adjacentJesters = (state: State, square: Square, side: Side): readonly Square[] =>
  near(square).filter((each) => isKindOn(state, each, 'J', side));

const bombsNear = (state: State, square: Square, side: Side): readonly Square[] =>
  state.bombs.filter((bomb) => bomb.side === side && area(bomb.square).includes(square)).map((bomb) => bomb.square);

/** Returns the squares from which `side` influences `square`, which prevents a Respawn (FC-THR-6). */
const influencingSquares = (state: State, square: Square, side: Side): readonly Square[] => [
  ...new Set([
    ...threateners(state, square, side),
    ...aimingBallistas(state, square, side),
    ...adjacentJesters(state, square, side),
    ...bombsNear(state, square, side),
  ]),
];

const influenceText = (state: State, square: Square, side: Side): string =>
  stackOn(state, square)?.side !== side && state.bombs.some((bomb) => bomb.square === square && bomb.side === side)
    ? `the bomb on ${nameOf(square)}`
    : obstacle(state, square);

interface OpenTomb {
  readonly square: Square;
  /** The first unit of the queue, the only one that can respawn (FC-TOMB-5). */
  readonly first: Buried;
}

const openTombs = (state: State): readonly OpenTomb[] =>
  Object.entries(state.tombs).flatMap(
    ([
      square,
      {
        status,
        queue: [first],
      },
    ]) => (status === 'open' && first ? [{ square: Number(square), first }] : []),
  );

const whyNoRespawn = (state: State, { square, first }: OpenTomb): Refusal | null => {
  if (first.side !== state.toMove) {
    const text = `Only ${sideName(first.side)} can respawn here: the first piece buried on ${nameOf(square)} is ${sideName(first.side)}'s ${KIND_NAMES[first.kind]}.`;
    return refusal('FC-RESP-1', text, [square]);
  }
  const enemy = other(first.side);
  const by = influencingSquares(state, square, enemy);
  if (by.length === 0) return null;
  const text = `The ${KIND_NAMES[first.kind]} cannot return: ${listWords(by.map((each) => influenceText(state, each, enemy)))} ${plural(by.length, 'influences', 'influence')} ${nameOf(square)}.`;
  return refusal('FC-THR-6', text, [square, ...by]);
};

export const respawnNotes = (state: State): readonly Badge[] => {
  const ready = openTombs(state).filter((grave) => !whyNoRespawn(state, grave));
  const [only] = ready;
  if (!only) return [];
  const label =
    ready.length === 1
      ? `The ${KIND_NAMES[only.first.kind]} buried on ${nameOf(only.square)} can respawn`
      : `The first pieces in ${ready.length} open tombs can respawn`;
  return [figure('respawn', 'FC-RESP-1', label, { value: ready.length })];
};

const withoutFirst = (tombs: State['tombs'], square: Square, { queue }: Tomb): State['tombs'] => {
  const { [square]: _tomb, ...others } = tombs;
  const rest = queue.slice(1);
  return rest.length > 0 ? { ...others, [square]: { status: 'hidden', queue: rest, rot: 0 } } : others;
};

const RESPAWN: PlayerAction = {
  code: 'RS',
  rule: 'FC-RESP-1',
  offer: offer(null, 0, '1', 'twin', 'Respawn', 'brings a piece back'),
  words: 'Brings back the first piece of an open tomb.',
  ask: (state) =>
    pickSquare(
      'Respawn: choose an open tomb.',
      openTombs(state).map((grave) => {
        const why = whyNoRespawn(state, grave);
        return { square: grave.square, why: why && (() => why) };
      }),
      (from) => act<PlayersAct>({ kind: 'player', code: 'RS', from }),
      () => refusal('FC-RESP-1', 'There is no open tomb with a piece to bring back.'),
    ),
  perform: (ply, { from }) => {
    const { tombs } = ply.state;
    const tomb = tombs[from];
    const first = tomb?.queue[0];
    invariant(first, `no piece is buried on ${nameOf(from)}`);
    const { side } = first;
    const unit = changeUnit(first, { lostRange20: 0, aim: ahead(side), cargo: [] });
    ply.note?.({ kind: 'respawned', square: from, unit, side });
    ply.set({ tombs: withoutFirst(tombs, from, tomb) });
    placeUnit(ply, from, unit, side);
  },
};

const TOMB_CONTROL: PlayerAction = {
  code: 'TX',
  rule: 'FC-STG-4',
  offer: offer(null, 2, '4', 'blast', 'Tomb control', 'explodes a tomb'),
  words: 'Explodes any closed tomb on the board.',
  has: (state) => hasPrivilege(state, state.toMove),
  ask: (state) =>
    pickSquare(
      'Tomb control: choose a closed tomb.',
      SQUARES.filter((square) => isClosedTomb(state, square)).map((square) => ({ square, why: null })),
      (from) => act<PlayersAct>({ kind: 'player', code: 'TX', from }),
      () => refusal('FC-STG-4', 'There is no closed tomb on the board.'),
    ),
  perform: (ply, { from }) => explode(ply, from, 'FC-STG-4'),
};

export interface PlayerAction {
  readonly code: PlayersCode;
  readonly rule: ClauseId;
  readonly offer: Offer;
  readonly words: string;
  readonly isCounted?: true;
  /** The clause cited if the action leaves the own King in check; FC-RES-6 by default. */
  readonly ownCheckClause?: ClauseId;
  has?(state: State): boolean;
  ask(state: State): Menu<PlayersAct>;
  perform(ply: Ply, act: PlayersAct): void;
}

export const PLAYER_ACTIONS: readonly PlayerAction[] = [RESPAWN, BOARD_ROTATION, TOMB_CONTROL];
