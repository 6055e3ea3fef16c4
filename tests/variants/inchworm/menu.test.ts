/**
 * Tests picking in Inchworm: crowds member by member, usual answers, both names of a linked square, hints and previews.
 */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../src/kernel/asking/menu.ts';
import { readPicks, spellTarget } from '../../../src/kernel/asking/target.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { BOARD } from '../../../src/variants/inchworm/position/board.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { namesIn } from '../../support/phrases.ts';
import { at, castlingAt, described, index, must, withRights } from './support.ts';

const picks = (text: string) => must(readPicks(GAME.board, text));
const asked = (state: State, text: string) => {
  const menu = must(GAME.ask(state, picks(text)));
  return menu.kind === 'ask' ? menu : null;
};
const named = (choices: readonly Choice<unknown>[] = []) => choices.map(({ target }) => spellTarget(BOARD, target));
/** Returns the sides, pieces and squares that a question names. */
const prompt = (state: State, text: string): string => namesIn(GAME, asked(state, text)?.prompt ?? '');
/** Describes the position after these picks, if no Pawn explodes. */
const result = (state: State, text: string) => described(must(GAME.preview(state, picks(text))).state as State);

const CROWD = at('White: Kb1, Rd3, Bd3, Pd3; Black: Kh8');

describe('picking a crowd', () => {
  it('IW-CROWD-1: the square alone means all units, names mean those units', () => {
    expect(result(CROWD, 'd3 d5')).toBe('White: Bd5, Kb1, Pd5, Rd5; Black: Kh8');
    expect(result(CROWD, 'd3 #2 d5')).toContain('Rd3/d5');
  });

  it('IW-CROWD-1: units are named in any order, and spelled in one', () => {
    expect(result(CROWD, 'd3 #4 #2 d5')).toBe(result(CROWD, 'd3 #2 #4 d5'));
    expect(result(CROWD, 'd3 #4 #2 =half d5')).toBe(result(CROWD, 'd3 #2 =half #4 d5'));
    const spelled = [...GAME.actions(CROWD, picks('d3'))].map(({ spelling }) => spelling);
    expect(spelled.filter((text) => text.startsWith('d3 #4 #2'))).toEqual([]);
    expect(new Set(spelled).size).toBe(spelled.length);
  });

  it('IW-CROWD-1: naming all units equals picking the square', () => {
    expect(result(CROWD, 'd3 #2 #3 #4 d5')).toBe(result(CROWD, 'd3 d5'));
  });

  it('IW-CROWD-1: of equal units only the first is offered', () => {
    const state = at('White: Kb1, Pd3, Pd3, Pd3; Black: Kh8');
    expect(named(asked(state, 'd3')?.choices).filter((name) => name.startsWith('#'))).toEqual(['#2']);
    expect(named(asked(state, 'd3 #2')?.choices).filter((name) => name.startsWith('#'))).toEqual(['#3']);
    expect(GAME.explain(state, picks('d3'), picks('#3')[0] as never)?.rule).toBe('IW-CROWD-1');
  });

  it('IW-CROWD-5: a named unit goes whole or, with an option, leaves a half', () => {
    const pair = at('White: Ka1, Rd3, Nd3; Black: Kh6');
    expect(named(asked(pair, 'd3 #2')?.choices).filter((name) => !/^[a-h]/.test(name))).toEqual(['=half', '#3']);
    expect(result(pair, 'd3 #2 =half #3 d7')).toBe('White: Ka1, Nd7, Rd3/d7; Black: Kh6');
    expect(result(pair, 'd3 #2 =half #3 =half d7')).toBe('White: Ka1, Nd3/d7, Rd3/d7; Black: Kh6');
    expect(result(CROWD, 'd3 #2 =half #4 d5')).toBe('White: Bd4, Kb1, Pd5, Rd3/d5; Black: Kh8');
  });

  it('IW-CROWD-3: a needed extension goes to Knight, Bishop, Rook, Queen, King', () => {
    expect(result(at('White: Ka1, Rd3, Bd3, Nd3; Black: Kh6'), 'd3 d7')).toBe(
      'White: Bd7, Ka1, Nd3/d7, Rd7; Black: Kh6',
    );
    expect(result(at('White: Ka1, Rd3, Bd3; Black: Kh6'), 'd3 d7')).toBe('White: Bd3/d7, Ka1, Rd7; Black: Kh6');
    expect(prompt(at('White: Ka1, Rd3, Bd3; Black: Kh6'), 'd3')).toBe('White Rook Bishop d3 Bishop');
    expect(prompt(CROWD, 'd3')).toBe('White Rook Bishop Pawn d3');
    const rejoining = at('White: Ka1, Qd3/b8, Nd3; Black: Kh6');
    expect(prompt(rejoining, 'd3')).toBe('White Queen Knight d3 Knight b8');
    expect(result(rejoining, 'd3 b8')).toBe('White: Ka1, Nb8, Qb8; Black: Kh6');
  });

  it('IW-CROWD-4, IW-CROWD-5, IW-WORM-6: a unit without a half to leave says so', () => {
    const state = at('White: Kb1, Rd3, Qd3/b8, Pd3; Black: Kh8');
    const half = must(readPicks(BOARD, '=half'))[0] as never;
    const why = (text: string) => GAME.explain(state, picks(text), half);
    expect(why('d3 #4')?.rule).toBe('IW-WORM-6');
    expect(why('d3 #3')?.rule).toBe('IW-CROWD-4');
    expect(why('d3 #2 =half')?.rule).toBe('IW-CROWD-5');
  });

  it('IW-CHECK-3: a crowd that may not go so is told how it may', () => {
    const state = at('White: Kd1, Rd3, Pd3; Black: Kh8, Rd8');
    const no = GAME.explain(state, picks('d3'), picks('a3')[0] as never);
    expect(no?.rule).toBe('IW-CHECK-3');
    expect(namesIn(GAME, no?.text ?? '')).toContain('White King d1 Black Rook d8 Rook d3');
    expect(result(state, 'd3 #2 =half #3 a3')).toBe('White: Kd1, Pa3, Ra3/d3; Black: Kh8, Rd8');
  });

  it('IW-MUT-2: mutations are asked after the target, which picked again takes one', () => {
    const state = at('White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7');
    expect(named(asked(state, 'd3 #2 =half #3 d7')?.choices)).toEqual(['=queen', '=pawn', 'd7']);
    expect(result(state, 'd3 d7 d7')).toBe('White: Kb1, Qd3/d7, Qd7; Black: Kh8');
    expect(result(state, 'd3 #2 =half #3 d7 =queen =pawn')).toBe('White: Kb1, Pd7, Pd7, Qd3/d7; Black: Kh8');
  });

  it('IW-CROWD-1: a crowd of sixteen leads through all its questions to a turn', () => {
    const men = 'Qe4, Re4, Re4, Re4/a2, Be4, Be4/b2, Be4, Ne4, Ne4/c2, Ne4, Pe4, Pe4, Pe4, Pe4, Pe4';
    const state = at(`White: Ke4, ${men}; Black: Kh8, Qe7, Pe7, Rd8, Rf8`);
    let text = 'e4 e7';
    let questions = 0;
    for (let menu = asked(state, text); menu; menu = asked(state, text)) {
      text = `${text} ${named(menu.choices.filter(({ kind }) => kind === 'open'))[0]}`;
      questions += 1;
    }
    expect(questions).toBeGreaterThan(10);
    expect(GAME.play(state, picks(text)).ok).toBe(true);
  });
});

