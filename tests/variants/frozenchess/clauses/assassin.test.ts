import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { at, badges, following, goals } from '../support.ts';

const alone = following(at('w Ma1 Ra4 / b Pa3 / turn b'), 'a3 AIM W; Ra4-d4; a3 AIM S');

describeClause('FC-ASSN-1', [
  [
    'an Assassin leaps like a knight or 3 squares along a rank or file',
    'w Me5',
    'reach e5',
    'e2 d3 f3 c4 g4 b5 h5 c6 g6 d7 f7 e8',
  ],
]);

describeClause('FC-ASSN-2', [
  [
    'a Shadow Assassin that captured may capture again or stop',
    'w sMd4 / b sNe6 sBf8 / walls g7',
    'ask d4 e6 #3',
    'g7:FC-SHAD-3 f8 =done',
  ],
  ["a Shadow Assassin's move is no part of a Run", 'w sMd4 / b sBf8', 'ask d4 e6', 'done'],
  ['an Assassin that captured may capture again or stop', 'w Md4 / b Ne6 Bf8', 'ask d4 e6', 'f8 =done'],
  ['a Run goes on after two captures', 'w Md4 / b Ne6 Bf8 Pg10', 'ask d4 e6 f8', 'g10 =done'],
  ['a Run ends after 3 captures', 'w Md4 / b Ne6 Bf8 Pg10 Ph12', 'ask d4 e6 f8 g10', 'done'],
  ['a fused Assassin captures once', 'w MRd4 / b Ne6 Bf8', 'Md4xe6', 'w MRe6 / b Bf8 / walls d4 / hidden e6:n'],
  [
    'hard case 27: after its Run the Assassin is a shadow',
    'w Md4 / b Ne6 Bf8',
    'Md4xe6xf8',
    'w sMf8 / walls d4 e6 / hidden e6:n f8:b',
  ],
  [
    'hard case 27: the shadow that leaves f8 uncovers a closed tomb there',
    'w Md4 / b Ne6 Bf8',
    'Md4xe6xf8; 00; sMf8-f11',
    'w sMf11@1,3 / walls d4 e6 / hidden e6:n / closed f8:b',
  ],
  ['an Assassin that captures once stays in normal form', 'w Md4 / b Ne6', 'Md4xe6', 'w Me6 / walls d4 / hidden e6:n'],
  ['a Run has no fourth capture', 'w Md4 / b Pe6 Pf8 Pg10 Ph12', 'd4 e6 f8 g10 h12', 'no none'],
  [
    'an Assassin may capture 3 units in one Run',
    'w Md4 / b Pe6 Pf8 Pg10 Ph12',
    'Md4xe6xf8xg10',
    'w sMg10 / b Ph12 / walls d4 e6 f8 / hidden e6:p f8:p g10:p',
  ],
  ['a run goes on by captures only', 'w Md4 / b Ne6', 'd4 e6 e9', 'no none'],
  [
    'a Run that captures a Queen leaves its shadow paralysed for 6 turns',
    'w Md4 / b Qe6 Bf8',
    'Md4xe6xf8',
    'w sMf8*6 / walls d4 e6 / hidden e6:q f8:b',
  ],
]);

describeClause('FC-ASSN-3', [
  [
    'the inspector says that an Assassin pays a third for its return',
    'w sMd4@7,9',
    'inspect d4',
    'An Assassin pays only a third of the usual cost of a return',
  ],
  ['nothing is said of a cheaper return of a Shadow Knight', 'w sNd4@7,9', 'inspect d4'],
  ['a Shadow Assassin that travelled 13 squares returns paralysed for 2 turns', 'w sMd4@5,13', 'sMd4 DS', 'w Md4*2'],
]);

