/** Range won by waiting and lost by shellshock: FC-RANGE-1 and 2, FC-SHOCK-1 and 2, with FC-MOVE-3 and FC-CAP-3. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { next } from '../../../src/variants/frozenchess/moves/make.ts';
import { rangeOf, type Stack, type State } from '../../../src/variants/frozenchess/position/state.ts';
import { at, play, squareOf } from './support.ts';
import { gone, played } from './table.ts';

const rangeOn = (position: Position, square: string): number => {
  const stack = (position as State).stacks[squareOf(square)] as Stack;
  return rangeOf(stack.comps[0], stack);
};

/** The position after these actions, which must all be legal. */
const reached = (position: Position, actions: string): Position => {
  const result = play(position, actions);
  if ('rule' in result) throw new Error(result.text);
  return result.position;
};

/** Both sides do nothing for so many turns, whatever a referee says to that. */
const idled = (position: Position, turns: number): Position => {
  let state = position as State;
  for (let ply = 0; ply < 2 * turns; ply++) state = { ...next(state, { kind: 'null' }), lastNull: false, decided: null, seen: {} };
  return state;
};

describe('range extension', () => {
  it('FC-RANGE-1 · R = 7 + 3/20: shown 7; after 17 more idle turns 8', () => {
    const rook = at('w Rc3(7)+3');
    expect(rangeOn(rook, 'c3')).toBe(7);
    expect(rangeOn(idled(rook, 16), 'c3')).toBe(7);
    expect(rangeOn(idled(rook, 17), 'c3')).toBe(8);
  });
  it('FC-MOVE-3 · a queen that captured two knights and idled 25 own turns has R = 11', () => {
    expect(rangeOn(idled(at('w Qc3(10)'), 25), 'c3')).toBe(11);
  });
  it('hard case 23: FC-CAP-3 · a queen captures five Knights: 13, 10, 7, 4, 3; then 20 own turns without moving: 4', () => {
    const ranges = [16];
    for (let capture = 0; capture < 5; capture++) {
      ranges.push(rangeOn(reached(at(`w Qc3(${ranges.at(-1)}) / b Nc4`), 'Qc3xc4'), 'c4'));
    }
    expect(ranges).toEqual([16, 13, 10, 7, 4, 3]);
    const last = reached(at('w Qc3(4) / b Nc4'), 'Qc3xc4');
    expect([rangeOn(idled(last, 19), 'c4'), rangeOn(idled(last, 20), 'c4')]).toEqual([3, 4]);
  });
  it('FC-RANGE-1 · who changes its square in its own turn wins nothing, who is moved by the enemy does', () => {
    const start = at('w Rc3(7)+19 Re5(7)+19 / b Jf6');
    const moved = reached(start, 'Rc3-c4');
    expect([rangeOn(moved, 'c4'), rangeOn(moved, 'e5')]).toEqual([7, 8]);
    const spun = reached(at('w Re5(7)+19 / b Jf6 / turn b'), 'Jf6 SP 1; 00');
    expect(rangeOn(spun, 'e6')).toBe(8);
  });
  it('FC-RANGE-1 · a carried unit wins nothing, and neither does a Ship', () => {
    const [ship] = ((idled(at('w Sc3[R]'), 25) as State).stacks[squareOf('c3')] as Stack).comps;
    expect([ship.ext20, ship.cargo[0]?.comps[0].ext20]).toEqual([0, 0]);
  });
  it('FC-RANGE-2 · range won outlasts death', () => {
    const dead = reached(at('w Rh4(18) / b Qh9'), '00; Qh9xh4') as State;
    expect(dead.tombs[squareOf('h4')]?.queue[0]).toMatchObject({ kind: 'R', ext20: 41 });
  });
  it('FC-RANGE-2 · it is lost by promotion', () => {
    const [unit] = ((reached(at('w Pe5 / b Rf6(18)'), 'e5xf6') as State).stacks[squareOf('f6')] as Stack).comps;
    expect(unit).toMatchObject({ kind: 'R', ext20: 0 });
  });
  it('FC-CAP-3 · captures take no more than leaves 3 squares, also of a range that grew', () => {
    const [queen] = ((reached(at('w Qc3(4)+20 / b Nc4'), 'Qc3xc4') as State).stacks[squareOf('c4')] as Stack).comps;
    expect(queen.crr20).toBe(280);
  });
});

