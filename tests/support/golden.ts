/**
 * What a game tells, shows and asks, written out for a reader: the text of the files in `goldens/`. What the
 * text leaves out (ids, order, looks) is covered by a digest of everything.
 */
import { drawView, printPosition } from '../../src/cli/print.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { BoardEvent, Step } from '../../src/kernel/event.ts';
import { foldView } from '../../src/kernel/fold.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { type Choice, type Refusal, spellTarget, type Target } from '../../src/kernel/menu.ts';
import type { Turned } from '../../src/kernel/record.ts';
import { sideName } from '../../src/kernel/side.ts';
import type { Badge, BoardView, UnitView } from '../../src/kernel/view.ts';

/** A text in four letters (FNV-1a). */
export const digestOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
};

const WIDTH = 160;

/** A line, broken between words where it is too long, its other lines set in by two more. */
export const wrapped = (line: string): readonly string[] => {
  const [margin = ''] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  let current = '';
  for (const word of line.trim().split(' ')) {
    if (current !== '' && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = `${margin}  ${word}`;
    } else current = current === '' ? `${margin}${word}` : `${current} ${word}`;
  }
  return [...lines, current];
};

const indented = (lines: readonly string[], by = '  '): readonly string[] =>
  lines.map((line) => (line === '' ? '' : `${by}${line}`));

/** A position file; of one that is long, how it begins, and of one in JSON nothing but a digest. */
export const positionLine = (text: string): string => {
  if (text.startsWith('{')) return `Digest of the position file: ${digestOf(text)}`;
  return text.length <= WIDTH - 20
    ? `Position: ${text}`
    : `Position: ${text.slice(0, text.lastIndexOf(' ', 80))} … digest of the whole: ${digestOf(text)}`;
};

/** The squares alone. */
export const boardOf = (game: Game, position: Position): readonly string[] =>
  drawView(game, game.view(position)).join('\n').trimEnd().split('\n');

/** The squares, and all that units and squares bear. */
export const boardAndFactsOf = (game: Game, position: Position): readonly string[] =>
  printPosition(game, position).split('\n');

export const factLine = ({ rule, label }: Badge): string => `${rule}: ${label}`;

/** Facts that a step tells; its own clause need not be repeated. */
const factsIn = (step: Step, facts: readonly Badge[]): string =>
  facts.length === 0
    ? 'nothing'
    : facts.map((fact) => (fact.rule === step.rule ? fact.label : factLine(fact))).join('; ');

const named = (game: Game, squares: readonly number[], joint = ' '): string =>
  squares.map((square) => squareName(game.board, square)).join(joint);

/** "White's Rook on e4". */
const unitIn = (game: Game, unit: UnitView | undefined): string =>
  unit
    ? `${sideName(unit.side)}'s ${game.pieces[unit.type]?.name ?? unit.type} on ${named(game, unit.at)}`
    : 'a unit';

const changeOf = (
  game: Game,
  step: Step,
  { to, without = [] }: Extract<BoardEvent, { kind: 'changed' }>,
): string =>
  [
    ...(to.type === undefined ? [] : [`is a ${game.pieces[to.type]?.name ?? to.type}`]),
    ...(to.side === undefined ? [] : [`is ${sideName(to.side)}'s`]),
    ...(to.body === undefined ? [] : [`body ${to.body}`]),
    ...(to.facing === undefined ? [] : [`faces ${to.facing}`]),
    ...(to.inside === undefined ? [] : [`inside #${to.inside}`]),
    ...(to.badges === undefined ? [] : [`bears ${factsIn(step, to.badges)}`]),
    ...without.map((field) => `no longer ${field}`),
  ].join(', ');

/** `\0` stands for the square that bears marks, so that squares of which the same is told share a line. */
const eventLine = (game: Game, before: BoardView, step: Step, event: BoardEvent): string => {
  switch (event.kind) {
    case 'moved':
      return `${unitIn(game, before.units[event.unit])} moves ${named(game, event.path, '-')}, stands on ${named(game, event.at)}`;
    case 'captured':
      return `${unitIn(game, before.units[event.unit])} is captured`;
    case 'appeared':
      return `${unitIn(game, event.unit)} appears`;
    case 'changed':
      return `${unitIn(game, before.units[event.unit])}: ${changeOf(game, step, event)}`;
    case 'marked':
      return `\0: ${factsIn(step, event.marks)}`;
    case 'burst':
      return `burst around ${named(game, [event.centre])}: ${named(game, event.squares)}`;
    case 'traced':
      return `${event.what}: ${named(game, event.line, '-')}`;
    case 'rolled':
      return `${event.what}: ${event.chance.join(' in ')}, ${event.came ? 'it comes' : 'it does not'}`;
    case 'turned': {
      const { toMove, number, phases } = event.turn;
      const phase = phases.find(({ state }) => state === 'now');
      return `turn ${number}, ${sideName(toMove)}${phase ? `: ${phase.title}` : ''}`;
    }
    case 'ended':
      return event.outcome.text;
  }
};

