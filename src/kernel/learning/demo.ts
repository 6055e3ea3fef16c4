/** Demonstrations of clauses: lines in which the engine cites the clause. The citation proves the demonstration. */
import { type Menu, type Refusal, refusalFrom } from '../asking/menu.ts';
import { readPicks, sameTarget, type Target } from '../asking/target.ts';
import { type Square, squareNamed } from '../board/board.ts';
import { type DisputedOption, readingSentence, withReading } from '../editing/options.ts';
import type { Game, Position } from '../game.ts';
import { type PlayedAction, playedAction, playText } from '../record.ts';
import { err, ok, type Problem, problem, type Result, unwrap } from '../result.ts';
import { SIDES, sideName } from '../side.ts';
import { badgesOf } from '../view.ts';
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';

export interface Demo {
  readonly says: string;
  /** The start as a position file. Default: the game's usual start. */
  readonly at?: string;
  /** Legal actions in picks or notation, separated by ";". */
  readonly play?: string;
  /** Picks made at the end to show the next question. */
  readonly picks?: string;
  /** An action that the game refuses. The demo tries the action after the actions of `play`. */
  readonly tries?: string;
  readonly lens?: string;
  /** The name of the square to inspect, such as "e4". */
  readonly look?: string;
}

export type DemosOf<Book extends Rulebook> = Readonly<Record<IdOf<Book>, Demo>>;

export type Demos = Readonly<Record<RuleId, Demo>>;

/** A line in which two readings of a clause differ. */
interface ReadingExample {
  /** The start as a position file, for a game by our ruling. Default: the game's usual start. */
  readonly at?: string;
  /** The actions, separated by ";". The two readings treat all actions alike except the final one. */
  readonly play: string;
}

export type ReadingExamples = Readonly<Record<RuleId, ReadingExample>>;

/** The proof that the engine cites a clause: a step, a refusal or a fact. `turn` and `step` are indices from 0. */
export type Proof =
  | { readonly kind: 'step'; readonly turn: number; readonly step: number }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'fact'; readonly text: string };

export interface PlayedDemo {
  readonly start: Position;
  readonly actions: readonly PlayedAction[];
  readonly picks: readonly Target[];
  readonly refusal: Refusal | null;
  readonly look: Square | null;
  /** The demo's final action, made from `picks`. Null if the picks do not make a whole action. */
  readonly last: PlayedAction | null;
  readonly proofs: readonly Proof[];
  readonly named: readonly RuleId[];
}

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

const hintsAlong = (game: Game, position: Position, picks: readonly Target[]): readonly Mention[] =>
  picks.flatMap((pick, index) => {
    const menu = game.ask(position, picks.slice(0, index));
    const choice =
      menu.ok && menu.value.kind === 'ask' && menu.value.choices.find(({ target }) => sameTarget(target, pick));
    const hint = choice && choice.kind === 'open' ? choice.hint?.() : undefined;
    return hint ? [fact(hint.rule, hint.text)] : [];
  });

const NO_FIGURES = { white: [], black: [] } as const;

const factsOf = (game: Game, position: Position, lens: string | undefined, look: Square | null): readonly Mention[] => {
  const seen = lens === undefined ? [] : game.look(position, lens, look).map(([, mark]) => mark);
  const said = [...game.inspectorFacts(position, null), ...(look === null ? [] : game.inspectorFacts(position, look))];
  const outcome = game.outcome(position);
  const view = game.view(position);
  const { players } = view.turn;
  return [
    ...[...badgesOf({ ...view, turn: { ...view.turn, players: NO_FIGURES } }), ...seen, ...said].map(
      ({ rule, label }) => fact(rule, label),
    ),
    ...SIDES.flatMap((side) => players[side].map(({ rule, label }) => fact(rule, `${sideName(side)}: ${label}`))),
    ...(outcome ? [fact(outcome.rule, outcome.text)] : []),
  ];
};

/** Whether the board, the lens or the inspector cites a clause. */
export const isClauseShown = (
  game: Game,
  position: Position,
  rule: RuleId,
  { lens, look }: Pick<Demo, 'lens' | 'look'>,
): boolean => {
  const square = look === undefined ? null : squareNamed(game.board, look);
  return factsOf(game, position, lens, square).some((each) => each.rule === rule);
};

