/** Tests the laws of every game on random games: `describeLaws(GAME, { games: 200, plies: 60, seed: 1 });` */
import { describe, expect, it } from 'vitest';
import { walkAtRandom } from '../../src/cli/random.ts';
import { direction, option, spell, square, type Target, unit } from '../../src/kernel/asking/target.ts';
import { seeded } from '../../src/kernel/chance.ts';
import { canAct, type Game, type Position, type SetupOptions } from '../../src/kernel/game.ts';
import { brokenMemory, brokenRefusalLaw, isSentence } from '../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { atDepth } from './depth.ts';
import { brokenReading, brokenTyping, misreadings } from './hostile.ts';
import { randomGame } from './random.ts';

export interface WalkOptions {
  readonly games: number;
  /** The most actions played in a game. */
  readonly plies: number;
  readonly seed: number;
  readonly options?: SetupOptions;
  /** The number of texts, one character away from an action, that are read; fewer where reading is slow. */
  readonly near?: number;
}

/** Whether a text has plain words and sentences of at most 25 words, as players read it. */
const isPlain = (text: string): boolean =>
  !/;|\b(who|whom|nobody|everybody)\b/i.test(text) &&
  text.split(/(?<=\.) /).every((sentence) => sentence.split(' ').length <= 25);

/** Returns every square of the board as a target, and some targets that no game offers. */
const allTargets = (game: Game): readonly Target[] => [
  ...game.board.squares.map((each) => square(each.square)),
  unit(9999),
  direction('n'),
  option('nonsense'),
];

/** Asks for every target at each question that these picks pass, and describes refusals that break a law. */
const brokenAnswers = (game: Game, position: Position, picks: readonly Target[]): readonly string[] =>
  picks.flatMap((_, length) =>
    allTargets(game).flatMap((target) => {
      const tried = [...picks.slice(0, length), target];
      const answer = game.ask(position, tried);
      const broken = answer.ok ? null : brokenRefusalLaw(game, answer.error);
      return answer.ok || broken === null
        ? []
        : [`${spell(game.board, tried)}: "${answer.error.text}" ${broken} (${game.write(position)})`];
    }),
  );

/** Asks for every target in a few random games, and describes the refusals of the first position that breaks a law. */
const brokenReasons = (game: Game, { seed, options = {} }: WalkOptions): readonly string[] => {
  for (let each = seed; each < seed + atDepth(1, 3); each++) {
    let position = game.setup(each, options);
    for (let ply = 0; ply < 12; ply++) {
      const [picks] = randomPicks(game, position, seeded(each * 100 + ply)) ?? [];
      const played = picks && game.play(position, picks);
      if (!picks || !played?.ok) break;
      const broken = brokenAnswers(game, position, picks);
      if (broken.length > 0) return broken;
      position = played.value.state;
    }
  }
  return [];
};

/** Checks at some positions of a random game that answers do not depend on what was asked before. */
const brokenOrders = (game: Game, { seed, plies, options }: WalkOptions): readonly string[] =>
  randomGame(game, seed, Math.min(plies, 24), options).positions.flatMap((position, ply) => {
    if (ply % 8 !== 3 || game.outcome(position)) return [];
    const actions = Array.from({ length: 4 }, (_, each) => randomPicks(game, position, seeded(seed + each))?.[0] ?? []);
    return brokenMemory(game, position, actions, seed);
  });

/** Describes the asides (such as resigning) that are open, but have no words or cannot be played. */
const brokenAsides = (game: Game, position: Position): readonly string[] =>
  game.asides(position).flatMap((choice) => {
    if (choice.kind === 'refused') return [];
    const played = game.play(position, [choice.target]);
    if (!played.ok) return [`${choice.label}: ${played.error.text}`];
    return choice.label && played.value.tell().length > 0
      ? []
      : [`${spell(game.board, [choice.target])} has no words or no steps`];
  });

const describeWalks = (game: Game, walks: WalkOptions): void => {
  const games = atDepth(Math.ceil(walks.games / 10), walks.games);
  const batch = Math.ceil(games / 10);
  for (let first = 0; first < games; first += batch) {
    const count = Math.min(batch, games - first);
    it(`the laws hold on random games ${walks.seed + first} to ${walks.seed + first + count - 1}`, () => {
      for (let index = 0; index < count; index++)
        expect(walkAtRandom(game, walks.seed + first + index, walks.plies, walks.options).broken).toEqual([]);
    });
  }
};

/** Adds a suite that checks the laws of every game on random walks through its menus. */
export const describeLaws = (game: Game, walks: WalkOptions): void => {
  const readings = Object.entries(walks.options ?? {}).map(([option, value]) => ` · ${option} ${value}`);
  describe(`${game.title} keeps the laws of every game${readings.join('')}`, () => {
    const start = game.setup(walks.seed, walks.options ?? {});

    describeWalks(game, walks);

    it('every refusal has a clause and a sentence', () => {
      expect(brokenReasons(game, walks)).toEqual([]);
    });

    it('answers do not depend on earlier questions', () => {
      expect(brokenOrders(game, walks)).toEqual([]);
    });

    it('any position file or action is read or refused with a problem', () => {
      expect(brokenReading(game, walks.seed, 200)).toEqual([]);
      expect(brokenTyping(game, walks.seed, 200)).toEqual([]);
    });

    it('notation is read back', () => {
      const plies = Math.min(walks.plies, 20);
      const positions = [0, 1].flatMap((each) => randomGame(game, walks.seed + each, plies, walks.options).positions);
      expect(misreadings(game, positions, walks.seed, 40, walks.near ?? 60)).toEqual([]);
    });

    it('every aside has words and can be played', () => {
      expect(brokenAsides(game, start)).toEqual([]);
    });

    it('every square, piece and clause has a unique name', () => {
      const names = game.board.squares.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const letters = Object.values(game.pieces).map(({ letter }) => letter);
      expect(new Set(letters).size).toBe(letters.length);
      const ids = clausesOf(game.rules).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain(game.turnRule);
      expect(game.dice !== undefined, 'a game with dice says what they show').toBe(game.setup(1).rng !== null);
    });

    it('every clause has plain words', () => {
      const odd = clausesOf(game.rules).filter(
        ({ title, text }) => !title.trim() || !isSentence(text) || !isPlain(`${title}. ${text}`),
      );
      expect(odd.map(({ id }) => id)).toEqual([]);
    });

    it('the game can be played under every option', () => {
      for (const { id, values } of game.options) {
        for (const value of values)
          expect(canAct(game, game.setup(walks.seed, { [id]: value.id })), `${id}=${value.id}`).toBe(true);
      }
    });
  });
};
