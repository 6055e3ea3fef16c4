/** Tests how FrozenChess composes steps: which facts share a step, and which appearances change. */
import { expect, it } from 'vitest';
import type { Side } from '../../../src/kernel/side.ts';
import type { Fact } from '../../../src/variants/frozenchess/mechanics/facts.ts';
import { ownMoveEnds } from '../../../src/variants/frozenchess/mechanics/movement/quiet.ts';
import { capturesByPower } from '../../../src/variants/frozenchess/moves/threat/powers.ts';
import { SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import { actorAt, stackOn } from '../../../src/variants/frozenchess/position/squares.ts';
import type { Stack, State } from '../../../src/variants/frozenchess/position/state.ts';
import { rule } from '../../../src/variants/frozenchess/rules/index.ts';
import { describeAll } from '../../../src/variants/frozenchess/show/describe/index.ts';
import { changeEvents } from '../../../src/variants/frozenchess/show/events.ts';
import { at } from './support.ts';

const square = (name: string) => 'abcdefghijklmnop'.indexOf(name.charAt(0)) + 16 * (Number(name.slice(1)) - 1);
const state = at('w Kh1 Re5 Bf5 Pg5 / b Kh16 Re9 Pd9') as State;
const actor = (name: string) => actorAt(state, square(name));
const rulesOf = (...facts: readonly Fact[]) =>
  describeAll(facts.map((fact) => ({ fact, state }))).map((step) => step.rule);

it('pieces paralysed equally by one clause share a step', () => {
  const paralysed = (name: string, id: Parameters<typeof rule>[0], turns: number): Fact => ({
    kind: 'paralysed',
    rule: rule(id),
    who: actor(name),
    turns,
  });
  const [one, other] = ['FC-PAR-1', 'FC-ASSN-1'] as const;
  expect(rulesOf(paralysed('e5', one, 3), paralysed('f5', one, 3))).toHaveLength(1);
  expect(rulesOf(paralysed('e5', one, 3), paralysed('f5', other, 3))).toEqual([one, other]);
  expect(rulesOf(paralysed('e5', one, 3), paralysed('f5', one, 4))).toHaveLength(2);
});

it('a capture has its own path, and not that of another clause', () => {
  const captured: Fact = {
    kind: 'captured',
    rule: rule('FC-MOVE-4'),
    hunter: actor('e5'),
    victims: [actor('e9')],
  };
  const moved = (id: Parameters<typeof rule>[0]): Fact => ({
    kind: 'moved',
    rule: rule(id),
    who: actor('e5'),
    path: [square('e5'), square('e9')],
  });
  expect(rulesOf(captured, moved('FC-MOVE-4'))).toHaveLength(1);
  expect(rulesOf(captured, moved('FC-PULL-1'))).toHaveLength(2);
  expect(rulesOf(captured, moved('FC-MOVE-4'), moved('FC-MOVE-4'))).toHaveLength(2);
});

it('only changed units change their appearance', () => {
  const rook = stackOn(state, square('e5')) as Stack;
  const turned = (side: Side): Stack => ({ ...rook, side });
  expect(changeEvents(rook, rook)).toEqual([]);
  expect(changeEvents(rook, turned('white'))).toEqual([]);
  expect(changeEvents(rook, turned('black')).map(({ kind }) => kind)).toEqual(['changed']);
});

it('no unit captures by a power from an empty square', () => {
  for (const to of ['e9', 'd9', 'a1'])
    for (const from of ['e6', 'd5', 'p9']) expect(capturesByPower(state, square(from), square(to))).toBe(false);
});

it('each end of a unit is named once and consistently, even if marks turn its rays', () => {
  const marked = at('w Kh1 Qe5 Rb5 Bc3 / b Kh16 Jh8 / marks e8:E h5:N f6:W') as State;
  for (const from of SQUARES) {
    const ends = () => ownMoveEnds({ ...marked }, from, () => true).map(({ to }) => to);
    expect(ends()).toEqual([...new Set(ends())]);
  }
});
