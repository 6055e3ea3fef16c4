/** What lasts for a time: marks, areas, eggs, bombs, tunnels, rotting tombs, corrupted squares. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const AREA_RULES = {
  title: 'Areas in time',
  clauses: [
    {
      id: 'FC-TIME-6',
      title: 'Quickened squares',
      text: 'On a quickened square every counter but quickening itself counts double: those of the stack on it, of the tomb in it, of a tornado centred on it, of an avalanche whose chosen square it is.',
    },
    {
      id: 'FC-ASSN-6',
      title: 'Wall Tunnel',
      text: 'An Assassin that stayed 2 own turns digs under a wallsquare right beside it to the next square in that line, which must be empty and not threatened by the enemy. From then on its side goes through by normal moves, both ways. The tunnel ends with its wallsquare.',
      ruling: 'Under walls of one square only; "enter/exit" means both ways.',
    },
    {
      id: 'FC-ASSN-7',
      title: 'Bomb',
      text: 'With nobody around it an Assassin without a bomb on the board leaves one on its square. The bomb explodes 3x3 when an enemy is next to it or on it that was not at the start of the ply, or came onto the board there in this ply. It kills both sides, outlives its Assassin, and stays when that turns into another kind.',
      ruling:
        '"Entered" means being there at the end of the action; sliding through does not count. The bomb\'s own 3x3 counts, wherever it is turned: an enemy beside the bomb that turns with it has not entered. One that the bomb is turned to has. A Dragon that hatches there sets it off in the same ply.',
    },
    {
      id: 'FC-EGG-1',
      title: 'Laying an Egg',
      text: 'A Dragon without an Egg on the board, which has laid fewer than 127, lays one on an empty square next to it that no enemy threatens.',
    },
    {
      id: 'FC-EGG-2',
      title: 'Growth of an Egg',
      text: 'Each own turn an Egg grows by 1; not while an enemy threatens it or its Dragon is dead; when it is paralysed its growth is lost. At 60 a Dragon hatches, as new. If its Dragon is gone for good, morphed or changed side, or the Egg changed side, only threats and paralysis matter.',
      ruling: 'The inventor is silent about a Dragon that is lost for good; the Egg would stall for ever.',
    },
    {
      id: 'FC-EGG-3',
      title: "Dragon's Egg",
      text: 'An Egg does nothing of itself, threatens and protects nobody. It dies for good. Captured it counts as a Pawn, but promotes nobody and entangles nobody.',
    },
    {
      id: 'FC-JEST-8',
      title: 'Distract',
      text: "A Jester marks a square of its leaps that is not walled, with one of eight directions; its earlier mark goes, and so does another one there. A ray that goes on over the mark goes on in that direction, with the range it has left. If a wall, a Queen's Shadow or the edge is next in that direction, it takes the free one nearest to the way it came, of two the clockwise one. A ray that is turned back to its own piece ends before it. Threat and check follow it; shots, bent paths, a Lancer's captures and the rays of shadows do not. The mark goes when its Jester dies or changes kind or side.",
      ruling: 'The inventor lets shadows be "affected by Tombs and Walls". A mark is neither, so it turns no shadow.',
    },
    {
      id: 'FC-CHAN-5',
      title: 'Quickening',
      text: 'A Chancellor quickens any square of its pattern for 64 plies more. Price 5.',
    },
    {
      id: 'FC-TEMP-3',
      title: 'Tornado',
      text: "An empty square on a straight line of a Templar within its range, before whatever stops its rays, becomes the centre of a tornado for 10 plies. From the next ply on it pulls, in a spiral from the nearest squares outward, each unit within two squares one square nearer, if that square holds no unit, wall or Queen's Shadow. Kings, Ships, Wonders, guarded units and units in sprung traps stay. No tornado moves a unit that another has moved in this ply. On one square the unit comes first, then active monads in shadow form. Price 20.",
      ruling: "The spiral is clockwise, starts nearest on the caster's left and ends on the caster's row.",
    },
    {
      id: 'FC-TEMP-4',
      title: 'Avalanche',
      text: "A Templar chooses a square on a straight line within its range, up to a wall. From the next ply on, for 5 plies, all units from there back to its neighbour are pushed one square away from it, if the next square holds no unit, wall or Queen's Shadow. Kings, Ships, Templars and Wonders stay. The area stays when the Templar goes. Price 10.",
      ruling: 'The cast "bypasses units", and only walls end its line: it passes tombs, marks and corrupted squares.',
    },
    {
      id: 'FC-TROT-1',
      title: 'Tomb rot',
      text: 'A closed tomb rots by 1 each ply, and starts anew whenever a unit of either side threatens its square. At 40 it explodes 3x3 and is open.',
    },
    { id: 'FC-TROT-2', title: 'Open tombs do not rot', text: 'An open tomb does not rot and does not explode.' },
    {
      id: 'FC-CORR-1',
      title: 'Corruption',
      text: 'When a closed tomb has exploded 5 times on a square, by any cause, the square is corrupted for the rest of the game, and who was buried there is gone for good.',
    },
    {
      id: 'FC-CORR-2',
      title: 'Corrupted squares',
      text: 'Who lands on a corrupted square, or slides onto it, dies for good. A ray ends there; bent paths and the diagonals of a Lancer cannot cross it; the shots of Ballista, Trebuchet and Cannon pass. Nothing is placed on it, and it is never walled.',
    },
  ],
} as const satisfies Chapter;
