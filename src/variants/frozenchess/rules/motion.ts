/** Moving in several steps and by bounces, moving others, and turning the board. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const ADVANCED_MOVES = {
  title: 'Double move, multimove, bounce',
  clauses: [
    {
      id: 'FC-ADV-1',
      title: 'Turns of several steps',
      text: 'A turn of several steps consists of normal moves only, but for what the last step of a multimove, the March, the Run, the Acceleration and stacked Pawns may do. A bounced step never captures. Walls and traps come as always.',
    },
    {
      id: 'FC-DBL-1',
      title: 'Double move',
      text: 'A unit with one move per turn may make two normal moves, each with its full range or bounced, the second anywhere, also back. Neither fuses, loads, captures or uses an ability. A first step onto a closed tomb or into a trap ends the turn.',
      ruling: '"Checks/Checkmates are counted as normal moves": either step may give check.',
    },
    {
      id: 'FC-DBL-2',
      title: 'Who may not double-move',
      text: 'Not units under Siege, Pawns under Knightmare, Trebuchets and Cannons. Units with a multimove or a stacked move have that instead. A King may not be in check between his steps.',
    },
    {
      id: 'FC-MULTI-1',
      title: 'Awards',
      text: 'Every captured unit is counted for its capturer, unless that is a Pawn. It has one move per turn, one more for each 3 non-Pawns and one more for each 10 Pawns. A new award counts from the next turn. Conversions and explosions give nothing.',
    },
    {
      id: 'FC-MULTI-2',
      title: 'Multimove',
      text: 'A unit with two or more moves per turn makes up to that many steps and has no double move. Each is a normal move, a Push or a Pull. A Push or Pull that has a price ends the turn. It may stop after any step.',
      ruling:
        'A unit is paralysed "after push of wall" as "after a Pull move", and the paralysed do not move. A King pays no price, so its turn may go on.',
    },
    {
      id: 'FC-MULTI-3',
      title: 'Last step of a multimove',
      text: 'The last step may instead be a capture, an attack ability, Load, or any general special move but SwapShot; it ends the turn. A King can be captured only by the first step.',
      ruling: 'Captures are attack abilities, which end a multimove; abilities of single kinds that are no attack are barred by the seed.',
    },
    {
      id: 'FC-BNC-1',
      title: 'Bounce',
      text: 'Diagonal rays of Dragon, Queen, Bishop, Ship and straight rays of Rook, Queen, Templar, Ship may turn right or left by 90 degrees where the edge, a unit or a wall stops them, any number of times, and only for normal moves. All squares together are at most its range.',
      ruling: '"Course changes on collision": a turn needs a collision, for both kinds of ray.',
    },
    {
      id: 'FC-BNC-2',
      title: 'One bounce per target',
      text: 'For each first direction and end square there is one bounce: the one with fewest squares, then fewest turns, then the one that turns right first. It is none where the straight move in that direction ends there.',
      ruling: 'Which path a player picks is not said; one path keeps walls definite.',
    },
    {
      id: 'FC-BNC-3',
      title: 'Range in a double move',
      text: 'Each step of a double move has its own range.',
    },
  ],
} as const satisfies Chapter;

export const FORCES = {
  title: 'Mind Control, Pull, Push',
  clauses: [
    {
      id: 'FC-MC-1',
      title: 'Mind Control',
      text: "Instead of capturing an unprotected enemy that is not paralysed and stands on a square of the same colour, a unit makes it take one step, one capture or one ability of its own kind, as the enemy's side would. Cannons and Bishops control nobody.",
    },
    {
      id: 'FC-MC-2',
      title: 'Mind Control: for both sides legal',
      text: "The King of the controlled unit's side must be alive and not in check after it, and the own King too. Walls, prices and awards are the controlled unit's; the controller stays. No general special move, no second step.",
      ruling: 'A unit cannot be used to expose or kill its own King.',
    },
    {
      id: 'FC-PULL-1',
      title: 'Pull',
      text: 'The first unit on a capturing ray of its own, friend or enemy, comes any number of squares straight nearer. The price is a third of the squares, rounded down.',
      ruling: '"Can capture" means that the ray reaches it; a Bishop pulls along its diagonals.',
    },
    {
      id: 'FC-PULL-2',
      title: 'What cannot be pulled',
      text: "King, Ship, Wonder, guarded units (friends too), units in sprung traps, units of the puller's own kind.",
    },
    {
      id: 'FC-PULL-3',
      title: 'Pull into tombs and traps',
      text: 'A unit pulled onto a closed tomb or a trap meets it; what it passes on the way does nothing.',
    },
    {
      id: 'FC-PULL-4',
      title: 'Pull-through',
      text: 'A unit behind other units, but not behind walls, is pulled up to the square before the next unit, or into it if that is a transport of its side with room. The price is two thirds of the squares, rounded down.',
    },
    {
      id: 'FC-PUSH-1',
      title: 'Push',
      text: 'A unit right beside, friend or enemy, goes one square straight on if that holds neither unit nor wall, and the pusher takes its square and walls its own. Not Kings, Ships, Wonders, Templars, nor its own kind. No price.',
    },
    {
      id: 'FC-PUSH-2',
      title: 'Push of a wall',
      text: "A wallsquare right beside is pushed in the same way and stays the wall of its waller. A grave it alone covered explodes under the pusher. Price 5. Queen's Shadows stay.",
    },
  ],
} as const satisfies Chapter;

export const TURNING = {
  title: 'Rotation of the board',
  clauses: [
    {
      id: 'FC-ROT-1',
      title: 'Rotation of the board',
      text: 'As his action the player turns an area of 2 to 8 squares a side that does not touch the edge by 90, 180 or 270 degrees.',
    },
    {
      id: 'FC-ROT-2',
      title: 'Majority',
      text: "His units in it must be worth more than the enemy's: King, Queen and fused units 3, Pawns and shadows 1, all others 2, double on a square of the side's own colour (White light, Black dark). Paralysed and carried units do not count.",
    },
    {
      id: 'FC-ROT-3',
      title: 'What turns',
      text: 'Everything on the squares goes along: units, shadows, walls, tombs, corrupted and quickened squares, traps, bombs, tornados, and marks with their direction. Tunnels and avalanches turn if they lie wholly inside, and end if they lie partly inside. Aims do not turn. Nothing arrives and nothing walls.',
    },
    {
      id: 'FC-ROT-4',
      title: 'Kings in a rotation',
      text: 'Kings turn like others; afterwards the own King must not be in check.',
    },
  ],
} as const satisfies Chapter;
