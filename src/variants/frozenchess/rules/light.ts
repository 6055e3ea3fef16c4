/** The light units: Pawn, Lancer, Frog, Assassin, Knight. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const LIGHT_UNITS = {
  title: 'Pawn, Lancer, Frog, Assassin, Knight',
  clauses: [
    {
      id: 'FC-PAWN-1',
      title: 'Pawn: move and capture',
      text: 'One step ahead; captures one square diagonally ahead. Both turn with its aim.',
      ruling: 'As in chess, without a special first move and without en passant.',
    },
    {
      id: 'FC-PAWN-2',
      title: 'Pawn: leap',
      text: "Two squares ahead if the square between holds a unit of either side, a wall, a Queen's Shadow or a closed tomb. It never captures.",
      ruling:
        'The rules speak of a unit above in one place, and of units, walls and tombs for all leapers in another; the second is taken.',
    },
    {
      id: 'FC-PAWN-3',
      title: 'Pawn: promotion by capture',
      text: 'A Pawn that captures any other kind becomes that kind at once, keeping its wall; that ends its turn.',
    },
    {
      id: 'FC-PAWN-4',
      title: 'Pawn: the far rank',
      text: 'A Pawn that reaches the far rank by its own action becomes any kind but King and Pawn before anything awaits it there; that ends its turn. One that came there otherwise may use its turn to Promote. Frog or Ship only while at most 16 of them are on the board then.',
      ruling: '"Last File" means the last rank.',
    },
    {
      id: 'FC-PAWN-5',
      title: 'Pincer',
      text: 'A unit with enemy Pawns on both its left and right squares, or both before and behind it, is paralysed. Paralysed Pawns pinch too.',
      ruling: 'A pincer has two jaws: one opposite pair is enough. Enemy Pawns only, or the start position would be frozen.',
    },
    {
      id: 'FC-PAWN-6',
      title: 'Acceleration',
      text: 'After a first step that captured, a Pawn that did not promote may in the same turn make one or two more normal moves, or one more capture, which ends the turn.',
      ruling: 'Any move, a double move included, is taken as a move or a capture; special actions are no part of turns of several steps.',
    },
    {
      id: 'FC-PAWN-8',
      title: 'Pawn rotation',
      text: 'Instead of moving, a Pawn turns its aim to one of the other three straight directions. No price.',
    },
    {
      id: 'FC-LANC-1',
      title: 'Lancer: move',
      text: 'Slides along the four diagonals up to its range. It cannot capture on them.',
    },
    {
      id: 'FC-LANC-2',
      title: 'Lancer: capture',
      text: 'It captures on the squares beside its free diagonals: so many squares along the diagonal, then one straight onward. Right beside itself it captures without sliding.',
      ruling: '"Squares orthogonal to bishop paths" are the squares beside the path.',
    },
    {
      id: 'FC-LANC-3',
      title: 'Swipe',
      text: 'When it captures along a diagonal, every other enemy it could have captured beside the diagonal up to there is paralysed for 1 move. A capture right beside itself swipes nobody.',
    },
    {
      id: 'FC-FROG-1',
      title: 'Frog: move',
      text: 'Leaps 2 or 3 squares diagonally, or 3 straight.',
    },
    {
      id: 'FC-FROG-2',
      title: 'Frog: landing',
      text: 'Frogs land on empty squares only, never on a tomb or wall, by whatever action of their own.',
    },
    {
      id: 'FC-FROG-3',
      title: 'Frog: immortal',
      text: "It captures nobody, and nobody captures, converts, swaps, controls or strikes it. Explosions, corrupted squares and the King's Exchange kill it, and it can be paralysed, pushed, pulled and thrown.",
    },
    {
      id: 'FC-FROG-4',
      title: 'Long Jump',
      text: 'The Frog goes to an empty square next to any other Frog of either side.',
    },
    {
      id: 'FC-FROG-5',
      title: 'Slime Explosion',
      text: 'The Frog dies on its square. All units around it, of both sides, that can be paralysed miss 11 turns. Walls and tombs stay.',
      ruling: '"Units in nearby squares" are those of both sides.',
    },
    {
      id: 'FC-ASSN-1',
      title: 'Assassin: move',
      text: 'Leaps like a knight or 3 squares straight, moving and capturing.',
    },
    {
      id: 'FC-ASSN-2',
      title: "Assassin's Run",
      text: 'After a capture as its first step it may capture again, at most 3 times in the turn. Kings only by the first step. After 2 or 3 captures it turns into a shadow; the walls of its path are laid as usual.',
    },
    {
      id: 'FC-ASSN-3',
      title: 'At home among shadows',
      text: 'Its return from shadow form costs a third: a sixth of the squares it travelled, rounded down.',
    },
    {
      id: 'FC-ASSN-4',
      title: 'WallClimb',
      text: 'From a normal square it climbs a wallsquare right beside it that holds no unit. On a wall it threatens nobody, is no target and held by no presence; only explosions kill it. It goes on by its leaps or one straight step from wallsquare to wallsquare, up to two steps a turn. If the wall vanishes, it stands on the square as usual.',
    },
    {
      id: 'FC-ASSN-5',
      title: 'WallJump',
      text: 'From a wallsquare it goes to an empty square right beside it that no enemy threatens.',
    },
    {
      id: 'FC-ASSN-8',
      title: 'Retained patterns',
      text: 'What empowers an Assassin at the end of a ply is retained: later it may still move that way, with that range, but not capture, until another unit empowers it.',
    },
    {
      id: 'FC-KNIG-1',
      title: 'Knight: move',
      text: 'Leaps like a knight, moving and capturing; or steps one square diagonally ahead, without capturing.',
      ruling: "As captures the steps would forbid every Pawn to take a Knight it faces, against the inventor's own example.",
    },
    {
      id: 'FC-KNIG-2',
      title: "Knight's Leap",
      text: 'With a leap it may also capture the enemies on the two squares along the long side of its way, both if both can be captured. It then lands on an empty square or on a capturable enemy. Kings are immune.',
    },
    {
      id: 'FC-KNIG-3',
      title: "Knight's March",
      text: 'Up to 4 normal moves in a turn instead of two, if none captures and no Siege holds it. Or two steps of which the second leaps over and captures.',
      ruling: 'A plain capture as second step is barred for the Knight as for all.',
    },
    {
      id: 'FC-KNIG-4',
      title: 'Knightmare',
      text: 'A Pawn on a square that an enemy Knight threatens may only make a single step ahead, and threatens nothing.',
    },
  ],
} as const satisfies Chapter;
