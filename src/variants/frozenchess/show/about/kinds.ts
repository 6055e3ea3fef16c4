/** What the inspector says of a unit because of its kind: how it goes, its classes, whom it cannot touch. */
import type { IdOf } from '../../../../kernel/rulebook.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { listed } from '../../../../kernel/words.ts';
import { PATTERN_WORDS } from '../../moves/tables.ts';
import {
  aKind,
  capacity,
  isImmobile,
  isImmortal,
  isKindBlind,
  isLifeless,
  isPeaceful,
  isRider,
  KIND_NAMES,
  type Kind,
  losesRange,
} from '../../position/kinds.ts';
import type { RULES } from '../../rules/index.ts';
import { fact } from './fact.ts';

type Id = IdOf<typeof RULES>;

/** The clause that says how each kind goes. */
const PATTERN_CLAUSES: Readonly<Record<Kind, Id>> = {
  P: 'FC-PAWN-1',
  L: 'FC-LANC-1',
  F: 'FC-FROG-1',
  X: 'FC-TREB-4',
  A: 'FC-BALL-1',
  S: 'FC-SHIP-1',
  O: 'FC-ONAG-1',
  Z: 'FC-CANN-1',
  M: 'FC-ASSN-1',
  N: 'FC-KNIG-1',
  B: 'FC-BISH-1',
  D: 'FC-DRAG-1',
  R: 'FC-ROOK-1',
  Q: 'FC-QUEEN-1',
  K: 'FC-KING-1',
  J: 'FC-JEST-1',
  C: 'FC-CHAN-1',
  E: 'FC-EGG-3',
  W: 'FC-STG-6',
  T: 'FC-TEMP-1',
};

/** What is peculiar to a kind and always holds. */
const PECULIAR: Partial<Readonly<Record<Kind, readonly (readonly [Id, string])[]>>> = {
  P: [
    ['FC-PAWN-2', 'Over a unit, a wall or a closed tomb right ahead it leaps two squares'],
    ['FC-BOARD-5', 'It has no special first move: any Pawn may make two steps at any time'],
  ],
  L: [['FC-LANC-2', 'It captures beside the diagonals that are free, and right beside itself']],
  F: [
    ['FC-FROG-3', 'It captures nobody and is never captured'],
    ['FC-MOVE-2', 'Its leaps are exactly that long'],
  ],
  A: [
    ['FC-BALL-3', 'It captures, threatens and protects nobody'],
    ['FC-MOVE-2', 'Its leaps are exactly that long'],
  ],
  S: [['FC-SHIP-2', 'Nothing touches it but paralysis, walls, Teleswap, Shadowstrike, explosions and rotation']],
  Z: [['FC-BOARD-5', "It has taken over the Ram's way with walls"]],
  M: [
    ['FC-BOARD-5', 'It stands where the Ram once stood'],
    ['FC-MOVE-2', 'Its straight leap is exactly three squares long'],
  ],
  D: [['FC-DRAG-3', 'Passing over tombs costs it nothing']],
  T: [
    ['FC-TEMP-5', 'Neither Push nor avalanche moves it'],
    ['FC-BOARD-5', 'It leaps no longer: what stands on its bent way stops it'],
  ],
  K: [
    ['FC-KING-7', 'Captured, checkmated or blown up, it loses the game'],
    ['FC-KING-6', 'Nothing is aimed at it but Teleswap; explosions and rotation spare nobody'],
  ],
};

const classesOf = (kind: Kind): readonly string[] =>
  [
    isRider(kind) && 'Rider',
    capacity(kind) > 0 && 'Transport',
    isImmobile(kind) && 'Immobile',
    isImmortal(kind) && 'Immortal',
    isPeaceful(kind) && 'Never capturing',
    losesRange(kind) && 'Losing range by captures',
  ].filter((name) => name !== false);

/** Everything that the kind alone says. */
export const kindFacts = (kind: Kind): readonly Badge[] => {
  const name = aKind(kind);
  const classes = classesOf(kind);
  return [
    fact(PATTERN_CLAUSES[kind], `${name} ${PATTERN_WORDS[kind]}`),
    ...(PECULIAR[kind] ?? []).map(([rule, label]) => fact(rule, label)),
    ...(isLifeless(kind) || classes.length === 0 ? [] : [fact('FC-BOARD-4', `Its classes: ${listed(classes)}`)]),
    isKindBlind(kind)
      ? fact('FC-KIND-2', `No kind immunity: ${KIND_NAMES[kind]}s touch each other like any other unit`)
      : fact('FC-KIND-1', `It does nothing to another ${KIND_NAMES[kind]}, and no ${KIND_NAMES[kind]} does anything to it`),
  ];
};
