/** Tests capture, mutation and magnetism in Inchworm by the clauses' examples. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import {
  at,
  described,
  index,
  must,
  type OpenAnswer,
  opening,
  play,
  type Reached,
  type RefusedAnswer,
  reaching,
  refusal,
  refusing,
  rollers,
} from './support.ts';

const start = GAME.setup(1) as State;
const PAIR = 'White: Kb1, Rd3, Bd3; Black: Kh8, Nd7';

const REACHED: readonly Reached[] = [
  [
    'IW-CAPT-1',
    'everything on the square falls, with its other halves',
    at('White: Kb1, Ra4; Black: Kg8, Pa7, Na7/d5'),
    ['Ra4~xa7=N'],
    'White: Kb1, Na4/a7; Black: Kg8',
  ],
  [
    'IW-CAPT-4',
    'a captured half frees its other square',
    at('White: Kb1, Pe4; Black: Kh7, Rd5/d6, Nd8'),
    ['e4xd5=R (7)'],
    'White: Kb1, Rd5; Black: Kh7, Nd8',
  ],
  [
    'IW-CAPT-5',
    'taking half the King wins',
    at('White: Kb1, Re4; Black: Kg7/e7, Pe7'),
    ['Re4~xe7'],
    'White: Kb1, Re4/e7; Black: ',
    'white: kingCaptured',
  ],
  ['IW-MUT-1', 'every member turns', at(PAIR), ['{R,B~}d3xd7=N,N'], 'White: Kb1, Nd7, Nd3/d7; Black: Kh8'],
  ['IW-MUT-1', 'who stays does not', at(PAIR), ['Rd3~xd7=N'], 'White: Kb1, Nd3/d7, Bd6; Black: Kh8'],
  [
    'IW-MUT-3',
    'extended stays extended',
    at('White: Kg1, Ra1; Black: Kg8, Na6'),
    ['Ra1~xa6=N'],
    'White: Kg1, Na1/a6; Black: Kg8',
  ],
  [
    'IW-MUT-4',
    'an extended Rook becomes two Pawns, and one is pulled',
    at('White: Kg1, Ra1; Black: Kg8, Pa6'),
    ['Ra1~xa6=P (7)'],
    'White: Kg1, Pa5, Pa6; Black: Kg8',
  ],
  [
    'IW-MUT-5',
    'a Pawn becomes a whole Queen',
    at('White: Kb1, Pe4; Black: Kg7, Qd5/d8'),
    ['e4xd5=Q (7)'],
    'White: Kb1, Qd5; Black: Kg7',
  ],
  ['IW-MUT-6', 'a King stays a King', at('White: Ke4; Black: Kg7, Nd5'), ['Ke4~xd5'], 'White: Kd5/e4; Black: Kg7'],
  [
    'IW-MUT-6',
    'the Pawn in the crowd of a captor turns, too',
    at('White: Ke4, Pe4; Black: Kg7, Nd5'),
    ['{K,P}e4xd5=N (7)'],
    'White: Kd5, Nd5; Black: Kg7',
  ],
  [
    'IW-MAG-4',
    'pushed as far as it is empty',
    at('White: Ka1, Rd1; Black: Kg8, Nd4'),
    ['Rd1~d2'],
    'White: Ka1, Rd1/d2; Black: Kg8, Nd8',
  ],
  [
    'IW-MAG-5',
    'everything on the square goes together',
    at('White: Ka1, Nb2; Black: Kg7, Nd7, Qd7/h3'),
    ['Nb2~d3'],
    'White: Ka1, Nb2/d3; Black: Kg7, Nd8, Qd8/h3',
  ],
  [
    'IW-MAG-6',
    'a man does not pull its own half',
    at('White: Kg1, Ra1; Black: Kg8'),
    ['Ra1~a5'],
    'White: Kg1, Ra1/a5; Black: Kg8',
  ],
  [
    'IW-MAG-6',
    'magnetism moves others that stand with the unit',
    at('White: Kg1, Ra1, Na1; Black: Kg8'),
    ['Ra1~a5'],
    'White: Kg1, Ra1/a5, Na4; Black: Kg8',
  ],
  [
    'IW-MAG-7',
    'a linked centre works on both sides',
    at('White: Ka1, Rc4; Black: Kg8, Pe6, QH6; links e4=H4'),
    ['Rc4~e4 (7)'],
    'White: Ka1, Rc4/e4; Black: Kg8, Pe8, QH8; links e4=H4',
  ],
  [
    'IW-MAG-8',
    'along the board over a link, out of the hallway',
    at('White: Kb1, Nb3; Black: Kg8, Nd5; links d5=H5, d7=H7'),
    ['Nb3~d4'],
    'White: Kb1, Nb3/d4; Black: Kg8, Nd8; links d5=H5, d7=H7',
  ],
  [
    'IW-MAG-9',
    'board and hallway do not act on each other',
    at('White: Ka1, Ph3; Black: Kg8, NH4'),
    ['h3-h4 (7)'],
    'White: Ka1, Ph4; Black: Kg8, NH4',
  ],
  [
    'IW-MAG-10',
    'what the board does not move, the hallway may',
    at('White: Ka1, Rc4; Black: Kg8, Ne5, Pe6; links e4=H4, e5=H5'),
    ['Rc4~e4'],
    'White: Ka1, Rc4/e4; Black: Kg8, NH8, Pe6; links e4=H4, e5=H5',
  ],
  [
    'IW-MAG-10',
    'no unit is moved twice by board and hallway',
    at('White: Ka1, Rc4; Black: Kg8, Ne6, Re8; links e4=H4, e7=H7'),
    ['Rc4~e4'],
    'White: Ka1, Rc4/e4; Black: Kg8, Ne7, Re8; links e4=H4, e7=H7',
  ],
  [
    'IW-MAG-11',
    'a Pawn is pushed to its own first rank',
    at('White: Ka1, Rc3; Black: Kg8, Pd5'),
    ['Rc3~d3 (5)'],
    'White: Ka1, Rc3/d3; Black: Kg8, Pd8',
  ],
];

const REFUSED: readonly RefusedAnswer[] = [
  [
    'IW-CAPT-2',
    'a lone half does not capture',
    at('White: Kb1, Rd4/d6; Black: Kg7, Nd8'),
    '{R/d4}d6xd8=N',
    'IW-WORM-3',
  ],
  [
    'IW-CAPT-2',
    'friends are not captured but joined, and nobody turns',
    at('White: Kb1, Rd4, Nd6; Black: Kg7'),
    'Rd4~xd6=N',
    'IW-CAPT-2',
  ],
  ['IW-MUT-2', 'into nothing that was not captured', at(PAIR), '{R,B~}d3xd7=Q,N', 'IW-MUT-2'],
];

const OPENED: readonly OpenAnswer[] = [
  ['IW-CAPT-2', 'a lone half only rejoins', at('White: Kb1, Rd4/d6; Black: Kg7, Nd8'), 'd6', 'd4'],
  [
    'IW-MUT-3',
    'after turning it rejoins',
    play(at('White: Kg1, Ra1; Black: Kg8, Na6'), 'Ra1~xa6=N', 'Kg8~g7'),
    'a1',
    'a6',
  ],
];

describe('capture, mutation, magnetism', () => {
  reaching(REACHED);
  refusing(REFUSED);
  opening(OPENED);

  it('IW-CAPT-3, IW-MUT-2: half a Queen and two Pawns offer a Queen or a Pawn', () => {
    const state = at('White: Kg1, Ra1; Black: Kg8, Qa6/h3, Pa6, Pa6');
    const menu = must(GAME.ask(state, [square('a1'), square('a6')]));
    expect(
      menu.kind === 'ask' && menu.choices.flatMap(({ target }) => (target.kind === 'option' ? [target.option] : [])),
    ).toEqual(['queen', 'pawn']);
  });

  it('IW-MUT-2: each member chooses for itself', () => {
    const state = at('White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7');
    const turns = [...GAME.actions(state, [square('d3'), square('d7')])].map(({ notation }) => notation);
    expect(turns.filter((turn) => turn.startsWith('{R,B~}')).sort()).toEqual([
      '{R,B~}d3xd7=P,P',
      '{R,B~}d3xd7=P,Q',
      '{R,B~}d3xd7=Q,P',
      '{R,B~}d3xd7=Q,Q',
    ]);
  });

  it('IW-MUT-2: the target picked again takes the usual answers', () => {
    const state = at('White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7');
    const usual = must(GAME.play(state, ['d3', 'd7', 'd7'].map(square))).state as State;
    expect(described(usual)).toBe(described(play(state, '{R,B~}d3xd7=Q,Q')));
  });

  it('IW-MUT-4: the Pawn on the target keeps its id when a whole becomes two Pawns', () => {
    const state = play(at('White: Kg1, Ra1; Black: Kg8, Pa6'), 'Ra1~xa6=P (7)');
    expect(state.units.map(({ id, at: [square] }) => [id, square])).toEqual([
      [1, index('a6')],
      [2, index('g1')],
      [4, index('g8')],
      [5, index('a5')],
    ]);
    expect(described(play(at('White: Kb1, Rd3, Nd3; Black: Kh8, Pd7'), '{R,N~}d3xd7=P,P (7)'))).toBe(
      'White: Kb1, Pd6, Pd7, Pd7, Pd7; Black: Kh8',
    );
    expect(rollers(at('White: Kg1, Ra1; Black: Kg8, Pa6'), 'Ra1~xa6=P')).toEqual(['a5']);
    const two = play(at('White: Kb1, Nd3, Rd3; Black: Kh8, Pd7'), '{R,N~}d3xd7=P,P (7)');
    expect(two.units.map(({ id, at: [square] }) => [id, GAME.board.squares[square]?.name])).toEqual([
      [1, 'b1'],
      [2, 'd7'],
      [3, 'd7'],
      [5, 'h8'],
      [6, 'd6'],
      [7, 'd7'],
    ]);
  });

  it('IW-MAG-1, IW-MAG-2: around c3 and e4 in the initial position', () => {
    expect(moved('Nb1~c3')).toEqual(['N b1 c3']);
    expect(moved('e2-e4')).toEqual(['P e2 e4', 'P g2 f3', 'K e1 e3', 'P c2 d3']);
  });

  it('IW-MAG-3: the King is pulled to e3', () => {
    expect(described(play(start, 'e2-e4 (7,4,9)'))).toContain('Ke3');
  });

  it('IW-MAG-1: the lens shows what a pulse would move', () => {
    const marks = GAME.look(at('White: Ka1, Rd1; Black: Kg8, Nd4'), 'magnetism', index('d2'));
    expect(marks.map(([at_, { kind, to }]) => [at_, kind, to ?? null])).toEqual([
      [index('d2'), 'magnet', null],
      [index('d4'), 'push', index('d8')],
    ]);
  });

  it('IW-CAPT-2: a half leads a crowd to a capture', () => {
    expect(refusal(at('White: Kb1, Rd4/d6, Bd6; Black: Kg7, Nd8'), '{R/d4,B~}d6xd8=N,N')).toBeNull();
  });
});

const square = (name: string) => ({ kind: 'square', square: index(name) }) as const;

/** Returns what a turn moves from the start, as "letter from to". */
const moved = (turn: string): readonly string[] =>
  must(GAME.preview(start, must(GAME.readAction(start, turn)).picks))
    .tell()
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (event.kind !== 'moved') return [];
      const man = start.units.find(({ id }) => id === event.unit);
      const name = (at_: number | undefined) => GAME.board.squares[at_ ?? 0]?.name;
      return [`${man && GAME.pieces[man.type]?.letter} ${name(event.path[0])} ${name(event.path.at(-1))}`];
    });
