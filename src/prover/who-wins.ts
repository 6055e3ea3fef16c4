/** Proves who wins. Searches deepen turn by turn, so that the first win found is the shortest. */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other, type Side } from '../kernel/side.ts';
import type { ProofNode } from './node.ts';
import { createProof } from './proof.ts';

export interface ProofRequest {
  readonly game: string;
  readonly position: Position;
  readonly seconds: number;
}

export interface ProofResult {
  readonly winner: Side | null;
  /** The winner's turns until the win. Without a win, the depth searched, in turns. */
  readonly turns: number;
  /** The winning line against the longest defence, up to a roll of dice, after which the line depends on the result. */
  readonly line: readonly (readonly Target[])[];
  /** False if the search left out actions whose dice results are unknown. A win is always exact. */
  readonly isExact: boolean;
}

/** Number of nodes in a slice. Slices of both sides' searches alternate, since either side may win. */
const NODES_PER_SLICE = 4000;
const MAX_TURNS = 20;
/** The maximum number of nodes at one depth. So many nodes take about 300 MB. */
const MAX_NODES = 500_000;

const lengthOf = (node: ProofNode): number =>
  (node.children ?? []).reduce((longest, child) => Math.max(longest, 1 + lengthOf(child)), 0);

/** Returns a proof's longest line, as the loser defends as long as possible. The line ends at the first dice roll. */
export const lineOfProof = (node: ProofNode): ProofResult['line'] => {
  const line: (readonly Target[])[] = [];
  let at = node;
  for (;;) {
    const [first, ...others] = at.children ?? [];
    if (!first) return line;
    const length = new Map([first, ...others].map((child) => [child, lengthOf(child)]));
    at = others.reduce((best, child) => ((length.get(child) ?? 0) > (length.get(best) ?? 0) ? child : best), first);
    if (at.picks.length === 0) return line;
    line.push(at.picks);
  }
};

/** Seeks the shortest proved win of one or both sides. */
export const whoWins = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  shouldStop: () => boolean,
  onProgress: (proved: ProofResult) => void = () => {},
  sides: readonly Side[] = [position.toMove, other(position.toMove)],
): ProofResult => {
  const outcome = game.outcome(position);
  let proved: ProofResult = { winner: outcome?.winner ?? null, turns: 0, line: [], isExact: true };
  if (outcome) return proved;
  for (let turns = 1; turns <= MAX_TURNS; turns++) {
    const searches = sides.map((side) => ({
      side,
      proof: createProof(game, evaluation, position, { side, turns }),
    }));
    while (searches.some(({ proof }) => proof.isWon === null)) {
      const nodes = searches.reduce((sum, { proof }) => sum + proof.nodes, 0);
      if (shouldStop() || nodes > MAX_NODES) return proved;
      for (const { side, proof } of searches) {
        const most = proof.nodes + NODES_PER_SLICE;
        proof.run(() => proof.nodes >= most || shouldStop());
        if (proof.isWon) return { winner: side, turns, line: lineOfProof(proof.root), isExact: true };
      }
    }
    const isExact = searches.every(({ proof }) => proof.isExact);
    proved = { winner: null, turns, line: [], isExact };
    onProgress(proved);
  }
  return proved;
};
