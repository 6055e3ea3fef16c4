/** Tests the view of a position of Snake: bodies, badges, phases, notes, hints and lenses. */
import { describe, expect, it } from 'vitest';
import { readPicks } from '../../../src/kernel/asking/target.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { playText } from '../../../src/kernel/record.ts';
import type { Side } from '../../../src/kernel/side.ts';
import type { Badge, UnitView } from '../../../src/kernel/view.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { CLAIMABLE_AFTER } from '../../../src/variants/snake/moves/outcome.ts';
import { namesIn } from '../../support/phrases.ts';
import { must } from '../../support/scenario.ts';
import { at, played, START } from './support.ts';

const names = (squares: readonly number[]): string =>
  squares.map((square) => GAME.board.squares[square]?.name).join('');

const snakeOf = (position: Position, side: Side): UnitView | undefined =>
  Object.values(GAME.view(position).units).find((unit) => unit.type === 'snake' && unit.side === side);

const kinds = (badges: readonly Badge[] = []): readonly string[] => badges.map(({ kind }) => kind);

const looked = (position: Position, lens: string, focus: number | null = null): readonly string[] =>
  GAME.look(position, lens, focus)
    .map(([square, { kind, to }]) => `${kind} ${names([square])}${to === undefined ? '' : names([to])}`)
    .sort();

/** Returns the tone of a choice after these picks, and the clause and sentence of its hint. */
const choice = (
  position: Position,
  picks: string,
  target: string,
): readonly [string, string | undefined, string | undefined] => {
  const asked = must(GAME.ask(position, must(readPicks(GAME.board, picks))));
  const found =
    asked.kind === 'ask'
      ? asked.choices.find((each) => each.target.kind === 'square' && names([each.target.square]) === target)
      : undefined;
  if (found?.kind !== 'open') return ['refused', undefined, undefined];
  const hint = found.hint?.();
  return [found.tone(), hint?.rule, hint?.text];
};

/** Returns the names in a choice's hint: pieces, squares and numbers. */
const hinted = (position: Position, picks: string, target: string): string =>
  namesIn(GAME, choice(position, picks, target)[2] ?? '');

describe('bodies', () => {
  it('SN-SNAKE-1 SN-SNAKE-2: Snakes are chains of three Parts, Head first', () => {
    expect(snakeOf(at(START), 'white')).toMatchObject({ body: 'chain', at: [13, 14, 15] });
    expect(names(snakeOf(at(START), 'black')?.at ?? [])).toBe('f7g7h7');
    expect(GAME.view(at(START)).turn.players.white).toMatchObject([{ kind: 'length', value: 3 }]);
  });

  it('SN-HEAD-1 SN-BODY-1 SN-GROW-1: a capture stretches, draws in and grows', () => {
    const turns = must(playText(GAME, at('8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1'), 'Sxd5'));
    const bodies = turns[0]
      ?.tell()
      .flatMap(({ events }) => events.flatMap((event) => (event.kind === 'moved' ? [names(event.at)] : [])));
    expect(bodies).toEqual(['d5d4c4b4', 'd5d4c4', 'd5d4c4b4']);
  });

  it('SN-HEAD-4: Head and Tail briefly share a square', () => {
    const turns = must(playText(GAME, at('8/8/8/8/8/8/8/8 w P d4d5e5e4 a8b8c8 - 0 1'), 'Se4'));
    const bodies = turns[0]
      ?.tell()
      .flatMap(({ events }) => events.flatMap((event) => (event.kind === 'moved' ? [names(event.at)] : [])));
    expect(bodies).toEqual(['e4d4d5e5e4', 'e4d4d5e5']);
  });

  it('SN-END-3: a captured Snake leaves the board whole', () => {
    expect(snakeOf(played('8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1', 'La1xa8'), 'black')).toBeUndefined();
  });
});

