/** Tests how shadows are shown: badge, inspector, the lens of their captures, and the choice on a shared square. */
import { expect, it } from 'vitest';
import { squareNamed } from '../../../src/kernel/board/board.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, squareOf } from './support.ts';

const looked = (line: string, lens: string, focus: string | null): readonly string[] =>
  GAME.look(at(line), lens, focus === null ? null : squareNamed(GAME.board, focus)).map(
    ([square, { label }]) => `${GAME.board.squares[square]?.name} ${label}`,
  );

it('FC-SHAD-1 FC-SHOW-1 · a shadow shows turns until return, and its price', () => {
  const badges = Object.values(GAME.view(at('w sMd4@3,13 sNe5@9 / b')).units).flatMap((unit) =>
    unit.badges
      .filter(({ kind }) => kind === 'shadow')
      .map(({ label, value }) => [value, label].filter((each) => each !== undefined).join(' ')),
  );
  expect(badges).toEqual(['2 shadow, can return in 2 turns (costs 2 turns)', 'shadow']);
});

it('FC-SHAD-9 · a carried shadow is distinguished from a carried unit', () => {
  const inside = Object.values(GAME.view(at('w sSe5[PsN]')).units).filter((unit) => unit.inside !== undefined);
  expect(inside.map(({ type, badges }) => [type, badges.some(({ kind }) => kind === 'shadow')])).toEqual([
    ['P', false],
    ['N', true],
  ]);
});

it('FC-SHAD-2 · the player is asked which unit of a shared square acts', () => {
  const menu = GAME.ask(at('w Nd4 sNd4@5 sNd4@2,6'), [{ kind: 'square', square: squareOf('d4') }]);
  expect(
    menu.ok && menu.value.kind === 'ask' && [menu.value.prompt, ...menu.value.choices.map(({ label }) => label)],
  ).toEqual([
    'White: choose which piece on d4 moves.',
    'Knight',
    'Shadow Knight, 5 turns as a shadow, 0 squares travelled',
    'Shadow Knight, 2 turns as a shadow, 6 squares travelled',
  ]);
});

it('FC-SHAD-8 FC-SHAD-4 FC-SHAD-7 · the lens tells strikes, captures and returns', () => {
  const line = 'w sBd4@5 / b Rg7 sNf6@1 Pa1';
  expect(looked(line, 'shadows', null)).toEqual([
    "g7 White's Shadow Bishop on d4 could strike Black's Rook on g7",
    "a1 White's Shadow Bishop on d4 could strike Black's Pawn on a1",
    'd4 The Shadow Bishop on d4 can return',
  ]);
  expect(looked('w sRd4*3@5 / b Rd9', 'shadows', null)).toEqual([]);
  expect(looked('w sRa4 / b sNa6 Pc4', 'shadows', 'a4')).toContain(
    "a6 White's Shadow Rook on a4 could capture Black's Shadow Knight on a6",
  );
});

it('FC-WALL-4 · the lens shows the wall of a shadow', () => {
  expect(looked('w sRd4@5 / walls a4:sRd4 b4:sRd4', 'walls', 'd4')).toEqual([
    "a4 wall of White's Shadow Rook on d4",
    "b4 wall of White's Shadow Rook on d4",
  ]);
});

it('FC-SHAD-7 FC-SHAD-5 · the inspector says why a shadow cannot return', () => {
  const lines = GAME.inspectorFacts(at('w sNd4@5,9 / b Rd9'), squareOf('d4')).map(
    ({ rule, label }) => `${rule} ${label}`,
  );
  expect(lines).toContain("FC-SHAD-7 The Shadow Knight on d4 cannot return: Black's Rook on d9 threatens d4.");
  expect(lines).toContain('FC-SHAD-5 Of all explosions only those of tombs kill a shadow');
});
