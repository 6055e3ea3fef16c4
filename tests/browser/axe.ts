/** Checks a page's accessibility with axe; violations become sentences. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * Exempts squares from axe's rule on the size of targets: zooming and the list of choices make up for small ones. Other
 * targets must still have room beside them.
 */
const SIZES = `axe.configure({ rules: [{ id: 'target-size', selector: ':not([role="gridcell"])', enabled: true }] })`;

/**
 * Runs axe and returns only violations: on a board of 256 squares the passed checks are megabytes, so they stay in the
 * page.
 */
const run = (where: string): string =>
  `axe.run(${where}, { resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations)`;

/** Excludes the board: 256 squares take axe longer than the rest, and one check of them suffices. */
const BESIDES = `{ exclude: [['main [role="grid"]']] }`;

/** Returns the violations of a page, or of all of it except the board. */
export const violations = async (page: Page, part: 'all' | 'besides the board' = 'all'): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};${SIZES}`);
  const violations = (await page.evaluate(run(part === 'all' ? 'document' : BESIDES))) as readonly Violation[];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
};