describe('badges, marks and notes', () => {
  it('SN-SHIELD-1 SN-SHIELD-4: the shield lasts one opposing play, both parts', () => {
    const start = '3l4/8/8/3p2p1/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1';
    expect(kinds(snakeOf(played(start, 'Sxd5'), 'white')?.badges)).toEqual(['shield']);
    expect(kinds(snakeOf(played(start, 'Sxd5; g5-g4'), 'white')?.badges)).toEqual(['shield']);
    expect(kinds(snakeOf(played(start, 'Sxd5; g5-g4/Sh7'), 'white')?.badges)).toEqual(['check']);
  });

  it('SN-SAFE-6: an attacked Head has a badge, and attackers point at it', () => {
    const position = at('3l4/8/8/5h2/8/8/8/8 w P d4c4b4 h7h8g8 - 2 2');
    expect(snakeOf(position, 'white')?.badges).toMatchObject([
      { kind: 'check', label: expect.stringMatching(/Lancer on d8.*Kheshig on f5/) },
    ]);
    expect(Object.keys(GAME.view(position).marks).map((square) => names([Number(square)]))).toEqual(['f5', 'd8']);
  });

  it('SN-SAFE-3: a screened line is no attack', () => {
    expect(snakeOf(at('3l4/8/3h4/8/8/8/8/8 w P d4c4b4 h8g8f8 - 1 1'), 'white')?.badges).toEqual([]);
  });

  it('SN-SAFE-6: only the side to move is told of its attacked Head', () => {
    const position = at('8/8/8/8/8/8/8/L7 w S h1h2h3 a8b8c8 - 0 1');
    expect(snakeOf(position, 'black')?.badges).toEqual([]);
  });

  it('SN-TURN-1 SN-TURN-2: the rail shows parts to do, done and waived', () => {
    const rail = (position: Position) => GAME.view(position).turn.phases.map(({ state }) => state);
    expect(rail(at(START))).toEqual(['now', 'later']);
    expect(rail(played(START, 'e3-e4'))).toEqual(['done', 'now']);
    expect(rail(at('8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1'))).toEqual(['waived', 'now']);
  });

  it('SN-TURN-2: the notice of a waiver says why', () => {
    const waiver = (text: string) => GAME.view(at(text)).turn.notes.find(({ kind }) => kind === 'waived')?.label;
    expect(waiver('8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1')).toBe("White's Pawn cannot move: only the Snake moves");
    expect(waiver('8/8/8/8/1p6/1P6/8/8 b P h8g8f8 b5c5d5 - 0 1')).toContain("Black's Pawn cannot move");
    expect(waiver('8/8/8/p2p4/P2P4/8/8/8 w P h1g1f1 h8g8f8 - 0 1')).toBe(
      "None of White's 2 pieces can move: only the Snake moves",
    );
    expect(waiver(START)).toBeUndefined();
  });

  it('SN-END-3: after the capture of a Head nothing is waived', () => {
    const { turn } = GAME.view(played('8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1', 'La1xa8'));
    expect(turn.outcome?.rule).toBe('SN-END-3');
    expect(turn.notes.map(({ kind }) => kind)).not.toContain('waived');
    expect(turn.phases.map(({ state }) => state)).not.toContain('waived');
  });

  it('SN-END-6: the quiet counter has thresholds, and the claim if available', () => {
    const position = at('8/2p5/8/8/8/3Y4/P7/8 b P g1h1h2 f8g8h8 - 100 80');
    const quiet = (text: string) => GAME.view(at(text)).turn.notes.map(({ kind, label }) => `${kind} ${label}`);
    expect(quiet(START)).toEqual([]);
    expect(quiet(START.replace(' 0 1', ' 79 9'))).toEqual([]);
    expect(quiet(START.replace(' 0 1', ' 88 9'))).toEqual([
      'quiet A draw can be claimed after 12 more turns without a Pawn move or a capture',
    ]);
    expect(quiet(GAME.write(position))).toEqual(['quiet A draw can be claimed now']);
    expect(quiet(GAME.write(position).replace(' P ', ' S '))).toEqual([
      'quiet Drawn after 50 more turns without a Pawn move or a capture',
    ]);
    const drawn = GAME.view(played('8/8/8/8/8/8/8/8 w P b3b4b5 a8b8c8 - 149 120', '--/Sc3')).turn.notes;
    expect(drawn).toEqual([]);
    expect(GAME.asides(position).map(({ target }) => target)).toContainEqual({
      kind: 'option',
      option: 'claim-draw',
    });
    expect(GAME.asides(at(START)).map(({ target }) => target)).not.toContainEqual({
      kind: 'option',
      option: 'claim-draw',
    });
  });

  it('SN-END-7: a standing offer is noted, whoever is to move', () => {
    const position = played(START, 'e3-e4; =white-offers; Se2');
    expect(GAME.view(position).turn.notes).toMatchObject([{ kind: 'offer' }]);
  });

  it('SN-END-3: a set-up position with a capturable Head warns', () => {
    const position = at('8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1');
    expect(GAME.view(position).turn.notes).toMatchObject([{ kind: 'warning' }]);
  });
});

