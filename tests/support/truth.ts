/**
 * Checks the computer's reasons by playing its line: captured units must be gone, a claimed winner must win, a saved
 * unit must be out of reach, an improvement must come from the turn and not just from passing, and pieces must stand
 * where they are named.
 */
import { paths } from '../../src/kernel/asking/legal.ts';
import { option, type Target } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { Breadth, Evaluation } from '../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { other, type Side } from '../../src/kernel/side.ts';
import type { UnitView } from '../../src/kernel/view.ts';
import { capitalize } from '../../src/kernel/words.ts';
import type { OpponentAnswer } from '../../src/opponent/messages.ts';

/** Returns the position after each turn of a line; the last one may be within a turn. */
const turnEnds = (
  game: Game,
  evaluation: Evaluation,
  start: Position,
  line: readonly (readonly Target[])[],
): Position[] => {
  const ends: Position[] = [];
  let position = start;
  for (const picks of line) {
    const played = game.preview(position, picks);
    if (!played.ok) break;
    position = played.value.state;
    if (game.outcome(position) || !evaluation.isMidTurn?.(position)) ends.push(position);
  }
  return ends.at(-1) === position ? ends : [...ends, position];
};

/** Returns the units of a side that a text names, as in "Black's Queen on d5". */
const unitsNamed = (game: Game, position: Position, text: string, side: Side): readonly UnitView[] =>
  Object.values(game.view(position).units).filter((unit) => {
    const kind = game.pieces[unit.type]?.name ?? unit.type;
    const place = squareName(game.board, unit.at[0] ?? 0);
    return unit.side === side && new RegExp(`\\b${kind}s? on ${place}\\b`).test(text);
  });

const idsOf = (game: Game, position: Position, side: Side): ReadonlySet<number> =>
  new Set(
    Object.values(game.view(position).units)
      .filter((unit) => unit.side === side)
      .map(({ id }) => id),
  );

/** A search breadth without limit, since any action may carry out the threat. */
const WIDE: Breadth = { forcing: false, quiet: 1000 };

/**
 * Whether a turn of the side to move can lead to a position that `wanted` accepts. By default only forcing actions are
 * tried.
 */
const canLeadTo = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  wanted: (after: Position) => boolean,
  breadth: Breadth = { forcing: true, quiet: 0 },
): boolean => {
  const side = position.toMove;
  const all = evaluation.actions?.(position, breadth) ?? paths(game.menu(position));
  for (const { picks } of all) {
    const played = game.preview(position, picks);
    if (!played.ok) continue;
    const after = played.value.state;
    if (wanted(after)) return true;
    const isGoingOn = !game.outcome(after) && after.toMove === side && evaluation.isMidTurn?.(after);
    if (isGoingOn && canLeadTo(game, evaluation, after, wanted, breadth)) return true;
  }
  return false;
};

/**
 * Matches pieces of one type by side, name and squares: "White's Rook on a1 and the Pawns on b2 and c2" has two
 * matches. "the" continues the side named before.
 */
const NAMED = /(White's|Black's|the) (?:\d+ )?([A-Z][a-z A-Z]*?) on ((?:[a-p]\d+(?:, | and )?)+)/g;

/** Whether every piece that the text names stands on the named square, with that type and side. */
const standsAsNamed = (game: Game, position: Position, text: string): boolean => {
  const units = Object.values(game.view(position).units);
  let side: Side = 'white';
  for (const [, owner, kind = '', places = ''] of text.matchAll(NAMED)) {
    if (owner !== 'the') side = owner === "White's" ? 'white' : 'black';
    for (const place of places.match(/[a-p]\d+/g) ?? []) {
      const stands = units.some(({ type, side: whose, at }) => {
        const name = game.pieces[type]?.name;
        const isThere = at.some((square) => squareName(game.board, square) === place);
        return isThere && whose === side && (name === kind || `${name}s` === kind);
      });
      if (!stands) return false;
    }
  }
  return true;
};

/** Whether a unit stands on each of these highlighted squares. */
const areSquaresOccupied = (game: Game, position: Position, squares: readonly number[]): boolean => {
  const units = Object.values(game.view(position).units);
  return squares.every((square) => units.some(({ at }) => at.includes(square)));
};

/**
 * Returns the positions on which a turn must improve: the one before it, and the one after passing (where the game has
 * a pass).
 */
const positionsToImprove = (game: Game, position: Position): readonly Position[] => {
  const passed = game.preview(position, [option('00')]);
  return passed.ok ? [position, passed.value.state] : [position];
};

/** Returns the same board at the start of this side's turn; undefined if that is impossible. */
const withTurnOf = (game: Game, evaluation: Evaluation, position: Position, side: Side): Position | undefined =>
  Object.values(game.view(position).units)
    .filter((unit) => unit.side === side)
    .map(({ at }) => game.withSideToMove(position, side, at[0] ?? 0))
    .find((turned) => turned !== null && !evaluation.isMidTurn?.(turned)) ?? undefined;

