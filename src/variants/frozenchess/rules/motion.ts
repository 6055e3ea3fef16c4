/** Multimoves, bounces and moved units: FC-ADV, FC-DBL, FC-MULTI, FC-BNC, FC-MC, FC-PULL, FC-PUSH, FC-ROT. */
import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const ADVANCED_MOVE_RULES = {
  title: 'Double move, multimove, bounce',
  clauses: [
    {
      id: 'FC-ADV-1',
      title: 'Turns of several steps',
      text: 'A turn of several steps consists of normal moves only. Exceptions are the last step of a multimove, the March, the Run, Acceleration, stacked Pawns and what stages 3 and 5 add. A bounced step never captures. Walls and traps appear as always.',
    },
    {
      id: 'FC-DBL-1',
      title: 'Double move',
      text: 'A piece with 1 move per turn may make 2 normal moves. Each can bounce and has its full range, and the second may lead anywhere, even back. Neither can fuse, load, capture or use an ability. A first step onto a closed tomb, onto a corrupted square or into a trap ends the turn.',
      ruling: '"Checks/Checkmates are counted as normal moves": either step may give check.',
    },
    {
      id: 'FC-DBL-2',
      title: 'What cannot move twice',
      text: 'Pieces under Siege, Pawns under Knightmare, Trebuchets and Cannons cannot make a double move. Pieces with a multimove or a stacked move have that instead. A King cannot be in check between its steps.',
    },
    {
      id: 'FC-MULTI-1',
      title: 'Awards',
      text: 'Every captured piece is counted for the piece that captures, unless that is a Pawn. That piece has 1 move per turn, 1 more for each 3 non-Pawns and 1 more for each 10 Pawns. A new award counts from the next turn. Conversions and explosions give nothing.',
    },
    {
      id: 'FC-MULTI-2',
      title: 'Multimove',
      text: 'A piece with 2 or more moves per turn makes up to that many steps, and has no double move. Each is a normal move, a Push or a Pull. A Push or Pull that has a cost ends the turn. You may stop after any step.',
      ruling:
        'A piece is paralysed "after push of wall" and "after a Pull move", and a paralysed piece does not move. A King pays nothing, so its turn may go on.',
    },
    {
      id: 'FC-MULTI-3',
      title: 'Last step of a multimove',
      text: 'The last step may instead be a capture, an attack ability, Load, or any general special move except SwapShot. That ends the turn. Attack abilities are Conversion, Ballista Shot, Paralyse and Warning Shot. General special moves are Fuse, De-fuse, Spawn, Morph, Mind Control, Pull, Push, Paralysis Transfer, Shadowing and De-shadow. Only the first step can capture a King.',
      ruling:
        'Captures are attack abilities, which end a multimove. The inventor bars all other abilities of single kinds there.',
    },
    {
      id: 'FC-BNC-1',
      title: 'Bounce',
      text: 'Where the edge, a piece or a wall stops a slide, it may turn right or left by 90 degrees. Diagonal slides of Dragon, Queen, Bishop and Ship bounce. So do slides along ranks and files of Rook, Queen, Templar and Ship. They bounce any number of times, but only for normal moves. All squares together are at most the range.',
      ruling: '"Course changes on collision": a turn needs a collision, for both kinds of slide.',
    },
    {
      id: 'FC-BNC-2',
      title: 'One bounce per target',
      text: 'For each first direction and end square there is one bounce. It is the one with fewest squares, then fewest turns, then the one that turns right first. There is none where the slide in that direction ends there without a bounce.',
      ruling: 'The inventor does not say which path you may choose. One path keeps walls definite.',
    },
    {
      id: 'FC-BNC-3',
      title: 'Range in a double move',
      text: 'Each step of a double move has its own range.',
    },
  ],
} as const satisfies Chapter;

