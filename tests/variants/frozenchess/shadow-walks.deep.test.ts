/** Tests random games with shadows of every kind, alone, sharing and covered: laws, and round trips of texts. */
import { expect, it } from 'vitest';
import { seeded } from '../../../src/kernel/chance.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws/laws.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { at } from './support.ts';
import { walk } from './walking.ts';

const CROWD =
  'w Pa3 Pc5 Ne5 Rf3 Bh6 Qd2 Tk4 sRa1@6,3 sNe5@5 sNe5@7,12 sBd4@5,2 sQh8@9,1 sDk6@5 sTm8@5,4 sCe9@5 sLg6@5 sFb2@5 sXc2@5 sAd10@5 sSh4@5,6[PsN] sOf7@5 sZg2@5[P] sMi9@5,13 sJl5@5 sPn15@5 / ' +
  'b Pb14 Pd12 Nf12 Rg14 Ba11 Qe15 Tl13 Fj10 sRa9@6,3 sRa9@5 sNe9@5 sBd12@5,2 sQh11@9,1 sDk10@5 sTm12@5,4 sCe12@5 sLg10@5 sFb15@5 sAd15@5 sSh12@5,6[PsN] sOf10@5 sMi8@5,13 sJl11@5 sPn2@5 sPh8@5 / ' +
  'walls d5 d6 e6 m8 l9 / closed b8:Pn o9:r / open c9:qP / hidden a9:n / traps h9:b i5:w / turn ';

const GAMES = 2;
const ACTIONS = 30;
const TRIALS = 16;

for (const side of ['w', 'b']) {
  it(`FC-SHAD-2 FC-SHAD-3 FC-RES-2 · random games with shadows are legal, ${side} first`, () => {
    for (let game = 1; game <= GAMES; game++) walk(at(CROWD + side) as State, game, ACTIONS);
  });

  it(`FC-SHAD-6 FC-RES-1 · laws and round trips hold among shadows, ${side} to move`, () => {
    const position = at(CROWD + side);
    let dice = seeded(7);
    for (let trial = 0; trial < TRIALS; trial++) {
      const found = randomPicks(GAME, position, dice);
      if (!found) break;
      dice = found[1];
      expect([...brokenLaws(GAME, position, found[0]), ...brokenNotation(GAME, position, found[0])]).toEqual([]);
    }
  });
}

it('FC-SHAD-6 · every action of a shadow has its own spelling', () => {
  const position = at(`${CROWD}w`) as State;
  const squares = [
    ...new Set(position.shadows.filter(({ stack }) => stack.side === 'white').map(({ square }) => square)),
  ];
  const texts = squares.flatMap((square) =>
    [...GAME.actions(position, [{ kind: 'square', square }])].map(({ notation }) => notation),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(new Set(texts).size).toBe(texts.length);
});
