/** This game's own marks and badges, in the order in which "What changed?" lists them. */
import { type Looks, MARKS } from '../../kernel/drawing/looks.ts';
import {
  area,
  box,
  circle,
  hatched,
  MIDDLE,
  MIRRORED,
  paint,
  type Shape,
  stroke,
  withPaleEdge,
} from '../../kernel/drawing/shapes.ts';

const BARS = [1, 8, 15, 22, 29, 36].map((x) => `M${x + 1} -2V42`).join('');
const barred = (token: string, more: Omit<Shape, 'd'>): Shape =>
  stroke(BARS, token, 3, { strokeLinecap: 'butt', ...more });

const bricks = (stone: string, joint: string, edge: string): readonly Shape[] => [
  { d: box(MIDDLE, 21.2, 0), fill: stone, stroke: edge, strokeWidth: 1.6 },
  {
    d: 'M-1 9H41M-1 20H41M-1 31H41M13 -1V9M35 -1V9M5 9V20M27 9V20M13 20V31M35 20V31M5 31V41M27 31V41',
    stroke: joint,
    strokeWidth: 1.6,
    strokeLinecap: 'butt',
  },
];

const STONE = 'M9 36V17A11 11 0 0 1 31 17V36Z';
const TEETH = 'L11 20L15 25L20 20L25 25L29 20L34 24';
const BALL = circle({ x: 20, y: 25 }, 11);
const WHIRL = 'M20 21A3 3 0 0 1 23 18A6 6 0 0 1 14 23A9 9 0 0 1 27 13A12 12 0 0 1 9 28A15 15 0 0 1 33 12';
const MOUTH = 'M6 22A14 9 0 0 1 34 22A14 9 0 0 1 6 22Z';
const BROKEN = { strokeDasharray: '4 3', strokeLinecap: 'butt' } as const;

const RING = { shapes: MARKS.reach.shapes, of: MARKS.reach.of } as const;

const MARKS_OF_OWN = {
  wall: {
    shapes: bricks('#8c8371', '#5b5446', '#5b5446'),
    of: {
      white: bricks('#b9ae97', '#6d6554', paint('white-fill')),
      black: bricks('#4a463d', '#a79c86', paint('board-ink')),
    },
    isSided: true,
    urgency: 'power',
    things: ['wall', 'walls'],
  },
  shadow: {
    shapes: [barred('board-violet', { opacity: 0.55 })],
    of: { black: [barred('board-ink', { opacity: 0.6, transform: 'rotate(90 20 20)' })] },
    isSided: true,
    urgency: 'power',
    things: ["Queen's Shadow", "Queen's Shadows"],
  },
  tomb: {
    shapes: [
      { d: STONE, fill: '#6b6453', opacity: 0.75 },
      stroke(STONE, 'board-ink', 2),
      stroke('M20 13V27M15 18H25', 'board-pale', 2.4),
    ],
    urgency: 'capture',
    things: ['closed tomb', 'closed tombs'],
  },
  'open-tomb': {
    shapes: [stroke(STONE, 'board-ink', 2, BROKEN)],
    urgency: 'timer',
    things: ['open tomb', 'open tombs'],
  },
  'hidden-tomb': {
    shapes: [stroke('M7 36C9 27 31 27 33 36', 'board-ink', 2, { strokeDasharray: '2 3', strokeLinecap: 'butt' })],
    urgency: 'timer',
    things: ['hidden tomb', 'hidden tombs'],
  },
  trap: {
    shapes: [stroke(`${circle(MIDDLE, 14)}M6 20L11 16L15 21L20 16L25 21L29 16L34 20`, 'board-amber', 2.4)],
    urgency: 'capture',
    things: ['trap', 'traps'],
  },
  'sprung-trap': {
    shapes: [stroke(`M6 24${TEETH}`, 'board-amber', 2, BROKEN)],
    urgency: 'timer',
    things: ['sprung trap', 'sprung traps'],
  },
  bomb: {
    shapes: [
      area(BALL, 'black-fill'),
      stroke(BALL, 'board-pale', 1.6),
      ...withPaleEdge('M20 14V10C20 6 27 5 29 8', 'board-amber', 2),
      stroke('M29 4V1M32 6L35 4M32 9H36', 'board-red', 1.8),
    ],
    urgency: 'capture',
    things: ['bomb', 'bombs'],
  },
  tornado: {
    shapes: withPaleEdge(WHIRL, 'board-ice', 2.4),
    urgency: 'timer',
    things: ['tornado', 'tornados'],
  },
  avalanche: {
    shapes: withPaleEdge('M9 33L20 24L31 33M9 23L20 14L31 23M13 13L20 7L27 13', 'board-ice', 2),
    isPointing: true,
    urgency: 'timer',
    things: ['square of an avalanche', 'squares of an avalanche'],
  },
  tunnel: {
    shapes: [
      area(MOUTH, 'board-ink', { opacity: 0.8 }),
      stroke(MOUTH, 'board-pale', 1.6),
      stroke('M11 24A9 5 0 0 1 29 24', 'board-pale', 1.4, { opacity: 0.6 }),
    ],
    urgency: 'power',
    things: ['end of a tunnel', 'ends of a tunnel'],
  },
  corrupted: {
    shapes: [
      hatched('board-violet', 10, 1.5, { opacity: 0.55 }),
      hatched('board-ink', 10, 1.5, { opacity: 0.45, transform: MIRRORED }),
    ],
    urgency: 'capture',
    things: ['corrupted square', 'corrupted squares'],
  },
  quick: {
    shapes: withPaleEdge('M9 9L16 15L9 21M18 9L25 15L18 21', 'board-green', 2.2),
    urgency: 'timer',
    things: ['quickened square', 'quickened squares'],
  },
  distract: {
    shapes: withPaleEdge('M12 33V22A7 7 0 0 1 19 15H20V8M15 13L20 8L25 13', 'board-violet', 2.2),
    isPointing: true,
    urgency: 'held',
    things: ['mark of Distract', 'marks of Distract'],
  },
  wind: {
    shapes: withPaleEdge('M20 31V14M15 19L20 14L25 19', 'board-ice', 1.6, '3 3'),
    isPointing: true,
    urgency: 'timer',
  },
  fuse: {
    shapes: withPaleEdge('M4 12V4H12M28 4H36V12M36 28V36H28M12 36H4V28', 'board-amber', 1.6, '.1 3.6'),
    urgency: 'capture',
  },
  'about-to-explode': { shapes: [], number: 'disc', urgency: 'capture' },
  guard: { ...RING, urgency: 'capture' },
  hatching: { ...RING, urgency: 'timer' },
  march: { ...RING, urgency: 'power' },
  'next-step': { shapes: [], line: 'arrow', urgency: 'power' },
  plan: { shapes: [], line: 'dashed-arrow', urgency: 'power' },
} as const satisfies Looks['marks'];

