/** Tests the lunar hallway (strip, links, rides) by the clauses' examples. */
import { describe, expect, it } from 'vitest';
import { option, square } from '../../../src/kernel/asking/target.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { BOARD } from '../../../src/variants/inchworm/position/board.ts';
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import {
  at,
  described,
  index,
  inOrder,
  must,
  type OpenAnswer,
  open,
  opening,
  play,
  type Reached,
  type RefusedAnswer,
  reaching,
  read,
  refusing,
} from './support.ts';

const start = GAME.setup(1) as State;
const LINKED_ROOK = 'White: Kb1, Re4; Black: Kg7; links e4=H4';
const RIDE = 'White: Ka1, Rc1; Black: Kg8; links c3=H3, f6=H6';
const OWN = 'c2 c3 c4 c5 c6 c7 c8 d1 e1 f1 g1 h1 b1 a1';

const REACHED: readonly Reached[] = [
  [
    'IW-LINK-4',
    'units meet and go as a crowd',
    at('White: Kb1, Ra4, NH4; Black: Kg7'),
    ['[H4=a4] {R~,N}a4-a7'],
    'White: Kb1, Ra4/a7, Na7; Black: Kh7; links a4=H4',
    'white: checkmate',
  ],
  [
    'IW-LINK-6',
    'units are divided freely, wholes never torn',
    at('White: Kb1, Re4, Pe4, Ne4/b3; Black: Kg8; links e4=H4; unlinking'),
    ['[H4|e4 P,N/b3] Kb1~a1'],
    'White: Ka1/b1, Re4, PH4, Nb3/H4; Black: Kg8',
  ],
  [
    'IW-LINK-7',
    'enemies are placed too',
    at('White: Kb1; Black: Kg8, Qe4; links e4=H4; unlinking'),
    ['[H4|e4 Q] Kb1~a1'],
    'White: Ka1/b1; Black: Kg8, QH4',
  ],
  [
    'IW-RIDE-1',
    'into the hallway, one half on both names',
    at(LINKED_ROOK),
    ['Re4~H5'],
    'White: Kb1, Re4/H5; Black: Kg7; links e4=H4',
  ],
  [
    'IW-RIDE-2',
    'in, up, and out to the west',
    at(RIDE),
    ['Rc1~b6'],
    'White: Ka1, Rc1/b6; Black: Kg8; links c3=H3, f6=H6',
  ],
  [
    'IW-RIDE-3',
    'through two links',
    at('White: Kh1, Ra4; Black: Kh8; links f4=H4, d6=H6'),
    ['Ra4~d5'],
    'White: Ke4, Ra4/d5; Black: Kh8; links f4=H4, d6=H6',
  ],
];

const REFUSED: readonly RefusedAnswer[] = [
  ['IW-HALL-1', 'no way into an unlinked hallway', start, 'Nb1~H3', 'IW-HALL-1'],
  ['IW-LINK-1', 'a square of another rank is not linked', start, '[H4=e5] e2-e4', 'IW-LINK-1'],
  [
    'IW-LINK-1',
    'a hallway square is not linked twice',
    at('White: Kb1, Pe2; Black: Kg8; links c4=H4'),
    '[H4=e4] e2-e4',
    'IW-LINK-1',
  ],
  [
    'IW-LINK-3',
    'no link where an enemy stands on the board',
    at('White: Kb1; Black: Kg8, Pe5'),
    '[H5=e5] Kb1~a1',
    'IW-LINK-3',
  ],
  [
    'IW-LINK-3',
    'no link where an enemy stands in the hallway',
    at('White: Kb1; Black: Kg8, Rd8/H5'),
    '[H5=a5] Kb1~a1',
    'IW-LINK-3',
  ],
  [
    'IW-LINK-5',
    'no link while links are removed',
    at('White: Kb1; Black: Kg8; links a1=H1; unlinking'),
    '[H5=a5] Kb1~a1',
    'IW-LINK-5',
  ],
  [
    'IW-RIDE-4',
    'a Knight does not leap into the hallway from elsewhere',
    at('White: Kb1, Nc3; Black: Kg8; links e4=H4'),
    'Nc3~H5',
    'IW-HALL-1',
  ],
];

const OPENED: readonly OpenAnswer[] = [
  [
    'IW-HALL-2',
    'a Knight on a linked square',
    at('White: Ka1, Ne4; Black: Kh8; links e4=H4'),
    'e4',
    'c3 c5 d2 d6 f2 f6 g3 g5 H3 H5',
  ],
  ['IW-HALL-2', 'a Bishop in the hallway', at('White: Ka1, BH4; Black: Kh8'), 'H4', 'H1 H2 H3 H5 H6 H7 H8'],
  ['IW-HALL-2', 'a Knight in the hallway goes one square', at('White: Ka1, NH4; Black: Kh8'), 'H4', 'H3 H5'],
  [
    'IW-LINK-2',
    'a Rook on both sides of a link',
    at(LINKED_ROOK),
    'e4',
    'e1 e2 e3 e5 e6 e7 e8 a4 b4 c4 d4 f4 g4 h4 H1 H2 H3 H5 H6 H7 H8',
  ],
  [
    'IW-RIDE-2',
    'everything a Rook reaches through two links',
    at(RIDE),
    'c1',
    `${OWN} H4 H5 f6 f7 f8 f5 f4 f3 f2 g6 h6 e6 d6 b6 a6 H7 H8 H2 H1`,
  ],
  [
    'IW-RIDE-2',
    'down the hallway and out at its end',
    at('White: Kg2, RH4, Na3, Nc1; Black: Kh8; links a1=H1'),
    'H4',
    'H3 H2 a1 a2 a3 b1 c1 H5 H6 H7 H8',
  ],
  [
    'IW-RIDE-2',
    'a Rook does not go beyond a friend in the hallway',
    at('White: Ka1, Rc1, NH5; Black: Kg8; links c3=H3, f6=H6'),
    'c1',
    `${OWN} H4 H5 H2 H1`,
  ],
];

