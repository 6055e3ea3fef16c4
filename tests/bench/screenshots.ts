/**
 * Every game at every size in every theme, half played with a piece picked, as pictures to look at; and the
 * reviewed pictures of tests/browser/references beside what is seen now. `npm test` leaves those out: pixels
 * differ from machine to machine. `--game snake --size 390x844 --theme dark` (each may be given several times)
 * takes only these. `--accept` takes the pictures for review alone, and keeps them as reviewed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { linkTo } from '../../src/app/formats/link/link.ts';
import type { Game } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { wholeGame } from '../browser/games.ts';

const FOLDER = '.cache/screenshots';
const REVIEWED = 'tests/browser/references';
const NOW = '.cache/references';
const several = { type: 'string', multiple: true } as const;
const { values: wanted } = parseArgs({
  options: { game: several, size: several, theme: several, accept: { type: 'boolean' } },
});
const sizes = wanted.size ?? ['360x640', '390x844', '768x1024', '1280x800', '1920x1080', '844x390'];
const themes = wanted.theme ?? ['light', 'dark', 'contrast', 'print'];

/** The test of the reviewed pictures takes them anew. Whether they differ is for whoever looks at them. */
const takeReferences = (): void => {
  rmSync(NOW, { recursive: true, force: true });
  const args = ['browser', 'references', '--project', 'chromium', '--retries', '0'];
  spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
    env: { ...process.env, PICTURES: '1' },
    stdio: ['ignore', 2, 2],
  });
};
if (wanted.accept) {
  takeReferences();
  if (!existsSync(NOW)) throw new Error('No pictures were taken: the reason stands above.');
  rmSync(REVIEWED, { recursive: true });
  cpSync(NOW, REVIEWED, { recursive: true });
  console.log(`Reviewed: ${resolve(REVIEWED)}`);
  process.exit();
}
const server = await preview({ logLevel: 'warn', preview: { port: 4300, host: '127.0.0.1' } });
const home = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '',
  chromiumSandbox: false,
});
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

/** The theme as the settings keep it; paper is what the print style sheet makes of the light one. */
const wear = async (theme: string): Promise<void> => {
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

interface Picture {
  readonly file: string;
  readonly group: string;
  readonly name: string;
  readonly width: number;
}

const pictures: Picture[] = [];
const shoot = async (name: string, before: (theme: string) => unknown): Promise<void> => {
  for (const theme of themes) {
    await wear(theme);
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await before(theme);
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      const file = `${theme}/${size}/${name}.png`;
      await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: theme === 'print' });
      pictures.push({ file, group: `${theme}, ${size}`, name, width });
      const isTooWide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main')].some(
          (each) => each.scrollWidth > each.clientWidth,
        ),
      );
      if (isTooWide) console.log(`Too wide: ${file}`);
    }
  }
  await page.emulateMedia({ media: 'screen' });
};

/** The middle of the game's own sample. */
const halfPlayed = async (game: Game): Promise<void> => {
  const record = wholeGame(game);
  const actions = record.actions.slice(0, record.actions.length / 2);
  await page.goto(`${home}${linkTo({ ...record, actions })}`);
  await page.getByRole('grid').waitFor();
};

/** A piece is picked that can go somewhere. */
const picked = async (): Promise<void> => {
  const square = page.locator('main [role="grid"] [data-tone="plain"]');
  await page.locator('main [role="grid"] [data-tone]').first().waitFor({ state: 'attached' });
  if ((await page.locator('main [data-picked]').count()) > 0) return;
  for (let index = 0; index < (await square.count()); index++) {
    await square.nth(index).click();
    if ((await page.locator('main [data-tone="move"], main [data-tone="capture"]').count()) > 2) return;
    await page.keyboard.press('Escape');
  }
};

await page.goto(home);
await page
  .getByRole('link', { name: /^(Play|Continue)/ })
  .first()
  .waitFor();
if (!wanted.game) await shoot('start', () => page.waitForTimeout(300));
for (const { id, load } of GAMES.filter((each) => !wanted.game || wanted.game.includes(each.id))) {
  await halfPlayed(await load());
  await shoot(id, (theme) => theme !== 'print' && picked());
}
await browser.close();
await server.close();

const figure = (src: string, width: number | 'auto', caption: string): string =>
  `<figure><img src="${src}" width="${width}" alt=""><figcaption>${caption}</figcaption></figure>`;
/** The reviewed pictures, each beside what is seen now where that differs in any byte. */
takeReferences();
const reviewed = readdirSync(REVIEWED)
  .filter((name) => name.endsWith('.png') && existsSync(`${NOW}/${name}`))
  .map((name) => {
    const old = readFileSync(`${REVIEWED}/${name}`);
    const now = readFileSync(`${NOW}/${name}`);
    const shown: Readonly<Record<string, Buffer>> = old.equals(now)
      ? { 'as reviewed': now }
      : { reviewed: old, now };
    const figures = Object.entries(shown).map(([when, file]) =>
      figure(`data:image/png;base64,${file.toString('base64')}`, 'auto', `${name}, ${when}`),
    );
    return `<div>${figures.join('')}</div>`;
  });
/** A page with all of them, smallest first, to be looked at in one go. */
const sections = [...new Set(pictures.map(({ group }) => group))].map((group) => {
  const here = pictures.filter((each) => each.group === group);
  const figures = here.map(({ file, name, width }) => figure(file, Math.min(width, 640), name));
  return `<h2>${group}</h2><div>${figures.join('')}</div>`;
});
mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  `${FOLDER}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Oddboard</title><style>body{font:14px system-ui}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{border:1px solid #999}</style><h2>Reviewed, and now</h2>${reviewed.join('')}${sections.join('')}`,
);
console.log(`${pictures.length} pictures: ${resolve(`${FOLDER}/index.html`)}`);
