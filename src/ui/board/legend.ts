/** What the marks on a board mean: each kind of them once, whose it is, and by which clause. */
import { sideName } from '../../kernel/side.ts';
import type { Mark } from '../../kernel/view.ts';
import { capital } from '../../kernel/words.ts';

const keyOf = ({ kind, side, rule }: Mark): string => `${kind} ${side ?? ''} ${rule}`;

export interface LegendEntry {
  readonly key: string;
  readonly mark: Mark;
  readonly text: string;
}

/** The entries for these marks, in the order in which they are met first. */
export const legendOf = (marks: readonly Mark[]): readonly LegendEntry[] => {
  const firsts = new Map(marks.map((mark) => [keyOf(mark), mark]));
  return [...firsts].map(([key, mark]) => {
    const what = mark.kind.replaceAll('-', ' ');
    return { key, mark, text: mark.side ? `${sideName(mark.side)}: ${what}` : capital(what) };
  });
};

/** Which entry of a legend explains this mark. */
export const entryOf = (legend: readonly LegendEntry[], mark: Mark): number => legend.findIndex(({ key }) => key === keyOf(mark));
