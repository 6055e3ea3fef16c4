/**
 * Tests scenes that fill the page: choosers, trays, refusals, ghosts (previews), looks, endings, explosions and
 * editors. The drawing must equal the engine's view, and no layout law may break in windows of any size.
 */
import { expect, type Page, test } from '@playwright/test';
import type { Choice } from '../../src/kernel/asking/menu.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { deepEqual } from '../../src/kernel/deep-equal.ts';
import type { Game, GameRecord, Position } from '../../src/kernel/game.ts';
import { recordOf, replay } from '../../src/kernel/record.ts';
import type { BoardView, UnitView } from '../../src/kernel/view.ts';
import { positionFile as frozenFile } from '../../src/variants/frozenchess/demos/line.ts';
import { positionText } from '../../src/variants/inchworm/position/setup.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { must } from '../support/scenario.ts';
import { saidBy, seenOn, still } from './drawing.ts';
import { wholeGame } from './games.ts';
import { covered, faultsOf, seen } from './laws.ts';
import { drawn, openRecord, pressTool, unfold } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WINDOWS = [
  ...atDepth([], [{ width: 1024, height: 768 }]),
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Asserts that no layout law breaks in any window. */
const lawful = async (page: Page, scene: string): Promise<void> => {
  const found: string[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await drawn(page);
    const faults = [...faultsOf(await seen(page), 0), ...(await covered(page))];
    found.push(...faults.map((fault) => `${scene}, ${window.width}x${window.height}: ${fault}`));
  }
  expect(found).toEqual([]);
};

const at = (page: Page, name: string) => page.locator(`main [role="grid"] [data-name="${name}"]`);
const asked = (page: Page) => page.getByRole('region', { name: 'Your move' });

const gameOf = async (id: string): Promise<Game> => {
  const entry = GAMES.find((each) => each.id === id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry.load();
};

const from = (game: Game, start: string): GameRecord => recordOf(game, 1, {}, start);

const endOf = (game: Game, record: GameRecord): Position => {
  const { start, actions } = must(replay(game, record));
  return actions.at(-1)?.position ?? start;
};

const choicesOf = (game: Game, position: Position, picks: string): readonly Choice<unknown>[] => {
  const menu = must(game.ask(position, must(readPicks(game.board, picks))));
  return menu.kind === 'ask' ? menu.choices : [];
};

/** Returns the names of the squares that match a selector, sorted. */
const bearing = (page: Page, which: string): Promise<readonly string[]> =>
  page
    .locator(`main [role="grid"] ${which}`)
    .evaluateAll((all) => all.map((each) => each.dataset['name'] ?? '').sort());

/** Returns the names of the squares among the open choices, sorted. */
const openSquares = (game: Game, choices: readonly Choice<unknown>[]): readonly string[] =>
  choices
    .flatMap(({ kind, target }) =>
      kind === 'open' && target.kind === 'square' ? [game.board.squares[target.square]?.name ?? ''] : [],
    )
    .sort();

const TARGETS = '[data-tone]:not([data-tone="plain"], [data-tone="refused"])';

/** Returns the ghost (preview) as drawn: its units by square, and a cross on each that leaves. */
const ghostOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const squares = [...document.querySelectorAll<HTMLElement>('main [role="grid"] [data-square]')].map((each) => ({
      name: each.dataset['name'] ?? '',
      box: each.getBoundingClientRect(),
    }));
    const under = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return (
        squares.find(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom)?.name ??
        'off the board'
      );
    };
    const ghost = document.querySelector('main [data-testid="ghost"]');
    const figures = [...(ghost?.querySelectorAll<HTMLElement>('[data-ghost]') ?? [])].flatMap((each) => {
      const glyph = each.querySelector<HTMLElement>('[data-glyph]')?.dataset['glyph']?.split('/').slice(1).join('/');
      return glyph ? [`${under(each)} ${each.dataset['half'] ? 'half ' : ''}${glyph}`] : [];
    });
    const crosses = [...(ghost?.querySelectorAll('[data-part="cross"]') ?? [])].map((each) => `${under(each)} leaves`);
    return [...figures, ...new Set(crosses)].sort();
  });

