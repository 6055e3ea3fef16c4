/**
 * Clauses at work. A demonstration is a position and some picks after which the engine itself names the
 * clause: on a step, on a refusal, or on a fact that it shows. The board and the tests read the same data.
 */
import { type Menu, type Refusal, refusalIn } from '../asking/menu.ts';
import { readPicks, sameTarget, type Target } from '../asking/target.ts';
import { type Square, squareNamed } from '../board/board.ts';
import { byReading, type DisputedOption, readingText } from '../editing/options.ts';
import type { Game, Position } from '../game.ts';
import { playText, type Turned, turnOf } from '../record.ts';
import { err, ok, type Problem, problem, type Result, sure } from '../result.ts';
import { SIDES, sideName } from '../side.ts';
import { badgesOf } from '../view.ts';
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';

export interface Demo {
  /** The thing to notice, in a sentence. */
  readonly says: string;
  /** A position file; the game's own start if left out. */
  readonly at?: string;
  /** Actions in picks or notation, separated by ";". All are legal. */
  readonly play?: string;
  /**
   * Picks made at the end and left standing, to show the question after them; if they complete an action, it
   * is played last.
   */
  readonly picks?: string;
  /** Picks, or an action in notation, that are refused at the end. */
  readonly tries?: string;
  /** The lens to look through. */
  readonly lens?: string;
  /** The square to look at, by name: the lens's focus, too. */
  readonly look?: string;
}

/** A demonstration for every clause of a rulebook: one that is missing does not compile. */
export type DemosOf<Book extends Rulebook> = Readonly<Record<IdOf<Book>, Demo>>;

/** The demonstrations of a game, by clause. */
export type Demos = Readonly<Record<RuleId, Demo>>;

/** The game that shows how two readings of a clause differ. */
interface ReadingExample {
  /** A position file by our ruling; the game's own start if left out. */
  readonly at?: string;
  /** Actions in picks or notation, separated by ";". By one reading the last is refused, or comes out otherwise. */
  readonly play: string;
}

/** The examples of a game's rules in dispute, by clause. */
export type ReadingExamples = Readonly<Record<RuleId, ReadingExample>>;

/** The place where the engine named the clause. */
export type Proof =
  | { readonly kind: 'step'; readonly turn: number; readonly step: number }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'fact'; readonly text: string };

/** A demonstration, played. */
export interface PlayedDemo {
  readonly start: Position;
  readonly turns: readonly Turned[];
  /** The picks that stand, or are tried, at the end. */
  readonly picks: readonly Target[];
  readonly refusal: Refusal | null;
  readonly look: Square | null;
  /** The action that the picks at the end complete. */
  readonly last: Turned | null;
  readonly proofs: readonly Proof[];
  /** Every clause that the engine named. */
  readonly named: readonly RuleId[];
}

/** A clause, and its proof. */
interface Mention {
  readonly rule: RuleId;
  readonly proof: Proof;
}

const fact = (rule: RuleId, text: string): Mention => ({ rule, proof: { kind: 'fact', text } });

const hintsIn = (menu: Menu<unknown>): readonly Mention[] =>
  menu.kind === 'act'
    ? []
    : menu.choices.flatMap((choice) => {
        const hint = choice.kind === 'open' ? choice.hint?.() : undefined;
        return hint ? [fact(hint.rule, hint.text)] : [];
      });

/** The hints of the choices that are picked, one after the other. */
const hintsAlong = (game: Game, position: Position, picks: readonly Target[]): readonly Mention[] =>
  picks.flatMap((pick, index) => {
    const menu = game.ask(position, picks.slice(0, index));
    const choice =
      menu.ok &&
      menu.value.kind === 'ask' &&
      menu.value.choices.find(({ target }) => sameTarget(target, pick));
    const hint = choice && choice.kind === 'open' ? choice.hint?.() : undefined;
    return hint ? [fact(hint.rule, hint.text)] : [];
  });

const NO_FIGURES = { white: [], black: [] } as const;

/**
 * Badges, marks, players' figures and notes, the facts of the lens and the inspector, and the end of the
 * game.
 */
const factsOf = (
  game: Game,
  position: Position,
  lens: string | undefined,
  look: Square | null,
): readonly Mention[] => {
  const seen = lens === undefined ? [] : game.look(position, lens, look).map(([, mark]) => mark);
  const said = [...game.about(position, null), ...(look === null ? [] : game.about(position, look))];
  const outcome = game.outcome(position);
  const view = game.view(position);
  const { players } = view.turn;
  return [
    ...[...badgesOf({ ...view, turn: { ...view.turn, players: NO_FIGURES } }), ...seen, ...said].map(
      ({ rule, label }) => fact(rule, label),
    ),
    ...SIDES.flatMap((side) =>
      players[side].map(({ rule, label }) => fact(rule, `${sideName(side)}: ${label}`)),
    ),
    ...(outcome ? [fact(outcome.rule, outcome.text)] : []),
  ];
};

