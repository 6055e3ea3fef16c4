/**
 * Positions of FrozenChess in one line, as the rules document's examples are told: named units, Kings on i1 and i16 unless
 * named, nothing else. `w Rh4*2 Zg2[N] / b Ph9 / walls a5 a6:Rh4 / closed e5:rP / traps c5:b`.
 *
 * Units: letter and square (a stack has a letter for each unit, from the base), then maybe (range), +twentieths of extension on top, !shellshock, *paralysis,
 * ~idle, >aim, {growth or build}, [cargo]. Walls and traps may name their owner's
 * square. Tombs list who is buried, first to leave first, White in capitals. Sections: w, b, walls, shadows, closed,
 * open, hidden, traps, captures (of non-pawns, by a square's unit), turn, null.
 */
import { squareNamed } from '../../../src/kernel/board.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { playText } from '../../../src/kernel/record.ts';
import { nameOf, SQUARES } from '../../../src/variants/frozenchess/geometry.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { isQueensShadow, isWallsquare, rangeOf, type Stack, type State } from '../../../src/variants/frozenchess/state.ts';
import { AREA_SECTIONS, areaFields, areaSections } from './areas-support.ts';

type Json = Record<string, unknown>;

const STRANGER = 900;
const LAST_ID = 1000;
const UNIT = /^([A-Z]+)([a-p]\d+)?(?:\((\d+)\))?(?:\+(\d+))?(?:!(\d+))?(?:\*(\d+))?(?:~(\d+))?(?:>([a-z]+))?(?:\{(\d+)\})?(?:\[(.*)\])?$/;

const sectionsOf = (line: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    line
      .split('/')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...words]) => [name, words]),
  );

/** The position file of such a line. */
export const fileOf = (line: string): string => {
  const sections = sectionsOf(line);
  const words = (name: string) => sections.get(name) ?? [];
  let nextId = 1;
  const idAt = new Map<string, number>();
  const unitFile = (
    text: string,
  ): { readonly square: string; readonly comps: readonly Json[]; readonly par: number; readonly shock: number; readonly idle: number } => {
    const match = UNIT.exec(text);
    if (!match) throw new Error(`no unit: ${text}`);
    const [, kinds = '', square = '', range, ext, shock, par, idle, aim, growth, cargo] = match;
    if (square) idAt.set(square, nextId);
    const comps = [...kinds].map((kind, index): Json => ({ id: nextId + index, kind }));
    nextId += comps.length;
    const comp = comps[0] as Json;
    const ext20 = Number(ext ?? 20 * Math.max(0, Number(range ?? 0) - 16));
    if (ext20) comp['ext20'] = ext20;
    if (range) comp['crr20'] = Math.max(0, 320 - 20 * Number(range));
    if (aim) comp['aim'] = aim.toUpperCase();
    if (growth) comp[kinds === 'W' ? 'build' : 'growth'] = Number(growth);
    if (cargo) comp['cargo'] = [...cargo].map((letter) => ({ comps: unitFile(letter).comps }));
    return { square, comps, par: Number(par ?? 0), shock: Number(shock ?? 0), idle: Number(idle ?? 0) };
  };
  const armies = (['w', 'b'] as const).flatMap((side) => {
    const named = words(side);
    const king = side === 'w' ? 'Ki1' : 'Ki16';
    const list = named.some((each) => each.startsWith('K')) ? named : [...named, king];
    return list.map((text) => {
      const { square, comps, ...numbers } = unitFile(text);
      for (const each of (comps[0]?.['cargo'] as Json[] | undefined) ?? []) each['side'] = side;
      return { sq: square, side, comps, ...numbers };
    });
  });
  const owner = (square: string | undefined) => (square ? (idAt.get(square.replace(/^[A-Z]+/, '')) ?? STRANGER) : STRANGER);
  const walls = Object.fromEntries(
    words('walls')
      .map((word) => word.split(':'))
      .map(([square, who]) => [square, owner(who)]),
  );
  const queenShadows = Object.fromEntries(
    words('shadows')
      .map((word) => word.split(':'))
      .map(([square = '', who]) => {
        const queen = armies.find(({ sq }) => sq === who?.replace(/^[A-Z]/, ''));
        return [square, { queen: owner(who), side: queen?.side ?? 'w', range: 16 }];
      }),
  );
  const tombs: Json = {};
  const rots = new Map(words('rot').map((word) => word.split(':') as [string, string]));
  for (const status of ['closed', 'open', 'hidden']) {
    for (const [square = '', queue = ''] of words(status).map((word) => word.split(':'))) {
      tombs[square] = {
        status,
        ...(rots.has(square) && { rot: Number(rots.get(square)) }),
        queue: [...queue].map((letter) => {
          nextId += 1;
          return { id: nextId + 100, kind: letter.toUpperCase(), side: letter === letter.toUpperCase() ? 'w' : 'b' };
        }),
      };
    }
  }
  const traps = words('traps')
    .map((word) => word.split(':'))
    .map(([sq, side, who, sprung]) => ({ sq, side, jester: owner(who), ...(sprung && { sprung: owner(sprung) }) }));
  const stacks = armies.map(({ sq, ...rest }) => {
    const onWall = sq in walls;
    return { sq, ...rest, ...(onWall && { onWall }) };
  });
  for (const [square, captures] of words('captures').map((word) => word.split(':'))) {
    const comp = stacks.find(({ sq }) => sq === square)?.comps[0];
    if (comp) comp['capN'] = Number(captures);
  }
  const toMove = words('turn')[0] ?? 'w';
  return JSON.stringify({
    version: 1,
    toMove,
    lastNull: sections.has('null'),
    nextId: LAST_ID,
    stacks,
    walls,
    queenShadows,
    tombs,
    traps,
    ...areaFields(words, owner),
  });
};

