/** Tests a first game (IW-FIRST-1): no links, no explosions, all other rules unchanged. */
import { describe, expect, it } from 'vitest';
import { playText } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import { describeLaws } from '../../support/laws.ts';
import { randomGame } from '../../support/random.ts';
import { describeScenarios, must } from '../../support/scenario.ts';
import { index } from './support.ts';

const OPTIONS = GAME.first?.options ?? {};

const first = (text: string, more: Record<string, unknown> = {}): string =>
  JSON.stringify(positionFields(text, { options: { rules: 'first' }, ...more }));

const BARE = 'White: Ke1, Pe2; Black: Ka8';
/** After Qb4>b3 White is stalemated (IW-END-3), unless a link may give its King a square; a first game has no links. */
const LINKABLE = 'White: Ka1; Black: Kh6, Qb3/b4; Black to move';

describeLaws(GAME, { games: 3, plies: 20, seed: 31, options: OPTIONS, near: 20 });

describeScenarios(GAME, [
  { rule: 'IW-FIRST-1', says: 'no link in picks', at: first(BARE), tries: '=link', lights: '' },
  {
    rule: 'IW-END-3',
    says: 'stalemate with a link to make',
    at: first(LINKABLE),
    play: 'Qb4>b3',
    ends: 'nobody',
  },
]);

describe('IW-FIRST-1', () => {
  it('reads no link in notation', () => {
    expect(GAME.readAction(must(GAME.read(first(BARE))), '[H4=e4] e2-e4')).toMatchObject({
      ok: false,
      error: { rule: 'IW-FIRST-1' },
    });
  });

  it('a Pawn never explodes, since it does not roll', () => {
    const start = must(GAME.read(first(BARE, { random: { kind: 'seeded', state: 1, dictated: [12] } })));
    const [turn] = must(playText(GAME, start, 'e2-e4'));
    expect(turn?.tell().map(({ rule }) => rule)).not.toContain('IW-BOOM-6');
    expect(GAME.view(turn?.position ?? start).units[2]?.at).toEqual([index('e4')]);
    const real = GAME.setup(1, { ...OPTIONS, dice: 'real' });
    expect(must(playText(GAME, real, 'e2-e4'))[0]?.position.ply).toBe(1);
  });

  it('random games have no links and rolls', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { record, positions } = randomGame(GAME, seed, 30, OPTIONS);
      const rules = record.actions.flatMap((action, at) =>
        must(playText(GAME, positions[at] as never, action)).flatMap(({ tell }) => tell().map(({ rule }) => rule)),
      );
      expect(rules.filter((rule) => /^IW-(LINK|BOOM|HALL)/.test(rule))).toEqual([]);
    }
  });

  it('the rules document counts the same turns', () => {
    expect(GAME.perft(GAME.setup(1, OPTIONS), 2)).toBe(1594);
  });

  it('becomes a game with all rules from any position', () => {
    const start = GAME.setup(1, OPTIONS);
    const [turn] = must(playText(GAME, start, 'e2-e4'));
    const position = turn?.position ?? start;
    expect(must(GAME.read(GAME.write(position)))).toEqual(position);
    const grown = GAME.first?.withAllRules(position);
    expect(grown && GAME.first?.withAllRules(grown)).toBeNull();
    expect(GAME.ask(grown ?? position, [{ kind: 'option', option: 'link' }]).ok).toBe(true);
    expect(must(GAME.read(GAME.write(grown ?? position)))).toEqual(grown);
  });

  it('has no links in its file', () => {
    expect(GAME.read(first('White: Kb1; Black: Kh8; links e4=H4'))).toMatchObject({
      ok: false,
      error: { text: expect.stringContaining('a first game has no links') },
    });
  });
});
