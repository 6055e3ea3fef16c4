/** Tests what Great Worm shows before a choice: marks, figures, notes, hints, tones, lenses, and the steps after it. */
import { describe, expect, test } from 'vitest';
import type { Choice, OpenChoice } from '../../../src/kernel/asking/menu.ts';
import { readPicks, spellTarget } from '../../../src/kernel/asking/target.ts';
import { squareName, squareNamed } from '../../../src/kernel/board/board.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { playText } from '../../../src/kernel/record.ts';
import { unitsOn } from '../../../src/kernel/view.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { namesIn } from '../../support/phrases.ts';
import { must } from '../../support/scenario.ts';
import { at, list, reached, START } from './support.ts';

const name = (square: number): string => squareName(GAME.board, square);
const on = (square: string): number => squareNamed(GAME.board, square) ?? -1;

const choice = (position: Position, after: string, target: string): Choice<unknown> => {
  const menu = must(GAME.ask(position, must(readPicks(GAME.board, after))));
  const found = menu.kind === 'ask' && menu.choices.find((each) => spellTarget(GAME.board, each.target) === target);
  if (!found) throw new Error(`${target} is not listed after "${after}"`);
  return found;
};

const open = (position: Position, after: string, target: string): OpenChoice<unknown> => {
  const found = choice(position, after, target);
  if (found.kind === 'refused') throw new Error(`${target} is refused: ${found.why().text}`);
  return found;
};

/** Returns the names in a choice's hint: pieces, squares and numbers. */
const hinted = (choice: OpenChoice<unknown>): string => namesIn(GAME, choice.hint?.()?.text ?? '');

/** Returns the squares that a lens marks with a kind, sorted. */
const shown = (position: Position, lens: string, kind: string, focus: string | null = null): readonly string[] =>
  GAME.look(position, lens, focus === null ? null : on(focus))
    .filter(([, mark]) => mark.kind === kind)
    .map(([square]) => name(square))
    .sort();

/** Returns the marks on a square, as "kind side". */
const marks = (position: Position, square: string): readonly string[] =>
  (GAME.view(position).marks[on(square)] ?? []).map(({ kind, side }) => `${kind} ${side}`);

const kinds = (badges: readonly { readonly kind: string; readonly value?: number }[]): readonly string[] =>
  badges.map(({ kind, value }) => (value === undefined ? kind : `${kind} ${value}`));

describe('the board', () => {
  test('GW-TRAIL-4, GW-BOARD-3: trails and Lairs are marked by side, in order', () => {
    const position = reached(
      '7k/8/8/8/8/8/A7/4K3 w R e1/h8 e1/h8 5/5 - 9 -',
      'Aa2-b3 / Ke1-e3 -- / Kh8-h7 Ab3-a4 / Ke3-f3-f4',
    );
    expect(marks(position, 'e1')).toEqual(['lair white', 'trail white']);
    expect(marks(position, 'h8')).toEqual(['lair black', 'trail black']);
    const trail = ['e1', 'e2', 'e3', 'f3', 'f4'].map((square) =>
      GAME.view(position).marks[on(square)]?.find(({ kind }) => kind === 'trail'),
    );
    expect(trail.map((mark) => (mark?.to === undefined ? 'end' : name(mark.to)))).toEqual([
      'e2',
      'e3',
      'f3',
      'f4',
      'end',
    ]);
    expect(trail[3]?.label).toBe("White's trail");
  });

  test('GW-TRAIL-3: two trails on one square are both shown', () => {
    const position = at('8/8/8/7C/8/8/8/K6k w R a1/h3 a1,b1/h3,g3,f3,e3,d3,c3,b3,b2,b1,c1,d1,e1,f1,g1,h1 5/5 - 15 -');
    expect(marks(position, 'b1')).toEqual(['trail white', 'trail black']);
  });

  test('GW-CLAW-3: the passed square is marked and points at the Claw', () => {
    const mark = GAME.view(reached(START, 'Ce3-e5')).marks[on('e4')]?.[0];
    expect([mark?.kind, mark?.side, mark?.to]).toEqual(['passed', 'white', on('e5')]);
  });

  test('GW-CHECK-1: a worm in Check shows the capturing turn', () => {
    const badge = (line: string) => unitsOn(GAME.view(at(line)), on('e4'))[0]?.badges[0];
    const rest = 'w R e1/e8 e1,e2,e3,e4/e8 5/0 - 4 -';
    expect(badge(`4k3/w7/8/8/4K3/7C/8/8 ${rest}`)?.label).toMatch(
      /^In Check from the Worm Titan on e8, after the Wing on a7 moves to ..$/,
    );
    expect(badge(`4k3/l7/8/8/4K3/7C/8/8 ${rest}`)).toBeUndefined();
    expect(badge('4k3/w7/8/8/4K3/7C/8/8 w R e1/e6 e1,e2,e3,e4/e6,f6,f7,f8,e8 5/0 - 4 -')).toBeUndefined();
    expect(badge(`7k/8/8/8/w3K3/7C/8/8 ${rest.replace(/e8/g, 'h8')}`)?.label).toBe('In Check from the Wing on a4');
  });

  test('GW-CHECK-1: no other unit is in Check', () => {
    const position = at('4k3/w7/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 5/0 - 4 -');
    const badged = Object.values(GAME.view(position).units).filter(({ badges }) => badges.length > 0);
    expect(badged.map((unit) => unit.at.map(name).join())).toEqual(['e4']);
  });

  test("GW-CLAW-2: only a Claw's double step can be captured en passant", () => {
    expect(marks(reached('7k/8/8/8/8/8/8/W6K w R h1/h8 h1/h8 0/0 - 1 -', 'Wa1-a3'), 'a2')).toEqual([]);
  });

  test('GW-NIGHT-1: every new Leg is a unit of its own', () => {
    const { units } = GAME.view(reached(START, 'Ce3-e4 / Ke1-e2 +Ld2  Cd6-d5 / Ke8-e7 +Ld7'));
    expect(Object.keys(units)).toHaveLength(34);
    expect(Object.values(units).filter(({ type }) => type === 'leg')).toHaveLength(6);
  });

  test('GW-MOVE-3: a leap threatens nothing', () => {
    const position = at('8/8/4k3/8/3L4/8/8/7K b R h1/e6 h1/e6 5/5 - 9 -');
    expect(unitsOn(GAME.view(position), on('e6'))[0]?.badges).toEqual([]);
  });
});

