/** The board, movement and walls: FC-SQ, FC-MOVE, FC-BOARD, FC-WALL. */
import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const BOARD_RULES = {
  title: 'Board and movement',
  clauses: [
    {
      id: 'FC-BOARD-1',
      title: 'The board',
      text: 'The board has 16 files, a to p, and 16 ranks, 1 to 16. Its edges do not connect. Nothing ever moves a piece off the board.',
    },
    {
      id: 'FC-BOARD-2',
      title: 'Start position',
      text: 'Each side has 64 pieces: 32 Pawns and 32 non-Pawns. In these rules a Pawn is a piece too. White begins on ranks 1 to 4, Black on ranks 16 to 13 on the same files. The Queens are on the h-file and the Kings on the i-file. White moves first.',
      ruling: "The inventor's rows start with the a-file for both sides.",
    },
    {
      id: 'FC-BOARD-3',
      title: 'Square colours',
      text: "a1 is dark. Light squares are White's own colour, dark squares are Black's.",
      ruling: 'As in chess. So each Queen starts on its own colour.',
    },
    {
      id: 'FC-BOARD-4',
      title: 'Classes of pieces',
      text: 'Siege pieces are the Trebuchet, Cannon and Onager. Riders, which shellshock affects, are the Ship, Onager, Rook, Bishop, Queen, Dragon, Templar and Lancer. The Ship (8 pieces) and the Cannon (1 piece) are transports. The Trebuchet and Cannon are immobile. The Frog and Ship are immortal. The Jester, Ballista, Trebuchet, Bishop, Frog, Ship and Onager never capture. The Rook, Queen, Templar, Dragon, Lancer and Bishop lose range by captures.',
      ruling:
        "Where the inventor's number and list for a class differ, the list holds. The Onager never captures, since all it is given is a throw.",
    },
    {
      id: 'FC-BOARD-5',
      title: 'Versions',
      text: 'There is no Ram. The Assassin replaces it, and the Cannon has its wall ability. Pawns have no special first move. The Templar does not leap.',
      ruling: 'Where versions 10 and 11 differ, 11 holds.',
    },
    {
      id: 'FC-SQ-1',
      title: 'What can share a square',
      text: "Pieces, walls and Queen's Shadows fill a square. They stop slides, and no piece can land on them except by a capture, Fuse, Load, a swap or the King's Exchange. Only an Assassin can be on a wall. Shadows fill nothing. A closed tomb stops nothing, and explodes under a piece that lands on it. An open tomb is harmless. On a corrupted square slides end and pieces die. Traps, bombs, marks and areas can lie under anything.",
    },
    {
      id: 'FC-SQ-2',
      title: 'Empty squares',
      text: "A square is empty if it holds no piece, no wall, no Queen's Shadow and no closed tomb and is not corrupted. Open tombs, shadows, traps and other marks do not matter.",
    },
    {
      id: 'FC-SQ-3',
      title: 'Where a move can end',
      text: "A normal move can end on an empty square. It can also end on a closed tomb or a corrupted square, where the piece dies. It cannot end on a wall, a Queen's Shadow or a piece.",
    },
    {
      id: 'FC-SQ-4',
      title: 'Covering and uncovering',
      text: 'Tombs, traps and distract marks under a piece or a wall remain, and do nothing until they are uncovered. Bombs, quickening, tornados and avalanches keep working.',
    },
    {
      id: 'FC-MOVE-1',
      title: 'Leaps, slides and bent paths',
      text: "A leap ignores everything between its two squares. A slide runs up to the piece's range. It stops before a wall or a Queen's Shadow, and at the first piece it meets. A bent path needs every square but the last free of pieces and walls.",
    },
    {
      id: 'FC-MOVE-2',
      title: 'Exact distances',
      text: 'A leap is exactly as many squares long as its clause says, never fewer.',
      ruling: 'The inventor writes "2-3" where there is a choice.',
    },
    {
      id: 'FC-MOVE-3',
      title: 'Range',
      text: 'Rooks, Queens, Templars, Dragons, Lancers and Bishops slide up to 16 squares, plus what waiting has won, minus what captures have cost, rounded down. Ships and Onagers slide up to 16. Shellshock is subtracted from that. No range is ever less than 3.',
    },
    {
      id: 'FC-MOVE-4',
      title: 'Normal moves and captures',
      text: "A normal move is one step of the piece's pattern, without capturing, to a square where a move can end. A bounce and a passage through a tunnel are normal moves too. A capture is one step of the capture pattern onto an enemy piece that can be captured. It never bounces or uses a tunnel. Patterns that other pieces lend count like its own.",
    },
    {
      id: 'FC-MOVE-5',
      title: 'The path of a step',
      text: "The path is the start square, every square slid through and the end square. A leap has only its start and its end. Where several paths reach one square, the piece's own pattern counts before lent, stolen and retained ones. Within a pattern, leaps count first, then bent paths, then slides.",
    },
    {
      id: 'FC-MOVE-6',
      title: 'Aim Direction',
      text: 'Pawns, Trebuchets and Onagers have an aim. It is forward at first, and their pattern turns with it. Conversion, promotion, Morph and Respawn set it forward again.',
    },
    {
      id: 'FC-MOVE-7',
      title: 'Moving and being moved',
      text: 'A piece moves itself when it changes square by its own action, under Mind Control too. It is moved when another piece, an area or a rotation changes its square. Only a piece that moves itself can leave a wall.',
    },
    {
      id: 'FC-MOVE-8',
      title: 'Patterns',
      text: 'The chapters of the pieces say how each one moves and captures, as seen from its side. Forward is towards the enemy.',
    },
  ],
} as const satisfies Chapter;

