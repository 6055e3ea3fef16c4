import { expect, test } from 'vitest';
import { runSync } from '../../src/app/base/resumable.ts';
import { beginningOf } from '../../src/app/formats/saved.ts';
import { gamesIn } from '../../src/app/formats/textcut.ts';
import { readGameText } from '../../src/app/formats/textread.ts';
import { writeGameText } from '../../src/app/formats/textwrite.ts';
import { disputesOf } from '../../src/kernel/editing/options.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf, startOf } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { linkTo, readFragment } from '../support/links.ts';
import { lossesInFormats, openSaved, otherReadings, randomSaved } from '../support/saved.ts';
import { must } from '../support/scenario.ts';

/** The number of games per variant; `npm run campaign` tries hundreds. */
const EACH = 3;

for (const entry of GAMES)
  test(`${entry.title}: random games survive files and links`, async () => {
    const game = await entry.load();
    for (let seed = 1; seed <= EACH; seed++) expect(await lossesInFormats(game, seed, 10), `seed ${seed}`).toEqual([]);
  });

const STAMP = { id: 'other', now: 'later' };

for (const entry of GAMES)
  test(`${entry.title}: games by other readings survive round trips`, async () => {
    const game = await entry.load();
    const readings = otherReadings(game);
    expect(await lossesInFormats(game, 1, 10, readings)).toEqual([]);
    const saved = randomSaved(game, 1, 10, readings);
    const [text] = must(runSync(gamesIn(runSync(writeGameText(game, saved)))));
    invariant(text, 'the text holds a game');
    expect(must(runSync(readGameText(game, text, STAMP))).options).toEqual(readings);
    const start = must(startOf(game, { ...beginningOf(saved), actions: [] }));
    const link = must(readFragment(linkTo(recordOf(game, 1, {}, game.write(start))), STAMP));
    const position = must(startOf(game, { ...beginningOf(link), actions: [] }));
    expect(disputesOf(game.options).map((option) => option.valueIn(position))).toEqual(Object.values(readings));
  });

test('an unknown reading is refused, and the refusal lists the known ones', async () => {
  for (const entry of GAMES) {
    const game = await entry.load();
    const [id = ''] = Object.keys(otherReadings(game));
    const there = await openSaved(game, { ...randomSaved(game, 1, 2), options: { [id]: 'nonsense' } });
    const values = game.options.find((each) => each.id === id)?.values.map((each) => each.id) ?? [];
    expect(there).toMatchObject({
      ok: false,
      error: { text: expect.stringContaining(`It must be one of: ${values.join(', ')}.`) },
    });
  }
});
