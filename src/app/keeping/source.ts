/**
 * A saved game from outside: in a file, or in the fragment of an address. Its size is checked before it is
 * read.
 */
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { NEWS } from '../telling/words.ts';
import { isGameLink } from './fragment.ts';
import { isGameText } from './gametext.ts';
import { readFragment } from './link.ts';
import { LIMITS, readSaved, type Stamp } from './reading.ts';
import type { SavedGame } from './saved.ts';

/** The fragment of an address, or a file. */
export type Source = string | Pick<Blob, 'size' | 'text'>;

/** A game as text: only its game can read it. */
export interface GameText {
  readonly written: string;
}

/** What a source holds. */
export type Content = SavedGame | GameText;

/** Reads where it is called: the page calls it in a worker. */
export const readSource = async (source: Source, stamp: Stamp): Promise<Result<Content, Problem>> => {
  if (typeof source === 'string')
    return isGameLink(source) ? readFragment(source, stamp) : problem(NEWS.noLink);
  if (source.size > LIMITS.file) return problem(NEWS.tooLarge(source.size, LIMITS.file));
  const text = await source.text();
  return isGameText(text) ? ok({ written: text }) : readSaved(text, stamp);
};