export const WALL_RULES = {
  title: 'Walls',
  clauses: [
    {
      id: 'FC-WALL-1',
      title: 'What a wall is',
      text: 'When a piece has moved, the squares of its path become its wall. No piece can land on a wall square or slide through it. Leaping over it is allowed.',
    },
    {
      id: 'FC-WALL-2',
      title: 'Which moves leave a wall',
      text: "Steps, leaps, slides, bounces, captures, the Run and moves through tunnels leave a wall. So do Load, Fuse, De-fuse, Push, Mass Jump, Long Jump, Mirror Portal, King's Portal, King's Exchange, WallClimb and WallJump. Teleswap, SwapShot, Spawn, Respawn, unloading, moves from wall to wall and all moves of shadows leave none. A piece that others move leaves none either. In these cases its old wall stays as it is.",
      ruling:
        'A piece that others move does not move itself. After a swap both squares are occupied. Teleports count as leaps.',
    },
    {
      id: 'FC-WALL-3',
      title: 'Which squares become wall',
      text: "At the end of the turn, every square the piece started from, landed on or slid through becomes wall. Squares it leapt over do not, and neither does the square it is on. Corrupted squares and squares that hold a piece, a wall or a Queen's Shadow do not either. Tombs, traps, marks and shadows on the path are walled over.",
      ruling:
        'Walls are laid once, after the last step. So a piece is stopped by its old wall, but never by the one it is making.',
    },
    {
      id: 'FC-WALL-4',
      title: 'How long a wall lasts',
      text: 'A wall lasts until its piece makes another: the old wall disappears first, then the new one is laid. The wall of a dead piece stays, and so does that of a piece that changes side or kind. A piece that dies by its own action lays no wall. When a stack makes a wall, the old walls of all its pieces disappear. The new wall belongs to the piece that acted. When one piece leaves a stack, only its own old wall disappears.',
      ruling: '"Until the waller creates a new wall"; the inventor says nothing of its death.',
    },
    {
      id: 'FC-WALL-5',
      title: 'Destroying walls',
      text: "Trebuchets, Cannons and Onagers can destroy walls. Every lethal explosion removes the walls and Queen's Shadows in its area. Nothing else destroys a wall.",
      ruling: 'The inventor also names the Ram. Its ability went to the Cannon.',
    },
    {
      id: 'FC-WALL-6',
      title: 'Leaping over walls',
      text: 'Leaps cross walls, but no step can end on one. Only Assassins can climb walls.',
    },
    {
      id: 'FC-WALL-7',
      title: 'First moves',
      text: 'White begins with 46 single moves: 16 by the front Pawns, 16 leaps by the rear Pawns and 14 by other pieces. Each Frog, Ballista and Jester has 2 of these, each Assassin 1. No piece is threatened. A Pawn that advances leaves a wall that blocks the Pawn behind it.',
    },
    {
      id: 'FC-WALL-8',
      title: 'No ordinary pins',
      text: "Walls can leave a side no other moves, but leaps, swaps, the King's Exchange, Fuse, Spawn, Morph and rotations usually remain. A piece that leaves a line does not open it, since its start square becomes wall. So ordinary pins and discovered checks do not exist.",
    },
  ],
} as const satisfies Chapter;
