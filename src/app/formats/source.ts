/** Reads games from files and links. The size is checked first, since a huge file would fill the memory. */
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import { type Archive, isArchive, progressAlone, readArchive } from './archive.ts';
import { isGameText } from './gametext.ts';
import { isGameLink } from './link/fragment.ts';
import { readFragment } from './link/link.ts';
import { LIMITS, readSaved, type Stamp } from './reading.ts';
import type { SavedGame } from './saved.ts';

type File = Pick<Blob, 'size' | 'text'> & Partial<Pick<Blob, 'slice'>>;

export type Source = string | File;

/** Returns the size limit of a file, in bytes. A file of all games may be larger. */
const sizeLimitOf = async (file: File): Promise<number> => {
  const begin = file.size > LIMITS.file ? await file.slice?.(0, 20).text() : undefined;
  return isArchive(begin ?? '') ? LIMITS.archive : LIMITS.file;
};

/** A game as text like PGN, still unread, since reading the moves needs the variant's rules. */
export interface GameText {
  readonly written: string;
}

export type Content = SavedGame | Archive | GameText;

/** Reads what a file or link contains. `words` is the variants' part of the link dictionary. */
export const readSource = async (source: Source, stamp: Stamp, words: string): Promise<Result<Content, Problem>> => {
  if (typeof source === 'string')
    return isGameLink(source) ? readFragment(source, stamp, words) : problem(READING.noLink);
  const most = await sizeLimitOf(source);
  if (source.size > most) return problem(READING.tooLarge(source.size, most));
  // Missing files and folders fail differently in each browser.
  const text = await source.text().catch(() => null);
  if (text === null) return problem(READING.unreadable);
  if (isArchive(text)) return readArchive(text, stamp);
  if (isGameText(text)) return ok({ written: text });
  const saved = readSaved(text, stamp);
  const learned = saved.ok ? null : progressAlone(text);
  return learned ? ok(learned) : saved;
};
