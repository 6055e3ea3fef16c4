/** Who wins a position, whatever the other side answers: first within one turn, then within two, and so on. */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other, type Side } from '../kernel/side.ts';
import type { ProofNode } from './node.ts';
import { createProof } from './proof.ts';

export interface ProofRequest {
  /** The game's id. */
  readonly game: string;
  readonly position: Position;
  /** Seconds after which the search ends. */
  readonly most: number;
}

/** What is proved of a position. */
export interface Proved {
  /** The side that wins; null where neither is proved to. */
  readonly winner: Side | null;
  /** Turns of the winner until it has won; without one, those within which neither side can force a win. */
  readonly turns: number;
  /** The winner's actions, and answers that last longest; as far as no dice are cast. */
  readonly line: readonly (readonly Target[])[];
}

/** Positions made for one side before the other has its turn. */
const SLICE = 4000;
const MOST_TURNS = 20;
/** Most positions kept for one number of turns: some 300 MB. */
const MOST_NODES = 500_000;

/** The number of actions below a proved node, with the answers that last longest. */
const lengthOf = (node: ProofNode): number =>
  (node.children ?? []).reduce((longest, child) => Math.max(longest, 1 + lengthOf(child)), 0);

/** The proved line below a node. */
export const lineOf = (node: ProofNode): Proved['line'] => {
  const line: (readonly Target[])[] = [];
  let at = node;
  for (;;) {
    const [first, ...others] = at.children ?? [];
    if (!first) return line;
    const length = new Map([first, ...others].map((child) => [child, lengthOf(child)]));
    at = others.reduce(
      (best, child) => ((length.get(child) ?? 0) > (length.get(best) ?? 0) ? child : best),
      first,
    );
    if (at.picks.length === 0) return line;
    line.push(at.picks);
  }
};

/**
 * What is proved until `isOver` says so: the shortest win of one of these sides. `onProgress` is called with each
 * number of turns that is searched through.
 */
export const whoWins = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  isOver: () => boolean,
  onProgress: (proved: Proved) => void = () => {},
  sides: readonly Side[] = [position.toMove, other(position.toMove)],
): Proved => {
  const outcome = game.outcome(position);
  let proved: Proved = { winner: outcome?.winner ?? null, turns: 0, line: [] };
  if (outcome) return proved;
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const searches = sides.map((side) => ({
      side,
      proof: createProof(game, evaluation, position, { side, turns }),
    }));
    while (searches.some(({ proof }) => proof.isWon === null)) {
      const nodes = searches.reduce((sum, { proof }) => sum + proof.nodes, 0);
      if (isOver() || nodes > MOST_NODES) return proved;
      for (const { side, proof } of searches) {
        const most = proof.nodes + SLICE;
        proof.run(() => proof.nodes >= most || isOver());
        if (proof.isWon) return { winner: side, turns, line: lineOf(proof.root) };
      }
    }
    proved = { winner: null, turns, line: [] };
    onProgress(proved);
  }
  return proved;
};
