/**
 * One game, as data and functions. A variant writes a `GameSpec`: the tree of questions (`menu`) and what a leaf does
 * (`perform`). `defineGame` turns it into a `Game`, over which walking, explaining, playing, previewing, replaying,
 * counting and the whole interface are written once.
 */
import type { Board, Square } from './board.ts';
import { type Rng, stirred, VEILED } from './chance.ts';
import type { Step } from './event.ts';
import { invariant } from './invariant.ts';
import {
  type Choice,
  follow,
  isAlive,
  isWalked,
  type Menu,
  type Path,
  paths,
  prune,
  type Refusal,
  readPicks,
  spell,
  type Target,
} from './menu.ts';
import { remembered } from './remembered.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Rulebook, RuleId } from './rulebook.ts';
import { settled } from './settle.ts';
import type { Side } from './side.ts';
import { type BoardView, foldView, type Mark, type Outcome } from './view.ts';

/** A game as a list shows it, before its rules are loaded. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** What is strange about it, in two lines. */
  readonly summary: readonly [string, string];
  load(): Promise<Game>;
}

/** What every position holds. Positions are plain JSON and never change. */
export interface PositionBase {
  /** The side that is asked now, also in the middle of a turn. */
  readonly toMove: Side;
  /** Whole turns played so far, by both sides together. */
  readonly ply: number;
  /** The dice; null in a game without chance. */
  readonly rng: Rng | null;
}

/** A position as the app sees it: no rules inside, only what every game has. */
export type Position = PositionBase;

export type SetupOptions = Readonly<Record<string, string>>;

/** A named option of a game; the first value is the default. */
export interface GameOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
}

/** A glyph on a 45 by 45 grid: closed outlines filled with the side's colour, and inner strokes. */
export interface Glyph {
  readonly fill: string;
  readonly line?: string;
}

/** A piece type as it is shown and named. */
export interface PieceInfo {
  readonly name: string;
  /** As in diagrams and notation; White's, so in capitals. */
  readonly letter: string;
  readonly glyph: Glyph;
}

/** A way of looking at a position: attacked squares, who is held, where magnetism pulls. */
export interface Lens<S> {
  readonly id: string;
  readonly title: string;
  show(state: S, focus: Square | null): readonly (readonly [Square, Mark])[];
}

/** The variant's position file. */
export interface TextFormat<S> {
  write(state: S): string;
  read(text: string): Result<S, Problem>;
}

/** The variant's notation of one action. */
export interface Notation<S, Act> {
  /** `steps` are what it did, once played: where dice fell, the notation may say how. */
  write(state: S, act: Act, steps?: readonly Step[]): string;
  read(state: S, text: string): Result<ReadAction, Problem>;
}

/** The first action of a text, and the text that is left, to be read in the next position. */
export interface ReadAction {
  readonly picks: readonly Target[];
  readonly rest: string;
  /** The dice as the text has them; the action is played with these. */
  readonly rolls?: readonly number[];
}

/** A recorded game: a seed and spelled actions. Positions are only a cache of it. */
export interface GameRecord {
  readonly game: string;
  /** Of the rules it was played by. */
  readonly version: number;
  readonly seed: number;
  readonly options: SetupOptions;
  /** The position file it starts from, where it is not the game's own start. */
  readonly start?: string;
  readonly actions: readonly string[];
}

/** A game worth watching, told by its record. */
export interface Sample {
  readonly title: string;
  readonly record: GameRecord;
}

export interface Played<S> {
  readonly state: S;
  readonly steps: readonly Step[];
}

/** What a game is called and shows, with or without its rules in hand. */
interface GameFacts {
  readonly id: string;
  readonly title: string;
  /** Raised when a rule changes so that old records may replay otherwise. */
  readonly version: number;
  readonly board: Board;
  readonly pieces: Readonly<Record<string, PieceInfo>>;
  readonly rules: Rulebook;
  readonly options: readonly GameOption[];
  readonly samples: readonly Sample[];
  /** The clause that says how a turn runs; named when the turn passes. */
  readonly turnRule: RuleId;
}