describe('previews', () => {
  it('SN-TURN-2: only the move before a waiver tells it, unless it ends the game', () => {
    const told = (text: string, plays: string) =>
      must(playText(GAME, at(text), plays))
        .at(-1)
        ?.tell()
        .map(({ rule }) => rule);
    const bare = '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40';
    expect(told(bare, 'Sc3')).toContain('SN-TURN-2');
    expect(told(bare, 'Sb2')).not.toContain('SN-TURN-2');
    expect(told(bare, 'Sc3; =black-offers')).not.toContain('SN-TURN-2');
  });

  it('SN-SAFE-2: a Snake step draws exactly the lines to a Head it opens and closes', () => {
    const lines = (text: string, to: string) =>
      must(GAME.preview(at(text), must(readPicks(GAME.board, to))))
        .tell()
        .flatMap(({ events, text: words = '' }) =>
          events.flatMap((event) => (event.kind === 'traced' ? [`${event.what} ${names(event.line)}: ${words}`] : [])),
        );
    expect(lines('8/8/8/8/8/L7/8/8 w S d4c4c3 e3f3g3 - 0 1', 'd5')).toEqual([
      'opened line a3b3c3d3e3: This opens the line from the Lancer on a3 to the Head on e3.',
    ]);
    expect(lines('8/8/8/L7/8/8/8/8 w S d4c4c3 h5h6h7 - 0 1', 'd5')).toEqual([
      'closed line a5b5c5d5e5f5g5h5: This closes the line from the Lancer on a5 to the Head on h5.',
    ]);
    expect(lines('8/8/8/8/8/8/8/A7 w S b4b3b2 c3d3e3 - 0 1', 'b5')).toEqual([
      'opened line a1b2c3: This opens the line from the Archer on a1 to the Head on c3.',
    ]);
    expect(lines('8/8/8/8/8/l3P3/8/8 w S d4c4c3 h8g8f8 - 0 1', 'd5')).toEqual([]);
    expect(lines('8/8/8/8/8/a3P3/8/8 w S d4c4c3 h8g8f8 - 0 1', 'd5')).toEqual([]);
    expect(lines('8/8/8/8/8/l3p3/8/8 w S d4c4c3 h8g8f8 - 0 1', 'd5')).toEqual([]);
    expect(lines('8/8/8/L2p3p/8/8/8/8 w S d4c4c3 h8g8f8 - 0 1', 'd5')).toEqual([]);
    expect(lines('8/8/8/3p4/8/l3P3/8/8 w S d4c4c3 h8g8f8 - 0 1', 'd5')).toEqual([]);
  });

  it('SN-TURN-4 SN-END-2: a first part tells its exits, and warns if it strands', () => {
    expect(choice(at(START), 'f3', 'f4').slice(0, 2)).toEqual(['move', 'SN-TURN-4']);
    expect(hinted(at(START), 'f3', 'f4')).toBe('White Snake 2 f3 e2');
    expect(choice(at(START), 'g1', 'e2').slice(0, 2)).toEqual(['danger', 'SN-END-2']);
  });

  it('SN-TURN-4: choices with few exits are narrow, and Snake moves count them', () => {
    const narrow = (position: Position, picks: string) => {
      const asked = must(GAME.ask(position, must(readPicks(GAME.board, picks))));
      const found = asked.kind === 'ask' ? asked.choices : [];
      return names(
        found.flatMap((each) =>
          each.kind === 'open' && each.target.kind === 'square' && each.leavesFewMoves?.() ? [each.target.square] : [],
        ),
      );
    };
    expect(narrow(at(START), 'a3')).toBe('');
    const corner = at('8/8/8/8/8/8/8/8 w S b1c1d1 a8b8c8 - 0 1');
    expect(narrow(corner, '')).toBe('a1');
    expect(hinted(corner, '', 'a1')).toBe('White Snake 1 a2 Black Snake 1 a7');
    expect(hinted(corner, '', 'b2')).toBe('Black Snake 1 a7');
    expect(narrow(at('8/8/8/8/8/3P4/8/8 w P b1c1d1 a8b8c8 - 0 1'), 'd3')).toBe('');
    expect(narrow(at('8/8/8/8/8/8/F7/8 w P b1c1d1 a8b8c8 - 0 1'), '')).toBe('');
  });

  it('SN-END-2: a promotion that strands warns whatever it becomes', () => {
    const asked = must(
      GAME.ask(at('8/3PP3/8/8/8/8/P7/8 w P d8c8b8 h1h2h3 - 0 1'), must(readPicks(GAME.board, 'e7 e8'))),
    );
    expect(asked.kind === 'ask' && asked.choices.map((each) => each.kind === 'open' && each.tone())).toEqual(
      Array(5).fill('danger'),
    );
  });

  it('SN-TURN-4: a piece tells how many of its moves strand', () => {
    expect(choice(at(START), '', 'c1')).toEqual(['plain', 'SN-TURN-4', '2 moves: 1 loses at once.']);
    expect(choice(at(START), '', 'g1')).toEqual(['plain', 'SN-TURN-4', '1 move: it loses at once.']);
    expect(choice(at(START), '', 'a3')).toEqual(['plain', undefined, undefined]);
  });

  it("SN-END-1: a Snake step tells the other's exits, or that it is stuck", () => {
    const position = at('8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40');
    expect(choice(position, '', 'b2')[1]).toBe('SN-END-1');
    const growing = at('8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1');
    expect(choice(growing, '', 'd5').slice(0, 2)).toEqual(['capture', 'SN-HEAD-5']);
    expect(hinted(growing, '', 'd5')).toBe('Black Pawn 4 Black Snake 1 h7');
    expect(hinted(position, '', 'c3')).toBe('Black Snake 1 a2');
  });

  it('SN-END-3: a capture of the Head wins, and says so', () => {
    expect(choice(at('8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1'), 'a1', 'a8').slice(0, 2)).toEqual([
      'capture',
      'SN-END-3',
    ]);
  });
});

