/** Proofs of wins and losses that a selective search can miss. */
import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { unwrap } from '../kernel/result.ts';
import { other } from '../kernel/side.ts';
import { createProof, type Killers } from '../prover/proof.ts';
import { lineOfProof } from '../prover/who-wins.ts';
import { positionsAfter } from './at-once.ts';
import type { Candidate } from './candidates.ts';

/** Number of listed actions that cost as much as one node of a proof's budget. */
export const LISTED_PER_NODE = 10;
const nodesOf = (listed: number): number => Math.ceil(listed / LISTED_PER_NODE);

/** Longest win looked for, in turns of the side to move. */
const MAX_OWN_TURNS = 2;
/** Maximum number of actions that may be listed to refute one candidate, because many candidates are tested. */
const MAX_LISTED_ACTIONS = 300;

interface ForcedWin {
  readonly line: readonly (readonly Target[])[];
  /** Turns of both sides until the win. */
  readonly end: number;
}

interface Proofs {
  /** Tries to prove a forced win within two turns of the side to move. `nodes` is the work, in positions. */
  proveForcedWin(
    nodeBudget: number,
    shouldStop: () => boolean,
  ): { readonly found: ForcedWin | null; readonly nodes: number };
  /** Whether a candidate loses: the other side provably wins next turn. */
  isLosing(candidate: Candidate): boolean;
  /** Returns an action that avoids a proved loss next turn, 'none' if every action loses, or null if stopped early. */
  findDefence(shouldStop: () => boolean): readonly Target[] | 'none' | null;
}

export const createProofs = (game: Game, evaluation: Evaluation, root: Position): Proofs => {
  const side = root.toMove;
  const killers: Killers = { winning: [], refuting: [] };
  const losing = new Map<number, boolean>();

  const isWonByOther = (position: Position): boolean => {
    let listed = 0;
    const proof = createProof(game, evaluation, position, { side: other(side), turns: 1 }, killers);
    proof.run(() => ++listed > MAX_LISTED_ACTIONS);
    return proof.isWon === true;
  };

  /** Counts the turns of both sides up to the win. If the line stops at dice, returns the largest possible count. */
  const turnsToWin = (line: ForcedWin['line']): number => {
    let position = root;
    let turn = root.ply;
    for (const picks of line) {
      turn = position.ply;
      position = unwrap(game.play(position, picks)).state;
    }
    return game.outcome(position) ? turn - root.ply + 1 : 2 * MAX_OWN_TURNS - 1;
  };

  const isRefuted = ({ path, after }: Candidate): boolean =>
    positionsAfter(game, evaluation, root, path.act, after)?.every(isWonByOther) ?? false;

  return {
    proveForcedWin(nodeBudget, shouldStop) {
      let listed = 0;
      const isSpent = () => ++listed > nodeBudget * LISTED_PER_NODE || shouldStop();
      for (const turns of evaluation.isNearEnd?.(root) ? [1, MAX_OWN_TURNS] : [MAX_OWN_TURNS]) {
        const proof = createProof(game, evaluation, root, { side, turns });
        proof.run(isSpent);
        const line = proof.isWon ? lineOfProof(proof.root) : [];
        if (line.length > 0) return { found: { line, end: turnsToWin(line) }, nodes: nodesOf(listed) };
      }
      return { found: null, nodes: nodesOf(listed) };
    },

    isLosing(candidate) {
      const found = losing.get(candidate.hash) ?? isRefuted(candidate);
      losing.set(candidate.hash, found);
      return found;
    },

    findDefence(shouldStop) {
      const proof = createProof(game, evaluation, root, { side: other(side), turns: 1 }, killers);
      proof.run(shouldStop);
      if (proof.isWon) return 'none';
      const defence = proof.root.children?.find((child) => child.proof !== 0 && child.picks.length > 0);
      return defence?.picks ?? null;
    },
  };
};
