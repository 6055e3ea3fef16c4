/** Tests lessons on orthodox chess: judging goals, replies of the other side, and hints. */
import { describe, expect, it } from 'vitest';
import { act, makeQuestion, open } from '../../src/kernel/asking/menu.ts';
import { option, spell } from '../../src/kernel/asking/target.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { adviceAt, attemptStatus, playAttempt, replyTo } from '../../src/kernel/learning/judge.ts';
import { type Goal, inReadingOrder, type Lesson, lessonAfter, lessonsOf } from '../../src/kernel/learning/lesson.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { GAME } from '../support/chess/index.ts';
import { type Pace, RACE } from '../support/race.ts';
import { must } from '../support/scenario.ts';

const MATE_IN_2 = '7k/8/5K2/8/8/8/8/6R1 w - - 0 1';

const lesson = (part: Partial<Lesson> & { readonly goal: Goal }): Lesson => ({
  id: 'lesson',
  title: 'A lesson',
  says: '',
  asks: '',
  within: 1,
  solution: [],
  tempts: '',
  learned: '',
  teaches: [],
  ...part,
});

const standing = (each: Lesson, ...turns: string[]) => attemptStatus(must(playAttempt(GAME, each, turns)));

describe('a goal', () => {
  it.each<readonly [what: string, at: string, goal: Goal, reached: string, missed: string]>([
    [
      'a clause happens',
      '1k6/4P3/8/8/8/8/8/7K w - - 0 1',
      { kind: 'happens', rule: 'CH-PAWN-3' },
      'e7 e8 =queen',
      'h1 h2',
    ],
    ['a piece is captured', 'k7/8/8/3p4/4P3/8/8/K7 w - - 0 1', { kind: 'captured', pieces: ['d5'] }, 'e4 d5', 'e4 e5'],
    [
      'a piece reaches a square',
      '1k6/8/8/8/8/8/8/R6K w - - 0 1',
      { kind: 'reaches', piece: 'a1', squares: ['c1', 'd1'] },
      'a1 d1',
      'a1 e1',
    ],
    [
      'a piece becomes another',
      'k7/4P3/8/8/8/8/8/K7 w - - 0 1',
      { kind: 'becomes', piece: 'e7', type: 'rook' },
      'e7 e8 =rook',
      'e7 e8 =queen',
    ],
    ['the game is won', '7k/8/6K1/8/8/8/8/R7 w - - 0 1', { kind: 'won' }, 'a1 a8', 'a1 a7'],
    ['a piece survives', '1k5r/8/8/8/8/8/8/R6K w - - 0 1', { kind: 'survives', piece: 'a1' }, 'h1 g2', 'h1 g1'],
  ])('%s', (_, at, goal, reached, missed) => {
    const each = lesson({ at, goal, replies: ['h8 h1', 'h1 a1'] });
    expect(standing(each)).toBe('open');
    expect(standing(each, reached)).toBe('reached');
    if (goal.kind !== 'survives') expect(standing(each, missed)).toBe('missed');
  });

  it('of several captures at once must be reached in one turn', () => {
    const each = lesson({
      at: 'k7/8/8/3p4/4P3/8/8/K7 w - - 0 1',
      goal: { kind: 'captures', count: 1 },
      within: 2,
      replies: ['a8 a7'],
    });
    expect(standing(each, 'a1 a2')).toBe('open');
    expect(standing(each, 'a1 a2', 'e4 d5')).toBe('reached');
    expect(standing({ ...each, goal: { kind: 'captures', count: 2 } }, 'a1 a2', 'e4 d5')).toBe('missed');
  });

  const ONLY = lesson({
    at: '7k/8/6K1/8/8/8/8/R7 w - - 0 1',
    goal: { kind: 'won' },
    within: 2,
    isPuzzle: true,
    solution: ['a1 b1', 'b1 b8'],
    replies: ['h8 g8'],
  });

  it('with one solution is failed by another turn', () => {
    expect(standing(ONLY, 'a1 b1')).toBe('open');
    expect(standing(ONLY, 'a1 c1')).toBe('missed');
    expect(standing(ONLY, 'a1 b1', 'b1 b8')).toBe('reached');
  });

  it('of a reply is judged after that reply', () => {
    const led: Lesson = { ...ONLY, goal: { kind: 'led' }, within: 1, solution: ['a1 b1'] };
    expect(standing(led, 'a1 b1')).toBe('reached');
    expect(standing(led, 'a1 c1')).toBe('missed');
    const tried = must(playAttempt(GAME, led, ['a1 c1']));
    expect(tried.actions).toHaveLength(2);
    expect(attemptStatus({ ...tried, actions: tried.actions.slice(0, 1) })).toBe('open');
  });

  it('must be a refusal by its clause', () => {
    const each = lesson({ at: 'k7/8/8/8/8/8/8/K7 w - - 0 1', goal: { kind: 'refused', rule: 'CH-KING-1' } });
    const tried = must(playAttempt(GAME, each, ['a1 a3']));
    expect(tried.refusal).not.toBeNull();
    expect(
      attemptStatus({
        ...tried,
        lesson: lesson({ goal: { kind: 'refused', rule: tried.refusal?.rule ?? '' } }),
      }),
    ).toBe('reached');
    expect(attemptStatus({ ...tried, lesson: lesson({ goal: { kind: 'refused', rule: 'CH-PAWN-2' } }) })).toBe('open');
  });

  it('of several captures needs every one of them', () => {
    const each = lesson({
      at: 'k7/8/8/3p1p2/4P3/8/8/K7 w - - 0 1',
      goal: { kind: 'captured', pieces: ['d5', 'f5'] },
      within: 2,
      replies: ['a8 a7'],
    });
    expect(standing(each, 'e4 d5')).toBe('open');
    expect(standing(each, 'e4 d5', 'd5 d6')).toBe('missed');
  });

  it('of survival is reached after the last reply', () => {
    const each = lesson({
      at: '1k5r/8/8/8/8/8/8/R6K w - - 0 1',
      goal: { kind: 'survives', piece: 'a1' },
      replies: ['h8 h1'],
    });
    const tried = must(playAttempt(GAME, each, ['h1 g2']));
    expect(tried.actions).toHaveLength(2);
    expect(attemptStatus({ ...tried, actions: tried.actions.slice(0, 1) })).toBe('open');
    expect(attemptStatus({ ...tried, actions: [] })).toBe('open');
  });

  it('is missed by any forbidden event', () => {
    const never: readonly Goal[] = [
      { kind: 'reaches', piece: 'e4', squares: ['e6'] },
      { kind: 'reaches', piece: 'e4', squares: ['d5'] },
    ];
    const each = lesson({
      at: 'k7/8/8/3p4/4P3/8/8/K7 w - - 0 1',
      goal: { kind: 'captured', pieces: ['d5'] },
      never,
    });
    expect(standing(each, 'e4 d5')).toBe('missed');
  });

  it('of an end by its clause is reached whoever wins, and missed by others', () => {
    const mated = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
    const turn = { at: mated, replies: ['d8 h4'], within: 2 };
    const over = must(playAttempt(GAME, lesson({ ...turn, goal: { kind: 'won' } }), ['g2 g4']));
    expect(attemptStatus(over)).toBe('missed');
    const goals = ['CH-END-1', 'CH-END-2'].map((rule) => lesson({ ...turn, goal: { kind: 'happens', rule } }));
    expect(goals.map((each) => standing(each, 'g2 g4'))).toEqual(['reached', 'missed']);
  });

  it('is missed by a forbidden event even if it is reached', () => {
    const never: readonly Goal[] = [{ kind: 'reaches', piece: 'e4', squares: ['d5'] }];
    const each = lesson({
      at: 'k7/8/8/3p4/4P3/8/8/K7 w - - 0 1',
      goal: { kind: 'captured', pieces: ['d5'] },
      never,
    });
    expect(standing(each, 'e4 d5')).toBe('missed');
  });
});

