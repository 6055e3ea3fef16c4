import type { Shape } from '../../kernel/drawing/shapes.ts';
import type { Game } from '../../kernel/game.ts';
import { sideName } from '../../kernel/side.ts';
import type { Mark } from '../../kernel/view.ts';
import { capitalize } from '../../kernel/words.ts';

export type GameLooks = Pick<Game, 'id' | 'looks'>;

/** The SVG transform of a mark's drawing into a square of width 1: a square has 44 units, with a margin of 2. */
export const MARK_TRANSFORM = 'translate(.04545 .04545) scale(.022727)';

export const markShapes = ({ looks }: GameLooks, { kind, side }: Pick<Mark, 'kind' | 'side'>): readonly Shape[] => {
  const look = looks.marks[kind];
  return (side && look?.of?.[side]) ?? look?.shapes ?? [];
};

const keyOf = ({ kind, side, rule }: Mark): string => `${kind} ${side ?? ''} ${rule}`;

export interface LegendEntry {
  readonly key: string;
  readonly mark: Mark;
  readonly text: string;
}

export const legendOf = (marks: readonly Mark[]): readonly LegendEntry[] => {
  const firsts = new Map(marks.map((mark) => [keyOf(mark), mark]));
  return [...firsts].map(([key, mark]) => {
    const what = mark.kind.replaceAll('-', ' ');
    return { key, mark, text: mark.side ? `${sideName(mark.side)}: ${what}` : capitalize(what) };
  });
};

export const legendIndex = (legend: readonly LegendEntry[], mark: Mark): number =>
  legend.findIndex(({ key }) => key === keyOf(mark));
