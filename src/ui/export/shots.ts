import type { Resumable } from '../../app/base/resumable.ts';
import { replayLine } from '../../app/model/line.ts';
import { nodeAt, positionAt, type Table, tableOnLine, turnStart, viewOf, withCursor } from '../../app/model/table.ts';
import { childrenOf, lineThrough, noteAt, ROOT } from '../../app/model/tree.ts';
import { loggedAt } from '../../app/narration/log.ts';
import { narrate } from '../../app/narration/narrate.ts';
import { type Arrow, arrowsIn, type LastTurn, lastTurnOf } from '../../app/narration/overlays.ts';
import { framesOf, readingTime, TIMES } from '../../app/playback/playback.ts';
import type { BoardView } from '../../kernel/view.ts';

/** How much of a game a film shows. With `turn`, the film shows every step of the turn just before the cursor. */
export type FilmKind = 'game' | 'line' | 'turn';

export interface FilmShot {
  readonly view: BoardView;
  readonly caption: string;
  readonly duration: number;
  readonly options: { readonly last?: LastTurn; readonly arrows?: readonly Arrow[] };
}

const shotAt = (table: Table, cursor: number): FilmShot => {
  const here = withCursor(table, cursor);
  const action = cursor > 0 ? loggedAt(table, cursor - 1) : null;
  const note = noteAt(table.tree, nodeAt(here));
  const said = action ? [action.notation, action.lines[0]?.text].filter(Boolean).join(' · ') : '';
  const caption = [said, note.text].filter(Boolean).join(' ');
  return {
    view: viewOf(here),
    caption,
    duration: cursor === table.line.length ? TIMES.end : readingTime(caption, 'film'),
    options: { last: lastTurnOf(here), arrows: arrowsIn(note, table.game) },
  };
};

export function* filming(table: Table, kind: FilmKind): Generator<FilmShot, void> {
  if (kind !== 'turn') {
    for (let at = 0; at <= table.line.length; at++) yield shotAt(table, at);
  } else if (table.cursor > 0) {
    const from = turnStart(table, table.cursor);
    yield { ...shotAt(table, from), duration: TIMES.film.least };
    for (let at = from; at < table.cursor; at++) {
      const before = table.game.view(positionAt(table, at));
      const steps = table.replayed.actions[at]?.tell() ?? [];
      const caption = narrate(table.game, before, steps)[0]?.text ?? '';
      for (const { view } of framesOf(before, steps))
        yield { view, caption, duration: readingTime(caption, 'film'), options: {} };
    }
    yield { ...shotAt(table, table.cursor), duration: TIMES.end };
  }
}

/** Returns the number of shots of a film. 0 means that only filming tells the number. */
export const lengthOf = (table: Table, kind: FilmKind): number => (kind === 'turn' ? 0 : table.line.length + 1);

/**
 * Returns a table whose current line the film shows. If `kind` is 'game', the game's main line is replayed and becomes
 * the current line.
 */
export function* replayFilmLine(table: Table, kind: FilmKind): Resumable<Table> {
  const [first] = childrenOf(table.tree, ROOT);
  if (kind !== 'game' || !first) return table;
  const line = lineThrough(table.tree, first.id);
  yield* replayLine(table.game, table.tree, line);
  const there = tableOnLine(table.game, table.tree, line, 0);
  return there.ok ? there.value : table;
}
