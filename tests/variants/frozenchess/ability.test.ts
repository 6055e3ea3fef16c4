/** An ability is one value: the whole game knows an invented one by its file alone, as it does all others. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { readPicks } from '../../../src/kernel/menu.ts';
import { playText } from '../../../src/kernel/record.ts';
import { CODES } from '../../../src/variants/frozenchess/abilities/index.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { type State, stackOn } from '../../../src/variants/frozenchess/position/state.ts';
import { actions } from '../../../src/variants/frozenchess/worth/order.ts';
import { describeScenarios, must } from '../../support/scenario.ts';
import { at, fileOf, squareOf } from './support.ts';

vi.mock('../../../src/variants/frozenchess/abilities/list.ts', async (original) => {
  const { ABILITIES } =
    await original<typeof import('../../../src/variants/frozenchess/abilities/list.ts')>();
  const { HOP } = await import('./hop.ts');
  return { ABILITIES: [...ABILITIES, HOP] };
});

const LINE = 'w Ra1 Pb1 / b Pp14';

const choicesAfter = (line: string, picks: string) => {
  const menu = must(GAME.ask(at(line), must(readPicks(GAME.board, picks))));
  return menu.kind === 'ask' ? menu.choices : [];
};

const hopAfter = (line: string, picks: string) =>
  choicesAfter(line, picks).find(({ target }) => target.kind === 'option' && target.option === 'HO');

describeScenarios(GAME, [
  { rule: 'FC-ROOK-1', says: 'what forbids a hop', at: fileOf(LINE), tries: 'a1 =HO b1', lights: 'b1' },
  { rule: 'FC-ROOK-1', says: 'where no hop leads', at: fileOf(LINE), tries: 'a1 =HO h8', words: 'marked' },
  { rule: 'FC-ROOK-1', says: 'a hop told', at: fileOf(LINE), play: 'Ra1 HO b2', tells: 'FC-ROOK-1' },
  { rule: 'FC-RES-1', says: 'who does not hop', at: fileOf(LINE), tries: 'b1 =HO', words: 'has no Hop' },
  {
    rule: 'FC-ROOK-1',
    says: 'a hop in a plan',
    at: fileOf('w sRa1@40 / b Pp14'),
    play: 'sRa1 MN DS, HO b2, -b9',
  },
  { rule: 'FC-FIRST-1', says: 'no hop yet', at: fileOf(`${LINE} / rules first`), tries: 'a1 =HO' },
]);

describe('an invented ability', () => {
  it('is offered to its kind, with its price', () => {
    expect(hopAfter(LINE, 'a1')).toMatchObject({
      label: 'Hop (costs 3 turns)',
      price: 3,
      offer: { group: 'Move', key: '9', name: 'Hop', isBasic: true },
    });
    expect(hopAfter(LINE, 'b1')).toBeUndefined();
  });

  it('is paid for, written and read', () => {
    const picks = must(readPicks(GAME.board, 'a1 =HO b2'));
    expect([...GAME.actions(at(LINE), picks)].map(({ notation }) => notation)).toEqual(['Ra1 HO b2']);
    const [turn] = must(playText(GAME, at(LINE), 'Ra1 HO b2'));
    const hopped = stackOn(turn?.position as State, squareOf('b2'));
    expect(hopped).toMatchObject({ par: 3, parBy: 'FC-ROOK-1' });
  });

  it('may end a multimove, and a search looks at it', () => {
    expect(hopAfter('w Ra1 / captures a1:3 / b Pp14', 'a1 =steps a5')).toMatchObject({ kind: 'open' });
    const paths = [...actions(at(LINE) as State, { forcing: false, quiet: 40 })];
    expect(paths.some(({ act }) => act.kind === 'special' && act.code === 'HO')).toBe(true);
  });
});

describe('every code', () => {
  const folder = 'src/variants/frozenchess';
  /** Texts that name abilities as a player does, and legality, which judges some without playing them. */
  const OTHERS = /\/(demos|lessons|rules|moves\/legality)\//;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.ts') && !OTHERS.test(path));
  const sources = files.map((path) => [path, readFileSync(path, 'utf8')] as const);
  it.each(CODES.filter((code) => code !== 'HO'))('%s is named in its own file alone', (code) => {
    const naming = sources.filter(([, text]) => text.includes(`'${code}'`)).map(([path]) => path);
    expect(naming).toEqual([expect.stringContaining(`${folder}/abilities/`)]);
  });
});
