import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { following, positionFile, unitsOn } from '../support.ts';

describeClause('FC-RESP-1', [
  [
    'the player is offered the tombs whose first unit is friendly',
    'w Ra5 / open b2:N c3:n d4:P',
    'ask =RS',
    'b2 c3:FC-RESP-1 d4',
  ],
  [
    'a Rook does not come back where an enemy Queen threatens it',
    'w Qa9 / open a1:rN / turn b',
    'RS a1',
    'no FC-THR-6',
  ],
  [
    'a Rook comes back where no enemy threatens it',
    'w Qc9 / open a1:rN / turn b',
    'RS a1',
    'w Qc9 / b Ra1 / hidden a1:N',
  ],
  ['a closed tomb gives no unit back', 'closed a1:rN / turn b', 'RS a1', 'no FC-RESP-1'],
  ['hard case 31: White may bring back the Knight', 'open e5:Nr', 'RS e5', 'w Ne5 / hidden e5:r'],
  ['hard case 31: Black does not bring back a Rook behind a Knight', 'open e5:Nr / turn b', 'RS e5', 'no FC-RESP-1'],
  ['the player is told that no open tomb has a unit to bring back', 'w Re5', '=RS a1', 'no FC-RESP-1 at nothing'],
  [
    'the player is told that only Black can bring back its Knight',
    'w Re5 / open a1:n',
    '=RS a1',
    'no FC-RESP-1',
    "Only Black can respawn here: the first piece buried on a1 is Black's Knight.",
  ],
  [
    'the player is told that a covered tomb gives no unit back',
    'w Re5 Pa1 / hidden a1:N',
    '=RS a1',
    'no FC-RESP-1 at nothing',
  ],
  [
    'a bomb elsewhere keeps no unit from coming back',
    'open a1:N / bombs h8:b / b Pp9',
    'RS a1',
    'w Na1 / b Pp9 / bombs h8:b',
  ],
  ['no unit comes back where a shadow is', 'w sRb9 / b Pp9 / open a9:N', 'sRb9-a9; 00; RS a9', 'no FC-RESP-1'],
  [
    'hard case 31: Black does not bring back the Rook when the Knight has left',
    'w Xe2 / open e8:Nr',
    'RS e8; Ki16-j16; Ne8-g9; Kj16-k16; Ng9-f11; RS e8',
    'no FC-RESP-1',
  ],
  [
    'hard case 31: Black brings back the Rook when the tomb has exploded',
    'w Xe2 / open e8:Nr',
    'RS e8; Ki16-j16; Ne8-g9; Kj16-k16; Ng9-f11; Kk16-l16; Xe2 TB e8; RS e8',
    'w Xe2*2 Nf11 / b Re8 Kl16 / walls g9 k16',
  ],
]);

describeClause('FC-RESP-2', [
  [
    'a Queen captured where it captured a Rook is queued after it',
    'w Qa5 / b Ra1 PPb3',
    'Qa5xa1; P1b3-b2xa1=R',
    'w - / b RPa1*6 / walls a2 a3 a4 a5 b2 b3 / hidden a1:rQ',
  ],
  ['the inspector says when the second unit of a tomb follows', 'open e5:rP', 'inspect e5', 'says white Pawn'],
]);

it('FC-RESP-1 FC-RANGE-2 · a Rook that grew by 2 and lost 6 returns with range 18', () => {
  const file = JSON.parse(positionFile('open e5:R')) as {
    tombs: { e5: { queue: Record<string, unknown>[] } };
  };
  Object.assign(file.tombs.e5.queue[0] ?? {}, { crr20: 120, ext20: 40, capN: 2 });
  const read = GAME.read(JSON.stringify(file));
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  const position = following(read.value, 'RS e5');
  expect(unitsOn(position, 'e5')[0]).toMatchObject({ kind: 'R', ext20: 40, capN: 2 });
  expect(unitsOn(position, 'e5')[0]).not.toHaveProperty('crr20');
});
