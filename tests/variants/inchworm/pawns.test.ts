/** Tests Pawns of Inchworm (steps, en passant, explosions, promotion) by the clauses' examples. */
import { describe, expect, it } from 'vitest';
import { option } from '../../../src/kernel/asking/target.ts';
import { type Rng, rollSum, seeded } from '../../../src/kernel/chance.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { explodes } from '../../../src/variants/inchworm/moves/dice.ts';
import { phaseOf, type State } from '../../../src/variants/inchworm/position/state.ts';
import {
  at,
  checks,
  described,
  ending,
  index,
  inOrder,
  must,
  type OpenAnswer,
  opening,
  play,
  type Reached,
  type RefusedAnswer,
  reaching,
  record,
  refusing,
  rollers,
} from './support.ts';

const start = GAME.setup(1) as State;
const PASSING = 'White: Ka1, Pe2; Black: Kg7, Pc4, Pd4';

const REACHED: readonly Reached[] = [
  [
    'IW-PAWN-1',
    'joining a friend',
    at('White: Kb1, Pe4, Ne5; Black: Kg7; links e4=H4'),
    ['e4-e5 (7)'],
    'White: Kb1, Pe5, Ne5; Black: Kh8; links e4=H4',
  ],
  [
    'IW-EP-2',
    'the Pawn that passed is taken',
    at(PASSING),
    ['e2-e4 (7)', 'd4xe3=P (7)'],
    'White: Ka1; Black: Kg7, Pc4, Pe3',
  ],
  [
    'IW-EP-2',
    'also on the first-rank square it left',
    at('White: Ka1, Pe1; Black: Kg7, Pd2'),
    ['e1-e4 (7)', 'd2xe1=P (7) e1=N'],
    'White: Ka1; Black: Kg7, Ne1',
  ],
  [
    'IW-EP-3',
    'a name that has become part of a link counts',
    at('White: Ka1, Pe2; Black: Kg7, PH4'),
    ['e2-e4 (7)', '[H3=e3] H4xe3=P (7)'],
    'White: Ka1; Black: Kg7, Pe3; links e3=H3',
  ],
  [
    'IW-EP-3',
    'a linked square passed is taken by its board name',
    at('White: Ka1, Pd2; Black: Kg7, Pe4; links d3=H3'),
    ['d2-H4 (7)', 'e4xd3=P (7)'],
    'White: Ka1; Black: Kg7, Pd3; links d3=H3',
  ],
  [
    'IW-EP-3',
    'a recorded Pawn is captured even if unlinking put it on the other side',
    at(`${PASSING}; links e4=H4; unlinking`),
    ['e2-e4 (7)', '[H4|e4 P] d4xe3=P (7)'],
    'White: Ka1; Black: Kg7, Pc4, Pe3',
  ],
  [
    'IW-EP-3',
    'of a linked square that is unlinked the hallway name counts',
    at('White: Kb1, Pd2; Black: Kg8, PH4; links d3=H3; unlinking'),
    ['d2-d4 (7)', '[H3|d3] H4xH3=P (7)'],
    'White: Kb1; Black: Kg8, PH3',
  ],
  [
    'IW-EP-3',
    'of a linked square that is unlinked the board name counts, too',
    at('White: Kb1, Pd2; Black: Kg8, Pe4, Pf4; links d3=H3; unlinking'),
    ['d2-d4 (7)', '[H3|d3] e4xd3=P (7)'],
    'White: Kb1; Black: Kg8, Pd3, Pf4',
  ],
  [
    'IW-EP-2',
    'who shares the square of a Pawn taken in passing is not taken',
    at('White: Ke4, Pe2; Black: Kg7, Pf4, Pg4'),
    ['e2-e4 (7)', 'f4xe3=P (7)'],
    'White: Ke8; Black: Kg7, Pe3, Pg4',
  ],
  [
    'IW-EP-2',
    'a Pawn that a Rook carries there from the side takes nobody',
    at('White: Ka1, Pe2; Black: Kh7, Ph3, Rh3'),
    ['e2-e4 (7)', '{R~,P}h3-e3 (7)'],
    'White: Ka1, Pe8; Black: Kh7, Pe3, Re3/h3',
  ],
  [
    'IW-BOOM-3',
    'a Knight that was a Pawn explodes',
    at('White: Kb1, Pe4; Black: Kg7, Nd5'),
    ['e4xd5=N (11)'],
    'White: Kb1; Black: Kg7',
  ],
  [
    'IW-BOOM-4',
    'in the hallway, up to the linked neighbour and no further',
    at('White: Kb1, PH3, NH3, Rd5, Bc5, Nd6; Black: Kg8; links d5=H5'),
    ['H3-H4 (11)'],
    'White: Kb1, Bc5, Nd6; Black: Kg8; links d5=H5',
  ],
  [
    'IW-BOOM-5',
    'a half of the King is enough',
    at('White: Kb1, Pg6; Black: Kh8/a3'),
    ['g6-g7 (11)'],
    'White: Kb1; Black: ',
    'white: kingExploded',
  ],
  ['IW-BOOM-6', 'ten does nothing', at('White: Kb1, Pe4; Black: Kg8'), ['e4-e5 (10)'], 'White: Kb1, Pe5; Black: Kg8'],
  ['IW-BOOM-6', 'eleven explodes', at('White: Kb1, Pe4; Black: Kg8'), ['e4-e5 (11)'], 'White: Kb1; Black: Kg8'],
  [
    'IW-PROM-2',
    "a Pawn the enemy pushed promotes before its owner's turn",
    at('White: Kh2, Rd3; Black: Kh8, Pd2'),
    ['Rd3~e3 (5) c1=N'],
    'White: Kh2, Rd3/e3; Black: Kh8, Nc1',
  ],
  [
    'IW-PROM-3',
    'the new Queen mates at once',
    at('White: Kb1, Pe7; Black: Kh8'),
    ['e7-e8 (7) e8=Q'],
    'White: Kb1, Qe8; Black: Kh8',
    'white: checkmate',
  ],
];