describe('beside the board', () => {
  test('GW-TURN-1, GW-BOOST-1: the phases, and the boost with the unit that gave it', () => {
    const { turn } = GAME.view(reached(START, 'Ac1-d2'));
    expect(turn.phases.map(({ state }) => state)).toEqual(['done', 'now']);
    expect(turn.notes.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
      'boost-arm: The Arm on d2 has moved: the worm may also turn a corner',
    ]);
  });

  test('GW-BOOST-6: the boost is gone in the next turn', () => {
    const { turn } = GAME.view(reached(START, 'Ac1-d2 / Ke1-e2'));
    expect([turn.notes, turn.phases.map(({ state }) => state), turn.toMove]).toEqual([[], ['now', 'later'], 'black']);
  });

  test('GW-TURN-3: a waived Phase is shown as waived, before and after', () => {
    const line = '7k/8/7c/8/8/8/8/K7 w R a1/h8 a1/h8 5/0 - 1 -';
    expect(GAME.view(at(line)).turn.phases[0]?.state).toBe('waived');
    expect(GAME.view(reached(line, '--')).turn.phases[0]?.state).toBe('waived');
  });

  test("GW-NIGHT-3, GW-TRAIL-1: each side's room and wait", () => {
    const { players } = GAME.view(reached(START, 'Ce3-e4 / Ke1-e2 +Ld2')).turn;
    expect(kinds(players.white)).toEqual(['room 62', 'leg-wait 9']);
    expect(kinds(players.black)).toEqual(['room 63', 'leg-ready']);
    const walled = at('7k/8/8/8/8/1C6/8/K7 w R b2/h8 b2,b3,a3,a2,a1/h8 5/0 - 4 -');
    expect(kinds(GAME.view(walled).turn.players.white)).toContain('room 59');
    const shut = at('7k/8/8/8/8/7C/8/K7 w R b1/h8 b1,b2,b3,a3,a1/h8 5/0 - 4 P');
    expect(kinds(GAME.view(shut).turn.players.white)).toContain('room 1');
  });

  test('GW-TURN-4, GW-END-5: the option and a draw offer are noted', () => {
    const position = must(
      GAME.play(GAME.setup(1, { passing: 'on' }), [{ kind: 'option', option: 'white-offers' }]),
    ).state;
    expect(kinds(GAME.view(position).turn.notes)).toEqual(['passing', 'offer']);
  });
});

