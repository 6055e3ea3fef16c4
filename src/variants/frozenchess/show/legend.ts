import type { LegendOf } from '../../../kernel/learning/legend.ts';
import type { LOOKS } from '../looks.ts';
import type { RULES } from '../rules/index.ts';

export const LEGEND: LegendOf<typeof RULES, typeof LOOKS> = {
  marks: {
    wall: { says: 'A wall: the squares over which a piece has moved.', rule: 'FC-WALL-1' },
    tomb: {
      says: 'A closed tomb, with a number if it holds more than 1 piece. It explodes when a piece steps on it.',
      rule: 'FC-TOMB-2',
      value: 2,
    },
    'open-tomb': {
      says: 'An open tomb. Its first piece may respawn.',
      rule: 'FC-TOMB-2',
    },
    'hidden-tomb': { says: 'A tomb that a piece or a wall covers.', rule: 'FC-TOMB-2' },
    'about-to-explode': {
      says: 'This tomb explodes after so many turns unless a piece threatens it.',
      rule: 'FC-TROT-1',
      value: 3,
    },
    blast: { says: 'An explosion reaches this square at the end of this turn.', rule: 'FC-TROT-1' },
    trap: { says: 'A trap: an enemy piece that arrives here is paralysed.', rule: 'FC-JEST-3' },
    'sprung-trap': { says: 'A trap that has caught the piece here.', rule: 'FC-JEST-3' },
    bomb: { says: 'A bomb: it explodes when an enemy comes next to it.', rule: 'FC-ASSN-7' },
    fuse: { says: 'Next to a bomb: an enemy that comes here sets it off.', rule: 'FC-ASSN-7' },
    shadow: { says: "A Queen's Shadow with its range.", rule: 'FC-QUEEN-4', value: 16 },
    tornado: { says: 'The centre of a tornado that lasts so many turns.', rule: 'FC-TEMP-3', value: 8 },
    wind: { says: 'A tornado pulls pieces from here, this way.', rule: 'FC-TEMP-3' },
    pull: { says: 'The tornado pulls the piece here this way at the end of this turn.', rule: 'FC-TEMP-3' },
    avalanche: {
      says: 'An avalanche pushes pieces this way for so many turns.',
      rule: 'FC-TEMP-4',
      value: 5,
    },
    push: {
      says: 'The avalanche pushes the piece here this way at the end of this turn.',
      rule: 'FC-TEMP-4',
    },
    quick: { says: 'Time runs twice as fast here for so many turns.', rule: 'FC-CHAN-5', value: 12 },
    tunnel: { says: "A tunnel of one side's pieces. Its line leads to the other end.", rule: 'FC-ASSN-6' },
    distract: { says: 'Slides turn this way here while its Jester lives.', rule: 'FC-JEST-8' },
    corrupted: { says: 'A corrupted square: a piece that lands here dies for good.', rule: 'FC-CORR-2' },
    hatching: { says: 'An Egg hatches here at the end of this turn.', rule: 'FC-EGG-2' },
    'next-step': { says: 'The next step of a plan begins here.', rule: 'FC-MONAD-1', value: 1 },
    plan: { says: 'A later step of a plan begins here.', rule: 'FC-MONAD-1', value: 2 },
    march: { says: 'This monad acts at the end of this turn.', rule: 'FC-MONAD-4' },
    attacker: { says: 'This piece gives check.', rule: 'FC-THR-5' },
  },
  overlays: {
    attacker: { says: 'This piece can capture the one you point at.', rule: 'FC-THR-7' },
    attacked: { says: 'So many pieces threaten this square.', rule: 'FC-THR-3', value: 2 },
    danger: {
      says: 'Explosions reach this square, or a slide over it costs so much range.',
      rule: 'FC-TOMB-4',
      value: 3,
    },
    guard: {
      says: 'A Royal Guard, or a guarded piece with so many protectors.',
      rule: 'FC-KING-5',
      value: 2,
    },
    link: { says: 'The line leads to the piece that this one belongs to.', rule: 'FC-WALL-1' },
    reach: {
      says: 'The piece you point at can pull or push this, or a shadow can move here.',
      rule: 'FC-PULL-1',
    },
    corner: { says: 'The number of areas that begin here and can be rotated.', rule: 'FC-ROT-2', value: 2 },
  },
  badges: {
    check: { says: 'This King is in check.', rule: 'FC-THR-5', on: 'K' },
    frozen: { says: "Paralysed for so many of its side's turns.", rule: 'FC-PAR-1', value: 4 },
    held: { says: 'Paralysed as long as the enemy that holds it stays.', rule: 'FC-PAR-5' },
    shock: {
      says: 'Shellshocked: its range is shorter until the end of its next turn.',
      rule: 'FC-SHOCK-1',
      value: 6,
    },
    siege: { says: 'Under Siege by a Rook, so it cannot make a double move.', rule: 'FC-ROOK-3', on: 'B' },
    knightmare: {
      says: 'Threatened by a Knight, so it can only step 1 square forward.',
      rule: 'FC-KNIG-4',
      on: 'P',
    },
    shadow: { says: 'A shadow. After so many turns it can return.', rule: 'FC-SHAD-1', value: 3 },
    waiting: { says: 'A monad that waits, with so many steps left.', rule: 'FC-MONAD-2', value: 3 },
    monad: {
      says: 'A monad that carries out its plan, with so many steps left.',
      rule: 'FC-MONAD-4',
      value: 3,
    },
    stack: { says: 'A stack of so many pieces.', rule: 'FC-FUSE-1', value: 2 },
    cargo: { says: 'Carries so many pieces.', rule: 'FC-TRAN-3', value: 1, on: 'S' },
    moves: { says: 'Its captures have won it so many moves per turn.', rule: 'FC-MULTI-1', value: 2 },
    ready: { says: 'This Jester can detonate.', rule: 'FC-JEST-7', on: 'J' },
    shield: {
      says: 'The Shield of this Templar stops attackers on squares it threatens.',
      rule: 'FC-TEMP-2',
      on: 'T',
    },
    climb: { says: 'This Assassin is on a wall. Nothing can be aimed at it.', rule: 'FC-ASSN-4', on: 'M' },
    retained: { says: 'This Assassin retains the moves of another piece.', rule: 'FC-ASSN-8', on: 'M' },
    growth: { says: 'An Egg that hatches after so many turns.', rule: 'FC-EGG-2', value: 48, on: 'E' },
    build: { says: 'A Wonder that is complete after so many turns.', rule: 'FC-STG-6', value: 12, on: 'W' },
    range: {
      says: 'Its range: so many squares. Shown on the piece you point at.',
      rule: 'FC-SHOW-1',
      value: 13,
    },
    guarded: { says: 'Guarded: it cannot be captured. Shown on the piece you point at.', rule: 'FC-GUARD-1' },
    empowered: {
      says: 'It also moves like another piece. Shown on the piece you point at.',
      rule: 'FC-EMP-1',
    },
    guard: {
      says: 'Next to its King: enemies cannot paralyse it. Shown on the piece you point at.',
      rule: 'FC-KING-5',
    },
  },
};
