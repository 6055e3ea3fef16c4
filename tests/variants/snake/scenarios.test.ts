/** Cases without an example in the rules document: refusals with their squares, and steps of plays. */
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeScenarios, type Scenario } from '../../support/scenario.ts';

const REFUSALS: readonly Scenario[] = [
  {
    rule: 'SN-TURN-1',
    says: 'an empty square holds no piece',
    tries: 'd4',
    words: 'd4 is empty',
    lights: 'd4',
  },
  {
    rule: 'SN-TURN-1',
    says: "an enemy piece is not the mover's",
    tries: 'a8',
    words: "It is White's turn.",
    lights: 'a8',
  },
  {
    rule: 'SN-TURN-1',
    says: 'the Snake moves second',
    tries: 'f2',
    words: 'The Snake moves second. First move a piece.',
    lights: 'f2',
  },
  {
    rule: 'SN-TURN-1',
    says: 'the Snake is not moved first in notation',
    tries: 'g2',
    words: 'The Snake moves second',
  },
  {
    rule: 'SN-TURN-3',
    says: 'the Head waits for a piece, and its verdict is told',
    tries: 'e2',
    lights: 'e2',
  },
  {
    rule: 'SN-TURN-1',
    says: 'one piece moves, not two',
    play: 'e3-e4',
    tries: 'a3',
    words: 'White has moved a piece. Now move the Snake.',
    lights: 'f2',
  },
  {
    rule: 'SN-HEAD-1',
    says: 'the Head is not a square it can go to',
    play: 'e3-e4',
    tries: 'f2 f2',
    words: 'Choose a square orthogonally next to the Head.',
    lights: 'f2',
  },
  {
    rule: 'SN-HEAD-2',
    says: 'never farther than one square',
    play: 'e3-e4',
    tries: 'd4',
    words: 'd4 is not orthogonally next to the Head.',
    lights: 'f2',
  },
  {
    rule: 'SN-HEAD-2',
    says: 'never onto an own piece',
    play: 'e3-e4',
    tries: 'f3',
    lights: 'f3',
  },
  {
    rule: 'SN-HEAD-2',
    says: 'never onto an own Common Part',
    play: 'e3-e4',
    tries: 'g2',
    lights: 'g2',
  },
  {
    rule: 'SN-HEAD-2',
    says: 'never onto a body Part of the enemy',
    at: '8/8/8/8/8/8/8/8 w P d4c4b4 f6e6e5d5 - 0 1',
    tries: 'd5',
    lights: 'd5',
  },
  {
    rule: 'SN-SHIELD-3',
    says: 'an invulnerable Head is an occupied square',
    at: '8/8/8/8/8/8/8/8 w P d3c3b3 d4d5d6d7 b 0 2',
    tries: 'd4',
    lights: 'd4',
  },
  {
    rule: 'SN-HEAD-3',
    says: 'the attacker and its line are lit',
    at: '8/8/8/7l/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    tries: 'd5',
    lights: 'e5 f5 g5 h5',
  },
  {
    rule: 'SN-HEAD-3',
    says: 'two attackers are both named',
    at: '8/8/2a5/8/7l/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    tries: 'e4',
    words: 'The Lancer on h4 and the Archer on c6 attack e4.',
    lights: 'f4 g4 h4 c6 d5',
  },
  {
    rule: 'SN-SAFE-2',
    says: 'the leaving Tail opens the line',
    at: '8/8/8/8/8/l7/8/8 w P d4c4c3 h8g8f8 - 0 1',
    tries: 'd3',
    lights: 'a3 b3 c3 c3',
  },
  {
    rule: 'SN-SAFE-1',
    says: 'the Head does not go next to the enemy Head',
    at: '8/8/8/8/8/8/8/8 b P d3c3b3 d5d6d7 - 0 1',
    tries: 'd4',
    lights: 'd3',
  },
  {
    rule: 'SN-HEAD-4',
    says: 'the Head does not follow its own Tail into an attack',
    at: '8/8/8/8/7l/8/8/8 w P d4d5e5e4 a8b8c8 - 0 1',
    tries: 'e4',
    lights: 'f4 g4 h4',
  },
  {
    rule: 'SN-PIECE-1',
    says: 'no square of an own piece',
    tries: 'a1 b3',
    lights: 'b3',
  },
  {
    rule: 'SN-SNAKE-3',
    says: 'no square of an own Part',
    tries: 'f1 h2',
    lights: 'h2',
  },
  {
    rule: 'SN-SNAKE-3',
    says: 'a slide ends in front of a Part',
    at: '8/8/8/8/1F6/8/8/8 w P h1h2h3 g4f4f5 - 0 1',
    tries: 'b4 h4',
    lights: 'f4',
  },
  {
    rule: 'SN-SNAKE-3',
    says: 'a Pawn does not step onto a Part',
    at: '8/8/8/2pp4/8/8/8/8 b P b4c4d4 h8g8f8 - 0 1',
    tries: 'c5 c4',
    lights: 'c4',
  },
  {
    rule: 'SN-SNAKE-5',
    says: 'a Tail is never captured',
    at: '8/8/8/2pp4/8/8/8/8 b P b4c4d4 h8g8f8 - 0 1',
    tries: 'c5 d4',
    lights: 'd4',
  },
  {
    rule: 'SN-SHIELD-2',
    says: 'an invulnerable Head is out of reach',
    at: '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    tries: 'd8 d5',
    lights: 'd5',
  },
  {
    rule: 'SN-FALCON-1',
    says: 'a Falcon does not capture along lines',
    at: '8/8/8/3p4/3F2p1/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    tries: 'd4 d5',
    lights: 'd5',
  },
  {
    rule: 'SN-FALCON-1',
    says: 'a Falcon does not pass a piece',
    at: '8/8/8/3p4/3F2p1/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    tries: 'd4 d6',
    lights: 'd5',
  },
  {
    rule: 'SN-FALCON-1',
    says: "a Falcon's leap is for captures",
    at: '8/8/8/3p4/3F2p1/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    tries: 'd4 e6',
    lights: 'e6',
  },
  {
    rule: 'SN-LANCER-1',
    says: 'a Lancer only captures along lines',
    at: '8/8/3p4/8/3L4/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    tries: 'd4 d5',
  },
  {
    rule: 'SN-LANCER-1',
    says: 'beyond the pattern',
    tries: 'a1 d4',
    lights: 'a1',
  },
  {
    rule: 'SN-YURT-1',
    says: 'no step sideways',
    at: '8/8/8/8/3Y4/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    tries: 'd4 e4',
  },
  {
    rule: 'SN-PAWN-1',
    says: 'no double step',
    at: '8/8/8/8/8/8/P7/8 w P h1h2h3 a8b8c8 - 0 1',
    tries: 'a2 a4',
  },
  {
    rule: 'SN-BASE-2',
    says: 'a Pawn on its second rank has one step',
    at: '8/8/8/8/8/8/P7/8 w P h1h2h3 a8b8c8 - 0 1',
    after: 'a2',
    open: 'a3',
  },
  {
    rule: 'SN-PAWN-1',
    says: 'a Pawn that cannot move says what is in its way',
    at: '8/8/8/8/4p3/4P3/P7/8 w P h1h2h3 a8b8c8 - 0 1',
    tries: 'e3',
    words:
      'The Pawn on e3 cannot move. The Pawn cannot capture on e4: it captures 1 square diagonally forward.',
    lights: 'e4',
  },
  {
    rule: 'SN-PROMO-1',
    says: 'no other kind',
    at: '8/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    tries: 'a7 a8 =Q',
    words: 'A Pawn can only become a Lancer (L), Kheshig (H), Archer (A), Falcon (F) or Yurt (Y).',
    lights: 'a8',
  },
  {
    rule: 'SN-TURN-2',
    says: 'a piece of a waived portion says why it cannot move',
    at: '8/8/2p5/2P5/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 5',
    tries: 'c6',
    lights: 'c5 d5',
  },
  {
    rule: 'SN-SHIELD-2',
    says: 'also square by square',
    at: '8/8/2p5/2P5/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 5',
    tries: 'c6 d5',
    lights: 'd5',
  },
  {
    rule: 'SN-END-6',
    says: 'no claim before 100',
    tries: '=claim-draw',
    words: 'A draw can be claimed after 100 more turns without a Pawn move or a capture.',
  },
  {
    rule: 'SN-END-6',
    says: 'no claim between piece and Snake',
    at: '8/8/8/8/8/8/8/Y7 w S b3b4b5 h1g1f1 - 120 100',
    tries: '=claim-draw',
    words: 'A draw can only be claimed before the piece move.',
  },
  {
    rule: 'SN-END-7',
    says: 'nothing to accept',
    tries: '=white-accepts',
    words: 'There is no draw offer to answer.',
  },
  {
    rule: 'SN-END-7',
    says: 'one offer at a time',
    play: '=white-offers',
    tries: '=black-offers',
    words: 'There is already a draw offer.',
  },
  {
    rule: 'SN-TURN-1',
    says: 'an answer to no question',
    tries: '=pass',
    words: '"pass" is not a choice in this game.',
  },
  { rule: 'SN-TURN-1', says: 'units are picked by their squares', tries: '#1', words: 'Choose a square.' },
  { rule: 'SN-TURN-1', says: 'after a piece, too', tries: 'a1 >n', words: 'Choose a square.' },
];

