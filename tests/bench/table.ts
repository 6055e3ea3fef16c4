/** As wide as nearly every cell. */
const WIDTH = 9;

/** A row that is printed before the next one is known: the first column flush left, numbers flush right. */
export const line = ([first = '', ...cells]: readonly string[]): string =>
  [first.padEnd(WIDTH + 2), ...cells.map((cell) => cell.padStart(WIDTH))].join(' ').trimEnd();

/** A table in plain text: the first column flush left, numbers flush right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const drawn = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [drawn(head), drawn(widths.map((width) => '-'.repeat(width))), ...rows.map(drawn)].join('\n');
};

export const thousands = (number: number): string => Math.round(number).toLocaleString('en');
