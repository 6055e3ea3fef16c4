/** Reading the position file: its shape is a schema, what its fields say of each other is looked at afterwards. */
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { other } from '../../../kernel/side.ts';
import { standstill } from '../moves/no-moves.ts';
import { promotionsOwed } from '../moves/promotion.ts';
import { positionKey } from './repetition.ts';
import { isFields, type PositionFile, shaped } from './schema.ts';
import { blank, phaseOf, type State, turnSide } from './state.ts';
import { flawIn } from './validity.ts';

/** Positions that have occurred, the present one last: in a file of ours it is the last key, in any other it may stand anywhere. */
const historyIn = (positions: Readonly<Record<string, number>>, now: string): readonly string[] => {
  const keys = Object.keys(positions);
  const ordered = Object.hasOwn(positions, now) ? [...keys.filter((key) => key !== now), now] : keys;
  return ordered.flatMap((key) => Array<string>(positions[key] ?? 0).fill(key));
};

const stateIn = (file: PositionFile): State => {
  const { pending, phase, drawOffer: offer = null } = file;
  const { w: white, b: black } = file.castlingInProgress;
  const state: State = {
    ...blank(0),
    ply: (file.turnNumber - 1) * 2 + (file.sideToMove === 'white' ? 0 : 1),
    rng: file.random ?? blank(0).rng,
    men: file.men,
    links: file.links,
    mode: file.linkMode,
    rights: file.castlingRights,
    castling: { white, black },
    passing: file.enPassant,
    quiet: file.quietCounter,
    dice: file.options?.dice ?? 'seeded',
    owed:
      phase === 'dice' || phase === 'promotion'
        ? { rolls: pending?.rolls ?? [], passing: pending?.enPassant ?? null, quiet: pending?.quiet ?? false }
        : null,
    offer: offer === null ? 'none' : offer === 'declined' ? 'declined' : 'standing',
    ending: file.result,
  };
  const now = positionKey(state);
  return { ...state, history: historyIn(file.history ?? { [now]: 1 }, now) };
};

/** Who is asked, and whether the game is over, as they follow from the rest. */
const completed = (state: State): State => {
  const side = turnSide(state);
  const asked = state.offer === 'standing' ? other(side) : side;
  const promoter = state.owed && state.owed.rolls.length === 0 ? promotionsOwed(state)[0]?.side : undefined;
  const whole: State = { ...state, toMove: promoter ?? asked };
  if (phaseOf(whole) !== 'act') return whole;
  const ending = standstill(whole);
  return ending ? { ...whole, ending } : whole;
};

/** JSON as a value; a text that is none is told as a problem. `JSON.parse` knows no other way than to throw. */
const parsed = (text: string): Result<unknown, Problem> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return problem(`This is not a position file: it is not JSON (${error instanceof Error ? error.message : 'unreadable'}).`);
  }
};

/** The position a file describes, or the first thing that is wrong with it. */
export const readPosition = (text: string): Result<State, Problem> => {
  const json = parsed(text);
  if (!json.ok) return json;
  if (!isFields(json.value)) return problem('A position file is a JSON object with the fields variant, sideToMove, men and so on.');
  const file = shaped(json.value);
  if (!file.ok) return file;
  const state = stateIn(file.value);
  const flaw = flawIn(state, file.value);
  return flaw ? { ok: false, error: flaw } : ok(completed(state));
};