const REFUSED: readonly RefusedAnswer[] = [
  ['IW-PAWN-1', 'a Pawn does not step onto an enemy', at('White: Kb1, Pe4; Black: Kg8, Ne5'), 'e4-e5', 'IW-PAWN-1'],
  [
    'IW-PAWN-2',
    'a Pawn does not go two squares from the third rank',
    at('White: Kb1, Pe3; Black: Kg8'),
    'e3-e5',
    'IW-PAWN-2',
  ],
  ['IW-PAWN-2', 'a Pawn does not go over anybody', at('White: Kb1, Pe2, Ne3; Black: Kg8'), 'e2-e4', 'IW-SHARE-2'],
  [
    'IW-PAWN-3',
    'a Pawn does not go diagonally without a capture',
    at('White: Kb1, Pe4; Black: Kg8'),
    'e4-d5',
    'IW-PAWN-3',
  ],
];

const OPENED: readonly OpenAnswer[] = [
  ['IW-PAWN-1', 'from a linked square either way', at('White: Kb1, Pe4, Ne5; Black: Kg7; links e4=H4'), 'e4', 'e5 H5'],
  ['IW-PAWN-2', 'up to three from the first rank', at('White: Kb1, Pe1; Black: Kh8'), 'e1', 'e2 e3 e4'],
  ['IW-PAWN-2', 'the last one without an enemy', at('White: Kb1, Pe1; Black: Kh8, Ne4'), 'e1', 'e2 e3'],
  [
    'IW-PAWN-3',
    'captures on both sides of a link',
    at('White: Ka1, Pe4; Black: Kh8, Nd5, Nf5, NH5, Ne5; links e4=H4'),
    'e4',
    'd5 f5 H5',
  ],
  ['IW-PAWN-4', 'a capture straight ahead', at('White: Kb1, PH2; Black: Kg7, NH3'), 'H2', 'H3'],
  [
    'IW-PAWN-4',
    'a Pawn in the hallway captures one square straight ahead, not two',
    at('White: Kb1, PH2; Black: Kg7, NH4'),
    'H2',
    'H3',
  ],
  ['IW-PAWN-4', 'a Pawn in the hallway makes a double step', at('White: Kb1, PH2; Black: Kg7'), 'H2', 'H3 H4'],
  ['IW-PAWN-4', "Black's own, from his side", at('White: Kb1; Black: Kg7, PH8; Black to move'), 'H8', 'H7 H6 H5'],
  [
    'IW-PAWN-5',
    'a double step through a link',
    at('White: Ka1, Pd2; Black: Kg7; links d3=H3, f4=H4'),
    'd2',
    'd3 d4 f4',
  ],
];

