/** The units destroyed by an explosion. */
export const TOLL = { who: 'Which pieces die' } as const;