const TOLD: readonly Scenario[] = [
  {
    rule: 'SN-LANCER-1',
    says: 'a piece move is told by its own clause',
    play: 'La1-c2',
    tells: 'SN-LANCER-1',
  },
  {
    rule: 'SN-BODY-1',
    says: 'the body follows the Head',
    play: 'e3-e4/Se2',
    tells: 'SN-HEAD-1 SN-BODY-1 SN-TURN-1',
  },
  {
    rule: 'SN-GROW-1',
    says: 'a capture is told as capture, following, growing and invulnerability',
    at: '8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    play: 'Sxd5',
    tells: 'SN-HEAD-5 SN-BODY-1 SN-GROW-1 SN-SHIELD-1',
  },
  {
    rule: 'SN-HEAD-4',
    says: 'after the Tail',
    at: '8/8/8/8/8/8/8/8 w P d4d5e5e4 a8b8c8 - 0 1',
    play: 'Se4',
    tells: 'SN-HEAD-4 SN-BODY-1',
  },
  {
    rule: 'SN-HEAD-6',
    says: 'the enemy Head',
    at: '8/8/8/8/8/8/8/8 w P d4c4b4 d5d6d7 - 0 1',
    play: 'Sxd5',
    tells: 'SN-HEAD-6 SN-BODY-1 SN-GROW-1 SN-END-3',
  },
  {
    rule: 'SN-PROMO-1',
    says: 'promotion',
    at: '8/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    play: 'a7-a8=F',
    tells: 'SN-PAWN-1 SN-PROMO-1',
  },
  {
    rule: 'SN-TURN-2',
    says: 'the waiver is told at the end of the action that leads to it',
    at: '8/8/8/8/8/1p6/8/4Y3 w S h8h7h6 b2c2d2 - 0 1',
    play: 'Sg8',
    tells: 'SN-HEAD-1 SN-BODY-1 SN-TURN-2',
    open: 'a2 b1 b2',
  },
  { rule: 'SN-END-2', says: 'stranding ends the game', play: 'Hg1-e2', tells: 'SN-KHESHIG-1 SN-END-2' },
  {
    rule: 'SN-SHIELD-4',
    says: 'invulnerability goes after one play',
    at: '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    play: 'g5-g4/Sh7',
    tells: 'SN-HEAD-1 SN-BODY-1 SN-SHIELD-4 SN-SAFE-6',
  },
];

