/** Results of actions. Few are kept: the positions of a long game take a thousand times the room of its actions. */
import type { Position } from '../../kernel/game.ts';
import type { Turned } from '../../kernel/record.ts';

/** Results kept over all lines: what the list of turns shows, and a few more. In a crowded game each takes 2 MB. */
const RECENT = 48;
/** A milestone is kept every so many actions of a line; those between are replayed from there. */
export const APART = 32;

/** The latest results, the last one at the end. */
const recent = new Set<CachedTurn>();

const touch = (turn: CachedTurn): void => {
  recent.delete(turn);
  recent.add(turn);
  const [oldest] = recent;
  if (recent.size <= RECENT || !oldest) return;
  recent.delete(oldest);
  oldest.forget();
};

/** A turn that may be forgotten, and is then replayed from the one before. */
export class CachedTurn implements Turned {
  readonly picks: Turned['picks'];
  readonly #before: Turned | Position;
  readonly #again: (before: Position) => Turned;
  /** Its distance from the first kept action before it. */
  readonly #place: number;
  #turned: Turned | null;
  /** A private copy: data derived from a position lives as long as that very object. */
  #milestone: Position | null = null;
  /** A copy of the milestone for callers. */
  #lent: Position | null = null;

  constructor(turned: Turned, before: Turned | Position, again: (before: Position) => Turned) {
    this.picks = turned.picks;
    this.#turned = turned;
    this.#before = before;
    this.#again = again;
    this.#place = before instanceof CachedTurn ? before.#place + 1 : 1;
    touch(this);
  }

  get position(): Position {
    if (!this.#milestone || this.#turned) return this.#known().position;
    touch(this);
    this.#lent ??= { ...this.#milestone };
    return this.#lent;
  }

  readonly did: Turned['did'] = () => this.#known().did();

  readonly tell: Turned['tell'] = () => this.#known().tell();

  forget(): void {
    if (this.#place % APART === 0 && this.#turned) this.#milestone ??= { ...this.#turned.position };
    this.#turned = null;
    this.#lent = null;
  }

  #known(): Turned {
    if (!this.#turned) {
      const turned = this.#again('picks' in this.#before ? this.#before.position : this.#before);
      this.#turned = this.#lent ? { ...turned, position: this.#lent } : turned;
    }
    touch(this);
    return this.#turned;
  }
}
