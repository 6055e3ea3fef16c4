/** Words on the way to a game; in a file of their own, since few visitors meet them. */

export const ARRIVAL = {
  opening: 'Opening the game …',
  stop: 'Stop',
  noSuchLink: 'Could not open this game',
  notOpen: 'This game is not open',
  notOpenHint: 'You stopped opening it. The saved game is unchanged.',
  openIt: 'Open it',
  noSuchPage: 'Page not found',
} as const;

/** The largest number of letters quoted from an address. */
const QUOTED = 60;
const quote = (text: string): string => `"${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}"`;

export const ASTRAY = {
  page: (part: string): string => `There is no page ${quote(part)}.`,
  game: (id: string): string => `There is no game called ${quote(id)} here.`,
  clause: (title: string, clause: string): string => `${title} has no rule ${quote(clause)}.`,
} as const;

export const progressText = (done: number, all: number): string => `${done} of ${all} moves`;
