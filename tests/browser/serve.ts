/**
 * Serves the built app to all browser tests, with the headers of `npm start`. Vite's own server reads and
 * compresses a file at each request: a sixth of the time of opening a page.
 */
import type { FullConfig } from '@playwright/test';
import { HEADERS } from '../../src/offline/build.ts';
import { built, Host } from './host.ts';

export default async ({ projects }: FullConfig): Promise<() => Promise<void>> => {
  const host = new Host('/', HEADERS, Number(new URL(projects[0]?.use.baseURL ?? '').port));
  host.files = built();
  await host.start();
  return () => host.stop();
};