const SNOWFLAKE = 'M8 1.5V14.5M2.4 4.7L13.6 11.3M13.6 4.7L2.4 11.3';

const BADGES_OF_OWN = {
  frozen: {
    icon: SNOWFLAKE,
    color: 'turns',
    rank: 0,
    missesTurns: true,
    urgency: 'held',
    state: 'paralysed',
  },
  held: { icon: SNOWFLAKE, color: 'ice', rank: 1, urgency: 'held', state: 'paralysed' },
  siege: {
    icon: 'M3 13.5V8H13V13.5M3 8V4H5V6H7V4H9V6H11V4H13V8',
    urgency: 'held',
    state: 'under siege',
  },
  shadow: {
    icon: 'M10.5 2A6.2 6.2 0 1 0 14 10.5A5 5 0 0 1 10.5 2Z',
    isFilled: true,
    corner: 'upper-left',
    color: 'violet',
    around: 'ring',
    urgency: 'power',
    state: 'in shadow form',
  },
  monad: {
    icon: 'M8 2A6 6 0 0 1 8 14A6 6 0 0 1 8 2ZM8 6.5A1.5 1.5 0 0 1 8 9.5A1.5 1.5 0 0 1 8 6.5Z',
    urgency: 'power',
    state: 'with a plan',
  },
  shock: {
    icon: 'M9.5 1.5L4 9H8L6.5 14.5L12 7H8Z',
    iconReplacesNumber: true,
    color: 'amber',
    rank: 2,
    urgency: 'held',
    state: 'shellshocked',
  },
  cargo: { corner: 'lower-left', countsCarried: true, urgency: 'power', state: 'loaded' },
  stack: { corner: 'lower-left', urgency: 'power' },
  waiting: { urgency: 'power' },
  moves: { icon: 'M2.5 4L6.5 8L2.5 12M8 4L12 8L8 12', around: 'glow', urgency: 'power' },
  knightmare: { icon: 'M1.5 8C4 4 12 4 14.5 8C12 12 4 12 1.5 8ZM8 7V9', urgency: 'power' },
  ready: {
    icon: 'M8 1.5L9.6 6.4L14.5 8L9.6 9.6L8 14.5L6.4 9.6L1.5 8L6.4 6.4Z',
    isFilled: true,
    color: 'amber',
    urgency: 'power',
  },
  shield: {
    icon: 'M8 1.5L13.5 3.5V8C13.5 11.5 11 13.5 8 14.5C5 13.5 2.5 11.5 2.5 8V3.5Z',
    isFilled: true,
    color: 'violet',
    urgency: 'capture',
  },
  climb: { icon: 'M8 13V3M3.5 7.5L8 3L12.5 7.5', urgency: 'power' },
  retained: { icon: 'M5 7V5A3 3 0 0 1 11 5V7M3.5 7H12.5V14H3.5Z', urgency: 'power' },
  growth: { icon: 'M8 2C11.5 5 12 12 8 14C4 12 4.5 5 8 2Z', urgency: 'timer' },
  build: { icon: 'M2.5 14V9H6V5H10V9H13.5V14Z', urgency: 'timer' },
  range: { corner: 'lower-right', bare: 'number', isUsual: true, urgency: 'power' },
  guarded: {
    icon: 'M8 3.5A4.5 4.5 0 0 1 8 12.5A4.5 4.5 0 0 1 8 3.5Z',
    bare: 'icon',
    isUsual: true,
    urgency: 'capture',
  },
  empowered: { icon: 'M3.5 9L7 12.5L12.5 4.5', bare: 'icon', isUsual: true, urgency: 'power' },
  guard: {
    icon: 'M3 12.5H13L14.5 5L10.8 8L8 3L5.2 8L1.5 5Z',
    isFilled: true,
    isUsual: true,
    urgency: 'capture',
  },
} as const satisfies Looks['badges'];

export const LOOKS = { marks: MARKS_OF_OWN, badges: BADGES_OF_OWN } as const satisfies Partial<Looks>;
