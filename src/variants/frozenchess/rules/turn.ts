/** Time and the turn: FC-TIME and FC-RES. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const TIME_RULES = {
  title: 'Time',
  clauses: [
    {
      id: 'FC-TIME-1',
      title: 'Ply, own turn, move number',
      text: 'A ply is one finished turn of one side, a Nullmove included; it is an own turn of the side that played it. The move number starts at 1 and grows after each ply of Black.',
      ruling: 'The inventor says "move" for all three; each use is decided by the clauses of this chapter.',
    },
    {
      id: 'FC-TIME-2',
      title: 'Counters on units',
      text: "A counter of a unit ticks once at the end of each own turn of the unit's side, never at the end of the enemy's turns. A turn of several steps is one tick.",
      ruling: 'Paralysis waits for "player turns"; the same is used for every counter of a unit.',
    },
    {
      id: 'FC-TIME-3',
      title: 'Counters on squares',
      text: 'A counter that belongs to a square (tomb rot, tornado, avalanche, quickening) ticks at the end of every ply of either side.',
      ruling: 'Squares have no owner.',
    },
    {
      id: 'FC-TIME-4',
      title: 'What is counted',
      text: 'Paralysis falls by one each own turn, down to 0, when the unit may act again. Idle time grows by one each own turn in which the unit did not change its square, and is 0 whenever it does. Range won by waiting grows by a twentieth of a square in the same turns and never falls. Shellshock is cleared or replaced at the end of the next own turn. The age of a shadow grows each own turn, its way by what it travels, the vain attempts of a monad by clauses of their own. Explosions of a tomb and captures are counted as they happen; tomb rot, Eggs, Wonders and areas by their own clauses. A unit that goes and comes back in one turn did change its square; a converted one did not, and one that has become another kind begins anew.',
    },
    {
      id: 'FC-TIME-5',
      title: 'A timer set now does not tick now',
      text: 'A paralysis, shellshock, tornado, avalanche or quickening set during a ply does not tick in that ply, and a new area does not act in it. A unit that had M turns left and is given N in its own ply ends it with the larger of M - 1 and N.',
      ruling: 'So "paralysed for N moves" always means exactly N missed own turns.',
    },
  ],
} as const satisfies Chapter;

export const TURN_RULES = {
  title: 'The turn',
  clauses: [
    {
      id: 'FC-RES-1',
      title: 'One action per turn',
      text: 'In a turn a player chooses exactly one action: one of an own unit, one of his own (a rotation of the board, a Respawn, tomb control), or a Nullmove. Then everything that follows is resolved, and the turn passes.',
    },
    {
      id: 'FC-RES-2',
      title: 'Phases of a ply',
      text: "In this order: the action with its captures, explosions and arrivals; prices, Poison and the penalty for tombs; the acting unit's old wall dissolves and its new one is laid; tombs are hidden or uncovered; bombs explode; the counters of the side tick: shellshock, idle time, range, Eggs and Wonders, then paralysis and age of shadows; tornados, then avalanches, then the other side's active monads act, tombs and bombs being seen to after each; the counters of squares tick and tombs rot; traps, tunnels and marks that have ended go, Assassins retain what empowers them, monads are activated; the results are tested.",
      ruling:
        'The inventor gives no order; here captures come before explosions, and explosions before tombs and walls. Eggs and Wonders grow before paralysis ticks: what was paralysed during the turn did not grow in it.',
    },
    {
      id: 'FC-RES-3',
      title: 'Arrival',
      text: 'Whenever a unit comes to stand on a square by any means: on a corrupted square it dies for good; otherwise a closed tomb explodes under it; otherwise an armed enemy trap catches it for 4 turns, unless it is immune. If that kills or catches the acting unit, its turn ends.',
    },
    {
      id: 'FC-RES-4',
      title: 'Passing',
      text: 'A unit that slides over a closed tomb pays for it; a ray that reaches a corrupted square ends there. Leaps pass over nothing, and a unit moved by others passes without effect.',
    },
    {
      id: 'FC-RES-5',
      title: 'Scan order',
      text: 'Where several things happen in scan order, it runs a1, b1, ... p1, a2, ... p16. Within one explosion everything happens at once.',
    },
    {
      id: 'FC-RES-6',
      title: 'Legality',
      text: 'An action is legal if, when everything has followed, the own King is alive and not in check. If the enemy King is dead then and the own King alive, it is legal even in check.',
      ruling: 'Automatic movers of the same ply count, since both sides can see them coming.',
    },
    {
      id: 'FC-RES-7',
      title: 'Restrictions are read at the start',
      text: 'Whether the acting unit is paralysed, guarded, empowered, under Siege, faces a Knight or steals a pattern is read at the start of the turn and stays so for all its steps. Blockers and victims of each step are read just before that step, for Fire just after the arrival.',
      ruling: 'The Queen\'s Gaze "doesn\'t prevent capture by pawn" that starts outside of it.',
    },
    {
      id: 'FC-RES-8',
      title: 'Every ply ends',
      text: 'An explosion never starts another explosion by itself, a tornado or avalanche acts once in a ply, and a monad makes at most its remaining steps and one way back: every ply comes to its end.',
    },
  ],
} as const satisfies Chapter;
