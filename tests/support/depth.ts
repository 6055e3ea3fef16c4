/** How far tests go: `npm test` takes few samples, `npm run test:deep` (DEEP=1) takes many. */
export const atDepth = <Each>(quick: Each, deep: Each): Each => (process.env['DEEP'] ? deep : quick);
