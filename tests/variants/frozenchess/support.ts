/**
 * Reads positions of FrozenChess from one line (`demos/line.ts`), plays in them, and writes them as a line for
 * comparison.
 */
import { squareNamed } from '../../../src/kernel/board/board.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { playText } from '../../../src/kernel/record.ts';
import { positionFile, sectionsOf } from '../../../src/variants/frozenchess/demos/line.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf, SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import { shadowsOn } from '../../../src/variants/frozenchess/position/shadows.ts';
import { ageOf, isQueensShadow, isWallsquare } from '../../../src/variants/frozenchess/position/squares.ts';
import { rangeOf } from '../../../src/variants/frozenchess/position/stacks.ts';
import type { Stack, State } from '../../../src/variants/frozenchess/position/state.ts';
import { next } from '../../../src/variants/frozenchess/turn/make.ts';
import { AREA_SECTIONS, areaSections } from './areas-support.ts';

export { positionFile };

export const at = (line: string): Position => {
  const read = GAME.read(positionFile(line));
  if (!read.ok) throw new Error(`${line}: ${read.error.text}`);
  return read.value;
};

/** Writes the age and distance of a shadow, as "@6,3"; empty if both are 0. */
const shadeText = (state: State, stack: Stack): string => {
  const [age, dist] = [ageOf(state, stack), stack.shade?.dist ?? 0];
  return age + dist > 0 ? `@${age}${dist > 0 ? `,${dist}` : ''}` : '';
};

const unitText = (state: State, stack: Stack, square: string): string => {
  const [unit] = stack.units;
  const forward = stack.side === 'white' ? 'n' : 's';
  const ranges = stack.units.map((each) => rangeOf(each, { shock: 0 }));
  return [
    stack.shade ? 's' : '',
    ...stack.units.map(({ kind }) => kind),
    square,
    ranges.every((range) => range === 16) ? '' : `(${ranges.join(',')})`,
    stack.shock > 0 ? `!${stack.shock}` : '',
    stack.paralysis > 0 ? `*${stack.paralysis}` : '',
    unit.aim === forward ? '' : `>${unit.aim}`,
    unit.growth + unit.build > 0 ? `{${unit.growth + unit.build}}` : '',
    square ? shadeText(state, stack) : '',
    unit.cargo.length > 0 ? `[${unit.cargo.map((each) => unitText(state, each, '')).join('')}]` : '',
  ].join('');
};

/**
 * Writes a position as a line, its squares in scan order (a1, b1 … p16). The owners of walls and shadows are left out.
 */
export const line = (position: Position): string => {
  const state = position as State;
  const army = (side: Stack['side']) =>
    SQUARES.flatMap((square) => {
      const stack = state.stacks[square];
      const all = [...(stack ? [stack] : []), ...shadowsOn(state, square).map((shadow) => shadow.stack)];
      return all.filter((each) => each.side === side).map((each) => unitText(state, each, nameOf(square)));
    });
  const tombs = (status: string) =>
    SQUARES.flatMap((square) => {
      const tomb = state.tombs[square];
      if (tomb?.status !== status) return [];
      return [
        `${nameOf(square)}:${tomb.queue.map(({ kind, side }) => (side === 'white' ? kind : kind.toLowerCase())).join('')}`,
      ];
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

/** Brings a line into the order of `line`, and adds Kings that it leaves out, for comparison. */
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
        [
          name,
          order(withKing(name, sections.get(name)?.filter((word) => word !== '-') ?? [])).filter(
            (word) => word !== 'dead',
          ),
        ] as const,
    )
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `${name} ${words.join(' ')}`)
    .join(' / ');
};

/** Plays actions in picks or notation, separated by ";"; returns the refusal of the first illegal one. */
export const play = (
  position: Position,
  actions: string,
):
  | { readonly position: Position }
  | { readonly rule: string; readonly text: string; readonly squares: readonly number[] } => {
  const played = playText(GAME, position, actions);
  if (!played.ok) {
    const { rule = 'none', text, squares = [] } = played.error;
    return { rule, text, squares };
  }
  return { position: played.value.at(-1)?.position ?? position };
};

