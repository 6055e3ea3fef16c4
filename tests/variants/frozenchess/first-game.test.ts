/** Tests a first game (FC-FIRST-1): only moves and captures, no stages, all other rules unchanged. */
import { describe, expect, it } from 'vitest';
import { option, readPicks } from '../../../src/kernel/asking/target.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { playText } from '../../../src/kernel/record.ts';
import { ABILITY_CODES } from '../../../src/variants/frozenchess/abilities/index.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { atDepth } from '../../support/depth.ts';
import { describeLaws } from '../../support/laws.ts';
import { randomGame } from '../../support/random.ts';
import { describeScenarios, must } from '../../support/scenario.ts';
import { at, positionFile } from './support.ts';

const OPTIONS = GAME.first?.options ?? {};
const SHUT_IN = 'walls h1 h2 i2 j1 j2 g1 i3 k1';

describeLaws(GAME, { games: 3, plies: 30, seed: 41, options: OPTIONS, near: 5 });

describeScenarios(GAME, [
  ...['a1 =SN', 'a1 =bounce', 'a1 =SH', 'i1 =KX', '=00', '=RO'].map((tries) => ({
    rule: 'FC-FIRST-1',
    says: `not ${tries}`,
    at: positionFile('w Ra1 / rules first'),
    tries,
    words: 'Not in a first game',
  })),
  {
    rule: 'FC-FIRST-1',
    says: 'no special action ends a multimove either',
    at: positionFile('w Ra1 / captures a1:3 / rules first'),
    tries: 'a1 =steps a5 =SN',
  },
  {
    rule: 'FC-DBL-1',
    says: 'a double move is a move',
    at: positionFile('w Ra1 / rules first'),
    play: 'a1 =steps a5 e5',
  },
  {
    rule: 'FC-END-2',
    says: "where only King's Exchange would save the King",
    at: positionFile(`w Fa1 / b Nf4 / ${SHUT_IN} b1 c1 d1 a2 a3 a4 b2 c2 d2 b3 c3 d3 / turn b / rules first`),
    play: 'Nf4-h3',
    ends: 'black',
  },
]);

describe('FC-FIRST-1', () => {
  it('omitted features never occur in random games', () => {
    for (let seed = 1; seed <= atDepth(1, 3); seed++) {
      const { record, positions } = randomGame(GAME, seed, 60, OPTIONS);
      const spelled = record.actions.flatMap((action) => action.split(' '));
      expect(spelled.filter((each) => ABILITY_CODES.includes(each.slice(1)) || each === '=bounce')).toEqual([]);
      for (const [index, action] of record.actions.entries()) {
        const turns = must(playText(GAME, positions[index] as Position, action));
        const rules = turns.flatMap(({ tell }) => tell().map(({ rule }) => rule));
        expect(rules.filter((rule) => /^FC-(STG|SHAD|MONAD|BNC|NULL|RESP|ROT)-/.test(rule))).toEqual([]);
      }
    }
  });

  it('no stage of a long game begins', () => {
    const turns = (more: string) =>
      must(playText(GAME, at(`w Pa3 / b Pp14 / plies 599 / turn b${more}`), 'p14-p13; a3-a4')).flatMap(({ tell }) =>
        tell().map(({ rule }) => rule),
      );
    expect(turns('')).toContain('FC-STG-2');
    expect(turns(' / rules first').filter((rule) => rule.startsWith('FC-STG'))).toEqual([]);
    const late = at('w Pa3 / plies 3200 / rules first');
    expect(GAME.view(late).turn.notes.map(({ kind }) => kind)).toEqual(['first']);
    expect(GAME.outcome(late)).toBeNull();
  });

  it('becomes a game with all rules from any position', () => {
    const { last } = randomGame(GAME, 7, 20, OPTIONS);
    const written = GAME.write(last);
    expect(GAME.write(must(GAME.read(written)))).toBe(written);
    const grown = GAME.first?.withAllRules(last);
    expect(grown && GAME.first?.withAllRules(grown)).toBeNull();
    expect(GAME.ask(grown ?? last, [option('00')]).ok).toBe(true);
    expect(GAME.ask(last, [option('00')]).ok).toBe(false);
    expect(GAME.write(grown ?? last)).toBe(written.replace(',"rules":"first"', ''));
  });

  it.each(['w sRa1@6', 'w RLa1', 'w Sa1[P]', 'w Ea1', 'w Ja1 / marks e9:N:Ja1', 'w Ra1 / stage w:0:0:a'])(
    'its file has no %s',
    (line) => {
      expect(GAME.read(positionFile(line)).ok).toBe(true);
      expect(GAME.read(positionFile(`${line} / rules first`))).toMatchObject({
        ok: false,
        error: { text: expect.stringContaining('a first game has no') },
      });
    },
  );
});

describe('a prompt names only possible choices', () => {
  it.each([
    ['a unit with squares and abilities', 'w Na1', 'a1', 'move the Knight on a1, or use an ability'],
    ['a unit whose squares are all taken', null, 'b1', 'the Knight on b1 cannot move. Choose an ability'],
    ['a unit of a first game', 'w Na1 / rules first', 'a1', 'move the Knight on a1'],
  ])('%s', (_, drawing, from, asked) => {
    const menu = GAME.ask(
      drawing === null ? GAME.setup(1) : must(GAME.read(positionFile(drawing))),
      must(readPicks(GAME.board, from)),
    );
    expect(must(menu)).toMatchObject({ prompt: `White: ${asked}.` });
  });

  it('refusals in a first game do so, too', () => {
    const refused = GAME.ask(
      must(GAME.read(positionFile('w Na1 Pb3 / rules first'))),
      must(readPicks(GAME.board, 'a1 b3')),
    );
    expect(refused).toMatchObject({ error: { rule: 'FC-SQ-1', text: "White's own Pawn is on b3." } });
  });
});
