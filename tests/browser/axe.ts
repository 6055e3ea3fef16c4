/** Runs the axe rules in the page; violations become sentences. */
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
 * Squares may be small: zooming and the list of choices are their equivalents. Other targets are still measured beside
 * them.
 */
const SIZES = `axe.configure({ rules: [{ id: 'target-size', selector: ':not([role="gridcell"])', enabled: true }] })`;

/** Passed checks are megabytes on a board of 256 squares, so they stay in the page. */
const run = (where: string): string =>
  `axe.run(${where}, { resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations)`;

/** Excludes the board: 256 squares take axe longer than the rest, and one check of them suffices. */
const BESIDES = `{ exclude: [['main [role="grid"]']] }`;

/** The violations of a page, or of all but its board. */
export const violations = async (page: Page, part: 'all' | 'besides the board' = 'all'): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};${SIZES}`);
  const violations = (await page.evaluate(run(part === 'all' ? 'document' : BESIDES))) as readonly Violation[];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
};
