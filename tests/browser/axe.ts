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

/** What passes is megabytes on a board of 256 squares: it stays in the page. */
const RUN = `axe.run(document, { resultTypes: ['violations'], selectors: false, rules: { 'target-size': { enabled: true } } })
  .then(({ violations }) => violations)`;

/** Squares may be small: coming closer, and the list of choices, are their equivalents of a finger's size. */
const isSquare = (html: string): boolean => html.includes('role="gridcell"');

export const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(source);
  const violations = (await page.evaluate(RUN)) as readonly Violation[];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && isSquare(html)))
      .map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
};
