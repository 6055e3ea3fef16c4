/**
 * Tests browsers with full, forbidden or missing storage: the game can be played, the page says once what is not saved,
 * and a reload opens the same board.
 */
import { expect, type Page, test } from '@playwright/test';
import { drawn } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cell = (page: Page, name: string) => page.locator(`main [data-name="${name}"]`);

const clickAll = async (page: Page, squares: string): Promise<void> => {
  for (const name of squares.split(' ')) await cell(page, name).click();
};

/** Reloads the page as in a new browser session: session storage is empty. */
const reopened = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    try {
      sessionStorage.clear();
    } catch {
      // Session storage is broken, so it is empty anyway.
    }
  });
  await page.reload();
};

interface Fault {
  /** Runs in the page before it loads, and breaks a part of its storage. */
  readonly breaks: () => void;
  /** Runs right after `breaks`, and breaks another part. */
  readonly also?: () => void;
  /** The expected notice, if any. */
  readonly says?: RegExp;
  /** Whether a reload loses the game. */
  readonly loses?: true;
  /** Whether `npm test` tests this fault, too; else only the deep tests do. */
  readonly quick?: true;
}

const CRASH = /crash can lose the last moves/;

const fullStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};
const fullDatabase = () => {
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'local storage is full': { breaks: fullStorage },
  'local storage throws on every access': {
    breaks: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
    },
  },
  'the database is full': { breaks: fullDatabase, says: CRASH },
  'there is no database': {
    breaks: () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    },
    says: CRASH,
    quick: true,
  },
  'the database throws when it is opened': {
    breaks: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('It is not allowed.', 'SecurityError');
      };
    },
    says: CRASH,
  },
  'the database never answers': {
    breaks: () => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        request.addEventListener = () => undefined;
        return request;
      };
    },
    says: /it does not answer/,
  },
  'both are full': {
    ...{ breaks: fullStorage, also: fullDatabase },
    ...{ says: /cannot be saved in this browser/, loses: true, quick: true },
  },
  'locks are refused': {
    breaks: () => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('It is not allowed.', 'SecurityError'));
    },
  },
  'there is no crypto': {
    breaks: () => {
      Object.defineProperty(window, 'crypto', { value: undefined });
    },
  },
  'there is no matchMedia and no ResizeObserver': {
    breaks: () => {
      for (const name of ['matchMedia', 'ResizeObserver']) delete (window as unknown as Record<string, unknown>)[name];
    },
  },
  'naming the service worker throws': {
    breaks: () => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get() {
          throw new DOMException('It is not allowed.', 'SecurityError');
        },
      });
    },
  },
};

for (const [what, { breaks, also, says, loses, quick }] of Object.entries(FAULTS))
  test(`where ${what}, one plays, and ${loses ? 'is told that nothing is saved' : 'the game is there again'}`, {
    tag: quick ? [] : ['@deep'],
  }, async ({ page }) => {
    await page.addInitScript(breaks);
    if (also) await page.addInitScript(also);
    await page.goto('/#/baroque');
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    await clickAll(page, 'd2 d4 d7');
    await expect(cell(page, 'd4')).toHaveAttribute('aria-label', /white Pawn/);
    const notice = page.getByRole('status').filter({ hasText: /cannot be saved|crash/ });
    if (!says) {
      await drawn(page);
      await expect(notice).toHaveCount(0);
    } else {
      await expect(notice).toContainText(says);
      await expect(page.getByRole('button', { name: 'Save to file' })).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    await clickAll(page, 'd5');
    await expect(cell(page, 'd5')).toHaveAttribute('aria-label', /black Pawn/);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
    await reopened(page);
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    await expect(cell(page, 'd5')).toHaveAttribute('aria-label', loses ? /^d5(?!.*Pawn)/ : /black Pawn/);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  });

test('a newer database is left alone, with a notice that a crash can lose moves', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise<void>((then) => {
        const request = indexedDB.open('oddboard', 99);
        request.onsuccess = () => {
          request.result.close();
          then();
        };
      }),
  );
  await page.goto('/#/baroque');
  await clickAll(page, 'd2 d4');
  await expect(page.getByText(CRASH)).toBeVisible();
  await page.reload();
  await expect(cell(page, 'd4')).toHaveAttribute('aria-label', /white Pawn/);
});

/**
 * Returns the database's records as JSON, and how many are set aside. Up to `spoiled` letters of each record are
 * damaged at the same time.
 */
const database = (page: Page, spoiled = 0) =>
  page.evaluate(
    (spoiled) =>
      new Promise<{ readonly records: string; readonly asides: number }>((then) => {
        const request = indexedDB.open('oddboard');
        request.onsuccess = () => {
          const transaction = request.result.transaction(['log', 'aside'], 'readwrite');
          const log = transaction.objectStore('log');
          const got = log.getAll();
          const asides = transaction.objectStore('aside').count();
          got.onsuccess = () => {
            for (const entry of spoiled > 0 ? got.result : []) {
              const letters = [...entry.text];
              for (let at = 0; at < spoiled; at++)
                letters[(at * 7919) % letters.length] = String.fromCharCode(33 + (at % 90));
              log.put({ ...entry, text: letters.join('') });
            }
          };
          transaction.oncomplete = () => {
            request.result.close();
            then({ records: JSON.stringify(got.result), asides: asides.result });
          };
        };
      }),
    spoiled,
  );

test('a database blocked by an older tab says so, and recovers when that closes', {
  tag: '@engines',
}, async ({ page, context }) => {
  const older = await context.newPage();
  await older.goto('/icon.svg');
  await older.evaluate(
    () =>
      new Promise<void>((then) => {
        const request = indexedDB.open('oddboard', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onsuccess = () => {
          Object.assign(window, { held: request.result });
          then();
        };
      }),
  );
  await page.goto('/#/baroque');
  await expect(page.getByText(/an older tab of Oddboard is open/)).toBeVisible();
  await clickAll(page, 'd2 d4');
  await older.close();
  await clickAll(page, 'd7 d5');
  await expect(cell(page, 'd5')).toHaveAttribute('aria-label', /black Pawn/);
  await clickAll(page, 'c2');
  await expect.poll(() => database(page)).toMatchObject({ records: expect.stringMatching(/"action\\":\\"d7 d5/) });
});

test('a database deleted in mid-game has all of it after the next pick', {
  tag: ['@engines', '@deep'],
}, async ({ page }) => {
  await page.goto('/#/baroque');
  await clickAll(page, 'd2 d4');
  await page.evaluate(
    () =>
      new Promise<void>((then, refuse) => {
        const request = indexedDB.deleteDatabase('oddboard');
        request.onsuccess = () => then();
        request.onerror = () => refuse(request.error);
      }),
  );
  await clickAll(page, 'd7 d5');
  await expect
    .poll(() => database(page))
    .toMatchObject({ records: expect.stringMatching(/"action\\":\\"d2 d4.*"action\\":\\"d7 d5/) });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await expect(cell(page, 'd5')).toHaveAttribute('aria-label', /black Pawn/);
});

test('200 damaged letters in every save: set aside with a notice, the game survives', {
  tag: ['@engines', '@deep'],
}, async ({ page }) => {
  await page.goto('/#/baroque');
  await clickAll(page, 'd2 d4 d7 d5 c2');
  await page.goto('/icon.svg');
  await database(page, 200);
  await page.goto('/#/baroque');
  await expect(page.getByText(/A saved copy of this game is damaged/)).toBeVisible();
  await expect(cell(page, 'd5')).toHaveAttribute('aria-label', /black Pawn/);
  await expect.poll(async () => (await database(page)).asides).toBeGreaterThan(0);
});
