/**
 * An action as people and their phones write it: in other capitals, with other dashes, as the squares alone
 * (`d2d4`). It is read if it has only one meaning; otherwise the refusal names the nearest ones.
 */
import { isWalked } from '../../kernel/asking/legal.ts';
import type { Choice } from '../../kernel/asking/menu.ts';
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import type { ReadAction } from '../../kernel/editing/notation.ts';
import { plainSigns } from '../../kernel/editing/signs.ts';
import type { Action, Game, Position } from '../../kernel/game.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { FEW } from '../../kernel/words.ts';

/** Most actions that are compared with a text. */
const MOST_ACTIONS = 3_000;
/** Words of the longest action, but for plans of many steps, which are read as they stand. */
const MOST_WORDS = 12;

/** Letters and digits of any script, in lower case: a Russian "с" is neither "c" nor nothing. */
export const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const withoutBlanks = (text: string): string => text.toLowerCase().replace(/[\s+#]/g, '');
const squaresOf = (text: string): string => (text.match(/[a-p]\d+/gi) ?? []).join().toLowerCase();

/** The texts that people write for an action: its notation, that without the piece's letter, its picks. */
export const writings = ({ notation, spelling }: Action): readonly string[] => [
  notation,
  notation.replace(/^[A-Za-z]+(?=[a-pA-P]\d)/, ''),
  spelling,
];

/** Forms in which texts are compared, the strictest first. */
const WAYS: readonly ((text: string) => string)[] = [withoutBlanks, folded];

/** The open choices whose square a text names. */
export const namedIn = <Each extends Choice<unknown>>(
  { board }: Game,
  choices: readonly Each[],
  text: string,
): readonly Each[] =>
  choices.filter(
    ({ kind, target }) =>
      kind === 'open' &&
      target.kind === 'square' &&
      new RegExp(`${board.squares[target.square]?.name}(?!\\d)`, 'i').test(text),
  );

/** The legal actions that a text can mean: those that begin on a square it names come first. */
const actionsAbout = (game: Game, position: Position, text: string): readonly Action[] => {
  const asked = game.ask(position, []);
  const choices = asked.ok && asked.value.kind === 'ask' ? asked.value.choices.filter(isWalked) : [];
  const named = namedIn(game, choices, text);
  const found: Action[] = [];
  for (const { target } of new Set([...named, ...choices]))
    for (const action of game.actions(position, [target]))
      if (found.push(action) >= MOST_ACTIONS) return found;
  return found;
};

/** The actions that are written like this text. */
const meantBy = (actions: readonly Action[], text: string): readonly Action[] => {
  for (const way of WAYS) {
    const key = way(text);
    const found = actions.filter((each) => writings(each).some((written) => way(written) === key));
    if (key !== '' && found.length > 0) return found;
  }
  return [];
};

/** The actions that a text may have meant: over the same squares, or by the same piece to the same square. */
const nearlyMeantBy = (actions: readonly Action[], text: string): readonly Action[] => {
  const squares = squaresOf(text);
  const [, letter = '', to = ''] = /^([a-z]?)x?([a-p]\d+)\W*$/.exec(folded(text)) ?? [];
  return actions.filter(
    (each) =>
      (squares !== '' && writings(each).some((written) => squaresOf(written) === squares)) ||
      (to !== '' &&
        squaresOf(each.spelling).endsWith(`,${to}`) &&
        each.notation.toLowerCase().startsWith(letter)),
  );
};

/** The beginnings of a text that may be an action by themselves, the longest first. */
const beginningsOf = (text: string): readonly string[] => {
  const ends = [...text.matchAll(/\s+|(?<=\w)\s*\/|$/g)].map(({ index }) => index).filter(Boolean);
  const whole = ends.pop() ?? 0;
  return [whole, ...ends.slice(0, MOST_WORDS).reverse()].map((end) => text.slice(0, end));
};

/** The first action of a text: its picks, the dice it gives and the text that is left. */
export const readLoosely = (game: Game, position: Position, text: string): Result<ReadAction, Problem> => {
  const exact = game.readAction(position, text);
  const played = exact.ok ? game.play(position, exact.value.picks) : exact;
  if (exact.ok && played.ok) return ok({ ...exact.value, rest: exact.value.rest.trim() });
  const plain = plainSigns(text)
    .trim()
    .replace(/^\d+\s*(?:\.+|\)|(?=\s))\s*/, '');
  const beginnings = beginningsOf(plain);
  const after = (beginning: string): string => plain.slice(beginning.length).replace(/^[\s/]+/, '');
  for (const beginning of beginnings) {
    const read = game.readAction(position, beginning);
    if (read.ok && game.play(position, read.value.picks).ok)
      return ok({ ...read.value, rest: `${read.value.rest} ${after(beginning)}`.trim() });
  }
  const actions = actionsAbout(game, position, plain);
  const meant = beginnings.map((beginning) => [beginning, meantBy(actions, beginning)] as const);
  for (const [beginning, [only, ...others]] of meant)
    if (only && others.length === 0) return ok({ picks: only.picks, rest: after(beginning) });
  const isSquare = /^[a-p]\d+$/i.test(plain);
  if (played.ok || (played.error.rule !== undefined && !isSquare)) return exact;
  const near = meant.find(([, found]) => found.length > 0)?.[1] ?? nearlyMeantBy(actions, plain);
  if (near.length === 0) return exact;
  const names = near.slice(0, FEW).map(({ notation }) => notation);
  return err({ ...played.error, text: `${played.error.text} Did you mean ${names.join(' or ')}?` });
};

/** Picks as a phone writes them: the squares in capitals, and a full stop where two blanks were. */
export const readPicksLoosely = ({ board }: Game, text: string): Result<readonly Target[], Problem> => {
  const exact = readPicks(board, text);
  if (exact.ok) return exact;
  const words = plainSigns(text)
    .split(/\s+/)
    .map((word) => word.replace(/[.,]+$/, ''));
  const small = words.map((word) => (readPicks(board, word).ok ? word : word.toLowerCase()));
  return readPicks(board, small.join(' '));
};
