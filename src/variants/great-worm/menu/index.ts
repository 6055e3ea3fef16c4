/** The questions of a turn (GW-TURN-2 to 5). */
import {
  act,
  type Choice,
  type Hint,
  type Menu,
  makeQuestion,
  open,
  type Refusal,
  refuse,
  type Tone,
} from '../../../kernel/asking/menu.ts';
import { option, square, type Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { sideName } from '../../../kernel/side.ts';
import { MAX_LISTED, plural } from '../../../kernel/words.ts';
import {
  boostOf,
  capturedAt,
  hasPieceMove,
  isFree,
  movesAlong,
  pseudoLegalMoves,
  tracksFrom,
} from '../moves/generate.ts';
import { isCompleting, legalPaths, obstacleOn } from '../moves/legality.ts';
import { makePieceMove, skipPieceMove } from '../moves/make.ts';
import { boostIn, legSquares, moveWorm, pathsBetween, pathsFrom, squaresBesideLair } from '../moves/worm-paths.ts';
import type { Act, PieceMove, WormPath } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { PIECES } from '../position/pieces.ts';
import { BOOST_WORDS, type Boost, type State, type Unit, unitOn, wormOf } from '../position/state.ts';
import { type ClauseId, refusal, rule } from '../rules/index.ts';
import { encroachmentHint, encroachmentOf, isCornering, isFatal, legHint, pieceMoveHint } from './hints.ts';
import { whyNotAlong, whyNotFirst, whyObstructed, whyOutOfReach } from './refusals.ts';

export const menu = (state: State): Menu<Act> =>
  state.phase.kind === 'regular' ? pieceMoveMenu(state) : wormMoveMenu(state);

const toneOf = (state: State, actions: readonly PieceMove[]): Tone => {
  if (!actions.some((action) => isCompleting(state, action))) return 'danger';
  const [first] = actions;
  if (first?.special === 'promotion') return 'special';
  return actions.some((action) => capturedAt(state, action) !== null) ? 'capture' : 'move';
};

const DECISIONS = {
  promotion: {
    rule: rule('GW-CLAW-4'),
    prompt: 'choose what the Claw becomes.',
    yes: ['talon', 'Promote to Talon'],
    no: 'Stay a Claw',
    otherwise: 'Choose whether the Claw promotes.',
  },
  enPassant: {
    rule: rule('GW-CLAW-3'),
    prompt: 'choose whether to capture en passant.',
    yes: ['en-passant', 'Capture en passant'],
    no: 'Move without capturing',
    otherwise: 'Choose whether the Claw captures en passant.',
  },
} as const;

const decisionMenu = (state: State, special: keyof typeof DECISIONS, actions: readonly PieceMove[]): Menu<Act> => {
  const { rule, prompt, yes, no, otherwise } = DECISIONS[special];
  const choices = actions.map((action) => {
    const [id, label] = action.special ? yes : ['plain', no];
    return open(
      option(id),
      () => toneOf(state, [action]),
      () => act<Act>(action),
      { label, hint: () => pieceMoveHint(makePieceMove(state, action)) },
    );
  });
  return makeQuestion(`${sideName(state.toMove)}: ${prompt}`, choices, () => refusal(rule, otherwise));
};

const destinationMenu = (state: State, unit: Unit, from: Square): Menu<Act> => {
  const choices = tracksFrom(unit, from).map((track): Choice<Act> => {
    if (!isFree(state, unit.side, track)) return refuse(square(track.to), () => whyNotAlong(state, unit, track));
    const actions = movesAlong(state, unit, from, track);
    const [first] = actions as readonly [PieceMove, ...PieceMove[]];
    return open(
      square(track.to),
      () => toneOf(state, actions),
      () => (first.special ? decisionMenu(state, first.special, actions) : act<Act>(first)),
      {
        hint: () => pieceMoveHint(makePieceMove(state, actions.find((action) => isCompleting(state, action)) ?? first)),
      },
    );
  });
  return makeQuestion(`${sideName(unit.side)}: move the ${PIECES[unit.type].name}.`, choices, (target) =>
    whyOutOfReach(unit, from, target),
  );
};

const BOOST_HINTS: Readonly<Record<Boost, string>> = {
  none: 'Gives the worm no boost.',
  arm: 'Lets the worm turn a corner this turn.',
  wing: 'Lets the worm slide this turn.',
  talon: 'Lets the worm turn a corner or slide this turn.',
};

const unitHint = (state: State, unit: Unit, from: Square): Hint => {
  const actions = pseudoLegalMoves(state, from);
  const losing = actions.filter((action) => !isCompleting(state, action));
  if (losing.length === actions.length) {
    const loss = pieceMoveHint(makePieceMove(state, actions[0] as PieceMove));
    return { ...loss, text: `Every move of the ${PIECES[unit.type].name} loses at once.` };
  }
  const may = BOOST_HINTS[boostOf(unit)];
  return refusal(
    'GW-BOOST-1',
    losing.length === 0
      ? may
      : `${losing.length} of its ${actions.length} moves ${plural(losing.length, 'loses', 'lose')} at once. ${may}`,
    losing.map(({ to }) => to),
  );
};

const unitChoice = (state: State, unit: Unit, from: Square): Choice<Act> =>
  unit.type === 'worm'
    ? refuse(square(from), () =>
        refusal('GW-TURN-5', 'The worm moves second, in the Encroachment Phase. First move another piece.', [from]),
      )
    : open(square(from), 'plain', () => destinationMenu(state, unit, from), {
        hint: () => unitHint(state, unit, from),
      });

const passChoice = (state: State): Choice<Act> =>
  open<Act>(
    option('pass'),
    () => (legalPaths(skipPieceMove(state)).length > 0 ? 'special' : 'danger'),
    () => act<Act>({ kind: 'pass' }),
    { label: 'Pass the regular Phase', hint: () => pieceMoveHint(skipPieceMove(state)) },
  );

const waiveChoice = (state: State): Choice<Act> =>
  open<Act>(option('waive'), 'special', () => act<Act>({ kind: 'waive' }), {
    label: 'Skip the regular Phase',
    hint: () => pieceMoveHint(skipPieceMove(state)),
    forced: true,
  });

export const pieceMoveMenu = (state: State): Menu<Act> => {
  const side = state.toMove;
  const units = state.units.flatMap((unit, at) => (unit?.side === side ? [unitChoice(state, unit, at)] : []));
  const waived = state.options.passing === 'off' && !hasPieceMove(state, side);
  const choices = [
    ...units,
    ...(state.options.passing === 'on' ? [passChoice(state)] : []),
    ...(waived ? [waiveChoice(state)] : []),
  ];
  const prompt = waived ? 'skip to the worm (no piece can move).' : 'move a piece.';
  return makeQuestion(`${sideName(side)}: ${prompt}`, choices, (target) => whyNotFirst(state, target));
};

const whyNoLeg = (state: State, at: Square): Refusal => {
  const lair = state.lairs[state.toMove];
  const text =
    at === lair
      ? 'A Leg cannot appear on the Lair itself.'
      : squaresBesideLair(lair).includes(at)
        ? `${unitOn(state, at)} is in the way.`
        : `A Leg must appear next to the Lair on ${nameOf(lair)}.`;
  return refusal('GW-NIGHT-2', text, squaresBesideLair(lair).includes(at) ? [at, lair] : [lair]);
};

const legMenu = (state: State, path: WormPath): Menu<Act> => {
  if (state.waits[state.toMove] > 0) return act<Act>(encroachmentOf(path, null));
  const moved = moveWorm(state, path);
  const free = legSquares(moved);
  if (free.length === 0) return act<Act>(encroachmentOf(path, null));
  const side = sideName(state.toMove);
  const lair = state.lairs[state.toMove];
  const occupied = squaresBesideLair(lair).filter((at) => !free.includes(at));
  const choices: readonly Choice<Act>[] = [
    ...free.map((at) =>
      open<Act>(square(at), 'special', () => act<Act>(encroachmentOf(path, at)), {
        hint: () => legHint(state, encroachmentOf(path, at)),
      }),
    ),
    ...[...occupied, lair].map((at) => refuse(square(at), () => whyNoLeg(moved, at))),
    open<Act>(option('none'), 'plain', () => act<Act>(encroachmentOf(path, null)), {
      label: 'No Leg',
      hint: () => encroachmentHint(state, encroachmentOf(path, null)),
    }),
  ];
  const where = free.length > MAX_LISTED ? `one of ${free.length} squares` : free.map(nameOf).join(' or ');
  return makeQuestion(`${side}: create a Leg on ${where}, or none.`, choices, (target) =>
    target.kind === 'square'
      ? whyNoLeg(moved, target.square)
      : refusal('GW-NIGHT-1', 'Choose a square for the Leg, or No Leg.', [lair]),
  );
};

const cornerMenu = (state: State, paths: readonly WormPath[]): Menu<Act> => {
  const [first, ...others] = paths as [WormPath, ...WormPath[]];
  if (others.length === 0) return legMenu(state, first);
  const to = nameOf(first.to);
  const choices = paths.map((path) =>
    open<Act>(square(path.crossed[0] as Square), 'move', () => legMenu(state, path), {
      hint: () => encroachmentHint(state, encroachmentOf(path, null)),
    }),
  );
  return makeQuestion(`${sideName(state.toMove)}: choose the corner of the worm's path to ${to}.`, choices, () =>
    refusal(
      'GW-BOOST-2',
      `The worm can turn on ${paths.map((path) => nameOf(path.crossed[0] as Square)).join(' or ')}.`,
      paths.flatMap(({ crossed }) => crossed),
    ),
  );
};

const whyNoPath = (state: State, paths: readonly WormPath[]): Refusal => {
  const refusals = paths.flatMap((path) => {
    const found = obstacleOn(state, path);
    return found ? [whyObstructed(state, path, found, moveWorm(state, path))] : [];
  });
  const [first] = refusals as [Refusal, ...Refusal[]];
  return {
    rule: first.rule,
    text: [...new Set(refusals.map(({ text }) => text))].join(' '),
    squares: [...new Set(refusals.flatMap(({ squares }) => squares))],
  };
};

const destinationChoice = (state: State, paths: readonly WormPath[]): Choice<Act> => {
  const [first] = paths as [WormPath, ...WormPath[]];
  const target = square(first.to);
  const legal = paths.filter((path) => legalPaths(state).includes(path));
  const [best] = legal;
  if (!best) return refuse(target, () => whyNoPath(state, paths));
  const tone = () =>
    legal.every((path) => isFatal(state, encroachmentOf(path, null)))
      ? 'danger'
      : state.units[first.to]
        ? 'capture'
        : 'move';
  return open(target, tone, () => cornerMenu(state, legal), {
    hint: () => encroachmentHint(state, encroachmentOf(best, null)),
    leavesFewMoves: () => isCornering(state, encroachmentOf(best, null)),
  });
};

const MISSING_BOOSTS: Readonly<Record<'slide' | 'corner', readonly [clause: ClauseId, text: string]>> = {
  slide: ['GW-BOOST-3', 'The worm can slide only after a Wing or Talon has moved'],
  corner: ['GW-BOOST-2', 'The worm can turn a corner only after an Arm or Talon has moved'],
};

const RANGE_CLAUSES: Readonly<Record<Boost, ClauseId>> = {
  none: 'GW-TITAN-2',
  arm: 'GW-BOOST-2',
  wing: 'GW-BOOST-3',
  talon: 'GW-BOOST-4',
};

const whyUnreachable = (state: State, boost: Boost, target: Target): Refusal => {
  const from = wormOf(state, state.toMove) as Square;
  if (target.kind !== 'square') {
    return refusal('GW-TURN-6', 'Choose a square for the worm.', [from]);
  }
  const at = target.square;
  if (at === from) {
    return refusal('GW-TURN-6', 'The worm must move: choose another square.', [at]);
  }
  if (state.units[at]?.side === state.toMove) {
    return refusal('GW-TURN-5', 'Only the worm moves in the Encroachment Phase.', [at]);
  }
  const [far] = pathsBetween(from, at);
  if (far && far.manner !== 'step') {
    const [clause, text] = MISSING_BOOSTS[far.manner];
    return refusal(clause, `${text}.`, [from]);
  }
  const may = boost === 'none' ? BOOST_WORDS.none : `${BOOST_WORDS.none}, and this turn ${BOOST_WORDS[boost]}`;
  return refusal(RANGE_CLAUSES[boost], `The worm may ${may}. It cannot reach ${nameOf(at)}.`, [from]);
};

const wormMoveMenu = (state: State): Menu<Act> => {
  const boost = boostIn(state);
  const from = wormOf(state, state.toMove) as Square;
  const targets = new Map<Square, WormPath[]>();
  for (const path of pathsFrom(from, boost)) targets.set(path.to, [...(targets.get(path.to) ?? []), path]);
  const choices = [...targets.values()].map((paths) => destinationChoice(state, paths));
  const askFor = (more: readonly Choice<Act>[]): Menu<Act> =>
    makeQuestion(`${sideName(state.toMove)}: move the Worm Titan.`, [...choices, ...more], (target) =>
      whyUnreachable(state, boost, target),
    );
  return askFor([open<Act>(square(from), 'plain', () => askFor([]), { isUnlisted: true })]);
};
