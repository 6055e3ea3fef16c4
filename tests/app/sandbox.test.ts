/** Tests the position editor: tools, undo, problems of a draft, and its storage. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createSandbox,
  draftIn,
  draftOf,
  ERASER_TOOL,
  faultIn,
  HAND_TOOL,
  type SandboxStore,
} from '../../src/app/editor/sandbox.ts';
import { readPicks, square } from '../../src/kernel/asking/target.ts';
import type { Editor } from '../../src/kernel/editing/edit.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';
import { roomWith, testShelf } from './room.ts';

let game: Game;
let editor: Editor;
let store: SandboxStore;
let shelf = testShelf();

const at = (name: string): number => {
  const [target] = must(readPicks(game.board, name));
  invariant(target?.kind === 'square', `${name} is a square`);
  return target.square;
};
const use = (tool: string, ...names: readonly string[]) => {
  store.getState().choose(tool);
  for (const name of names) store.getState().use(at(name));
};
const written = () => editor.write(draftOf(store.getState()));
const left = () => draftIn({ storage: shelf, now: () => 'now' }, game, editor);
const started = () => createSandbox(shelf, game, editor, game.setup(1), left().value);

beforeEach(async () => {
  const entry = GAMES.find(({ id }) => id === 'great-worm');
  game = (await entry?.load()) as Game;
  editor = (await entry?.editor?.()) as Editor;
  shelf = testShelf();
  store = started();
});

describe('a position set up by hand', () => {
  it('a brush used again is put back', () => {
    const before = written();
    use('arm-white', 'd4');
    expect(written()).toContain('/3A4/');
    use('arm-white', 'd4');
    expect(written()).toBe(before);
  });

  it('carries the contents of a square, its trail too', () => {
    use(HAND_TOOL, 'e1', 'e2');
    expect(written()).toContain('/4K3/WLAT1ALW w R e1/e8 e2/e8');
    expect(faultIn(store.getState())?.text).toMatch(/must begin with the Lair e1/);
  });

  it('a carry is always made, and names the rule that it breaks, if any', () => {
    const pawn = Object.values(editor.show(draftOf(store.getState())).units).find(
      ({ type, side }) => type === 'claw' && side === 'white',
    );
    const from = game.board.squares[pawn?.at[0] ?? 0]?.name ?? '';
    use(HAND_TOOL, from, 'd5');
    expect(store.getState().broken).toMatchObject({
      from: at(from),
      to: at('d5'),
      refusal: { rule: expect.stringMatching(/^GW-/) },
    });
    store.getState().undo();
    expect(store.getState().broken).toBeNull();
    const [action] = game.actions(draftOf(store.getState()), [square(at(from))]);
    use(
      HAND_TOOL,
      ...(action?.picks.map((pick) => (pick.kind === 'square' ? (game.board.squares[pick.square]?.name ?? '') : '')) ??
        []),
    );
    expect(store.getState().broken).toBeNull();
  });

  it('lays a trail square by square, and removes it from any of them', () => {
    use('trail-white', 'e2', 'd2', 'd3');
    expect(written()).toContain(' e1,e2,d2,d3/e8 ');
    use('trail-white', 'd2');
    expect(written()).toContain(' e1,e2/e8 ');
  });

  it('joins two squares', () => {
    use('claw-white', 'a4');
    use('double-step', 'a4', 'a3');
    expect(written()).toContain(' a3,a4 ');
  });

  it('clears, empties, and undoes step by step', () => {
    const before = written();
    use(ERASER_TOOL, 'e8');
    expect(faultIn(store.getState())?.text).toMatch(/Black has no Worm Titan/);
    store.getState().clearBoard();
    expect(written()).toMatch(/^8\/8\/8\/8\/8\/8\/8\/8 /);
    store.getState().undo();
    store.getState().undo();
    expect(written()).toBe(before);
    store.getState().redo();
    expect(written()).not.toBe(before);
  });

  it('sets valid values of fields only', () => {
    const field = editor.fields.find(({ id }) => id === 'wait-black');
    invariant(field, 'Black waits for its Leg');
    store.getState().setField(field, '3');
    store.getState().setField(field, '12');
    store.getState().setField(field, 'x');
    expect(written()).toContain(' 0/3 ');
  });

  it('reads a position file, or says what is wrong', () => {
    const text = 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW b R e1/e8 e1/e8 0/0 - 5 -';
    expect(store.getState().type('nine lives')).toMatchObject({
      text: expect.stringContaining('A position has 9 fields separated by blanks. This text has 2.'),
    });
    expect(store.getState().type(text)).toBeNull();
    expect(written()).toBe(text);
  });

  it('is restored the next time', () => {
    use('arm-white', 'd4');
    const before = written();
    store = started();
    expect(written()).toBe(before);
  });

  it('of a version with other fields is read from its position file', () => {
    use('arm-white', 'd4');
    const { text } = JSON.parse(shelf.kept.get('oddboard/draft/great-worm') ?? '');
    shelf.setItem('oddboard/draft/great-worm', JSON.stringify({ position: { fields: 'of another version' }, text }));
    expect(editor.write(left().value as Position)).toBe(text);
  });

  it('of version 1.0.0, a bare position, is read', () => {
    const position = game.setup(1);
    shelf.setItem('oddboard/draft/great-worm', JSON.stringify(position));
    expect(left()).toEqual({ value: position, wrong: null });
  });

  it.each(['{"units":7}', '{"uni', '', 'null'])('that cannot be read (%s) is set aside with a notice', (text) => {
    shelf.setItem('oddboard/draft/great-worm', text);
    expect(left().wrong?.text).toBe(
      'Could not read the position in the editor of Great Worm. A copy is in your browser\'s storage as "oddboard/aside/draft/great-worm/now".',
    );
    expect(shelf.kept.get('oddboard/aside/draft/great-worm/now')).toBe(text);
    store = started();
    expect(written()).toBe(game.write(game.setup(1)));
    expect(left().wrong).toBeNull();
  });

  it('that cannot be read is reported in the editor', async () => {
    shelf.setItem('oddboard/draft/great-worm', '{');
    const room = roomWith(shelf, { entries: GAMES });
    expect(await room.getState().sandbox('great-worm')).not.toBeNull();
    expect(room.getState().notice?.text).toContain('oddboard/aside/draft/great-worm/now');
  });
});
