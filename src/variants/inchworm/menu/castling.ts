/** Castling as picks: the King's square, then where it castles to; halfway, the King's half that follows and the other's square. */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Menu, open, type Refusal, refused, square, type Tone, unit } from '../../../kernel/menu.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { barToBegin, barToFinish, type CastlingStage, castlingLoss, placesOf, tryCastling } from '../moves/castling.ts';
import { movableOn } from '../moves/crowd.ts';
import type { LinkStep } from '../moves/linking.ts';
import type { Act } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { occupancyOf, unitsOf } from '../position/occupancy.ts';
import { rightIndex, type State, WINGS, type Wing } from '../position/state.ts';
import { whyMustWait, whyNoCastling, whyNoFinish } from './castling-refusals.ts';
import { castleHint } from './hints.ts';
import { withAlias } from './square-alias.ts';

/** Does this stage leave the castling exposed, so that the turn loses? */
const toneOf = (state: State, side: Side, wing: Wing, stage: CastlingStage): Tone => {
  if (stage === 'finish') return 'special';
  const { occupancy, king, rook } = tryCastling(state, side, wing, stage);
  const castling = { ...state.castling, [side]: { wing, king: king.id, rook: rook.id } };
  return castlingLoss({ ...state, units: unitsOf(occupancy), castling }, side) ? 'danger' : 'special';
};

const stageChoice = (state: State, side: Side, wing: Wing, stage: CastlingStage, link: LinkStep | null): Choice<Act> =>
  open(square(placesOf(side, wing).king[1]), toneOf(state, side, wing, stage), () => act({ kind: 'castle', link, wing, stage }), {
    label: wing === 'kingside' ? "Castle on the King's wing" : "Castle on the Queen's wing",
    hint: () => castleHint(state, side, wing, stage),
  });

const beginChoice = (state: State, side: Side, wing: Wing, link: LinkStep | null): Choice<Act> => {
  const bar = barToBegin(state, side, wing);
  return bar
    ? refused(square(placesOf(side, wing).king[1]), () => whyNoCastling(state, side, wing, bar))
    : stageChoice(state, side, wing, 'begin', link);
};

/** The question where nothing but stage two is left to pick. */
export const finishWords = (side: Side, wing: Wing): string =>
  `${sideName(side)}: finish castling by picking ${nameOf(placesOf(side, wing).king[1])}.`;

/** Stage two is reached over the King's half on its first square, by its chip where friends share that square. */
const finishChoices = (state: State, side: Side, from: Square, wing: Wing, link: LinkStep | null): readonly Choice<Act>[] => {
  const [start, end] = placesOf(side, wing).king;
  const king = state.castling[side]?.king;
  if (from !== start || king === undefined || !occupancyOf(state).squares[from]?.some(({ id }) => id === king)) return [];
  const bar = barToFinish(state, side);
  const finish: Choice<Act> = bar
    ? refused(square(end), () => whyNoFinish(state, side, wing, bar))
    : stageChoice(state, side, wing, 'finish', link);
  if (movableOn(state, side, from).length === 0) return withAlias(state, finish, end);
  const menu = (): Menu<Act> =>
    ask(finishWords(side, wing), withAlias(state, finish, end), (): Refusal => whyMustWait(state, side, wing, from));
  return [open(unit(king), 'special', menu, { label: 'King: finish castling' })];
};

/** The stages of castling that begin on a square. */
export const castleChoices = (state: State, side: Side, from: Square, link: LinkStep | null): readonly Choice<Act>[] => {
  const under = state.castling[side];
  if (under) return finishChoices(state, side, from, under.wing, link);
  if (occupancyOf(state).kings[side]?.at[0] !== from) return [];
  return WINGS.filter((wing) => state.rights[rightIndex(side, wing)] !== null && placesOf(side, wing).king[0] === from).flatMap((wing) =>
    withAlias(state, beginChoice(state, side, wing, link), placesOf(side, wing).king[1]),
  );
};
