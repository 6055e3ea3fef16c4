/** Time and the turn: FC-TIME and FC-RES. */
import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const TIME_RULES = {
  title: 'Time',
  clauses: [
    {
      id: 'FC-TIME-1',
      title: 'Turns and the move number',
      text: "A turn is everything one player does before the other may act. A Nullmove is a turn too. A piece's turns are the turns of its side. The move number starts at 1 and grows after each turn of Black, as in chess.",
      ruling: 'The inventor says "move" for all three. The clauses of this chapter settle which is meant.',
    },
    {
      id: 'FC-TIME-2',
      title: 'Counters on pieces',
      text: "A counter on a piece changes once, at the end of each turn of its own side, and never at the end of the enemy's. A turn of several steps counts once.",
      ruling: 'The inventor lets paralysis wait for "player turns". The same holds for every counter on a piece.',
    },
    {
      id: 'FC-TIME-3',
      title: 'Counters on squares',
      text: "A counter on a square (tomb rot, tornado, avalanche, quickening) changes at the end of every turn, White's and Black's alike.",
      ruling: 'Squares have no owner.',
    },
    {
      id: 'FC-TIME-4',
      title: 'What is counted',
      text: "Paralysis falls by 1 at the end of each turn of the piece's side. At 0 the piece can act again. A piece's time on its square grows by 1 in each such turn in which it stays, and is 0 again when it changes square. In the same turns waiting can win it a twentieth of a square of range, which moving does not cost again. Shellshock ends or is replaced at the end of the side's next turn. Each turn of its side adds 1 to a shadow's turns as a shadow, and each step adds to its squares travelled. Captures and a tomb's explosions are counted as they happen. Failed attempts of monads, tomb rot, Eggs, Wonders and areas have clauses of their own. A piece that leaves its square and returns in one turn has changed square. So has a piece that appeared on the board in that turn. A converted piece has not, and a piece that became another kind starts again at 0.",
    },
    {
      id: 'FC-TIME-5',
      title: 'A new timer does not run yet',
      text: "A paralysis, shellshock, tornado, avalanche or quickening set during a turn does not count down at the end of that turn. A new tornado or avalanche does not act in that turn either. Suppose a piece has M turns of paralysis left and is given N during its own side's turn. It ends that turn with N or M − 1, whichever is more.",
      ruling: 'So "paralysed for N moves" always means exactly N missed turns.',
    },
  ],
} as const satisfies Chapter;

export const TURN_RULES = {
  title: 'The turn',
  clauses: [
    {
      id: 'FC-RES-1',
      title: 'One action per turn',
      text: 'In a turn you do exactly one thing. You act with one of your pieces, or as a player (rotation of the board, Respawn, tomb control), or you make a Nullmove. Then everything that follows is resolved, and the turn passes to your opponent.',
    },
    {
      id: 'FC-RES-2',
      title: 'How a turn is resolved',
      text: "1. You act, with the captures, explosions and arrivals this brings. 2. Your piece is paralysed by the cost of its action, by Poison or by tombs it slid over. 3. Its old wall disappears and its new one is laid. 4. Tombs are covered or uncovered. 5. Bombs explode. 6. Your side's counters change: shellshock, time on the square, range, Eggs and Wonders, then paralysis and turns as a shadow. 7. Tornados act, then avalanches, then your opponent's active monads, with steps 4 and 5 after each. 8. Counters on squares change, and tombs rot. 9. Ended traps, tunnels and marks disappear, Assassins retain what empowers them, and monads are activated. 10. The result is tested.",
      ruling:
        'The inventor gives no order. Here captures come before explosions, and explosions before tombs and walls. Eggs and Wonders grow before paralysis runs down: one that was paralysed during the turn did not grow in it.',
    },
    {
      id: 'FC-RES-3',
      title: 'Arriving on a square',
      text: 'When a piece arrives on a square by any means except a rotation of the board, the first of these happens. On a corrupted square it dies for good. On a closed tomb the tomb explodes under it. In an armed enemy trap it is caught for 4 turns, unless it is immune. If this kills or catches the acting piece, its turn ends.',
    },
    {
      id: 'FC-RES-4',
      title: 'Passing over squares',
      text: 'A piece that slides over a closed tomb is paralysed for 1 turn. A slide that reaches a corrupted square ends there. A leap passes over nothing. A piece that others move passes over squares without effect, except that a corrupted square stops and kills it.',
    },
    {
      id: 'FC-RES-5',
      title: 'Scan order',
      text: 'Where several things happen in scan order, the order is a1, b1 and so on to p1, then a2 and so on to p16. Within one explosion everything happens at once.',
    },
    {
      id: 'FC-RES-6',
      title: 'Your King must be safe',
      text: 'You may take an action only if your King is alive and not in check when everything has followed. If the enemy King is dead by then and yours is alive, check does not matter.',
      ruling: 'Whatever moves by itself in the same turn counts too, since both players can see it coming.',
    },
    {
      id: 'FC-RES-7',
      title: 'What is settled at the start of a turn',
      text: 'The position at the start of the turn settles paralysis, guards, empowerment, Siege, Knightmare and stolen patterns, for all steps of the acting piece. What blocks it and what it can capture depends on the position just before each step. For Fire, it is the position just after the Dragon arrives.',
      ruling:
        'The inventor says that the Queen\'s Gaze "doesn\'t prevent capture by pawn with multimove": such a Pawn starts outside it.',
    },
    {
      id: 'FC-RES-8',
      title: 'Every turn ends',
      text: 'An explosion never starts another explosion by itself. A tornado or avalanche acts once in a turn. A monad makes at most the steps it has left and one return to its path. So every turn comes to its end.',
    },
  ],
} as const satisfies Chapter;
