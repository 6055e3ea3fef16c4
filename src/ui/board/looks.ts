/** How each kind of mark is drawn. A kind that is not listed gets a letter in a dotted frame: a look still to be given. */
export const LOOKS = [
  'body',
  'home',
  'brick',
  'hatch',
  'frame',
  'ring',
  'cross',
  'dot',
  'frost',
  'arrow',
  'step',
  'joint',
  'letter',
] as const;
export type Look = (typeof LOOKS)[number];

const LOOK_OF: Readonly<Record<string, Look>> = {
  trail: 'body',
  lair: 'home',
  wall: 'brick',
  attacked: 'hatch',
  blast: 'hatch',
  danger: 'hatch',
  attacker: 'frame',
  check: 'frame',
  stuck: 'frame',
  held: 'frame',
  exit: 'ring',
  reach: 'ring',
  guarded: 'ring',
  guard: 'ring',
  closed: 'cross',
  blocked: 'cross',
  room: 'dot',
  corner: 'dot',
  freeze: 'frost',
  frozen: 'frost',
  line: 'arrow',
  magnet: 'arrow',
  passed: 'step',
  passing: 'step',
  link: 'joint',
};

export const lookOf = (kind: string): Look => LOOK_OF[kind] ?? 'letter';