/** Returns the ghost that a choice should have: the units that change, and those that leave the board. */
const ghostBetween = ({ board }: Game, before: BoardView, after: BoardView): readonly string[] => {
  const name = (square: number) => board.squares[square]?.name ?? '';
  const look = (unit: UnitView | undefined) =>
    unit && [unit.at, unit.type, unit.side, unit.facing ?? null, unit.inside ?? null];
  const stands = ({ body, inside }: UnitView) => body !== 'chain' && inside === undefined;
  const figures = Object.values(after.units)
    .filter((unit) => stands(unit) && !deepEqual(look(unit), look(before.units[unit.id])))
    .flatMap(({ type, side, at: squares, body }) =>
      squares.map(
        (square) => `${name(square)} ${body === 'halves' && squares.length > 1 ? 'half ' : ''}${type}/${side}`,
      ),
    );
  const gone = Object.values(before.units).filter((unit) => stands(unit) && !after.units[unit.id]);
  return [
    ...figures,
    ...new Set(gone.flatMap(({ at: squares }) => squares.map((square) => `${name(square)} leaves`))),
  ].sort();
};

/** Asserts that the ghost of a choice shows the change that playing it makes. */
const foretells = async (page: Page, game: Game, record: GameRecord, picks: string): Promise<void> => {
  const before = endOf(game, record);
  const played = must(game.play(before, must(readPicks(game.board, picks))));
  const { state } = played as unknown as { readonly state: Position };
  await expect.poll(() => ghostOn(page)).toEqual(ghostBetween(game, game.view(before), game.view(state)));
};

/** Asserts that the drawing equals the view of a position. */
const isDrawn = async (page: Page, game: Game, position: Position): Promise<void> => {
  await still(page);
  await expect.poll(() => seenOn(page)).toEqual(saidBy(game, game.view(position)));
};

/** Asserts that the end of a game shows its result and reason in full. */
const ends = async (page: Page, game: Game): Promise<void> => {
  const record = wholeGame(game);
  const position = endOf(game, record);
  await openRecord(page, record);
  await isDrawn(page, game, position);
  const outcome = game.outcome(position);
  await expect(asked(page)).toContainText(outcome?.winner === 'white' ? 'White wins' : 'Black wins');
  await expect(asked(page)).toContainText(outcome?.text ?? '-');
  await lawful(page, 'the end');
};

/** Asserts that the editor draws the position from which it is opened, and fits all windows. */
const edits = async (page: Page, game: Game, record: GameRecord): Promise<void> => {
  await openRecord(page, record);
  await pressTool(page, 'Edit position');
  await expect(page).toHaveURL(/\/edit$/);
  await isDrawn(page, game, endOf(game, record));
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
  }
};

/**
 * Asserts that the refused square `empty` says why and lights the squares at fault, and that the `enemy` piece shows
 * its own choices.
 */
const answers = async (page: Page, game: Game, own: string, empty: string, enemy: string): Promise<void> => {
  const record = recordOf(game, 1);
  const position = endOf(game, record);
  const name = (square: number) => game.board.squares[square]?.name ?? '';
  const [target] = must(readPicks(game.board, empty));
  const refusal = target && game.explain(position, must(readPicks(game.board, own)), target);
  await openRecord(page, record);
  await at(page, own).click();
  await at(page, empty).click();
  await expect(page.locator('main p[data-tone="refused"]')).toContainText(refusal?.text ?? '-');
  await expect.poll(() => bearing(page, '[data-culprit]')).toEqual([...(refusal?.squares ?? [])].map(name).sort());
  await lawful(page, 'a refusal');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await at(page, enemy).click();
  const imagined = game.withSideToMove(
    position,
    'black',
    must(readPicks(game.board, enemy)).flatMap((each) => (each.kind === 'square' ? each.square : []))[0] ?? 0,
  );
  await expect(page.locator('main [data-looking]').first()).toBeVisible();
  await expect
    .poll(() => bearing(page, TARGETS))
    .toEqual(imagined && openSquares(game, choicesOf(game, imagined, enemy)));
  await expect(page.locator('main p[data-tone="refused"]')).toHaveCount(0);
  await lawful(page, 'a look');
};