describe('before a choice', () => {
  test('GW-TURN-7: an action that leaves the worm no square is dangerous', () => {
    const losing = open(at(START), 'g1', 'e2');
    expect(losing.tone()).toBe('danger');
    expect(losing.hint?.()).toMatchObject({ rule: 'GW-TURN-7', squares: ['e2', 'f1', 'd1'].map(on) });
    const trapped = open(at('k7/8/8/8/8/4L3/C7/2w4K w R h3/a8 h3,h2,h1/a8 0/0 - 3 -'), 'a2', 'a3');
    expect([trapped.tone(), trapped.hint?.()?.rule]).toEqual(['danger', 'GW-TURN-7']);
  });

  test("GW-BOOST-1: other actions tell the worm's squares", () => {
    const arm = open(at(START), 'c1', 'd2');
    expect(arm.tone()).toBe('move');
    expect(arm.hint?.()).toMatchObject({ rule: 'GW-BOOST-1', squares: ['e2', 'f2'].map(on) });
    expect(hinted(arm)).toBe('2 e2 f2');
    expect(hinted(open(at(START), 'a3', 'a4'))).toBe('1 e2');
    const wide = at('k7/8/8/8/4K3/8/8/7C w R e4/a8 e4/a8 5/0 - 4 -');
    expect(hinted(open(wide, 'h1', 'h2'))).toBe('8');
    const edge = at('k7/8/8/8/8/8/8/4K2C w R e1/a8 e1/a8 5/0 - 4 -');
    expect(hinted(open(edge, 'h1', 'h2'))).toBe('6');
    expect(hinted(open(at('7k/8/7c/8/8/8/8/K7 w R a1/h8 a1/h8 5/0 - 1 -'), '', '=waive'))).toBe('4');
  });

  test("GW-BOOST-1: a unit's hint tells its boost, and how many actions lose", () => {
    expect(open(at(START), '', 'd1').hint?.()?.text).toBe('Lets the worm turn a corner or slide this turn.');
    expect(hinted(open(at(START), '', 'c1'))).toContain('1 4');
    expect(open(at(START), '', 'g1').hint?.()?.text).toContain('Every move of the Leg loses at once.');
  });

  test('GW-END-3: an action that captures the worm says that it wins', () => {
    const wins = open(at('k7/8/8/8/W7/8/8/7K w R h1/a8 h1/a8 0/0 - 1 -'), 'a4', 'a8');
    expect([wins.tone(), wins.hint?.()?.rule]).toEqual(['capture', 'GW-END-3']);
  });

  test('GW-CLAW-4, GW-CLAW-5: promotion is special, and each answer has its own words', () => {
    const line = '8/4C3/8/8/8/8/8/k6K w R h1/a1 h1/a1 5/0 - 4 -';
    expect(open(at(line), 'e7', 'e8').tone()).toBe('special');
    expect([open(at(line), 'e7 e8', '=talon').label, open(at(line), 'e7 e8', '=plain').label]).toEqual([
      'Promote to Talon',
      'Stay a Claw',
    ]);
    expect([open(at(line), 'e7 e8', '=talon').tone(), open(at(line), 'e7 e8', '=plain').tone()]).toEqual([
      'special',
      'move',
    ]);
  });

  test("GW-TURN-4: the hint of passing tells the worm's squares, or that it loses", () => {
    const pass = open(at(START.replace(/-$/, 'P')), '', '=pass');
    expect([pass.tone(), hinted(pass)]).toEqual(['special', '1 e2']);
    expect([...GAME.actions(at(START.replace(/-$/, 'P')))].at(-1)).toMatchObject({
      spelling: '=pass',
      kind: 'pass',
    });
    const lost = open(at('7k/8/8/8/8/8/CC6/KC6 w R a1/h8 a1/h8 0/0 - 1 P'), '', '=pass');
    expect([lost.tone(), lost.hint?.()?.rule]).toEqual(['danger', 'GW-TURN-7']);
  });

  test('GW-TURN-5: the worm is listed, with why it makes no regular action', () => {
    const worm = choice(at(START), '', 'e1');
    expect(worm.kind === 'refused' && worm.why()).toMatchObject({ rule: 'GW-TURN-5', squares: [on('e1')] });
  });

  test('GW-TRAIL-2: an Encroachment tells new trail squares and the room left', () => {
    const straight = open(reached(START, 'Wa1-a2'), '', 'e2');
    expect([straight.tone(), hinted(straight)]).toEqual(['move', '62']);
    expect(hinted(open(reached(START, 'Ac1-d2'), '', 'f2'))).toBe('61');
  });

  test('GW-TRAIL-2: an Encroachment that leaves few squares is narrow', () => {
    const near = reached('7k/8/8/8/8/8/K7/7C w R c1/h8 c1,c2,c3,b3,a3,a2/h8 5/0 - 9 -', 'Ch1-h2');
    expect(open(near, '', 'b2').leavesFewMoves?.()).toBe(true);
    expect(hinted(open(near, '', 'b2'))).toBe('2');
    expect(open(reached(START, 'Wa1-a2'), '', 'e2').leavesFewMoves?.()).toBe(false);
  });

  test('GW-END-1: moving into a dead end is dangerous, and a mate says so', () => {
    const end = open(reached('7k/8/8/8/8/8/K7/7C w R b1/h8 b1,b2,b3,a3,a2/h8 5/0 - 9 -', 'Ch1-h2'), '', 'a1');
    expect([end.tone(), end.hint?.()?.text]).toEqual(['danger', 'White loses next turn: the worm could not move.']);
    const position = reached('7k/8/8/8/8/8/8/K6W w R a1/h6 a1/h6,h7,g7,g8,h8 5/5 - 9 -', 'Wh1-g1');
    const mate = [...GAME.actions(position)].find(({ notation }) => notation.endsWith('#'));
    expect(hinted(open(position, '', mate?.spelling.split(' ')[0] ?? ''))).toContain('Black');
  });

  test("GW-NIGHT-4: a Leg's hint tells its reach", () => {
    expect(hinted(open(reached(START, 'Ce3-e4'), 'e2', 'd2'))).toBe('Leg d2 6 10');
  });
});

