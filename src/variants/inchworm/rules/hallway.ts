import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const HALLWAY_RULES = [
  {
    title: 'Lunar hallway',
    clauses: [
      {
        id: 'IW-HALL-1',
        title: 'The strip',
        text: 'H1 to H8 lie outside the board and touch none of its squares. Pieces enter and leave the hallway only on linked squares. At first there are none.',
      },
      {
        id: 'IW-HALL-2',
        title: 'Connections in the hallway',
        text: "Each hallway square is connected with the next one up and the next one down. Each connection is an orthogonal step, a diagonal step and a knight's move at once. A linked square has the neighbours of both its names.",
        ruling:
          "The inventors connect neighbouring hallway squares by Knight's moves. So a Knight moves 1 square up or down, not 2.",
      },
      {
        id: 'IW-LINK-1',
        title: 'Making a link',
        text: 'While links are being made, you may begin your turn by linking one unlinked hallway square with any board square of its rank. From then on the two are one square, for both sides.',
        ruling: 'The inventors say "may", so you can also leave it. They allow one link a turn.',
      },
      {
        id: 'IW-LINK-2',
        title: 'A linked square is one square',
        text: 'Pieces on it are on the board and in the hallway at once. They can leave onto the board or into the hallway, can be attacked from both, and block both. Magnetism and explosions of both reach them.',
      },
      {
        id: 'IW-LINK-3',
        title: 'Not where enemy pieces are',
        text: 'Neither of the two squares you link can hold an enemy piece. Friendly pieces may be on either or both.',
      },
      {
        id: 'IW-LINK-4',
        title: 'Pieces meet by linking',
        text: 'The pieces of both squares share the linked square, and halves that meet become whole. Linking moves no piece: there is no magnetism and no roll, and no right to castle is lost.',
      },
      {
        id: 'IW-LINK-5',
        title: 'Linking and unlinking in turn',
        text: 'Once all 8 are linked, links are removed instead, at most one a turn, until none is left. Then links are made again.',
        ruling: 'As adding a link is optional, so is removing one.',
      },
      {
        id: 'IW-LINK-6',
        title: 'Unlinking an occupied square',
        text: 'When you remove a link, you choose for each piece or half there whether it ends up on the board square or the hallway square. A whole piece is never torn apart. Unlinking moves no piece: there is no magnetism and no roll.',
      },
      {
        id: 'IW-LINK-7',
        title: 'Unlinking where enemy pieces are',
        text: 'You may remove a link whatever is on it. You place enemy pieces as well as your own.',
        ruling:
          'The inventors forbid only linking where enemy pieces are. "You get to choose" speaks to the side that unlinks.',
      },
    ],
  },
  {
    title: 'Moving through links',
    clauses: [
      {
        id: 'IW-RIDE-1',
        title: 'Leaving a linked square',
        text: 'From a linked square a piece moves onto the board or into the hallway, not both. Whatever stays behind stays on both.',
      },
      {
        id: 'IW-RIDE-2',
        title: 'Sliding through linked squares',
        text: 'A Rook, Bishop or Queen may change between board and hallway on every empty linked square it reaches. It chooses its direction anew whenever it changes. On the board it keeps its direction, and so it does in the hallway. It enters no square twice.',
        ruling:
          'The inventors tie a new direction to coming out of the hallway, so no piece turns from board to board. We add that it enters no square twice, to keep paths finite.',
      },
      {
        id: 'IW-RIDE-3',
        title: 'Several linked squares in one move',
        text: 'A slide may pass any number of linked squares.',
      },
      {
        id: 'IW-RIDE-4',
        title: 'Knights and Kings make one step',
        text: 'A Knight makes one leap on the board or moves 1 square in the hallway, never both in one move. A King makes one step on the board or in the hallway.',
      },
      {
        id: 'IW-RIDE-5',
        title: 'Crowds slide as one member does',
        text: 'A crowd led by a Rook, Bishop or Queen follows a path of that member. Different members cannot lead different parts of one path.',
      },
    ],
  },
] as const satisfies Rulebook;
