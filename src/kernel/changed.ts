/** Copies an object with some fields changed. Unlike spread copies, these share one hidden class: reading is fast. */
export const change = <T extends object>(object: T, change: Partial<T>): T => Object.assign({}, object, change);
