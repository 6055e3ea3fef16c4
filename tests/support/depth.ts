/** Picks a sample size: `quick` for `npm test`, `deep` for `npm run test:deep` (which sets DEEP=1). */
export const atDepth = <Each>(quick: Each, deep: Each): Each => (process.env['DEEP'] ? deep : quick);
