/**
 * Returns a copy of an object with some fields changed. Copies made by spreading have hidden classes of their own in
 * the JavaScript engine, which makes code that reads positions megamorphic; copies made here share one class.
 */
export const change = <T extends object>(object: T, change: Partial<T>): T => Object.assign({}, object, change);
