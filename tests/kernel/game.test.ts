/** Tests `defineGame`: asking, explaining, playing, asides, and the end of a game. */
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/kernel/asking/legal.ts';
import { act, open, refuse } from '../../src/kernel/asking/menu.ts';
import { option, readPicks, type Target } from '../../src/kernel/asking/target.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { canAct, type Position } from '../../src/kernel/game.ts';
import { problem } from '../../src/kernel/result.ts';
import { GAME as chess } from '../support/chess/index.ts';
import { type Pace, RACE, type Race, GAME as race } from '../support/race.ts';
import { must } from '../support/scenario.ts';

const picks = (text: string): readonly Target[] => must(readPicks(chess.board, text));
const start = chess.setup(0);
const played = (...actions: readonly string[]): Position =>
  actions.reduce((position, action) => must(chess.play(position, picks(action))).state, start);
const MATED = played('f2 f3', 'e7 e5', 'g2 g4', 'd8 h4');

describe('asking', () => {
  it('leads from question to question to an action', () => {
    expect(must(chess.ask(start, []))).toMatchObject({ kind: 'ask', prompt: 'White: move a unit.' });
    expect(must(chess.ask(start, picks('e2')))).toMatchObject({
      kind: 'ask',
      prompt: 'White: choose a square for the Pawn on e2.',
    });
    expect(must(chess.ask(start, picks('e2 e4'))).kind).toBe('act');
  });

  it('refuses immobile units in the question itself', () => {
    const menu = must(chess.ask(start, []));
    const open = menu.kind === 'ask' ? menu.choices.filter(({ kind }) => kind === 'open').length : 0;
    expect(open).toBe(10);
  });

  it('reports too few and too many picks', () => {
    expect(chess.play(start, picks('e2'))).toEqual({
      ok: false,
      error: { text: expect.stringMatching(/^The move is not complete\. White: choose/) },
    });
    expect(chess.play(start, picks('e2 e4 e5'))).toEqual({
      ok: false,
      error: { text: 'The move is already complete before "e5".' },
    });
  });

  it('asks nothing after the end, and gives its reason', () => {
    const refusal = {
      ok: false,
      error: { rule: 'CH-END-1', text: expect.stringMatching(/^The game is over\. Checkmate/), squares: [] },
    };
    expect(chess.ask(MATED, [])).toEqual(refusal);
    expect(chess.play(MATED, picks('e2 e4'))).toEqual(refusal);
    expect(chess.asides(MATED)).toEqual([]);
    expect([...chess.actions(MATED)]).toEqual([]);
    expect(canAct(chess, MATED)).toBe(false);
    expect(canAct(chess, start)).toBe(true);
  });
});

describe('around the question', () => {
  it('overlays have names and marks', () => {
    expect(chess.lenses.every(({ id, title }) => id !== '' && title !== '')).toBe(true);
    const [lens] = chess.lenses;
    expect(lens && chess.look(start, lens.id, null).length).toBeGreaterThan(0);
    expect(chess.look(start, 'no-such-overlay', null)).toEqual([]);
  });

  it('sayings are asides, and an offer is noted until it ends', () => {
    const labels = (position: Position) => chess.asides(position).map(({ label }) => label);
    expect(labels(start)).toEqual(['White offers a draw', 'Black offers a draw', 'White resigns', 'Black resigns']);
    const offered = must(chess.play(start, picks('=white-offers'))).state;
    expect(labels(offered)).toContain('Black accepts the draw');
    expect(chess.view(start).turn.notes).toEqual([]);
    expect(chess.view(offered).turn.notes.map(({ label }) => label)).toEqual(['White offers a draw']);
  });

  it("a game's own note comes before that of an offer", () => {
    const noted = defineGame({
      ...RACE,
      asking: { agreement: { resign: 'RA-END-1', draw: 'RA-END-1' } },
      view: (state) => {
        const view = RACE.view(state);
        const notes = [{ kind: 'phase', label: 'Lap 1', rule: 'RA-TURN-1' }] as const;
        return { ...view, turn: { ...view.turn, notes } };
      },
    });
    const from = noted.setup(1);
    const offered = must(noted.play(from, must(readPicks(noted.board, '=white-offers')))).state;
    const notesAt = (position: Position) => noted.view(position).turn.notes.map(({ label }) => label);
    expect([notesAt(from), notesAt(offered)]).toEqual([['Lap 1'], ['Lap 1', 'White offers a draw']]);
  });

  it("a game's own asides come before sayings, its refused ones last", () => {
    const refusal = () => ({ rule: 'RA-TURN-1', text: 'Not now.', squares: [] });
    const game = defineGame({
      ...RACE,
      asking: {
        agreement: { resign: 'RA-END-1', draw: null },
        asides: () => [
          refuse(option('rest'), refusal, 'Rest'),
          open(option('walk'), 'move', () => act('walk' as const), { label: 'Just walk' }),
        ],
      },
    });
    expect(game.asides(game.setup(1)).map(({ label }) => label)).toEqual([
      'Just walk',
      'White resigns',
      'Black resigns',
      'Rest',
    ]);
    const alone = defineGame({
      ...RACE,
      asking: { asides: () => [refuse(option('rest'), refusal, 'Rest')] },
    });
    expect(alone.asides(alone.setup(1)).map(({ label }) => label)).toEqual(['Rest']);
  });
});

