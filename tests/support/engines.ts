/** Browsers with a profile that stays on disk, for tests that end them by force. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, chromium, firefox } from 'playwright-core';

export type Engine = 'chromium' | 'firefox';

/** The system's Firefox, driven by the protocol that every browser speaks; null where there is none. */
export const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)) ?? null;

/** Opens a browser with its own process group and a profile in this folder. */
export const launched = (engine: Engine, profile: string): Promise<BrowserContext> => {
  if (engine === 'firefox')
    return firefox.launchPersistentContext(profile, {
      channel: 'moz-firefox',
      executablePath: FIREFOX ?? '',
      headless: true,
    });
  const exe = process.env['CHROMIUM_PATH'];
  return chromium.launchPersistentContext(profile, {
    chromiumSandbox: false, // needed as root
    ...(exe && { executablePath: exe }),
  });
};

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const processes = (): readonly Process[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
      return parent
        ? [
            {
              pid: Number(name),
              parent: Number(parent),
              command: readFileSync(`/proc/${name}/cmdline`, 'utf8'),
            },
          ]
        : [];
    } catch {
      return []; // It has ended meanwhile, or is none.
    }
  });

/** The browser of a profile and all that it has started: who is to be killed. */
export const family = (profile: string): readonly number[] => {
  const all = processes();
  const found = new Set(all.filter(({ command }) => command.includes(profile)).map(({ pid }) => pid));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  found.delete(process.pid);
  return [...found];
};

/** Ends processes at once, without a word to any of them. */
export const killed = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
};
