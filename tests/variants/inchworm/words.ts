/** Writes what players read as strings for tables: questions with answers, hints, reasons, and the steps of a turn. */
import type { Choice } from '../../../src/kernel/asking/menu.ts';
import { readPicks, spellTarget, type Target } from '../../../src/kernel/asking/target.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { BOARD, nameOf } from '../../../src/variants/inchworm/position/board.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { namesIn } from '../../support/phrases.ts';
import { POSITIONS } from './positions.ts';
import { at, must } from './support.ts';

export const picks = (text: string): readonly Target[] => must(readPicks(BOARD, text));

/** Reads a described position, the name of one in `POSITIONS`, or "start", or "start, real dice". */
export const position = (text: string): State =>
  text.startsWith('start')
    ? (GAME.setup(1, { dice: text.endsWith('real dice') ? 'real' : 'seeded' }) as State)
    : at(POSITIONS[text] ?? text);

const lit = (squares: readonly number[] | undefined): string => (squares ?? []).map(nameOf).join(' ');

const answer = (choice: Choice<unknown>): string => {
  const label = choice.label ? ` "${choice.label}"` : '';
  if (choice.kind !== 'open') return `no, ${choice.why().rule}${label}`;
  return `${choice.tone()}${label}${choice.isUnlisted ? ', again' : ''}`;
};

/**
 * Returns the names in a question, then its answers. Neighbouring answers of the same tone and label share a line;
 * refused ones have their clause.
 */
export const question = (state: State, after: string): readonly string[] => {
  const menu = must(GAME.ask(state, picks(after)));
  if (menu.kind !== 'ask') return ['the turn is complete'];
  const groups: { readonly how: string; readonly names: string[] }[] = [];
  for (const choice of menu.choices) {
    const [how, name] = [answer(choice), spellTarget(BOARD, choice.target)];
    const last = groups.at(-1);
    if (last?.how === how) last.names.push(name);
    else groups.push({ how, names: [name] });
  }
  return [namesIn(GAME, menu.prompt), ...groups.map(({ how, names }) => `${names.join(' ')}: ${how}`)];
};

const chosen = (state: State, after: string, target: string): Choice<unknown> => {
  const menu = must(GAME.ask(state, picks(after)));
  const found =
    menu.kind === 'ask' ? menu.choices.find((choice) => spellTarget(BOARD, choice.target) === target) : undefined;
  if (!found) throw new Error(`${target} is no answer after "${after}"`);
  return found;
};

/** Writes an open answer's hint: clause, sentence and squares. */
export const hint = (state: State, after: string, target: string): string => {
  const choice = chosen(state, after, target);
  const said = choice.kind === 'open' ? choice.hint?.() : undefined;
  return said ? `${said.rule}: ${said.text} [${lit(said.squares)}]` : 'no hint';
};

/** Writes a refusal: clause, sentence and the squares at fault. */
export const reason = (state: State, after: string, target: string): string => {
  const no = GAME.explain(state, picks(after), picks(target)[0] as Target);
  return no ? `${no.rule}: ${no.text} [${lit(no.squares)}]` : 'nothing is wrong with it';
};

/** Writes the steps of a turn that have a sentence, with clauses and the paths of units. */
export const told = (state: State, turn: string): readonly string[] => {
  const { picks: made, rolls } = must(GAME.readAction(state, turn));
  const before: State = { ...state, rng: { kind: 'seeded', state: 1, dictated: rolls ?? [] } };
  return must(GAME.play(before, made))
    .tell()
    .flatMap(({ rule, text, events }) => {
      const paths = events.flatMap((event) =>
        event.kind === 'moved' ? [` <${event.path.map(nameOf).join(' ')}>`] : [],
      );
      return text ? [`${rule}: ${text}${paths.join('')}`] : [];
    });
};

/** Returns every move between two squares, in notation. */
export const waysTo = (state: State, from: string, target: string): readonly string[] =>
  [...GAME.actions(state, picks(from))]
    .map(({ notation }) => notation)
    .filter((text) => RegExp(`${from}[-~>]?x?${target}(?!\\d)`).test(text));
