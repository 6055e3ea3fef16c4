/** Tests the short names of actions, in every game. */
import { expect, test } from 'vitest';
import { tableOfRecord } from '../../src/app/model/playing.ts';
import { type ShortAction, shortAt } from '../../src/app/narration/short.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { memoize } from '../../src/kernel/memoize.ts';
import { recordOf } from '../../src/kernel/record.ts';
import type { UnitView } from '../../src/kernel/view.ts';
import { GAME as BAROQUE } from '../../src/variants/baroque/index.ts';
import { GAME as FROZENCHESS } from '../../src/variants/frozenchess/index.ts';
import { GAME as GREAT_WORM } from '../../src/variants/great-worm/index.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { must } from '../support/scenario.ts';
import { at } from '../variants/inchworm/support.ts';

const nameOf = (game: Game, { signs, captured, side, isDecidedByDice, checks }: ShortAction): string => {
  const name = ({ type }: UnitView) => game.pieces[type]?.name;
  return [
    ...signs.flatMap((sign) => {
      if (sign.kind === 'unit') return [name(sign.unit)];
      return sign.kind === 'link' || sign.kind === 'unlink' ? [sign.kind, sign.text] : [sign.text];
    }),
    ...captured.map((unit) => `${unit.side === side ? '−' : '×'}${name(unit)}`),
    ...(isDecidedByDice ? ['dice'] : []),
    ...(checks ? ['+'] : []),
  ].join(' ');
};

/** Returns the short names of the actions in a game's first sample, by notation. */
const namesOf = memoize((game: Game): ReadonlyMap<string, string> => {
  const [sample] = game.samples;
  invariant(sample, 'every game has a sample');
  const table = must(tableOfRecord(game, sample.record));
  const actions = table.line.map((_, index) => shortAt(table, index));
  return new Map(actions.map((action) => [action.notation, nameOf(game, action)]));
});

test.each([
  ['a square', 'Hg1-h2', 'Kheshig h2', SNAKE],
  ['the second half of a turn', 'Se2', 'Snake e2', SNAKE],
  ['with its origin where another Pawn could capture there', 'd6xc5', 'Pawn d6-c5 ×Pawn', SNAKE],
  ['a piece that appears', 'Ke1-e2 +Ld2', 'Worm Titan e2 + Leg d2', GREAT_WORM],
  ['a promotion', 'Ce7-e8=T', 'Claw e8 = Talon', GREAT_WORM],
  ['a check', 'Cd3-d5', 'Claw d5 +', GREAT_WORM],
  ['a capture from afar', 'Pc4-g4xg3', 'Pawn g4 ×Pawn', BAROQUE],
  ['a piece that removes itself', 'Pf3xf3', 'Pawn f3 −Pawn', BAROQUE],
  ['a link', '[H7=e7] g2-g3 (5,9)', 'link 7 Pawn g3 dice', INCHWORM],
  ['a link that is removed', '[H4|b4] O-O>', 'unlink 4 King g1', INCHWORM],
  ['a crowd', '[H5|e5] {Q~,P}h4-H5 (5)', 'unlink 5 Queen Pawn H5 dice', INCHWORM],
  ['a promotion by itself', 'd1=Q', 'Pawn d1 = Queen', INCHWORM],
  ['an ability where the piece stands', 'Fo2 SL', 'Frog Slime Explosion o2 −Frog', FROZENCHESS],
  ['an ability and its aim', 'Mi15 LD l15', 'Assassin Load Ship l15', FROZENCHESS],
  ['a direction', 'c3 AIM S', 'Pawn Piece rotation c3 S', FROZENCHESS],
])('%s: %s %s', (_, notation, name, game) => {
  expect(namesOf(game).get(notation)).toBe(name);
});

test('an ability names the piece picked first, and where it moved another', () => {
  const sample = FROZENCHESS.samples[1];
  invariant(sample, 'FrozenChess has a second sample');
  const at = sample.record.actions.indexOf('m1 =PL j4 k3');
  const table = must(tableOfRecord(FROZENCHESS, sample.record));
  expect(nameOf(FROZENCHESS, shortAt(table, at))).toBe('Dragon Pull Pawn j4-k3');
});

test('a square with two names has the one under which the piece stands there', () => {
  const start = INCHWORM.write(at('White: Ka1, PH4; Black: Kg8; links h5=H5'));
  const record = {
    game: 'inchworm',
    version: INCHWORM.version,
    seed: 1,
    options: {},
    start,
    actions: ['H4 h5'],
  };
  const short = shortAt(must(tableOfRecord(INCHWORM, record)), 0);
  expect([short.notation, nameOf(INCHWORM, short)]).toEqual([
    expect.stringMatching(/^H4-h5/),
    expect.stringMatching(/^Pawn h5/),
  ]);
});

test('dice are shown if a roll changed the result', () => {
  const table = must(tableOfRecord(INCHWORM, { ...recordOf(INCHWORM, 1), actions: ['g2 g3', 'f7 f5'] }));
  expect(shortAt(table, 0)).toMatchObject({ isDecidedByDice: true, eventOccurred: false });
  expect(shortAt(table, 1)).toMatchObject({ isDecidedByDice: true, eventOccurred: true });
});