describe('the other side', () => {
  const each = lesson({
    at: MATE_IN_2,
    goal: { kind: 'won' },
    within: 2,
    replies: ['h8 h7'],
    solution: ['f6 f7', 'g1 h1'],
  });

  it('answers with the first legal reply, or else the first move', () => {
    const scripted = must(playAttempt(GAME, each, ['f6 f7']));
    expect(scripted.actions.map(({ picks }) => spell(GAME.board, picks))).toEqual(['f6 f7', 'h8 h7']);
    const from = must(GAME.read('k7/8/8/8/8/8/8/K7 b - - 0 1'));
    expect(replyTo(GAME, { replies: ['a8 a6'] }, from)).toHaveLength(1);
    expect(replyTo(GAME, {}, from)).toEqual(
      replyTo(GAME, { replies: ['h1 h2'] }, from).map((turn) => expect.objectContaining({ picks: turn.picks })),
    );
  });

  it('follows the script where that ends its turn, else plays a safe move', () => {
    const from = must(GAME.read('k7/8/8/8/8/8/8/K7 b - - 0 1'));
    const [turn] = replyTo(GAME, { replies: ['=black-offers', 'a8 b7'] }, from);
    expect(turn && spell(GAME.board, turn.picks)).toBe('a8 b7');
    expect(replyTo(GAME, {}, must(GAME.read('7k/6Q1/5K2/8/8/8/8/8 b - - 0 1')))).toEqual([]);
  });

  it('plays the first safe move, or a dangerous one if there is no other', () => {
    const game = (...tones: readonly ('danger' | 'move')[]) =>
      defineGame({
        ...RACE,
        menu: () =>
          makeQuestion(
            '?',
            tones.map((tone, index) => open(option(`${index}`), tone, () => act<Pace>('walk'))),
            () => ({ rule: 'RA-TURN-1', text: 'No.', squares: [] }),
          ),
      });
    const plays = (...tones: readonly ('danger' | 'move')[]) =>
      replyTo(game(...tones), {}, game(...tones).setup(1)).map(({ picks }) => spell(GAME.board, picks));
    expect(plays('danger', 'move', 'move')).toEqual(['=1']);
    expect(plays('danger', 'danger')).toEqual(['=0']);
  });

  it('of a lesson may have actions of several turns, spaced freely', () => {
    const open = lesson({ goal: { kind: 'won' }, within: 9 });
    const tried = must(playAttempt(GAME, open, ['e2 e4; e7 e5;  g1 f3 ; g8 f6; ']));
    expect(tried.actions.map(({ picks }) => spell(GAME.board, picks))).toEqual(['e2 e4', 'e7 e5', 'g1 f3', 'g8 f6']);
  });

  it('is not asked for a turn by a declaration', () => {
    expect(standing(lesson({ goal: { kind: 'won' } }), '=white-offers')).toBe('open');
  });

  it('is answered within the turns of a solution', () => {
    expect(standing(each, 'f6 f7', 'g1 h1')).toBe('reached');
    expect(standing(each, 'f6 f7', 'g1 g2')).toBe('missed');
  });

  it('leaves the next choice to the hint, which asks to go back elsewhere', () => {
    const next = (...played: string[]) => {
      const { picks, back } = adviceAt(GAME, each, played);
      return [spell(GAME.board, picks), back];
    };
    expect(next()).toEqual(['f6 f7', 0]);
    expect(next('f6 f7', 'h8 h7')).toEqual(['g1 h1', 0]);
    expect(next('g1 g2', 'h8 h7')).toEqual(['f6 f7', 2]);
    expect(next('f6 f7')).toEqual(['g1 h1', 0]);
  });

  it('hints at a refusal that is the goal', () => {
    const refusing = lesson({
      at: 'k7/8/8/8/8/8/8/K7 w - - 0 1',
      goal: { kind: 'refused', rule: 'CH-MOVE-2' },
      solution: ['a1 a3'],
    });
    const { picks, back } = adviceAt(GAME, refusing, []);
    expect([spell(GAME.board, picks), back]).toEqual(['a1 a3', 0]);
  });
});

it('orders lessons across chapters', () => {
  const named = (id: string) => ({ ...lesson({ goal: { kind: 'won' } }), id });
  const [a, b, c] = ['a', 'b', 'c'].map(named) as [Lesson, Lesson, Lesson];
  const course = {
    primer: [],
    chapters: [
      { title: 'One', lessons: [a, b] },
      { title: 'Two', lessons: [c] },
    ],
  };
  expect(lessonsOf(course)).toEqual([a, b, c]);
  expect([a, b, c].map((each) => lessonAfter(course, each)?.id)).toEqual(['b', 'c', undefined]);
});

it('orders the rulebook by the primer, and omits nothing', () => {
  const shows = { says: '' };
  const course = { primer: [{ title: 'The King', says: [], shows, reads: ['CH-KING'] }], chapters: [] };
  const ordered = inReadingOrder(GAME.rules, course);
  expect(ordered[0]?.title).toBe('The King');
  expect(ordered[0]?.clauses.every(({ id }) => id.startsWith('CH-KING-'))).toBe(true);
  expect(clausesOf(ordered)).toHaveLength(clausesOf(GAME.rules).length);
});
