/** Tests demonstrations: what counts as showing a clause, and the problem of one that does not. */
import { describe, expect, it } from 'vitest';
import { act, makeQuestion, open, refuse } from '../../src/kernel/asking/menu.ts';
import { option } from '../../src/kernel/asking/target.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { type Demo, demonstrate } from '../../src/kernel/learning/demo.ts';
import type { RuleId } from '../../src/kernel/learning/rulebook.ts';
import { GAME as chess } from '../support/chess/index.ts';
import { type Pace, RACE } from '../support/race.ts';
import { must } from '../support/scenario.ts';

const shown = (rule: RuleId, demo: Omit<Demo, 'says'>) => must(demonstrate(chess, rule, { says: 'See.', ...demo }));
const wrong = (rule: RuleId, demo: Omit<Demo, 'says'>) => {
  const answer = demonstrate(chess, rule, { says: 'See.', ...demo });
  return answer.ok ? null : answer.error.text;
};

const EN_PASSANT = { at: 'k7/3p4/8/4P3/8/8/8/K7 b - - 0 1', play: 'd7 d5; e5 d6' };

describe('a demonstration', () => {
  it('shows a clause by a step, and says which', () => {
    expect(shown('CH-PAWN-2', EN_PASSANT).proofs).toContainEqual({ kind: 'step', turn: 1, step: 0 });
  });

  it('shows a clause by a refusal, with the squares at fault', () => {
    const { refusal, picks, proofs } = shown('CH-MOVE-2', { tries: 'a1 a2' });
    expect(proofs).toEqual([{ kind: 'refusal' }]);
    expect(picks).toHaveLength(2);
    expect(refusal?.squares).toHaveLength(1);
  });

  it('shows a clause by a fact, such as the end of the game', () => {
    const { proofs } = shown('CH-END-2', { at: 'k7/2Q5/8/8/8/8/8/K7 b - - 0 1' });
    expect(proofs).toEqual([{ kind: 'fact', text: expect.any(String) }]);
  });

  it('shows a clause through a lens', () => {
    expect(shown('CH-KING-1', { lens: 'attacked' }).proofs).toContainEqual({
      kind: 'fact',
      text: 'Attacked',
    });
    expect(wrong('CH-KING-1', {})).toMatch(/^Nothing here names CH-KING-1/);
  });

  it('shows a clause by a hint', () => {
    const hinting = defineGame({
      ...RACE,
      menu: () =>
        makeQuestion(
          '?',
          [
            open(option('walk'), 'move', () => act<Pace>('walk'), {
              hint: () => ({ rule: 'RA-WALK-1', text: 'One square.', squares: [] }),
            }),
            refuse(option('run'), () => ({ rule: 'RA-RUN-1', text: 'No.', squares: [] })),
          ],
          () => ({ rule: 'RA-TURN-1', text: 'No.', squares: [] }),
        ),
    });
    expect(must(demonstrate(hinting, 'RA-WALK-1', { says: 'See.' })).proofs).toEqual([
      { kind: 'fact', text: 'One square.' },
    ]);
    expect(demonstrate(hinting, 'RA-RUN-1', { says: 'See.' })).toMatchObject({
      error: { text: expect.stringContaining('only RA-WALK-1') },
    });
  });

  it('may end within an action', () => {
    expect(shown('CH-PAWN-2', { ...EN_PASSANT, picks: 'a8' }).picks).toHaveLength(1);
  });

  it.each([
    ['a clause that is never named', 'CH-PAWN-3', EN_PASSANT, /^Nothing here names CH-PAWN-3, only .*CH-PAWN-2/],
    ['a try that is legal', 'CH-MOVE-2', { tries: 'e2 e4' }, /^"e2 e4" is legal/],
    ['a try that cannot be read', 'CH-MOVE-2', { tries: 'jump' }, /jump/],
    ['an action that is refused', 'CH-MOVE-2', { play: 'a1 a2' }, /a1 a2/],
    ['picks that are refused', 'CH-MOVE-2', { picks: 'a1 a2' }, /a2/],
    ['a square that does not exist', 'CH-MOVE-2', { look: 'z9' }, /"z9" is no square/],
    ['a position that cannot be read', 'CH-MOVE-2', { at: 'nonsense' }, /./],
  ])('reports what is wrong with %s', (_what, rule, demo, text) => {
    expect(wrong(rule, demo)).toMatch(text);
  });
});
