/** The axe rules, run in the page; what they find wrong is a list of sentences. */
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
 * Squares may be small: coming closer, and the list of choices, are their equivalents of a finger's size. They
 * are still what stands beside others.
 */
const SIZES = `axe.configure({ rules: [{ id: 'target-size', selector: ':not([role="gridcell"])', enabled: true }] })`;

/** What passes is megabytes on a board of 256 squares: it stays in the page. */
const run = (where: string): string =>
  `axe.run(${where}, { resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations)`;

/**
 * Up to 256 squares take axe longer than all the rest; one look at a board is enough for what is shown beside
 * it.
 */
const BESIDES = `{ exclude: [['main [role="grid"]']] }`;

/** What is wrong with a page, or with all of it but the squares of its board. */
export const violations = async (
  page: Page,
  part: 'all' | 'besides the board' = 'all',
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};${SIZES}`);
  const violations = (await page.evaluate(
    run(part === 'all' ? 'document' : BESIDES),
  )) as readonly Violation[];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
};