describe('hints of choices', () => {
  it('IW-LINK-2: a linked square is picked by either name', () => {
    const state = at('White: Kb1, Ra4; Black: Kg8; links e4=H4');
    expect(result(state, 'a4 H4')).toBe(result(state, 'a4 e4'));
  });

  it('IW-BOOM-1, IW-BOOM-5: the hint tells rolls with odds, and Kings in danger', () => {
    const start = GAME.setup(1) as State;
    const choice = asked(start, 'e2')?.choices.find(
      ({ target }) => target.kind === 'square' && target.square === index('e4'),
    );
    const hint = choice?.kind === 'open' ? choice.hint?.() : undefined;
    expect(hint?.rule).toBe('IW-BOOM-5');
    expect(namesIn(GAME, hint?.text ?? '')).toContain('White King 23 100 3 23 100 Pawn g2 f3 King e1 e3 Pawn c2 d3');
  });

  it('IW-BOOM-6: a preview shows odds and blasts, never the dice', () => {
    const start = GAME.setup(1) as State;
    const steps = must(GAME.preview(start, picks('e2 e4'))).tell();
    const rolled = steps.flatMap(({ events }) => events).filter((event) => event.kind === 'rolled');
    expect(rolled.map((event) => event.kind === 'rolled' && [event.chance, event.came, event.squares.length])).toEqual([
      [[3, 36], false, 9],
      [[3, 36], false, 9],
      [[3, 36], false, 9],
    ]);
    expect(rolled[0]?.kind === 'rolled' && namesIn(GAME, rolled[0].what)).toContain('White King e3');
    expect(steps.filter(({ rule }) => rule === 'IW-BOOM-6').map(({ text }) => text)).toEqual(
      ['e4', 'f3', 'd3'].map((square) => `The Pawn on ${square} rolls.`),
    );
  });

  it('IW-CHECK-1: the lens names attackers', () => {
    const marks = GAME.look(at('White: Ke1; Black: Kh8, Ra8'), 'attacked-by-black', null);
    const a1 = marks.find(([square]) => square === index('a1'));
    expect(namesIn(GAME, a1?.[1].label ?? '')).toBe('a1 Black Rook a8');
    expect(marks).toHaveLength(16);
  });

  it("IW-CHECK-5: a link's hint names the King it exposes", () => {
    const state = at('White: Ka1, QH8; Black: Ke5');
    const choice = asked(state, '=link')?.choices.find(
      ({ target }) => target.kind === 'square' && target.square === index('e6'),
    );
    const hint = choice?.kind === 'open' ? choice.hint?.() : undefined;
    expect([hint?.rule, namesIn(GAME, hint?.text ?? '')]).toEqual(['IW-CHECK-5', 'Black King e5 White Queen H8']);
  });

  it("IW-RIDE-2: the lens shows an attack's path through links", () => {
    const state = at('White: Ka1, Rc1; Black: Kg8; links c3=H3, f6=H6');
    const way = GAME.look(state, 'attacked-by-white', index('b6')).filter(([, { kind }]) => kind === 'way');
    expect(way.map(([square]) => BOARD.squares[square]?.name).join(' ')).toBe('c1 c2 c3 H3 H4 H5 H6 f6 e6 d6 c6 b6');
  });

  it('IW-CASTLE-4: friends on a castling square move, and the King can finish', () => {
    const state = castlingAt('White: Ke1/g1, Rh1/f1, Ne1; Black: Kb8', 'K');
    expect(named(asked(state, 'e1')?.choices.filter(({ kind }) => kind === 'open')).sort()).toEqual([
      '#1',
      'c2',
      'd3',
      'f3',
      'g2',
    ]);
    expect(result(state, 'e1 #1 g1')).toBe('White: Kg1, Ne1, Rf1; Black: Kb8');
  });
});

