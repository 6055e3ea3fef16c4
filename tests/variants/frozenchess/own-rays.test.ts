/**
 * Tests that a unit is never its own target, cargo, protector or guard, even if marks turn its rays back (FC-THR-4,
 * FC-JEST-8).
 */
import { describe, expect, it } from 'vitest';
import type { Square } from '../../../src/kernel/board/board.ts';
import { DIRECTIONS } from '../../../src/kernel/board/direction.ts';
import { type Rng, roll, seeded } from '../../../src/kernel/chance.ts';
import { abilitiesOf } from '../../../src/variants/frozenchess/abilities/index.ts';
import { pullsFrom } from '../../../src/variants/frozenchess/mechanics/movement/pulling.ts';
import { ownMoveEnds } from '../../../src/variants/frozenchess/mechanics/movement/quiet.ts';
import { reaches } from '../../../src/variants/frozenchess/moves/bent-lines.ts';
import { bouncesOf } from '../../../src/variants/frozenchess/moves/bounce.ts';
import { captureEnds, pseudoLegalMoves } from '../../../src/variants/frozenchess/moves/generate.ts';
import { attacksOn } from '../../../src/variants/frozenchess/moves/threat/attacks.ts';
import { guardsOf, validProtectors } from '../../../src/variants/frozenchess/moves/threat/guards.ts';
import { empowermentsOf } from '../../../src/variants/frozenchess/moves/threat/powers.ts';
import { threateners, threatsOf } from '../../../src/variants/frozenchess/moves/threat/threat.ts';
import { nameOf, SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import { actingAs, actorAt, stackOn } from '../../../src/variants/frozenchess/position/squares.ts';
import type { Stack, State } from '../../../src/variants/frozenchess/position/state.ts';
import { next as following } from '../../../src/variants/frozenchess/turn/make.ts';
import { at } from './support.ts';

import { randomAct } from './walking.ts';

/** The squares that a unit reaches, and those that support it, by name of the relation. */
const RELATIONS: Readonly<Record<string, (state: State, from: Square) => readonly Square[]>> = {
  threatens: threatsOf,
  attacks: (state, from) => attacksOn(state, from).map((attack) => attack.from),
  'threatens as an enemy would': (state, from) => threateners(state, from, (stackOn(state, from) as Stack).side),
  'is protected by': validProtectors,
  'is guarded by': guardsOf,
  'is empowered by': (state, from) => empowermentsOf(state, from).map(({ by }) => by),
  'moves to': (state, from) => pseudoLegalMoves(state, actorAt(state, from), true).map(({ to }) => to),
  'moves on to': (state, from) => pseudoLegalMoves(state, actorAt(state, from), false).map(({ to }) => to),
  'bounces to': (state, from) => bouncesOf(state, from).map(({ to }) => to),
  'captures on': (state, from) => captureEnds(state, actorAt(state, from)),
  joins: (state, from) => ownMoveEnds(state, from, () => true).map(({ to }) => to),
  pulls: (state, from) => pullsFrom(state, actorAt(state, from)).map(({ target }) => target.square),
};

/** Returns the squares at which the abilities of a unit can aim. */
const aims = (state: State, from: Square): readonly (readonly [code: string, to: Square])[] =>
  abilitiesOf(state, actorAt(state, from)).flatMap((ability) => {
    const menu = ability.ask(state, actorAt(state, from));
    if (menu.kind === 'act') return 'to' in menu.act ? [[ability.code, menu.act.to] as const] : [];
    return menu.choices.flatMap(({ kind, target }) =>
      kind === 'open' && target.kind === 'square' ? [[ability.code, target.square] as const] : [],
    );
  });

/** Describes the units that reach or support themselves. */
const selfish = (state: State): readonly string[] =>
  SQUARES.flatMap((from) =>
    (stackOn(state, from)?.units ?? []).flatMap((unit) => {
      const turn = actingAs(state, from, unit.id);
      const name = `${unit.kind} on ${nameOf(from)}`;
      return [
        ...Object.entries(RELATIONS).flatMap(([what, related]) =>
          related(turn, from).includes(from) ? [`${name} ${what} itself`] : [],
        ),
        ...aims(turn, from).flatMap(([code, to]) => (to === from ? [`${name} aims ${code} at itself`] : [])),
      ];
    }),
  );

const UNITS = ['Q', 'Q', 'R', 'B', 'D', 'T', 'L', 'S', 'O', 'N', 'C', 'X', 'M', 'QR', 'BN', 'SR', 'TD'];
const JESTERS = 4;

const drawn = <T>(list: readonly T[], dice: Rng): readonly [T, Rng] => {
  const [number, next] = roll(dice, list.length, 1);
  return [list[number - 1] as T, next];
};

/** Sets up random riders of both sides, and Jesters that each turn rays with one mark. */
const markedCrowd = (seed: number): State => {
  let dice = seeded(seed);
  const free = SQUARES.filter((square) => square > 15 && square < 240).map(nameOf);
  const place = (): string => {
    const [square, next] = drawn(free, dice);
    dice = next;
    free.splice(free.indexOf(square), 1);
    return square;
  };
  const marks: string[] = [];
  const army = (): string => {
    const jesters = Array.from({ length: JESTERS }, () => {
      const [jester, mark] = [`J${place()}`, place()];
      const [toward, next] = drawn(DIRECTIONS, dice);
      dice = next;
      marks.push(`${mark}:${toward.toUpperCase()}:${jester}`);
      return jester;
    });
    return [...UNITS.map((kind) => `${kind}${place()}`), ...jesters].join(' ');
  };
  return at(`w ${army()} Ki1 / b ${army()} Ki16 / marks ${marks.join(' ')}`) as State;
};

const CROWDS = 6;
const ACTIONS = 1;

describe('a unit has no relation to itself', () => {
  it('FC-THR-4 FC-JEST-8 · no unit reaches, protects or loads itself by turned rays', () => {
    for (let seed = 1; seed <= CROWDS; seed++) {
      let [state, dice]: readonly [State, Rng] = [markedCrowd(seed), seeded(seed)];
      for (let action = 0; action <= ACTIONS; action++) {
        expect(selfish(state), `crowd ${seed}`).toEqual([]);
        const [act, next] = randomAct(state, dice);
        if (!act) break;
        [state, dice] = [following(state, act), next];
      }
    }
  });
});

describe('a ray that a mark turns', () => {
  const square = (name: string): Square => SQUARES.find((each) => nameOf(each) === name) as Square;
  const rook = at('w Re5 Kp1 / b Kp16 / marks e6:E') as State;
  const reached = (state: State, range: number): string =>
    ['e6', 'f6', 'g6', 'h6', 'e7']
      .filter((name) => reaches(state, 'R', 'n', range, square('e5'), square(name)))
      .join(' ');

  it('FC-JEST-8 FC-RANGE-1 · goes as far as its range', () => {
    expect([1, 2, 3, 9].map((range) => reached(rook, range))).toEqual(['e6', 'e6 f6', 'e6 f6 g6', 'e6 f6 g6 h6']);
  });

  it('FC-CORR-1 · ends on a square that is corrupted meanwhile', () => {
    expect(reached({ ...rook, corrupted: [square('g6')] }, 9)).toBe('e6 f6 g6');
    expect(reached(rook, 9)).toBe('e6 f6 g6 h6');
  });
});
