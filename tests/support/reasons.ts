/**
 * Tests the laws of a refusal, on random tries in positions under random readings. A refusal cites a clause, has a
 * sentence, lights a square if it names one, and names the cause: without the named unit the try is legal or refused
 * otherwise. If only one reading of a disputed clause forbids a try, the refusal cites that clause, unless a unit gives
 * check. Seven games in eight start from the example of a disputed clause, with some units added, and also try what the
 * example tries.
 */
import { type Refusal, refusalFrom } from '../../src/kernel/asking/menu.ts';
import { direction, option, readPicks, spell, square, type Target, unit } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import { type Rng, roll, seeded } from '../../src/kernel/chance.ts';
import type { Editor } from '../../src/kernel/editing/edit.ts';
import { type DisputedOption, disputesOf, usesOtherReading, withReading } from '../../src/kernel/editing/options.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { brokenRefusalLaw, squaresNamedIn } from '../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import type { ReadingExamples } from '../../src/kernel/learning/demo.ts';
import { clausesOf, type RuleId } from '../../src/kernel/learning/rulebook.ts';
import { playText } from '../../src/kernel/record.ts';
import { problem, unwrap } from '../../src/kernel/result.ts';
import type { UnitView } from '../../src/kernel/view.ts';
import { listWords } from '../../src/kernel/words.ts';
import { NEAR_READINGS } from './near-readings.ts';

export interface TryCounts {
  /**
   * `tries` and `refused` count tries; `removed` counts refusals tested by removing a named unit. `met` counts, by
   * disputed clause, refused tries that its other reading allows or refuses otherwise.
   */
  tries: number;
  refused: number;
  removed: number;
  readonly met: Map<RuleId, number>;
  readonly broken: string[];
}

/** Returns the position with one disputed rule switched to its other reading; `number` chooses the rule. */
const withOtherReading = (game: Game, position: Position, number: number): Position => {
  const options = disputesOf(game.options);
  const option = options[number % options.length];
  return option ? withReading(option, position, !usesOtherReading(option, position)) : position;
};

/**
 * Returns a random target and the next dice. Half the time it is taken from the question, under the present readings or
 * with one switched; else it is mostly a square of the board.
 */
const randomTarget = (game: Game, position: Position, picks: readonly Target[], dice: Rng): readonly [Target, Rng] => {
  const [kind, afterKind] = roll(dice, 20, 1);
  const asked = kind <= 4 ? position : kind <= 10 ? withOtherReading(game, position, kind) : null;
  const menu = asked && game.ask(asked, picks);
  const listed = menu?.ok && menu.value.kind === 'ask' ? menu.value.choices : [];
  const [number, next] = roll(afterKind, Math.max(1, listed.length > 0 ? listed.length : game.board.squares.length), 1);
  const choice = listed[number - 1];
  if (choice) return [choice.target, next];
  if (kind === 20) return [option('nonsense'), next];
  if (kind === 19) return [direction('ne'), next];
  if (kind === 18) return [unit(number), next];
  return [square(number - 1), next];
};

/** Returns the position without the unit on a square; null if it is illegal then. */
const without = (game: Game, editor: Editor, position: Position, at: number): Position | null => {
  const read = game.read(editor.write(editor.clear(position, at)));
  return read.ok ? read.value : null;
};

type Answer = ReturnType<Game['ask']>;

/** A try: picks at `position`, which is `start` or was reached from it by the actions of an example. */
interface Try {
  readonly game: Game;
  readonly editor: Editor | null;
  readonly start: Position;
  readonly position: Position;
  readonly picks: readonly Target[];
  /** Repeats the actions and the try from another start (one under other readings), and returns the answer. */
  answer(start: Position): Answer;
}

interface RefusedTry extends Try {
  readonly refusal: Refusal;
}

/** Matches an area named by two corners, as in "from b2 to d4"; its corners name no unit. */
const AREA = /from [a-zA-Z]\d+ to [a-zA-Z]\d+/;

/** Returns the squares that a refusal both lights and names. */
const squaresNamed = ({ game, refusal }: RefusedTry): readonly number[] => {
  const named = squaresNamedIn(game, refusal.text.replace(AREA, ''));
  return refusal.squares.filter((each) => named.includes(each));
};

const unitsNamed = (refused: RefusedTry): readonly UnitView[] => {
  const named = squaresNamed(refused);
  const { units } = refused.game.view(refused.position);
  return Object.values(units).filter(({ at }) => named.some((each) => at.includes(each)));
};

/** Removes each possible cause in turn, and returns its square with the answer to the same try without it. */
const withoutCauses = (refused: RefusedTry): readonly (readonly [number, Answer])[] => {
  const { game, editor, position, picks } = refused;
  if (!editor || picks.some(({ kind }) => kind === 'unit')) return [];
  const movers = picks.slice(0, -1).flatMap((pick) => (pick.kind === 'square' ? [pick.square] : []));
  const { marks } = game.view(position);
  const units = unitsNamed(refused).filter(({ type }) => type !== game.royal?.type);
  return squaresNamed(refused).flatMap((each) => {
    const isMarked = marks[each]?.some(({ kind }) => kind !== 'check') ?? false;
    if (movers.includes(each) || isMarked || !units.some(({ at }) => at.includes(each))) return [];
    const other = without(game, editor, position, each);
    return other && !game.outcome(other) ? [[each, game.ask(other, picks)] as const] : [];
  });
};

