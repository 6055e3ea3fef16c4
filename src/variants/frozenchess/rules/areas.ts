import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const AREA_RULES = {
  title: 'Lasting effects',
  clauses: [
    {
      id: 'FC-TIME-6',
      title: 'Quickened squares',
      text: 'On a quickened square every counter except quickening itself counts double. This holds for the piece on it, the tomb in it, a tornado centred on it and an avalanche whose chosen square it is.',
    },
    {
      id: 'FC-ASSN-6',
      title: 'Wall Tunnel',
      text: 'An Assassin that has stayed on its square for 2 of its turns can dig a tunnel under a wall square orthogonally next to it. The next square in that line must be empty and not threatened by the enemy. From then on pieces of its side can move between the two squares by normal moves, both ways. The tunnel ends with its wall square.',
      ruling:
        'A tunnel leads under walls of one square only. "Enter/exit" means both ways, so a tunnel dug from its other end is the same one. An Assassin may dig where the tunnel already is: nothing changes.',
    },
    {
      id: 'FC-ASSN-7',
      title: 'Bomb',
      text: 'An Assassin with no piece next to it and no bomb on the board can leave a bomb on its square. The bomb explodes 3×3 when an enemy is on it or next to it that was not there at the start of the turn. It also explodes when an enemy appeared on the board there in this turn. It kills both sides. It outlives its Assassin, and stays when that becomes another kind.',
      ruling:
        '"Entered" means being there at the end of the action; sliding through does not count. The bomb\'s own 3×3 counts, wherever it is turned: an enemy next to the bomb that turns with it has not entered. One that the bomb is turned to has. A Dragon that hatches there sets it off in the same turn.',
    },
    {
      id: 'FC-EGG-1',
      title: 'Laying an Egg',
      text: 'A Dragon can lay an Egg on an empty square next to it that no enemy threatens. It must have no Egg on the board and have laid fewer than 127.',
    },
    {
      id: 'FC-EGG-2',
      title: 'How an Egg grows',
      text: 'An Egg grows by 1 in each turn of its side. It does not grow while an enemy threatens it or its Dragon is dead. If it is paralysed, it starts again at 0. At 60 a new Dragon hatches. If its Dragon is dead for good, morphed or changed side, or if the Egg changed side, only threats and paralysis matter.',
      ruling: 'The inventor is silent about a Dragon that is lost for good. Otherwise the Egg would stall for ever.',
    },
    {
      id: 'FC-EGG-3',
      title: "Dragon's Egg",
      text: 'An Egg does nothing by itself and threatens and protects nothing. It dies for good. When captured it counts as a Pawn, but it promotes no Pawn and entangles nothing.',
    },
    {
      id: 'FC-JEST-8',
      title: 'Distract',
      text: "A Jester can mark a square of its leaps without a wall with one of 8 directions. Its earlier mark disappears, and so does another mark there. A slide that continues over the mark turns in its direction, with the range it has left. If a wall, a Queen's Shadow or the edge is next in that direction, the slide turns to the free direction nearest to its own. Of two such directions it is the clockwise one. A slide that is turned back to its own piece ends before it, and a bounce ends on a mark. Threat and check turn too. Shots, Pulls, bent paths, captures of a Lancer and slides of shadows do not. The mark disappears when its Jester dies or changes kind or side.",
      ruling: 'The inventor lets shadows be "affected by Tombs and Walls". A mark is neither, so it turns no shadow.',
    },
    {
      id: 'FC-CHAN-5',
      title: 'Quickening',
      text: "A Chancellor can quicken any square of its pattern for 64 more turns, counting both players'. This costs 5 turns.",
    },
    {
      id: 'FC-TEMP-3',
      title: 'Tornado',
      text: "A Templar can place a tornado on an empty square of its rank or file, within its range and before whatever stops its slide. It lasts 10 turns, counting both players', and costs the Templar 20 turns. From the next turn on it pulls each piece within 2 squares 1 square nearer, in a spiral from the nearest squares outward. The nearer square must hold no piece, wall or Queen's Shadow. Kings, Ships, Wonders, guarded pieces and pieces in sprung traps stay. No tornado moves a piece that another tornado has moved in this turn. On one square the piece moves first, then active monads in shadow form.",
      ruling: "The spiral is clockwise, starts nearest on the caster's left and ends on the caster's row.",
    },
    {
      id: 'FC-TEMP-4',
      title: 'Avalanche',
      text: "A Templar can send an avalanche along its rank or file, to a square within its range. Walls and Queen's Shadows stop the line, pieces do not. It acts for 5 turns, counting both players', from the next turn on. It pushes all pieces, from that square back to the Templar's neighbour, 1 square away from the Templar. The next square must hold no piece, wall or Queen's Shadow. Kings, Ships, Templars and Wonders stay. No avalanche moves a piece that another avalanche has moved in this turn. The avalanche stays when the Templar leaves. It costs the Templar 10 turns.",
      ruling: 'The cast "bypasses units", and only walls end its line: it passes tombs, marks and corrupted squares.',
    },
    {
      id: 'FC-TROT-1',
      title: 'Tomb rot',
      text: "A closed tomb rots by 1 each turn, White's and Black's alike. It starts again at 0 whenever a piece of either side threatens its square. At 40 it explodes 3×3 and is open.",
    },
    {
      id: 'FC-TROT-2',
      title: 'Open tombs do not rot',
      text: 'An open tomb does not rot and does not explode.',
    },
    {
      id: 'FC-CORR-1',
      title: 'Corruption',
      text: 'When a closed tomb has exploded 5 times on a square, for any cause, the square is corrupted for the rest of the game. All pieces buried there are dead for good.',
    },
    {
      id: 'FC-CORR-2',
      title: 'Corrupted squares',
      text: 'A piece that lands on a corrupted square, or slides onto it, dies for good. A slide ends there. Bent paths and the diagonals of a Lancer cannot cross it, but the shots of Ballista, Trebuchet and Cannon can. Nothing can be placed on it, and it never becomes wall. A shadow that was already there lives and may leave.',
    },
  ],
} as const satisfies Chapter;
