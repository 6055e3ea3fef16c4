export const TOLL = { who: 'Which pieces die' } as const;