const isSame = (answer: Answer, { rule, text }: Refusal): boolean =>
  !answer.ok && answer.error.rule === rule && answer.error.text === text;

/** Switches each disputed rule in turn, and returns its clause with the answer under its other reading. */
const byOtherReadings = ({ game, start, answer }: RefusedTry): readonly (readonly [RuleId, Answer])[] =>
  disputesOf(game.options).flatMap((option) => {
    const switched = withReading(option, start, !usesOtherReading(option, start));
    return game.outcome(switched) ? [] : [[option.rule, answer(switched)] as const];
  });

/** Whether the clause of a refusal is that disputed rule, or one whose text the dispute changes. */
const isAbout = ({ game, refusal }: RefusedTry, rule: RuleId): boolean =>
  refusal.rule === rule || clausesOf(game.rules).find(({ id }) => id === refusal.rule)?.other?.by === rule;

/**
 * Returns what is wrong if a refusal stays the same whichever named unit is removed and whichever disputed rule is
 * switched; else null. The mover is not removed, nor a unit on a marked square, since the mark may be the cause.
 */
const findUnrelatedCause = (refused: RefusedTry, tried: TryCounts): string | null => {
  const found = withoutCauses(refused);
  if (found.length === 0) return null;
  tried.removed++;
  const { game, refusal } = refused;
  if (found.some(([, answer]) => !isSame(answer, refusal))) return null;
  const isRead = byOtherReadings(refused).some(([rule, other]) => isAbout(refused, rule) && !isSame(other, refusal));
  const squares = found.map(([square]) => squareName(game.board, square));
  return isRead ? null : `says the same with ${listWords(squares)} empty`;
};

/**
 * Whether a unit named by the refusal gives check: without it the try is legal, or refused because of another unit
 * behind it. A royal cannot be removed, so an enemy royal that is named counts as the cause.
 */
const isCheck = (refused: RefusedTry): boolean => {
  const { game, position, refusal } = refused;
  if (!/\bcheck\b/i.test(refusal.text)) return false;
  const isFoe = ({ type, side }: UnitView) => type === game.royal?.type && side !== position.toMove;
  const isAnother = (answer: Answer) => answer.ok || (answer.error.rule === refusal.rule && !isSame(answer, refusal));
  return unitsNamed(refused).some(isFoe) || withoutCauses(refused).some(([, answer]) => isAnother(answer));
};

/**
 * Returns what is wrong if a refusal does not name the disputed rule whose reading forbids the try, or names one that
 * does not; else null. Tries that begin with another target than a square are skipped, since an action on an area
 * counts all its pieces; so are rules that changed the way to the position.
 */
const findUnnamedReading = (refused: RefusedTry, tried: TryCounts): string | null => {
  const { start, position, picks, refusal } = refused;
  if (picks[0] && picks[0].kind !== 'square') return null;
  for (const [rule, answer] of byOtherReadings(refused)) {
    const isNamed = refusal.rule === rule;
    if (answer.ok || (isNamed && !isSame(answer, refusal))) tried.met.set(rule, (tried.met.get(rule) ?? 0) + 1);
    else if (isNamed && unitsNamed(refused).length === 0) return `is the same by the other reading of ${rule}`;
    if (answer.ok && start === position && !isAbout(refused, rule) && !isCheck(refused))
      return `does not name ${rule}, whose reading alone forbids it`;
  }
  return null;
};

/** Makes a try and counts it; `find` returns what is wrong with its refusal, or null. */
const checkTry = (asked: Try, tried: TryCounts, find: typeof findUnnamedReading): void => {
  const { game, start, position, picks } = asked;
  const answer = asked.answer(start);
  tried.tries++;
  if (answer.ok) return;
  tried.refused++;
  const refusal = refusalFrom(answer.error);
  const wrong = brokenRefusalLaw(game, refusal) ?? find({ ...asked, refusal }, tried);
  if (wrong)
    tried.broken.push(
      `"${refusal.text}" (${refusal.rule}) ${wrong}: ${spell(game.board, picks)} at ${game.write(position)}`,
    );
};

/** Makes a random try at a position; returns the dice after it. */
const tryAt = (
  game: Game,
  editor: Editor | null,
  position: Position,
  path: readonly Target[],
  dice: Rng,
  tried: TryCounts,
): Rng => {
  const [depth, afterDepth] = roll(dice, path.length, 1);
  const begun = path.slice(0, depth - 1);
  const [target, next] = randomTarget(game, position, begun, afterDepth);
  const picks = [...begun, target];
  const answer = (each: Position) => game.ask(each, picks);
  const [sample, after] = roll(next, 4, 1);
  checkTry(
    { game, editor, start: position, position, picks, answer },
    tried,
    sample === 1 ? findUnrelatedCause : findUnnamedReading,
  );
  return after;
};