describe('explaining', () => {
  const explained = (text: string) => {
    const all = picks(text);
    return chess.explain(start, all.slice(0, -1), all.at(-1) as Target);
  };

  it('names the clause, the reason and the squares', () => {
    expect(explained('a1 a3')).toEqual({
      rule: 'CH-MOVE-2',
      text: expect.stringContaining('the Pawn on a2'),
      squares: [8],
    });
  });

  it('returns null for legal targets', () => {
    expect(explained('e2')).toBeNull();
    expect(explained('e2 e4')).toBeNull();
  });
});

describe('playing', () => {
  it('does not change the old position', () => {
    const before = JSON.stringify(start);
    chess.play(start, picks('e2 e4'));
    expect(JSON.stringify(start)).toBe(before);
  });

  it('adds steps that follow from the position: marks, the turn, the end', () => {
    const steps = must(chess.play(start, picks('e2 e4'))).tell();
    expect(steps.map(({ rule, events }) => [rule, ...events.map(({ kind }) => kind)])).toEqual([
      ['CH-PAWN-1', 'moved'],
      ['CH-PAWN-2', 'marked'],
      ['CH-TURN-1', 'turned'],
    ]);
    const last = must(chess.play(played('f2 f3', 'e7 e5', 'g2 g4'), picks('d8 h4'))).tell();
    expect(last.map(({ rule }) => rule)).toEqual(['CH-MOVE-1', 'CH-KING-1', 'CH-PAWN-2', 'CH-TURN-1', 'CH-END-1']);
  });

  it('gives a search the same position as playing', () => {
    for (const { picks, act } of paths(chess.menu(start)))
      expect(chess.next(start, act)).toEqual(must(chess.play(start, picks)).state);
  });

  it('previews exactly what it will play', () => {
    const [previewed, played] = [must(chess.preview(start, picks('g1 f3'))), must(chess.play(start, picks('g1 f3')))];
    expect(previewed.state).toEqual(played.state);
    expect(previewed.tell()).toEqual(played.tell());
  });
});

describe('beside the board', () => {
  it('both sides may speak in any turn', () => {
    expect(chess.asides(start).map(({ label }) => label)).toEqual([
      'White offers a draw',
      'Black offers a draw',
      'White resigns',
      'Black resigns',
    ]);
  });

  it('a declaration is an action, but does not count as one', () => {
    const { state, tell } = must(chess.play(start, picks('=black-resigns')));
    const steps = tell();
    expect(chess.outcome(state)).toMatchObject({ winner: 'white', rule: 'CH-END-4' });
    expect(steps[0]).toMatchObject({ rule: 'CH-END-4', text: 'Black resigns.' });
    expect([...chess.actions(start)]).toHaveLength(20);
  });

  it('an offer may be answered, and is then gone', () => {
    const offered = must(chess.play(start, picks('=white-offers'))).state;
    expect(chess.asides(offered).map(({ label }) => label)).toEqual([
      'Black accepts the draw',
      'Black declines the draw',
      'White resigns',
      'Black resigns',
    ]);
    const refused = must(chess.play(offered, picks('=black-refuses'))).state;
    expect(chess.asides(refused)).toHaveLength(4);
    expect(chess.outcome(must(chess.play(offered, picks('=black-accepts'))).state)).toMatchObject({
      winner: null,
      rule: 'CH-END-5',
    });
  });

  it('an unavailable declaration is no pick', () => {
    expect(chess.play(start, picks('=black-accepts'))).toMatchObject({
      ok: false,
      error: { rule: 'CH-END-5' },
    });
  });
});

