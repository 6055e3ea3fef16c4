/** The laws of every game, checked at one position. Random games check the laws in tests and on the command line. */
import { menuHasAction } from '../asking/legal.ts';
import type { MayContinue, Menu } from '../asking/menu.ts';
import { sameTarget, spell, type Target } from '../asking/target.ts';
import type { Square } from '../board/board.ts';
import { randomIndexFrom, seeded } from '../chance.ts';
import { deepEqual } from '../deep-equal.ts';
import { foldView } from '../fold.ts';
import { canAct, type Game, type Position } from '../game.ts';
import { clausesOf, type Rulebook } from '../learning/rulebook.ts';
import { memoize } from '../memoize.ts';
import { playFirst } from '../record.ts';
import type { Problem } from '../result.ts';

const snapshotOf = (game: Game, position: Position): unknown => [
  game.view(position),
  game.outcome(position),
  game.write(position),
];

const roundTrip = (position: Position): Position => JSON.parse(JSON.stringify(position)) as Position;

export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
};

const idsOf = memoize((rules: Rulebook): ReadonlySet<string> => new Set(clausesOf(rules).map(({ id }) => id)));

/** Whether a text is a sentence without raw values such as NaN, which players must never read. */
export const isSentence = (text: string): boolean =>
  /^[\p{L}\d"“#][^!]*[.”"’)]$/u.test(text) && !/\b(undefined|null|NaN|invalid)\b|\[object/i.test(text);

/** Returns the squares that a text names. The word "e12" does not name e1. */
export const squaresNamedIn = (game: Game, text: string): readonly Square[] => {
  const words = new Set(text.match(/[A-Za-z]\d+/g) ?? []);
  return game.board.squares.filter(({ name }) => words.has(name)).map(({ square }) => square);
};

/** Returns how a refusal breaks a law, such as "is no sentence". Null if no law is broken. */
export const brokenRefusalLaw = (game: Game, { rule, text, squares = [] }: Problem): string | null => {
  if (rule === undefined || !idsOf(game.rules).has(rule)) return `names no clause of the rulebook: ${rule}`;
  if (!isSentence(text)) return 'is no sentence';
  if (!squares.every((each) => game.board.squares[each])) return 'lights a square off the board';
  return squares.length === 0 && squaresNamedIn(game, text).length > 0 ? 'speaks of a square and lights none' : null;
};

const checkQuestion = (
  game: Game,
  menu: Menu<unknown>,
  ids: ReadonlySet<string>,
  ply: number,
  report: (law: string) => void,
): void => {
  if (menu.kind === 'act') return;
  const count = game.board.squares.length;
  // Tests only one choice per ply, since testing all takes long.
  const sure = menu.choices[ply % menu.choices.length];
  if (sure?.kind === 'open' && sure.quickTest?.(() => true) && !menuHasAction(sure.next()))
    report(`${spell(game.board, [sure.target])} surely leads on, and leads nowhere`);
  menu.choices.forEach((choice, index) => {
    const name = spell(game.board, [choice.target]);
    if (menu.choices.findIndex((each) => sameTarget(each.target, choice.target)) !== index)
      report(`two choices of a question are alike: ${name}`);
    const said = choice.kind === 'refused' ? choice.why() : choice.hint?.();
    if (!said) return;
    if (!ids.has(said.rule)) report(`${name} names the clause ${said.rule}, which is not in the rulebook`);
    if (!said.text.trim()) report(`${name} is refused without a word`);
    if (!said.squares.every((square) => square >= 0 && square < count)) report(`${name} lights a square off the board`);
  });
};

/** Returns the laws that an action breaks. Each sentence names the position and the picks, to repeat the fault. */
export const brokenLaws = (game: Game, position: Position, picks: readonly Target[]): readonly string[] => {
  const broken: string[] = [];
  const at = () => `${game.id}, ${game.write(position)}, ${spell(game.board, picks)}`;
  const report = (law: string) => broken.push(`${law} (${at()})`);
  const ids = idsOf(game.rules);

  deepFreeze(position);
  for (let length = 0; length <= picks.length; length++) {
    const menu = game.ask(position, picks.slice(0, length));
    if (!menu.ok) return [`an open choice leads to no action: ${menu.error.text} (${at()})`];
    checkQuestion(game, menu.value, ids, position.ply, report);
  }
  const played = game.play(position, picks);
  if (!played.ok) return [`an open choice cannot be played: ${played.error.text} (${at()})`];
  const { state } = played.value;
  const steps = played.value.tell();

  const copy = roundTrip(position);
  if (!deepEqual(copy, position)) report('a position is not plain JSON');
  const again = game.play(copy, picks);
  if (!again.ok || !deepEqual(again.value.tell(), steps) || !deepEqual(again.value.state, state))
    report('through JSON and back it plays otherwise');

  const did = played.value.ownSteps();
  if (!deepEqual(steps.slice(0, did.length), did)) report('what an action did is not told first');

  const after = game.view(state);
  if (!deepEqual(foldView(game.view(position), steps), after)) report('the steps, folded, do not give the new view');
  for (const { rule } of steps)
    if (!ids.has(rule)) report(`a step names the clause ${rule}, which is not in the rulebook`);
  if (steps.length === 0) report('an action is told by no step');
  if (steps.some(({ events, text }) => events.length === 0 && !text)) report('a step has neither events nor words');

  const preview = game.preview(position, picks);
  if (!preview.ok) report('an action that can be played cannot be previewed');
  else {
    const chance = steps.some(({ events }) => events.some(({ kind }) => kind === 'rolled'));
    if (!chance && !deepEqual(preview.value.tell(), steps)) report('the preview tells other steps than the action');
    if (position.rng) {
      const elsewhere = game.preview({ ...position, rng: seeded(1 + picks.length) }, picks);
      if (!elsewhere.ok || !deepEqual(elsewhere.value.tell(), preview.value.tell()))
        report('the preview depends on the dice');
    }
  }

  const text = game.write(state);
  const read = game.outcome(state) ? null : game.read(text);
  if (read && !read.ok) report(`a position written as "${text}" cannot be read: ${read.error.text}`);
  if (read?.ok && game.write(read.value) !== text)
    report(`a position written as "${text}" is read as "${game.write(read.value)}"`);
  if (!game.outcome(state) && !canAct(game, state)) report('the game is not over, and nobody can act');
  if (/ wins\.$/.test(game.outcome(state)?.text ?? '')) report('the end says who wins, which is said beside it');
  if (game.outcome(state) && game.ask(state, []).ok) report('the game is over, and yet something is asked');
  const looksOtherwise = (own: Position, written: Position) =>
    JSON.stringify(snapshotOf(game, own)) !== JSON.stringify(snapshotOf(game, written));
  // The call for the next action tests the new position, unless the game is over.
  if (looksOtherwise(position, copy) || (game.outcome(state) && looksOtherwise(state, roundTrip(state))))
    report('through JSON and back it looks otherwise');
  return broken;
};

const snapshotOfAnswer = (game: Game, position: Position, picks: readonly Target[]): unknown => {
  const menu = game.ask(position, picks);
  if (!menu.ok) return menu.error;
  return menu.value.kind === 'act' ? null : menu.value.choices.map(({ kind, target }) => [kind, target]);
};

const pollBudget = (count: number): MayContinue => {
  let left = count;
  return () => left-- > 0;
};

const MAX_SLICE_POLLS = 12;

/** Returns a sentence for each answer that changes because the game remembers earlier questions or searches. */
export const brokenMemory = (
  game: Game,
  position: Position,
  actions: readonly (readonly Target[])[],
  seed: number,
): readonly string[] => {
  const die = randomIndexFrom(seed);
  const used = roundTrip(position);
  return actions
    .flatMap((picks) => [...picks.map((_, length) => picks.slice(0, length)), picks])
    .map((picks) => ({ picks, place: die(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .filter(({ picks, place }) => {
      while (!game.prepare(used, picks, pollBudget(1 + (place % MAX_SLICE_POLLS))) && place % 2 === 0);
      return !deepEqual(snapshotOfAnswer(game, used, picks), snapshotOfAnswer(game, roundTrip(position), picks));
    })
    .map(
      ({ picks }) =>
        `"${spell(game.board, picks)}" is answered otherwise after other questions (${game.write(position)})`,
    );
};

/** Returns the faults of an action's notation, such as being read as another action. */
export const brokenNotation = (game: Game, position: Position, picks: readonly Target[]): readonly string[] => {
  const spelling = spell(game.board, picks);
  const [action] = game.actions(position, picks);
  if (!action) return [`${spelling} is not among the actions (${game.write(position)})`];
  if (!game.kinds.includes(action.kind))
    return [`${spelling} is of the kind "${action.kind}", which is none of the game's`];
  const read = game.readAction(position, action.notation);
  if (!read.ok) return [`"${action.notation}" cannot be read: ${read.error.text} (${game.write(position)})`];
  const meant = game.play(position, read.value.picks);
  const played = game.play(position, picks);
  if (!meant.ok || !played.ok || !deepEqual(meant.value.state, played.value.state))
    return [
      `"${action.notation}" is read as "${spell(game.board, read.value.picks)}", not "${spelling}" (${game.write(position)})`,
    ];
  const told = game.notate(position, picks, played.value.tell());
  const again = told === action.notation ? null : playFirst(game, position, told);
  if (again && !again.ok) return [`"${told}" cannot be played again: ${again.error.text} (${game.write(position)})`];
  return again && !deepEqual(again.value.action.tell(), played.value.tell())
    ? [`"${told}" plays otherwise than it was told (${game.write(position)})`]
    : [];
};

/** Returns every text that differs from `text` by one typo. Wrong characters come from `alphabet`. */
export const typosOf = (text: string, alphabet: string): readonly string[] => {
  const changed = Array.from({ length: text.length + 1 }, (_, index) => {
    const [before, sign, after] = [text.slice(0, index), text.charAt(index), text.slice(index + 1)];
    const others = [...alphabet].flatMap((other) => [before + other + after, before + other + sign + after]);
    return [before + after, before + sign + sign + after, before + after.charAt(0) + sign + after.slice(1), ...others];
  });
  return [...new Set(changed.flat())].filter((each) => each !== text);
};

/**
 * Returns how a text breaks the law that a game writes actions just as the game reads them; null if the law holds.
 * The law excepts picks (`e2 e4`) and the forms that the game declares in `acceptedForms`.
 */
export const brokenTextLaw = (game: Game, position: Position, text: string): string | null => {
  const bare = (each: string, before: Position): string =>
    game.acceptedForms.reduce(
      (left, each) => ('form' in each ? left.replace(each.form, '') : each.plain(left, before)),
      each.trim(),
    );
  let [at, rest, broken] = [position, text.trim(), ''];
  while (rest) {
    const played = playFirst(game, at, rest);
    if (!played.ok) return null;
    const { action } = played.value;
    const read = rest.slice(0, rest.length - played.value.rest.length);
    const written = game.notate(at, action.picks, action.tell());
    const isPicks = read.trim().split(/\s+/).join(' ') === spell(game.board, action.picks);
    if (!isPicks && bare(read, at) !== bare(written, at))
      broken ||= `"${text}" is read as "${written}" (${game.write(position)})`;
    at = action.position;
    rest = played.value.rest;
  }
  return broken || null;
};
