import { spell } from '../../kernel/asking/target.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import type { TreeNode } from '../model/tree.ts';
import { readLoosely } from '../typing/loose.ts';
import { unquote } from './gametext.ts';

/** The pattern of a written action: notation, quoted picks, and sometimes a quoted older spelling, to keep the dice. */
const WRITTEN = /^([^"]*)"((?:[^"\\]|\\.)*)"(?:\s*"((?:[^"\\]|\\.)*)")?\s*/;
const MAX_WORDS = 100;

interface Written extends Pick<TreeNode, 'action' | 'dice'> {
  readonly rest: string;
}

const readNotation = (game: Game, before: Position, text: string): Result<Written, Problem> => {
  const named = (why: string) => problem(`"${text.length > 60 ? `${text.slice(0, 60)}…` : text}": ${why}`);
  const read = readLoosely(game, before, text);
  if (!read.ok) return named(read.error.text);
  const { picks, rest, rolls } = read.value;
  const played = game.play(before, picks);
  if (!played.ok) return named(played.error.text);
  // Written dice that differ from the seeded ones are an error of the text.
  const fell = rolls && game.readAction(before, game.notate(before, picks, played.value.tell()));
  const sums = (fell?.ok && fell.value.rolls) || [];
  if (rolls && sums.join() !== rolls.join()) return named(`the dice gave ${sums.join(', ')}, not ${rolls.join(', ')}.`);
  return ok({ action: spell(game.board, picks), rest });
};

export const readWritten = (game: Game, position: Position | null, text: string): Result<Written, Problem> => {
  const [whole = '', , picks, dice] = WRITTEN.exec(text) ?? [];
  if (picks !== undefined) {
    const kept = dice !== undefined && { dice: unquote(dice) };
    return ok({ action: unquote(picks), ...kept, rest: text.slice(whole.length) });
  }
  if (!position) return problem(`"${text}" follows a move that is not legal.`);
  const words = text.split(' ');
  const read = readNotation(game, position, words.slice(0, MAX_WORDS).join(' '));
  if (!read.ok || words.length <= MAX_WORDS) return read;
  return ok({ ...read.value, rest: `${read.value.rest} ${words.slice(MAX_WORDS).join(' ')}`.trim() });
};