describe('why not', () => {
  const START = GAME.setup(1) as State;
  const BOARD_ = at('White: Kb1, Rd4/d6, Pe2, Nc3, Bc3; Black: Kg7, Nd8, Pe5');
  const HALFWAY = castlingAt('White: Ke1/g1, Rh1/f1, Ng3; Black: Kb8', 'K');

  it.each([
    ['IW-HALL-1', '', 'H3', START, 'H3 is not linked, so no piece can enter it.', 'H3'],
    [
      'IW-TURN-2',
      '',
      'H4',
      at('White: Kb1, Ra4; Black: Kg8; links e4=H4'),
      'H4 is empty. Choose a square with a white piece.',
      'H4',
    ],
    ['IW-TURN-2', '', 'e5', START, 'e5 is empty. Choose a square with a white piece.', 'e5'],
    ['IW-GEN-5', '', 'e7', START, "It is White's turn.", 'e7'],
    ['IW-TURN-2', '', '#3', START, 'Choose a square with a white piece first.', ''],
    ['IW-WORM-3', 'd4', 'a4', BOARD_, 'd6', 'a4 d6'],
    ['IW-CROWD-1', 'c3', '#99', BOARD_, 'A crowd moves from one square: choose only pieces on c3.', 'c3'],
    ['IW-CROWD-1', 'b1', '#1', BOARD_, 'Choose a square for the King on b1.', 'b1'],
    ['IW-CROWD-2', 'c3', '=half', BOARD_, 'Choose a square for the Bishop and Knight on c3.', 'c3'],
    ['IW-CROWD-2', 'b1', '>n', BOARD_, 'Choose a square for the King on b1.', 'b1'],
    ['IW-SHARE-2', 'e2', 'e6', BOARD_, 'e5', 'e5'],
    ['IW-GEN-4', 'e2', 'b5', BOARD_, 'b5', 'e2'],
    ['IW-GEN-4', 'b1', 'b4', BOARD_, 'b4', 'b1'],
    ['IW-CASTLE-4', '', 'f1', HALFWAY, 'Rook', 'f1 h1'],
    ['IW-CASTLE-4', 'e1', 'e2', HALFWAY, 'King', 'e1 g1'],
  ] as const)('%s: after "%s" "%s"', (rule, after, target, state, text, lit) => {
    const no = GAME.explain(state, picks(after), picks(target)[0] as never);
    expect(no).toMatchObject({ rule, text: expect.stringContaining(text) });
    expect(no?.squares.map((square) => BOARD.squares[square]?.name).join(' ')).toBe(lit);
  });

  it('IW-CASTLE-6: both wings are offered by name, with their conditions', () => {
    const state = withRights('White: Ke1, Ra1, Rh1; Black: Ke8', 'KQ');
    const castling =
      asked(state, 'e1')?.choices.filter((choice) => choice.kind === 'open' && choice.tone() === 'special') ?? [];
    expect(
      castling.map((choice) => [
        spellTarget(BOARD, choice.target),
        choice.label,
        choice.kind === 'open' && choice.hint?.()?.text,
      ]),
    ).toEqual([
      [
        'g1',
        'Castle kingside',
        'Until castling is finished, e1, f1 and g1 must not be attacked, and King and Rook must stay.',
      ],
      [
        'c1',
        'Castle queenside',
        'Until castling is finished, e1, d1 and c1 must not be attacked, and King and Rook must stay.',
      ],
    ]);
  });
});
