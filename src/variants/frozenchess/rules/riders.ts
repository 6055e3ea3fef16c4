import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const RIDER_RULES = {
  title: 'Bishop, Dragon, Rook, Queen, Templar',
  clauses: [
    {
      id: 'FC-BISH-1',
      title: 'Bishop: move',
      text: 'A Bishop slides diagonally up to its range, or steps 1 square along a rank or file. It cannot capture and never gives check.',
    },
    {
      id: 'FC-BISH-2',
      title: 'Conversion',
      text: 'A Bishop can convert the first piece on one of its diagonals, or a piece orthogonally next to it. The piece must be an enemy that could be captured. It changes side on its square, with its cargo, and loses all paralysis. The Bishop does not move. It pays 2 turns and loses range as for a capture. Conversion must be the whole turn or the last step of a multimove. Kings, Wonders, Ships and Frogs are immune.',
    },
    {
      id: 'FC-DRAG-1',
      title: 'Dragon: move',
      text: 'A Dragon moves and captures by sliding diagonally up to its range, leaping like a knight, or leaping 2 squares along a rank or file.',
    },
    {
      id: 'FC-DRAG-2',
      title: "Dragon's Fire",
      text: 'A Dragon can burn when its single move, or the last step of its multimove, ends on an empty square without a bounce. It then captures all enemies next to that square that it can capture, and each costs range. Kings are immune. Walls and tombs are unharmed.',
      ruling: "Fire is optional. It is the Dragon's capture, not an explosion.",
    },
    {
      id: 'FC-DRAG-3',
      title: 'Dragonflight',
      text: 'Passing over tombs does not paralyse a Dragon.',
    },
    {
      id: 'FC-ROOK-1',
      title: 'Rook: move',
      text: 'A Rook moves and captures by sliding along ranks and files up to its range.',
    },
    {
      id: 'FC-ROOK-2',
      title: 'Stun',
      text: 'A Rook that makes a single move or capture, or ends a multimove with a capture, paralyses all enemies next to it for 2 turns. It does not stun after a double move, a bounce, a swap, a Push or a teleport.',
      ruling:
        'Abilities of single kinds are not available in turns of several steps, except the capture that ends a multimove.',
    },
    {
      id: 'FC-ROOK-3',
      title: 'Siege',
      text: 'A piece that an enemy Rook threatens at the start of its turn cannot make a double move or a March. Kings and Rooks are never under Siege. Stacked moves and multimoves are not affected.',
      ruling: "The inventor bars the double move. The March is the Knight's form of it.",
    },
    {
      id: 'FC-ROOK-4',
      title: 'Tower',
      text: "A piece that empowers a Rook is empowered by that Rook in return. It keeps whatever else empowers it, even another piece in the Rook's stack. Guards do not prevent this. Kings, Pawns and Ships gain nothing by it.",
    },
    {
      id: 'FC-QUEEN-1',
      title: 'Queen: move',
      text: 'A Queen moves and captures by sliding in all 8 directions up to its range, or leaping like a knight.',
    },
    {
      id: 'FC-QUEEN-2',
      title: "Queen's Gaze",
      text: 'Enemy Pawns next to a Queen are paralysed, and so are stacks of Pawns only.',
    },
    {
      id: 'FC-QUEEN-3',
      title: "Queen's Poison",
      text: 'A piece that captures a Queen is paralysed for 6 turns. A King is immune.',
    },
    {
      id: 'FC-QUEEN-4',
      title: "Queen's Shadow",
      text: "When a Queen makes a wall, the square it started from becomes a Queen's Shadow instead. That blocks like a wall and reaches squares as the Queen does, but only to threaten and give check. It disappears as the Queen's wall does, and by King's Check. Without its Queen it becomes an ordinary wall.",
      ruling: '"Instead of Wallsquare": so it fills the square like a wall and lasts as long.',
    },
    {
      id: 'FC-TEMP-1',
      title: 'Templar: move',
      text: 'A Templar moves and captures by sliding along ranks and files up to its range. It also moves and captures 2 squares diagonally, and optionally 1 more diagonally to either side, without leaping.',
      ruling: 'The first diagonal square is only passed. A move cannot end there.',
    },
    {
      id: 'FC-TEMP-2',
      title: "Templar's Shield",
      text: 'A piece on a square that a Templar threatens cannot capture, convert, control, shadowstrike or swap with that Templar. The Shield does not work while the Templar is paralysed or on a tomb.',
      ruling: 'The inventor asks only that the Templar could capture there. Guards and kinds make no difference.',
    },
    {
      id: 'FC-TEMP-5',
      title: 'Templar: not pushed',
      text: 'Neither a Push nor an avalanche moves a Templar.',
    },
  ],
} as const satisfies Chapter;
