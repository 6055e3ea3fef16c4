/** Copies an object with some fields changed. Its copies are faster to read than spread copies (one hidden class). */
export const change = <T extends object>(object: T, change: Partial<T>): T => Object.assign({}, object, change);
