/**
 * A copy of an object with some of its fields changed. Copies made by spreading get hidden classes of their
 * own in the JavaScript engine, so that code reading positions turns megamorphic after some turns. Copies
 * made this way share one.
 */
export const change = <T extends object>(object: T, change: Partial<T>): T =>
  Object.assign({}, object, change);
