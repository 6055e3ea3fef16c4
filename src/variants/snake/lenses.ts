/** Ways of looking: the exits of either Snake, what each side attacks, what attacks a Head or a square. */
import type { Square } from '../../kernel/board.ts';
import type { Lens } from '../../kernel/game.ts';
import { other, SIDES, type Side, sideName } from '../../kernel/side.ts';
import type { Mark } from '../../kernel/view.ts';
import { attackersOf } from './attack.ts';
import { isExit, type Verdict, verdicts } from './exits.ts';
import { rule } from './rules.ts';
import { BOARD, nameOf } from './squares.ts';
import { headOf, occupancy, type SnakeState } from './state.ts';
import { attackWords, verdictWords, whyNoStep } from './verdictWords.ts';
import { possessive, sentence, unitName } from './words.ts';

type Shown = readonly [Square, Mark];

const verdictMarks = (state: SnakeState, side: Side, verdict: Verdict): readonly Shown[] => {
  const label = sentence(verdictWords(state, side, verdict));
  const { to } = verdict;
  if (isExit(verdict)) return [[to, { kind: 'exit', label, rule: rule('SN-HEAD-1'), side }]];
  const { rule: clause } = whyNoStep(state, side, verdict);
  const lines = verdict.kind === 'attacked' ? verdict.attackers.map((from) => attackMark(state, from, to)) : [];
  return [[to, { kind: 'closed', label, rule: clause, side }], ...lines];
};

/** A line from an attacker to what it attacks. */
const attackMark = (state: SnakeState, from: Square, to: Square): Shown => {
  const occupant = occupancy(state)[from];
  const side = occupant?.side ?? state.toMove;
  const label = `${occupant ? unitName(occupant) : ''} ${nameOf(from)} attacks ${nameOf(to)}`;
  return [from, { kind: 'attacker', label, rule: rule('SN-SAFE-1'), side, to }];
};

/** The squares around a Head; where none is open, the Head is marked too. */
const showExits = (state: SnakeState, side: Side): readonly Shown[] => {
  const found = verdicts(state, side);
  const head = headOf(state, side);
  const label = `${possessive(side)} Snake has no exit as things stand`;
  const stuck: readonly Shown[] =
    head !== undefined && !found.some(isExit) ? [[head, { kind: 'stuck', label, rule: rule('SN-END-1'), side }]] : [];
  return [...stuck, ...found.flatMap((verdict) => verdictMarks(state, side, verdict))];
};

const showAttacked = (state: SnakeState, side: Side): readonly Shown[] =>
  BOARD.squares.flatMap(({ square }) => {
    const value = attackersOf(state, square, side).length;
    const label = `${sideName(side)} attacks ${nameOf(square)}: ${attackWords(state, square, side)}`;
    return value === 0 ? [] : [[square, { kind: 'attacked', label, rule: rule('SN-SAFE-1'), side, value }] as const];
  });

/** What attacks a Head, or the square in focus. */
const showAttackers = (state: SnakeState, target: Square, by: Side): readonly Shown[] =>
  attackersOf(state, target, by).map((from) => attackMark(state, from, target));

const attackers = (state: SnakeState, focus: Square | null): readonly Shown[] =>
  SIDES.flatMap((side) => {
    const target = focus ?? headOf(state, side);
    return target === undefined ? [] : showAttackers(state, target, other(side));
  });

export const LENSES: readonly Lens<SnakeState>[] = [
  { id: 'exits', title: 'Exits of the Snake to move', show: (state) => showExits(state, state.toMove) },
  { id: 'enemy-exits', title: "Exits of the opponent's Snake", show: (state) => showExits(state, other(state.toMove)) },
  { id: 'attacked-white', title: 'Squares White attacks', show: (state) => showAttacked(state, 'white') },
  { id: 'attacked-black', title: 'Squares Black attacks', show: (state) => showAttacked(state, 'black') },
  { id: 'attackers', title: 'What attacks a Head, or the chosen square', show: attackers },
];