describe('lenses', () => {
  const line = '7k/8/8/3c4/4K3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -';

  test("GW-BOOST-2, GW-BOOST-3: the worm's squares with each boost", () => {
    expect(shown(at(line), 'worm-none', 'reach')).toEqual(list('e6 f4 g4 c4'));
    expect(shown(at(line), 'worm-none', 'check')).toEqual(list('d4 e5'));
    expect(shown(at(line), 'worm-arm', 'reach')).toEqual(list('e6 f4 g4 c4 f5 f3 d3 d5'));
    expect(shown(at(line), 'worm-wing', 'reach')).toEqual(list('e6 e7 e8 f4 g4 h4 c4 b4 a4'));
    expect(shown(at(line), 'worm-talon', 'reach')).toEqual(list('e6 e7 e8 f4 g4 h4 c4 b4 a4 f5 f3 d3 d5'));
    expect(shown(at(line), 'worm-none', 'blocked')).toEqual(list('e2 e3'));
  });

  test('GW-BOOST-2: for the other side with a unit of it in focus', () => {
    expect(shown(at(line), 'worm-none', 'reach', 'd5')).toEqual(list('h7 h6 g8 f8'));
  });

  test('GW-CHECK-1: where a worm would be in Check', () => {
    const found = shown(at('k7/8/8/1w6/4K3/7C/8/8 w R e1/a8 e1,e2,e3,e4/a8 5/0 - 4 -'), 'check-white', 'check');
    expect(found).toEqual(expect.arrayContaining([...list('e5 f4 f5')]));
    expect(found).not.toContain('e6');
    expect(found.filter((square) => ['a8', 'h3'].includes(square))).toEqual([]);
    const checked = at('4k3/w7/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 5/0 - 4 -');
    expect(shown(checked, 'check-white', 'check')).toContain('e4');
    expect(shown(checked, 'check-black', 'check')).not.toContain('e4');
  });

  test('GW-TRAIL-1: the squares left to each worm', () => {
    const walled = at('7k/8/8/8/8/7C/8/K7 w R b1/h8 b1,b2,b3,a3,a1/h8 5/0 - 4 P');
    expect(shown(walled, 'room-white', 'room')).toEqual(['a2']);
    expect(shown(walled, 'room-black', 'room')).toHaveLength(63);
  });

  test("GW-ARM-4: a unit's reach now, and on an empty board", () => {
    expect(shown(at(START), 'unit', 'reach', 'c1')).toEqual(list('d2 b2 a2 e2'));
    expect(shown(at(START), 'unit', 'blocked', 'c1')).toEqual(list('a3 e3 f4 g5 g4 f5 b3 d3'));
    expect(shown(at(START), 'unit', 'reach')).toEqual([]);
    expect(shown(at(START), 'unit', 'reach', 'e4')).toEqual([]);
  });
});

