/** Copies an object with changes. Spread copies would be slower to read. */
export const change = <T extends object>(object: T, change: Partial<T>): T => Object.assign({}, object, change);
