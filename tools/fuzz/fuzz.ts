/**
 * Sets up random positions, most of them unreachable in play, and plays from them with every law checked at every
 * action. Deterministic by seed.
 */
import { sameTarget, spell, type Target } from '../../src/kernel/asking/target.ts';
import { type RandomIndex, randomIndexFrom, seeded } from '../../src/kernel/chance.ts';
import type { Editor } from '../../src/kernel/editing/edit.ts';
import { canAct, type Game, type Position } from '../../src/kernel/game.ts';
import { brokenLaws, brokenNotation } from '../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import type { Demos } from '../../src/kernel/learning/demo.ts';
import { clausesOf, type RuleId } from '../../src/kernel/learning/rulebook.ts';
import { unwrap } from '../../src/kernel/result.ts';
import { badgesOf } from '../../src/kernel/view.ts';
import { createRandomEditor, createRarityCounter, isTooLongToList } from './random-editor.ts';

/** A line from a position. If it breaks a law, its last action does. */
interface Line {
  readonly position: string;
  readonly actions: readonly string[];
}

interface FuzzResult {
  readonly games: number;
  readonly actions: number;
  /** The number of games given up, since listing their choices takes too long. */
  readonly skipped: number;
  /** The clauses that no step, refusal, hint, badge, mark, fact, note or end has named. */
  readonly unmet: readonly RuleId[];
  readonly broken: readonly (Line & { readonly law: string })[];
}

export interface FuzzSubject {
  readonly game: Game;
  readonly editor: Editor;
  /** Demonstrations by clause; some games start from the position of one. */
  readonly demos: Demos;
}

type Picks = readonly Target[];

const MAX_EDITS = 100;
const FEW_EDITS = 15;
/** One action in this many is an aside. */
const ONE_ASIDE_IN = 40;
/** The number of squares that are inspected at each position. */
const INSPECTED = 12;
/** A run stops after this many broken laws. */
const MAX_BROKEN = 50;

/** Returns the clauses of badges and marks, of facts of some squares, of a random lens, and of the outcome. */
const clausesAt = (game: Game, position: Position, die: RandomIndex): readonly RuleId[] => {
  const view = game.view(position);
  const marked = Object.keys(view.marks).map(Number);
  const places = [...new Set([...Object.values(view.units).flatMap(({ at }) => at), ...marked])];
  const [focus = null, ...looked] = Array.from({ length: INSPECTED }, () => places[die(places.length)] ?? null);
  const lens = game.lenses[die(game.lenses.length)];
  const facts = [...badgesOf(view), ...[null, focus, ...looked].flatMap((at) => game.inspectorFacts(position, at))];
  if (lens) for (const [, fact] of game.look(position, lens.id, focus)) facts.push(fact);
  const outcome = game.outcome(position);
  return [...facts, ...(outcome ? [outcome] : [])].map(({ rule }) => rule);
};

/** Returns the clauses of every refusal and hint in the questions before each of these picks. */
const clausesInQuestions = (game: Game, position: Position, picks: Picks): readonly RuleId[] =>
  picks.flatMap((_, length) => {
    const menu = game.ask(position, picks.slice(0, length));
    const choices = menu.ok && menu.value.kind === 'ask' ? menu.value.choices : [];
    return choices.flatMap((choice) => {
      const said = choice.kind === 'refused' ? choice.why() : choice.hint?.();
      return said ? [said.rule] : [];
    });
  });

/**
 * Returns the laws that an action breaks. An aside is not in the list of actions, so the law of notation is not checked
 * for it.
 */
const brokenBy = (game: Game, position: Position, picks: Picks): readonly string[] => {
  const [first] = picks;
  const isAside = picks.length === 1 && first && game.asides(position).some(({ target }) => sameTarget(target, first));
  return [...brokenLaws(game, position, picks), ...(isAside ? [] : brokenNotation(game, position, picks))];
};

/** Returns the laws that a set-up position breaks before anything is played. */
const brokenAt = (game: Game, position: Position): readonly string[] => {
  const text = game.write(position);
  const again = game.read(text);
  if (!again.ok) return [`what was read is written so that it cannot be read: ${again.error.text}`];
  if (game.write(again.value) !== text) return ['what was read and written is read as something else'];
  return (game.outcome(position) === null) === canAct(game, position)
    ? []
    : ['the game is not over, and nobody can act'];
};

/** Returns the broken laws that `work` finds; an exception counts as one. */
const catchExceptions = (work: () => readonly string[]): readonly string[] => {
  try {
    return work();
  } catch (cause) {
    return [`the engine makes a mistake: ${(cause as Error).message}`];
  }
};

export const fuzzGame = (
  { game, editor, demos }: FuzzSubject,
  { games, plies, seed }: Record<'games' | 'plies' | 'seed', number>,
): FuzzResult => {
  const die = randomIndexFrom(seed);
  const clauses = createRarityCounter();
  const hand = createRandomEditor(game, editor, die, createRarityCounter());
  const broken: (Line & { readonly law: string })[] = [];
  let [done, played, skipped] = [0, 0, 0];

  /**
   * Writes a position: that of a demonstration of a rarely met clause, or the start with parts of the board emptied;
   * then edited at random.
   */
  const setUp = (): string => {
    const demo = die(3) === 0 ? clauses.choose(die, Object.entries(demos), ([rule]) => rule)?.[1] : undefined;
    const read = demo?.at === undefined ? undefined : game.read(demo.at);
    if (read?.ok) return editor.write(hand.edit(read.value, die(FEW_EDITS)));
    const option = game.options[die(game.options.length)];
    const value = option?.values[die(option.values.length)];
    const start = game.setup(die(1000), option && value ? { [option.id]: value.id } : {});
    const thinned = hand.thin(start, die(8) === 0 ? die(60) : 60 + die(41));
    return editor.write(hand.edit(thinned, 10 + die(MAX_EDITS)));
  };

  const pathIn = (position: Position): Picks | undefined => {
    const asides = die(ONE_ASIDE_IN) === 0 ? game.asides(position).filter(({ kind }) => kind === 'open') : [];
    const aside = asides[die(asides.length)];
    return aside ? [aside.target] : randomPicks(game, position, seeded(die(2 ** 30)))?.[0];
  };

  /** Plays one game, until a law breaks or listing the choices takes too long. */
  const play = (): void => {
    const actions: string[] = [];
    let text = '';
    const playOneGame = (): readonly string[] => {
      text = setUp();
      let position = unwrap(game.read(text));
      let laws = brokenAt(game, position);
      while (laws.length === 0) {
        for (const rule of clausesAt(game, position, die)) clauses.count(rule);
        if (actions.length === plies || game.outcome(position)) break;
        const path = pathIn(position);
        if (!path) break;
        for (const rule of clausesInQuestions(game, position, path)) clauses.count(rule);
        actions.push(spell(game.board, path));
        const before = position;
        const next = game.play(before, path);
        if (next.ok) {
          for (const { rule } of next.value.tell()) clauses.count(rule);
          position = next.value.state;
          if (isTooLongToList(game, position)) {
            skipped++;
            break;
          }
        }
        laws = brokenBy(game, before, path);
      }
      return laws;
    };
    for (const law of catchExceptions(playOneGame)) broken.push({ law, position: text, actions });
    played += actions.length;
  };

  for (; done < games && broken.length < MAX_BROKEN; done++) play();
  const unmet = clausesOf(game.rules).flatMap(({ id }) => (clauses.times(id) > 0 ? [] : [id]));
  return { games: done, actions: played, skipped, unmet, broken };
};
