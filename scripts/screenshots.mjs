// npm run screenshots: every game at every size in every theme, half played with a piece picked, as pictures
// to look at; and the reviewed pictures of tests/browser/references beside what is seen now. `npm test`
// leaves those out: pixels differ from machine to machine. `-- --game snake --size 390x844 --theme dark`
// (each may be given several times) takes only these. `-- --accept` takes the pictures for review alone, and
// keeps them as reviewed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, build, fail, install } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';

const SIZES = ['360x640', '390x844', '768x1024', '1280x800', '1920x1080', '844x390'];
const THEMES = ['light', 'dark', 'contrast', 'print'];
const FOLDER = '.cache/screenshots';

const REVIEWED = 'tests/browser/references';
const NOW = '.cache/references';

const several = { type: 'string', multiple: true };
const { values: wanted } = parseArgs({
  options: { game: several, size: several, theme: several, accept: { type: 'boolean' } },
});
const sizes = wanted.size ?? SIZES;
const themes = wanted.theme ?? THEMES;

install();
build();
/** The test of the reviewed pictures takes them anew. Whether they differ is for whoever looks at them. */
const takeReferences = () => {
  rmSync(at(NOW), { recursive: true, force: true });
  spawnSync(
    process.execPath,
    [at('scripts/test.mjs'), 'browser', 'references', '--project', 'chromium', '--retries', '0'],
    {
      env: { ...process.env, PICTURES: '1' },
    },
  );
};
if (wanted.accept) {
  takeReferences();
  rmSync(at(REVIEWED), { recursive: true });
  cpSync(at(NOW), at(REVIEWED), { recursive: true });
  console.log(`Reviewed: ${at(REVIEWED)}`);
  process.exit();
}
const found = await findBrowser();
if (found.reason) fail(`No browser: ${found.reason}`);
const { preview } = await import('vite'); // Only now: before install() it may not be there.
const { chromium } = await import('playwright-core');
const server = await preview({ logLevel: 'warn', preview: { port: 4300, host: '127.0.0.1' } });
const home = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  ...(found.exe && { executablePath: found.exe }),
  chromiumSandbox: false,
});
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

const settle = () => page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));

/** The theme as the settings keep it; paper is what the print style sheet makes of the light one. */
const wear = async (theme) => {
  await page.emulateMedia({ media: theme === 'print' ? 'print' : 'screen' });
  const kept = theme === 'print' ? 'light' : theme;
  await page.evaluate((name) => {
    const settings = JSON.parse(localStorage.getItem('oddboard/settings') ?? '{}');
    localStorage.setItem('oddboard/settings', JSON.stringify({ ...settings, theme: name }));
  }, kept);
  await page.reload();
};

/** Does anything lie beyond the right edge? */
const isTooWide = () =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')].some(
      (each) => each.scrollWidth > each.clientWidth,
    ),
  );

const pictures = [];
const shoot = async (name, before = () => {}) => {
  for (const theme of themes) {
    await wear(theme);
    for (const size of sizes) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await before(theme);
      await settle();
      const file = `${theme}/${size}/${name}.png`;
      await page.screenshot({ path: at(`${FOLDER}/${file}`), fullPage: theme === 'print' });
      pictures.push({ file, theme, size, name, width });
      if (await isTooWide()) console.log(`Too wide: ${file}`);
    }
  }
  await page.emulateMedia({ media: 'screen' });
};

/** The middle of the game's own sample, with a piece picked that can go somewhere. */
const halfPlayed = async (id) => {
  await page.goto(`${home}#/`);
  await page
    .getByRole('button', { name: /^Watch/ })
    .first()
    .waitFor();
  await page
    .locator('li', { has: page.locator(`a[href="#/${id}"]`) })
    .getByRole('button', { name: /^Watch/ })
    .click();
  await page.getByRole('grid').waitFor();
  const [, length] = (await page.getByText(/^0 of \d+$/).textContent()).split(' of ');
  for (let played = 0; played < Number(length) / 2; played++) await page.keyboard.press(']');
};

const picked = async () => {
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
const games = await page
  .getByRole('link', { name: /^(Play|Continue)/ })
  .evaluateAll((links) => links.map((link) => link.hash.slice(2)));
const chosen = games.filter((id) => !wanted.game || wanted.game.includes(id));
if (!wanted.game) await shoot('start', () => page.waitForTimeout(300));
for (const id of chosen) {
  await halfPlayed(id);
  await shoot(id, (theme) => theme !== 'print' && picked());
}
await browser.close();
await server.close();

/** A page with all of them, smallest first, to be looked at in one go. */
const figure = ({ file, name, width }) =>
  `<figure><img src="${file}" width="${Math.min(width, 640)}" alt=""><figcaption>${name}</figcaption></figure>`;
const sections = themes.flatMap((theme) =>
  sizes.map((size) => {
    const here = pictures.filter((each) => each.theme === theme && each.size === size);
    return `<h2 id="${theme}-${size}">${theme}, ${size}</h2><div>${here.map(figure).join('')}</div>`;
  }),
);
mkdirSync(at(FOLDER), { recursive: true });
/** The reviewed pictures, each beside what is seen now where that differs in any byte. */
const reviewed = () => {
  takeReferences();
  const rows = readdirSync(at(REVIEWED))
    .filter((name) => name.endsWith('.png') && existsSync(at(`${NOW}/${name}`)))
    .map((name) => {
      const [old, now] = [REVIEWED, NOW].map((folder) => readFileSync(at(`${folder}/${name}`)));
      const here = old.equals(now)
        ? [['as reviewed', now]]
        : [
            ['reviewed', old],
            ['now', now],
          ];
      return here
        .map(
          ([when, file]) =>
            `<figure><img src="data:image/png;base64,${file.toString('base64')}" alt=""><figcaption>${name}, ${when}</figcaption></figure>`,
        )
        .join('');
    });
  return `<h2 id="reviewed">Reviewed, and now</h2>${rows.map((row) => `<div>${row}</div>`).join('')}`;
};
writeFileSync(
  at(`${FOLDER}/index.html`),
  `<!doctype html><meta charset="utf-8"><title>Oddboard</title><style>body{font:14px system-ui}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{border:1px solid #999}</style>${reviewed()}${sections.join('')}`,
);
console.log(`${pictures.length} pictures: ${at(`${FOLDER}/index.html`)}`);
