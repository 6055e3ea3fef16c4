/**
 * The laws of a no on random tries (see tests/support/reasons.ts), on a bundle. `node reasons.js 20000` makes
 * so many tries in every variant, `node reasons.js 20000 snake` in one; by itself the largest rulesets, where
 * each try takes longest, get fewer.
 */
import { GAMES } from '../../src/variants/index.ts';
import { triedAtRandom } from '../support/reasons.ts';

const USUAL = 10_000;
const FEWER: Readonly<Record<string, number>> = { inchworm: 3_000, frozenchess: 1_000 };

const [count, only] = process.argv.slice(2);
const asked = count === undefined ? null : Number(count);
let failed = 0;
for (const entry of GAMES.filter(({ id }) => only === undefined || id === only)) {
  const started = performance.now();
  const tries = asked ?? FEWER[entry.id] ?? USUAL;
  const { refused, removed, met, broken } = triedAtRandom(
    await entry.load(),
    (await entry.editor?.()) ?? null,
    tries,
    1,
    await entry.examples?.(),
  );
  for (const law of broken.slice(0, 10)) console.error(`${entry.id}: ${law}`);
  failed += broken.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${entry.id.padEnd(12)} ${tries} tries, ${refused} refused, ${removed} causes taken away, by readings ${JSON.stringify(Object.fromEntries(met))}, ${seconds} s`,
  );
}
console.log(`a reason for every no: ${failed} broken`);
process.exitCode = failed > 0 ? 1 : 0;
