/** Tests castling, check and the end of the game in Inchworm by the clauses' examples. */
import { describe, expect, it } from 'vitest';
import { option } from '../../../src/kernel/asking/target.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { must } from '../../support/scenario.ts';
import {
  at,
  castlingAt,
  checks,
  described,
  ending,
  index,
  play,
  type Reached,
  type RefusedAnswer,
  reaching,
  read,
  refusal,
  refusing,
  withRights,
} from './support.ts';

const start = GAME.setup(1) as State;
const HOME = 'White: Ke1, Rh1, Pf2, Pg2, Ph2; Black: Kg8';
const HALFWAY = 'White: Ke1/g1, Rh1/f1';
const BOTH = 'White: Ke1/g1, Rh1/f1, Ba4, Pb5, Pf2; Black: Ke8/g8, Rh8/f8, Ba6';

const REACHED: readonly Reached[] = [
  [
    'IW-CASTLE-2',
    'stage one',
    withRights(`${HOME}, Ra8`, 'K'),
    ['O-O~'],
    'White: Ke1/g1, Rf1/h1, Pf2, Pg2, Ph2; Black: Kg8, Ra8',
  ],
  [
    'IW-CASTLE-2',
    'two lone halves on e8 attack nothing',
    withRights(`${HOME}, Re8/a8`, 'K'),
    ['O-O~'],
    'White: Ke1/g1, Rf1/h1, Pf2, Pg2, Ph2; Black: Kg8, Re8/a8',
  ],
  [
    'IW-CASTLE-3',
    'stage two',
    withRights(`${HOME}, Ra8`, 'K'),
    ['O-O~', 'Ra8~b8', 'O-O>'],
    'White: Kg1, Rf1, Pf2, Pg2, Ph2; Black: Kc8, Ra8/b8',
  ],
  [
    'IW-CASTLE-4',
    'others move, also onto their squares',
    castlingAt(`${HALFWAY}, Ng3; Black: Kb8`, 'K'),
    ['Ng3~f1'],
    'White: Ke1/g1, Rf1/h1, Nf1/g3; Black: Kb8',
  ],
  [
    'IW-CASTLE-5',
    'pulled by its own Knight',
    castlingAt(`${HALFWAY}, Nb3; Black: Kg8`, 'K'),
    ['Nb3~c1'],
    'White: Kd1/g1, Rf1/h1, Nb3/c1; Black: Kg8',
    'black: castling',
  ],
  [
    'IW-CASTLE-6',
    'a line opens on f1',
    castlingAt(`${HALFWAY}, Ph2; Black: Kg8, Ba6, Pb5; Black to move`, 'K'),
    ['b5-b4 (7)'],
    'White: Ke1/g1, Rf1/h1, Ph2; Black: Kg8, Ba6, Pb4',
    'black: castling',
  ],
  [
    'IW-CASTLE-7',
    'the Rook is not pulled by its own castling',
    withRights('White: Ke1, Ra1; Black: Kg8', 'Q'),
    ['O-O-O~'],
    'White: Kc1/e1, Ra1/d1; Black: Kg8',
  ],
  [
    'IW-CASTLE-8',
    'both lose',
    castlingAt(BOTH, 'K', 'K'),
    ['b5-b6 (4,5)'],
    'White: Ke1/g1, Rf1/h1, Ba4, Pb6, Pc5; Black: Ke8/g8, Rf8/h8, Ba6',
    'draw: castling',
  ],
  [
    'IW-CHECK-4',
    "an explosion opens the line to the mover's King",
    at('White: Kb1, Nb5, Pc4; Black: Kg7, Rb8'),
    ['c4-c5 (11)', 'Rb8~xb1'],
    'White: ; Black: Kg7, Rb1/b8',
    'black: kingCaptured',
  ],
  [
    'IW-CHECK-3',
    'with the Pawn pushed away',
    at('White: Kb1, Pe2; Black: Kg7, Pc4'),
    ['e2-e4 (7,7)'],
    'White: Kd3, Pe4; Black: Kg7, Pa4',
  ],
  [
    'IW-CHECK-6',
    'an extended King rejoins',
    at('White: Ke1/d2; Black: Kh8, Re8'),
    ['Ke1>d2'],
    'White: Kd2; Black: Kh8, Re8',
  ],
  [
    'IW-END-8',
    'who breaks a castling and mates at once has won by the castling test',
    castlingAt(`${HALFWAY}; Black: Kb8, Qa3/e3; Black to move`, 'K'),
    ['Qa3>e3'],
    'White: Ke1/g1, Rf1/h1; Black: Kb8, Qe3',
    'black: castling',
  ],
  [
    'IW-END-8',
    'without the castling the same turn mates',
    at(`${HALFWAY}; Black: Kb8, Qa3/e3; Black to move`),
    ['Qa3>e3'],
    'White: Ke1/g1, Rf1/h1; Black: Kb8, Qe3',
    'black: checkmate',
  ],
  [
    'IW-END-8',
    'an explosion decides before the castling test',
    castlingAt(`${HALFWAY}; Black: Kb8, Pd3; Black to move`, 'K'),
    ['d3-d2 (11)'],
    'White: Rf1/h1; Black: Kb8',
    'black: kingExploded',
  ],
];

