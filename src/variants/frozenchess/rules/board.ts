/** The board, movement and walls: FC-SQ, FC-MOVE, FC-BOARD, FC-WALL. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const BOARD_RULES = {
  title: 'Board and movement',
  clauses: [
    {
      id: 'FC-BOARD-1',
      title: 'Geometry',
      text: '16 files from a to p and 16 ranks from 1 to 16, without wrapping around. Nothing is ever moved off the board.',
    },
    {
      id: 'FC-BOARD-2',
      title: 'Setup',
      text: '64 units a side: 32 Pawns and 32 pieces. White stands on ranks 1 to 4, Black on 16 to 13 with the same files; Queens on the h-file, Kings on the i-file. White moves first.',
      ruling: 'The rows of the inventor are read from the a-file on for both sides.',
    },
    {
      id: 'FC-BOARD-3',
      title: 'Square colours',
      text: "a1 is dark. Light squares are White's own colour, dark squares Black's.",
      ruling: 'Chess habit; it puts each Queen on her colour.',
    },
    {
      id: 'FC-BOARD-4',
      title: 'Classes of units',
      text: 'Siege: Trebuchet, Cannon, Onager. Riders, whom shellshock strikes: Ship, Onager, Rook, Bishop, Queen, Dragon, Templar, Lancer. Transports: Ship (8) and Cannon (1). Immobile: Trebuchet, Cannon. Immortal: Frog, Ship. Never capturing: Jester, Ballista, Trebuchet, Bishop, Frog, Ship, Onager. Losing range by captures: Rook, Queen, Templar, Dragon, Lancer, Bishop.',
      ruling:
        'Where the announced number and the list of a class differ, the list is used; the Onager never captures, since it is given only a throw.',
    },
    {
      id: 'FC-BOARD-5',
      title: 'Versions',
      text: 'There is no Ram: the Assassin stands in its place and the Cannon has its wall ability. Pawns have no special first move. The Templar does not leap.',
      ruling: 'Where versions 10 and 11 differ, 11 wins.',
    },
    {
      id: 'FC-SQ-1',
      title: 'What may share a square',
      text: "Units, walls and Queen's Shadows fill a square, stop rays and cannot be landed on, but for captures, Fuse, Load and swaps; only an Assassin may stand on a wall. Shadows fill nothing. A closed tomb stops nothing and explodes under who lands on it; an open tomb is harmless. On a corrupted square rays end and units die. Traps, bombs, marks and areas lie under anything.",
    },
    {
      id: 'FC-SQ-2',
      title: 'Empty square',
      text: "A square is empty if it holds no unit, no wall, no Queen's Shadow and no closed tomb and is not corrupted. Open tombs, shadows, traps and other marks do not matter.",
    },
    {
      id: 'FC-SQ-3',
      title: 'Where a move may end',
      text: "A move may end on an empty square, or on a closed tomb or a corrupted square, where the unit dies. It may not end on a wall, a Queen's Shadow or a unit.",
    },
    {
      id: 'FC-SQ-4',
      title: 'Covering',
      text: 'Tombs, traps and distract marks under a unit or wall remain and do nothing until they are uncovered; bombs, quickening, tornados and avalanches go on.',
    },
    {
      id: 'FC-MOVE-1',
      title: 'Elements of a pattern',
      text: "Leaps ignore everything between. Rays run up to the range, stop before a wall or Queen's Shadow and at the first unit. Bent paths need every square but the last free of units and walls.",
    },
    {
      id: 'FC-MOVE-2',
      title: 'Exact numbers',
      text: 'A leap of so many squares means exactly so many.',
      ruling: 'The inventor writes "2-3" where a choice is meant.',
    },
    {
      id: 'FC-MOVE-3',
      title: 'Current range',
      text: 'Rays of Rook, Queen, Templar, Dragon, Lancer and Bishop reach 16 squares, more what waiting won, less what captures took, rounded down; rays of Ship and Onager reach 16. Shellshock is subtracted from that. No range is less than 3.',
    },
    {
      id: 'FC-MOVE-4',
      title: 'Move and capture',
      text: 'A normal move is one step of the pattern to a square where a move may end; a bounce and a way through a tunnel are normal moves too. A capture move is one step of the capture pattern onto an enemy that can be captured, never bounced and never through a tunnel. Patterns that others lend count like its own.',
    },
    {
      id: 'FC-MOVE-5',
      title: 'Path of a step',
      text: 'The path is the start, every square slid through and the end. A leap has only start and end. Where several ways reach a square, leaps come first, then bent paths, then rays; own ones before lent, stolen and retained ones.',
    },
    {
      id: 'FC-MOVE-6',
      title: 'Aim Direction',
      text: 'Pawn, Trebuchet and Onager have an aim, at first forward, and their pattern turns with it. Conversion, promotion, Morph and Respawn reset it to forward.',
    },
    {
      id: 'FC-MOVE-7',
      title: 'Own and passive displacement',
      text: 'A unit that goes by its own action displaces itself; one moved by another is displaced passively. Only own displacements can leave walls.',
    },
    {
      id: 'FC-MOVE-8',
      title: 'Patterns',
      text: 'How each unit moves and captures is told in its own chapter, seen from its side: forward is towards the enemy.',
    },
  ],
} as const satisfies Chapter;

export const WALL_RULES = {
  title: 'Walls',
  clauses: [
    {
      id: 'FC-WALL-1',
      title: 'What a wall is',
      text: 'When a unit has finished its movement, the squares of its path become its wall. Nobody lands on a wallsquare or slides through it; leaping over it is allowed.',
    },
    {
      id: 'FC-WALL-2',
      title: 'Which movements wall',
      text: "Steps, leaps, slides, bounces, captures, runs, ways through tunnels, Load, Fuse, De-fuse, Push, Mass Jump, Long Jump, Mirror Portal, King's Portal and Exchange, WallClimb and WallJump leave walls. Teleswaps, SwapShots, Spawn, Respawn, unloading, moves from wall to wall, all moves of shadows and being moved by others do not, and leave the old wall as it is.",
      ruling: 'A unit that is moved by others does not move; swapped squares are both taken; teleports count as leaps.',
    },
    {
      id: 'FC-WALL-3',
      title: 'Which squares become wall',
      text: "At the end of the turn all squares of its paths become wall, except where the unit stands, corrupted squares, and squares with a unit, a wall or a Queen's Shadow. Tombs, traps, marks and shadows on the way are walled over.",
      ruling: 'Walls are laid once, after the last step: a unit is not stopped by its own new wall, but it is by its old one.',
    },
    {
      id: 'FC-WALL-4',
      title: 'Duration',
      text: 'A wall stands until its unit walls again: first the old wall dissolves, then the new one is laid. The wall of a dead unit stays, and so does that of a unit that changes side or kind. When a stack walls, the old walls of all its units dissolve and the new one belongs to the unit that acted; when one unit leaves a stack, only its own.',
      ruling: '"Until the waller creates a new wall"; nothing is said of its death.',
    },
    {
      id: 'FC-WALL-5',
      title: 'Destroying walls',
      text: "Trebuchets, Cannons and Onagers can destroy walls, and every lethal explosion removes the walls and Queen's Shadows in its area. Nothing else does.",
      ruling: "The Ram's ability went to the Cannon.",
    },
    {
      id: 'FC-WALL-6',
      title: 'Leaping and walls',
      text: 'Leaps cross walls, but no step lands on one; only Assassins climb them.',
    },
    {
      id: 'FC-WALL-7',
      title: 'Opening position',
      text: 'White begins with 46 single moves: 16 of the front Pawns, 16 leaps of the rear Pawns, 4 each of Frogs, Ballistas and Jesters, 2 of the Assassins. Nobody is threatened. A Pawn that advances leaves a wall behind that bars the Pawn below it.',
    },
    {
      id: 'FC-WALL-8',
      title: 'Mobility',
      text: 'Walls can take all moves from a side, while leaps, swaps, the Exchange, Fuse, Spawn, Morph and turning remain. A unit that leaves a line does not open it, since its start becomes wall: ordinary pins and discovered checks do not exist.',
    },
  ],
} as const satisfies Chapter;