describeClause('FC-ASSN-4', [
  ['a fused Assassin cannot climb', 'w MRe4 / walls e5', 'e4 #1 =WC', 'no FC-RES-1'],
  [
    'slime does not reach an Assassin on a wall',
    'w Fe5 / b Mf6 Nf5 / walls f6',
    'Fe5 SL',
    'b Mf6 Nf5*11 / walls f6 / closed e5:F',
  ],
  [
    null,
    'w Me5 / walls e5 e6',
    'Me5-e4',
    'no FC-ASSN-4',
    'On a wall it can only move to wall squares without a piece, or use WallJump.',
  ],
  [null, 'w Me5', 'e5 =WC', 'no FC-ASSN-4 at e4 d5 f5 e6'],
  [null, 'w Me5 Md5 / walls d5', 'e5 =WC d5', 'no FC-ASSN-4', "White's Assassin on d5 is on that wall already."],
  [
    null,
    'w Re5 Ne9 / b Me6 / walls e6',
    'Re5xe6',
    'no FC-ASSN-4',
    'The Assassin on e6 is on a wall: nothing can be aimed at it.',
  ],
  [
    'an Assassin on a wall has the badge of the climb',
    'w Me5 / walls e5',
    'see e5',
    'climb: on a wall: it threatens nothing, and nothing can be aimed at it',
  ],
  ['an Assassin next to a wall has no badge of a wall', 'w Me5 / walls e6', 'see e5'],
  [
    'an Assassin that climbs to e5 leaves a wall on e4',
    'w Me4 / walls e5 e6 f8',
    'Me4 WC e5',
    'w Me5 / walls e4 e5 e6 f8',
  ],
  [
    'an Assassin on a wall makes 2 steps from wall to wall',
    'w Me5 / walls e5 e6 f8',
    'Me5-e6-f8',
    'w Mf8 / walls e5 e6 f8',
  ],
  ['an Assassin on a wall captures no unit', 'w Me5 / b Nf7 / walls e5', 'e5 f7', 'no FC-ASSN-4'],
  ['an Assassin on a wall is not captured', 'w Rf8 / b Mf12 / walls f12', 'f8 f12', 'no FC-ASSN-4'],
  [
    'an Assassin that climbs onto its own wall dissolves that wall',
    'w Me4 / walls e5:Me4',
    'Me4 WC e5',
    'w Me5 / walls e4',
  ],
  [
    'an Assassin that climbs onto its own wall dissolves it',
    'w Me4 / walls e5:Me4 e6',
    'Me4 WC e5',
    'w Me5 / walls e4 e6',
  ],
]);

describeClause('FC-ASSN-5', [
  [null, 'w Me5 / walls e5 d5 f5 e4 e6', 'e5 =WJ', 'no FC-ASSN-5', 'No square orthogonally next to it is empty.'],
  [null, 'w Me5 / walls e5 e6 d5 f5 / b Re1', 'e5 =WJ e4', 'no FC-ASSN-5 at e4 e1'],
  [
    'an Assassin jumps off its wall to d6, which no enemy threatens',
    'w Me6 / walls e6',
    'Me6 WJ d6',
    'w Md6 / walls e6',
  ],
  [
    'an Assassin does not jump off a wall to a threatened square',
    'w Me6 / b Rd9 / walls e6',
    'e6 =WJ d6',
    'no FC-ASSN-5',
  ],
]);

