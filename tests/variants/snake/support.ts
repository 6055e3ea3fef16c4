/** Helpers for tests of Snake: positions and plays in the rules document's notation. */
import { isListed } from '../../../src/kernel/asking/legal.ts';
import type { Menu } from '../../../src/kernel/asking/menu.ts';
import type { Target } from '../../../src/kernel/asking/target.ts';
import { type Rng, roll, seeded } from '../../../src/kernel/chance.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { playText } from '../../../src/kernel/record.ts';
import { err, ok, type Problem, type Result } from '../../../src/kernel/result.ts';
import { GAME } from '../../../src/variants/snake/index.ts';

export const START = 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1';

/** Reads a position file; throws if it cannot be read. */
export const at = (text: string): Position => {
  const read = GAME.read(text);
  invariant(read.ok, read.ok ? '' : read.error.text);
  return read.value;
};

/** Returns the position after plays in notation, or the first refusal. */
export const after = (text: string, plays: string): Result<Position, Problem> => {
  const turns = playText(GAME, at(text), plays);
  if (!turns.ok) return err(turns.error);
  const last = turns.value.at(-1);
  invariant(last, 'something is played');
  return ok(last.position);
};

/** Returns the position after plays that must be legal. */
export const played = (text: string, plays: string): Position => {
  const result = after(text, plays);
  invariant(result.ok, result.ok ? '' : result.error.text);
  return result.value;
};

/** Strips the annotations of a first part: `Hg1-e2/S0` becomes `Hg1-e2`. */
const bare = (notation: string): string => notation.replace(/\/S0|#/g, '');

/** Returns all first-part moves, or those of the piece on a square, sorted. */
export const firstParts = (position: Position, from?: string): readonly string[] =>
  [...GAME.actions(position)]
    .filter(({ kind, spelling }) => kind !== 'snake' && (!from || spelling.startsWith(from)))
    .map(({ notation }) => bare(notation))
    .sort();

/** Returns the squares to which the Snake of the side to move may go, before any piece moves. */
export const snakeSquares = (position: Position): readonly string[] =>
  GAME.look(position, 'exits', null)
    .filter(([, { kind }]) => kind === 'exit')
    .map(([square]) => GAME.board.squares[square]?.name ?? '')
    .sort();

/** Returns the Snake moves that can be played now, sorted; null if a piece must move first. */
export const headMoves = (position: Position): readonly string[] | null => {
  const actions = [...GAME.actions(position)];
  return actions.every(({ kind }) => kind === 'snake') ? actions.map(({ spelling }) => spelling).sort() : null;
};

export const completePlays = (
  position: Position,
): { readonly plays: readonly string[]; readonly stranding: readonly string[] } => {
  const plays: string[] = [];
  const stranding: string[] = [];
  for (const { picks, notation } of GAME.actions(position)) {
    const half = GAME.play(position, picks);
    if (!half.ok) continue;
    if (GAME.outcome(half.value.state)?.rule === 'SN-END-2') stranding.push(bare(notation));
    for (const second of GAME.actions(half.value.state)) plays.push(`${notation}/${second.notation}`);
  }
  return { plays: plays.sort(), stranding: stranding.sort() };
};

/** Generates every action below a menu that carries no warning of losing at once. */
function* safePaths(menu: Menu<unknown>, picks: readonly Target[] = []): Generator<readonly Target[]> {
  if (menu.kind === 'act') yield picks;
  else
    for (const choice of menu.choices)
      if (isListed(choice) && choice.tone() !== 'danger') yield* safePaths(choice.next(), [...picks, choice.target]);
}

export interface SnakePly {
  readonly position: Position;
  readonly picks: readonly Target[];
}

/** Plays a random game without stranding moves; plain random games strand a Snake within a few plays. */
export function* carefulGame(seed: number, actions: number): Generator<SnakePly> {
  let position = GAME.setup(seed);
  let dice: Rng = seeded(seed);
  for (let count = 0; count < actions; count++) {
    const root = GAME.ask(position, []);
    const paths = root.ok ? [...safePaths(root.value)] : [];
    if (paths.length === 0) return;
    const [number, next] = roll(dice, paths.length, 1);
    const picks = paths[number - 1] ?? [];
    yield { position, picks };
    const done = GAME.play(position, picks);
    invariant(done.ok, 'a listed action can be played');
    position = done.value.state;
    dice = next;
  }
}
