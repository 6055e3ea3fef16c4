import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { at, badges, figures, squareOf } from '../support.ts';

it('FC-SHOW-1 · areas show how long they last, Eggs how far they are', () => {
  const { marks, units } = GAME.view(
    at('w Ee9{7} / tornados e5:10:w / avalanches N:5:m5 / quick a5:64 / bombs c12:b / closed n9:p / rot n9:3'),
  );
  const on = (name: string) => marks[squareOf(name)] ?? [];
  expect(on('e5')).toContainEqual(expect.objectContaining({ kind: 'tornado', value: 10 }));
  expect(on('d4')).toContainEqual(expect.objectContaining({ kind: 'wind', toward: 'ne' }));
  expect(on('m5')).toContainEqual(expect.objectContaining({ kind: 'avalanche', value: 5, toward: 'n' }));
  expect(on('a5')).toContainEqual(expect.objectContaining({ kind: 'quick', value: 64 }));
  expect(on('c12')).toContainEqual(expect.objectContaining({ kind: 'bomb', side: 'black' }));
  expect(on('n9')[0]?.label).toContain(
    'tomb of a black Pawn (explodes when stepped on, or after 37 more turns unthreatened)',
  );
  expect(Object.values(units).find(({ type }) => type === 'E')?.badges).toContainEqual(
    expect.objectContaining({ kind: 'growth', value: 53 }),
  );
});

it('FC-SHOW-1 · range and paralysis are numbers on the unit', () => {
  const position = at('w Qd4(11)*6 Nb1');
  const units = Object.values(GAME.view(position).units);
  const badges = units.flatMap(({ type, badges: all }) => all.map(({ kind, value }) => `${type} ${kind} ${value}`));
  expect(badges.filter((badge) => /[QNK] range|frozen/.test(badge)).sort()).toEqual([
    'K range 1',
    'K range 1',
    'N range 3',
    'Q frozen 6',
    'Q range 11',
  ]);
  const root = GAME.ask(position, []);
  const hints =
    root.ok && root.value.kind === 'ask'
      ? root.value.choices.flatMap((each) => (each.kind === 'open' ? [each.hint?.()?.text] : []))
      : [];
  expect(hints.join(' ')).toContain('Range 3. A Knight');
});

it('FC-SHOW-1 FC-STG-3 · what each side still lacks is shown', () => {
  expect(figures('w Qb1 / plies 600 / stage w:1:0:b', 'white').at(-1)).toBe(
    'Majority side, still needs a capture next turn and 2 checks in a row to win',
  );
  expect(figures('w Qb1 / plies 600', 'black').at(-1)).toMatch(/^Needs \d+ more material for the majority/);
});

it('FC-SHOW-1 FC-GUARD-1 · the board shows that a Pawn is guarded', () => {
  expect(badges(at('w Rh4 / b Ph9 Rh16 Ng11'), 'h9', 'guarded')).toEqual([
    'guarded: guarded, so it cannot be captured',
  ]);
});

it('FC-SHOW-1 FC-EMP-1 · the board shows which unit empowers a Knight', () => {
  expect(badges(at('w Ne5 Re1'), 'e5', 'empowered')).toEqual([
    "empowered: empowered by White's Rook on e1, so it also moves like a Rook",
  ]);
});