/** Does a position show a clause: on the board, by a lens, by the inspector? */
export const isShown = (
  game: Game,
  position: Position,
  rule: RuleId,
  { lens, look }: Pick<Demo, 'lens' | 'look'>,
): boolean => {
  const square = look === undefined ? null : squareNamed(game.board, look);
  return factsOf(game, position, lens, square).some((each) => each.rule === rule);
};

const stepsOf = (turns: readonly Turned[]): readonly Mention[] =>
  turns.flatMap(({ tell }, turn) =>
    tell().map(({ rule }, step) => ({ rule, proof: { kind: 'step' as const, turn, step } })),
  );

/** The picks of a text that are refused, and their refusal. */
export const refusedAt = (
  game: Game,
  position: Position,
  text: string,
): Result<Pick<PlayedDemo, 'picks' | 'refusal'>, Problem> => {
  const action = game.readAction(position, text);
  if (!action.ok)
    return action.error.rule === undefined ? action : ok({ picks: [], refusal: refusalIn(action.error) });
  const { picks } = action.value;
  const menu = game.ask(position, picks);
  if (menu.ok) return problem(`"${text}" is legal.`);
  return menu.error.rule === undefined ? menu : ok({ picks, refusal: refusalIn(menu.error) });
};

/** Plays a demonstration, of a clause or of none. The problem says where it stops. */
export const playDemo = (game: Game, rule: RuleId | null, demo: Demo): Result<PlayedDemo, Problem> => {
  const start = demo.at === undefined ? ok(game.setup(1)) : game.read(demo.at);
  if (!start.ok) return start;
  const turns = playText(game, start.value, demo.play ?? '');
  if (!turns.ok) return turns;
  const position = turns.value.at(-1)?.position ?? start.value;
  const standing = readPicks(game.board, demo.picks ?? '');
  if (!standing.ok) return standing;
  const menu = game.outcome(position) ? null : game.ask(position, standing.value);
  if (menu && !menu.ok) return menu;
  const end =
    demo.tries === undefined
      ? ok({ picks: standing.value, refusal: null })
      : refusedAt(game, position, demo.tries);
  if (!end.ok) return end;
  const look = demo.look === undefined ? null : squareNamed(game.board, demo.look);
  if (demo.look !== undefined && look === null) return problem(`"${demo.look}" is no square of this board.`);

  const { refusal } = end.value;
  const done = menu?.value.kind === 'act' ? game.play(position, standing.value) : null;
  if (done && !done.ok) return done;
  const last = done ? turnOf(standing.value, done.value) : null;
  const mentions: readonly Mention[] = [
    ...stepsOf(turns.value),
    ...(refusal ? [{ rule: refusal.rule, proof: { kind: 'refusal' as const } }] : []),
    ...factsOf(game, position, demo.lens, look),
    ...(menu ? hintsIn(menu.value) : []),
    ...(last ? [...hintsAlong(game, position, last.picks), ...stepsOf([last])] : []),
  ];
  const proofs = mentions.filter((each) => each.rule === rule).map(({ proof }) => proof);
  const named = [...new Set(mentions.map((each) => each.rule))];
  return ok({ start: start.value, turns: turns.value, ...end.value, look, last, proofs, named });
};

/** Plays a demonstration of a clause. The problem says where it stops, or that the clause is never named. */
export const demonstrate = (game: Game, rule: RuleId, demo: Demo): Result<PlayedDemo, Problem> => {
  const played = playDemo(game, rule, demo);
  if (!played.ok || played.value.proofs.length > 0) return played;
  const named = played.value.named.join(', ');
  return err({ text: `Nothing here names ${rule}${named && `, only ${named}`}.`, rule });
};

/** The demonstration of a reading: the actions of an example, of which the last may be refused. */
export const exampleDemo = (
  game: Game,
  option: DisputedOption,
  { at, play }: ReadingExample,
  isOther: boolean,
): Demo => {
  const ours = at === undefined ? game.setup(1) : sure(game.read(at));
  const start = byReading(option, ours, isOther);
  const demo = { says: readingText(option, isOther), at: game.write(start) };
  if (playText(game, start, play).ok) return { ...demo, play };
  const actions = play.split(';');
  return { ...demo, play: actions.slice(0, -1).join(';'), tries: actions.at(-1)?.trim() ?? '' };
};
