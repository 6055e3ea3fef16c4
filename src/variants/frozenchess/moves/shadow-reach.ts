/** Where shadows move (FC-SHAD-3) and capture each other (FC-SHAD-4). */
import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { capitalize, countWords } from '../../../kernel/words.ts';
import { fileOf, nameOf, rankOf } from '../position/board.ts';
import { isPeaceful, KIND_NAMES } from '../position/kinds.ts';
import { obstacle, theActor } from '../position/names.ts';
import { unitOf } from '../position/shadows.ts';
import { isCorrupted, isEmpty, isFilled } from '../position/squares.ts';
import { rangeOf } from '../position/stacks.ts';
import type { Shadow, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { hasHurdle } from './bent-lines.ts';
import { whyNoHurdle } from './closed.ts';
import { type BoardLine, linesOf, type Purpose } from './lines.ts';
import { isKnightLeap, PATTERN_WORDS } from './tables.ts';

type ShadowPath = readonly Square[];

const linesFor = (shadow: Shadow, purpose: Purpose): readonly BoardLine[] =>
  linesOf(unitOf(shadow).kind, unitOf(shadow).aim, purpose, shadow.square);

const barrierText = (state: State, square: Square): string => {
  if (isFilled(state, square)) return obstacle(state, square);
  return isCorrupted(state, square) ? `the corrupted square ${nameOf(square)}` : `the closed tomb on ${nameOf(square)}`;
};

const rangeFor = ({ stack }: Shadow): number => rangeOf(stack.units[0], stack);

const lineEnds = (state: State, shadow: Shadow, lines: readonly BoardLine[]): ReadonlyMap<Square, ShadowPath> => {
  const found = new Map<Square, ShadowPath>();
  for (const line of lines) {
    const { shape, travel, ends } = line;
    if (!hasHurdle(state, line.over)) continue;
    const most = shape === 'ray' ? Math.min(ends.length, rangeFor(shadow)) : ends.length;
    for (let k = 0; k < most; k++) {
      for (const end of ends[k] as ShadowPath)
        if (!found.has(end)) found.set(end, [shadow.square, ...travel.slice(0, k), end]);
      const next = travel[k];
      if (next === undefined || !isEmpty(state, next)) break;
    }
  }
  return found;
};

export const shadowMoveEnds = (state: State, shadow: Shadow): ReadonlyMap<Square, ShadowPath> =>
  lineEnds(state, shadow, linesFor(shadow, 'move'));

/** Returns a shadow's capture paths by end square (FC-SHAD-4). Ends may be blocked, so that refusals can say why. */
export const shadowCaptureEnds = (state: State, shadow: Shadow): ReadonlyMap<Square, ShadowPath> => {
  const { kind, cargo } = unitOf(shadow);
  const isArmed = kind === 'Z' ? cargo.length > 0 : kind === 'B' || !isPeaceful(kind);
  return lineEnds(state, shadow, isArmed ? linesFor(shadow, 'capture') : []);
};

/** Returns the rays on which a shadow captures. A Lancer has none, since it captures beside its rays (FC-LANC-2). */
export const shadowCaptureRays = (state: State, shadow: Shadow): readonly ShadowPath[] =>
  linesFor(shadow, 'capture')
    .filter(({ shape }) => shape === 'ray' && unitOf(shadow).kind !== 'L')
    .map(({ ends }) => freePart(state, ends.flat().slice(0, rangeFor(shadow))));

export const freePart = (state: State, line: ShadowPath): ShadowPath => {
  const stop = line.findIndex((square) => !isEmpty(state, square));
  return stop < 0 ? line : line.slice(0, stop);
};

/** Returns the length of a shadow's path in squares (FC-SHAD-3). A knight's leap counts as 3 squares. */
export const lengthOf = (path: ShadowPath): number => {
  const [from = 0, to = 0] = path;
  if (path.length !== 2) return path.length - 1;
  const [x, y] = [Math.abs(fileOf(to) - fileOf(from)), Math.abs(rankOf(to) - rankOf(from))];
  if (isKnightLeap([x, y])) return 3;
  return x * y === 3 ? 4 : Math.max(x, y);
};

export const whyShadowNotThere = (state: State, shadow: Shadow, to: Square): Refusal => {
  const { kind } = unitOf(shadow);
  for (const line of [...linesFor(shadow, 'move'), ...linesFor(shadow, 'capture')]) {
    const { shape, travel, ends } = line;
    const k = ends.findIndex((squares) => squares.includes(to));
    if (k < 0) continue;
    const wall = travel.slice(0, k).find((square) => !isEmpty(state, square));
    if (wall !== undefined)
      return refusal('FC-SHAD-3', `${capitalize(barrierText(state, wall))} blocks ${theActor(shadow, 'inner')}.`, [
        wall,
      ]);
    if (shape === 'ray' && k >= rangeFor(shadow)) {
      const text = `That is too far: ${theActor(shadow, 'inner')} slides at most ${countWords(rangeFor(shadow), 'square')}.`;
      return refusal('FC-MOVE-3', text, [shadow.square]);
    }
    if (!isEmpty(state, to))
      return refusal('FC-SHAD-3', `${theActor(shadow)} cannot enter ${barrierText(state, to)}.`, [to]);
    const nothing = whyNoHurdle(state, line.over);
    if (nothing) return nothing();
    const text = `${theActor(shadow)} can only capture there, and ${nameOf(to)} holds no enemy shadow.`;
    return refusal('FC-SHAD-4', text, [to]);
  }
  const text = `A Shadow ${KIND_NAMES[kind]} ${PATTERN_WORDS[kind]}. It cannot reach ${nameOf(to)}.`;
  return refusal('FC-MOVE-8', text, [shadow.square]);
};
