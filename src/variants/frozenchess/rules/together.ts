/** Fusion, swaps, copies, changes of kind and returns: FC-FUSE, FC-SWAP, FC-SPAWN, FC-MORPH, FC-RESP. */
import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const FUSION_RULES = {
  title: 'Fusion',
  clauses: [
    {
      id: 'FC-FUSE-1',
      title: 'Stacks',
      text: "Friendly pieces other than Kings, Eggs and Wonders can share a square as one stack (the inventor's fused unit), any number of them. Each turn you choose one of them to act. It moves, captures and uses abilities as its kind, with its own range, and the others go with it. Each of them still works by presence, and the stack threatens what any of them threatens. A stack counts as one piece.",
    },
    {
      id: 'FC-FUSE-2',
      title: 'Fuse',
      text: 'A piece or stack can end a normal move of its own pattern, without a bounce, on a friendly piece and join it, on top. The longer paralysis counts for all. The joining piece makes a wall as for any move. Pawns fuse by their step or leap forward. On a transport you choose between Fuse and Load.',
    },
    {
      id: 'FC-FUSE-3',
      title: 'Stacks as targets',
      text: 'When you act on an enemy stack, you choose which of its pieces you mean. The effect is on the whole stack.',
    },
    {
      id: 'FC-FUSE-4',
      title: 'De-fuse',
      text: 'One piece of a stack can make a normal move of its own pattern, without a bounce, away from it. The others stay, and the square it left does not become wall.',
    },
    {
      id: 'FC-FUSE-5',
      title: 'Awards are reset',
      text: 'When a piece leaves a stack, or the stack dies, all its pieces lose their counts of captures.',
    },
    {
      id: 'FC-FUSE-6',
      title: 'What stacks cannot do',
      text: 'A stack cannot Morph, Spawn, become a shadow or be shadowstruck. A promotion changes one of its pieces. A stack dies, changes side and is paralysed as a whole.',
    },
    {
      id: 'FC-TGT-3',
      title: 'Choosing a piece in a stack',
      text: "A stack can be a target if one of its pieces can be. The acting player chooses that one, and the whole stack is affected. The Knight's Leap, Fire and entanglement leave no choice. They affect the first piece from the base that can be captured, a Jester or Queen only if no other can be. Explosion, Poison, promotion and lost range depend on the kind of that piece.",
    },
    {
      id: 'FC-ENT-1',
      title: 'Entanglement',
      text: 'When a non-Pawn is captured, all other pieces of its side and kind on its rank, file and diagonals are captured too. This holds only for those that the capturing piece could capture, whatever is between them. Each dies on its own square and counts as captured, but costs no range. Only lines through a directly captured piece count. Kings are never entangled.',
      ruling: '"Share a line or diagonal" does not demand free lines, and does not mean a chain.',
    },
    {
      id: 'FC-PAWN-7',
      title: 'Stacked move',
      text: 'A stack of Pawns only makes up to as many steps in a turn as it has Pawns. The last step may be a capture, which ends the turn.',
    },
    {
      id: 'FC-PAWN-9',
      title: 'Pawn Fusion Bomb',
      text: 'A stack of Pawns only that reaches 7 by a Fuse explodes 5×5, and all of them die.',
    },
    {
      id: 'FC-FROG-7',
      title: 'Mass Jump',
      text: 'Frogs of a stack of Frogs only, or of a transport that carries Frogs only, can leap together. One or more of them make one normal leap each, in an order you choose, to squares then empty. If no piece is left, the square becomes wall of the last Frog that leapt.',
    },
  ],
} as const satisfies Chapter;

export const TOGETHER_RULES = {
  title: 'SwapShot, Spawn, Morph, Respawn',
  clauses: [
    {
      id: 'FC-SWAP-1',
      title: 'SwapShot',
      text: 'A piece can swap places with a piece on a square where it could capture (a Bishop where it could convert). An enemy must be one that it could capture, and not a King, Chancellor or Wonder. A friendly piece may be guarded, but it cannot be a King, Ship, Frog, Wonder or piece of the same kind. Kings, Trebuchets and Cannons cannot use SwapShot. A Pawn that swaps onto its last rank promotes. SwapShot makes no wall and has no cost.',
    },
    {
      id: 'FC-SWAP-2',
      title: 'SwapShot: alone in its turn',
      text: 'A SwapShot is never part of a turn of several steps.',
    },
    {
      id: 'FC-SPAWN-1',
      title: 'Spawn',
      text: 'A single piece other than a King, Egg or Wonder can make a new one of its kind on an empty square next to it. No enemy may threaten either square. Both are paralysed for 40 turns, Pawns for 15, even next to their King.',
      ruling:
        '"After spawn both units" are paralysed at once. So from stage 4 on, the first of them in scan order explodes and kills the other.',
    },
    {
      id: 'FC-SPAWN-2',
      title: 'Spawn: limit for immortals',
      text: 'A Frog or Ship can be spawned only if at most 8 of its kind are then on the board. Both sides, cargo and shadows count.',
      ruling: 'The inventor does not say "per side" here, unlike for Wonders.',
    },
    {
      id: 'FC-FROG-6',
      title: 'Double Spawn',
      text: 'A Frog can spawn 2 Frogs at once, if at most 8 Frogs are then on the board.',
    },
    {
      id: 'FC-MORPH-1',
      title: 'Morph',
      text: 'A single piece that is neither threatened nor in a sprung trap can become another kind. Kings, Pawns, Eggs and Wonders cannot morph, and no piece can become one of these. The piece is paralysed for 18 turns, even next to its King. It is as new, its time on the square included, but keeps its wall. If the new kind slides, it keeps the range won by waiting. What it carried dies under it.',
      ruling:
        'The inventor resets everything, and resets range "if the unit morphed into is not a rider unit". Together: range won by waiting is kept among Riders.',
    },
    {
      id: 'FC-MORPH-2',
      title: 'Morph: limit for immortals',
      text: 'A piece can become a Frog or Ship only if at most 16 of these are then on the board. Both sides, cargo and shadows count. Its old kind and what it carried no longer count.',
    },
    {
      id: 'FC-XFER-1',
      title: 'Paralysis Transfer',
      text: "A piece that no enemy threatens can take over up to 4 turns of paralysis from a paralysed friendly piece that it protects. The protected piece's timer falls by 4, and the protecting piece's timer becomes 4. Kings and pieces next to their King cannot do this. Paralysis by presence cannot be transferred.",
    },
    {
      id: 'FC-THR-6',
      title: 'Influenced',
      text: 'A side influences a square that it threatens, and one at which its Ballista has a free shot. It also influences the squares next to its Jesters, and those on and next to its bombs.',
      ruling:
        'The inventor says "captured/exploded/immobilized/influenced by enemy unit on next move". This list is all of it.',
    },
    {
      id: 'FC-RESP-1',
      title: 'Respawn',
      text: 'As your action you can bring back the first piece of an open tomb, if it is yours. No piece, shadow or wall may be there, and no enemy may influence the square. The piece returns with no lost range and no paralysis, and keeps its count of captures. A trap there does not catch it.',
      ruling: "If the first piece is your opponent's, only your opponent can bring it back. Later ones wait.",
    },
    {
      id: 'FC-RESP-2',
      title: 'The cycle',
      text: 'This may go on without end. A piece that captured there and was captured there is buried behind the earlier ones.',
    },
  ],
} as const satisfies Chapter;