describe('actions', () => {
  it('are found one at a time', () => {
    let written = 0;
    const { notation } = RACE.telling;
    const write: typeof notation.write = (state, pace) => {
      written += 1;
      return notation.write(state, pace);
    };
    const lazy = defineGame({ ...RACE, telling: { notation: { ...notation, write } } });
    const [first] = lazy.actions(lazy.setup(1));
    expect(first?.spelling).toBe('a1 =walk');
    expect(written).toBe(1);
  });

  it('are found below some picks', () => {
    expect(
      [...chess.actions(start, picks('b1'))].map(({ spelling, notation, kind }) => [spelling, notation, kind]),
    ).toEqual([
      ['b1 c3', 'Nb1-c3', 'move'],
      ['b1 a3', 'Nb1-a3', 'move'],
    ]);
  });

  it('are read as picks or in notation', () => {
    expect(must(chess.readAction(start, 'b1 c3'))).toEqual({ picks: picks('b1 c3'), rest: '' });
    expect(must(chess.readAction(start, 'Nb1-c3'))).toEqual({ picks: picks('b1 c3'), rest: '' });
    expect(chess.readAction(start, '')).toMatchObject({ ok: false });
  });
});

describe('looking', () => {
  it('through a lens, which only needs its names', () => {
    expect(chess.lenses).toEqual([{ id: 'attacked', title: 'Attacked squares' }]);
    expect(chess.look(start, 'attacked', null)).toHaveLength(22);
    expect(chess.look(start, 'another', null)).toEqual([]);
  });

  it('at a square, with the requested focus', () => {
    const telling = defineGame({
      ...RACE,
      telling: {
        inspectorFacts: (state, focus) => [{ kind: 'fact', label: `${state.ply} ${focus}`, rule: 'RA-TURN-1' }],
      },
    });
    expect(telling.inspectorFacts(telling.setup(1), 3).map(({ label }) => label)).toEqual(['0 3']);
    expect(race.inspectorFacts(race.setup(1), 3)).toEqual([]);
  });

  it("at the other side's turn, and at a unit by itself, if supported", () => {
    const theirs = chess.withSideToMove(start, 'black', 52);
    expect(theirs && chess.write(theirs)).toContain(' b ');
    const alone = chess.diagramPosition('rook', 'white', 27);
    expect(alone && [...chess.actions(alone, picks('d4'))]).toHaveLength(14);
    expect([race.withSideToMove(race.setup(1), 'black', 0), race.diagramPosition('runner', 'white', 0)]).toEqual([
      null,
      null,
    ]);
  });
});

describe('what a game leaves out', () => {
  const { telling: _told, editing: _text, ...bare } = RACE;
  const plain = defineGame<Race, Pace>(bare);
  const from = race.setup(1);

  it('is narrated from changes, under the first clause', () => {
    const moved = must(plain.play(from, must(readPicks(plain.board, 'a1 =walk'))));
    expect(moved.ownSteps()).toEqual([
      { rule: 'RA-TURN-1', events: [{ kind: 'moved', unit: 1, path: [0, 1], at: [1] }] },
    ]);
    expect([plain.turnRule, plain.kinds, plain.version]).toEqual(['RA-TURN-1', ['move'], 1]);
    expect(plain.credit).toEqual({ text: { title: 'Race', by: null }, basis: [], version: '' });
  });

  it('is no position file: everything is plain JSON', () => {
    expect([plain.hasPositionFile, race.hasPositionFile]).toEqual([false, true]);
    expect(JSON.parse(plain.write(from))).toEqual(from);
    expect(plain.read(plain.write(from))).toEqual(problem('Race has no position files.'));
  });

  it('is null or empty', () => {
    expect([race.attackers(from, 0), race.captureSquares(from, 0), race.upcomingEvents(from)]).toEqual([[], null, []]);
    expect([race.hasUpcomingEvents, race.offersDraws, chess.offersDraws]).toEqual([false, false, true]);
    const resigning = defineGame({ ...RACE, asking: { agreement: { resign: 'RA-END-1', draw: null } } });
    expect(resigning.offersDraws).toBe(false);
  });

  it('is used if present', () => {
    const strikes = { at: [0], squares: [1] } as never;
    const coming = [{ turn: 1 }] as never;
    const game = defineGame({
      ...RACE,
      telling: { lenses: [{ id: 'ahead', title: 'Ahead', show: () => [] }], upcomingEvents: () => coming },
      asking: { attackers: () => [7] as never, captureSquares: () => strikes },
    });
    const from = game.setup(1);
    expect([
      game.attackers(from, 0),
      game.captureSquares(from, 0),
      game.upcomingEvents(from),
      game.hasUpcomingEvents,
    ]).toEqual([[7], strikes, coming, true]);
    expect(game.lenses).toEqual([{ id: 'ahead', title: 'Ahead' }]);
  });

  it('an overlay is looked through by its id', () => {
    const mark = { squares: [3] } as never;
    const game = defineGame({
      ...RACE,
      telling: {
        lenses: [
          { id: 'behind', title: 'Behind', show: () => [] },
          { id: 'ahead', title: 'Ahead', show: () => [mark] },
        ],
      },
    });
    expect([game.look(game.setup(1), 'ahead', null), game.look(game.setup(1), 'behind', null)]).toEqual([[mark], []]);
  });
});