const BORDERS: readonly Scenario[] = [
  {
    rule: 'SN-PROMO-1',
    says: 'no promotion a rank too early',
    at: '8/8/P7/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    actions: 'a6-a7',
  },
  {
    rule: 'SN-END-3',
    says: 'a player whose only way out is the capture of the Head is not stuck',
    at: '8/8/8/8/8/p7/P7/7L w P a1b1c1 h8g8f8 - 0 1',
    ends: 'no',
  },
  {
    rule: 'SN-END-3',
    says: 'the capture of the Head wins',
    at: '8/8/8/8/8/p7/P7/7L w P a1b1c1 h8g8f8 - 0 1',
    play: 'Lh1xh8#',
    ends: 'white',
  },
  {
    rule: 'SN-END-2',
    says: 'a promotion can strand as well',
    at: '8/3PP3/8/8/8/8/P7/8 w P d8c8b8 h1h2h3 - 0 1',
    after: 'e7',
    actions: 'e7-e8=L/S0; e7-e8=H/S0; e7-e8=A/S0; e7-e8=F/S0; e7-e8=Y/S0',
  },
];

const LINES: readonly Scenario[] = [
  {
    rule: 'SN-SAFE-2',
    says: 'the Tail that leaves opens a line, and that is told',
    at: '8/8/8/8/8/L7/8/8 w S d4c4c3 e3f3g3 - 0 1',
    play: 'Sd5',
    tells: 'SN-HEAD-1 SN-BODY-1 SN-SAFE-2',
  },
  {
    rule: 'SN-SAFE-2',
    says: 'the Head that arrives shuts a line of its own side',
    at: '8/8/8/L7/8/8/8/8 w S d4c4c3 h5h6h7 - 0 1',
    play: 'Sd5',
    tells: 'SN-HEAD-1 SN-BODY-1 SN-SAFE-2',
  },
];

