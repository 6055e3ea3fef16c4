/**
 * Tests the examples of disputed rules: what a game tells and refuses under each reading must equal its file in
 * `goldens/`, the two readings must differ, and a refusal must cite the disputed clause.
 */
import { expect, it } from 'vitest';
import { scenesOfDemo } from '../../src/app/boards/clause-demo.ts';
import { disputesOf } from '../../src/kernel/editing/options.ts';
import type { Game } from '../../src/kernel/game.ts';
import { exampleDemo, type ReadingExamples } from '../../src/kernel/learning/demo.ts';
import { wrapLine } from './golden.ts';
import { must } from './scenario.ts';

export const describeReadings = (game: Game, examples: ReadingExamples): void => {
  it('every disputed rule has an example that its readings tell differently', async () => {
    const options = disputesOf(game.options);
    const rules = options.map(({ rule }) => rule);
    expect(Object.keys(examples)).toEqual(rules);
    const sections = options.map((option) => {
      const { rule } = option;
      const example = examples[rule] ?? { play: '' };
      const told = [false, true].map((isOther) => {
        const demo = exampleDemo(game, option, example, isOther);
        const lines = must(scenesOfDemo(game, null, demo)).flatMap((scene) => scene.lines);
        const isPlayed = demo.tries === undefined || !!game.outcome(must(game.read(demo.at ?? '')));
        const refusedBy = isPlayed ? undefined : lines.at(-1)?.rule;
        return { says: demo.says, refusedBy, lines: lines.map((line) => `  ${line.rule} ${line.text}`) };
      });
      expect(told[1]?.lines, rule).not.toEqual(told[0]?.lines);
      for (const { refusedBy } of told) expect([rule, undefined]).toContain(refusedBy);
      return [`${rule}: ${example.play}`, ...told.flatMap(({ says, lines }) => [says, ...lines])];
    });
    const text = sections.map((lines) => lines.flatMap(wrapLine).join('\n')).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot('goldens/readings.txt');
  });
};
