/** Tests how a piece's actions are offered: grouped, ordered, and with keys unique to the piece. */
import { describe, expect, it } from 'vitest';
import { answerKeys, groupsOf } from '../../../src/app/store/answers.ts';
import type { Choice } from '../../../src/kernel/asking/menu.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { replay } from '../../../src/kernel/record.ts';
import { ABILITY_CODES, actionNamed } from '../../../src/variants/frozenchess/abilities/index.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { atDepth } from '../../support/depth.ts';
import { must } from '../../support/scenario.ts';
import { crowdAfter } from './stage-starts.ts';
import { squareOf } from './support.ts';

/** Returns the answers that are options, in a list per question: also for each unit of a stack or a shared square. */
const answers = (position: Position, from: number): readonly (readonly Choice<unknown>[])[] => {
  const menu = GAME.ask(position, [{ kind: 'square', square: from }]);
  if (!menu.ok || menu.value.kind === 'act') return [];
  const { choices } = menu.value;
  const below = choices.flatMap(({ kind, target }) => {
    const inner =
      kind === 'open' && target.kind === 'unit' ? GAME.ask(position, [{ kind: 'square', square: from }, target]) : null;
    return inner?.ok && inner.value.kind === 'ask' ? [inner.value.choices] : [];
  });
  return [choices, ...below].map((list) => list.filter(({ target }) => target.kind === 'option'));
};

const everyAnswers = (position: Position) =>
  Object.values(GAME.view(position).units)
    .filter(({ side, inside }) => side === position.toMove && inside === undefined)
    .flatMap(({ at: [from = 0] }) => answers(position, from));

/** Returns positions with all kinds of piece in every stage, and some of the busiest game. */
const positions = (): readonly Position[] => {
  const { actions } = must(replay(GAME, GAME.samples[1]?.record as (typeof GAME.samples)[number]['record']));
  const stages = [100, 101, 1800, 1801, 3000, 3001].map((plies) => crowdAfter(plies) as Position);
  return [
    GAME.setup(1),
    ...stages,
    ...actions.filter((_turn, index) => index % atDepth(48, 12) < 2).map(({ position }) => position),
  ];
};

describe('actions of a piece are offered uniformly', () => {
  it('every code has its own place, a key, and at most five words', () => {
    const offers = ABILITY_CODES.flatMap((code) => actionNamed(code)?.offer ?? []);
    expect(offers).toHaveLength(50);
    expect(new Set(offers.map(({ place }) => place)).size).toBe(offers.length);
    for (const { key, brief } of offers) {
      expect(key).toMatch(/^[1-9a-z]$/);
      expect('abcfgilmnoprw').not.toContain(key);
      expect(brief.split(' ').length).toBeLessThanOrEqual(5);
    }
  });
  it('each answer of a piece has its own key', () => {
    let seen = 0;
    for (const position of positions())
      for (const list of everyAnswers(position)) {
        const keys = answerKeys(list);
        seen += keys.length;
        expect(new Set(keys).size, list.map(({ label }, index) => `${keys[index]} ${label}`).join('; ')).toBe(
          keys.length,
        );
        expect(keys).not.toContain('');
      }
    expect(seen).toBeGreaterThan(2000);
  });
  it('a refused answer keeps its group, key and price', () => {
    const all = everyAnswers(GAME.setup(1)).flat();
    const refused = all.filter(({ kind }) => kind === 'refused');
    expect(refused.length).toBeGreaterThan(10);
    for (const { offer } of all) expect(offer).toBeDefined();
    expect(refused.some(({ turnCost = 0 }) => turnCost > 0)).toBe(true);
  });
  it('groups have one order', () => {
    const [list = []] = answers(GAME.setup(1), squareOf('j1'));
    const order = groupsOf(list).map(({ group }) => group);
    const all = ['Attack', 'Move', 'Move others', 'Change', 'Late game'];
    expect(order).toEqual(all.filter((each) => order.includes(each)));
  });
});
