/**
 * screenshots [--game snake] [--size 390x844] [--theme dark]: takes a picture of every game at every size in every
 * theme, in mid-game with a piece picked, and shows all on one page. Each option may be repeated, and limits the
 * pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Game } from '../src/kernel/game.ts';
import { GAMES } from '../src/variants/index.ts';
import { wholeGame } from '../tests/browser/games.ts';
import { linkTo } from '../tests/support/links.ts';
import { launchBrowser, serveApp } from './bench/page.ts';

const FOLDER = '.cache/screenshots';
const several = { type: 'string', multiple: true } as const;
const { values } = parseArgs({ options: { game: several, size: several, theme: several } });
const sizes = values.size ?? ['360x640', '390x844', '768x1024', '1280x800', '1920x1080', '844x390'];
/** `print` is no theme, but the light one with the print style sheet. */
const themes = values.theme ?? ['light', 'dark', 'contrast', 'print'];

const url = await serveApp();
const browser = await launchBrowser();
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

/** Sets a theme in the stored settings, and reloads the page. */
const setTheme = async (theme: string): Promise<void> => {
  await page.emulateMedia({ media: theme === 'print' ? 'print' : 'screen' });
  await page.evaluate(
    (name) => {
      const settings = JSON.parse(localStorage.getItem('oddboard/settings') ?? '{}');
      localStorage.setItem('oddboard/settings', JSON.stringify({ ...settings, theme: name }));
    },
    theme === 'print' ? 'light' : theme,
  );
  await page.reload();
};

const figures: string[] = [];
const takeScreenshots = async (name: string, before: (theme: string) => unknown): Promise<void> => {
  for (const theme of themes) {
    await setTheme(theme);
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await before(theme);
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      const file = `${theme}/${size}/${name}.png`;
      await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: theme === 'print' });
      figures.push(`<figure><img src="${file}" width="${Math.min(width, 640)}">${file}</figure>`);
    }
  }
  await page.emulateMedia({ media: 'screen' });
};

/** Opens the first half of a game's sample by a link. */
const openHalfPlayed = async (game: Game): Promise<void> => {
  const record = wholeGame(game);
  const actions = record.actions.slice(0, record.actions.length / 2);
  await page.goto(`${url}${linkTo({ ...record, actions })}`);
  await page.getByRole('grid').waitFor();
};

/** Picks a piece with more than two targets, if there is one. */
const pickPiece = async (): Promise<void> => {
  const square = page.locator('main [role="grid"] [data-tone="plain"]');
  await page.locator('main [role="grid"] [data-tone]').first().waitFor({ state: 'attached' });
  if ((await page.locator('main [data-picked]').count()) > 0) return;
  for (let index = 0; index < (await square.count()); index++) {
    await square.nth(index).click();
    if ((await page.locator('main [data-tone="move"], main [data-tone="capture"]').count()) > 2) return;
    await page.keyboard.press('Escape');
  }
};

await page.goto(url);
const play = page.getByRole('link', { name: /^(Play|Continue)/ }).first();
if (!values.game) await takeScreenshots('start', () => play.waitFor());
for (const { id, load } of GAMES.filter((each) => !values.game || values.game.includes(each.id))) {
  await openHalfPlayed(await load());
  await takeScreenshots(id, (theme) => theme !== 'print' && pickPiece());
}
await browser.close();

const style = 'figure{display:inline-block;margin:6px;vertical-align:top}img{display:block;border:1px solid #999}';
mkdirSync(FOLDER, { recursive: true });
const title = '<!doctype html><meta charset="utf-8"><title>Oddboard</title>';
writeFileSync(`${FOLDER}/index.html`, [`${title}<style>${style}</style>`, ...figures].join('\n'));
console.log(`${figures.length} pictures: ${resolve(`${FOLDER}/index.html`)}`);
process.exit();