/** Topic, position, turn, and the en passant record after it: the Pawns, and the squares that they passed. */
const RECORDS: readonly (readonly [string, string, string, string])[] = [
  ['a double step', PASSING, 'e2-e4 (7)', 'Pawn e4; e3'],
  ['three squares from the first rank', 'White: Ka1, Pe1; Black: Kg7', 'e1-e4 (7)', 'Pawn e4; e1, e2, e3'],
  ['one square from the first rank', 'White: Ka1, Pe1; Black: Kg7', 'e1-e2 (7)', 'Pawn e2; e1'],
  ['one square from the second rank', 'White: Ka1, Pe2; Black: Kg7', 'e2-e3 (7)', 'none'],
  ['two squares carried by a Rook', 'White: Ka1, Re3, Pe3; Black: Kg7', '{R~,P}e3-e5 (7)', 'none'],
  ['two squares its own way, with a Rook', 'White: Ka1, Re2, Pe2; Black: Kg7', '{R~,P}e2-e4 (7)', 'Pawn e4; e3'],
  [
    'over the board square where two ways lead',
    'White: Ka1, Pd1; Black: Kg7; links d2=H2, d4=H4',
    'd1-d4 (7)',
    'Pawn d4; d1, d2, d3, H2',
  ],
  [
    'over the hallway where the board is blocked',
    'White: Ka1, Pd1, Nd3; Black: Kg7; links d2=H2, d4=H4',
    'd1-d4 (7)',
    'Pawn d4; d1, d2, H2, H3',
  ],
  ['pushed by magnetism', 'White: Ka1, Rc3; Black: Kg8, Pd5', 'Rc3~d3 (5)', 'none'],
];