/** Tries the last action of a line. Does nothing if an earlier action is illegal or the last one cannot be read. */
const tryLine = (game: Game, editor: Editor | null, start: Position, play: string, tried: TryCounts): void => {
  const actions = play.split(';');
  const text = actions.pop()?.trim() ?? '';
  const readAt = (from: Position) => {
    const played = playText(game, from, actions.join(';'));
    if (!played.ok) return null;
    const position = played.value.at(-1)?.position ?? from;
    const spelled = readPicks(game.board, text);
    const read = spelled.ok ? spelled : game.readAction(position, text);
    const picks = !read.ok ? [] : 'picks' in read.value ? read.value.picks : read.value;
    return { position, picks, answer: read.ok ? game.ask(position, picks) : read };
  };
  const read = readAt(start);
  if (!read || (!read.answer.ok && read.answer.error.rule === undefined)) return;
  const answer = (each: Position) => readAt(each)?.answer ?? problem('');
  checkTry({ game, editor, start, position: read.position, picks: read.picks, answer }, tried, findUnnamedReading);
};

/**
 * The number of tries at each position. The next two limit the actions of a game: from the start, and from an example.
 */
const TRIES_A_POSITION = 5;
const MAX_ACTIONS = 80;
const ACTIONS_NEAR_EXAMPLE = 4;
/** The most units that are added to the position of an example. */
const MAX_MORE = 2;

interface Start {
  readonly position: Position;
  /** The number of actions that are played from it. */
  readonly length: number;
  /** The example from which the game starts: its disputed rule decides whether `play` is legal. */
  readonly near?: { readonly dispute: DisputedOption; readonly play: string };
}

/**
 * Returns where a game starts: seven times in eight at the example of a disputed rule, else at the game's own start.
 */
const startOf = (game: Game, examples: ReadingExamples, seed: number): Start => {
  const disputes = disputesOf(game.options);
  const dispute = disputes[seed % disputes.length];
  const example = dispute && (NEAR_READINGS[dispute.rule] ?? examples[dispute.rule]);
  if (!example || seed % 8 === 0) return { position: game.setup(seed), length: MAX_ACTIONS };
  const position = example.at === undefined ? game.setup(seed) : unwrap(game.read(example.at));
  return { position, length: ACTIONS_NEAR_EXAMPLE, near: { dispute, play: example.play } };
};

/** Adds up to MAX_MORE random units on empty squares, if the position stays legal. */
const withMoreUnits = (game: Game, editor: Editor | null, start: Position, dice: Rng): readonly [Position, Rng] => {
  const brushes = editor?.brushes.filter(({ look }) => 'type' in look && look.type !== game.royal?.type) ?? [];
  let [position, next] = [start, dice];
  for (let count = 0; count < MAX_MORE && brushes.length > 0; count++) {
    const [which, after] = roll(next, 2 * brushes.length, 1);
    const [at, rest] = roll(after, game.board.squares.length, 1);
    next = rest;
    const isFree = !Object.values(game.view(position).units).some((each) => each.at.includes(at - 1));
    const draft = isFree && brushes[which - 1]?.put(position, at - 1, at - 1);
    const read = draft && editor ? game.read(editor.write(draft)) : null;
    if (read?.ok) position = read.value;
  }
  return [position, next];
};

/** Returns the position with each disputed rule under a random reading, and the next dice. */
const byRandomReadings = (game: Game, start: Position, dice: Rng): readonly [Position, Rng] =>
  disputesOf(game.options).reduce<readonly [Position, Rng]>(
    ([position, before], dispute) => {
      const [side, after] = roll(before, 2, 1);
      return [withReading(dispute, position, side === 2), after];
    },
    [start, dice],
  );

/**
 * Makes random tries in random games and counts them. `editor` removes the causes of refusals; `examples` are those of
 * the disputed rules.
 */
export const tryAtRandom = (
  game: Game,
  editor: Editor | null,
  tries: number,
  seed = 1,
  examples: ReadingExamples = {},
): TryCounts => {
  const tried: TryCounts = { tries: 0, refused: 0, removed: 0, met: new Map(), broken: [] };
  let dice = seeded(seed);
  for (let number = seed; tried.tries < tries; number++) {
    const start = startOf(game, examples, number);
    const { near } = start;
    let { position } = start;
    if (near) [position, dice] = withMoreUnits(game, editor, position, dice);
    [position, dice] = byRandomReadings(game, position, dice);
    if (near)
      for (const isOther of [false, true])
        tryLine(game, editor, withReading(near.dispute, position, isOther), near.play, tried);
    for (let ply = 0; ply < start.length && tried.tries < tries; ply++) {
      const walked = randomPicks(game, position, dice);
      if (!walked) break;
      const [path, next] = walked;
      dice = next;
      for (let each = 0; each < TRIES_A_POSITION && tried.tries < tries; each++)
        dice = tryAt(game, editor, position, path, dice, tried);
      const played = game.play(position, path);
      if (!played.ok) break;
      position = played.value.state;
    }
  }
  return tried;
};
