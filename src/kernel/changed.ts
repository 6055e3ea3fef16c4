/** Copies an object with some fields changed. The copies share a hidden class: faster to read than spread copies. */
export const change = <T extends object>(object: T, change: Partial<T>): T => Object.assign({}, object, change);
