/** Tests the view of a position of Inchworm: halves, links, badges, phases, figures and notes. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { at, castlingAt, index, play, withRights } from './support.ts';

const start = GAME.setup(1) as State;
const notes = (state: State) => GAME.view(state).turn.notes.map(({ label }) => label);
const phases = (state: State) => GAME.view(state).turn.phases.map(({ id, state: how }) => `${id} ${how}`);
const badges = (state: State, id: number) => GAME.view(state).units[id]?.badges.map(({ kind }) => kind);

describe('the view', () => {
  it('IW-WORM-2: an extended man is one unit of two halves', () => {
    const unit = GAME.view(play(start, 'Nb1~c3')).units[2];
    expect([unit?.body, unit?.at]).toEqual(['halves', ['b1', 'c3'].map(index)]);
    expect(GAME.view(play(start, 'Nb1~c3')).turn.players.white[0]).toMatchObject({
      kind: 'extended',
      value: 1,
    });
  });

  it('IW-LINK-5: the mode and the number of links', () => {
    expect(notes(start).some((note) => note.includes('linked'))).toBe(false);
    expect(notes(at('White: Kb1; Black: Kg8; links a5=H5, b6=H6; unlinking'))).toContain(
      '2 of 8 hallway squares linked, now removing links',
    );
  });

  it('IW-END-5, IW-END-6: quiet turns and repetitions, once there are any', () => {
    expect(notes(start).some((note) => note.includes('draw'))).toBe(false);
    const twice = play(start, 'Nb1~c3', 'Nb8~c6', 'Nc3>b1', 'Nc6>b8');
    expect(notes(twice)).toContain('Second time in this position');
  });

  it('IW-END-6: quiet turns from the 160th on', () => {
    const quiet = (quietCounter: number) =>
      notes(at('White: Kb1, Rd4; Black: Kg8', { quietCounter })).some((note) => note.includes('draw'));
    expect([159, 160, 161].map(quiet)).toEqual([false, true, true]);
  });

  it('IW-EP-1: Pawns that may be captured en passant, and where', () => {
    const state = play(start, 'e2-e4 (2,2,2)');
    expect(badges(state, 13)).toEqual(['passing']);
    expect(GAME.view(state).marks[index('e3')]?.map(({ kind, side }) => [kind, side])).toEqual([['passing', 'black']]);
  });

  it('IW-CASTLE-1, IW-CASTLE-4: sides that may castle, or are halfway', () => {
    expect([badges(start, 5), badges(start, 1), badges(start, 4)]).toEqual([['right'], ['right'], []]);
    expect(badges(castlingAt('White: Ke1/g1, Rh1/f1; Black: Kb8', 'K'), 1)).toEqual(['castling']);
  });

  it('IW-TURN-1: the phases of a turn, with pending dice and promotions', () => {
    expect(phases(start)).toEqual(['link now', 'move now', 'dice later', 'promotion later']);
    const real = play(GAME.setup(1, { dice: 'real' }) as State, 'e2-e4');
    expect(phases(real)).toEqual(['link done', 'move done', 'dice now', 'promotion later']);
    expect(badges(real, 13)).toEqual(['dice']);
    const promoting = play(at('White: Kb1, Pe7; Black: Kh6'), 'e7-e8 (7)');
    expect(phases(promoting).at(-1)).toBe('promotion now');
    expect(badges(promoting, 2)).toEqual(['promotion']);
  });
});

describe('the view, word by word', () => {
  const name = (square: number | undefined) => (square === undefined ? '' : (GAME.board.squares[square]?.name ?? ''));
  const badged = (state: State) =>
    Object.values(GAME.view(state).units).flatMap((unit) =>
      unit.badges.map(({ label }) => `${unit.at.map(name).join('/')} ${label}`),
    );
  const marked = (state: State) =>
    Object.entries(GAME.view(state).marks).flatMap(([square, marks]) =>
      marks.map(({ rule, label, side, to }) => [rule, name(Number(square)), label, side ?? name(to)].join(' ')),
    );
  const figures = (state: State) => {
    const { white, black } = GAME.view(state).turn.players;
    return [white, black].map((list) => list.map(({ label }) => label));
  };
  const CASTLING = withRights('White: Ke1, Ra1, Rh1; Black: Ke8, Rh8', 'KQk');
  const HALFWAY = castlingAt('White: Ke1/g1, Rh1/f1, Ng3; Black: Kb8', 'K');

  it('IW-CASTLE-1: Kings and Rooks show the wings of their rights', () => {
    expect(badged(CASTLING)).toEqual([
      'a1 Can still castle queenside',
      'e1 Can still castle kingside and queenside',
      'h1 Can still castle kingside',
      'e8 Can still castle kingside',
      'h8 Can still castle kingside',
    ]);
    expect(figures(CASTLING)).toEqual([['Can still castle kingside and queenside'], ['Can still castle kingside']]);
  });

  it('IW-CASTLE-4, IW-CASTLE-6: halfway through castling', () => {
    expect(badged(HALFWAY)).toEqual(['e1/g1 Halfway through castling', 'f1/h1 Halfway through castling']);
    expect(figures(HALFWAY)).toEqual([['2 pieces extended', 'Halfway through castling'], []]);
    expect(marked(HALFWAY)).toEqual(
      ['e1', 'f1', 'g1'].map(
        (square) => `IW-CASTLE-6 ${square} If this square is attacked, White's castling loses white`,
      ),
    );
  });

  it('IW-EP-2, IW-EP-3, IW-LINK-2: en passant targets, and links from both ends', () => {
    expect(marked(play(start, 'e2-e4 (2,2,2)', 'e7-e5 (3,3)'))).toEqual([
      'IW-EP-2 e6 A Pawn can capture en passant here white',
    ]);
    expect(marked(play(at('White: Kb1, Pe2; Black: Kg7, Pd4; links e3=H3'), 'e2-e4 (7)'))).toEqual([
      'IW-LINK-2 e3 Linked with H3 H3',
      'IW-EP-3 e3 A Pawn can capture en passant here black',
      'IW-LINK-2 H3 Linked with e3 e3',
      'IW-EP-3 H3 A Pawn can capture en passant here black',
    ]);
  });

  it("IW-TURN-1: the turn's number, and its completed phases", () => {
    expect(
      [start, play(start, 'Nb1~c3'), play(start, 'Nb1~c3', 'Nb8~c6')].map((state) => GAME.view(state).turn.number),
    ).toEqual([1, 1, 2]);
    const over = play(at('White: Ka1, Rd7; Black: Kd8'), 'Rd7~xd8');
    expect(phases(over)).toEqual(['link done', 'move done', 'dice done', 'promotion done']);
    expect(badged(play(at('White: Kb1, Pe7; Black: Kh6'), 'e7-e8 (7)'))).toEqual(['e8 Promotes now']);
  });

  it('IW-END-6: quiet turns count down when a draw is near', () => {
    expect(notes(at('White: Kb1; Black: Kg7; quiet 1'))).toEqual(['The app rolls the dice']);
    expect(notes(at('White: Kb1; Black: Kg7; quiet 199'))).toContain(
      'A draw can be claimed after 1 more turn without a capture, Pawn move or explosion',
    );
    expect(notes(GAME.setup(1, { dice: 'real' }) as State)).toContain('You roll the dice and enter them');
  });
});