describe('the lunar hallway', () => {
  reaching(REACHED);
  refusing(REFUSED);
  opening(OPENED);

  it('IW-HALL-1: the hallway cannot be reached at first', () => {
    for (const { notation } of GAME.actions(start)) if (!notation.startsWith('[')) expect(notation).not.toContain('H');
  });

  it('IW-LINK-1: a link belongs to both from then on', () => {
    const state = play(start, '[H4=e4] e2-e4 (2,2,2)');
    expect(state.links[3]).toBe(4);
    expect(GAME.view(state).marks[index('H4')]?.[0]).toMatchObject({
      kind: 'link',
      to: index('e4'),
      value: 4,
    });
  });

  it('IW-LINK-5: the eighth link starts unlinking, the last unlinking linking', () => {
    const seven = at('White: Kb1; Black: Kg8; links a1=H1, a2=H2, a3=H3, a4=H4, a5=H5, a6=H6, a7=H7');
    const eight = play(seven, '[H8=d8] Kb1~c1');
    expect([eight.mode, eight.links.filter((file) => file !== null).length]).toEqual(['unlinking', 8]);
    const seventh = play(eight, '[H1|a1] Kg8~h8');
    expect([seventh.mode, seventh.links[0]]).toEqual(['unlinking', null]);
    expect(must(GAME.ask(seventh, [])).kind === 'ask' && GAME.explain(seventh, [], option('link'))).not.toBeNull();
    expect(play(at('White: Kb1; Black: Kg8; links a5=H5; unlinking'), '[H5|a5] Kb1~c1').mode).toBe('linking');
  });

  it('IW-LINK-4, IW-LINK-6: a link step is optional, without rolls or lost rights', () => {
    const state = play(start, '[H1=e1] Nb1~c3');
    expect(state.rights).toEqual(start.rights);
    expect(play(start, 'Nb1~c3').links).toEqual(start.links);
  });

  it('IW-LINK-6: all ways to divide a crowd are offered, each once', () => {
    const state = at('White: Kb1, Re4, Pe4, Pe4; Black: Kg8; links e4=H4; unlinking');
    const links = [...GAME.actions(state)].map(({ notation }) => /^\[[^\]]*\]/.exec(notation)?.[0]).filter(Boolean);
    expect([...new Set(links)].sort()).toEqual([
      '[H4|e4 P,P]',
      '[H4|e4 P]',
      '[H4|e4 R,P,P]',
      '[H4|e4 R,P]',
      '[H4|e4 R]',
      '[H4|e4]',
    ]);
  });

  it('IW-LINK-1: a link may begin at either end', () => {
    const ends = ['H4', 'e4'].map((name) => square(index(name)));
    const played = GAME.play(start, [option('link'), ...ends, square(index('b1')), square(index('c3'))]);
    expect(played.ok && described(played.value.state as State)).toContain('e4=H4');
  });

  it('IW-RIDE-1: a linked square answers to both its names', () => {
    const state = at(LINKED_ROOK);
    const by = (name: string) => must(GAME.play(state, [square(index(name)), square(index('H5'))])).state as State;
    expect(described(by('H4'))).toBe(described(by('e4')));
  });

  it('IW-RIDE-2: from c3 the Rook does not turn to b3', () => {
    expect(open(at(RIDE), 'c1').split(' ')).not.toContain('b3');
  });

  it('IW-RIDE-3: no square is passed twice', () => {
    const squares = open(at('White: Kh1, Ra4; Black: Kh8; links f4=H4, d6=H6'), 'a4').split(' ');
    expect([squares.includes('d5'), squares.includes('d4'), squares.includes('d3')]).toEqual([true, true, false]);
  });

  it('IW-RIDE-4: a Knight lands on a linked square, and a King takes one step', () => {
    expect(open(at('White: Kb1, Nc3; Black: Kg8; links e4=H4'), 'c3').split(' ')).toContain('e4');
    expect(open(at('White: Kb2; Black: Kg8; links b3=H3'), 'b2')).toBe(inOrder('a1 b1 c1 a2 c2 a3 b3 c3'));
  });

  it('IW-RIDE-5: members cannot combine parts of a ride', () => {
    const squares = open(at('White: Ka1, Rc1, Bc1; Black: Kg8; links c3=H3, f6=H6'), 'c1').split(' ');
    expect([squares.includes('f7'), squares.includes('e7'), squares.includes('g5')]).toEqual([true, false, true]);
  });

  it("IW-RIDE-2: a ride's path through links is told", () => {
    const played = must(GAME.preview(at(RIDE), must(GAME.readAction(at(RIDE), 'Rc1~b6')).picks));
    const moved = played
      .tell()
      .flatMap(({ events }) => events)
      .find((event) => event.kind === 'moved');
    const names = moved?.kind === 'moved' ? moved.path.map((name) => BOARD.squares[name]?.name) : [];
    expect(names.join(' ')).toBe('c1 c2 c3 H3 H4 H5 H6 f6 e6 d6 c6 b6');
  });

  it('IW-LINK-2: a position file calls a linked square by its board name', () => {
    const wrong = GAME.read(JSON.stringify({ ...positionFields('White: Kb1, RH4; Black: Kg7; links e4=H4') }));
    expect(wrong.ok ? '' : wrong.error.text).toBe('men[1].at: H4 is linked and is called e4.');
    expect(read(positionFields('White: Kb1, Re4; Black: Kg7; links e4=H4')).units).toHaveLength(3);
  });
});
