/**
 * The examples of rules in dispute, as one suite: by each reading a game tells and refuses what its file in
 * `goldens/` says, and never the same by both.
 */
import { expect, it } from 'vitest';
import { filmOf } from '../../src/app/telling/film.ts';
import { disputesOf } from '../../src/kernel/editing/readings.ts';
import type { Game } from '../../src/kernel/game.ts';
import { exampleDemo, type ReadingExamples } from '../../src/kernel/learning/demo.ts';
import { wrapped } from './golden.ts';
import { must } from './scenario.ts';

export const describeReadings = (game: Game, examples: ReadingExamples): void => {
  it('every rule in dispute has an example, which its readings tell otherwise', async () => {
    const options = disputesOf(game.options);
    const rules = options.map(({ dispute }) => dispute.rule);
    expect(Object.keys(examples)).toEqual(rules);
    const sections = options.map((option) => {
      const { rule } = option.dispute;
      const example = examples[rule] ?? { play: '' };
      const told = [false, true].map((isOther) => {
        const demo = exampleDemo(game, option, example, isOther);
        const lines = must(filmOf(game, null, demo)).flatMap((scene) => scene.lines);
        return { says: demo.says, lines: lines.map((line) => `  ${line.rule} ${line.text}`) };
      });
      expect(told[1]?.lines, rule).not.toEqual(told[0]?.lines);
      return [`${rule}: ${example.play}`, ...told.flatMap(({ says, lines }) => [says, ...lines])];
    });
    const text = sections.map((lines) => lines.flatMap(wrapped).join('\n')).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot('goldens/readings.txt');
  });
};
