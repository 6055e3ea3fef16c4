/**
 * Tests that no browser feature can break the page: features that are missing, cannot be named, throw, reject, never
 * answer or do nothing. Storage has its own file, `storage.spec.ts`.
 */
import { expect, type Page, test } from '@playwright/test';

/** Features whose names are removed, replaced by undefined, or throw when they are read. */
const NAMES = [
  'AudioContext',
  'IntersectionObserver',
  'ResizeObserver',
  'SpeechSynthesisUtterance',
  'Worker',
  'crypto',
  'matchMedia',
  'navigator.canShare',
  'navigator.clipboard',
  'navigator.locks',
  'navigator.platform',
  'navigator.serviceWorker',
  'navigator.share',
  'navigator.storage',
  'navigator.userAgent',
  'navigator.wakeLock',
  'requestIdleCallback',
  'sessionStorage',
  'speechSynthesis',
] as const;

const CALLS = [
  'AudioContext',
  'AudioContext.prototype.close',
  'AudioContext.prototype.createOscillator',
  'Element.prototype.animate',
  'IntersectionObserver',
  'ResizeObserver',
  'SpeechSynthesisUtterance',
  'Worker',
  'matchMedia',
  'navigator.canShare',
  'requestIdleCallback',
  'speechSynthesis.addEventListener',
  'speechSynthesis.cancel',
  'speechSynthesis.getVoices',
  'speechSynthesis.speak',
] as const;

/** Calls that return promises. */
const PROMISES = [
  'navigator.locks.request',
  'navigator.serviceWorker.register',
  'navigator.share',
  'navigator.storage.persist',
  'navigator.storage.persisted',
  'navigator.wakeLock.request',
] as const;

/** The features that are broken, by the way of breaking them. */
const WAYS = {
  missing: NAMES,
  undefined: NAMES,
  unnameable: NAMES,
  throws: [...CALLS, ...PROMISES],
  'does nothing': [
    'navigator.canShare',
    'requestIdleCallback',
    'speechSynthesis.getVoices',
    'speechSynthesis.speak',
    ...PROMISES,
  ],
  rejects: PROMISES,
  'never answers': PROMISES,
} as const;

type Way = keyof typeof WAYS;

interface Owner {
  [name: string]: Owner | undefined;
}

/** Breaks these features before the page loads. */
const broken = (page: Page, names: readonly string[], way: Way) =>
  page.addInitScript(
    ({ names, way }) => {
      const stop = (): never => {
        throw new DOMException('Broken on purpose.', 'NotAllowedError');
      };
      const values: Readonly<Record<string, unknown>> = {
        throws: function broken() {
          stop();
        },
        rejects: () => Promise.reject(new DOMException('Broken on purpose.', 'NotAllowedError')),
        'never answers': () => new Promise(() => undefined),
        'does nothing': () => undefined,
      };
      for (const name of names) {
        const path = name.split('.');
        const last = path.pop() ?? '';
        const owner = path.reduce<Owner | undefined>((from, each) => from?.[each], window as never);
        if (!owner) continue;
        if (way === 'missing')
          for (let each: Owner | null = owner; each; each = Object.getPrototypeOf(each)) delete each[last];
        else if (way === 'unnameable') Object.defineProperty(owner, last, { get: stop, configurable: true });
        else Object.defineProperty(owner, last, { value: values[way], configurable: true, writable: true });
      }
    },
    { names, way },
  );

const cell = (page: Page, name: string) => page.locator(`main [data-name="${name}"]`);

/** Plays a game with voices, sounds, motion and wake lock on. Two moves must be shown, and survive a reload. */
const plays = async (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() =>
    localStorage.setItem(
      'oddboard/settings',
      JSON.stringify({ sound: 'on', speech: 'whole', motion: 'on', awake: 'on' }),
    ),
  );
  await page.goto('/#/baroque');
  for (const [from, to] of [
    ['d2', 'd4'],
    ['d7', 'd5'],
  ] as const) {
    await cell(page, from).click();
    await cell(page, to).click();
    await expect(cell(page, to)).toHaveAttribute('aria-label', /Pawn/);
  }
  const rows = page.getByRole('tabpanel').getByRole('button', { name: /^Turn 1/ });
  await expect(rows).toHaveCount(1);
  await page.reload();
  for (const name of ['d4', 'd5']) await expect(cell(page, name)).toHaveAttribute('aria-label', /Pawn/);
  await page.goto('/#/games');
  await expect(page.getByRole('link', { name: /Baroque/ }).first()).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
};

for (const [way, names] of Object.entries(WAYS) as [Way, readonly string[]][]) {
  const tag = way === 'missing' || way === 'throws' ? [] : '@deep';
  test(`a game is played where everything beside it ${way}`, { tag }, async ({ page }) => {
    await broken(page, names, way);
    await plays(page);
  });
  for (const name of names)
    test(`a game is played where ${name} ${way}`, { tag: '@deep' }, async ({ page }) => {
      await broken(page, [name], way);
      await plays(page);
    });
}