describe('the act that is asked for', () => {
  it('is passed to the end of the game, except sayings', () => {
    const able: unknown[] = [];
    const game = defineGame({
      ...RACE,
      asking: { agreement: { resign: 'RA-END-1', draw: null } },
      outcome: (_, act) => {
        able.push(act?.());
        return null;
      },
    });
    for (const text of ['a1 =run', 'a1', '=white-resigns', 'b1'])
      game.ask(game.setup(1), must(readPicks(game.board, text)));
    expect(able.filter((act) => act)).toEqual(['run']);
  });
});

describe('counting', () => {
  it('does not play the last ply, unless a game needs it', () => {
    let played = 0;
    const next: typeof RACE.next = (...action) => {
      played += 1;
      return RACE.next(...action);
    };
    const counting = defineGame({ ...RACE, next });
    expect([counting.perft(counting.setup(1), 1), played]).toEqual([2, 0]);
    expect([counting.perft(counting.setup(1), 2), played]).toEqual([4, 2]);
  });
});

describe('telling', () => {
  it('a declaration, by its picks if the game has no word for it', () => {
    expect(chess.notate(start, picks('=white-offers'))).toBe('=white-offers');
    const written = defineGame({
      ...RACE,
      asking: { agreement: { resign: 'RA-END-1', draw: null, write: ({ kind }) => `(${kind})` } },
    });
    const resigning = must(readPicks(written.board, '=white-resigns'));
    expect(written.notate(written.setup(1), resigning)).toMatch(/^\(.+\)$/);
  });

  it('an action in notation, which must be complete', () => {
    expect(chess.notate(start, picks('g1 f3'))).toBe('Ng1-f3');
    expect(() => chess.notate(start, picks('g1'))).toThrow('g1 is a complete action');
    expect(() => chess.notate(start, picks('g1 g3'))).toThrow('g1 g3 is a complete action');
  });

  it('nothing below refused picks', () => {
    expect([...chess.actions(start, picks('a1'))]).toEqual([]);
  });

  it('no reason for a surplus pick, which breaks no rule', () => {
    expect(chess.explain(start, picks('e2 e4'), { kind: 'square', square: 0 })).toBeNull();
  });

  it('steps lazily, and once', () => {
    let told = 0;
    const counting = defineGame({
      ...RACE,
      view: (state) => {
        told += 1;
        return RACE.view(state);
      },
    });
    const played = must(
      counting.play(counting.setup(1), [
        { kind: 'square', square: 0 },
        { kind: 'option', option: 'walk' },
      ]),
    );
    expect(told).toBe(0);
    expect(played.tell()).toBe(played.tell());
    expect(told).toBe(2);
    expect(Object.keys({ ...played })).not.toContain('steps');
  });
});

describe('the end', () => {
  it('is computed once per position', () => {
    let asked = 0;
    const counting = defineGame({
      ...RACE,
      outcome: (state) => {
        asked += 1;
        return RACE.outcome(state);
      },
    });
    const position = counting.setup(1);
    counting.outcome(position);
    counting.ask(position, []);
    counting.asides(position);
    expect(asked).toBe(1);
  });

  it('is counted by a faster test if there is one', () => {
    const quick = defineGame({
      ...RACE,
      asking: { counting: { isOver: ({ ply }) => ply > 0 } },
      outcome: () => expect.unreachable(),
    });
    expect(quick.perft(quick.setup(1), 3)).toBe(0);
  });
});

it('default options equal none', () => {
  expect(race.setup(4)).toEqual(race.setup(4, {}));
  expect(race.setup(4, { first: 'black' }).toMove).toBe('black');
});