/** What a variant writes. All functions are pure. */
export interface GameSpec<S extends PositionBase, Act> extends GameFacts {
  readonly lenses: readonly Lens<S>[];
  setup(seed: number, options: SetupOptions): S;
  /** What can be played on the board now; asked only while the game goes on. */
  menu(state: S): Menu<Act>;
  /** What can be said beside the board (resign, claims, draws): never counted nor walked at random. */
  asides(state: S): readonly Choice<Act>[];
  perform(state: S, act: Act): Played<S>;
  view(state: S): BoardView;
  outcome(state: S): Outcome | null;
  /** The kind of an action, one word, for filters (`move`, `capture`, a code of the rules document). */
  kind(act: Act): string;
  readonly text: TextFormat<S>;
  readonly notation: Notation<S, Act>;
  /** Does a complete play end here, by the rules document's way of counting? Without it every action is one. */
  countsAsPlay?(state: S): boolean;
}

/** One legal action, as the engine's users see it. */
export interface Action {
  readonly picks: readonly Target[];
  readonly spelling: string;
  readonly notation: string;
  readonly kind: string;
}

/** What the app gets: no type parameters, no rules. */
export interface Game extends GameFacts {
  readonly lenses: readonly { readonly id: string; readonly title: string }[];
  setup(seed: number, options?: SetupOptions): Position;
  /** The whole tree, as the rules grow it: choices below which nothing is left are not refused yet. */
  menu(position: Position): Menu<unknown>;
  /** The question after these picks, or a leaf when they are complete. Asides stand at the root. */
  ask(position: Position, picks: readonly Target[]): Result<Menu<unknown>, Problem>;
  /** What may be said beside the board. */
  asides(position: Position): readonly Choice<unknown>[];
  /** Why this target cannot be picked after these picks; null if it can. */
  explain(position: Position, picks: readonly Target[], target: Target): Refusal | null;
  play(position: Position, picks: readonly Target[]): Result<Played<Position>, Problem>;
  /** As `play`, with veiled dice: every roll gives its usual outcome. */
  preview(position: Position, picks: readonly Target[]): Result<Played<Position>, Problem>;
  view(position: Position): BoardView;
  look(position: Position, lens: string, focus: Square | null): readonly (readonly [Square, Mark])[];
  outcome(position: Position): Outcome | null;
  /** Every legal action on the board, found lazily, optionally below some picks. */
  actions(position: Position, picks?: readonly Target[]): Generator<Action>;
  /** Complete plays to that depth. */
  perft(position: Position, depth: number): number;
  write(position: Position): string;
  read(text: string): Result<Position, Problem>;
  /** Reads one action, as picks (`e2 e4`) or in the variant's notation. */
  readAction(position: Position, text: string): Result<ReadAction, Problem>;
  /** An action in the variant's notation; with the steps it was told by, also how the dice fell. The picks must be complete. */
  notate(position: Position, picks: readonly Target[], steps?: readonly Step[]): string;
}

/** Complete plays to a depth; the last ply is counted without being played where every action is a play of its own. */
const countPlays = <S extends PositionBase, Act>(spec: GameSpec<S, Act>, state: S, depth: number): number => {
  if (depth === 0) return 1;
  if (spec.outcome(state)) return 0;
  let nodes = 0;
  const menu = spec.menu(state);
  const counts = spec.countsAsPlay;
  const walk = (at: Menu<Act>): void => {
    if (at.kind === 'ask') {
      for (const choice of at.choices) if (isWalked(choice)) walk(choice.next());
    } else if (depth === 1 && !counts) {
      nodes += 1;
    } else {
      const next = spec.perform(state, at.act).state;
      nodes += countPlays(spec, next, !counts || counts(next) ? depth - 1 : depth);
    }
  };
  walk(menu);
  return nodes;
};

