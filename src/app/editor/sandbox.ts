/** The editor of positions. The browser stores the present draft, so that a reload loses nothing. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Refusal } from '../../kernel/asking/menu.ts';
import { square } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { acceptsValue, type Detail, type Editor, type Field, faultOf } from '../../kernel/editing/edit.ts';
import { isJsonObject } from '../../kernel/editing/objects.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { memoize } from '../../kernel/memoize.ts';
import { type Problem, unwrap } from '../../kernel/result.ts';
import { attempt, type KeyValueStore, readStored, type StorageAccess } from '../base/browser.ts';
import { READING } from '../base/reading-words.ts';

export const HAND_TOOL = 'hand';
export const ERASER_TOOL = 'eraser';

interface Draft {
  readonly game: Game;
  readonly editor: Editor;
  readonly drafts: readonly Position[];
  readonly at: number;
  /** The chosen tool: `HAND_TOOL`, `ERASER_TOOL` or a brush id. */
  readonly tool: string;
  /** The selected square, from which the hand moves a unit next. */
  readonly square: Square | null;
  /** The move by hand that just broke a rule, and why; null otherwise. */
  readonly broken: { readonly refusal: Refusal; readonly from: Square; readonly to: Square } | null;
}

interface Sandbox extends Draft {
  choose(tool: string): void;
  use(square: Square): void;
  setField(field: Field<Position>, value: string): void;
  setDetail(detail: Detail<Position>, value: string): void;
  clearBoard(): void;
  replaceDraft(position: Position): void;
  type(text: string): Problem | null;
  undo(): void;
  redo(): void;
}

export type SandboxStore = StoreApi<Sandbox>;

export const draftOf = ({ drafts, at }: Draft): Position => drafts[at] as Position;

export const faultIn = memoize((draft: Draft): Problem | null => faultOf(draft.game, draft.editor, draftOf(draft)));

const keyOf = (game: Game): string => `oddboard/draft/${game.id}`;

/** A draft as stored. `text` is the position file, for versions that cannot read `position`. */
interface StoredDraft {
  readonly position: Position;
  readonly text: string;
}

/** Returns the stored draft as `value`, or the problem as `wrong`. */
export const draftIn = (place: StorageAccess, game: Game, editor: Editor) => {
  const write = (position: Position): string => {
    editor.show(position);
    for (const field of editor.fields) field.read(position);
    return editor.write(position);
  };
  const read = (json: unknown): Position => {
    // Version 1.0.0 stored the bare position.
    const { position, text } =
      isJsonObject(json) && 'text' in json ? (json as unknown as StoredDraft) : { position: json as Position };
    const written = attempt(() => write(position));
    return written.ok && (text === undefined || written.value === text) ? position : unwrap(game.read(text ?? ''));
  };
  const says = (where: string) => READING.draftDamaged(game.title, where);
  return readStored(place, keyOf(game), { name: `draft/${game.id}`, read, says });
};

const ruleBrokenBy = (draft: Draft, from: Square, to: Square): Draft['broken'] => {
  const { game, editor } = draft;
  const now = draftOf(draft);
  const mover = Object.values(editor.show(now).units).find(({ at }) => at.includes(from));
  if (!mover || faultIn(draft) || game.outcome(now)) return null;
  const asked = mover.side === now.toMove ? now : game.withSideToMove(now, mover.side, from);
  if (!asked) return null;
  const refusal = game.explain(asked, [], square(from)) ?? game.explain(asked, [square(from)], square(to));
  return refusal && { refusal, from, to };
};

/** Applies the chosen tool to a square. Returns the next draft (null if unchanged) and the square then selected. */
const applyTool = (draft: Draft, square: Square): readonly [Position | null, Square | null] => {
  const { editor, tool, square: from } = draft;
  const now = draftOf(draft);
  const brush = editor.brushes.find(({ id }) => id === tool);
  if (brush?.joins) return from === null ? [null, square] : [brush.put(now, square, from), null];
  if (brush) return [brush.put(now, square, square), square];
  if (tool === ERASER_TOOL) return [editor.clear(now, square), square];
  if (from === square) return [null, null];
  if (from === null) return [null, square];
  const { units, marks } = editor.show(now);
  const holds = Object.values(units).some(({ at }) => at.includes(from)) || !!marks[from]?.length;
  return holds ? [editor.carry(now, from, square), null] : [null, square];
};

export const createSandbox = (
  storage: KeyValueStore,
  game: Game,
  editor: Editor,
  position: Position,
  left: Position | null,
): SandboxStore => {
  const store: SandboxStore = createStore<Sandbox>()((set, get) => {
    const put = (next: Position, square: Square | null = get().square) => {
      const { drafts, at } = get();
      const isNew = next !== drafts[at];
      set({ square, ...(isNew && { at: at + 1, drafts: [...drafts.slice(0, at + 1), next] }) });
    };
    const goTo = (at: number) =>
      set({ at: Math.max(0, Math.min(get().drafts.length - 1, at)), square: null, broken: null });
    return {
      game,
      editor,
      drafts: left ? [position, left] : [position],
      at: left ? 1 : 0,
      tool: HAND_TOOL,
      square: null,
      broken: null,
      choose: (tool) => set({ tool, square: null }),
      use(square) {
        const draft = get();
        const [next, inHand] = applyTool(draft, square);
        const carried = next && draft.tool === HAND_TOOL ? draft.square : null;
        const broken = carried === null ? null : ruleBrokenBy(draft, carried, square);
        if (next) put(next, inHand);
        set({ square: inHand, broken });
      },
      setField(field, value) {
        const draft = draftOf(get());
        if (acceptsValue(field.kind(draft), value) && field.read(draft) !== value) put(field.write(draft, value));
      },
      setDetail(detail, value) {
        if (acceptsValue(detail.kind, value) && detail.value !== value) put(detail.write(value));
      },
      clearBoard: () => put(editor.withoutUnits(draftOf(get())), null),
      replaceDraft: (next) => put(next, null),
      type(text) {
        const read = game.read(text);
        if (!read.ok) return read.error;
        put(read.value, null);
        return null;
      },
      undo: () => goTo(get().at - 1),
      redo: () => goTo(get().at + 1),
    };
  });
  store.subscribe((draft) => {
    const position = draftOf(draft);
    attempt(() => {
      const stored: StoredDraft = { position, text: editor.write(position) };
      storage.setItem(keyOf(game), JSON.stringify(stored));
    });
  });
  return store;
};
