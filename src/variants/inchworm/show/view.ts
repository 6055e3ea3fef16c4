import type { Square } from '../../../kernel/board/board.ts';
import { forSides, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge, BoardView, Mark, PhaseView, UnitView, VariantView } from '../../../kernel/view.ts';
import { countWords, listWords } from '../../../kernel/words.ts';
import { attackersText, checksOn } from '../moves/attacks.ts';
import { castlingSquares, isAtHalfway } from '../moves/castling.ts';
import { promotionsOwed } from '../moves/pawns.ts';
import { boardSquare, hallway, isHallway, nameOf } from '../position/board.ts';
import { aliasesOf, countLinks, occupancyOf } from '../position/occupancy.ts';
import { occurrences } from '../position/repetition.ts';
import { isCastling, phaseOf, rightIndex, type State, WINGS, type Wing } from '../position/state.ts';
import { isExtended, type Unit } from '../position/units.ts';
import { badge, figure, mark } from '../rules/index.ts';

export const bareUnit = (unit: Unit): UnitView => ({
  id: unit.id,
  type: unit.type,
  side: unit.side,
  at: unit.at,
  body: isExtended(unit) ? 'halves' : 'whole',
  badges: [],
});

const wingsLeft = (state: State, side: Side): readonly Wing[] =>
  WINGS.filter((wing) => state.rights[rightIndex(side, wing)]);

const checkBadges = (state: State, king: Unit): readonly Badge[] =>
  checksOn(occupancyOf(state), state, king.side).map(([square, attackers]) =>
    badge('check', 'IW-CHECK-2', `In check on ${nameOf(square)} from ${attackersText(attackers)}`, {
      // A whole King has one square, which the log need not name.
      news: `{} is in check${isExtended(king) ? ` on ${nameOf(square)}` : ''} from ${attackersText(attackers)}`,
    }),
  );

const rightBadges = (state: State, { id, side }: Unit): readonly Badge[] => {
  const wings = WINGS.filter((wing) => {
    const right = state.rights[rightIndex(side, wing)];
    return right && (right.king === id || right.rook === id);
  });
  return wings.length > 0
    ? [badge('right', 'IW-CASTLE-1', `Can still castle ${listWords(wings)}`, { quiet: true })]
    : [];
};

const badgesOf = (
  state: State,
  unit: Unit,
  roller: number | undefined,
  promoting: number | undefined,
): readonly Badge[] => [
  ...(unit.type === 'king' ? checkBadges(state, unit) : []),
  ...rightBadges(state, unit),
  ...(isCastling(state, unit) ? [badge('castling', 'IW-CASTLE-4', 'Halfway through castling')] : []),
  ...(state.passing?.pawns.includes(unit.id)
    ? [badge('passing', 'IW-EP-1', 'Can be captured en passant this turn')]
    : []),
  ...(roller === unit.id ? [badge('dice', 'IW-BOOM-6', 'Roll its dice')] : []),
  ...(promoting === unit.id ? [badge('promotion', 'IW-PROM-2', 'Promotes now')] : []),
];

const linkMarks = ({ links }: State): readonly (readonly [Square, Mark])[] =>
  links.flatMap((file, rank) => {
    if (file === null) return [];
    const ends = [boardSquare(file, rank), hallway(rank)] as const;
    const linkTo = (to: Square): Mark =>
      mark('link', 'IW-LINK-2', `Linked with ${nameOf(to)}`, { value: rank + 1, to });
    return [[ends[0], linkTo(ends[1])] as const, [ends[1], linkTo(ends[0])] as const];
  });

const passingMarks = ({ passing, links, ply }: State): readonly (readonly [Square, Mark])[] =>
  (passing?.squares ?? []).map((square) => {
    const id = isHallway(square) || (aliasesOf(links)[square] as Square) >= 0 ? 'IW-EP-3' : 'IW-EP-2';
    return [
      square,
      mark('passing', id, 'A Pawn can capture en passant here', { side: ply % 2 === 0 ? 'white' : 'black' }),
    ];
  });

