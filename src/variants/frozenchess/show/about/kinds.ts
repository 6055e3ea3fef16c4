import type { IdOf } from '../../../../kernel/learning/rulebook.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { listWords } from '../../../../kernel/words.ts';
import { PATTERN_WORDS } from '../../moves/tables.ts';
import {
  aKind,
  capacity,
  isImmobile,
  isImmortal,
  isLifeless,
  isPeaceful,
  isRider,
  KIND_NAMES,
  type Kind,
  lacksKindImmunity,
  losesRange,
} from '../../position/kinds.ts';
import type { RULES } from '../../rules/index.ts';
import { fact } from '../../rules/index.ts';

type Id = IdOf<typeof RULES>;

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

/** What is peculiar to each kind, as pairs of clause and sentence. */
const PECULIAR: Partial<Readonly<Record<Kind, readonly (readonly [Id, string])[]>>> = {
  P: [
    ['FC-PAWN-2', 'It can leap 2 squares forward over a piece, a wall or a closed tomb'],
    ['FC-BOARD-5', 'It has no special first move: any Pawn may make 2 steps at any time'],
  ],
  L: [['FC-LANC-2', 'It captures 1 square to the side of a free diagonal, or orthogonally next to itself']],
  F: [
    ['FC-FROG-3', 'It captures nothing and is never captured'],
    ['FC-MOVE-2', 'Its leaps are exactly that long'],
  ],
  A: [
    ['FC-BALL-3', 'It captures, threatens and protects nothing'],
    ['FC-MOVE-2', 'Its leaps are exactly that long'],
  ],
  S: [
    [
      'FC-SHIP-2',
      'It is immune to most actions. Paralysis, walls, Teleswap, Shadowstrike, explosions and rotation affect it',
    ],
  ],
  Z: [['FC-BOARD-5', 'It has the wall ability of the former Ram']],
  M: [
    ['FC-BOARD-5', 'It has replaced the former Ram'],
    ['FC-MOVE-2', 'Its leap along a rank or file is exactly 3 squares long'],
  ],
  D: [['FC-DRAG-3', 'Passing over tombs does not paralyse it']],
  T: [
    ['FC-TEMP-5', 'Neither Push nor avalanche moves it'],
    ['FC-BOARD-5', 'It does not leap: pieces and walls on its bent path stop it'],
  ],
  K: [
    ['FC-KING-7', 'If it is captured, checkmated or blown up, its side loses'],
    ['FC-KING-6', 'It is immune to all abilities except Teleswap, explosions and rotation'],
  ],
};

const classesOf = (kind: Kind): readonly string[] =>
  [
    isRider(kind) && 'Rider',
    capacity(kind) > 0 && 'transport',
    isImmobile(kind) && 'immobile',
    isImmortal(kind) && 'immortal',
    isPeaceful(kind) && 'never captures',
    losesRange(kind) && 'loses range by captures',
  ].filter((name) => name !== false);

export const kindFacts = (kind: Kind): readonly Badge[] => {
  const name = aKind(kind);
  const classes = classesOf(kind);
  return [
    fact(PATTERN_CLAUSES[kind], `${name} ${PATTERN_WORDS[kind]}`),
    ...(PECULIAR[kind] ?? []).map(([rule, label]) => fact(rule, label)),
    ...(isLifeless(kind) || classes.length === 0 ? [] : [fact('FC-BOARD-4', `Its classes: ${listWords(classes)}`)]),
    lacksKindImmunity(kind)
      ? fact('FC-KIND-2', `${KIND_NAMES[kind]}s have no kind immunity among themselves`)
      : fact('FC-KIND-1', `It and other ${KIND_NAMES[kind]}s are immune to each other`),
  ];
};