/** Two Snakes of four Parts that circle while nothing else can move: eight plays repeat the position. */
const CIRCLING = '--/Sb1; --/Sg8; --/Sb2; --/Sg7; --/Sa2; --/Sh7; --/Sa1; --/Sh8';

const ENDINGS: readonly Scenario[] = [
  {
    rule: 'SN-END-5',
    says: 'the fifth time the same position is no draw, nor can one be claimed',
    at: '8/8/8/8/8/8/8/8 w P a1a2b2b1 h8h7g7g8 - 0 1',
    play: Array.from({ length: 5 }, () => CIRCLING).join('; '),
    gives: '8/8/8/8/8/8/8/8 w P a1a2b2b1 h8h7g7g8 - 40 21',
    ends: 'no',
  },
  {
    rule: 'SN-END-6',
    says: 'claimed at 100',
    at: '8/2p5/8/8/8/8/P2Y4/8 w P h1h2h3 f8g8h8 - 99 80',
    play: 'Yd2-d3/Sg1; =claim-draw',
    ends: 'nobody',
  },
  { rule: 'SN-END-7', says: 'resignation', play: 'e3-e4; =black-resigns', ends: 'white' },
  {
    rule: 'SN-END-7',
    says: 'agreement in the middle of a turn',
    play: 'e3-e4; =white-offers; Se2; =black-accepts',
    ends: 'nobody',
  },
  {
    rule: 'SN-END-7',
    says: "the offer is gone with the opponent's first-part move",
    play: 'e3-e4; =white-offers; Se2; e6-e5',
    tries: '=black-accepts',
    words: 'There is no draw offer to answer.',
  },
  {
    rule: 'SN-END-7',
    says: 'a refused offer is gone',
    play: '=white-offers; =black-refuses',
    tries: '=black-accepts',
    ends: 'no',
  },
];

describeScenarios(GAME, REFUSALS);
describeScenarios(GAME, TOLD);
describeScenarios(GAME, BORDERS);
describeScenarios(GAME, LINES);
describeScenarios(GAME, ENDINGS);
