/** Sample sizes: few for `npm test`, many for `npm run test:deep` (DEEP=1). */
export const atDepth = <Each>(quick: Each, deep: Each): Each => (process.env['DEEP'] ? deep : quick);