describe('Pawns', () => {
  reaching(REACHED);
  refusing(REFUSED);
  opening(OPENED);
  for (const [what, position, turn, expected] of RECORDS)
    it(`IW-EP-1: ${what}`, () => expect(record(play(at(position), turn))).toBe(expected));

  it('IW-EP-3: a King beside a Pawn that may be taken en passant is not in check', () => {
    expect(checks(play(at('White: Ke4, Pe2; Black: Kg7, Pf4, Pg4'), 'e2-e4 (7)'))).toEqual([]);
  });

  it('IW-PAWN-2: a Pawn pulled back to its second rank may move two squares again', () => {
    const state = play(at('White: Kh3, Ra1, Pe3; Black: Kh8, Pb7'), 'Ra1~e1 (5)', 'b7-b6 (5)');
    expect(described(state)).toContain('Pe2');
    const opened = [...GAME.actions(state)]
      .filter(({ spelling }) => spelling.startsWith('e2'))
      .map(({ notation }) => notation);
    expect(opened).toEqual(['e2-e3', 'e2-e4']);
  });

  it('IW-EP-1: the right lasts one turn', () => {
    expect(record(play(at(PASSING), 'e2-e4 (7)', 'Kg7~g8'))).toBe('none');
  });

  it('IW-EP-2: a crowd captures en passant, whoever leads it', () => {
    const state = play(at('White: Ka1, Pe2; Black: Kg7, Pc4, Pd4, Rd4'), 'e2-e4 (7)');
    expect(described(play(state, '{R~,P}d4xe3=P,P (7,7)'))).not.toContain('Pe4');
  });

  it('IW-BOOM-1, IW-BOOM-2, IW-BOOM-7: rolling units, in order', () => {
    expect(rollers(start, 'e2-e4')).toEqual(['e4', 'f3', 'd3']);
    expect(rollers(start, 'Nb1~c3')).toEqual([]);
    const burst = { ...start, rng: { kind: 'seeded', state: 1, dictated: [11] } satisfies Rng };
    const played = must(GAME.play(burst, must(GAME.readAction(burst, 'e2-e4')).picks));
    expect(
      played
        .tell()
        .flatMap(({ events }) => events)
        .filter(({ kind }) => kind === 'rolled'),
    ).toHaveLength(1);
  });

  it('IW-BOOM-3: one roll per unit that was a Pawn when it moved', () => {
    expect(rollers(at('White: Kb1, Pe4; Black: Kg7, Nd5'), 'e4xd5=N')).toEqual(['d5']);
  });

  it("IW-BOOM-4: a blast's reach, at the edge and on a link", () => {
    const blast = (state: State, name: string) =>
      GAME.look(state, 'blast', index(name)).map(([square]) => GAME.board.squares[square]?.name ?? '');
    expect(inOrder(blast(start, 'a2').join(' '))).toBe('a1 b1 a2 b2 a3 b3');
    const linked = blast(at('White: Kb1; Black: Kg8; links e4=H4'), 'e4');
    expect(inOrder(linked.join(' '))).toBe('d3 e3 f3 d4 e4 f4 d5 e5 f5 H3 H4 H5');
  });

  it('IW-BOOM-6: real dice are entered one by one', () => {
    const real = GAME.setup(1, { dice: 'real' }) as State;
    const asked = must(GAME.play(real, must(GAME.readAction(real, 'e2-e4')).picks)).state as State;
    expect([phaseOf(asked), asked.owed?.rolls.length, asked.toMove]).toEqual(['dice', 3, 'white']);
    expect(GAME.explain(asked, [], { kind: 'square', square: 12 })?.rule).toBe('IW-BOOM-6');
    expect(GAME.readAction(asked, '9(8)')).toMatchObject({ ok: false, error: { rule: 'IW-BOOM-6' } });
    const again = must(GAME.read(GAME.write(asked))) as State;
    expect(described(play(again, '(7,4,9)'))).toBe(described(play(start, 'e2-e4 (7,4,9)')));
    expect(ending(play(again, '(11)'))).toBe('black: kingExploded');
  });

  it('IW-BOOM-6: a turn written with sums is read with real dice', () => {
    const real = GAME.setup(1, { dice: 'real' }) as State;
    expect(play(real, 'e2-e4 (7, 4, 9)', 'Nb8~c6').toMove).toBe('white');
  });

  it('IW-BOOM-8: a rolling Pawn may stand beside its King', () => {
    expect(GAME.play(start, must(GAME.readAction(start, 'e2-e4')).picks).ok).toBe(true);
  });

  it('IW-PROM-1: a Queen, a Rook, a Bishop or a Knight', () => {
    const state = play(at('White: Kb1, Pe7; Black: Kh6'), 'e7-e8 (7)');
    const menu = must(GAME.ask(state, []));
    expect(menu.kind === 'ask' && menu.choices.map(({ target }) => target)).toEqual(
      ['queen', 'rook', 'bishop', 'knight'].map(option),
    );
    expect(GAME.explain(state, [], option('king'))?.rule).toBe('IW-PROM-1');
    expect(described(play(state, 'e8=B'))).toContain('Be8');
  });

  it('IW-PROM-2: the owner is asked, and then has the turn', () => {
    const state = play(at('White: Kh2, Rd3; Black: Kh8, Pd2'), 'Rd3~e3 (5)');
    expect([phaseOf(state), state.toMove]).toEqual(['promotion', 'black']);
    const next = play(must(GAME.read(GAME.write(state))) as State, 'c1=Q');
    expect([phaseOf(next), next.toMove]).toEqual(['act', 'black']);
  });

  it('IW-BOOM-6: 100,000 rolls of two dice are fair (chi-square, 10 degrees)', () => {
    const seen = new Map<number, number>();
    let dice: Rng = seeded(5);
    for (let each = 0; each < 100_000; each++) {
      const [sum, rest] = rollSum(dice, 2, 6, 7);
      dice = rest;
      seen.set(sum, (seen.get(sum) ?? 0) + 1);
    }
    let square = 0;
    for (let sum = 2; sum <= 12; sum++) {
      const expected = (100_000 * (6 - Math.abs(7 - sum))) / 36;
      square += ((seen.get(sum) ?? 0) - expected) ** 2 / expected;
    }
    expect(square).toBeLessThan(29.59);
    expect([...seen.keys()].filter(explodes).sort()).toEqual([11, 12]);
  });
});
