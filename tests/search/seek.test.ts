/** Tests lines that a search finds for a clause: they are verified by playing them, and deterministic. */
import { expect, test } from 'vitest';
import { readPicks, spell } from '../../src/kernel/asking/target.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/record.ts';
import type { Report } from '../../src/search/messages.ts';
import { type FoundLine, type SearchProgress, seek } from '../../src/search/seek.ts';
import { goalFor } from '../../src/search/similarity.ts';
import { GAMES } from '../../src/variants/index.ts';
import { SERVER } from '../../src/worker/serve.ts';

const loaded = async (id: string) => {
  const entry = GAMES.find((each) => each.id === id);
  const [game, demos] = await Promise.all([entry?.load(), entry?.demos?.()]);
  if (!game || !demos) throw new Error(`there is no ${id}`);
  return { game, demos };
};

interface Search {
  /** The number of actions after which the search stops. */
  readonly nodes?: number;
  readonly within?: number;
  readonly seed?: number;
  readonly start?: Position;
}

const search = async (
  id: string,
  rule: string,
  { nodes = 6000, within = 20, seed = 1, start }: Search = {},
): Promise<SearchProgress> => {
  const { game, demos } = await loaded(id);
  const goal = goalFor(game, rule, demos[rule] ?? { says: '' });
  const work = seek({ game, start: start ?? game.setup(1), goal, within, seed });
  for (;;) {
    const next = work.next();
    if (next.done || next.value.nodes >= nodes) return next.value;
  }
};

/** Whether the line shows the clause when it is replayed: by a step, a refusal, or (unchecked here) a fact. */
const names = (game: Game, start: Position, rule: string, { actions, refused, shown }: FoundLine): boolean => {
  let position = start;
  let told: readonly string[] = [];
  for (const picks of actions) {
    const played = game.play(position, picks);
    if (!played.ok) return false;
    told = played.value.tell().map((step) => step.rule);
    position = played.value.state;
  }
  if (refused) {
    const answer = game.ask(position, refused);
    return !answer.ok && answer.error.rule === rule;
  }
  return shown !== null || told.includes(rule);
};

/** Clauses that must be found from each game's start, with the longest acceptable line. */
const FOUND: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  snake: [
    ['SN-LANCER-1', 1],
    ['SN-ARCHER-1', 1],
    ['SN-BODY-1', 2],
    ['SN-END-7', 1],
    ['SN-FALCON-1', 0],
    ['SN-GROW-1', 12],
  ],
  baroque: [
    ['BQ-TURN-1', 1],
    ['BQ-TITAN-1', 3],
    ['BQ-WITH-1', 3],
    ['BQ-END-4', 1],
    ['BQ-COOR-2', 10],
  ],
  'great-worm': [
    ['GW-CLAW-2', 1],
    ['GW-ARM-3', 1],
    ['GW-TRAIL-2', 2],
    ['GW-BOOST-2', 2],
    ['GW-END-6', 1],
  ],
  inchworm: [
    ['IW-LINK-1', 1],
    ['IW-PAWN-5', 1],
    ['IW-BOOM-5', 6],
    ['IW-WORM-2', 1],
    ['IW-GEN-4', 0],
  ],
  frozenchess: [
    ['FC-PAWN-6', 1],
    ['FC-FROG-5', 1],
    ['FC-CHAN-2', 1],
    ['FC-SQ-1', 0],
    ['FC-SPAWN-1', 1],
  ],
};

for (const [id, clauses] of Object.entries(FOUND))
  test.each(clauses)(`${id}: a line that names %s has at most %i actions`, async (rule, most) => {
    const { game } = await loaded(id);
    const { found } = await search(id, rule);
    expect(found?.actions.length).toBeLessThanOrEqual(most);
    expect(found && names(game, game.setup(1), rule, found)).toBe(true);
  });

test.each([
  ['snake', 'SN-BODY-1'],
  ['baroque', 'BQ-WITH-1'],
  ['great-worm', 'GW-TRAIL-2'],
  ['inchworm', 'IW-END-6'],
])('%s: %s is not found within 1 action, by any first action', async (id, rule) => {
  expect(await search(id, rule, { within: 1 })).toMatchObject({ found: null, depth: 1, isExhausted: false });
});

test('FrozenChess: a stopped search reports its progress', async () => {
  const { found, depth, nodes, randomLines, longest } = await search('frozenchess', 'FC-END-1', { nodes: 60 });
  expect([found, depth]).toEqual([null, 0]);
  expect(nodes).toBeGreaterThanOrEqual(60);
  expect([randomLines > 0, longest > 0]).toEqual([true, true]);
});

test('a search stopped at its first line returns that', async () => {
  const { game, demos } = await loaded('snake');
  const goal = goalFor(game, 'SN-GROW-1', demos['SN-GROW-1'] ?? { says: '' });
  const work = seek({ game, start: game.setup(1), goal, within: 20, seed: 1 });
  let found: FoundLine | null = null;
  for (let next = work.next(); !next.done && !found; next = work.next()) found = next.value.found;
  expect(found).toMatchObject({ isShortest: false });
  expect(found && names(game, game.setup(1), 'SN-GROW-1', found)).toBe(true);
});

test('a line is the shortest if all shorter ones were tried', async () => {
  expect((await search('great-worm', 'GW-TRAIL-2')).found).toMatchObject({ isShortest: true });
  expect((await search('snake', 'SN-BODY-1')).found).toMatchObject({ isShortest: true });
});

test('from a game in progress: its actions are not in the line', async () => {
  const { game } = await loaded('baroque');
  const sample = game.samples[0]?.record;
  if (!sample) throw new Error('a sample is missing');
  const played = replay(game, { ...sample, actions: sample.actions.slice(0, 20) });
  if (!played.ok) throw new Error(played.error.text);
  const start = played.value.actions.at(-1)?.position;
  if (!start) throw new Error('nothing was played');
  const { found } = await search('baroque', 'BQ-LEAP-2', { start, nodes: 20_000 });
  expect(found && names(game, start, 'BQ-LEAP-2', found)).toBe(true);
});

test.each(['snake', 'inchworm', 'frozenchess'])(
  '%s: a search is determined by position, seed and number of actions',
  async (id) => {
    const [rule] = FOUND[id]?.[2] ?? [''];
    const spelled = async (seed: number) => {
      const { game } = await loaded(id);
      const { found, ...effort } = await search(id, rule, { seed });
      return { ...effort, line: found?.actions.map((picks) => spell(game.board, picks)) };
    };
    expect(await spelled(7)).toEqual(await spelled(7));
  },
);

test('a finished game has no line', async () => {
  const { game } = await loaded('snake');
  const resigned = readPicks(game.board, '=white-resigns');
  const over = resigned.ok ? game.play(game.setup(1), resigned.value) : null;
  if (!over?.ok) throw new Error('White cannot resign');
  expect(await search('snake', 'SN-BODY-1', { start: over.value.state })).toMatchObject({
    found: null,
    isExhausted: true,
  });
});

test('the worker loads a game by name, and reports a line in picks', async () => {
  const reports: Report[] = [];
  const { game } = await loaded('snake');
  await SERVER.methods.findClause(
    { game: 'snake', position: game.setup(1), rule: 'SN-LANCER-1', within: 4, seed: 1, time: 5000 },
    (report) => reports.push(report),
  );
  const last = reports.at(-1);
  expect(last).toMatchObject({ isDone: true, found: { refused: null, isShortest: true } });
  const picks = readPicks(game.board, last?.found?.actions[0] ?? '');
  expect(picks.ok && game.play(game.setup(1), picks.value).ok).toBe(true);
});
