/**
 * The same object with some of its fields changed. A copy made by spreading has a shape of its own in the
 * machine, and its copies others: after some turns whatever reads a position would read many shapes. Made so,
 * all have one.
 */
export const change = <T extends object>(object: T, change: Partial<T>): T =>
  Object.assign({}, object, change);