export const squareOf = (name: string): number => squareNamed(GAME.board, name) as number;

/** Returns the squares that a unit can reach by name, in scan order; captures have an x. */
export const goals = (position: Position, from: string): string => {
  const square = squareOf(from);
  const menu = GAME.ask(position, [{ kind: 'square', square }]);
  if (!menu.ok || menu.value.kind === 'act') return '';
  return menu.value.choices
    .flatMap((choice) => {
      if (choice.kind !== 'open' || choice.target.kind !== 'square') return [];
      const { square: to } = choice.target;
      return [
        {
          at: to,
          text: `${(position as State).stacks[to] && choice.tone() !== 'move' ? 'x' : ''}${nameOf(to)}`,
        },
      ];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join(' ');
};

/** Returns the position after actions that must be legal; throws the refusal otherwise. */
export const following = (position: Position, actions: string): State => {
  const result = play(position, actions);
  if ('rule' in result) throw new Error(`${actions}: ${result.rule} ${result.text}`);
  return result.position as State;
};

/** Returns the units on a square as JSON objects of the position file. */
export const unitsOn = (position: Position, square: string): readonly Record<string, unknown>[] => {
  const { stacks } = JSON.parse(GAME.write(position)) as {
    stacks: { sq: string; comps: Record<string, unknown>[] }[];
  };
  return stacks.find(({ sq }) => sq === square)?.comps ?? [];
};

/** Reads a line, with fields of the units on a square set, unit by unit. */
export const withFields = (text: string, square: string, fields: readonly Record<string, unknown>[]): Position => {
  const file = JSON.parse(positionFile(text)) as {
    stacks: { sq: string; comps: Record<string, unknown>[] }[];
  };
  const stack = file.stacks.find(({ sq }) => sq === square);
  fields.forEach((each, index) => {
    Object.assign(stack?.comps[index] ?? {}, each);
  });
  const read = GAME.read(JSON.stringify(file));
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
};

/** Whether the board shows that side's King in check. */
export const isInCheck = (given: string | Position, side: 'white' | 'black' = 'white') => {
  const position = typeof given === 'string' ? at(given) : given;
  return Object.values(GAME.view(position).units).some(
    (unit) => unit.type === 'K' && unit.side === side && unit.badges.some(({ kind }) => kind === 'check'),
  );
};

/** Returns the clause and the winner of the end after these actions; null if the game goes on. */
export const ending = (text: string, actions = '') => {
  const result = actions ? play(at(text), actions) : { position: at(text) };
  const outcome = 'position' in result ? GAME.outcome(result.position) : null;
  return outcome && [outcome.rule, outcome.winner];
};

/** Returns the labels shown beside a player. */
export const figures = (text: string, side: 'white' | 'black') =>
  GAME.view(at(text)).turn.players[side].map(({ label }) => label);

export const rangeOn = (position: Position, square: string): number => {
  const stack = (position as State).stacks[squareOf(square)] as Stack;
  return rangeOf(stack.units[0], stack);
};

/** Lets both sides pass for this many turns each; the end of the game is ignored. */
export const idled = (position: Position, turns: number): Position => {
  let state = position as State;
  for (let ply = 0; ply < 2 * turns; ply++)
    state = { ...next(state, { kind: 'null' }), lastNull: false, decided: null, seen: [] };
  return state;
};

/** Returns the badges of these kinds on a unit, as "kind: label". */
export const badges = (position: Position, square: string, ...kinds: readonly string[]): readonly string[] => {
  const unit = Object.values(GAME.view(position).units).find((each) => each.at[0] === squareOf(square));
  return (unit?.badges ?? []).filter(({ kind }) => kinds.includes(kind)).map(({ kind, label }) => `${kind}: ${label}`);
};

/** Returns a lens's marks as "square: label", with a focus or without (null). */
export const seen = (position: Position, lens: string, focus: string | null): readonly string[] =>
  GAME.look(position, lens, focus === null ? null : squareOf(focus)).map(
    ([square, { label }]) => `${nameOf(square)}: ${label}`,
  );