describe('lenses', () => {
  it("SN-HEAD-1 SN-HEAD-2 SN-SAFE-1: each Snake's exits with verdicts", () => {
    expect(looked(at(START), 'exits')).toEqual(['closed f1', 'closed f3', 'closed g2', 'exit e2']);
    expect(looked(at(START), 'enemy-exits')).toEqual(['closed f6', 'closed f8', 'closed g7', 'exit e7']);
    expect(looked(at('8/8/8/7l/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1'), 'exits')).toEqual([
      'attacker h5d5',
      'closed c4',
      'closed d5',
      'exit d3',
      'exit e4',
    ]);
  });

  it('SN-HEAD-1 SN-HEAD-5: a verdict is a sentence, its square named as in the game', () => {
    const labels = (position: Position) => GAME.look(position, 'exits', null).map(([, { label }]) => label);
    expect(labels(at(START))).toContain('e2 is safe');
    expect(labels(at('8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1'))).toContain(
      "The Head can capture Black's Pawn on d5",
    );
  });

  it('SN-END-1: a Head without an exit is marked', () => {
    expect(looked(played('8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40', 'Sb2'), 'exits')).toContain('stuck a1');
  });

  it("SN-SAFE-1: attacks follow capture patterns, the Head's too", () => {
    const position = at('8/8/8/8/8/8/8/F7 w P h1h2h3 a8b8c8 - 0 1');
    expect(looked(position, 'attacked-white')).toEqual(['attacked b3', 'attacked c2', 'attacked g1', 'attacked h2']);
    expect(looked(position, 'attacked-black')).toEqual(['attacked a7', 'attacked b8']);
  });

  it('SN-SAFE-4 SN-SAFE-6: attackers of Heads, or of the chosen square', () => {
    const position = at('L3l3/8/8/8/8/8/8/8 w S d4c4b4 h8h7h6 - 0 1');
    expect(looked(position, 'attackers')).toEqual([]);
    expect(looked(position, 'attackers', 28)).toEqual(['attacker d4e4', 'attacker e8e4']);
  });
});