test('Snake: a chooser, the end, the editor', { tag: '@deep' }, async ({ page }) => {
  const game = await gameOf('snake');
  const record = from(game, '8/P7/8/8/8/8/8/8 w P f2g2h2 f7g7h7 - 0 1');
  await openRecord(page, record);
  await at(page, 'a7').click();
  await at(page, 'a8').click();
  const chooser = page.locator('main').getByRole('group', { name: 'Choices' });
  const kinds = choicesOf(game, endOf(game, record), 'a7 a8').map(({ label = '' }) => label);
  await expect(chooser.getByRole('button')).toContainText(kinds);
  for (const [index, kind] of kinds.entries()) {
    await chooser.getByRole('button').nth(index).hover();
    await expect.poll(() => ghostOn(page)).toEqual([`a8 ${kind.toLowerCase()}/white`]);
  }
  await lawful(page, 'a chooser');
  await ends(page, game);
  const whole = wholeGame(game);
  await edits(page, game, { ...whole, actions: whole.actions.slice(0, 60) });
});

test('Great Worm: a turned worm, the end', { tag: '@deep' }, async ({ page }) => {
  const game = await gameOf('great-worm');
  const whole = wholeGame(game);
  await edits(page, game, { ...whole, actions: whole.actions.slice(0, 40) });
  await ends(page, game);
});

test('Baroque: a refusal, a look, the end', { tag: '@deep' }, async ({ page }) => {
  const game = await gameOf('baroque');
  await answers(page, game, 'b2', 'd5', 'd7');
  await ends(page, game);
});

test('Inchworm: a tray, the ghost of two halves, an explosion', async ({ page }) => {
  const game = await gameOf('inchworm');
  const record = from(game, positionText('White: Qe4, Re4, Ne4/c5, Be4, Pe4, Kb1; Black: Ka8, Qh7'));
  await openRecord(page, record);
  await at(page, 'e4').click();
  const square = game.board.squares.findIndex(({ name }) => name === 'e4');
  const members = Object.values(game.view(endOf(game, record)).units).filter(({ at: squares }) =>
    squares.includes(square),
  );
  const shown = () =>
    page.locator('main [data-member]').evaluateAll((all) => all.map((each) => Number(each.dataset['member'])).sort());
  await expect.poll(shown).toEqual(members.map(({ id }) => id).sort());
  await expect
    .poll(() => bearing(page, TARGETS))
    .toEqual(openSquares(game, choicesOf(game, endOf(game, record), 'e4')));
  await lawful(page, 'a tray');
  const start = recordOf(game, 1);
  await openRecord(page, start);
  await at(page, 'g1').click();
  await at(page, 'f3').hover();
  await foretells(page, game, start, 'g1 f3');
  await lawful(page, 'a ghost');
  const whole = wholeGame(game);
  const blown = { ...whole, actions: whole.actions.slice(0, 2) };
  await openRecord(page, blown);
  const turn = must(replay(game, blown)).actions.at(-1);
  const blasts =
    turn?.tell().flatMap(({ events }) => events.flatMap((event) => (event.kind === 'burst' ? event.squares : []))) ??
    [];
  await expect(page.locator('main [data-part="blast"]')).toHaveCount(new Set(blasts).size);
  await isDrawn(page, game, endOf(game, blown));
});

test('FrozenChess: verbs and kinds, ghosts, a refusal, a look, the editor', { tag: '@deep' }, async ({ page }) => {
  const game = await gameOf('frozenchess');
  const few = from(game, frozenFile('w Kd1 Nd4 Re4 Pc5 Pf3 / b Ki16 Be9 Na9'));
  await openRecord(page, few);
  await at(page, 'd4').click();
  await drawn(page);
  await unfold(page, '=MO');
  await lawful(page, 'verbs');
  await page.locator('main [data-target="=MO"]').click();
  await expect(page.locator('main [data-target="=Q"]')).toBeVisible();
  for (const kind of ['Q', 'F']) {
    await page.locator(`main [data-target="=${kind}"]`).hover();
    await foretells(page, game, few, `d4 =MO =${kind}`);
  }
  await lawful(page, 'kinds');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await at(page, 'e4').click();
  await at(page, 'e9').hover();
  await foretells(page, game, few, 'e4 e9');
  await lawful(page, 'a ghost');
  await answers(page, game, 'b1', 'd9', 'b13');
  const whole = wholeGame(game);
  await edits(page, game, { ...whole, actions: whole.actions.slice(0, 36) });
});
