/**
 * Writes the text of the files in `goldens/`: what a game tells, shows and asks, so that people can review it. Each
 * sentence appears once, where its clause is shown or in `words.txt`; elsewhere only squares, pieces and clauses
 * appear, or a digest.
 */
import { drawView } from '../../src/cli/print.ts';
import type { Choice, Refusal } from '../../src/kernel/asking/menu.ts';
import { spell, spellTarget, type Target } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { BoardEvent, Step } from '../../src/kernel/event.ts';
import { foldView } from '../../src/kernel/fold.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import type { RuleId } from '../../src/kernel/learning/rulebook.ts';
import type { PlayedAction } from '../../src/kernel/record.ts';
import { sideName } from '../../src/kernel/side.ts';
import type { Badge, BoardView, UnitView } from '../../src/kernel/view.ts';
import { withNamesOnly } from './phrases.ts';

/** Returns the last four base-36 characters of an FNV-1a hash. */
const shortHash = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-4);
};

const WIDTH = 160;

/** Wraps a line between words; further lines are indented by two spaces more. */
export const wrapLine = (line: string): readonly string[] => {
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

const indent = (lines: readonly string[], by = '  '): readonly string[] =>
  lines.map((line) => (line === '' ? '' : `${by}${line}`));

/** Returns a digest of any value, in which sentences count only by the names and numbers they contain. */
export const digestOf = (game: Game, value: unknown): string => shortHash(withNamesOnly(game, value));

/** Draws the ranks that are not empty, and lists the marked squares by kind of mark. */
export const boardOf = (game: Game, position: Position): readonly string[] => {
  const view = game.view(position);
  const marks = Object.entries(view.marks).flatMap(([square, all]) =>
    all.map(({ kind }) => [squareName(game.board, Number(square)), kind] as const),
  );
  const idle = game.board.regions.length > 1 ? /^([a-z]+\d+ +\.[ .]*)?$/i : /^([a-z]+\d+ +\.[ .]*|.*, \d+ by \d+)?$/i;
  return [
    ...drawView(game, view).filter((line) => !idle.test(line)),
    ...groupLines(
      marks,
      ([, kind]) => `${kind}: \0`,
      ([square]) => square,
    ),
  ];
};

/**
 * Writes the facts that a step tells. Those of the clause `own`, about which the section is, have their sentence;
 * others have their clause, kind and value.
 */
const factsIn = (own: RuleId, facts: readonly Badge[]): string =>
  facts.length === 0
    ? 'nothing'
    : facts
        .map(({ rule, label, kind, value }) =>
          rule === own ? label : `${rule} ${kind}${value === undefined ? '' : ` ${value}`}`,
        )
        .join('; ');

const squareList = (game: Game, squares: readonly number[], joint = ' '): string =>
  squares.map((square) => squareName(game.board, square)).join(joint);

/** Names a unit, such as "White's Rook on e4". */
const unitText = (game: Game, unit: UnitView | undefined): string =>
  unit
    ? `${sideName(unit.side)}'s ${game.pieces[unit.type]?.name ?? unit.type} on ${squareList(game, unit.at)}`
    : 'a unit';

const changeOf = (game: Game, own: RuleId, { to, without = [] }: Extract<BoardEvent, { kind: 'changed' }>): string =>
  [
    ...(to.type === undefined ? [] : [`is a ${game.pieces[to.type]?.name ?? to.type}`]),
    ...(to.side === undefined ? [] : [`is ${sideName(to.side)}'s`]),
    ...(to.body === undefined ? [] : [`body ${to.body}`]),
    ...(to.facing === undefined ? [] : [`faces ${to.facing}`]),
    ...(to.inside === undefined ? [] : [`inside #${to.inside}`]),
    ...(to.badges === undefined ? [] : [`bears ${factsIn(own, to.badges)}`]),
    ...without.map((field) => `no longer ${field}`),
  ].join(', ');

/**
 * Describes one event. In a "marked" event `\0` stands for the square, so that squares with the same marks share a
 * line.
 */
const eventLine = (game: Game, before: BoardView, own: RuleId, event: BoardEvent): string => {
  switch (event.kind) {
    case 'moved':
      return `${unitText(game, before.units[event.unit])} moves ${squareList(game, event.path, '-')}, stands on ${squareList(game, event.at)}`;
    case 'captured':
      return `${unitText(game, before.units[event.unit])} is captured`;
    case 'appeared':
      return `${unitText(game, event.unit)} appears`;
    case 'changed':
      return `${unitText(game, before.units[event.unit])}: ${changeOf(game, own, event)}`;
    case 'marked':
      return `\0: ${factsIn(own, event.marks)}`;
    case 'burst':
      return `burst around ${squareList(game, [event.centre])}: ${squareList(game, event.squares)}`;
    case 'traced':
      return `line ${squareList(game, event.line, '-')}`;
    case 'rolled':
      return `dice, ${event.chance.join(' in ')}, ${event.came ? 'it comes' : 'it does not'}`;
    case 'turned': {
      const { toMove, number, phases } = event.turn;
      const phase = phases.find(({ state }) => state === 'now');
      return `turn ${number}, ${sideName(toMove)}${phase ? `: ${phase.id}` : ''}`;
    }
    case 'ended': {
      const { winner, rule, text } = event.outcome;
      return `${winner ? `${sideName(winner)} wins` : 'drawn'} by ${rule}${rule === own ? `: ${text}` : ''}`;
    }
  }
};

/** Returns one line per distinct text, in which the names of all entries with that text replace `\0`. */
const groupLines = <Each>(
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

/** Writes an action as `3. White: Qe1-e4 (e1 e4)`: its notation, and its picks if they differ from that. */
const actionLine = (
  game: Game,
  before: Position,
  { picks }: PlayedAction,
  steps: readonly Step[],
  number: number,
): string => {
  const spelled = spell(game.board, picks);
  const notation = game.notate(before, picks, steps);
  return `${number}. ${sideName(before.toMove)}: ${notation}${notation === spelled ? '' : `  (${spelled})`}`;
};

/**
 * Writes each step as its clause and its events; a step under the clause `own`, about which the section is, also has
 * its sentence.
 */
export const stepLines = (game: Game, before: BoardView, steps: readonly Step[], own: RuleId): readonly string[] => {
  let view = before;
  return steps.flatMap((step) => {
    const squareOf = (event: BoardEvent) => (event.kind === 'marked' ? squareName(game.board, event.square) : '');
    const events = groupLines(step.events, (event) => eventLine(game, view, own, event), squareOf);
    view = foldView(view, [step]);
    const [first = '', ...others] = step.text !== undefined && step.rule === own ? [step.text, ...events] : events;
    return [`${step.rule}  ${first}`.trimEnd(), ...others.map((each) => `  · ${each}`)];
  });
};

/**
 * Writes actions in notation, each with its steps. `number` is that of the first action; `after` returns further lines
 * for an action; `own` is the clause whose sentences are written out.
 */
export const actionLines = (
  game: Game,
  start: Position,
  turns: readonly PlayedAction[],
  number: number,
  after: (turned: PlayedAction, steps: readonly Step[]) => readonly string[] = () => [],
  own: RuleId = '',
): readonly string[] => {
  let before = start;
  return turns.flatMap((turned, index) => {
    const steps = turned.tell();
    const lines = [
      actionLine(game, before, turned, steps, number + index),
      ...indent([...stepLines(game, game.view(before), steps, own), ...after(turned, steps)]),
    ];
    before = turned.position;
    return lines;
  });
};

/** Writes one line per action: its notation, the clauses of its steps, and what `after` returns. */
export const briefLines = (
  game: Game,
  start: Position,
  turns: readonly PlayedAction[],
  number: number,
  after: (turned: PlayedAction, steps: readonly Step[]) => string,
): readonly string[] => {
  let before = start;
  return turns.map((turned, index) => {
    const steps = turned.tell();
    const rules = groupLines(
      steps,
      ({ rule }) => rule,
      () => '',
    );
    const line = `${actionLine(game, before, turned, steps, number + index)}  ${rules.join(' ')}  ${after(turned, steps)}`;
    before = turned.position;
    return line;
  });
};

/**
 * Writes a refusal as its clause and squares; under the clause `own`, about which the section is, also its sentence.
 */
export const refusalLine = (game: Game, { rule, text, squares }: Refusal, own: RuleId): string =>
  `${rule}${rule === own ? `: ${text}` : ''}${squares.length === 0 ? '' : ` [${squareList(game, squares)}]`}`;

const answerOf = (game: Game, choice: Choice<unknown>) => ({
  target: spellTarget(game.board, choice.target),
  label: choice.label,
  ...(choice.kind === 'open' ? { tone: choice.tone(), hint: choice.hint?.() } : { why: choice.why() }),
});
type Answer = ReturnType<typeof answerOf>;

/** A question with all its choices: an open one with tone and hint, a refused one with its reason. */
interface Question {
  readonly prompt: string;
  readonly answers: readonly Answer[];
}

const questionAt = (game: Game, position: Position, picks: readonly Target[]): Question | null => {
  const menu = game.ask(position, picks);
  if (!menu.ok || menu.value.kind === 'act') return null;
  return {
    prompt: menu.value.prompt,
    answers: menu.value.choices.map((choice) => answerOf(game, choice)),
  };
};

/**
 * Returns the question after these picks, and the next question after each open choice; null where an action is
 * complete.
 */
export const questionsAt = (game: Game, position: Position, picks: readonly Target[]): readonly (Question | null)[] => {
  const menu = game.ask(position, picks);
  const open = menu.ok && menu.value.kind === 'ask' ? menu.value.choices.filter(({ kind }) => kind === 'open') : [];
  return [
    questionAt(game, position, picks),
    ...open.map(({ target }) => questionAt(game, position, [...picks, target])),
  ];
};

/** Writes one line per tone of open choices, and one per clause of refused ones. */
export const answerLines = ({ answers }: Question): readonly string[] =>
  groupLines(
    answers,
    (answer) => ('why' in answer ? `not \0 (${answer.why.rule})` : `${answer.tone} \0`),
    ({ target }) => target,
  );
