import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const SAFETY = {
  title: 'Safety',
  clauses: [
    {
      id: 'SN-SAFE-1',
      title: 'When a Snake can be captured',
      text: "A Snake that is not invulnerable can be captured in two cases. Either an enemy piece has its Head's square in its capture pattern, or the enemy Head is orthogonally next to its Head. Parts of both Snakes block lines. Move patterns do not matter.",
      ruling:
        '"A situation in which the Snake may be Captured" means: on the opponent\'s very next turn, by a piece or by the Snake.',
    },
    {
      id: 'SN-SAFE-2',
      title: 'The body shelters and exposes',
      text: "Safety is judged after the whole Snake has moved. The Part that has moved to the Head's old square may close a line, and the Tail may open one by leaving.",
    },
    {
      id: 'SN-SAFE-3',
      title: 'A line that could be opened is no threat',
      text: 'A line that your opponent could open with their piece move is no threat, because opening it uses up that move. Nor can that move bring their Head next to yours or put anything between two Heads.',
    },
    {
      id: 'SN-SAFE-4',
      title: 'Pinned pieces still threaten',
      text: 'A piece threatens a Head even if moving it would expose its own Snake or leave that Snake without a move. Capturing a Head ends the game before the Snake must move.',
      ruling: 'As in chess, where a pinned piece still gives check.',
    },
    {
      id: 'SN-SAFE-5',
      title: 'When safety is tested',
      text: "Your Snake's safety is tested once a turn: after a Snake move that captures nothing. It is not tested before your turn, after your piece move or when the Head captures. So a piece may open a line to its own Head, which is about to move on.",
    },
    {
      id: 'SN-SAFE-6',
      title: 'An attacked Head (check)',
      text: 'An attacked Head puts no special duty on you. As in every turn, your Snake must move and end safe, or capture. You may capture or block the attacker with a piece, step to a safe square or capture with the Head. Check is shown only for information.',
    },
    {
      id: 'SN-SAFE-7',
      title: 'The colours of the Heads',
      text: "Every turn moves one Head by 1 square. In a game from the start position the Heads are therefore on squares of one colour when Black is to move. When White is to move, their colours differ. So only White's Head can ever keep the other from a square next to it. Custom positions need not follow this, so both Heads are always tested.",
    },
  ],
} as const satisfies Chapter;

export const SHIELD = {
  title: 'Invulnerability',
  clauses: [
    {
      id: 'SN-SHIELD-1',
      title: 'Gained by capturing',
      text: "A Snake that captures is invulnerable for the whole of your opponent's next turn, both parts. Captures by your pieces do not make it so.",
    },
    {
      id: 'SN-SHIELD-2',
      title: 'Against pieces',
      text: 'Enemy pieces cannot move onto an invulnerable Head. Since that is no move at all, it does not keep the piece move from being skipped. The invulnerable Snake still blocks, and its Head still threatens.',
    },
    {
      id: 'SN-SHIELD-3',
      title: 'Against the enemy Head',
      text: 'The enemy Head cannot capture an invulnerable Head either. For it, that is an occupied square.',
    },
    {
      id: 'SN-SHIELD-4',
      title: 'How long it lasts',
      text: 'Invulnerability never lasts longer than one turn of your opponent. At the end of your own next turn your Snake must be safe or must have captured again, which makes it invulnerable again. There is no limit to this.',
    },
  ],
} as const satisfies Chapter;