const REFUSED: readonly RefusedAnswer[] = [
  ['IW-CASTLE-2', 'out of attack', withRights(`${HOME}, Re8`, 'K'), 'O-O~', 'IW-CASTLE-2'],
  [
    'IW-CASTLE-2',
    'over an attacked square',
    withRights('White: Ke1, Rh1; Black: Kg8, Rf8', 'K'),
    'O-O~',
    'IW-CASTLE-2',
  ],
  [
    'IW-CASTLE-2',
    'no castling with a friend on the square of the King',
    withRights('White: Ke1, Rh1, Ne1; Black: Kg8', 'K'),
    'O-O~',
    'IW-CASTLE-2',
  ],
  [
    'IW-CASTLE-2',
    'no castling with a friend on the square of the Rook',
    withRights('White: Ke1, Rh1, Nh1; Black: Kg8', 'K'),
    'O-O~',
    'IW-CASTLE-2',
  ],
  ['IW-CASTLE-2', 'over anybody', withRights('White: Ke1, Rh1, Nf1; Black: Kg8', 'K'), 'O-O~', 'IW-CASTLE-2'],
  [
    'IW-CASTLE-3',
    'castling is not finished where a half has left its square',
    castlingAt(`${HALFWAY}; Black: Kb8; links e1=H1; unlinking`, 'K'),
    '[H1|e1 K/g1] O-O>',
    'IW-CASTLE-3',
  ],
  ['IW-CASTLE-4', 'the King does not go back', castlingAt(`${HALFWAY}, Ng3; Black: Kb8`, 'K'), 'Kg1>e1', 'IW-CASTLE-4'],
  [
    'IW-CASTLE-4',
    'a King in castling does not go forward without the Rook',
    castlingAt(`${HALFWAY}, Ng3; Black: Kb8`, 'K'),
    'Ke1>g1',
    'IW-CASTLE-4',
  ],
  [
    'IW-CASTLE-4',
    'a Rook in castling does not go forward without the King',
    castlingAt(`${HALFWAY}, Ng3; Black: Kb8`, 'K'),
    'Rf1>h1',
    'IW-CASTLE-4',
  ],
  [
    'IW-CASTLE-4',
    'a King in castling does not join a crowd',
    castlingAt(`${HALFWAY}, Ng1; Black: Kb8`, 'K'),
    '{K/e1,N~}g1-f3',
    'IW-CASTLE-4',
  ],
  ['IW-CHECK-3', 'a pull into check', at('White: Kb1, Pe2; Black: Kg7, Pb4, Pc4'), 'e2-e4', 'IW-CHECK-3'],
  ['IW-CHECK-6', 'half a King stays attacked', at('White: Ke1, Pa2; Black: Kh8, Re8, Pa3'), 'Ke1~d1', 'IW-CHECK-3'],
];