export const FORCE_RULES = {
  title: 'Mind Control, Pull, Push',
  clauses: [
    {
      id: 'FC-MC-1',
      title: 'Mind Control',
      text: 'A piece can control an enemy instead of capturing it, if that enemy is unprotected and not paralysed. Both must be on squares of one colour. You then make the enemy take one step, one capture or one ability of its own kind, as its own side would. Cannons and Bishops cannot control.',
    },
    {
      id: 'FC-MC-2',
      title: 'Mind Control: safe for both Kings',
      text: 'After Mind Control both Kings must be alive, and neither may be in check. Walls, costs and awards belong to the controlled piece. The controlling piece does not move. The controlled piece cannot use a general special move or take a second step.',
      ruling: 'A piece cannot be used to expose or kill its own King.',
    },
    {
      id: 'FC-PULL-1',
      title: 'Pull',
      text: 'A piece can pull the first piece, friendly or enemy, on a line along which it captures by sliding. The pulled piece moves any number of squares nearer. This costs a third of those squares, rounded down.',
      ruling: '"Can capture" means that the slide reaches it. A Bishop pulls along its diagonals.',
    },
    {
      id: 'FC-PULL-2',
      title: 'What cannot be pulled',
      text: "Kings, Ships, Wonders, guarded pieces (friendly ones too), pieces in sprung traps and pieces of the pulling piece's own kind cannot be pulled.",
    },
    {
      id: 'FC-PULL-3',
      title: 'Pull into tombs and traps',
      text: 'A piece pulled onto a closed tomb or a trap meets it. What it passes on its path has no effect, except that a corrupted square kills it.',
    },
    {
      id: 'FC-PULL-4',
      title: 'Pull-through',
      text: 'A piece behind other pieces can be pulled too, but not from behind a wall. It moves at most to the square before the next piece. If that next piece is a transport of its side with room, it can also be pulled inside. This costs two thirds of the squares, rounded down.',
    },
    {
      id: 'FC-PUSH-1',
      title: 'Push',
      text: "A piece can push a piece orthogonally next to it, friendly or enemy, 1 square onward. That square must hold no piece, wall or Queen's Shadow. The pushing piece then moves to the freed square and leaves a wall. Kings, Ships, Wonders, Templars and its own kind cannot be pushed. Trebuchets and Cannons cannot push. A Push has no cost.",
    },
    {
      id: 'FC-PUSH-2',
      title: 'Push of a wall',
      text: "A piece can push a wall square orthogonally next to it in the same manner, but not onto a corrupted square. It stays the wall of the piece that made it. A grave that it alone covered explodes under the pushing piece. This costs 5 turns. Queen's Shadows cannot be pushed.",
    },
  ],
} as const satisfies Chapter;

export const ROTATION_RULES = {
  title: 'Rotation of the board',
  clauses: [
    {
      id: 'FC-ROT-1',
      title: 'Rotation of the board',
      text: 'As your action you can rotate a square area of 2×2 to 8×8 squares by 90, 180 or 270 degrees. It must not touch the edge of the board.',
    },
    {
      id: 'FC-ROT-2',
      title: 'Majority',
      text: "Your pieces in the area must be worth more than your opponent's. Kings, Queens and stacks count 3, Pawns and shadows 1, all others 2. On a square of their side's own colour (White light, Black dark) they count double. Paralysed and carried pieces do not count.",
    },
    {
      id: 'FC-ROT-3',
      title: 'What turns',
      text: 'Everything on the squares turns: pieces, shadows, walls, tombs, corrupted and quickened squares, traps, bombs, tornados, and marks with their direction. Tunnels and avalanches turn if they lie wholly inside, and end if they lie partly inside. Aims do not turn. Nothing counts as arriving, and no walls are made.',
    },
    {
      id: 'FC-ROT-4',
      title: 'Kings in a rotation',
      text: 'Kings turn like other pieces. Afterwards your own King must not be in check.',
    },
  ],
} as const satisfies Chapter;
