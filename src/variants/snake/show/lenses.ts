import type { Square } from '../../../kernel/board/board.ts';
import type { Lens, LensMark } from '../../../kernel/game.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { verdictWords, whyClosedToHead } from '../menu/head-move-text.ts';
import { attackersOf } from '../moves/attacks.ts';
import { headVerdicts, isLegal, type Verdict } from '../moves/legality.ts';
import { BOARD, nameOf } from '../position/board.ts';
import { beginSentence, listUnits, possessive, unitOn } from '../position/names.ts';
import { headOf, type State } from '../position/state.ts';
import { mark } from '../rules/index.ts';

const verdictMarks = (state: State, side: Side, verdict: Verdict): readonly LensMark[] => {
  const label = beginSentence(verdictWords(state, side, verdict));
  const { to } = verdict;
  if (isLegal(verdict)) return [[to, mark('exit', 'SN-HEAD-1', label, { side })]];
  const { rule: clause } = whyClosedToHead(state, side, verdict);
  const lines =
    verdict.kind === 'attacked' ? verdict.attackers.map((from) => attackMark(state, from, to, other(side))) : [];
  return [[to, mark('closed', clause, label, { side })], ...lines];
};

const attackMark = (state: State, from: Square, to: Square, by: Side): LensMark => {
  const label = `${unitOn(state, from)} attacks ${nameOf(to)}`;
  return [from, mark('attacker', 'SN-SAFE-1', label, { side: by, to })];
};

const exitMarks = (state: State, side: Side): readonly LensMark[] => {
  const found = headVerdicts(state, side);
  const head = headOf(state, side);
  const label = `${possessive(side)} Snake has no exit for now`;
  const stuck: readonly LensMark[] =
    head !== undefined && !found.some(isLegal) ? [[head, mark('stuck', 'SN-END-1', label, { side })]] : [];
  return [...stuck, ...found.flatMap((verdict) => verdictMarks(state, side, verdict))];
};

const attackedMarks = (state: State, side: Side): readonly LensMark[] =>
  BOARD.squares.flatMap(({ square }): readonly LensMark[] => {
    const found = attackersOf(state, square, side);
    if (found.length === 0) return [];
    const label = `${sideName(side)} attacks ${nameOf(square)} with ${listUnits(state, found)}`;
    return [[square, mark('attacked', 'SN-SAFE-1', label, { side, value: found.length })]];
  });

const attackerMarks = (state: State, focus: Square | null): readonly LensMark[] =>
  SIDES.flatMap((side) => {
    const targets = new Set([headOf(state, side), focus ?? undefined]);
    return [...targets].flatMap((target) =>
      target === undefined
        ? []
        : attackersOf(state, target, other(side)).map((from) => attackMark(state, from, target, other(side))),
    );
  });

export const LENSES: readonly Lens<State>[] = [
  { id: 'exits', title: 'Exits of the Snake to move', show: (state) => exitMarks(state, state.toMove) },
  {
    id: 'enemy-exits',
    title: 'Exits of the other Snake',
    show: (state) => exitMarks(state, other(state.toMove)),
  },
  { id: 'attacked-white', title: 'Squares White attacks', show: (state) => attackedMarks(state, 'white') },
  { id: 'attacked-black', title: 'Squares Black attacks', show: (state) => attackedMarks(state, 'black') },
  { id: 'attackers', title: 'Attackers of the Heads and the chosen square', show: attackerMarks },
];
