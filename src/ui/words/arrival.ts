/** Words on the way to a game; apart from the others, since few ever meet them. */

export const ARRIVAL = {
  opening: 'Opening the game …',
  stop: 'Stop',
  noSuchLink: 'Could not open this game',
  notOpen: 'This game is not open',
  notOpenHint: 'You stopped opening it. The saved game is unchanged.',
  openIt: 'Open it',
  noSuchPage: 'Page not found',
} as const;

/** The most letters of an address that are quoted. */
const QUOTED = 60;
const quote = (text: string): string => `"${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}"`;

/** What is wrong with an address. */
export const ASTRAY = {
  page: (part: string): string => `There is no page ${quote(part)}.`,
  game: (id: string): string => `There is no game called ${quote(id)} here.`,
  clause: (title: string, clause: string): string => `${title} has no rule ${quote(clause)}.`,
} as const;

/** How far a game is replayed. */
export const progressText = (done: number, all: number): string => `${done} of ${all} moves`;