/** One line for all of which the same is said, their names where it says `\0`. */
const grouped = <Each>(
  all: readonly Each[],
  said: (each: Each) => string,
  name: (each: Each) => string,
): readonly string[] => {
  const groups = new Map<string, string[]>();
  for (const each of all) {
    const key = said(each);
    const group = groups.get(key);
    if (group) group.push(name(each));
    else groups.set(key, [name(each)]);
  }
  return [...groups].map(([key, names]) => key.replace('\0', names.join(' ')));
};

/** Each step under its clause: its sentence, and what happens on the board. */
export const stepLines = (game: Game, before: BoardView, steps: readonly Step[]): readonly string[] => {
  let view = before;
  return steps.flatMap((step) => {
    const squareOf = (event: BoardEvent) =>
      event.kind === 'marked' ? squareName(game.board, event.square) : '';
    const events = grouped(step.events, (event) => eventLine(game, view, step, event), squareOf);
    view = foldView(view, [step]);
    const [first = '', ...others] = step.text === undefined ? events : [step.text, ...events];
    return [`${step.rule}  ${first}`, ...others.map((each) => `  · ${each}`)];
  });
};

/** Actions as they are written, each with its steps. `number`: of the first. */
export const actionLines = (
  game: Game,
  start: Position,
  turns: readonly Turned[],
  number: number,
  after: (position: Position) => readonly string[],
): readonly string[] => {
  let before = start;
  return turns.flatMap(({ picks, position, tell }, index) => {
    const steps = tell();
    const spelled = picks.map((pick) => spellTarget(game.board, pick)).join(' ');
    const notation = game.notate(before, picks, steps);
    const lines = [
      `${number + index}. ${sideName(before.toMove)}: ${notation}${notation === spelled ? '' : `  (${spelled})`}`,
      ...indented([...stepLines(game, game.view(before), steps), ...after(position)]),
    ];
    before = position;
    return lines;
  });
};

export const refusalLine = (game: Game, { rule, text, squares }: Refusal): string =>
  `${rule}: ${text}${squares.length === 0 ? '' : ` [${named(game, squares)}]`}`;

/**
 * A question with every answer, as the digest has it: open ones with their tone and hint, refused ones with
 * their reason.
 */
export type Question = readonly [prompt: string, ...answers: readonly Answer[]];
type Open = readonly [target: string, label: string | undefined, tone: string, hint: Refusal | undefined];
type Refused = readonly [target: string, label: string | undefined, why: Refusal];
type Answer = Open | Refused;

const isOpen = (answer: Answer): answer is Open => answer.length === 4;

const questionAt = (game: Game, position: Position, picks: readonly Target[]): Question | readonly [] => {
  const menu = game.ask(position, picks);
  if (!menu.ok || menu.value.kind === 'act') return [];
  const answer = (choice: Choice<unknown>): Answer =>
    choice.kind === 'open'
      ? [spellTarget(game.board, choice.target), choice.label, choice.tone(), choice.hint?.()]
      : [spellTarget(game.board, choice.target), choice.label, choice.why()];
  return [menu.value.prompt, ...menu.value.choices.map(answer)];
};

/** The question there, and the one after each answer that is open. */
export const questionsAt = (
  game: Game,
  position: Position,
  picks: readonly Target[],
): readonly (Question | readonly [])[] => {
  const menu = game.ask(position, picks);
  const open =
    menu.ok && menu.value.kind === 'ask' ? menu.value.choices.filter(({ kind }) => kind === 'open') : [];
  return [
    questionAt(game, position, picks),
    ...open.map(({ target }) => questionAt(game, position, [...picks, target])),
  ];
};

const nameOf = ([target, label]: Answer): string => (label === undefined ? target : `${target} "${label}"`);
const openLine = ([, , tone, hint]: Open): string =>
  `${tone} \0${hint ? ` (${hint.rule}: ${hint.text})` : ''}`;
const refusedLine = ([, , { rule, text }]: Refused): string => `not \0 (${rule}: ${text})`;

/** What is open by what it does, and what is refused by its reason. */
const answerLines = (answers: readonly Answer[], withRefused: boolean): readonly string[] => [
  ...grouped(answers.filter(isOpen), openLine, nameOf),
  ...(withRefused
    ? grouped(
        answers.filter((answer) => !isOpen(answer)),
        refusedLine,
        nameOf,
      )
    : []),
];

/**
 * With more answers than so many, as at the start of a large game, what is refused after each is left to the
 * digest.
 */
const FEW = 24;

export const questionLines = ([first, ...below]: readonly (Question | readonly [])[]): readonly string[] => {
  const [prompt, ...answers] = first ?? [];
  if (prompt === undefined) return [];
  const after = answers.filter(isOpen).flatMap(([target], index) => {
    const [next, ...nextAnswers] = below[index] ?? [];
    return next === undefined
      ? []
      : [`${target}? ${next}`, ...indented(answerLines(nextAnswers, below.length <= FEW))];
  });
  return [prompt, ...indented([...answerLines(answers, true), ...after])];
};
