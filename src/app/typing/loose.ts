/**
 * An action as people and their phones write it: in other capitals, with other dashes, as the squares alone
 * (`d2d4`), as the history shows it (`Nc3`). It is read if it has only one meaning; otherwise the refusal names
 * the nearest ones, or says why what it names cannot be picked.
 */
import { choiceAt } from '../../kernel/asking/legal.ts';
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import type { ReadAction } from '../../kernel/editing/notation.ts';
import { plainSigns } from '../../kernel/editing/signs.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { few } from '../../kernel/words.ts';
import { follow, isOtherName, isRightPiece, meantBy, type Written } from './meant.ts';

/** Words of the longest action, but for plans of many steps, which are read as they stand. */
const MOST_WORDS = 12;

/** The number of a turn before an action: "12.", "12)" or "12 ". */
const NUMBER = /^\d+\s*(?:\.+|\)|(?=\s))\s*/;

/** The beginnings of a text that may be an action by themselves, the longest first. */
const beginningsOf = (text: string): readonly string[] => {
  const ends = [...text.matchAll(/\s+|(?<=\w)\s*\/|$/g)].map(({ index }) => index).filter(Boolean);
  const whole = ends.pop() ?? 0;
  return [whole, ...ends.slice(0, MOST_WORDS).reverse()].map((end) => text.slice(0, end));
};

/** May a text that begins as the history shows an action go on so? Two squares are picks. */
const isApart = (rest: string): boolean => /^(?:$|\s*\/|\s*[a-z]+[a-p]\d)/i.test(rest);

const hasSquare = (text: string): boolean => /[a-p]\d/i.test(text);

/** Is it a piece and the square that it is to go to? */
const isSquareOf = (text: string): boolean =>
  text.match(/[a-p]\d+/gi)?.length === 1 && !/^[a-p]\d/i.test(text);

/** Can these complete picks be played? Whether others lead on is not looked for: it may take long. */
const canPlay = (game: Game, position: Position, picks: readonly Target[]): boolean => {
  const last = choiceAt(game.menu(position), picks);
  return !(last?.kind === 'open' && last.next().kind === 'ask') && game.play(position, picks).ok;
};

const namesOf = (actions: readonly Written[]): string => few(actions.map(({ notation }) => notation));

type Read = Result<ReadAction, Problem>;

/** The refused picks that a text names; else why it is no action: `wrong`, with what it may have meant. */
const whyNot = (game: Game, position: Position, text: string, wrong: Problem): Read => {
  const large = hasSquare(text) ? null : game.readAction(position, text.toUpperCase());
  if (large && !large.ok && large.error.rule !== undefined) return large;
  const whole = follow(game, position, text, false);
  const short = follow(game, position, text, true);
  const near = whole.near.length > 0 ? whole.near : short.near;
  if (near.length > 0) return err({ ...wrong, text: `${wrong.text} Did you mean ${namesOf(near)}?` });
  const spelled = readPicksLoosely(game, text.replace(/(?<=\d)-?(?=[a-p]\d)/gi, ' '));
  const { picks } = spelled.ok ? { picks: spelled.value } : isSquareOf(text) ? short : whole;
  const refused = isRightPiece(game, position, text, picks[0]) && game.play(position, picks);
  return refused && !refused.ok && refused.error.rule !== undefined ? ok({ picks, rest: '' }) : err(wrong);
};

/** The first action of a text: its picks, the dice it gives and the text that is left. */
export const readLoosely = (game: Game, position: Position, text: string): Read => {
  const exact = game.readAction(position, text);
  const played = exact.ok ? game.play(position, exact.value.picks) : exact;
  if (exact.ok && played.ok) return ok({ ...exact.value, rest: exact.value.rest.trim() });
  const plain = plainSigns(text).trim().replace(NUMBER, '');
  const beginnings = beginningsOf(plain);
  const after = (beginning: string): string => plain.slice(beginning.length).replace(/^[\s/]+/, '');
  // Words without squares, such as castling, are of either case.
  const cases = (each: string) => (hasSquare(each) ? [each] : [each, each.toUpperCase(), each.toLowerCase()]);
  for (const beginning of beginnings)
    for (const written of cases(beginning)) {
      const read = game.readAction(position, written);
      if (read.ok && canPlay(game, position, read.value.picks))
        return ok({ ...read.value, rest: `${read.value.rest} ${after(beginning)}`.trim() });
    }
  let several: string | null = null;
  for (const isShort of [false, true])
    for (const beginning of beginnings) {
      if (isShort && !isApart(plain.slice(beginning.length))) continue;
      const [only, ...others] = meantBy(game, position, beginning, isShort);
      if (only && others.length === 0 && !isOtherName(game, beginning, only))
        return ok({ picks: only.picks, rest: after(beginning) });
      if (only) several ??= `"${beginning}" can be ${namesOf([only, ...others])}.`;
    }
  if (several !== null) return problem(several);
  if (played.ok || (played.error.rule !== undefined && !isSquareOf(plain))) return exact;
  return whyNot(game, position, plain, played.error);
};

/** Picks as a phone writes them: the squares in capitals, and a full stop where two blanks were. */
export const readPicksLoosely = ({ board }: Game, text: string): Result<readonly Target[], Problem> => {
  const exact = readPicks(board, text);
  if (exact.ok) return exact;
  const small = plainSigns(text)
    .split(/\s+/)
    .map((written) => {
      const word = written.replace(/[.,]+$/, '');
      return readPicks(board, word).ok ? word : word.toLowerCase();
    });
  return readPicks(board, small.join(' '));
};
