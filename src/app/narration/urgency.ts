/** Facts of the inspected square in the order of their urgency, with the rules that apply there last. */
import { type Badge, type BadgeKind, type MarkKind, URGENCIES, type Urgency } from '../../kernel/view.ts';

/** The urgency of each kind of badge and mark; a fact of the inspector brings its own. */
const URGENCY_OF: Readonly<Record<BadgeKind | MarkKind, Urgency>> = {
  check: 'check',
  attacker: 'check',
  attacked: 'check',
  danger: 'check',
  stuck: 'check',
  guard: 'capture',
  crown: 'capture',
  shield: 'capture',
  guarded: 'capture',
  passing: 'capture',
  passed: 'capture',
  blast: 'capture',
  'about-to-explode': 'capture',
  bomb: 'capture',
  fuse: 'capture',
  tomb: 'capture',
  trap: 'capture',
  corrupted: 'capture',
  frozen: 'held',
  held: 'held',
  paralysed: 'held',
  siege: 'held',
  shock: 'held',
  freeze: 'held',
  distract: 'held',
  empowered: 'power',
  retained: 'power',
  climb: 'power',
  ready: 'power',
  knightmare: 'power',
  link: 'power',
  right: 'power',
  castling: 'power',
  dice: 'power',
  promotion: 'power',
  monad: 'power',
  waiting: 'power',
  shadow: 'power',
  moves: 'power',
  fused: 'power',
  stack: 'power',
  cargo: 'power',
  aim: 'power',
  role: 'power',
  mode: 'power',
  range: 'power',
  magnet: 'power',
  pull: 'power',
  push: 'power',
  exit: 'power',
  reach: 'power',
  room: 'power',
  way: 'power',
  corner: 'power',
  line: 'power',
  wall: 'power',
  tunnel: 'power',
  closed: 'power',
  blocked: 'power',
  plan: 'power',
  'next-step': 'power',
  march: 'power',
  trail: 'timer',
  lair: 'timer',
  shade: 'timer',
  hatching: 'timer',
  growth: 'timer',
  build: 'timer',
  count: 'timer',
  length: 'timer',
  'open-tomb': 'timer',
  'hidden-tomb': 'timer',
  'sprung-trap': 'timer',
  tornado: 'timer',
  wind: 'timer',
  avalanche: 'timer',
  quick: 'timer',
};

/** Most facts that are said at once. */
const MOST = 6;

const isUrgent = (kind: string): kind is Urgency => (URGENCIES as readonly string[]).includes(kind);

/** A place in `URGENCIES`; behind the last for a fact that only names a rule. */
const placeOf = ({ kind }: Badge): number => {
  const urgency = isUrgent(kind) ? kind : (URGENCY_OF as Readonly<Record<string, Urgency | undefined>>)[kind];
  return urgency ? URGENCIES.indexOf(urgency) : URGENCIES.length;
};

/** The most urgent of these facts, and the others, each of them once. */
export const byUrgency = (
  facts: readonly Badge[],
): { readonly first: readonly Badge[]; readonly rest: readonly Badge[] } => {
  const once = facts.filter(({ label }, index) => facts.findIndex((each) => each.label === label) === index);
  const sorted = [...once].sort((a, b) => placeOf(a) - placeOf(b));
  const first = sorted.filter((fact) => placeOf(fact) < URGENCIES.length).slice(0, MOST);
  return { first, rest: sorted.filter((fact) => !first.includes(fact)) };
};
