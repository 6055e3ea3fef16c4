/** Tests Inchworm's position file and notation: canonical texts, and problems of unreadable ones. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { at, castlingAt, must, play, withRights } from './support.ts';

const start = GAME.setup(1) as State;
const PLAIN = 'White: Kb1, Ra1/a6, Pe2; Black: Kg7, Pd5';
const wrong = (more: Record<string, unknown>, text = PLAIN): string => {
  const read = GAME.read(JSON.stringify(positionFields(text, more)));
  return read.ok ? 'it is read' : read.error.text;
};
const man = (id: number, side: string, type: string, ...squares: string[]) => ({
  id,
  side,
  type,
  at: squares,
});

/** Changed fields of a position file, and the problem. */
const FLAWS: readonly (readonly [Record<string, unknown>, string])[] = [
  [{ variant: 'snake' }, 'variant must be "inchworm", not "snake".'],
  [{ colour: 'w' }, 'colour is no field of a position file.'],
  [{ sideToMove: 'white' }, 'sideToMove must be "w" or "b", not "white".'],
  [{ turnNumber: 0 }, 'turnNumber must be a whole number from 1 to 1,000,000,000,000, not 0.'],
  [{ men: [man(1, 'w', 'K', 'e9')] }, 'men[0].at[0] must be a square, a1 to h8 or H1 to H8, not "e9".'],
  [{ men: [man(1, 'w', 'X', 'e1')] }, 'men[0].type must be one of "K", "Q", "R", "B", "N", "P", not "X".'],
  [{ men: [man(1, 'w', 'K', 'e1')] }, 'Black has no King. It must have exactly 1.'],
  [{ links: ['a', null] }, 'links must be a list of eight files or nulls, for H1 to H8, not ["a",null].'],
  [
    { links: ['j', null, null, null, null, null, null, null] },
    'links[0] must be a file, "a" to "h", or null, not "j".',
  ],
  [{ linkMode: 'unlinking' }, 'With nothing linked, linkMode is "linking".'],
  [{ links: ['c', 'c', 'c', 'c', 'c', 'c', 'c', 'c'] }, 'With all eight squares linked, linkMode is "unlinking".'],
  [
    { castlingRights: [[2, 1], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares.',
  ],
  [{ enPassant: { men: [3], squares: ['e3'] } }, 'enPassant.men: 3 is not the id of a Pawn of the side not to move.'],
  [{ enPassant: { men: [], squares: ['e3'] } }, 'enPassant.men must be a list of at least one man, not [].'],
  [{ enPassant: { men: [4], squares: [] } }, 'enPassant.squares must be a list of at least one square, not [].'],
  [{ history: 'none' }, 'history must be an object of positions and how often each has occurred, not "none".'],
  [{ random: { kind: 'loaded' } }, 'random.kind must be "seeded" or "veiled", not "loaded".'],
  [{ result: 'lost' }, 'result must be an object, not "lost".'],
  [
    { enPassant: { men: [4], squares: ['e3', 'd3'] } },
    'enPassant.squares must be in the order a1, b1 to h8, H1 to H8, each once.',
  ],
  [{ phase: 'dice' }, 'pending.rolls must list the Pawns whose dice are owed.'],
  [{ phase: 'promotion', pending: { quiet: true } }, 'No Pawn is on its last rank, so no promotion is owed.'],
  [{ phase: 'over' }, 'phase "over" does not fit: with this result and pending it is "act".'],
  [
    { result: { winner: 'w', reason: 'luck' } },
    'result.reason must be one of "kingCaptured", "kingExploded", "castling", "checkmate", "stalemate", "repetition", "hundredMoves", "agreement", "resignation", not "luck".',
  ],
  [{ drawOffer: 'b' }, 'drawOffer must be the side to move, "declined" or null.'],
  [{ phase: 'dice', pending: { rolls: [3] } }, 'The phase "dice" belongs to options.dice "real".'],
  [{ options: { dice: 'loaded' } }, 'options.dice must be "seeded" or "real", not "loaded".'],
];

/** What is wrong with 2 men, the men, and the problem. */
const MEN: readonly (readonly [what: string, men: readonly unknown[], said: string])[] = [
  [
    'ids that fall',
    [man(2, 'w', 'K', 'e1'), man(1, 'b', 'K', 'e8')],
    'men[1].id must be larger than the one before: ids rise along the list.',
  ],
  [
    'the same id',
    [man(1, 'w', 'K', 'e1'), man(1, 'b', 'K', 'e8')],
    'men[1].id must be larger than the one before: ids rise along the list.',
  ],
  [
    'halves on one square',
    [man(1, 'w', 'K', 'e1', 'e1'), man(2, 'b', 'K', 'e8')],
    'men[0].at: the two halves are on one square.',
  ],
  [
    'halves in the wrong order',
    [man(1, 'w', 'K', 'e2', 'e1'), man(2, 'b', 'K', 'e8')],
    'men[0].at must be in the order a1, b1 to h8, H1 to H8.',
  ],
];

/** A position, a turn as typed, and its canonical notation. */
const WRITTEN: readonly (readonly [State, string, string])[] = [
  [start, '[ H3 = c3 ] N b1 ~ c3', '[H3=c3] Nb1~c3'],
  [at('White: Ka1, Qd3/b8, Nd3; Black: Kh6'), '{N~, Q/b8}d3-d7', '{Q/b8,N~}d3-d7'],
  [
    at('White: Kb1, Re4, Pe4, Ne4/b3; Black: Kg8; links e4=H4; unlinking'),
    '[H4|e4 P,N/b3] Kb1~a1',
    '[H4|e4 N/b3,P] Kb1~a1',
  ],
  [at('White: Kb1, Rd3, Bd3; Black: Kh8, Nd7'), '{B~,R}d3xd7=N,N', '{R,B~}d3xd7=N,N'],
  [at('White: Kb1, Nd3, Nd3; Black: Kh8, Qf4, Pf4'), '{N~,N}d3xf4=Q,P', '{N,N~}d3xf4=P,Q'],
  [at('White: Kb1, Re4; Black: Kg7; links e4=H4'), 'RH4~H5', 'Re4~H5'],
  [withRights('White: Ke1, Ra1, Rh1; Black: Kg8', 'KQ'), 'O-O-O~', 'O-O-O~'],
  [castlingAt('White: Ke1/c1, Ra1/d1, Na3; Black: Kg8', 'Q'), 'O-O-O>', 'O-O-O>'],
  [withRights('White: Ke1, Ra1, Rh1; Black: Kg8', 'KQ'), 'Ra1~a2', 'Ra1~a2'],
  [at('White: Kb1, Ra4; Black: Kg8, Pa7, Na7/d5'), 'Ra4~xa7=P', 'Ra4~xa7=P'],
];

describe('the position file', () => {
  it.each(FLAWS)('%j is refused', (more, text) => expect(wrong(more)).toBe(text));

  it.each(MEN)('2 men with %s are refused', (_what, men, text) => expect(wrong({ men })).toBe(text));

  it('is one line of JSON, stable in a round trip', () => {
    const state = play(start, 'e2-e4 (7,4,9)', 'Nb8~c6');
    const text = GAME.write(state);
    expect(text).not.toContain('\n');
    expect(GAME.write(must(GAME.read(text)))).toBe(text);
    expect(GAME.read('{').ok).toBe(false);
  });

  it('castling in progress must be intact and unattacked', () => {
    const under = { castlingInProgress: { w: { wing: 'K', king: 1, rook: 2 }, b: null } };
    expect(wrong(under, 'White: Ke1/g1, Rf1/h2; Black: Kg8')).toContain('castling is broken');
    const held = { castlingInProgress: { w: { wing: 'K', king: 1, rook: 2 }, b: null } };
    expect(wrong(held, 'White: Ke1/g1, Rf1/h1; Black: Kg8, Rf8')).toBe(
      "castlingInProgress: White's castling is threatened on f1.",
    );
  });

  it('a position without a legal turn is over', () => {
    expect((must(GAME.read(JSON.stringify(positionFields('White: Ke1; Black: Kh8, Re8')))) as State).ending).toEqual({
      winner: 'black',
      reason: 'checkmate',
    });
  });
});

describe('the notation', () => {
  for (const [state, text, canonical] of WRITTEN) {
    it(`${text} is written ${canonical}`, () => {
      const { picks } = must(GAME.readAction(state, text));
      expect([...GAME.actions(state, picks)].map(({ notation }) => notation)).toEqual([canonical]);
    });
  }

  it('marks a Rook with castling right only beside another Rook', () => {
    const file = positionFields('White: Ke1, Ra1, Ra1; Black: Kg8');
    const state = must(GAME.read(JSON.stringify({ ...file, castlingRights: [null, [3, 1], null, null] }))) as State;
    const turns = [...GAME.actions(state)].map(({ notation }) => notation);
    expect(turns).toContain('Ra1~a2');
    expect(turns).toContain('R*a1~a2');
  });

  it('writes and reads sums, check, mate and result', () => {
    const told = (state: State, text: string): string => {
      const read = must(GAME.readAction(state, text));
      const before = { ...state, rng: { kind: 'seeded', state: 1, dictated: read.rolls ?? [] } } as State;
      return GAME.notate(before, read.picks, must(GAME.play(before, read.picks)).tell());
    };
    expect(told(start, 'e2-e4 (7, 4, 9)')).toBe('e2-e4 (7,4,9)');
    expect(told(start, 'e2-e4 (11)')).toBe('e2-e4 (11) 0-1');
    expect(told(at('White: Kh6, Pg6; Black: Kh8'), 'g6-g7 (12) 1/2')).toBe('g6-g7 (12) 1/2');
    expect(told(at('White: Ke1; Black: Kg8, Re8/a8; Black to move'), 'Ra8>e8#')).toBe('Ra8>e8#');
    expect(told(at('White: Kb2, Ra1/g1; Black: Kg7, Nf3'), 'Ra1>g1+')).toBe('Ra1>g1+');
  });

  it('reports unreadable text', () => {
    const said = (text: string) => {
      const read = GAME.readAction(start, text);
      return read.ok ? 'it is read' : read.error.text;
    };
    expect(said('xyzzy')).toBe(
      '"xyzzy" is not a turn: write for example e2-e4, Nb1~c3, Nc3>b1, {R,B~}d3xd7=N,N, O-O~ or [H4=e4] Kb1~a1.',
    );
    expect(said('Qb1~b3')).toBe('There is no Q on b1 that could be meant.');
    expect(said('[H4=e5] e2-e4')).toBe(
      'H4 and e5 cannot be linked: a link joins a hallway square and a board square of its rank.',
    );
    expect(said('{R,,N}a1-a3')).toBe(
      '"" does not name a piece. Write a letter, perhaps with *, !, ~ or a slash and the square of its other half.',
    );
  });

  it('reads a whole game of turns, sums and promotions in a row', () => {
    const state = at('White: Kb1, Pe7; Black: Kh6');
    expect(play(state, 'e7-e8 (3) e8=Q+').units.some(({ type }) => type === 'queen')).toBe(true);
  });
});

describe('sayings', () => {
  const say = (state: State, option: string) => must(GAME.play(state, [{ kind: 'option', option }])).state as State;
  const OFFERED = () => say(start, 'white-offers');

  it.each([
    ['an offer that stands', OFFERED, 'w', 'black'],
    ['an offer that is declined', () => say(OFFERED(), 'black-refuses'), 'declined', 'white'],
    ['an offer that is accepted', () => say(OFFERED(), 'black-accepts'), undefined, 'white'],
    ['a resignation', () => say(start, 'white-resigns'), undefined, 'white'],
    ['nothing', () => start, undefined, 'white'],
  ] as const)('IW-END-7: %s survives a round trip', (_what, make, offer, asked) => {
    const text = GAME.write(make());
    expect(JSON.parse(text).drawOffer).toBe(offer);
    const read = must(GAME.read(text)) as State;
    expect([GAME.write(read), read.toMove]).toEqual([text, asked]);
  });

  it('IW-END-5, IW-END-6: claims are written and read', () => {
    const back = ['Nb1~c3', 'Nb8~c6', 'Nc3>b1', 'Nc6>b8'];
    const claims: readonly (readonly [State, string, string])[] = [
      [play(start, ...back, ...back), 'repetition', 'Draw claimed by repetition.'],
      [at('White: Kb1; Black: Kg8; quiet 200'), 'hundredMoves', 'Draw claimed by the 100-move rule.'],
    ];
    for (const [state, claim, text] of claims) {
      expect(GAME.notate(state, [{ kind: 'option', option: claim }])).toBe(text);
      expect(GAME.outcome(say(state, claim))?.winner).toBeNull();
      expect(GAME.explain(start, [], { kind: 'option', option: claim })).not.toBeNull();
    }
  });

  it('IW-END-7: offers and ends have words', () => {
    expect(GAME.notate(start, [{ kind: 'option', option: 'white-offers' }])).toBe('White offers a draw.');
    expect(GAME.view(OFFERED()).turn.notes.map(({ label }) => label)).toContain('White offers a draw');
    expect(GAME.outcome(say(OFFERED(), 'black-accepts'))).toEqual({
      winner: null,
      rule: 'IW-END-7',
      text: 'The players agree on a draw.',
    });
    expect(GAME.outcome(say(start, 'white-resigns'))).toEqual({
      winner: 'black',
      rule: 'IW-END-7',
      text: 'White resigns.',
    });
  });
});

describe('manual input', () => {
  const read = (state: State, text: string) => {
    const action = GAME.readAction(state, text);
    return action.ok
      ? [...action.value.picks.map((pick) => (pick.kind === 'option' ? pick.option : pick.kind)), action.value.rest]
      : action.error.text;
  };

  it.each([
    ['7', ['7', '']],
    ['(7)', ['7', '']],
    ['( 7 )', ['7', '']],
    ['(7, 4, 9)', ['7', '(4, 9)']],
    ['(7)+ e7-e5', ['7', 'e7-e5']],
    ['x (7)', '"x (7)" is not a sum of two dice, which is from 2 to 12: write for example (7).'],
  ])('IW-BOOM-6: the sum "%s"', (text, answer) => {
    expect(read(play(GAME.setup(1, { dice: 'real' }) as State, 'e2-e4'), text)).toEqual(answer);
  });

  it.each([
    ['e8=Q', ['queen', '']],
    ['e8 = N', ['knight', '']],
    ['e8=R+ Kh6~h5', ['rook', 'Kh6~h5']],
    ['e8=K', '"e8=K" does not say what the Pawn on e8 becomes: write for example e8=Q.'],
    ['e7=Q', '"e7=Q" does not say what the Pawn on e8 becomes: write for example e8=Q.'],
  ])('IW-PROM-2: the promotion "%s"', (text, answer) => {
    expect(read(play(at('White: Kb1, Pe7; Black: Kh6'), 'e7-e8 (7)'), text)).toEqual(answer);
  });
});
