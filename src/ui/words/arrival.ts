/** Words on the way to a game; not among the others, since few ever meet them. */

export const ARRIVAL = {
  opening: 'Opening the game.',
  stop: 'Stop',
  noSuchLink: 'This game cannot be opened',
  notOpen: 'This game is not open',
  notOpenHint: 'Opening it was stopped. It is kept as it was.',
  openIt: 'Open it',
  noSuchPage: 'Nothing is here',
} as const;

/** An address quotes no more than this. */
const QUOTED = 60;
const quoted = (text: string): string => `"${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}"`;

/** What is wrong with an address. */
export const ASTRAY = {
  page: (part: string): string => `This address asks for a page that does not exist: ${quoted(part)}.`,
  game: (id: string): string => `There is no game called ${quoted(id)}.`,
  clause: (title: string, clause: string): string => `${title} has no rule ${quoted(clause)}.`,
} as const;

/** How far a game is replayed. */
export const replayedSoFar = (done: number, all: number): string => `${done} of ${all} actions`;
