/** Ways of looking: the exits of either Snake, what each side attacks, what attacks a Head or a square. */

import type { Square } from '../../../kernel/board.ts';
import type { Lens } from '../../../kernel/game.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import type { Mark } from '../../../kernel/view.ts';
import { verdictWords, whyNoStep } from '../menu/head-move-text.ts';
import { attackersOf } from '../moves/attacks.ts';
import { isExit, type Verdict, verdicts } from '../moves/legality.ts';
import { BOARD, nameOf } from '../position/board.ts';
import { headOf, type SnakeState } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { beginning, possessive, unitOn, unitsListed } from './names.ts';

type Shown = readonly [Square, Mark];

const verdictMarks = (state: SnakeState, side: Side, verdict: Verdict): readonly Shown[] => {
  const label = beginning(verdictWords(state, side, verdict));
  const { to } = verdict;
  if (isExit(verdict)) return [[to, { kind: 'exit', label, rule: rule('SN-HEAD-1'), side }]];
  const { rule: clause } = whyNoStep(state, side, verdict);
  const lines = verdict.kind === 'attacked' ? verdict.attackers.map((from) => attackMark(state, from, to, other(side))) : [];
  return [[to, { kind: 'closed', label, rule: clause, side }], ...lines];
};

/** A line from an attacker to what it attacks. */
const attackMark = (state: SnakeState, from: Square, to: Square, by: Side): Shown => {
  const label = `${unitOn(state, from)} attacks ${nameOf(to)}`;
  return [from, { kind: 'attacker', label, rule: rule('SN-SAFE-1'), side: by, to }];
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
  BOARD.squares.flatMap(({ square }): readonly Shown[] => {
    const found = attackersOf(state, square, side);
    if (found.length === 0) return [];
    const label = `${sideName(side)} attacks ${nameOf(square)} with ${unitsListed(state, found)}`;
    return [[square, { kind: 'attacked', label, rule: rule('SN-SAFE-1'), side, value: found.length }]];
  });

/** What attacks a Head, or the square in focus. */
const showAttackers = (state: SnakeState, target: Square, by: Side): readonly Shown[] =>
  attackersOf(state, target, by).map((from) => attackMark(state, from, target, by));

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
