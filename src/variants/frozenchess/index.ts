/** FrozenChess 11.0: the door of this folder. */
import { defineGame } from '../../kernel/define.ts';
import { act, open, option } from '../../kernel/menu.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { about } from './about.ts';
import { type Act, kindOfAct } from './act.ts';
import { outcome } from './ending.ts';
import { BOARD } from './geometry.ts';
import { GLYPHS } from './glyphs.ts';
import { KIND_NAMES, KINDS, type Kind } from './kinds.ts';
import { LENSES } from './lenses.ts';
import { asIf, lone } from './looking.ts';
import { menu } from './menu.ts';
import { NOTATION } from './notation.ts';
import { perform } from './perform.ts';
import { RULES, rule } from './rules.ts';
import { SAMPLES } from './samples.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { TEXT } from './text.ts';
import { view } from './view.ts';

export const GAME = defineGame<State, Act>({
  id: 'frozenchess',
  title: 'FrozenChess',
  version: 1,
  board: BOARD,
  pieces: Object.fromEntries(KINDS.map((kind) => [kind, { name: KIND_NAMES[kind], letter: kind, glyph: GLYPHS[kind] }])),
  rules: RULES,
  options: [],
  samples: SAMPLES,
  turnRule: rule('FC-RES-1'),
  lenses: LENSES,
  setup,
  menu,
  asides: () =>
    SIDES.map((side) =>
      open(option(`${side}-resigns`), 'danger', () => act<Act>({ kind: 'resign', side }), {
        label: `${sideName(side)} resigns`,
        hint: () => ({ rule: rule('FC-END-7'), text: `${sideName(side)} loses at once.`, squares: [] }),
      }),
    ),
  perform,
  view,
  outcome,
  kind: kindOfAct,
  asIf,
  about,
  lone: (type, side, square) => lone(type as Kind, side, square),
  text: TEXT,
  notation: NOTATION,
});