describe('shellshock', () => {
  played([
    [
      'FC-SHOCK-1',
      'a5 in the line of a black rook 1, a6 attacked by a black Knight 2, a7 next to a closed tomb 3: the sum is 6',
      'w Ra1 / b Rh5 Nc7 / closed b8:p',
      'Ra1-a8',
      'w Ra8!6 / b Rh5 Nc7 / closed b8:p / walls a1 a2 a3 a4 a5 a6 a7',
    ],
    [
      'FC-SHOCK-1',
      'hard case 24: a5 counts 1, a6 2, a7 and a8 3 each: shock 9',
      'w Ra1 / b Rh5 Nc7 / closed b8:p',
      'Ra1-a9',
      'w Ra9!9 / b Rh5 Nc7 / closed b8:p / walls a1 a2 a3 a4 a5 a6 a7 a8',
    ],
    [
      'FC-SHOCK-1',
      'hard case 8: Qe1xe9 slides through the black Rook line',
      'w Qe1 / b Re9',
      'Qe1xe9',
      'w Qe9(13)!7 / walls e2 e3 e4 e5 e6 e7 e8 / shadows e1 / hidden e9:r',
    ],
    ['FC-SHOCK-1', 'a leap slides through nothing', 'w Dd4 / b Rh5', 'Dd4-e6', 'w De6 / b Rh5 / walls d4'],
    ['FC-SHOCK-1', 'the first and the last square do not count', 'w Ra5 / b Rh5 Rp7', 'Ra5-a7', 'w Ra7 / b Rh5 Rp7 / walls a5 a6'],
    [
      'FC-SHOCK-1',
      "a Queen's Shadow threatens along rays too",
      'w Ra1 / b Qp16 / shadows h5:Qp16',
      'Ra1-a7',
      'w Ra7!1 / b Qp16 / walls a1 a2 a3 a4 a5 a6 / shadows h5',
    ],
    [
      'FC-SHOCK-1',
      'a loaded Cannon counts 3, an empty one nothing',
      'w Ra6 / b Zg12[N] Zc8 / walls',
      'Ra6-h6',
      'w Rh6!3 / b Zc8 Zg12[N] / walls a6 b6 c6 d6 e6 f6 g6',
    ],
    ['FC-SHOCK-1', 'a Lancer and a Pawn count 2', 'w Ra6 / b Pc7 / turn w', 'Ra6-h6', 'w Rh6!4 / b Pc7 / walls a6 b6 c6 d6 e6 f6 g6'],
    ['FC-SHOCK-1', 'a Knight is no rider', 'w Nd4 / b Rh6', 'Nd4-e6', 'w Ne6 / b Rh6 / walls d4'],
    [
      'FC-SHOCK-2',
      'it is over when its next own turn has passed',
      'w Ra1 / b Rh5',
      'Ra1-a9; Ki16-j16; Ki1-j1',
      'w Kj1 Ra9 / b Rh5 Kj16 / walls i1 a1 a2 a3 a4 a5 a6 a7 a8 i16',
    ],
    ['FC-SHOCK-2', 'a new sum replaces it', 'w Ra9!5 / b Rh5 Rp11', 'Ra9-a13', 'w Ra13!1 / b Rh5 Rp11 / walls a9 a10 a11 a12'],
  ]);
  gone([
    ['FC-SHOCK-2', 'R = 5, shock 6: R = 3', 'w Ra1(5)!6 / walls b1', 'a1', 'a2 a3 a4'],
    ['FC-MOVE-3', 'a Ship is shellshocked too', 'w Sa9!11 / walls b10', 'a9', 'a4 a5 a6 a7 a8'],
  ]);
  it("FC-SHOCK-1 · R = 10 in White's next turn", () => {
    const position = reached(at('w Ra1 / b Rh5 Nc7 / closed b8:p'), 'Ra1-a8');
    expect(rangeOn(position, 'a8')).toBe(10);
  });
});
