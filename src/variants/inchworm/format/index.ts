/** Reads and writes the position file, one line of JSON (section 10.2 of the rules). */
import { agreementOutcome, NO_AGREEMENT } from '../../../kernel/agreement.ts';
import { isJsonObject } from '../../../kernel/editing/objects.ts';
import { checkShape, readPositionJson } from '../../../kernel/editing/schema.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { mateOrStalemate } from '../moves/outcome.ts';
import { promotionsOwed } from '../moves/pawns.ts';
import { nameOf } from '../position/board.ts';
import { positionKey } from '../position/repetition.ts';
import { blankState, type Pair, type Passing, phaseOf, type State, turnSide } from '../position/state.ts';
import { LETTERS, WING_LETTERS } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { CHOSEN, FILE, type PositionFile } from './schema.ts';
import { faultIn } from './validity.ts';

const letterOf = (side: Side): 'w' | 'b' => (side === 'white' ? 'w' : 'b');

const passingField = (passing: Passing | null) =>
  passing && { men: passing.pawns, squares: passing.squares.map(nameOf) };

const castlingField = (castling: State['castling'][Side]) =>
  castling && { ...castling, wing: WING_LETTERS[castling.wing] };

const pairField = (pair: Pair | null) => pair && [pair.king, pair.rook];

/** Returns the file's history field: how often each position occurred, the latest last. Counts keep the file short. */
const historyFields = (state: State) => {
  if (state.history.length === 1 && state.history[0] === positionKey(state)) return {};
  const times = new Map<string, number>();
  for (const key of state.history) {
    const before = times.get(key) ?? 0;
    times.delete(key);
    times.set(key, before + 1);
  }
  return { history: Object.fromEntries(times) };
};

const pendingFields = (state: State) => {
  if (!state.owed) return {};
  const { rolls, passing, quiet } = state.owed;
  const owed =
    rolls.length > 0
      ? { rolls }
      : { promotions: promotionsOwed(state).map(({ id, side }) => ({ id, side: letterOf(side) })) };
  return { pending: { ...owed, enPassant: passingField(passing), quiet } };
};

const resultField = ({ ending, talk }: State) => {
  if (ending) return { winner: ending.winner && letterOf(ending.winner), reason: ending.reason };
  if (!talk?.agreed) return null;
  const { winner } = talk.agreed;
  return { winner: winner && letterOf(winner), reason: winner ? 'resignation' : 'agreement' };
};

const offerFields = ({ talk }: State) => {
  if (talk?.offer) return { drawOffer: letterOf(talk.offer) };
  return talk?.declined ? { drawOffer: 'declined' } : {};
};

export const writePosition = (state: State): string =>
  JSON.stringify({
    variant: 'inchworm',
    sideToMove: letterOf(turnSide(state)),
    turnNumber: Math.floor(state.ply / 2) + 1,
    men: state.units.map(({ id, side, type, at }) => ({
      id,
      side: letterOf(side),
      type: LETTERS[type],
      at: at.map(nameOf),
    })),
    links: state.links.map((file) => (file === null ? null : 'abcdefgh'[file])),
    linkMode: state.mode,
    castlingRights: state.rights.map(pairField),
    castlingInProgress: { w: castlingField(state.castling.white), b: castlingField(state.castling.black) },
    enPassant: passingField(state.passing),
    quietCounter: state.quiet,
    phase: phaseOf(state),
    result: resultField(state),
    options: CHOSEN.write(state.options),
    ...historyFields(state),
    random: state.rng,
    ...pendingFields(state),
    ...offerFields(state),
  });

/** Returns each position's key as often as the position occurred (IW-END-5). The present key comes last. */
const historyOf = (positions: Readonly<Record<string, number>>, now: string): readonly string[] => {
  const keys = Object.keys(positions);
  const ordered = Object.hasOwn(positions, now) ? [...keys.filter((key) => key !== now), now] : keys;
  return ordered.flatMap((key) => Array<string>(positions[key] ?? 0).fill(key));
};

const endingAndTalk = ({ result, drawOffer = null }: PositionFile): Pick<State, 'ending' | 'talk'> => {
  if (result?.reason === 'agreement' || result?.reason === 'resignation') {
    const agreed = agreementOutcome(result.winner && other(result.winner), rule('IW-END-7'));
    return { ending: null, talk: { offer: null, agreed } };
  }
  const ending = result && { ...result, reason: result.reason };
  if (drawOffer === null) return { ending };
  return drawOffer === 'declined'
    ? { ending, talk: { ...NO_AGREEMENT, declined: true } }
    : { ending, talk: { ...NO_AGREEMENT, offer: drawOffer === 'w' ? 'white' : 'black' } };
};

const stateOf = (file: PositionFile): State => {
  const { pending, phase } = file;
  const { w: white, b: black } = file.castlingInProgress;
  const state: State = {
    ...blankState(0),
    ply: (file.turnNumber - 1) * 2 + (file.sideToMove === 'white' ? 0 : 1),
    rng: file.random ?? blankState(0).rng,
    units: file.men,
    links: file.links,
    mode: file.linkMode,
    rights: file.castlingRights,
    castling: { white, black },
    passing: file.enPassant,
    quiet: file.quietCounter,
    options: file.options,
    owed:
      phase === 'dice' || phase === 'promotion'
        ? { rolls: pending?.rolls ?? [], passing: pending?.enPassant ?? null, quiet: pending?.quiet ?? false }
        : null,
    ...endingAndTalk(file),
  };
  const now = positionKey(state);
  return { ...state, history: historyOf(file.history ?? { [now]: 1 }, now) };
};

const withDerivedFields = (state: State): State => {
  const side = turnSide(state);
  const asked = state.talk?.offer ? other(side) : side;
  const promoter = state.owed && state.owed.rolls.length === 0 ? promotionsOwed(state)[0]?.side : undefined;
  const whole: State = { ...state, toMove: promoter ?? asked };
  if (phaseOf(whole) !== 'act') return whole;
  const ending = mateOrStalemate(whole);
  return ending ? { ...whole, ending } : whole;
};

export const readPosition = (text: string): Result<State, Problem> => {
  const json = readPositionJson(text);
  if (!json.ok) return json;
  if (!isJsonObject(json.value))
    return problem('A position file must be an object with the fields variant, sideToMove, men and so on.');
  const file = checkShape(FILE, json.value);
  if (!file.ok) return file;
  const state = stateOf(file.value);
  const flaw = faultIn(state, file.value);
  return flaw ? { ok: false, error: flaw } : ok(withDerivedFields(state));
};
