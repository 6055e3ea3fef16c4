/** Routes in the URL fragment, such as `#/snake` and `#/snake/rules/SN-HEAD-1`. */
import { useSyncExternalStore } from 'react';
import type { DemoChoice } from '../app/boards/clause-demo.ts';
import { listen } from './controls/listen.ts';

/** The name of the pieces page in a URL, where other URLs have a game's id. */
export const PIECES_PAGE = 'pieces';
export const GAMES_PAGE = 'games';
export const ABOUT_PAGE = 'about';
export const COURSES_PAGE = 'learn';
const WATCH = 'watch';
const PAGES: readonly string[] = [PIECES_PAGE, GAMES_PAGE, ABOUT_PAGE, COURSES_PAGE, WATCH];

/** Matches trailing punctuation, which the router removes from a URL that was copied from a sentence. */
const TRAILING_PUNCTUATION = /(?<=\w)(?:%20|%22|%3E|[.,;:!?)>"”’…])+$/i;

/** Decodes percent escapes. Malformed escapes stay as they are, since `decodeURIComponent` throws on them. */
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const partsOf = (fragment: string): readonly string[] =>
  fragment.replace(TRAILING_PUNCTUATION, '').split('/').map(decode);

const DEMO_CHOICES: readonly DemoChoice[] = ['show', 'ours', 'other'];
const demoChoiceIn = (part: string): DemoChoice | undefined => DEMO_CHOICES.find((each) => each === part);

interface Route {
  readonly game: string | null;
  /** The id of the clause shown; "" for the rulebook itself, null for other pages. */
  readonly clause: string | null;
  readonly shown: DemoChoice | null;
  readonly editing: boolean;
  readonly learning: boolean;
  readonly lesson: string | null;
  /** The index of the sample game watched, from 0. */
  readonly sample: number | null;
}

export const routeOf = (fragment: string): Route => {
  const [, start = '', ...parts] = partsOf(fragment);
  const watched = start === WATCH && parts[0] ? start : null;
  const [game = '', page = '', clause = '', shown = ''] = watched ? parts : [start, ...parts];
  const learning = page === 'learn';
  return {
    game: game || null,
    clause: page === 'rules' ? clause : null,
    shown: demoChoiceIn(shown) ?? null,
    editing: page === 'edit',
    learning,
    lesson: (learning && clause) || null,
    sample: watched ? Math.max(0, Math.trunc(Number(page) || 1) - 1) : null,
  };
};

/** Returns the fragment's first unknown part, such as a misspelt page name; null if all parts are known. */
export const unknownPart = (fragment: string): string | null => {
  const [start = '', game = '', page = '', clause = '', shown = '', ...more] = partsOf(fragment);
  if (!['', '#'].includes(start)) return start;
  if (game === WATCH && page) return /^[1-9]\d*$|^$/.test(clause) ? shown || (more.find(Boolean) ?? null) : clause;
  const isGame = !PAGES.includes(game);
  if (page && !(isGame && game && ['rules', 'edit', 'learn'].includes(page))) return page;
  if (clause && !['rules', 'learn'].includes(page)) return clause;
  return shown && !(page === 'rules' && demoChoiceIn(shown)) ? shown : (more.find(Boolean) ?? null);
};

export const gameLink = (game: string): string => `#/${encodeURIComponent(game)}`;
export const gamesLink = gameLink(GAMES_PAGE);
export const aboutLink = gameLink(ABOUT_PAGE);
export const coursesLink = gameLink(COURSES_PAGE);
export const watchLink = (game: string, sample = 0): string =>
  `#/${WATCH}/${encodeURIComponent(game)}${sample > 0 ? `/${sample + 1}` : ''}`;
export const clauseLink = (game: string, clause: string): string =>
  `${gameLink(game)}/rules/${encodeURIComponent(clause)}`;
export const demoLink = (game: string, clause: string, shown: DemoChoice = 'show'): string =>
  `${clauseLink(game, clause)}/${shown}`;

export const learnLink = (game: string): string => `${gameLink(game)}/learn`;
export const lessonLink = (game: string, lesson: string): string => `${learnLink(game)}/${encodeURIComponent(lesson)}`;
/** The name of a puzzle list in a URL, where other URLs have a lesson's id. */
export const PUZZLE_LIST = 'puzzles';
export const puzzlesLink = (game: string): string => lessonLink(game, PUZZLE_LIST);
export const editLink = (game: string): string => `${gameLink(game)}/edit`;

const subscribe = (hashchange: () => void) => listen(window, { hashchange });

export const useFragment = (): string => useSyncExternalStore(subscribe, () => window.location.hash);
