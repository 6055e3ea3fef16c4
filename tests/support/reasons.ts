/**
 * The laws of a no, on random positions and random tries: it has a clause of the rulebook and a sentence,
 * whatever square it speaks of it lights at least one, and it names the cause: with the unit named as the
 * cause off the board, the try is legal or is refused otherwise.
 */
import { type Refusal, refusalIn } from '../../src/kernel/asking/menu.ts';
import { direction, option, spell, square, type Target, unit } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import { type Rng, roll, seeded } from '../../src/kernel/chance.ts';
import type { Editor } from '../../src/kernel/editing/edit.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { squaresIn, wrongRefusal } from '../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';

export interface Tried {
  /**
   * How many pairs of a position and picks were tried, how many of them were refused, and how many causes
   * were taken away.
   */
  tries: number;
  refused: number;
  removed: number;
  readonly broken: string[];
}

/** Anything a hand can pick: mostly squares, and among them mostly those of the question. */
const randomTarget = (
  game: Game,
  position: Position,
  picks: readonly Target[],
  dice: Rng,
): readonly [Target, Rng] => {
  const [kind, afterKind] = roll(dice, 20, 1);
  const menu = kind <= 8 ? game.ask(position, picks) : null;
  const listed = menu?.ok && menu.value.kind === 'ask' ? menu.value.choices : [];
  const [number, next] = roll(
    afterKind,
    Math.max(1, listed.length > 0 ? listed.length : game.board.squares.length),
    1,
  );
  const choice = listed[number - 1];
  if (choice) return [choice.target, next];
  if (kind === 20) return [option('nonsense'), next];
  if (kind === 19) return [direction('ne'), next];
  if (kind === 18) return [unit(number), next];
  return [square(number - 1), next];
};

/** The board without what stands there; null where that is no position. */
const without = (game: Game, editor: Editor, position: Position, at: number): Position | null => {
  const read = game.read(editor.write(editor.clear(position, at)));
  return read.ok ? read.value : null;
};

/**
 * The same no although a unit that it names as its cause is gone. The mover is never the cause, nor who
 * stands on a mark that may be it.
 */
const unmoved = (
  game: Game,
  editor: Editor,
  position: Position,
  picks: readonly Target[],
  refusal: Refusal,
  tried: Tried,
): string | null => {
  const movers = picks.slice(0, -1).flatMap((pick) => (pick.kind === 'square' ? [pick.square] : []));
  const named = squaresIn(game, refusal.text);
  const { units, marks } = game.view(position);
  const cause = refusal.squares.find(
    (each) =>
      named.includes(each) &&
      !movers.includes(each) &&
      !marks[each] &&
      Object.values(units).some(({ at }) => at.includes(each)),
  );
  const other =
    cause === undefined || picks.some(({ kind }) => kind === 'unit')
      ? null
      : without(game, editor, position, cause);
  if (cause === undefined || !other || game.outcome(other)) return null;
  tried.removed++;
  const again = game.ask(other, picks);
  const isSame = !again.ok && again.error.rule === refusal.rule && again.error.text === refusal.text;
  return isSame ? `says the same with ${squareName(game.board, cause)} empty` : null;
};

/** Tries something at a position; the dice after it. */
const tryAt = (
  game: Game,
  editor: Editor | null,
  position: Position,
  path: readonly Target[],
  dice: Rng,
  tried: Tried,
): Rng => {
  const [depth, afterDepth] = roll(dice, path.length, 1);
  const begun = path.slice(0, depth - 1);
  const [target, next] = randomTarget(game, position, begun, afterDepth);
  const picks = [...begun, target];
  const answer = game.ask(position, picks);
  tried.tries++;
  if (answer.ok) return next;
  tried.refused++;
  const refusal = refusalIn(answer.error);
  const [sample, after] = roll(next, 4, 1);
  const wrong =
    wrongRefusal(game, refusal) ??
    (editor && sample === 1 ? unmoved(game, editor, position, picks, refusal, tried) : null);
  if (wrong)
    tried.broken.push(
      `"${refusal.text}" (${refusal.rule}) ${wrong}: ${spell(game.board, picks)} at ${game.write(position)}`,
    );
  return after;
};

/** So many tries at a position of a random game, and so many actions a game. */
const EACH = 5;
const LONGEST = 80;

/** Tries so many things on random games; `editor` is what takes causes off the board. */
export const triedAtRandom = (game: Game, editor: Editor | null, tries: number, seed = 1): Tried => {
  const tried: Tried = { tries: 0, refused: 0, removed: 0, broken: [] };
  let dice = seeded(seed);
  for (let number = seed; tried.tries < tries; number++) {
    let position = game.setup(number);
    for (let ply = 0; ply < LONGEST && tried.tries < tries; ply++) {
      const walked = randomPicks(game, position, dice);
      if (!walked) break;
      const [path, next] = walked;
      dice = next;
      for (let each = 0; each < EACH && tried.tries < tries; each++)
        dice = tryAt(game, editor, position, path, dice, tried);
      const played = game.play(position, path);
      if (!played.ok) break;
      position = played.value.state;
    }
  }
  return tried;
};
