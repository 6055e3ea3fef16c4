/**
 * Is it true what the computer says of its action? Asked of the engine alone: the line is played, what is said
 * to be captured must be gone, who is said to win must have won, what is said to be saved must be out of reach.
 */
import { squareName } from '../../src/kernel/board/board.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { paths, type Target } from '../../src/kernel/menu.ts';
import { other, type Side } from '../../src/kernel/side.ts';
import type { UnitView } from '../../src/kernel/view.ts';
import type { Worth } from '../../src/kernel/worth.ts';
import type { Answer } from '../../src/opponent/messages.ts';

/** The position after each turn of a line. */
const turnEnds = (
  game: Game,
  worth: Worth,
  start: Position,
  line: readonly (readonly Target[])[],
): Position[] => {
  const ends: Position[] = [];
  let position = start;
  for (const picks of line) {
    const played = game.preview(position, picks);
    if (!played.ok) return ends;
    position = played.value.state;
    if (game.outcome(position) || !worth.isMidTurn?.(position)) ends.push(position);
  }
  return ends;
};

/** Every unit that stands there, and is named so: "Black's Queen on d5". */
const named = (game: Game, position: Position, text: string, side: Side): readonly UnitView[] =>
  Object.values(game.view(position).units).filter((unit) => {
    const kind = game.pieces[unit.type]?.name ?? unit.type;
    const place = squareName(game.board, unit.at[0] ?? 0);
    return unit.side === side && new RegExp(`\\b${kind}s? on ${place}\\b`).test(text);
  });

/** What stands on the board of a side, by id. */
const idsOf = (game: Game, position: Position, side: Side): ReadonlySet<number> =>
  new Set(
    Object.values(game.view(position).units)
      .filter((unit) => unit.side === side)
      .map(({ id }) => id),
  );

/** Does one turn of the side to move lead to such a position? All of its turns are tried where lists are short. */
const leadsTo = (
  game: Game,
  worth: Worth,
  position: Position,
  wanted: (after: Position) => boolean,
): boolean => {
  const side = position.toMove;
  const all = worth.actions?.(position, { forcing: true, quiet: 0 }) ?? paths(game.menu(position));
  for (const { picks } of all) {
    const played = game.preview(position, picks);
    if (!played.ok) continue;
    const after = played.value.state;
    if (wanted(after)) return true;
    const isGoingOn = !game.outcome(after) && after.toMove === side && worth.isMidTurn?.(after);
    if (isGoingOn && leadsTo(game, worth, after, wanted)) return true;
  }
  return false;
};

/** What is untrue of that answer; null if nothing is. */
export const untrue = (game: Game, worth: Worth, position: Position, answer: Answer): string | null => {
  const { thought, turned, reason } = answer;
  const text = reason?.text ?? '';
  const start = turned ?? position;
  const side = start.toMove;
  const rival = other(side);
  const [first, , third] = turnEnds(game, worth, start, thought.line);
  const isGone = (after: Position | undefined, said: string): boolean => {
    const units = named(game, start, said, rival);
    const left = after && idsOf(game, after, rival);
    return left !== undefined && units.length > 0 && units.some(({ id }) => !left.has(id));
  };
  const wins = (after: Position | undefined, who: Side): boolean =>
    after !== undefined && game.outcome(after)?.winner === who;
  const check = (pattern: RegExp, holds: (said: string) => boolean): string | null => {
    const [, said = ''] = pattern.exec(text) ?? [];
    return pattern.test(text) && !holds(said) ? text : null;
  };
  return (
    // Where every turn loses, the other side is who wins.
    check(/^(\w+) (?:wins|threatens to win) at once\./, (said) =>
      wins(first, said === 'White' ? 'white' : 'black'),
    ) ??
    check(/^Captures (.*?)\./, (said) => isGone(first, said)) ??
    check(/^\w+ threatens (?!to win)(.*)\.$/, (said) => isGone(first, said)) ??
    check(/^Prepares to capture (.*)\.$/, (said) => third !== undefined && /./.test(said)) ??
    check(
      /^Stops (?:White|Black) from winning next turn/,
      () => first !== undefined && !leadsTo(game, worth, first, (after) => wins(after, rival)),
    ) ??
    check(/^Saves (.*), which (?:White|Black) could capture\.$/, (said) => {
      if (!first) return false;
      const saved = named(game, start, said, side).map(({ id }) => id);
      return !leadsTo(game, worth, first, (after) => {
        const left = idsOf(game, after, side);
        return saved.length > 0 && saved.every((id) => !left.has(id));
      });
    })
  );
};
