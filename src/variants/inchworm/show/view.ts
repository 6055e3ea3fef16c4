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
import { rule } from '../rules/index.ts';

/** A unit's view without badges. */
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
  checksOn(occupancyOf(state), state, king.side).map(([square, attackers]) => ({
    kind: 'check',
    label: `In check on ${nameOf(square)} from ${attackersText(attackers)}`,
    // A whole King has one square, which the log need not name.
    news: `{} is in check${isExtended(king) ? ` on ${nameOf(square)}` : ''} from ${attackersText(attackers)}`,
    rule: rule('IW-CHECK-2'),
  }));

/** The badge of a King or Rook that may castle, with its wings. */
const rightBadges = (state: State, { id, side }: Unit): readonly Badge[] => {
  const wings = WINGS.filter((wing) => {
    const right = state.rights[rightIndex(side, wing)];
    return right && (right.king === id || right.rook === id);
  });
  return wings.length > 0
    ? [
        {
          kind: 'right',
          label: `Can still castle ${listWords(wings)}`,
          rule: rule('IW-CASTLE-1'),
          quiet: true as const,
        },
      ]
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
  ...(isCastling(state, unit)
    ? [{ kind: 'castling', label: 'Halfway through castling', rule: rule('IW-CASTLE-4') }]
    : []),
  ...(state.passing?.pawns.includes(unit.id)
    ? [{ kind: 'passing', label: 'Can be captured en passant this turn', rule: rule('IW-EP-1') }]
    : []),
  ...(roller === unit.id ? [{ kind: 'dice', label: 'Roll its dice', rule: rule('IW-BOOM-6') }] : []),
  ...(promoting === unit.id ? [{ kind: 'promotion', label: 'Promotes now', rule: rule('IW-PROM-2') }] : []),
];

const linkMarks = ({ links }: State): readonly (readonly [Square, Mark])[] =>
  links.flatMap((file, rank) => {
    if (file === null) return [];
    const ends = [boardSquare(file, rank), hallway(rank)] as const;
    const mark = (to: Square): Mark => ({
      kind: 'link',
      label: `Linked with ${nameOf(to)}`,
      rule: rule('IW-LINK-2'),
      value: rank + 1,
      to,
    });
    return [[ends[0], mark(ends[1])] as const, [ends[1], mark(ends[0])] as const];
  });

const passingMarks = ({ passing, links, ply }: State): readonly (readonly [Square, Mark])[] =>
  (passing?.squares ?? []).map((square) => {
    const id =
      isHallway(square) || (aliasesOf(links)[square] as Square) >= 0 ? rule('IW-EP-3') : rule('IW-EP-2');
    return [
      square,
      {
        kind: 'passing',
        label: 'A Pawn can capture en passant here',
        rule: id,
        side: ply % 2 === 0 ? 'white' : 'black',
      },
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
          {
            kind: 'guarded',
            label: `If this square is attacked, ${sideName(side)}'s castling loses`,
            rule: rule('IW-CASTLE-6'),
            side,
          },
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
      ? [
          {
            kind: 'extended',
            label: `${countWords(extended, 'piece')} extended`,
            rule: rule('IW-WORM-4'),
            value: extended,
          },
        ]
      : []),
    ...(wings.length > 0
      ? [
          {
            kind: 'right',
            label: `Can still castle ${listWords(wings)}`,
            rule: rule('IW-CASTLE-1'),
            quiet: true as const,
          },
        ]
      : []),
    ...(state.castling[side]
      ? [{ kind: 'castling', label: 'Halfway through castling', rule: rule('IW-CASTLE-4') }]
      : []),
  ];
};

/** Quiet turns from which the coming draw is shown. */
const SHOWN_FROM = 160;

const notesOf = (state: State): readonly Badge[] => {
  const links = countLinks(state.links);
  const times = occurrences(state);
  return [
    ...(links === 0 && state.mode === 'linking'
      ? []
      : [
          {
            kind: 'links',
            label: `${links} of 8 hallway squares linked${state.mode === 'linking' ? '' : ', now removing links'}`,
            rule: rule('IW-LINK-5'),
            value: links,
          },
        ]),
    ...(state.quiet >= SHOWN_FROM
      ? [
          {
            kind: 'quiet',
            label:
              state.quiet < 200
                ? `A draw can be claimed after ${countWords(200 - state.quiet, 'more turn')} without a capture, Pawn move or explosion`
                : 'A draw can be claimed now',
            rule: rule('IW-END-6'),
            value: state.quiet,
          },
        ]
      : []),
    ...(times > 1
      ? [
          {
            kind: 'repetition',
            label:
              times === 2
                ? 'Second time in this position'
                : `A draw can be claimed: this position has occurred ${times} times`,
            rule: rule('IW-END-5'),
            value: times,
          },
        ]
      : []),
    state.options.rules === 'first'
      ? { kind: 'first', label: 'First game: no links and no explosions', rule: rule('IW-FIRST-1') }
      : {
          kind: 'dice',
          label:
            state.options.dice === 'real' ? 'You roll the dice and enter them' : 'The app rolls the dice',
          quiet: true as const,
          rule: rule('IW-BOOM-6'),
        },
  ];
};

export const view = (state: State): VariantView => {
  const phase = phaseOf(state);
  const roller = phase === 'dice' ? state.owed?.rolls[0] : undefined;
  const promoting = phase === 'promotion' ? promotionsOwed(state)[0]?.id : undefined;
  return {
    units: Object.fromEntries(
      state.units.map((unit) => [
        unit.id,
        { ...bareUnit(unit), badges: badgesOf(state, unit, roller, promoting) },
      ]),
    ),
    marks: marksOf(state),
    turn: {
      phases: phasesOf(state),
      players: forSides((side) => playerBadges(state, side)),
      notes: notesOf(state),
    },
  };
};
