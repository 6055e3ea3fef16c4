/** The view of a position, with the lost units (BQ-GEN-4). */
import type { Square } from '../../../kernel/board/board.ts';
import { forSides, other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge, BoardView, Mark, PhaseView, TurnView, UnitView, VariantView } from '../../../kernel/view.ts';
import { capitalize, countWords, listWords } from '../../../kernel/words.ts';
import { freezingClause, frozenText } from '../menu/refusals.ts';
import { attacksOn, isInCheck } from '../moves/attacks.ts';
import { threatText } from '../moves/captures.ts';
import { freezersOf, immobilizers, isFrozen } from '../moves/freezing.ts';
import type { Move } from '../position/action.ts';
import { neighbours, SQUARES } from '../position/board.ts';
import { theUnit } from '../position/names.ts';
import { PIECES } from '../position/pieces.ts';
import {
  BLACK,
  CHAMELEON,
  codeOn,
  EMPTY,
  idOf,
  LETTERS,
  type Occupancy,
  occurrences,
  pieceOf,
  placementOf,
  type State,
  sideBit,
  sideOf,
  TYPES,
  titanOf,
  typeOf,
} from '../position/state.ts';
import { badge, type ClauseId, figure, mark } from '../rules/index.ts';

/** Lists one checking move of each unit that gives check (BQ-CHECK-1). */
const checksIn = (state: State): readonly Move[] => {
  if (state.phase === 'place' || !isInCheck(state)) return [];
  const attacks = attacksOn(state, other(state.toMove), titanOf(state.board, state.toMove));
  return attacks.filter(({ from }, index) => attacks.findIndex((earlier) => earlier.from === from) === index);
};

const checkText = (board: Occupancy, check: Move, titan: Square): string =>
  `${theUnit(board, check.from)} ${threatText(board, check, titan)}`;

export const checkTexts = (state: State): readonly string[] => {
  const titan = titanOf(state.board, state.toMove);
  return checksIn(state).map((check) => checkText(state.board, check, titan));
};

const frozenBadges = (board: Occupancy, square: Square): readonly Badge[] =>
  isFrozen(board, square)
    ? [badge('frozen', freezingClause(board, square), capitalize(frozenText(board, square)))]
    : [];

const checkBadge = (board: Occupancy, checks: readonly Move[], titan: Square): Badge =>
  badge('check', 'BQ-CHECK-1', `In check (${listWords(checks.map((move) => checkText(board, move, titan)))})`);

export const unitView = (board: Occupancy, square: Square): UnitView => {
  const code = codeOn(board, square);
  return {
    id: idOf(code),
    type: pieceOf(code),
    side: sideOf(code),
    at: [square],
    body: 'whole',
    badges: frozenBadges(board, square),
  };
};

const unitsIn = ({ board, toMove }: State, checks: readonly Move[]): BoardView['units'] => {
  const titan = titanOf(board, toMove);
  const units: Record<number, UnitView> = {};
  for (const square of SQUARES) {
    if (codeOn(board, square) === EMPTY) continue;
    const unit = unitView(board, square);
    units[unit.id] =
      square === titan && checks.length > 0
        ? { ...unit, badges: [...unit.badges, checkBadge(board, checks, titan)] }
        : unit;
  }
  return units;
};

const marksIn = (state: State, checks: readonly Move[]): BoardView['marks'] => {
  const { board, toMove } = state;
  const marks: Record<Square, Mark[]> = {};
  const add = (square: Square, mark: Mark) => {
    marks[square] = [...(marks[square] ?? []), mark];
  };
  for (const square of immobilizers(board)) {
    const side = sideOf(codeOn(board, square));
    for (const around of neighbours(square)) {
      add(around, mark('freeze', 'BQ-IMM-2', `${capitalize(theUnit(board, square))} freezes enemies here`, { side }));
    }
    for (const holder of freezersOf(board, square).filter((at) => typeOf(codeOn(board, at)) === CHAMELEON)) {
      add(square, mark('link', 'BQ-IMM-5', `Frozen by ${theUnit(board, holder)}`, { side, to: holder }));
    }
  }
  const titan = titanOf(board, toMove);
  for (const check of checks) {
    const label = capitalize(checkText(board, check, titan));
    add(check.from, mark('check', 'BQ-CHECK-2', label, { side: other(toMove), to: check.to }));
  }
  return marks;
};

const total = (tally: LossCounts): number => tally.reduce((sum, times) => sum + times, 0);

