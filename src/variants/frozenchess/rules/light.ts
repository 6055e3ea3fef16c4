import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const LIGHT_RULES = {
  title: 'Pawn, Lancer, Frog, Assassin, Knight',
  clauses: [
    {
      id: 'FC-PAWN-1',
      title: 'Pawn: move and capture',
      text: 'A Pawn moves 1 square forward and captures 1 square diagonally forward. Both turn with its aim.',
      ruling: 'As in chess, without a special first move and without en passant.',
    },
    {
      id: 'FC-PAWN-2',
      title: 'Pawn: leap',
      text: "A Pawn can leap 2 squares forward over a piece of either side, a wall, a Queen's Shadow or a closed tomb. The leap never captures.",
      ruling:
        'In one place the inventor speaks of a piece to leap over, in another of pieces, walls and tombs for all leapers. The second holds.',
    },
    {
      id: 'FC-PAWN-3',
      title: 'A Pawn becomes what it captures',
      text: 'A Pawn that captures any kind but a Pawn, an Egg or a Wonder becomes that kind at once and keeps its wall. That ends its turn.',
    },
    {
      id: 'FC-PAWN-4',
      title: 'Promotion on the last rank',
      text: 'A Pawn that reaches its last rank by its own action becomes any kind but a King, Pawn, Egg or Wonder. You choose the kind, even if the Pawn captured there. It promotes before anything there affects it, and its turn ends. A Pawn that reached that rank in any other manner may use its turn to Promote. It can become a Frog or Ship only if at most 16 of these are then on the board.',
      ruling: '"Last File" means the last rank.',
    },
    {
      id: 'FC-PAWN-5',
      title: 'Pincer',
      text: 'A piece is paralysed if enemy Pawns are both to its left and to its right, or both before and behind it. They must be orthogonally next to it. Paralysed Pawns and stacks with a Pawn pinch too.',
      ruling:
        'A pincer has two jaws, so one opposite pair is enough. Only enemy Pawns pinch, or the start position would be paralysed.',
      other: {
        title: 'Pincer on all sides',
        text: 'A piece is paralysed if enemy Pawns are orthogonally next to it on all 4 sides. So a piece at the edge of the board never is. Paralysed Pawns and stacks with a Pawn pinch too.',
      },
    },
    {
      id: 'FC-PAWN-6',
      title: 'Acceleration',
      text: 'A Pawn that captured with its first step and did not promote may continue in the same turn. It makes 1 or 2 more normal moves (only 1 under Siege), or 1 more capture, which ends the turn. A Pawn in a stack cannot do this.',
      ruling:
        '"Any move, incl. double move" means a move or a capture. Special actions are no part of turns of several steps.',
    },
    {
      id: 'FC-PAWN-8',
      title: 'Pawn rotation',
      text: 'Instead of moving, a Pawn can turn its aim to any of the other 3 directions along a rank or file. This has no cost. In a stack of Pawns only, all of them turn.',
    },
    {
      id: 'FC-LANC-1',
      title: 'Lancer: move',
      text: 'A Lancer slides along the 4 diagonals up to its range. It cannot capture on them.',
    },
    {
      id: 'FC-LANC-2',
      title: 'Lancer: capture',
      text: 'A Lancer captures by sliding any number of free squares along a diagonal, then stepping 1 square onward along the rank or file. It also captures orthogonally next to itself, without sliding.',
      ruling: '"Squares orthogonal to bishop paths" are the squares along both sides of the path.',
    },
    {
      id: 'FC-LANC-3',
      title: 'Swipe',
      text: 'A Lancer that captures along a diagonal also paralyses, for 1 turn, all other enemies it could have captured along that diagonal up to there. A capture orthogonally next to itself swipes nothing.',
    },
    {
      id: 'FC-FROG-1',
      title: 'Frog: move',
      text: 'A Frog leaps 2 or 3 squares diagonally, or 3 along a rank or file.',
    },
    {
      id: 'FC-FROG-2',
      title: 'Frog: landing',
      text: 'By its own actions a Frog lands only on empty squares, never on a closed tomb, a wall or a corrupted square.',
    },
    {
      id: 'FC-FROG-3',
      title: 'Frog: immortal',
      text: "A Frog cannot capture. It cannot be captured, converted, controlled, shadowstruck or moved by a SwapShot. Explosions, corrupted squares and the King's Exchange kill it. It can be paralysed, pushed, pulled, thrown and moved by its own side's Teleswap.",
    },
    {
      id: 'FC-FROG-4',
      title: 'Long Jump',
      text: 'A Frog can jump to an empty square next to any other Frog on the board, friendly or enemy.',
    },
    {
      id: 'FC-FROG-5',
      title: 'Slime Explosion',
      text: 'A Frog can burst into slime and die on its square. All pieces next to it that can be paralysed, friendly and enemy, are paralysed for 11 turns. No other piece dies, and walls and tombs stay.',
      ruling: '"Units in nearby squares" means those of both sides.',
    },
    {
      id: 'FC-ASSN-1',
      title: 'Assassin: move',
      text: 'An Assassin moves and captures by leaping like a knight, or 3 squares along a rank or file.',
    },
    {
      id: 'FC-ASSN-2',
      title: "Assassin's Run",
      text: 'An Assassin whose first step captured may capture again by its own pattern, at most 3 times in the turn. It can capture a King only with its first step. After 2 or 3 captures it becomes a shadow, and the walls of its path are laid as usual. A fused Assassin cannot run.',
    },
    {
      id: 'FC-ASSN-3',
      title: 'Cheap return from the shadows',
      text: 'De-shadow costs an Assassin only a third: a sixth of the squares it travelled, rounded down.',
    },
    {
      id: 'FC-ASSN-4',
      title: 'WallClimb',
      text: 'An Assassin can climb onto a wall square orthogonally next to it that holds no piece. On a wall it threatens nothing, nothing can be aimed at it, and presence does not affect it. Only explosions kill it there. It moves on to other wall squares, by its leaps or 1 square along a rank or file, up to 2 steps a turn. Apart from that it can only use WallJump. Its own old wall disappears as it climbs. If the wall under it disappears, it is on the square as usual. A fused Assassin cannot climb.',
    },
    {
      id: 'FC-ASSN-5',
      title: 'WallJump',
      text: 'An Assassin on a wall can jump to an empty square orthogonally next to it that no enemy threatens.',
    },
    {
      id: 'FC-ASSN-8',
      title: 'Retained patterns',
      text: 'An Assassin retains what empowers it at the end of a turn. Later it can still move by that pattern, with that range, but not capture or bounce. This lasts until another piece empowers it.',
    },
    {
      id: 'FC-KNIG-1',
      title: 'Knight: move',
      text: 'A Knight moves and captures by leaping like a knight. It can also step 1 square diagonally forward, without capturing.',
      ruling: "If the steps captured, no Pawn could capture a Knight it faces, against the inventor's own example.",
    },
    {
      id: 'FC-KNIG-2',
      title: "Knight's Leap",
      text: 'A Knight that leaps can also capture the enemies on the 2 squares along the long side of its leap. It captures both if both can be captured. It then lands on an empty square or on an enemy it can capture. Kings are immune.',
      ruling:
        'A closed tomb or a corrupted square is not empty. A Knight that leaps to its death there captures nothing on its way.',
    },
    {
      id: 'FC-KNIG-3',
      title: "Knight's March",
      text: "A Knight may make up to 4 normal moves in a turn instead of 2, if none captures and it is not under Siege. Or it makes 2 steps, the second of which captures by a Knight's Leap.",
      ruling: 'A plain capture as second step is barred for the Knight as for every piece.',
      other: {
        title: "Knight's March, with any capture",
        text: "A Knight may make up to 4 normal moves in a turn instead of 2, if none captures and it is not under Siege. Or it makes 2 steps, the second of which captures, with or without a Knight's Leap.",
      },
    },
    {
      id: 'FC-KNIG-4',
      title: 'Knightmare',
      text: 'A Pawn on a square that an enemy Knight threatens can only make a single step forward, and threatens nothing.',
    },
  ],
} as const satisfies Chapter;
