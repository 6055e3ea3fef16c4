import type { Square } from '../../../../kernel/board/board.ts';
import { DIRECTION_NAMES } from '../../../../kernel/board/direction.ts';
import { sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { countWords, listWords } from '../../../../kernel/words.ts';
import { movesOf } from '../../moves/awards.ts';
import { presenceHoldOn } from '../../moves/threat/paralysis-by-presence.ts';
import { empowermentsOf } from '../../moves/threat/powers.ts';
import { siegedBy } from '../../moves/threat/siege.ts';
import { isAimed, isRider, type Kind, losesRange } from '../../position/kinds.ts';
import { idleOf } from '../../position/squares.ts';
import { rangeOf } from '../../position/stacks.ts';
import type { Component, Stack, State } from '../../position/state.ts';
import { fact } from '../../rules/index.ts';
import { facts, NONE } from './facts.ts';

const squaresOf20 = (count: number): string => countWords(Math.floor(count / 20), 'square');

const rangeFacts = (unit: Component, stack: Stack): readonly Badge[] => {
  const { kind, gainedRange20, lostRange20 } = unit;
  if (!isRider(kind)) return NONE;
  const parts = [
    ...(lostRange20 >= 20 ? [`captures have cost it ${squaresOf20(lostRange20)}`] : []),
    ...(gainedRange20 >= 20 ? [`waiting has won it ${squaresOf20(gainedRange20)}`] : []),
  ];
  return facts(
    parts.length > 0 && fact('FC-MOVE-3', `${listWords(parts)} of range`, 'power'),
    losesRange(kind) &&
      fact('FC-RANGE-1', 'Each turn in which it does not move wins it a twentieth of a square of range'),
    gainedRange20 > 0 && fact('FC-RANGE-2', 'The range won by waiting outlasts death, but not promotion'),
    stack.shock > 0 && fact('FC-SHOCK-2', 'Shellshock never makes a range less than 3'),
  );
};

const moveFacts = (unit: Component, stack: Stack): readonly Badge[] => {
  const { nonPawnsCaptured, pawnsCaptured, kind } = unit;
  const moves = movesOf(unit);
  const captured = [
    ...(nonPawnsCaptured > 0 ? [countWords(nonPawnsCaptured, 'non-Pawn')] : []),
    ...(pawnsCaptured > 0 ? [countWords(pawnsCaptured, 'Pawn')] : []),
  ];
  return facts(
    captured.length > 0 && fact('FC-MULTI-1', `It has captured ${listWords(captured)}`, 'power'),
    moves > 1 && fact('FC-MULTI-3', 'The last step of its turn may be a capture or an attack ability'),
    moves === 1 &&
      isRider(kind) &&
      fact('FC-BNC-3', `Each step of its double move has its full range of ${rangeOf(unit, stack)}`),
    isAimed(kind) && fact('FC-MOVE-6', `It aims ${DIRECTION_NAMES[unit.aim]}, and its pattern turns with the aim`),
  );
};

/** How many turns a kind must stay on its square before it may use an ability (FC-TIME-4). */
const WAITS: Partial<Readonly<Record<Kind, { readonly turns: number; readonly words: string }>>> = {
  J: { turns: 10, words: 'It can detonate' },
  M: { turns: 2, words: 'It can dig a tunnel' },
};

const stayFacts = (state: State, stack: Stack, kind: Kind): readonly Badge[] => {
  const idle = idleOf(state, stack);
  const wait = WAITS[kind];
  if (wait && idle < wait.turns)
    return [fact('FC-TIME-4', `${wait.words} after ${countWords(wait.turns - idle, 'more turn')} on this square`)];
  return idle > 0 ? [fact('FC-TIME-4', `It has stayed here for ${idle} of ${sideName(stack.side)}'s turns`)] : NONE;
};

const timeFacts = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  const { paralysis, side } = stack;
  const isHeld = presenceHoldOn(state, square) !== null;
  const isRestricted = isHeld || siegedBy(state, square) !== null || empowermentsOf(state, square).length > 0;
  return facts(
    paralysis > 0 && [
      fact('FC-PAR-2', 'Another paralysis is not added: the longer one counts'),
      fact('FC-TIME-2', `Its paralysis counts down at the end of ${sideName(side)}'s turns only`),
    ],
    isHeld && fact('FC-PAR-5', 'Paralysis by presence has no timer: it ends when that piece leaves'),
    isRestricted && fact('FC-RES-7', 'Only the position at the start of the turn counts for this, through every step'),
  );
};

export const numberFacts = (state: State, square: Square, stack: Stack, unit: Component): readonly Badge[] => [
  ...rangeFacts(unit, stack),
  ...moveFacts(unit, stack),
  ...stayFacts(state, stack, unit.kind),
  ...timeFacts(state, square, stack),
];