const lossText = (tally: LossCounts): string =>
  listWords(
    TYPES.flatMap((type, index) => {
      const times = tally[index + 1] ?? 0;
      const { name } = PIECES[type];
      return times === 0 ? [] : [times === 1 ? name : `${times} ${name}s`];
    }),
  );

const playerBadges = (state: State): TurnView['players'] => {
  const losses = lossesOf(state);
  const of = (side: Side): readonly Badge[] => {
    const { captured, removed } = losses[side];
    const held = state.reserve[side];
    const lossBadges = (kind: string, what: string, tally: LossCounts, clause: ClauseId): readonly Badge[] =>
      total(tally) > 0
        ? [figure(kind, clause, `${what} ${lossText(tally)}`, { value: total(tally), quiet: true })]
        : [];
    return [
      ...(held > 0
        ? [figure('reserve', 'BQ-TWO-3', `${countWords(held, 'Chameleon')} in reserve`, { value: held })]
        : []),
      ...lossBadges('lost', 'Lost', captured, 'BQ-GEN-4'),
      ...lossBadges('removed', 'Removed', removed, 'BQ-IMM-3'),
    ];
  };
  return forSides(of);
};

const notesOn = (state: State, checks: readonly Move[]): readonly Badge[] => {
  const times = occurrences(state);
  return [
    ...(checks.length > 0 ? [figure('check', 'BQ-CHECK-1', `${sideName(state.toMove)} is in check`)] : []),
    ...(times > 1
      ? [
          figure(
            'repeated',
            'BQ-END-3',
            times === 2 ? 'Second time in this position: the third is a draw' : 'Third time in this position',
            { value: times },
          ),
        ]
      : []),
  ];
};

const phasesOf = ({ options, phase }: State): readonly PhaseView[] =>
  options.version === 'standard'
    ? []
    : [
        { id: 'place', title: 'Place', state: phase === 'place' ? 'now' : 'done' },
        { id: 'play', title: 'Play', state: phase === 'place' ? 'later' : 'now' },
      ];

export const boardView = (state: State): Pick<BoardView, 'units' | 'marks'> => {
  const checks = checksIn(state);
  return { units: unitsIn(state, checks), marks: marksIn(state, checks) };
};

/** Returns the turn number. White's turn and Black's next one share a number, even if Black began. */
const turnNumber = ({ ply, toMove }: State): number => Math.floor((ply + (toMove === 'white' ? 1 : 0)) / 2) + 1;

export const view = (state: State): VariantView => {
  const checks = checksIn(state);
  return {
    units: unitsIn(state, checks),
    marks: marksIn(state, checks),
    turn: {
      number: turnNumber(state),
      phases: phasesOf(state),
      players: playerBadges(state),
      notes: notesOn(state, checks),
    },
  };
};

type LossCounts = readonly number[];

interface Losses {
  readonly captured: LossCounts;
  readonly removed: LossCounts;
}

/** Kinds of units, indexed by the character code (0 to 127) of their letter, to count letters fast. */
const KINDS: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  Math.max(EMPTY, LETTERS.indexOf(String.fromCharCode(code))),
);

const SPACE = ' '.charCodeAt(0);

const countKinds = (placement: string): readonly number[] => {
  const counts = Array.from({ length: 16 }, () => 0);
  for (let index = 0; placement.charCodeAt(index) !== SPACE; index++) {
    const kind = KINDS[placement.charCodeAt(index)] as number;
    if (kind > 0) counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
};

const moverOf = (placement: string): Side => (placement[placement.indexOf(' ') + 1] === 'w' ? 'white' : 'black');

const lossesOf = (state: State): Readonly<Record<Side, Losses>> => {
  const none = () => Array.from({ length: BLACK }, () => 0);
  const sums = { white: { captured: none(), removed: none() }, black: { captured: none(), removed: none() } };
  let [before, ...later] = [...state.history, placementOf(state)];
  let counts = before === undefined ? [] : countKinds(before);
  for (const after of later) {
    const mover = moverOf(before as string);
    const left = countKinds(after);
    for (const side of SIDES) {
      const sum = sums[side][side === mover ? 'removed' : 'captured'];
      for (let type = 1; type < BLACK; type++) {
        const kind = sideBit(side) | type;
        sum[type] = (sum[type] as number) + Math.max(0, (counts[kind] as number) - (left[kind] as number));
      }
    }
    [before, counts] = [after, left];
  }
  return sums;
};
