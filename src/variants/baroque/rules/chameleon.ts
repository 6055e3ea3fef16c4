/** Clauses about the Chameleon and its side effects. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const CHAMELEON_CHAPTERS = [
  {
    title: 'Chameleon',
    clauses: [
      {
        id: 'BQ-CHAM-1',
        title: 'Two options',
        text: 'The Chameleon slides plainly or copies one enemy unit, and the side effects apply either way. The player never declares which.',
      },
      {
        id: 'BQ-CHAM-2',
        title: 'Plain slide',
        text: 'The Chameleon slides any number of empty squares along a rank, file or diagonal, with its side effects. It captures nothing by moving onto it, except as a Titan would.',
      },
      {
        id: 'BQ-CHAM-3',
        title: 'Copying',
        text: 'The Chameleon may act with the movement and capture of the type of one enemy unit, anywhere on the board. It does not become royal and keeps nothing.',
        ruling: 'A frozen enemy may be copied: freezing forbids that unit to act, it does not change what its type can do.',
      },
      {
        id: 'BQ-CHAM-4',
        title: 'Each in its own way',
        text: 'Copying a unit means capturing it in its own way, and that way captures only units of that type: it withdraws from Withdrawers, coordinates on Coordinators, pinches Pawns and leaps over Long Leapers.',
        ruling: 'Whether other types are spared or the action is forbidden makes no difference: the plain slide captures the same units.',
      },
      {
        id: 'BQ-CHAM-5',
        title: 'Copying Withdrawer, Coordinator or Pawn',
        text: 'This adds nothing to the plain slide with its side effects: same path, same victims.',
      },
      {
        id: 'BQ-CHAM-6',
        title: 'Copying a Long Leaper',
        text: 'The Chameleon leaps as a Long Leaper does, over enemy Long Leapers only. The side effects then count for the whole path from start to end, not for landings on the way.',
      },
      {
        id: 'BQ-CHAM-7',
        title: 'Copying the Titan',
        text: 'The Chameleon may step one square onto the enemy Titan. So a Chameleon that is not frozen gives check to a Titan next to it.',
      },
      {
        id: 'BQ-CHAM-8',
        title: 'What cannot be copied',
        text: 'The Chameleon never captures an Immobilizer or a Chameleon.',
        ruling:
          'A copied unit must be captured by its own ability. An Immobilizer has no way of capturing another unit, and a chain of Chameleons copying Chameleons never ends in one.',
      },
      {
        id: 'BQ-CHAM-9',
        title: 'One action',
        text: 'Different copies with the same path and the same victims are one action. Start and end always settle both, so nothing is ever asked.',
      },
    ],
  },
  {
    title: 'Side effects of the Chameleon',
    clauses: [
      {
        id: 'BQ-SIDE-1',
        title: 'When they apply',
        text: 'Side effects come with every movement of a Chameleon, plain or copying, on top of what it leaps over.',
      },
      {
        id: 'BQ-SIDE-2',
        title: 'Never a Chameleon',
        text: 'A Chameleon is never the victim of a side effect.',
      },
      {
        id: 'BQ-SIDE-3',
        title: 'Whom they strike',
        text: 'Only Withdrawers, Coordinators and Pawns can be victims of a side effect.',
      },
      {
        id: 'BQ-SIDE-4',
        title: "A path of the victim's kind",
        text: "The victim's own type must be able to take that path, units on it left aside. So Pawns are struck only by a path along a rank or file.",
        ruling:
          'A leapt square counts as moved through, so a leaping Chameleon also withdraws, coordinates and pinches. That somebody is frozen does not matter here.',
      },
      {
        id: 'BQ-SIDE-5',
        title: 'As the victim would',
        text: "Put a friendly unit of the victim's type in the Chameleon's place: what it would capture of its own type by that path, on the board as it stands, is captured.",
        ruling:
          'The actual position counts. If imagined ones did, a Pawn would fall without any partner, and the Chameleon would not be that of Ultima.',
      },
      {
        id: 'BQ-SIDE-6',
        title: 'Everything at once',
        text: 'All of it adds up: leapt Long Leapers, a Withdrawer behind, Coordinators on the corners, up to three Pawns.',
      },
    ],
  },
] as const satisfies Rulebook;
