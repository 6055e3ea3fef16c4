/**
 * Setting up a position: the drafts so far, the tool in hand and the square it works on. Every change is kept in the
 * browser's storage; the game on the table is not touched until somebody plays from the draft.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Square } from '../../kernel/board.ts';
import { type Brush, type Detail, type Editor, type Field, faultOf, isGiven } from '../../kernel/edit.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { remembered } from '../../kernel/remembered.ts';
import type { Problem } from '../../kernel/result.ts';
import { attempt, type Shelf, setAside } from '../storage.ts';
import { NEWS } from '../telling/words.ts';

/** `hand` looks at a square and carries what stands there; `eraser` clears it; otherwise a brush, by its id. */
export type Tool = string;
export const HAND: Tool = 'hand';
export const ERASER: Tool = 'eraser';

export interface Draft {
  readonly game: Game;
  readonly editor: Editor;
  /** The first one is what the setting up began from. */
  readonly drafts: readonly Position[];
  readonly at: number;
  readonly tool: Tool;
  /** The square that was looked at, or from which something is carried or joined. */
  readonly square: Square | null;
}

export interface Sandbox extends Draft {
  choose(tool: Tool): void;
  /** What the tool in hand does with a square. */
  use(square: Square): void;
  setField(field: Field<Position>, value: string): void;
  setDetail(detail: Detail<Position>, value: string): void;
  bare(): void;
  /** Goes on from another position. */
  take(position: Position): void;
  /** Goes on from a position file; the answer is what is wrong with it. */
  type(text: string): Problem | null;
  undo(): void;
  redo(): void;
}

export type SandboxStore = StoreApi<Sandbox>;

export const draftOf = ({ drafts, at }: Draft): Position => drafts[at] as Position;
const brushOf = ({ editor, tool }: Draft): Brush<Position> | undefined => editor.brushes.find(({ id }) => id === tool);
/** Why nobody can play from the draft; null if one can. */
export const faultIn = remembered((draft: Draft): Problem | null => faultOf(draft.game, draft.editor, draftOf(draft)));

const keyOf = (game: Game): string => `oddboard/draft/${game.id}`;

interface Kept {
  readonly draft: Position | null;
  readonly wrong: Problem | null;
}

/** The draft that was left last time. One that this release cannot show is set aside. */
export const keptDraft = (shelf: Shelf, game: Game, editor: Editor, now: () => string): Kept => {
  const key = keyOf(game);
  const text = attempt(() => shelf.getItem(key));
  if (!text.ok || text.value === null) return { draft: null, wrong: null };
  const draft = attempt(() => {
    const position = JSON.parse(text.value ?? '') as Position;
    editor.show(position);
    editor.write(position);
    for (const field of editor.fields) field.read(position);
    return position;
  });
  if (draft.ok) return { draft: draft.value, wrong: null };
  return { draft: null, wrong: { text: NEWS.draftDamaged(game.title, setAside(shelf, key, `draft/${game.id}`, now())) } };
};

/** What a tool makes of a square: the next draft, if there is one, and the square that stays in hand. */
const used = (draft: Draft, square: Square): readonly [Position | null, Square | null] => {
  const { editor, tool, square: from } = draft;
  const now = draftOf(draft);
  const brush = brushOf(draft);
  if (brush?.joins) return from === null ? [null, square] : [brush.put(now, square, from), null];
  if (brush) return [brush.put(now, square, square), square];
  if (tool === ERASER) return [editor.clear(now, square), square];
  const { units, marks } = editor.show(now);
  const holds = from !== null && (Object.values(units).some(({ at }) => at.includes(from)) || (marks[from]?.length ?? 0) > 0);
  if (from === square) return [null, null];
  return holds ? [editor.carry(now, from, square), null] : [null, square];
};

/** It begins with `position`, or goes on with the draft that was left last time. */
export const createSandbox = (shelf: Shelf, game: Game, editor: Editor, position: Position, left: Position | null): SandboxStore => {
  const store = createStore<Sandbox>()((set, get) => {
    const put = (next: Position, square: Square | null = get().square) => {
      const { drafts, at } = get();
      if (next !== drafts[at]) set({ drafts: [...drafts.slice(0, at + 1), next], at: at + 1 });
      set({ square });
    };
    return {
      game,
      editor,
      drafts: left ? [position, left] : [position],
      at: left ? 1 : 0,
      tool: HAND,
      square: null,
      choose: (tool) => set({ tool, square: null }),
      use(square) {
        const [next, left] = used(get(), square);
        if (next) put(next, left);
        else set({ square: left });
      },
      setField(field, value) {
        const draft = draftOf(get());
        if (isGiven(field.kind(draft), value) && field.read(draft) !== value) put(field.write(draft, value));
      },
      setDetail(detail, value) {
        if (isGiven(detail.kind, value) && detail.value !== value) put(detail.write(value));
      },
      bare: () => put(editor.bare(draftOf(get())), null),
      take: (next) => put(next, null),
      type(text) {
        const read = game.read(text);
        if (!read.ok) return read.error;
        put(read.value, null);
        return null;
      },
      undo: () => set(({ at }) => ({ at: Math.max(0, at - 1), square: null })),
      redo: () => set(({ at, drafts }) => ({ at: Math.min(drafts.length - 1, at + 1), square: null })),
    };
  });
  store.subscribe((draft) => {
    attempt(() => shelf.setItem(keyOf(game), JSON.stringify(draftOf(draft))));
  });
  return store;
};
