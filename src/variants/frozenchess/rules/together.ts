/** What units do with each other: fusion, swaps, copies, changes of kind, and what comes back from tombs. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const FUSION_RULES = {
  title: 'Fusion',
  clauses: [
    {
      id: 'FC-FUSE-1',
      title: 'Fused unit',
      text: 'Friends other than Kings may stand as one stack on one square, any number. Each turn one of them is chosen to act: it moves, captures and uses abilities as its kind with its own range, and all others go along. What works by presence works from each of them, and the stack threatens what any of them threatens.',
    },
    {
      id: 'FC-FUSE-2',
      title: 'Fuse',
      text: 'A unit or stack ends a normal move of its own pattern on a friend and joins it, on top. The longer paralysis counts for all. It walls as it moves. Pawns fuse by their step or leap ahead. Onto a transport one chooses between Fuse and Load.',
    },
    {
      id: 'FC-FUSE-3',
      title: 'Fused units as targets',
      text: 'The enemy chooses which unit of the stack he means; what he does to it befalls the whole stack.',
    },
    {
      id: 'FC-FUSE-4',
      title: 'De-fuse',
      text: 'One unit of a stack makes a normal move of its own pattern away from it. The others stay, and the square it left is not walled.',
    },
    {
      id: 'FC-FUSE-5',
      title: 'Awards are reset',
      text: 'Whenever a unit leaves a stack or the stack dies, the captures counted for all its units are forgotten.',
    },
    {
      id: 'FC-FUSE-6',
      title: 'What stacks cannot',
      text: 'A stack cannot Morph, Spawn, turn into a shadow or be struck into one. A promotion changes one of its units. It dies, changes side and is paralysed as a whole.',
    },
    {
      id: 'FC-TGT-3',
      title: 'Fused targets',
      text: "A stack may be a target if one of its units may be; the acting player chooses that one, and the whole stack is hit. Leap, Fire and entanglement leave no choice: the first from the base that can be captured, a Jester or Queen only if nobody else can. Explosion, Poison, promotion and lost range go by the chosen unit's kind.",
    },
    {
      id: 'FC-ENT-1',
      title: 'Entanglement',
      text: 'With a captured unit, Pawns excepted, die all others of its side and kind on its rank, file and diagonals that the capturer could capture, whatever stands between. Each dies on its own square and counts as captured, but costs no range. Only lines through a directly captured unit count; Kings are never entangled.',
      ruling: '"Share a line or diagonal" does not ask for free lines or for a chain.',
    },
    {
      id: 'FC-PAWN-7',
      title: 'Stacked move',
      text: 'A stack of Pawns only has as many steps in a turn as it has Pawns. The last may be a capture, which ends the turn.',
    },
    {
      id: 'FC-PAWN-9',
      title: 'Pawn Fusion Bomb',
      text: 'A stack of Pawns only that reaches seven by a Fuse explodes 5x5; all of them die.',
    },
    {
      id: 'FC-FROG-7',
      title: 'Mass Jump',
      text: 'From a stack of Frogs only, or from a transport that carries Frogs only, one or more of them make one normal leap each, in an order of their player, to squares then empty. If nobody is left, the square becomes wall of the last that leapt.',
    },
  ],
} as const satisfies Chapter;

export const TOGETHER_RULES = {
  title: 'Swaps, copies, changes, returns',
  clauses: [
    {
      id: 'FC-SWAP-1',
      title: 'SwapShot',
      text: 'A unit swaps places with a unit on a square where it could capture, a Bishop where it could convert: with an enemy that it could capture, or with a friend. Chancellors are immune to it from enemies. Kings and immobile units do not swap. A Pawn that swaps onto its far rank promotes. No walls, no price.',
    },
    { id: 'FC-SWAP-2', title: 'SwapShot: alone', text: 'A SwapShot is never part of a turn of several steps.' },
    {
      id: 'FC-SPAWN-1',
      title: 'Spawn',
      text: 'A single unit other than King, Egg and Wonder makes a new one of its kind on an empty square next to it; neither square may be threatened by the enemy. Both are paralysed for 40 moves, Pawns for 15, even next to the King.',
      ruling:
        '"After spawn both units" are paralysed: at once, so from stage 4 on the first of them in scan order explodes and kills the other.',
    },
    {
      id: 'FC-SPAWN-2',
      title: 'Spawn: immortal limit',
      text: 'A Frog or Ship is spawned only while at most 8 of its kind are on the board then, of both sides, cargo counted.',
      ruling: 'The inventor does not say "per side" here, as he does for Wonders.',
    },
    {
      id: 'FC-FROG-6',
      title: 'Double Spawn',
      text: 'A Frog may spawn two Frogs at once, if at most 8 Frogs are on the board then.',
    },
    {
      id: 'FC-MORPH-1',
      title: 'Morph',
      text: 'A single unit that is neither threatened nor in a sprung trap, other than King, Pawn, Egg and Wonder, becomes any other kind but those, and is paralysed for 18 moves, even next to the King. It is as new, its idle time included, but keeps its wall, and what waiting won if the new kind has rays. What it carried dies under it.',
      ruling: 'Resetting all and resetting range "if not a rider" are combined: range grown by waiting is kept among Riders.',
    },
    {
      id: 'FC-MORPH-2',
      title: 'Morph: immortal limit',
      text: 'Into a Frog or Ship only while at most 16 of them are on the board then, of both sides, cargo counted. Neither the old kind nor what it carried counts any more.',
    },
    {
      id: 'FC-XFER-1',
      title: 'Paralysis Transfer',
      text: "A unit that no enemy threatens takes over up to 4 turns of paralysis from a paralysed friend that it protects: the friend's timer falls by 4, its own becomes 4. Kings and units next to their King cannot do it. What holds by presence stays.",
    },
    {
      id: 'FC-THR-6',
      title: 'Influenced',
      text: 'A square is influenced by a side that threatens it, has a Ballista with a free shot at it, or has a Jester or a bomb next to it.',
      ruling: '"Captured, exploded, immobilized, influenced on the next move" is closed to this list.',
    },
    {
      id: 'FC-RESP-1',
      title: 'Respawn',
      text: 'As its action a side brings back the first unit of an open tomb, if that unit is its own, nothing stands there and no enemy influences the square. It comes back with full range, free and with its captures counted.',
      ruling: "If the first unit is the enemy's, only he can bring it back; later ones wait.",
    },
    {
      id: 'FC-RESP-2',
      title: 'The cycle',
      text: 'This may go on without end: who captured there and was captured there is buried behind the earlier ones.',
    },
  ],
} as const satisfies Chapter;
