/** A message for the players that is not part of the game. */
export interface Notice {
  readonly text: string;
  /** Its button: bring back what was replaced or deleted, save the game, start its clock, or read it. */
  readonly offer?: 'bringBack' | 'restoreLine' | 'restore' | 'saveGame' | 'runClock' | 'read';
  /** Is it about more than one game? Then it stays when a game is opened. */
  readonly stays?: true;
  /** It disappears by itself when something is played, or soon. */
  readonly passes?: 'played' | 'soon';
}

/** One notice that says both. */
export const joinNotices = (before: Notice | null, after: Notice | null): Notice | null =>
  before && after ? { ...before, ...after, text: `${before.text} ${after.text}` } : (after ?? before);