describe('steps', () => {
  const steps = (line: string, actions: string) =>
    must(playText(GAME, at(line), actions))
      .at(-1)
      ?.tell() ?? [];
  const path = (line: string, actions: string): string =>
    steps(line, actions)
      .flatMap(({ events }) => events.flatMap((event) => (event.kind === 'moved' ? event.path.map(name) : [])))
      .join(' ');

  test.each([
    ['GW-BOOST-2', 'a corner', START, 'Ac1-d2 / Ke1-e2-f2', 'e1 e2 f2'],
    ['GW-TITAN-2', 'two squares', '7k/8/8/8/8/7C/8/4K3 w R e1/h8 e1/h8 5/5 - 9 -', 'Ch3-h4 / Ke1-e3', 'e1 e2 e3'],
    ['GW-WING-2', 'a bent move', '7k/8/8/Cc6/1c6/8/8/W6K w R h1/h8 h1/h8 0/0 - 1 -', 'Wa1xb5', 'a1 a2 a3 a4 b5'],
    ['GW-LEG-1', 'a jump', '7k/8/8/3c4/8/8/3c4/3L3K w R h1/h8 h1/h8 5/5 - 9 -', 'Ld1xd5', 'd1 d3 d5'],
    ['GW-ARM-3', 'a leap', START, 'Af1-d2', 'f1 d2'],
  ])('%s: %s tells its real path', (clause, _what, line, actions, expected) => {
    expect(path(line, actions)).toBe(expected);
    expect(steps(line, actions)[0]?.rule).toBe(clause);
  });

  test('GW-TRAIL-2: the trail is told under its clause, square by square', () => {
    const trail = steps(START, 'Ac1-d2 / Ke1-e2-f2').find(({ rule }) => rule === 'GW-TRAIL-2');
    expect(trail?.events.flatMap((event) => (event.kind === 'marked' ? [name(event.square)] : []))).toEqual([
      'e1',
      'e2',
      'f2',
    ]);
  });

  test('GW-NIGHT-1: a Leg appears', () => {
    const leg = steps(START, 'Ce3-e4 / Ke1-e2 +Ld2').find(({ rule }) => rule === 'GW-NIGHT-1')?.events[0];
    expect(leg).toMatchObject({ kind: 'appeared', unit: { type: 'leg', side: 'white', at: [on('d2')] } });
  });

  test('GW-NIGHT-3: the end of a wait is told', () => {
    const told = steps('4k3/7c/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 1/0 - 10 -', 'Ch3-h4 / Ke4-d4');
    expect(told.map(({ rule }) => rule)).toContain('GW-NIGHT-3');
  });

  test.each([
    ['GW-MOVE-1', 'a move', START, 'Ac1-d2', 'White Arm c1 d2'],
    ['GW-LEG-1', 'a jump', '7k/8/8/8/8/8/3c4/3L3K w R h1/h8 h1/h8 5/5 - 9 -', 'Ld1-d3', 'White Leg d1 d3 d2'],
    [
      'GW-MOVE-3',
      'a capture',
      '7k/8/8/8/8/8/3l4/2A4K w R h1/h8 h1/h8 5/5 - 9 -',
      'Ac1xd2',
      'White Arm c1 d2 Black Leg',
    ],
    [
      'GW-CLAW-3',
      'en passant',
      '7k/8/8/4C3/3c4/8/8/7K w R h1/h8 h1/h8 5/5 d5,d4 9 -',
      'Ce5xd5ep',
      'White Claw e5 d5 Black Claw d4',
    ],
    ['GW-END-6', 'resigning', START, '=white-resigns', 'White'],
    ['GW-END-5', 'an offer', START, '=black-offers', 'Black'],
  ])('%s: %s is told with its pieces and squares', (_clause, _what, line, actions, names) => {
    expect(namesIn(GAME, steps(line, actions)[0]?.text ?? '')).toBe(names);
  });

  test('GW-CLAW-3: the mark comes and goes under its clause', () => {
    expect(steps(START, 'Ce3-e5').map(({ rule }) => rule)).toEqual(['GW-CLAW-2', 'GW-CLAW-3', 'GW-TURN-8']);
    const [, unmarked] = steps(START, 'Ce3-e5 / Ke1-e2 Ca6-a5');
    expect(unmarked).toEqual({
      rule: 'GW-CLAW-3',
      events: [{ kind: 'marked', square: on('e4'), marks: [] }],
    });
  });
});
