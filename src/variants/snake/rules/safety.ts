/** When a Snake can be captured, and when it cannot at all. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const SAFETY = {
  title: 'Safety',
  clauses: [
    {
      id: 'SN-SAFE-1',
      title: 'When a Snake is capturable',
      text: "A Snake that is not invulnerable is capturable when an enemy piece has the Head's square in its capture pattern, or when the enemy Head stands orthogonally next to its Head. Parts of both Snakes stop slides. Movement patterns play no role.",
      ruling:
        '"A situation in which the Snake may be Captured" means capture in the very next play of the opponent: by a piece in the first portion or by the Snake in the second.',
    },
    {
      id: 'SN-SAFE-2',
      title: 'The body shelters and exposes',
      text: "Safety is judged on the position after the whole Snake move. The Part that then stands on the Head's old square can shut a line, and the departure of the Tail can open one.",
    },
    {
      id: 'SN-SAFE-3',
      title: "Combinations of the opponent's two portions",
      text: 'A line that the opponent could open with the first portion is no threat: opening it is already the one piece move of that play. The first portion can neither bring a Head closer nor put anything between two Heads.',
    },
    {
      id: 'SN-SAFE-4',
      title: 'There are no pins against threats',
      text: 'A piece threatens the Head even if moving it would expose its own Snake or leave it without a move: capturing a Head ends the game before the second portion.',
      ruling: 'As in chess, where a pinned piece still gives check.',
    },
    {
      id: 'SN-SAFE-5',
      title: 'When safety is tested, and what is not tested',
      text: "A player's Snake is tested for safety once per play: after a Snake move that captures nothing. It is not tested before the play, after the first portion or for a capture. A piece may open a line to its own Head, which is about to leave that square anyway.",
    },
    {
      id: 'SN-SAFE-6',
      title: 'An attacked Head (check)',
      text: 'A player whose Head is attacked has no special duty: the Snake must move and end safe, or capture, in every play. Every way out is open, by capturing or blocking the attacker, by a safe step or by a capture with the Head. Check is shown for information only.',
    },
    {
      id: 'SN-SAFE-7',
      title: 'A fact about colours',
      text: 'Every play moves one Head by one square. In games from the start position the Heads therefore stand on squares of one colour when Black is to move, and of different colours when White is. So only the White Head ever keeps the other from a square next to it; both are tested all the same.',
    },
  ],
} as const satisfies Chapter;

export const SHIELD = {
  title: 'Invulnerability',
  clauses: [
    {
      id: 'SN-SHIELD-1',
      title: "Gained by the Snake's own capture",
      text: "A Snake that captures a unit is invulnerable during the opponent's whole next play, both portions. Captures by its owner's pieces give nothing.",
    },
    {
      id: 'SN-SHIELD-2',
      title: "Effect on the opponent's pieces",
      text: "An invulnerable Head is a square the opponent's pieces cannot move to. A move that would capture it does not exist and does not prevent the waiver of the first portion. The invulnerable Snake still blocks, and its Head still threatens.",
    },
    {
      id: 'SN-SHIELD-3',
      title: "Effect on the opponent's Snake",
      text: 'The enemy Head cannot capture an invulnerable Head either: for it, that is an occupied square.',
    },
    {
      id: 'SN-SHIELD-4',
      title: 'It ends, and it can be renewed',
      text: "Invulnerability never lasts longer than one opposing play. At the end of its owner's next play the Snake must be safe or have captured again, which renews it. There is no limit to renewals.",
    },
  ],
} as const satisfies Chapter;
