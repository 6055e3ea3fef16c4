/** Reads canonical notation and the other accepted forms that docs/engine.md lists. */
import { readDeclaration } from '../../../kernel/agreement.ts';
import { option, square, type Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { AcceptedForm, ReadAction } from '../../../kernel/editing/notation.ts';
import { err, ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { countWords, plural } from '../../../kernel/words.ts';
import { whyNoStage } from '../menu/castling.ts';
import { whyNoLinkStep } from '../menu/refusals.ts';
import { castlePicks, linkPicks, movePicks, type WantedMove } from '../menu/to-picks.ts';
import { CASTLE_TEXT } from '../moves/castling.ts';
import { movableOn, sortUnits } from '../moves/crowd.ts';
import { SUMS } from '../moves/dice.ts';
import { makeLinkStep } from '../moves/linking.ts';
import { promotionsOwed } from '../moves/pawns.ts';
import type { CastlingStage, LinkStep } from '../position/action.ts';
import { isHallway, nameOf, rankOf } from '../position/board.ts';
import { canonicalName, occupancyOf, unitsOn } from '../position/occupancy.ts';
import { isCastling, phaseOf, type State, turnSide, WINGS, type Wing } from '../position/state.ts';
import type { PieceType, Unit } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { type NamedUnit, parseSquare, readUnits, resolveNames, SQUARE, sortMembers, typeOf } from './members.ts';

type ReadResult = Result<ReadAction, Problem>;

const LINK = new RegExp(`^\\[\\s*${SQUARE}\\s*([=|])\\s*${SQUARE}\\s*([^\\]]*)\\]\\s*`);
const TURNS = '(?:\\s*=\\s*([QRBNP](?:\\s*,\\s*[QRBNP])*))?';
const CROWD = new RegExp(`^\\{([^}]*)\\}\\s*${SQUARE}\\s*([-x])\\s*${SQUARE}${TURNS}`);
const EXTEND = new RegExp(`^([KQRBN])\\s*(\\*?)\\s*${SQUARE}\\s*~\\s*(x?)\\s*${SQUARE}${TURNS}`);
const REJOIN = new RegExp(`^([KQRBN])\\s*${SQUARE}\\s*>\\s*${SQUARE}`);
const PAWN = new RegExp(`^${SQUARE}\\s*([-x])\\s*${SQUARE}${TURNS}`);
const CASTLE = /^(O-O-O|O-O)\s*([~>])/;
const SUM = `(?:${[...SUMS].reverse().join('|')})`;
const ROLLS = new RegExp(`^\\s*\\(\\s*(${SUM}(?:\\s*,\\s*${SUM})*)\\s*\\)`);
const LONE_SUM = new RegExp(`^(${SUM})(?![\\d(])`);
const PROMOTION = new RegExp(`^${SQUARE}\\s*=\\s*([QRBN])`);
/** The mark after a turn: check, mate or the result. The reader skips the mark, which follows from the position. */
const MARK = /^\s*(?:[+#]|1-0|0-1|1\/2)(?=\s|$)/;

const letters = (text: string | undefined): readonly PieceType[] =>
  text ? text.split(',').map((letter) => typeOf(letter.trim())) : [];

const whyNoSums = (text: string): Problem => ({
  rule: rule('IW-BOOM-6'),
  text: `"${text}" is not a sum of two dice, which is from 2 to 12: write for example (7).`,
});

const namesCastlingUnit = (state: State, at: Square, names: readonly NamedUnit[]): boolean =>
  unitsOn(occupancyOf(state), at).some(
    (unit) => isCastling(state, unit) && names.some(({ type }) => type === unit.type),
  );

interface WrittenMove {
  readonly crowd: boolean;
  readonly names: Result<readonly NamedUnit[], Problem>;
  readonly from: Square;
  readonly takes: boolean;
  readonly target: Square;
  readonly turns: string | undefined;
}

const wantedMoveOf = (
  state: State,
  { crowd, from, takes, target, turns }: WrittenMove,
  members: readonly Unit[],
  names: readonly NamedUnit[],
): Result<WantedMove, Problem> => {
  const types = letters(turns);
  const turning = members.filter(({ type }) => type !== 'king');
  if (types.length > 0 && types.length !== turning.length)
    return problem(
      `There ${plural(types.length, 'is', 'are')} ${countWords(types.length, 'letter')} after "=", and ${countWords(turning.length, 'member')} to turn.`,
    );
  const wishes = members.map((unit, index) => ({
    unit,
    half: names[index]?.half ?? false,
    becomes: types[turning.indexOf(unit)] ?? null,
  }));
  return ok({ crowd, from, takes, target, members: sortMembers(state, from, wishes) });
};

const readLink = (state: State, text: string): Result<{ link: LinkStep | null; rest: string }, Problem> => {
  const match = LINK.exec(text);
  if (!match) return ok({ link: null, rest: text });
  const [all, one, sign, two, listed = ''] = match;
  const rest = text.slice(all.length);
  const ends = [parseSquare(one), parseSquare(two)];
  const [at, hall] = [Math.min(...ends), Math.max(...ends)];
  if (isHallway(at) || !isHallway(hall) || rankOf(hall) !== rankOf(at))
    return err({
      text: `${one} and ${two} cannot be linked: a link joins a hallway square and a board square of its rank.`,
      rule: rule('IW-LINK-1'),
    });
  if (sign === '=') {
    if (listed) return problem(`"${all.trim()}" is not a link: write for example [H4=e4].`);
    const link: LinkStep = { kind: 'link', square: at };
    const bar = whyNoLinkStep(state, link);
    return bar ? err(bar) : ok({ link, rest });
  }
  if (occupancyOf(state).aliases[at] !== hall)
    return err({ text: `${one} and ${two} are not linked.`, rule: rule('IW-LINK-5') });
  const bar = whyNoLinkStep(state, { kind: 'unlink', square: at, away: [] });
  if (bar) return err(bar);
  const names = listed ? readUnits(state, listed) : ok([]);
  if (!names.ok) return names;
  const units = resolveNames(state, sortUnits(state, unitsOn(occupancyOf(state), at), at), at, names.value);
  if (!units.ok) return units;
  return ok({
    link: { kind: 'unlink', square: at, away: units.value.map(({ id }) => id).sort((a, b) => a - b) },
    rest,
  });
};

const unreadableTurn = (text: string): ReadResult =>
  problem(`"${text}" is not a turn: write for example e2-e4, Nb1~c3, Nc3>b1, {R,B~}d3xd7=N,N, O-O~ or [H4=e4] Kb1~a1.`);

/**
 * Returns the action that `picks` spell, with the `text` that follows the action. A mark such as `+` is skipped.
 * Null if neither a space nor `(` nor the end of the text follows, because then the action does not end there.
 */
const actionEndingAt = (picks: readonly Target[], text: string): ReadAction | null => {
  const rest = text.replace(MARK, '');
  return /^(?:[\s(]|$)/.test(rest) ? { picks, rest: rest.trimStart() } : null;
};

const readTail = (state: State, picks: readonly Target[], text: string, length: number): ReadResult => {
  const tail = text.slice(length);
  const sums = state.options.dice === 'seeded' ? ROLLS.exec(tail) : null;
  if (state.options.dice === 'seeded' && !sums && /^\s*\(/.test(tail)) return err(whyNoSums(tail.trim()));
  const read = actionEndingAt(picks, tail.slice(sums?.[0].length ?? 0));
  if (!read) return unreadableTurn(text);
  return ok(sums?.[1] ? { ...read, rolls: sums[1].split(',').map(Number) } : read);
};

const readMove = (state: State, text: string): readonly [WrittenMove, number] | null => {
  const at = (name: string | undefined): Square => canonicalName(occupancyOf(state), parseSquare(name));
  const alone = (letter: string | undefined, mark: string, other: Square | null, half: boolean): WrittenMove['names'] =>
    ok([{ type: typeOf(letter), mark, other, half }]);
  const crowd = CROWD.exec(text);
  if (crowd) {
    const [all, names = '', from, sign, target, turns] = crowd;
    return [
      {
        crowd: true,
        names: readUnits(state, names),
        from: at(from),
        takes: sign === 'x',
        target: at(target),
        turns,
      },
      all.length,
    ];
  }
  const extend = EXTEND.exec(text);
  if (extend) {
    const [all, letter, mark = '', from, sign, target, turns] = extend;
    return [
      {
        crowd: false,
        names: alone(letter, mark, null, true),
        from: at(from),
        takes: sign === 'x',
        target: at(target),
        turns,
      },
      all.length,
    ];
  }
  const rejoin = REJOIN.exec(text);
  if (rejoin) {
    const [all, letter, from, target] = rejoin;
    const names = alone(letter, '', at(target), false);
    return [{ crowd: false, names, from: at(from), takes: false, target: at(target), turns: undefined }, all.length];
  }
  const pawn = PAWN.exec(text);
  if (!pawn) return null;
  const [all, from, sign, target, turns] = pawn;
  return [
    {
      crowd: false,
      names: alone('P', '', null, false),
      from: at(from),
      takes: sign === 'x',
      target: at(target),
      turns,
    },
    all.length,
  ];
};

const picksOf = (state: State, written: WrittenMove): Result<readonly Target[], Problem> => {
  const { names, from, target } = written;
  if (!names.ok) return names;
  const movable = movableOn(state, turnSide(state), from);
  const members = resolveNames(state, movable, from, names.value);
  if (members.ok) {
    const wish = wantedMoveOf(state, written, members.value, names.value);
    return wish.ok ? movePicks(state, wish.value) : wish;
  }
  if (namesCastlingUnit(state, from, names.value))
    return err({
      ...members.error,
      rule: rule('IW-CASTLE-4'),
      text: `${members.error.text} Who is halfway through castling only finishes it, with O-O> or O-O-O>.`,
    });
  return movable.length === 0 ? ok([square(from), square(target)]) : members;
};

const readCastle = (state: State, wing: Wing, stage: CastlingStage): Result<readonly Target[], Problem> => {
  const bar = whyNoStage(state, turnSide(state), wing, stage);
  return bar ? err(bar) : ok(castlePicks(state, wing));
};

const readTurn = (state: State, text: string): ReadResult => {
  const linked = readLink(state, text);
  if (!linked.ok) return linked;
  const { link, rest } = linked.value;
  const start = makeLinkStep(state, link);
  const castle = CASTLE.exec(rest);
  const move = castle ? null : readMove(start, rest);
  if (!castle && !move) return unreadableTurn(rest);
  const picks = castle
    ? readCastle(
        start,
        WINGS.find((wing) => CASTLE_TEXT[wing] === castle[1]) as Wing,
        castle[2] === '~' ? 'begin' : 'finish',
      )
    : picksOf(start, (move as NonNullable<typeof move>)[0]);
  if (!picks.ok) return picks;
  return readTail(
    state,
    [...linkPicks(state, link), ...picks.value],
    rest,
    castle ? castle[0].length : (move?.[1] ?? 0),
  );
};

const readSum = (text: string): ReadResult => {
  const sums = ROLLS.exec(text) ?? LONE_SUM.exec(text);
  const [first, ...others] = sums?.[1]?.split(',').map((each) => each.trim()) ?? [];
  if (!sums || first === undefined) return err(whyNoSums(text));
  const left = text.slice(sums[0].length);
  const picks = [option(first)];
  const read = others.length > 0 ? { picks, rest: `(${others.join(', ')})${left}` } : actionEndingAt(picks, left);
  return read ? ok(read) : err(whyNoSums(text));
};

const readPromotion = (state: State, text: string): ReadResult => {
  const pawn = promotionsOwed(state)[0];
  const match = PROMOTION.exec(text);
  const read =
    match && pawn && canonicalName(occupancyOf(state), parseSquare(match[1])) === pawn.at[0]
      ? actionEndingAt([option(typeOf(match[2]))], text.slice(match[0].length))
      : null;
  const where = pawn ? nameOf(pawn.at[0]) : '';
  return read
    ? ok(read)
    : problem(`"${text}" does not say what the Pawn on ${where} becomes: write for example ${where || 'e8'}=Q.`);
};

export const readAction = (state: State, text: string): ReadResult => {
  const trimmed = text.trim();
  const declaration = readDeclaration(trimmed);
  if (declaration) return ok(declaration);
  switch (phaseOf(state)) {
    case 'dice':
      return readSum(trimmed);
    case 'promotion':
      return readPromotion(state, trimmed);
    default:
      return readTurn(state, trimmed);
  }
};

/** Returns the text with every square called by its canonical name, since a linked square has two (IW-LINK-2). */
const plainNames = (text: string, state: State): string => {
  const link = /^\[(H[1-8])([=|])([a-h][1-8])/.exec(text);
  const { aliases } = occupancyOf(state);
  const plain = (name: string): string => {
    if (link && (name === link[1] || name === link[3])) return link[2] === '=' ? (link[3] as string) : name;
    return nameOf(canonicalName({ aliases }, parseSquare(name)));
  };
  const turn = text.slice(text.indexOf(']') + 1);
  return text.slice(0, text.length - turn.length) + turn.replace(new RegExp(SQUARE, 'g'), plain);
};

/** Sorts the letters of members or mutations, whose order in a text is free. */
const sortLetters = (list: string): string => list.split(',').sort().join(',');

/** Accepted forms that differ from canonical notation, as docs/engine.md lists them. */
export const ACCEPTED_FORMS: readonly AcceptedForm<State>[] = [
  { says: 'blanks inside a turn', form: /\s+/g },
  { says: 'how the turn stands, behind it (`+`, `#`, `1-0`, `0-1`, `1/2`)', form: /(?:[+#]|1-0|0-1|1\/2)$/ },
  { says: 'the sums of seeded dice, all of them or the last ones', form: /(?<=.)\((?:\d+,?)*\)$/ },
  { says: 'the brackets of a single sum of real dice', form: /^\((?=\d+\)$)|(?<=^\(?\d+)\)$/g },
  {
    says: 'a link with its board square first (`[e4=H4]`)',
    plain: (text) => text.replace(/^\[([a-h][1-8])([=|])(H[1-8])/, '[$3$2$1'),
  },
  { says: 'a linked square by its hallway name (`RH4~e5` for `Re4~e5`)', plain: plainNames },
  {
    says: 'members in any order',
    plain: (text) => text.replace(/(?<=\{)[^}]*(?=\})|(?<=^\[..\|..)[^\]]*(?=\])|(?<==)[QRBNP,]*$/g, sortLetters),
  },
];