/** Checks claims about what the turn changes or threatens next; returns the text if it is false. */
const falseChangeClaim = (
  game: Game,
  evaluation: Evaluation,
  start: Position,
  first: Position | undefined,
  text: string,
): string | null => {
  const side = start.toMove;
  const rival = other(side);
  const holds = (): boolean => {
    const term = evaluation.terms.find(({ says }) => text === `${capitalize(says)}.`);
    const grows = (of: (position: Position) => number): boolean =>
      first !== undefined && positionsToImprove(game, start).every((before) => of(first) > of(before));
    if (term) return grows((at) => term.of(at) * (side === 'white' ? 1 : -1));
    if (text === 'Gives check.') return first?.toMove === rival && evaluation.isInCheck?.(first) === true;
    if (/^Gets \w+ out of check\.$/.test(text)) {
      const after = first && withTurnOf(game, evaluation, first, side);
      return evaluation.isInCheck?.(start) === true && after !== undefined && !evaluation.isInCheck(after);
    }
    if (text === 'No other move is possible.') return [...game.actions(start)].length === 1;
    if (/^(?:Gains|Turns|Takes over) /.test(text)) {
      const wealth = (at: Position): number =>
        Object.values(game.view(at).units).reduce(
          (sum, unit) => sum + (unit.side === side ? (evaluation.material[unit.type]?.value ?? 0) : 0),
          0,
        );
      return grows(wealth);
    }
    const [, prey] = /^Threatens (?!to win)(.*)\.$/.exec(text) ?? [];
    if (prey === undefined && text !== 'Threatens to win next turn.') return true;
    const strikes = (after: Position): boolean => {
      if (prey === undefined) return game.outcome(after)?.winner === side;
      const left = idsOf(game, after, rival);
      return unitsNamed(game, start, prey, rival).some(({ id }) => !left.has(id));
    };
    const again = first && withTurnOf(game, evaluation, first, side);
    return (
      again !== undefined &&
      canLeadTo(game, evaluation, again, strikes, WIDE) &&
      !canLeadTo(game, evaluation, start, strikes)
    );
  };
  return holds() ? null : text;
};

/** Returns the text of the computer's reason if it claims something false, else null. */
export const falseClaimOf = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  answer: OpponentAnswer,
): string | null => {
  const { thought, threatPosition, reason } = answer;
  const text = reason?.text ?? '';
  const start = threatPosition ?? position;
  const side = start.toMove;
  const rival = other(side);
  const ends = turnEnds(game, evaluation, start, thought.line);
  const [first, second, third] = ends;
  const isGone = (after: Position | undefined, said: string): boolean => {
    const units = unitsNamed(game, start, said, rival);
    const left = after && idsOf(game, after, rival);
    return left !== undefined && units.length > 0 && units.some(({ id }) => !left.has(id));
  };
  const wins = (after: Position | undefined, who: Side): boolean =>
    after !== undefined && game.outcome(after)?.winner === who;
  const check = (pattern: RegExp, holds: (said: string) => boolean): string | null => {
    const [, said = ''] = pattern.exec(text) ?? [];
    return pattern.test(text) && !holds(said) ? text : null;
  };
  if (!/ at once\./.test(text) && !standsAsNamed(game, start, text)) return text;
  if (!areSquaresOccupied(game, start, reason?.squares ?? [])) return text;
  return (
    // If every turn loses, the claimed winner is the opponent.
    check(/^(\w+) (?:wins|threatens to win) at once\./, (said) => wins(first, said === 'White' ? 'white' : 'black')) ??
    check(/^(\w+) wins in \d+ turns? if this line is played\.$/, (said) =>
      wins(ends.at(-1), said === 'White' ? 'white' : 'black'),
    ) ??
    check(/^Captures (.*?)\./, (said) => isGone(first, said)) ??
    check(/^\w+ threatens (?!to win)(.*)\.$/, (said) => isGone(first, said)) ??
    check(/^Prepares to capture (.*)\.$/, (said) => {
      const isWhole = first && second && idsOf(game, second, side).size >= idsOf(game, first, side).size;
      return isWhole === true && isGone(third, said);
    }) ??
    falseChangeClaim(game, evaluation, start, first, text) ??
    check(
      /^Stops (?:White|Black) from winning next turn/,
      () => first !== undefined && !canLeadTo(game, evaluation, first, (after) => wins(after, rival)),
    ) ??
    check(/^Saves (.*), which (?:White|Black) could capture\.$/, (said) => {
      if (!first) return false;
      const saved = unitsNamed(game, start, said, side).map(({ id }) => id);
      return !canLeadTo(game, evaluation, first, (after) => {
        const left = idsOf(game, after, side);
        return saved.length > 0 && saved.every((id) => !left.has(id));
      });
    })
  );
};