describe('the end', () => {
  const STUCK = '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40';
  const TAKEN = '8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1';
  const QUIET = '8/8/8/8/8/8/8/8 w P b3b4b5 a8b8c8 - 149 120';
  const ENDS: readonly (readonly [rule: string, play: string, position: string, says: string])[] = [
    ['SN-END-2', 'Ac1-e2/S0', START, 'White'],
    ['SN-END-1', '--/Sb2', STUCK, 'Stalemate'],
    ['SN-END-1', 'a7-a8=L/Sf6', '8/P7/8/8/8/8/8/8 w P f5f4f3 a1b1b2 - 0 1', 'Checkmate'],
    ['SN-END-3', 'La1xa8', TAKEN, 'Black'],
    ['SN-END-6', '--/Sc3', QUIET, '150'],
    ['SN-END-7', '=white-resigns', START, 'White'],
  ];

  it.each(ENDS)('%s: by %s', (rule, play, position, says) => {
    const end = played(position, play);
    expect(GAME.outcome(end)).toMatchObject({ rule, text: expect.stringContaining(says) });
    expect(GAME.perft(end, 1)).toBe(rule === 'SN-END-6' ? 1 : 0);
  });

  it('SN-END-3: a captured Snake has no length', () => {
    expect(GAME.view(played(TAKEN, 'La1xa8')).turn.players).toMatchObject({
      white: [{ kind: 'length', value: 3 }],
      black: [],
    });
  });
});

describe('how a piece is counted', () => {
  const CROWDED = 'l2fya1l/4h1h1/ppa1pppp/7P/1P6/PP1PPPP1/AF3YH1/1H3A1L b P d4c4c3c2 d6d7c7 w 0 10';

  it.each([
    ['g7 in turn 10', CROWDED, 'g7', '5 moves: all lose at once.'],
    ['a6 in turn 10', CROWDED, 'a6', '1 move: it loses at once.'],
    ['c6 in turn 10', CROWDED, 'c6', undefined],
    ['d1 at the start', START, 'd1', '3 moves: 1 loses at once.'],
  ])('SN-END-2: the hint of %s tells what loses at once', (_what, position, square, says) => {
    expect(choice(at(position), '', square)[2]).toBe(says);
  });

  it.each([
    ['h1 at the start', START, 'h1', "The Lancer on h1 cannot move: White's own pieces and Snake block it."],
    [
      'h6 in turn 10',
      CROWDED,
      'h6',
      'The Pawn on h6 cannot move. The Pawn cannot capture on h5: it captures 1 square diagonally forward.',
    ],
  ])('SN-PIECE-1: the piece on %s says why it cannot move', (_what, position, square, says) => {
    const squares = GAME.board.squares.find(({ name }) => name === square)?.square ?? -1;
    expect(GAME.explain(at(position), [], { kind: 'square', square: squares })?.text).toBe(says);
  });

  it('SN-HEAD-1: a Head square lights what is left to the other Snake', () => {
    const asked = must(GAME.ask(at('8/8/8/4P3/8/8/8/8 w S d4c4b4 h8g8f8 - 0 1'), []));
    const hints =
      asked.kind === 'ask' ? asked.choices.flatMap((each) => (each.kind === 'open' ? (each.hint?.() ?? []) : [])) : [];
    expect(hints.map(({ squares }) => names(squares))).toEqual(['h7', 'h7', 'h7']);
  });
});

describe('beside the board', () => {
  const quiet = (plays: number) => `8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - ${plays} 120`;
  const said = (position: Position, option: string) => GAME.explain(position, [], { kind: 'option', option })?.text;
  const offered = (position: Position) =>
    GAME.asides(position).flatMap((each) =>
      each.kind === 'open' && each.target.kind === 'option' ? [each.target.option] : [],
    );

  it('SN-END-6: a draw can be claimed from the 100th quiet play, before a piece moves', () => {
    expect(offered(at(quiet(CLAIMABLE_AFTER)))).toContain('claim-draw');
    expect(offered(at(quiet(CLAIMABLE_AFTER - 1)))).not.toContain('claim-draw');
    expect(said(at(quiet(CLAIMABLE_AFTER - 1)), 'claim-draw')).toContain('after 1 more turn');
    expect(said(at(quiet(CLAIMABLE_AFTER).replace(' P ', ' S ')), 'claim-draw')).toBe(
      'A draw can only be claimed before the piece move.',
    );
  });

  it('SN-END-7: unavailable sayings give a reason', () => {
    expect(said(at(START), 'black-accepts')).toBe('There is no draw offer to answer.');
    const standing = must(GAME.play(at(START), [{ kind: 'option', option: 'white-offers' }])).state;
    expect(said(standing, 'black-offers')).toBe('There is already a draw offer.');
    expect(said(at(START), 'castle')).toBe('"castle" is not a choice in this game.');
    expect(GAME.explain(at(START), [], { kind: 'direction', direction: 'n' })?.text).toBe('Choose a square.');
    expect(said(at(START), 'claim-repetition')).toBe('Repetition does not draw this game.');
  });
});
