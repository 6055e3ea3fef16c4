/** What a position shows: halves, links, badges, phases, figures and notes. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import type { State } from '../../../src/variants/inchworm/state.ts';
import { at, castlingAt, index, play } from './support.ts';

const start = GAME.setup(1) as State;
const notes = (state: State) => GAME.view(state).turn.notes.map(({ label }) => label);
const phases = (state: State) => GAME.view(state).turn.phases.map(({ id, state: how }) => `${id} ${how}`);
const badges = (state: State, id: number) => GAME.view(state).units[id]?.badges.map(({ kind }) => kind);

describe('the view', () => {
  it('IW-WORM-2: an extended man is one unit of two halves', () => {
    const unit = GAME.view(play(start, 'Nb1~c3')).units[2];
    expect([unit?.body, unit?.at]).toEqual(['halves', ['b1', 'c3'].map(index)]);
    expect(GAME.view(play(start, 'Nb1~c3')).turn.players.white[0]).toMatchObject({ kind: 'extended', value: 1 });
  });

  it('IW-LINK-5: the mode and how many are linked', () => {
    expect(notes(start)).toContain('Linking: 0 of 8 linked');
    expect(notes(at('White: Kb1; Black: Kg8; links a5=H5, b6=H6; unlinking'))).toContain('Unlinking: 2 of 8 linked');
  });

  it('IW-END-5, IW-END-6: quiet turns and repetitions, once there are any', () => {
    expect(notes(start).some((note) => note.includes('quiet'))).toBe(false);
    const twice = play(start, 'Nb1~c3', 'Nb8~c6', 'Nc3>b1', 'Nc6>b8');
    expect(notes(twice)).toEqual(expect.arrayContaining(['4 quiet turns of 200', 'Position for the 2nd time']));
  });

  it('IW-EP-1: Pawns that may be taken, and where', () => {
    const state = play(start, 'e2-e4 (2,2,2)');
    expect(badges(state, 13)).toEqual(['passing']);
    expect(GAME.view(state).marks[index('e3')]?.map(({ kind, side }) => [kind, side])).toEqual([['passing', 'black']]);
  });

  it('IW-CASTLE-1, IW-CASTLE-4: who may castle, and who is halfway', () => {
    expect([badges(start, 5), badges(start, 1), badges(start, 4)]).toEqual([['right'], ['right'], []]);
    expect(badges(castlingAt('White: Ke1/g1, Rh1/f1; Black: Kb8', 'K'), 1)).toEqual(['castling']);
  });

  it('IW-TURN-1: the phases of a turn, with dice and promotions when they are owed', () => {
    expect(phases(start)).toEqual(['link now', 'move now', 'dice later', 'promotion later']);
    const real = play(GAME.setup(1, { dice: 'real' }) as State, 'e2-e4');
    expect(phases(real)).toEqual(['link done', 'move done', 'dice now', 'promotion later']);
    expect(badges(real, 13)).toEqual(['dice']);
    const promoting = play(at('White: Kb1, Pe7; Black: Kh6'), 'e7-e8 (7)');
    expect(phases(promoting).at(-1)).toBe('promotion now');
    expect(badges(promoting, 2)).toEqual(['promotion']);
  });
});
