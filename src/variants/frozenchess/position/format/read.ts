/** Strict reading of the position file (section 10.2), with the fault and its place. */
import { agreedEnd } from '../../../../kernel/agreement.ts';
import { checkShape, readFile } from '../../../../kernel/editing/schema.ts';
import { ok, type Problem, problem, type Result } from '../../../../kernel/result.ts';
import { other } from '../../../../kernel/side.ts';
import { SQUARES } from '../board.ts';
import { BARE } from '../setup.ts';
import { withTunnel } from '../squares.ts';
import { aboard, idOf } from '../stacks.ts';
import type { Shadow, Stack, State, Wall } from '../state.ts';
import { inconsistency } from './faults.ts';
import { FILE } from './schema.ts';
import { type File, fileFrom } from './stacks.ts';

const wallList = (file: File): readonly (Wall | null)[] => {
  const walls: (Wall | null)[] = SQUARES.map(() => null);
  for (const [square, waller] of file.walls) walls[square] = { waller, shadow: null };
  for (const [square, { queen, side, range }] of file.queenShadows)
    walls[square] = { waller: queen, shadow: { side, range } };
  return walls;
};

/** The end of the game: by the rules, or by resignation (FC-END-7). */
const endIn = ({ result }: File): Pick<State, 'decided' | 'talk'> =>
  result?.winner && result.by === 'FC-END-7'
    ? { decided: null, talk: { offer: null, agreed: agreedEnd(other(result.winner), result.by) } }
    : { decided: result && { winner: result.winner, rule: result.by } };

const stateFrom = (file: File, ids: readonly number[]): State => {
  const stacks: (Stack | null)[] = SQUARES.map(() => null);
  for (const { square, stack } of file.stacks) if (!stack.shade) stacks[square] = stack;
  const shadows = file.stacks
    .filter(({ stack }) => stack.shade)
    .map(({ square, stack }): Shadow => ({ square, stack }));
  return {
    ...BARE,
    toMove: file.toMove,
    ply: file.plies,
    lastNull: file.lastNull,
    nextId: file.nextId ?? Math.max(0, ...ids) + 1,
    stacks,
    shadows: shadows.sort((a, b) => idOf(a.stack) - idOf(b.stack)),
    walls: wallList(file),
    tombs: Object.fromEntries(file.tombs),
    exploded: Object.fromEntries(file.exploded),
    corrupted: [...new Set(file.corrupted)].sort((a, b) => a - b),
    traps: file.traps,
    bombs: file.bombs,
    distracts: file.distracts,
    quickened: Object.fromEntries(file.quickened),
    tornados: file.tornados,
    avalanches: file.avalanches,
    tunnels: file.tunnels.reduce(withTunnel, BARE.tunnels),
    pursuit: file.stage,
    seen: file.reps,
    ...endIn(file),
    isFirst: file.rules === 'first',
    surrounds: file.pincer === 'all',
    marchCaptures: file.march === 'any',
  };
};

export const readPosition = (text: string): Result<State, Problem> => {
  const json = readFile(text);
  if (!json.ok) return json;
  const shape = checkShape(FILE, json.value);
  if (!shape.ok) return shape;
  const read = fileFrom(shape.value);
  if (!read.ok) return read;
  const file = read.value;
  const ids = [
    ...file.stacks.flatMap(({ stack }) => aboard(stack).map((unit) => unit.id)),
    ...file.tombs.flatMap(([, { queue }]) => queue.map((unit) => unit.id)),
  ];
  const state = stateFrom(file, ids);
  const wrong = inconsistency(file, ids, state);
  return wrong ? problem(wrong) : ok(state);
};
