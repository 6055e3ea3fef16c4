import { build, fail, install, node } from './bootstrap.mjs';

install();
const failed = [];
const step = (name, bin, args, env) => {
  console.log(`\n— ${name}`);
  if (node(`node_modules/${bin}`, args, env) !== 0) failed.push(name);
};
step('types', 'typescript/bin/tsc', ['--noEmit']);
step('lint', '@biomejs/biome/bin/biome', ['check', '.']);
step('unit', 'vitest/vitest.mjs', ['run'], { NODE_ENV: 'test' }); // NODE_ENV=production breaks React's act()
const { findBrowser } = await import('./browser.mjs');
const b = await findBrowser();
if (b.reason) {
  console.error(`\nBrowser tests NOT RUN: ${b.reason}\nInstall Chrome, Chromium or Edge, or set CHROMIUM_PATH, and run npm test again.`);
  failed.push('browser');
} else {
  build();
  step('browser', '@playwright/test/cli.js', ['test', '-c', 'tests/browser/playwright.config.ts'], {
    CHROMIUM_PATH: b.exe ?? '',
    CHROMIUM_LIBS: b.libs ?? '',
  });
}
if (failed.length) fail(`FAILED: ${failed.join(', ')}`);