/** Writes the castling rights as in a FEN, such as "KQkq". */
const rights = (state: State): string => state.rights.map((right, wing) => (right ? 'KQkq'[wing] : '')).join('');

describe('Kings', () => {
  reaching(REACHED);
  refusing(REFUSED);

  it('IW-CASTLE-1: what forfeits castling rights, and what does not', () => {
    expect(rights(play(start, 'e2-e4 (7,4,9)'))).toBe('kq');
    expect(rights(play(start, '[H1=e1] Nb1~c3'))).toBe('KQkq');
    expect(rights(play(start, 'Qd1~e1', 'Nb8~c6'))).toBe('KQkq');
    expect(rights(play(start, 'Ra1~b1', 'Nb8~c6', 'Rb1>a1'))).toBe('Kkq');
    const linked = withRights('White: Ke1, Ra1, Rh1, Nc3; Black: Kh8; links a1=H1, h2=H2; unlinking', 'KQ');
    expect(rights(play(linked, '[H1|a1] Nc3~b5'))).toBe('KQ');
    expect(rights(play(linked, '[H1|a1 R] Nc3~b5'))).toBe('K');
  });

  it('IW-CASTLE-6: squares that must not be attacked are marked', () => {
    const marks = GAME.view(castlingAt(`${HALFWAY}; Black: Kb8`, 'K')).marks;
    expect(
      Object.entries(marks)
        .filter(([, on]) => on.some(({ kind }) => kind === 'guarded'))
        .map(([at_]) => Number(at_)),
    ).toEqual(['e1', 'f1', 'g1'].map(index));
  });

  it('IW-CASTLE-5: a move that breaks the own castling warns', () => {
    const state = castlingAt(`${HALFWAY}, Nb3; Black: Kg8`, 'K');
    const menu = GAME.ask(state, [{ kind: 'square', square: index('b3') }]);
    const choice =
      menu.ok &&
      menu.value.kind === 'ask' &&
      menu.value.choices.find(({ target }) => target.kind === 'square' && target.square === index('c1'));
    expect(choice && choice.kind === 'open' && [choice.tone(), choice.hint?.()?.rule]).toEqual([
      'danger',
      'IW-CASTLE-5',
    ]);
  });

  it('IW-CASTLE-7: two pulses, of the King and of the Rook', () => {
    const state = castlingAt('White: Ke1/c1, Ra1/d1; Black: Kg8, Nd2; Black to move', 'Q');
    expect(described(play(state, 'Nd2~b1', 'O-O-O>'))).toBe('White: Kc1, Rd1; Black: Kg8, Na1/h6');
  });

  it('IW-CHECK-1: halves attack only with an extending unit or a Pawn', () => {
    expect(checks(at('White: Ke1; Black: Kg8, Re8/a8'))).toEqual([]);
    expect(checks(at('White: Ke1; Black: Kg8, Re8/a8, Pe8'))).toEqual(['e1']);
    expect(checks(at('White: Ke1; Black: Kg8, Re8/a8, Ne8/b8'))).toEqual([]);
    expect(checks(at('White: Ke1; Black: Kh8, RH8; links e4=H4; unlinking'))).toEqual(['e1']);
  });

  it('IW-CHECK-2: an attack on either half is check', () => {
    expect(checks(at('White: Ke1/e2; Black: Kg8, Ra2'))).toEqual(['e2']);
  });

  it("IW-CHECK-3: the refusal names the King's captor and its square", () => {
    const state = at('White: Kb1, Pe2; Black: Kg7, Pb4, Pc4');
    const why = GAME.explain(state, [{ kind: 'square', square: index('e2') }], {
      kind: 'square',
      square: index('e4'),
    });
    expect(why?.text).toBe("White's King would be in check on d3 from Black's Pawn on c4.");
    expect(why?.squares).toEqual([index('d3'), index('c4')]);
  });

  it('IW-CHECK-5: a line opened only by a link is no check', () => {
    const state = at('White: Ka1, QH8; Black: Ke5');
    expect(checks(state)).toEqual([]);
    expect(ending(play(state, '[H6=e6] QH8~xe5'))).toBe('white: kingCaptured');
    expect(refusal(state, '[H5=e5] QH8~H5')).toBe('IW-LINK-3');
  });

  it('IW-END-1: a link that lets the King leave in a crowd prevents mate', () => {
    expect(ending(at('White: Ke1, NH1; Black: Kh8, Re8'))).toBe('goes on');
  });

  it('IW-END-2, IW-END-3: checkmate and stalemate', () => {
    expect(ending(at('White: Ke1; Black: Kh8, Re8'))).toBe('black: checkmate');
    expect(ending(at('White: Ka1; Black: Kh6, Qb3; links h8=H8; unlinking'))).toBe('draw: stalemate');
  });

  it('IW-END-3: castling as the only turn is no stalemate, even if it loses', () => {
    const stuck = 'White: Ke1, Rh1; Black: Ka8, Nf2, Rf4, Rb2, Rh2, Ne4, RH5, NH1/H2, BH3/H6, QH7/H8; links e4=H4';
    expect(ending(at(stuck))).toBe('draw: stalemate');
    const state = withRights(stuck, 'K');
    expect(ending(state)).toBe('goes on');
    expect([...GAME.actions(state)].map(({ notation }) => notation)).toEqual(['O-O~']);
    expect(ending(play(state, 'O-O~'))).toBe('black: castling');
  });

  it('IW-CASTLE-2: starting to castle forfeits both rights, even with dice pending', () => {
    const begun = (text: string, wings: string, turn: string) => {
      const state = play(read({ ...positionFields(`${text}; rights ${wings}`), options: { dice: 'real' } }), turn);
      return [state.owed?.rolls.length, rights(state)];
    };
    expect(begun('White: Ke1, Ra1, Rh1, Pg3; Black: Ke8, Ra8, Rh8', 'KQkq', 'O-O~')).toEqual([1, 'kq']);
    expect(begun('White: Ke1, Ra1, Rh1; Black: Ke8, Ra8, Rh8, Pc6; Black to move', 'KQkq', 'O-O-O~')).toEqual([
      1,
      'KQ',
    ]);
  });

  it('IW-END-4: a King destroyed in the first move', () => {
    const end = play(start, 'e2-e4 (11)');
    expect([ending(end), GAME.outcome(end)?.rule]).toEqual(['black: kingExploded', 'IW-BOOM-5']);
  });

  it('IW-TURN-1: the end of the game skips later steps of the turn', () => {
    const before = read({
      ...positionFields('White: Kb1, Ra1/a2; Black: Kg7, Rg1; Black to move'),
      quietCounter: 7,
    });
    const after = play(before, 'Rg1~xb1');
    expect([after.toMove, after.ply, after.quiet, after.history]).toEqual([
      before.toMove,
      before.ply,
      before.quiet,
      before.history,
    ]);
    expect(play(start, 'e2-e4 (11)').passing).toBeNull();
  });

  it('IW-END-5: a third occurrence may be claimed', () => {
    const round = ['Nb1~c3', 'Nb8~c6', 'Nc3>b1', 'Nc6>b8'];
    const twice = play(start, ...round);
    expect(GAME.play(twice, [option('repetition')]).ok).toBe(false);
    const thrice = play(twice, ...round);
    const claimed = GAME.play(thrice, [option('repetition')]);
    expect(claimed.ok && ending(claimed.value.state as State)).toBe('draw: repetition');
  });

  it('IW-END-6: 200 quiet turns may be claimed, 199 not', () => {
    const quiet = (turns: number) => read({ ...positionFields('White: Ka1, Rb2; Black: Kh8'), quietCounter: turns });
    const refused = GAME.play(quiet(199), [option('hundredMoves')]);
    expect(refused.ok ? '' : refused.error.rule).toBe('IW-END-6');
    const claimed = GAME.play(quiet(200), [option('hundredMoves')]);
    expect(claimed.ok && ending(claimed.value.state as State)).toBe('draw: hundredMoves');
    expect(play(quiet(7), 'Rb2~b3').quiet).toBe(8);
  });

  it('IW-END-6: captures, Pawn moves and explosions reset the count, pushes do not', () => {
    const quiet = (text: string) => read({ ...positionFields(text), quietCounter: 7 });
    expect(play(quiet('White: Ka1, Pb2; Black: Kh8'), 'b2-b3 (7)').quiet).toBe(0);
    expect(play(quiet('White: Ka1, Rc3; Black: Kg8, Pd5'), 'Rc3~d3 (5)').quiet).toBe(8);
    expect(play(quiet('White: Ka1, Rc3; Black: Kg8, Pd5'), 'Rc3~d3 (11)').quiet).toBe(0);
    expect(play(quiet('White: Ka1, Rc3; Black: Kh8, Nc5'), 'Rc3~xc5=N').quiet).toBe(0);
  });

  it('IW-END-7: a draw cannot be accepted without an offer', () => {
    const answer = GAME.explain(GAME.setup(1), [], { kind: 'option', option: 'white-accepts' });
    expect(answer).toMatchObject({ rule: 'IW-END-7', text: 'There is no draw offer to answer.' });
  });

  const said = (state: State, what: string) => GAME.play(state, [option(what)]);
  const offered = (): State => must(said(start, 'white-offers')).state as State;

  it('IW-END-7: bare Kings play on', () => {
    expect(ending(at('White: Ka1; Black: Kh8'))).toBe('goes on');
  });

  it('IW-END-7: a draw offer must be answered', () => {
    const standing = offered();
    expect([standing.toMove, GAME.asides(standing).length]).toEqual(['black', 0]);
    expect(GAME.explain(standing, [], { kind: 'square', square: 12 })?.rule).toBe('IW-END-7');
    const answers = GAME.ask(standing, []);
    expect(answers.ok && answers.value.kind === 'ask' && answers.value.choices.map(({ target }) => target)).toEqual(
      ['black-accepts', 'black-refuses'].map(option),
    );
  });

  it('IW-END-7: an accepted offer draws', () => {
    const accepted = said(offered(), 'black-accepts');
    expect(accepted.ok && GAME.outcome(accepted.value.state)).toMatchObject({
      winner: null,
      rule: 'IW-END-7',
    });
  });

  it('IW-END-7: a declined offer cannot be repeated in the turn', () => {
    const declined = said(offered(), 'black-refuses');
    expect(declined.ok && said(declined.value.state as State, 'white-offers').ok).toBe(false);
    expect(declined.ok && play(declined.value.state as State, 'Nb1~c3').talk).toBe(undefined);
  });

  it('IW-END-7: a resignation loses', () => {
    const resigned = said(start, 'white-resigns');
    expect(resigned.ok && GAME.outcome(resigned.value.state)).toMatchObject({
      winner: 'black',
      rule: 'IW-END-7',
    });
  });

  it('IW-END-7: draw sayings survive a round trip', () => {
    const offered = GAME.play(start, [option('white-offers')]);
    if (!offered.ok) throw new Error(offered.error.text);
    const answers = [...GAME.actions(offered.value.state)].map(({ notation, spelling }) => [notation, spelling]);
    expect(answers).toEqual([
      ['Black accepts the draw.', '=black-accepts'],
      ['Black declines the draw.', '=black-refuses'],
    ]);
    for (const [notation = ''] of answers) {
      const read = GAME.readAction(offered.value.state, `${notation} a7-a6`);
      expect(read).toEqual({
        ok: true,
        value: {
          picks: [option(notation.includes('accepts') ? 'black-accepts' : 'black-refuses')],
          rest: ' a7-a6',
        },
      });
    }
    expect(GAME.readAction(start, 'White offers a draw.')).toMatchObject({
      ok: true,
      value: { picks: [option('white-offers')], rest: '' },
    });
  });
});