describeClause('FC-ASSN-6', [
  [
    'an Assassin on e4 tunnels under the wall on e5 to e6',
    'w Me4~2 / walls e5',
    'Me4 TU e5',
    'w Me4 / walls e5 / tunnels e4:e5:e6:w',
  ],
  [
    'a tunnel dug from its other end is the same tunnel',
    'w Me4~2 / walls e5 / tunnels e6:e5:e4:w',
    'Me4 TU e5',
    'w Me4 / walls e5 / tunnels e6:e5:e4:w',
  ],
  [
    'a tunnel of each side is under the same wall',
    'w Me4~2 / walls e5 / tunnels e4:e5:e6:b',
    'Me4 TU e5',
    'w Me4 / walls e5 / tunnels e4:e5:e6:b e4:e5:e6:w',
  ],
  ['an Assassin that stayed 1 turn digs no tunnel', 'w Me4~1 / walls e5', 'Me4 TU e5', 'no FC-ASSN-6'],
  ['the exit of a tunnel must be empty', 'w Me4~2 Pe6 / walls e5', 'Me4 TU e5', 'no FC-ASSN-6'],
  ['the exit of a tunnel must not be threatened', 'w Me4~2 / b Rp6 / walls e5', 'Me4 TU e5', 'no FC-ASSN-6'],
  [
    'a Rook moves through a tunnel from e4 to e6',
    'w Re4 / walls e5 / tunnels e4:e5:e6:w',
    'Re4-e6',
    'w Re6 / walls e4 e5 / tunnels e4:e5:e6:w',
  ],
  [
    'a Rook goes back through a tunnel from e6 to e4',
    'w Re6 / walls e5 / tunnels e4:e5:e6:w',
    'Re6-e4',
    'w Re4 / walls e5 e6 / tunnels e4:e5:e6:w',
  ],
  ['an enemy does not go through a tunnel', 'b Re4 / turn b / walls e5 / tunnels e4:e5:e6:w', 'Re4-e6', 'no FC-MOVE-1'],
  [
    'no unit goes through a tunnel onto an occupied square',
    'w Re4 / b Ne6 / walls e5 / tunnels e4:e5:e6:w',
    'Re4 e6',
    'no FC-MOVE-1',
  ],
  ['a tunnel ends when its wall dissolves', 'w Pe6 / walls e5:Pe6 / tunnels e4:e5:e6:w', 'e6-e7', 'w Pe7 / walls e6'],
  [null, 'w Me5', 'e5 =TU', 'no FC-ASSN-6 at e5'],
  [null, 'w Me5 / walls e6 e7', 'e5 =TU e6', 'no FC-ASSN-6 at e5'],
  [
    'the exit of a tunnel bears its mark',
    'tunnels e4:e5:e6:w / walls e5',
    'see e6',
    "tunnel: White's tunnel to e4, open until the wall between them disappears",
  ],
]);