export const defineGame = <S extends PositionBase, Act>(spec: GameSpec<S, Act>): Game => {
  const { lenses, ...facts } = spec;
  const menuOf = remembered(spec.menu);
  const asidesOf = remembered((state: S) => (spec.outcome(state) ? [] : spec.asides(state)));
  const viewOf = remembered(spec.view);
  const outcomeOf = remembered(spec.outcome);

  const over = (state: S): Refusal | null => {
    const outcome = outcomeOf(state);
    return outcome && { rule: outcome.rule, text: `The game is over. ${outcome.text}`, squares: [] };
  };

  /** Asides are found by their target at the root; everything else is in the menu. */
  const rootFor = (state: S, first: Target | undefined): Menu<Act> => {
    const menu = menuOf(state);
    if (menu.kind === 'act' || first?.kind !== 'option') return menu;
    const aside = asidesOf(state).find(({ target }) => target.kind === 'option' && target.option === first.option);
    return aside ? { ...menu, choices: [aside] } : menu;
  };

  const walk = (state: S, picks: readonly Target[]): Result<Menu<Act>, Problem> => {
    const ended = over(state);
    if (ended) return err(ended);
    const menu = follow(rootFor(state, picks[0]), picks);
    if (menu.ok) return menu;
    const { error } = menu;
    return err(
      typeof error === 'number' ? { text: `The action is complete before "${spell(spec.board, picks.slice(error, error + 1))}".` } : error,
    );
  };

  const perform = (state: S, picks: readonly Target[], veiled: boolean): Result<Played<S>, Problem> => {
    const menu = walk(state, picks);
    if (!menu.ok) return menu;
    if (menu.value.kind === 'ask') return err({ text: `The action is not complete. ${menu.value.prompt}` });
    const rng = state.rng && (veiled ? VEILED : stirred(state.rng, spell(spec.board, picks)));
    const played = spec.perform(rng === state.rng ? state : { ...state, rng }, menu.value.act);
    const folded = foldView(viewOf(state), played.steps);
    return ok({ state: played.state, steps: [...played.steps, ...settled(folded, viewOf(played.state), spec.turnRule)] });
  };

  const game: Game = {
    ...facts,
    lenses: lenses.map(({ id, title }) => ({ id, title })),
    setup: (seed, options = {}) => spec.setup(seed, options),
    menu: (position) => menuOf(position as S),
    ask: (position, picks) => {
      const menu = walk(position as S, picks);
      return menu.ok ? ok(prune(menu.value)) : menu;
    },
    asides: (position) => asidesOf(position as S),
    explain: (position, picks, target) => {
      const menu = walk(position as S, [...picks, target]);
      if (menu.ok || !menu.error.rule) return null;
      return { rule: menu.error.rule, text: menu.error.text, squares: menu.error.squares ?? [] };
    },
    play: (position, picks) => perform(position as S, picks, false),
    preview: (position, picks) => perform(position as S, picks, true),
    view: (position) => viewOf(position as S),
    look: (position, lens, focus) => lenses.find(({ id }) => id === lens)?.show(position as S, focus) ?? [],
    outcome: (position) => outcomeOf(position as S),
    *actions(position, picks = []) {
      const menu = walk(position as S, picks);
      if (!menu.ok) return;
      for (const { picks: path, act } of paths(menu.value, picks) as Generator<Path<Act>>) {
        yield { picks: path, spelling: spell(spec.board, path), notation: spec.notation.write(position as S, act), kind: spec.kind(act) };
      }
    },
    perft: (position, depth) => countPlays(spec, position as S, depth),
    write: (position) => spec.text.write(position as S),
    read: (text) => spec.text.read(text),
    notate: (position, picks, steps) => {
      const menu = walk(position as S, picks);
      invariant(menu.ok && menu.value.kind === 'act', `${spell(spec.board, picks)} is a complete action`);
      return spec.notation.write(position as S, menu.value.act, steps);
    },
    readAction: (position, text) => {
      const picks = readPicks(spec.board, text);
      return picks.ok && picks.value.length > 0 ? ok({ picks: picks.value, rest: '' }) : spec.notation.read(position as S, text);
    },
  };
  return game;
};

/** Can anything be played here? Looks only until it finds one action. */
export const canAct = (game: Game, position: Position): boolean => !game.outcome(position) && isAlive(game.menu(position));
