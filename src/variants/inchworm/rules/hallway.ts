/** The lunar hallway: the strip, its links, and riding through them. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const HALLWAY_RULES = [
  {
    title: 'Lunar hallway',
    clauses: [
      {
        id: 'IW-HALL-1',
        title: 'The strip',
        text: 'H1 to H8 stand beside the board and touch none of its squares. The hallway is entered and left at linked squares only; at first there are none.',
      },
      {
        id: 'IW-HALL-2',
        title: 'Connections in the hallway',
        text: "Each hallway square is connected with the next one up and the next one down, at once as an orthogonal step, a diagonal step and a Knight's move. A linked square has the neighbours of both its names.",
        ruling: "Connected by Knight's moves to the neighbours: a Knight goes one square up or down, not two.",
      },
      {
        id: 'IW-LINK-1',
        title: 'Making a link',
        text: 'While links are being made, a player may first of all link one unlinked hallway square with any board square of its rank. From then on the two are one square for both players.',
        ruling: 'A player may also leave it; one link a turn.',
      },
      {
        id: 'IW-LINK-2',
        title: 'A linked square is one square',
        text: 'Units there are on the board and in the hallway at once: they leave either way, are attacked from both, block both, and belong to the magnetism and the explosions of both.',
      },
      {
        id: 'IW-LINK-3',
        title: 'Not where enemies stand',
        text: 'Neither of the two squares to be linked may hold an enemy. Friends may stand on either or both.',
      },
      {
        id: 'IW-LINK-4',
        title: 'Units meet by linking',
        text: 'The units of both squares share the linked square, and halves that meet are whole. Linking moves nobody: no magnetism, no roll, no castling right lost.',
      },
      {
        id: 'IW-LINK-5',
        title: 'Linking and unlinking in turn',
        text: 'Once all eight are linked, links are removed instead, one a turn, until none is left; then they are made again.',
        ruling: 'As adding a link is optional, so is removing one.',
      },
      {
        id: 'IW-LINK-6',
        title: 'Unlinking an occupied square',
        text: 'Whoever removes a link says for each man there whether he is on the board square or on the hallway square. A whole is never torn apart. Nobody moves: no magnetism, no roll.',
      },
      {
        id: 'IW-LINK-7',
        title: 'Unlinking where enemies stand',
        text: 'A link may be removed whatever stands on it, and who removes it places enemies as well as friends.',
        ruling: 'The inventors forbid only linking of enemy squares, and “you get to choose” speaks to the player who unlinks.',
      },
    ],
  },
  {
    title: 'Riding through links',
    clauses: [
      {
        id: 'IW-RIDE-1',
        title: 'Leaving a linked square',
        text: 'From a linked square a unit goes onto the board or into the hallway, not both. What stays behind stays on both names.',
      },
      {
        id: 'IW-RIDE-2',
        title: 'Riding through linked squares',
        text: 'A rider may change between board and hallway on every empty linked square it comes to, and chooses its direction anew whenever it changes. On the board, and in the hallway, it keeps its direction. It enters no square twice.',
        ruling:
          'A turn is tied to coming out of the hallway, so nobody turns from board to board. That no square is entered twice keeps rides finite.',
      },
      {
        id: 'IW-RIDE-3',
        title: 'Several linked squares in one move',
        text: 'A ride may pass any number of linked squares.',
      },
      {
        id: 'IW-RIDE-4',
        title: 'Knights and Kings take one step',
        text: "A Knight's leap on the board, or one square in the hallway, is one move: the two are never combined. So is a King's step.",
      },
      {
        id: 'IW-RIDE-5',
        title: 'Crowds ride as one member does',
        text: "A crowd led by a rider follows a ride of that member's type. Members do not contribute different parts of one ride.",
      },
    ],
  },
] as const satisfies Rulebook;