describeClause('FC-ASSN-7', [
  ['an Assassin leaves a bomb on its own square', 'w Me5', 'Me5 BO', 'w Me5 / bombs e5:w:owned'],
  ['an Assassin lays no bomb with a unit next to it', 'w Me5 Pd4', 'Me5 BO', 'no FC-ASSN-7'],
  ['an Assassin with a bomb on the board lays no second one', 'w Me5 / bombs a9:w:Me5', 'Me5 BO', 'no FC-ASSN-7'],
  [
    'a Rook that slides past an enemy bomb does not set it off',
    'b Ra6 / turn b / bombs e5:w',
    'Ra6-p6',
    'b Rp6!9 / walls a6 b6 c6 d6 e6 f6 g6 h6 i6 j6 k6 l6 m6 n6 o6 / bombs e5:w',
  ],
  [
    'a Rook that stops next to an enemy bomb sets it off',
    'b Rf9 / turn b / bombs e5:w',
    'Rf9-f6',
    'closed f6:r / walls f7 f8 f9',
  ],
  [
    'a bomb kills units of both sides',
    'w Pd4 / b Rf9 / turn b / bombs e5:w',
    'Rf9-f6',
    'closed d4:P f6:r / walls f7 f8 f9',
  ],
  [
    'a unit next to a bomb of its own side is safe',
    'w Rf9 / bombs e5:w',
    'Rf9-f6',
    'w Rf6 / walls f7 f8 f9 / bombs e5:w',
  ],
  [
    'an enemy already next to a bomb may move on next to it',
    'b Kf6 / turn b / bombs e5:w',
    'Kf6-f5',
    'b Kf5 / walls f6 / bombs e5:w',
  ],
  [
    'a unit unloaded next to an enemy bomb sets it off',
    'b Sf6[P] / turn b / bombs e5:w',
    'Sf6 UL 1 f5',
    'closed f5:p f6:s',
  ],
  [
    'a bomb outlives its Assassin and has no owner then',
    'w Me5 / b Re9 / bombs a9:w:Me5 / turn b',
    'Re9xe5',
    'b Re5(13)!2 / walls e6 e7 e8 e9 / hidden e5:M / bombs a9:w',
  ],
  [
    'hard case 20: a Knight pulled to f5 and then to e5 sets off the bomb on d4',
    'b Ng6 / bombs d4:w / tornados e5:10:w',
    'Ki1-i2; Ki16-i15',
    'w Ki2 / b Ki15 / closed e5:n / walls i1 i16 / tornados e5:8:w',
  ],
  [
    'hard case 20: the Knight on f5 does not set off the bomb yet',
    'w Sc3 / b Ng6 / bombs d4:w / tornados e5:10:w',
    'Ki1-i2',
    'w Sc3 Ki2 / b Nf5 / walls i1 / bombs d4:w / tornados e5:9:w',
  ],
  [
    'hard case 20: the bomb kills every unit from c3 to e5',
    'w Sc3 / b Ng6 / bombs d4:w / tornados e5:10:w',
    'Ki1-i2; Ki16-i15',
    'w Ki2 / b Ki15 / closed c3:S e5:n / walls i1 i16 / tornados e5:8:w',
  ],
  ['the bomb of an Assassin that morphs has no owner', 'w Me5 / bombs a9:w:Me5', 'Me5 MO N', 'w Ne5*18 / bombs a9:w'],
  [null, 'w Me5 / bombs a1:w:Me5', 'e5 =BO', 'no FC-ASSN-7', 'Its bomb is still on a1. It can have only one.'],
  [
    'a bomb bears its mark',
    'bombs b15:b',
    'see b15',
    "bomb: Black's bomb, explodes when a white piece comes next to it",
  ],
  ['a square next to a bomb bears the mark of a fuse', 'bombs b15:b', 'see c16', "fuse: next to Black's bomb on b15"],
  ['a square two away from a bomb is not marked', 'bombs b15:b', 'see d15'],
  [
    'the danger lens marks a bomb in the corner and the squares around it',
    'bombs a1:w',
    'lens danger',
    "a1 White's bomb on a1",
    "b1 next to White's bomb on a1",
    "a2 next to White's bomb on a1",
    "b2 next to White's bomb on a1",
  ],
  [
    'a unit that returns next to an enemy bomb sets it off',
    'w sNd4@5 / b Pp9 / bombs e5:b',
    'sNd4 DS',
    'b Pp9 / closed d4:N',
  ],
]);

it('FC-ASSN-8 · an Assassin empowered by a Rook moves like it, without capturing', () => {
  expect(goals(alone, 'a1')).toBe('b1 c1 d1 e1 f1 g1 h1 a2 c2 b3');
});

it('FC-ASSN-8 · an Assassin keeps only the pattern of its last empowering unit', () => {
  const again = following(
    at('w Ma1 Ra4 Nc4 / b Pn14 / turn b'),
    'n14 AIM W; Ra4-a8; n14 AIM S; Nc4-d2; n14 AIM W; Nd2-b3; n14 AIM S',
  );
  expect(GAME.write(again)).toContain('"retained":[["N",16]]');
  expect(goals(again, 'a1')).toBe('d1 b2 c2');
});

it('FC-ASSN-8 · a position file keeps the pattern that an Assassin retains', () => {
  const read = GAME.read(GAME.write(alone));
  expect(read.ok && goals(read.value, 'a1')).toBe('b1 c1 d1 e1 f1 g1 h1 a2 c2 b3');
  expect(GAME.write(alone)).toContain('"retained":[["R",16]]');
  expect(badges(alone, 'a1', 'retained')).toEqual(['retained: retains the moves of a Rook']);
});
