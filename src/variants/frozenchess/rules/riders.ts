/** Those with rays: Bishop, Dragon, Rook, Queen, Templar. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const RIDERS = {
  title: 'Bishop, Dragon, Rook, Queen, Templar',
  clauses: [
    {
      id: 'FC-BISH-1',
      title: 'Bishop: move',
      text: 'Slides diagonally up to its range or steps one square straight. It cannot capture and never checks.',
    },
    {
      id: 'FC-BISH-2',
      title: 'Conversion',
      text: 'An enemy first on one of its diagonals or right beside it, if it could be captured, changes side where it stands, with its cargo, and loses all paralysis. The Bishop stays. Price 2, and it loses range as by a capture. Only as the whole turn or as the last step of a multimove; Kings, Wonders, Ships and Frogs are immune.',
    },
    {
      id: 'FC-DRAG-1',
      title: 'Dragon: move',
      text: 'Slides diagonally up to its range, leaps like a knight or 2 squares straight, moving and capturing.',
    },
    {
      id: 'FC-DRAG-2',
      title: "Dragon's Fire",
      text: 'With a single move, or the last step of a multimove, that ends on an empty square without a bounce it may burn: all enemies around that square that it can capture are captured, and each costs range. Kings are immune; walls and tombs are unharmed.',
      ruling: "Optional, and the Dragon's capture, not an explosion.",
    },
    { id: 'FC-DRAG-3', title: 'Dragonflight', text: 'A Dragon passes over tombs without paralysis.' },
    { id: 'FC-ROOK-1', title: 'Rook: move', text: 'Slides along ranks and files up to its range, moving and capturing.' },
    {
      id: 'FC-ROOK-2',
      title: 'Stun',
      text: 'After a single move or capture of a Rook, and after a multimove that ended by its capture, all enemies around it are paralysed for 2 moves. Not after a double move, a bounce, a swap, a Push or a teleport.',
      ruling: 'Abilities of single kinds are not available in turns of several steps, but for the capture that ends a multimove.',
    },
    {
      id: 'FC-ROOK-3',
      title: 'Siege',
      text: 'An enemy unit that a Rook threatens at the start of its turn makes no double move and no march. Kings and Rooks are not sieged. Stacked moves and multimoves are not affected.',
      ruling: "The inventor bars the double move; the march is the Knight's form of it.",
    },
    {
      id: 'FC-ROOK-4',
      title: 'Tower',
      text: 'The unit that empowers a Rook is empowered by that Rook as well, besides whatever else empowers it, be it by another of the same stack, and even if it is guarded. Kings, Pawns and Ships gain nothing by it.',
    },
    {
      id: 'FC-QUEEN-1',
      title: 'Queen: move',
      text: 'Slides in all eight directions up to her range or leaps like a knight, moving and capturing.',
    },
    { id: 'FC-QUEEN-2', title: "Queen's Gaze", text: 'Enemy Pawns next to a Queen are paralysed.' },
    {
      id: 'FC-QUEEN-3',
      title: "Queen's Poison",
      text: 'A unit that captured a Queen is paralysed for 6 moves. A King is immune.',
    },
    {
      id: 'FC-QUEEN-4',
      title: "Queen's Shadow",
      text: "When a Queen walls, the square she started from becomes a Queen's Shadow instead of wall. It blocks like a wall and reaches squares like she does, for threat and check only. It goes like her wall, and by King's Check; without its Queen it becomes an ordinary wall.",
      ruling: '"Instead of Wallsquare": so it fills the square like a wall and lasts as long.',
    },
    {
      id: 'FC-TEMP-1',
      title: 'Templar: move',
      text: 'Slides along ranks and files up to its range; or goes 2 squares diagonally, optionally 1 more diagonally to either side, without leaping. Moving and capturing.',
      ruling: 'One square diagonally is only passed, not an end.',
    },
    {
      id: 'FC-TEMP-2',
      title: "Templar's Shield",
      text: 'Who starts from a square the Templar threatens cannot capture or convert it. Not while the Templar is paralysed or stands on a tomb.',
      ruling: 'Nothing else is asked of the Templar\'s "can capture".',
    },
    { id: 'FC-TEMP-5', title: 'Templar: not pushed', text: 'Nothing pushes a Templar off its square.' },
  ],
} as const satisfies Chapter;
