/**
 * What is counted: each engine by its name in the table, with a function that counts and gives how many plays
 * it counted.
 */
import { defineGame } from '../../src/kernel/define.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { replay } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { SPEC as SNAKE } from '../../src/variants/snake/index.ts';
import { SPEC } from '../support/chess/index.ts';
import { START } from '../support/chess/position/setup.ts';
import { chessops, ffishFirstParts } from './references.ts';

export interface Subject {
  readonly name: string;
  readonly count: () => number;
}

/** Depth 4 of orthodox chess: 197,281 plays. */
const DEPTH = 4;
/**
 * How deep each game of ours is counted: as deep as takes less than a second; one ply where nothing is said.
 */
const DEPTHS: Readonly<Record<string, number>> = { 'great-worm': 2, snake: 4, baroque: 3, inchworm: 2 };
/** How often the first-part moves of all positions are played in one count. */
const REPEATED = 50;

/** Every position of Snake's sample game in which a piece is to move. */
const firstPortions = (game: Game): readonly Position[] => {
  const positions = game.samples.flatMap(({ record }) => {
    const replayed = replay(game, record);
    invariant(replayed.ok, 'the sample game can be played');
    return [replayed.value.start, ...replayed.value.turns.map(({ position }) => position)];
  });
  return positions.filter(
    (position) => game.view(position).turn.phases[0]?.state === 'now' && !game.outcome(position),
  );
};

const repeated = (count: () => number) => () => {
  let sum = 0;
  for (let each = 0; each < REPEATED; each++) sum += count();
  return sum;
};

/** Chess that plays its last move too, as the others do, instead of only counting the open choices. */
const playing = () => defineGame({ ...SPEC, asking: { counting: { endsPlay: () => true } } });

export const CHESSOPS = 'chessops: chess, clone and play every leaf';
export const FFISH_FIRST = 'ffish: listed, played and taken back';
const OUR_FIRST = 'oddboard: listed, and each played to a position of its own';

const subject = (name: string, count: () => number): Subject => ({ name, count });

const REFERENCES: Readonly<Record<string, () => Subject | Promise<Subject>>> = {
  chessops: () => {
    const count = chessops(START);
    return subject(CHESSOPS, () => count(DEPTH));
  },
  'chess-played': () => {
    const game = playing();
    return subject(`oddboard: chess, play every leaf, depth ${DEPTH}`, () =>
      game.perft(game.setup(1), DEPTH),
    );
  },
  'ffish-first': async () => {
    const game = defineGame(SNAKE);
    const count = await ffishFirstParts(firstPortions(game).map(game.write));
    return subject(FFISH_FIRST, repeated(count));
  },
  'snake-first': () => {
    const game = defineGame({ ...SNAKE, asking: { counting: { endsPlay: () => true } } });
    const positions = firstPortions(game);
    return subject(
      OUR_FIRST,
      repeated(() => positions.reduce((sum, position) => sum + game.perft(position, 1), 0)),
    );
  },
};

/**
 * The engines that are compared by complete plays, and those that are compared by first-part moves of Snake.
 */
export const REFERENCE_IDS: readonly string[] = ['chessops', 'chess-played'];
export const FIRST_IDS: readonly string[] = ['ffish-first', 'snake-first'];

/** A subject by its id: a reference, or a variant of ours from its start. */
export const subjectOf = async (id: string): Promise<Subject> => {
  const reference = REFERENCES[id];
  if (reference) return reference();
  const game = await gameOf(id);
  const depth = DEPTHS[id] ?? 1;
  return subject(`oddboard: ${id}, depth ${depth}`, () => game.perft(game.setup(1), depth));
};

export const gameOf = (id: string): Promise<Game> => {
  const entry = GAMES.find((each) => each.id === id);
  invariant(entry, `there is a game ${id}`);
  return entry.load();
};
