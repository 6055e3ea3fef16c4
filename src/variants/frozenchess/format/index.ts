/** The position file, a JSON object (section 10.2 of the rules). */
import { agreementOutcome } from '../../../kernel/agreement.ts';
import { checkShape, readPositionJson } from '../../../kernel/editing/schema.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { other, SIDES } from '../../../kernel/side.ts';
import { SQUARES } from '../position/board.ts';
import { changeStack, changeState } from '../position/changed.ts';
import { kingOf } from '../position/piece-lists.ts';
import { EMPTY_STATE } from '../position/setup.ts';
import { isOnWall, unitsOn, withTunnel } from '../position/squares.ts';
import { idOf, unitsAboard, withEachCargo } from '../position/stacks.ts';
import type { Decided, Stack, State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { faultIn } from './faults.ts';
import { FILE, type PositionFile } from './file.ts';
import type { PlacedStack } from './units.ts';

/** Converts a file's result to state fields. A resignation (FC-END-7) goes into `talk`, all else into `decided`. */
const endFields = (result: Decided | null): Pick<State, 'decided' | 'talk'> =>
  result?.winner && result.rule === 'FC-END-7'
    ? { decided: null, talk: { offer: null, agreed: agreementOutcome(other(result.winner), result.rule) } }
    : { decided: result };

const idsIn = ({ stacks, tombs }: PositionFile): readonly number[] => [
  ...stacks.flatMap(({ stack }) => unitsAboard(stack).map(({ id }) => id)),
  ...Object.values(tombs).flatMap(({ queue }) => queue.map(({ id }) => id)),
];

const stateOf = (
  { version: _, stacks, walls, queenShadows, result, ...same }: PositionFile,
  ids: readonly number[],
): State => {
  const standing = new Map(stacks.flatMap(({ square, stack }) => (stack.shade ? [] : [[square, stack]])));
  return changeState(EMPTY_STATE, {
    ...same,
    nextId: same.nextId ?? Math.max(0, ...ids) + 1,
    stacks: SQUARES.map((square) => standing.get(square) ?? null),
    shadows: stacks
      .filter(({ stack }) => stack.shade)
      .map(({ square, stack }) => ({ square, stack }))
      .sort((a, b) => idOf(a.stack) - idOf(b.stack)),
    walls: SQUARES.map((square) => {
      const [waller, cast] = [walls[square], queenShadows[square]];
      if (cast) return { waller: cast.queen, shadow: { side: cast.side, range: cast.range } };
      return waller === undefined ? null : { waller, shadow: null };
    }),
    tunnels: same.tunnels.reduce(withTunnel, EMPTY_STATE.tunnels),
    ...endFields(result),
  });
};

export const readPosition = (text: string): Result<State, Problem> => {
  const json = readPositionJson(text);
  if (!json.ok) return json;
  const file = checkShape(FILE.schema, json.value);
  if (!file.ok) return file;
  const ids = idsIn(file.value);
  const state = stateOf(file.value, ids);
  const wrong = faultIn(file.value, ids, state);
  return wrong ? problem(wrong) : ok(state);
};

/** Returns a stack with relative times: turns counted from its side's present turn, which is 0. */
const withRelativeTimes = (stack: Stack, turns: State['turns']): Stack => {
  const { side, since, shade } = stack;
  return withEachCargo(
    changeStack(stack, {
      since: since - turns[side],
      shade: shade && { ...shade, since: shade.since - turns[side] },
    }),
    (carried) => withRelativeTimes(carried, turns),
  );
};

const placedStacks = (state: State): readonly PlacedStack[] =>
  [...unitsOn(state, SQUARES), ...state.shadows]
    .sort((a, b) => a.square - b.square)
    .map(({ square, stack }) => ({
      square,
      stack: withRelativeTimes(stack, state.turns),
      isOnWall: !stack.shade && isOnWall(state, square),
    }));

const resultOf = (state: State): Decided | null => {
  const lost = SIDES.find((side) => kingOf(state, side) === null);
  if (lost) return { winner: other(lost), rule: rule('FC-END-1') };
  const agreed = state.talk?.agreed;
  return agreed ? { winner: agreed.winner, rule: rule('FC-END-7') } : state.decided;
};

export const writePosition = (state: State): string => {
  const walls = SQUARES.flatMap((square) => {
    const wall = state.walls[square];
    return wall ? [{ square, ...wall }] : [];
  });
  const file: PositionFile = {
    ...state,
    version: 1,
    stacks: placedStacks(state),
    walls: Object.fromEntries(walls.flatMap(({ square, waller, shadow }) => (shadow ? [] : [[square, waller]]))),
    queenShadows: Object.fromEntries(
      walls.flatMap(({ square, waller, shadow }) => (shadow ? [[square, { queen: waller, ...shadow }]] : [])),
    ),
    result: resultOf(state),
  };
  return JSON.stringify(FILE.write(file));
};