const guardMarks = (state: State): readonly (readonly [Square, Mark])[] =>
  SIDES.flatMap((side) => {
    const begunCastling = state.castling[side];
    if (!begunCastling || !isAtHalfway(state.units, side, begunCastling)) return [];
    return castlingSquares(side, begunCastling.wing).guarded.map(
      (square) =>
        [
          square,
          mark('guarded', 'IW-CASTLE-6', `If this square is attacked, ${sideName(side)}'s castling loses`, {
            side,
          }),
        ] as const,
    );
  });

export const marksOf = (state: State): BoardView['marks'] => {
  const marks: Record<Square, readonly Mark[]> = {};
  for (const [square, mark] of [...linkMarks(state), ...passingMarks(state), ...guardMarks(state)]) {
    marks[square] = [...(marks[square] ?? []), mark];
  }
  return marks;
};

const phasesOf = (state: State): readonly PhaseView[] => {
  const now = { act: 0, dice: 2, promotion: 3, over: 4 }[phaseOf(state)];
  const phase = (id: string, title: string, at: number): PhaseView => ({
    id,
    title,
    state: at < now ? 'done' : at === now || (now === 0 && at === 1) ? 'now' : 'later',
  });
  const move = phase('move', 'Move', 1);
  const promotion = phase('promotion', 'Promotion', 3);
  return state.options.rules === 'first'
    ? [move, promotion]
    : [phase('link', 'Link step', 0), move, phase('dice', 'Dice', 2), promotion];
};

const playerBadges = (state: State, side: Side): readonly Badge[] => {
  const wings = wingsLeft(state, side);
  const extended = state.units.filter((unit) => unit.side === side && isExtended(unit)).length;
  return [
    ...(extended > 0
      ? [figure('extended', 'IW-WORM-4', `${countWords(extended, 'piece')} extended`, { value: extended })]
      : []),
    ...(wings.length > 0
      ? [figure('right', 'IW-CASTLE-1', `Can still castle ${listWords(wings)}`, { quiet: true })]
      : []),
    ...(state.castling[side] ? [figure('castling', 'IW-CASTLE-4', 'Halfway through castling')] : []),
  ];
};

/** Number of quiet turns from which a badge shows the coming draw. At 200 the draw can be claimed (IW-END-6). */
const SHOWN_FROM = 160;

const notesOf = (state: State): readonly Badge[] => {
  const links = countLinks(state.links);
  const times = occurrences(state);
  return [
    ...(links === 0 && state.mode === 'linking'
      ? []
      : [
          figure(
            'links',
            'IW-LINK-5',
            `${links} of 8 hallway squares linked${state.mode === 'linking' ? '' : ', now removing links'}`,
            { value: links },
          ),
        ]),
    ...(state.quiet >= SHOWN_FROM
      ? [
          figure(
            'quiet',
            'IW-END-6',
            state.quiet < 200
              ? `A draw can be claimed after ${countWords(200 - state.quiet, 'more turn')} without a capture, Pawn move or explosion`
              : 'A draw can be claimed now',
            { value: state.quiet },
          ),
        ]
      : []),
    ...(times > 1
      ? [
          figure(
            'repetition',
            'IW-END-5',
            times === 2
              ? 'Second time in this position'
              : `A draw can be claimed: this position has occurred ${times} times`,
            { value: times },
          ),
        ]
      : []),
    state.options.rules === 'first'
      ? figure('first', 'IW-FIRST-1', 'First game: no links and no explosions')
      : figure(
          'dice',
          'IW-BOOM-6',
          state.options.dice === 'real' ? 'You roll the dice and enter them' : 'The app rolls the dice',
          { quiet: true },
        ),
  ];
};

export const view = (state: State): VariantView => {
  const phase = phaseOf(state);
  const roller = phase === 'dice' ? state.owed?.rolls[0] : undefined;
  const promoting = phase === 'promotion' ? promotionsOwed(state)[0]?.id : undefined;
  return {
    units: Object.fromEntries(
      state.units.map((unit) => [unit.id, { ...bareUnit(unit), badges: badgesOf(state, unit, roller, promoting) }]),
    ),
    marks: marksOf(state),
    turn: {
      phases: phasesOf(state),
      players: forSides((side) => playerBadges(state, side)),
      notes: notesOf(state),
    },
  };
};