/** The position of such a line. */
export const at = (line: string): Position => {
  const read = GAME.read(fileOf(line));
  if (!read.ok) throw new Error(`${line}: ${read.error.text}`);
  return read.value;
};

const unitText = (stack: Stack, square: string): string => {
  const [unit] = stack.comps;
  const forward = stack.side === 'white' ? 'n' : 's';
  const ranges = stack.comps.map((each) => rangeOf(each, { shock: 0 }));
  return [
    ...stack.comps.map(({ kind }) => kind),
    square,
    ranges.every((range) => range === 16) ? '' : `(${ranges.join(',')})`,
    stack.shock > 0 ? `!${stack.shock}` : '',
    stack.par > 0 ? `*${stack.par}` : '',
    unit.aim === forward ? '' : `>${unit.aim}`,
    unit.growth + unit.build > 0 ? `{${unit.growth + unit.build}}` : '',
    unit.cargo.length > 0 ? `[${unit.cargo.map((each) => unitText(each, '')).join('')}]` : '',
  ].join('');
};

/** A position as such a line, in scan order, without owners and without the Kings' squares left out. */
export const line = (position: Position): string => {
  const state = position as State;
  const army = (side: Stack['side']) =>
    SQUARES.flatMap((square) => {
      const stack = state.stacks[square];
      return stack?.side === side ? [unitText(stack, nameOf(square))] : [];
    });
  const tombs = (status: string) =>
    SQUARES.flatMap((square) => {
      const tomb = state.tombs[square];
      if (tomb?.status !== status) return [];
      return [`${nameOf(square)}:${tomb.queue.map(({ kind, side }) => (side === 'white' ? kind : kind.toLowerCase())).join('')}`];
    });
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['w', army('white')],
    ['b', army('black')],
    ['walls', SQUARES.filter((square) => isWallsquare(state, square)).map(nameOf)],
    ['shadows', SQUARES.filter((square) => isQueensShadow(state, square)).map(nameOf)],
    ['closed', tombs('closed')],
    ['open', tombs('open')],
    ['hidden', tombs('hidden')],
    [
      'traps',
      [...state.traps]
        .sort((a, b) => a.square - b.square)
        .map(({ square, side, sprung }) => `${nameOf(square)}:${side[0]}${sprung ? '!' : ''}`),
    ],
    ...areaSections(state),
  ];
  return sections
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `${name} ${words.join(' ')}`)
    .join(' / ');
};

/** The same line with units in scan order and the Kings named, for comparing. */
export const tidied = (text: string): string => {
  const sections = sectionsOf(text);
  const order = (words: readonly string[]) => [...words].sort((a, b) => squareIn(a) - squareIn(b));
  const squareIn = (word: string) => squareNamed(GAME.board, /[a-p]\d+/.exec(word)?.[0] ?? '') ?? 0;
  const withKing = (name: string, words: readonly string[]) => {
    const king = name === 'w' ? 'Ki1' : name === 'b' ? 'Ki16' : null;
    return king && !words.some((word) => word.startsWith('K') || word === 'dead') ? [...words, king] : words;
  };
  return ['w', 'b', 'walls', 'shadows', 'closed', 'open', 'hidden', 'traps', ...AREA_SECTIONS]
    .map(
      (name) =>
        [name, order(withKing(name, sections.get(name)?.filter((word) => word !== '-') ?? [])).filter((word) => word !== 'dead')] as const,
    )
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `${name} ${words.join(' ')}`)
    .join(' / ');
};

/** Plays actions, in picks or notation, separated by ";". The refusal is an answer too. */
export const play = (
  position: Position,
  actions: string,
): { readonly position: Position } | { readonly rule: string; readonly text: string } => {
  const played = playText(GAME, position, actions);
  if (!played.ok) return { rule: played.error.rule ?? 'none', text: played.error.text };
  return { position: played.value.at(-1)?.position ?? position };
};

/** The number of a square by its name. */
export const squareOf = (name: string): number => squareNamed(GAME.board, name) as number;

/** The squares a unit can go to, by name, in scan order: quiet ones, and captures with an x. */
export const goals = (position: Position, from: string): string => {
  const square = squareOf(from);
  const menu = GAME.ask(position, [{ kind: 'square', square }]);
  if (!menu.ok || menu.value.kind === 'act') return '';
  return menu.value.choices
    .flatMap((choice) => {
      if (choice.kind !== 'open' || choice.target.kind !== 'square') return [];
      const { square: to } = choice.target;
      return [{ at: to, text: `${(position as State).stacks[to] && choice.tone !== 'move' ? 'x' : ''}${nameOf(to)}` }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join(' ');
};
