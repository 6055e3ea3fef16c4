import type { CourseOf } from '../../../kernel/learning/lesson.ts';
import type { RULES } from '../rules/index.ts';

export const PRIMER: CourseOf<typeof RULES>['primer'] = [
  {
    title: 'The turn',
    says: [
      'Make 1 move. You cannot pass, castle or promote.',
      'Almost every piece slides like a queen, and every Pawn like a rook, always to an empty square.',
    ],
    shows: { says: 'Two Pawns slide like rooks.', play: 'Pc2-c4; Pg7-g3' },
    reads: ['BQ-TURN'],
  },
  {
    title: 'The goal',
    says: [
      'Checkmate the enemy Titan, which moves and captures like a king. A player without a legal move loses, too.',
      'Your Titan may never be left where it could be captured, in any of the ways below.',
    ],
    shows: {
      says: 'The Titan in the corner is frozen and attacked: checkmate.',
      at: '8/8/8/8/8/k7/1i6/K7 b standard play -',
      play: 'Ka3-a2',
    },
    reads: ['BQ-END', 'BQ-CHECK', 'BQ-TITAN'],
  },
  {
    title: 'Capturing',
    says: [
      'Only the Titan captures by moving onto an enemy. Others leave it behind, squeeze it or leap over it.',
      'One move can capture several pieces. Whatever it can capture it must capture. Only the piece that moves captures.',
    ],
    shows: {
      says: 'The Pawn on d5 pinches both enemies against its own Pawns.',
      at: '7k/8/8/1Pp1pP2/8/8/3P4/6K1 w standard play -',
      play: 'Pd2-d5xc5,e5',
    },
    reads: ['BQ-GEN'],
  },
  {
    title: 'The pieces',
    says: ['Each piece captures in its own way. The lessons show them one by one.'],
    pieces: true,
    shows: {
      says: 'The Long Leaper leaps over what it captures.',
      at: '7k/8/8/8/L1p2p2/8/8/6K1 w standard play -',
      play: 'La4-g4xc4,f4',
    },
    reads: ['BQ-PAWN', 'BQ-WITH', 'BQ-COOR', 'BQ-LEAP'],
  },
  {
    title: 'The Immobilizer',
    says: [
      'The Immobilizer captures nothing. Enemies next to it are frozen: they cannot move, capture or give check.',
      'Instead of moving you may remove one of your frozen pieces. The Titan cannot be removed.',
    ],
    shows: {
      says: 'The Immobilizer on d4 freezes the Pawn on c5.',
      at: '7k/8/8/2p5/8/8/8/I5K1 w standard play -',
      play: 'Ia1-d4',
      tries: 'c5 c6',
    },
    reads: ['BQ-IMM'],
  },
  {
    title: 'The Chameleon',
    says: [
      'The Chameleon captures each enemy the way that enemy captures. It leaps over Long Leapers and pinches Pawns.',
      'It cannot capture an Immobilizer or another Chameleon. Next to an Immobilizer the two freeze each other.',
    ],
    shows: {
      says: 'Like a Long Leaper, the Chameleon leaps over both.',
      at: '7k/8/8/8/S1l2l2/8/8/6K1 w standard play -',
      play: 'Sa4-g4xc4,f4',
    },
    reads: ['BQ-CHAM', 'BQ-SIDE'],
  },
];