const stepsOf = (actions: readonly PlayedAction[]): readonly Mention[] =>
  actions.flatMap(({ tell }, turn) =>
    tell().map(({ rule }, step) => ({ rule, proof: { kind: 'step' as const, turn, step } })),
  );

/** Reads an illegal action and returns its refusal. Fails if the action is legal or no clause refuses it. */
export const refusalOfText = (
  game: Game,
  position: Position,
  text: string,
): Result<Pick<PlayedDemo, 'picks' | 'refusal'>, Problem> => {
  const action = game.readAction(position, text);
  if (!action.ok)
    return action.error.rule === undefined ? action : ok({ picks: [], refusal: refusalFrom(action.error) });
  const { picks } = action.value;
  const menu = game.ask(position, picks);
  if (menu.ok) return problem(`"${text}" is legal.`);
  return menu.error.rule === undefined ? menu : ok({ picks, refusal: refusalFrom(menu.error) });
};

/** Plays a demonstration and collects the proofs of `rule`. The problem tells where the demonstration fails. */
export const playDemo = (game: Game, rule: RuleId | null, demo: Demo): Result<PlayedDemo, Problem> => {
  const start = demo.at === undefined ? ok(game.setup(1)) : game.read(demo.at);
  if (!start.ok) return start;
  const actions = playText(game, start.value, demo.play ?? '');
  if (!actions.ok) return actions;
  const position = actions.value.at(-1)?.position ?? start.value;
  const shownPicks = readPicks(game.board, demo.picks ?? '');
  if (!shownPicks.ok) return shownPicks;
  const menu = game.outcome(position) ? null : game.ask(position, shownPicks.value);
  if (menu && !menu.ok) return menu;
  const end =
    demo.tries === undefined
      ? ok({ picks: shownPicks.value, refusal: null })
      : refusalOfText(game, position, demo.tries);
  if (!end.ok) return end;
  const look = demo.look === undefined ? null : squareNamed(game.board, demo.look);
  if (demo.look !== undefined && look === null) return problem(`"${demo.look}" is no square of this board.`);

  const { refusal } = end.value;
  const done = menu?.value.kind === 'act' ? game.play(position, shownPicks.value) : null;
  if (done && !done.ok) return done;
  const last = done ? playedAction(shownPicks.value, done.value) : null;
  const mentions: readonly Mention[] = [
    ...stepsOf(actions.value),
    ...(refusal ? [{ rule: refusal.rule, proof: { kind: 'refusal' as const } }] : []),
    ...factsOf(game, position, demo.lens, look),
    ...(menu ? hintsIn(menu.value) : []),
    ...(last ? [...hintsAlong(game, position, last.picks), ...stepsOf([last])] : []),
  ];
  const proofs = mentions.filter((each) => each.rule === rule).map(({ proof }) => proof);
  const named = [...new Set(mentions.map((each) => each.rule))];
  return ok({ start: start.value, actions: actions.value, ...end.value, look, last, proofs, named });
};

/** Plays a demonstration of a clause. Fails if the engine never cites the clause. */
export const demonstrate = (game: Game, rule: RuleId, demo: Demo): Result<PlayedDemo, Problem> => {
  const played = playDemo(game, rule, demo);
  if (!played.ok || played.value.proofs.length > 0) return played;
  const named = played.value.named.join(', ');
  return err({ text: `Nothing here names ${rule}${named && `, only ${named}`}.`, rule });
};

/**
 * Makes a demo that plays an example by one reading of a clause.
 * If the reading forbids the final action of the example, the demo shows the refusal.
 */
export const exampleDemo = (
  game: Game,
  option: DisputedOption,
  { at, play }: ReadingExample,
  isOther: boolean,
): Demo => {
  const ours = at === undefined ? game.setup(1) : unwrap(game.read(at));
  const start = withReading(option, ours, isOther);
  const demo = { says: readingSentence(option, isOther), at: game.write(start) };
  if (playText(game, start, play).ok) return { ...demo, play };
  const actions = play.split(';');
  return { ...demo, play: actions.slice(0, -1).join(';'), tries: actions.at(-1)?.trim() ?? '' };
};
