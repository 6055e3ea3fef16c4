/** The dead of an explosion. */
export const TOLL = { who: 'Which pieces die' } as const;
