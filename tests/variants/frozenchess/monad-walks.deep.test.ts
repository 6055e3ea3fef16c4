/** Tests random games with waiting and active monads; each ply is checked as in all walks (walking.ts). */
import { it } from 'vitest';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { type ShadowText, withMonads } from './monad-support.ts';
import { walk } from './walking.ts';

const ACTIVE = { active: true } as const;
const BLACK = { side: 'b' } as const;

const STARTS: readonly (readonly [string, string, readonly ShadowText[]])[] = [
  [
    'riders that come out and capture',
    'w Re3 Qd2 Nc3 Pa4 Pb4 Pc4 / b Re14 Qd15 Nc14 Pa13 Pb13 Pc13 Jm9',
    [
      { unit: 'Ra5', plan: '-a9, DS, xa13, -h13', ...ACTIVE },
      { unit: 'Qh8', plan: 'DS, -m8, xm9', ...ACTIVE, ...BLACK },
      { unit: 'Bd9', plan: '-g12, CV d15, -a6' },
      { unit: 'Ng7', plan: '-h9, xi11, DS, -j13', ...ACTIVE },
      { unit: 'Rc9', ...BLACK },
    ],
  ],
  [
    'monads that use abilities in both forms',
    'w Te2 Cf2 Ff3 Pa4 Pm4 / b Te15 Cf15 Jg14 Pa13 Pm13 / tornados h8:8:w',
    [
      { unit: 'Th9', plan: 'DS, TO h12, -h5', ...ACTIVE },
      { unit: 'Ck7', plan: 'MP, DS, QU g10, TS a4', ...ACTIVE },
      { unit: 'Jj10', plan: '-l12, DS, SP 3, DI n14 S, DT', ...ACTIVE, ...BLACK },
      { unit: 'Fb9', plan: 'LJ e4, DS, SL', ...ACTIVE },
      { unit: 'Mn8', plan: '-n5, DS, BO, -n2', ...ACTIVE, ...BLACK },
    ],
  ],
  [
    'monads that wait, wander and get stuck',
    'w Nd5 Pe4 Pf4 / b Nd12 Pe13 Pf13 / walls h9 h10 / closed g9:rP / avalanches E:5:g8,h8,i8 / quick g5:30',
    [
      { unit: 'Rg8', plan: '-g12, -a12', ...ACTIVE },
      { unit: 'Bi8', plan: '-l11, DS', ...ACTIVE, ...BLACK },
      { unit: 'Rg5', plan: 'xg6, -a6', stuck: 4, ...ACTIVE },
      { unit: 'Nd5', plan: '-e7, xf9', ...BLACK },
      { unit: 'Dk4', plan: '-l6*, DS, EG l7', at: 'k5', ...ACTIVE },
    ],
  ],
];

it.each(STARTS)('FC-MONAD-4 FC-RES-6 · every ply is legal among %s', (_what, line, units) => {
  for (let seed = 1; seed <= 2; seed++) walk(withMonads(line, units) as State, seed, 25);
});
