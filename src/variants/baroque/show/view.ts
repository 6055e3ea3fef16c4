/** What the board shows of a position: who is frozen and by whom, check and what gives it, reserves, losses, repetition. */

import type { Square } from '../../../kernel/board.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import type { Badge, BoardView, Mark, PhaseView, TurnView, UnitView } from '../../../kernel/view.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { freezingClause, frozenText } from '../menu/refusals.ts';
import { attacksOn, isInCheck } from '../moves/attacks.ts';
import { freezersOf, immobilizers, isFrozen } from '../moves/freezing.ts';
import type { Move } from '../moves/generate.ts';
import { outcome } from '../moves/outcome.ts';
import { PIECES } from '../moves/tables.ts';
import { neighbours, SQUARES } from '../position/board.ts';
import { occurrences, type State } from '../position/state.ts';
import { CHAMELEON, codeOn, EMPTY, idOf, type Occupancy, pieceOf, sideOf, TYPES, titanOf, typeOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { threatText } from './captures.ts';
import { type LossCounts, lossesOf } from './losses.ts';
import { theUnit } from './names.ts';

/** One move of each unit that checks the Titan to move: its shortest. Nobody is in check while placing. */
const checksIn = (state: State): readonly Move[] => {
  if (state.phase === 'place' || !isInCheck(state)) return [];
  const attacks = attacksOn(state.board, other(state.toMove), titanOf(state.board, state.toMove));
  return attacks.filter(({ from }, index) => attacks.findIndex((earlier) => earlier.from === from) === index);
};

const checkText = (board: Occupancy, check: Move, titan: Square): string =>
  `${theUnit(board, check.from)} ${threatText(board, check, titan)}`;

/** How each unit that gives check would capture the Titan to move. */
export const checkTexts = (state: State): readonly string[] => {
  const titan = titanOf(state.board, state.toMove);
  return checksIn(state).map((check) => checkText(state.board, check, titan));
};

const frozenBadges = (board: Occupancy, square: Square): readonly Badge[] =>
  isFrozen(board, square) ? [{ kind: 'frozen', label: capital(frozenText(board, square)), rule: freezingClause(board, square) }] : [];

const checkBadge = (board: Occupancy, checks: readonly Move[], titan: Square): Badge => ({
  kind: 'check',
  label: `In check: ${listed(checks.map((move) => checkText(board, move, titan)))}`,
  rule: rule('BQ-CHECK-1'),
});

/** A unit as the board shows it, with what freezes it. */
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
    units[unit.id] = square === titan && checks.length > 0 ? { ...unit, badges: [...unit.badges, checkBadge(board, checks, titan)] } : unit;
  }
  return units;
};

/** The squares where an Immobilizer freezes, the Chameleons that hold it, and from where the Titan is checked. */
const marksIn = (state: State, checks: readonly Move[]): BoardView['marks'] => {
  const { board, toMove } = state;
  const marks: Record<Square, Mark[]> = {};
  const add = (square: Square, mark: Mark) => {
    marks[square] = [...(marks[square] ?? []), mark];
  };
  for (const square of immobilizers(board)) {
    const side = sideOf(codeOn(board, square));
    for (const around of neighbours(square)) {
      add(around, { kind: 'freeze', label: `${capital(theUnit(board, square))} freezes enemies here`, rule: rule('BQ-IMM-2'), side });
    }
    for (const holder of freezersOf(board, square).filter((at) => typeOf(codeOn(board, at)) === CHAMELEON)) {
      add(square, { kind: 'link', label: `Held by ${theUnit(board, holder)}`, rule: rule('BQ-IMM-5'), side, to: holder });
    }
  }
  const titan = titanOf(board, toMove);
  for (const check of checks) {
    const label = capital(checkText(board, check, titan));
    add(check.from, { kind: 'check', label, rule: rule('BQ-CHECK-2'), side: other(toMove), to: check.to });
  }
  return marks;
};

const total = (tally: LossCounts): number => tally.reduce((sum, times) => sum + times, 0);

/** "Titan, 3 Pawns". */
const lossText = (tally: LossCounts): string =>
  listed(
    TYPES.flatMap((type, index) => {
      const times = tally[index + 1] ?? 0;
      const { name } = PIECES[type];
      return times === 0 ? [] : [times === 1 ? name : `${times} ${name}s`];
    }),
  );

const figures = (state: State): TurnView['players'] => {
  const losses = lossesOf(state);
  const of = (side: Side): readonly Badge[] => {
    const { captured, removed } = losses[side];
    const held = state.reserve[side];
    const lost = (kind: string, what: string, tally: LossCounts, clause: RuleId): readonly Badge[] =>
      total(tally) > 0 ? [{ kind, label: `${what}: ${lossText(tally)}`, rule: clause, value: total(tally) }] : [];
    return [
      ...(state.version === 'twoplayer'
        ? [{ kind: 'reserve', label: `Chameleons in reserve: ${held}`, rule: rule('BQ-TWO-3'), value: held }]
        : []),
      ...lost('lost', 'Captured', captured, rule('BQ-GEN-4')),
      ...lost('removed', 'Captured themselves', removed, rule('BQ-IMM-3')),
    ];
  };
  return { white: of('white'), black: of('black') };
};

const notesOn = (state: State, checks: readonly Move[]): readonly Badge[] => {
  const times = occurrences(state);
  const { offer } = state.talk;
  return [
    ...(checks.length > 0 ? [{ kind: 'check', label: `${sideName(state.toMove)} is in check`, rule: rule('BQ-CHECK-1') }] : []),
    ...(times > 1
      ? [
          {
            kind: 'repeated',
            label: `This position stands for the ${times === 2 ? 'second' : 'third'} time`,
            rule: rule('BQ-END-3'),
            value: times,
          },
        ]
      : []),
    ...(offer ? [{ kind: 'offer', label: `${sideName(offer)} offers a draw`, rule: rule('BQ-END-4') }] : []),
  ];
};

const phasesOf = ({ version, phase }: State): readonly PhaseView[] =>
  version === 'standard'
    ? []
    : [
        { id: 'place', title: 'Place', state: phase === 'place' ? 'now' : 'done' },
        { id: 'play', title: 'Play', state: phase === 'place' ? 'later' : 'now' },
      ];

/** Units and marks, without the turn. */
export const boardView = (state: State): Pick<BoardView, 'units' | 'marks'> => {
  const checks = checksIn(state);
  return { units: unitsIn(state, checks), marks: marksIn(state, checks) };
};

/** Both players' turns share a number, White's first; a position set up by hand may begin with Black's. */
const turnNumber = ({ ply, toMove }: State): number => Math.floor((ply + (toMove === 'white' ? 1 : 0)) / 2) + 1;

export const view = (state: State): BoardView => {
  const checks = checksIn(state);
  return {
    units: unitsIn(state, checks),
    marks: marksIn(state, checks),
    turn: {
      toMove: state.toMove,
      number: turnNumber(state),
      phases: phasesOf(state),
      players: figures(state),
      notes: notesOn(state, checks),
      outcome: outcome(state),
    },
  };
};
