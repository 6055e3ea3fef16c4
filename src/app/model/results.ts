/** What the actions of a tree led to. Trees that grow from one another share theirs. */
import type { Turned } from '../../kernel/record.ts';
import type { TreeNode } from './tree.ts';

/** A cache by node, whose action never changes: two trees may use one id for different actions. */
export class Results {
  /** A WeakMap, since a line may have 20,000 nodes and a private field of each would take a kilobyte. */
  readonly #turns = new WeakMap<TreeNode, Turned>();

  of(node: TreeNode): Turned | undefined {
    return this.#turns.get(node);
  }

  has(node: TreeNode): boolean {
    return this.#turns.has(node);
  }

  add(node: TreeNode, turned: Turned): void {
    this.#turns.set(node, turned);
  }
}
