/** Paralysis, capture, explosions and tombs: FC-PAR, FC-CAP, FC-EXP, FC-TOMB. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const PARALYSIS_RULES = {
  title: 'Paralysis',
  clauses: [
    {
      id: 'FC-PAR-1',
      title: 'Timed paralysis',
      text: 'A paralysed unit cannot move, capture, act, threaten, protect, guard or empower. It still fills its square and can be captured, and what it does by mere presence goes on.',
      ruling: 'What needs "capture range" ends with paralysis; effects of presence do not.',
    },
    {
      id: 'FC-PAR-2',
      title: 'Length',
      text: "Paralysed for N moves: the unit misses its side's next N own turns. Of two paralyses the longer counts; they do not add up.",
    },
    {
      id: 'FC-PAR-3',
      title: 'Prices',
      text: 'Some actions cost the actor paralysis: turning a Trebuchet or Onager 3, a Trebuchet Shot 2, a Conversion 2, a Paralysis Transfer 4, a Push of a wall 5, Quickening 5, Decoherence 5, an Avalanche 10, a Shadowstrike 10, a Morph 18, a Tornado 20, a Spawn 40, of a Pawn 15; a Pull a third of its squares, past others two thirds; De-shadow half the squares travelled. Prices are always paid, also next to the own King and by monads; only a King pays none.',
    },
    {
      id: 'FC-PAR-4',
      title: 'Immunity to paralysis',
      text: 'Kings, monads, and units next to their own King (a Wonder never counts as one) cannot be paralysed by others, by areas, traps, tombs or Poison, nor by presence. A timer already running goes on. The price of their own action they pay.',
      ruling:
        "A price is the cost of one's own action; immunity is against effects. Otherwise shots and conversions next to the King would be free every turn.",
    },
    {
      id: 'FC-PAR-5',
      title: 'Presence',
      text: "A Jester's presence, a Queen's Gaze and a Pincer have no timer: they paralyse exactly while they hold. They are read at the start of the turn.",
    },
  ],
} as const satisfies Chapter;

export const DEATH_RULES = {
  title: 'Capture, explosion, tomb',
  clauses: [
    {
      id: 'FC-CAP-1',
      title: 'How a capture goes',
      text: 'The victims, each with those entangled with it, are buried on their squares, the capturer moves, captures are counted and range is lost, a Pawn is promoted, captured Jesters explode, then Swipe, Stun and Poison take effect.',
      ruling: 'Promotion comes before the explosion, so a Pawn that captures a Jester dies as a Jester.',
    },
    {
      id: 'FC-CAP-2',
      title: 'Who captures how',
      text: 'A capture is made by a capture move onto the victim, unless the unit has its own way. Friends are never captured.',
    },
    {
      id: 'FC-CAP-3',
      title: 'Range lost by captures',
      text: 'Rook, Queen, Templar, Dragon, Lancer and Bishop lose 3 squares of range for each unit captured or converted, 1 for a Pawn, down to 3, whatever waiting had won. Entangled victims cost none. Promotion, Morph and Respawn make the range new.',
    },
    {
      id: 'FC-CAP-4',
      title: 'Capture of the King',
      text: 'A King can be captured only by the first step of a turn, by a capture that is check. The game ends at once.',
      ruling: 'So a King that is not in check is safe from captures in the next turn.',
    },
    {
      id: 'FC-EXP-1',
      title: 'How an explosion goes',
      text: "In the 3x3 all walls and Queen's Shadows vanish and all units die, each buried on its own square. Tombs that were there before are opened; new ones are closed. Traps, bombs, marks and areas remain.",
      ruling: 'One way for all causes: a tomb is destroyed by being opened.',
    },
    {
      id: 'FC-EXP-2',
      title: 'Whom it kills',
      text: 'Every unit of either side: immortal ones, guarded ones, own kind, Eggs, Wonders and Kings as well; shadows and monads only where a tomb explodes. These deaths are no captures: nobody loses range, wins moves, promotes, is poisoned or entangled by them.',
      ruling:
        "The rules say that a Jester's explosion kills also what cannot be captured; we apply that to all explosions, since none of them is a capture.",
    },
    {
      id: 'FC-EXP-3',
      title: 'No chains',
      text: 'A unit killed by an explosion does not explode, a tomb in its area is opened, not exploded, and no bomb is set off. Explosions with the same centre in one step happen once.',
    },
    {
      id: 'FC-EXP-4',
      title: 'What explodes',
      text: 'A closed tomb that is stepped on, shot at by a Trebuchet, rotten or exploded by tomb control; a captured Jester, Detonate, the Trebuchet Shot, the Cannon Blast, the Throw, a Pawn Fusion Bomb (5x5), a bomb, and in stage 4 whoever is captured or paralysed by a timer. Slime kills only its Frog, and Fire is a capture.',
    },
    {
      id: 'FC-EXP-5',
      title: 'Kings',
      text: 'A King in the area dies and its side loses. An action that kills the own King is illegal, also if both die.',
    },
    {
      id: 'FC-TOMB-1',
      title: 'Making a tomb',
      text: 'A unit that dies is buried on its square. The grave becomes a tomb as soon as nothing stands on the square: no unit, no shadow and no wall. Eggs, Wonders, the dead of corrupted squares and of stage 4 leave none.',
    },
    {
      id: 'FC-TOMB-2',
      title: 'Hidden, closed, open',
      text: "A tomb is hidden while a unit, shadow, wall or Queen's Shadow is on it, otherwise closed or open. What is uncovered is closed; only explosions open a tomb.",
    },
    {
      id: 'FC-TOMB-3',
      title: 'Passing over a tomb',
      text: 'A unit that slides over a closed tomb is paralysed for 1 move after its turn. Leaping over it is free, and so is passing an open tomb.',
    },
    {
      id: 'FC-TOMB-4',
      title: 'Stepping on a tomb',
      text: 'A unit that arrives on a closed tomb dies, is buried there last, and the 3x3 explodes; the tomb is open then.',
    },
    {
      id: 'FC-TOMB-5',
      title: 'The queue',
      text: 'Units of both sides enter a tomb at the end of its queue: of a stack first the unit fused last, its base at the end; of a transport first itself, then its cargo in loading order. Paralysis ends with death; counted captures are kept, but not those of a stack.',
    },
    {
      id: 'FC-TOMB-6',
      title: 'Back to normal',
      text: 'A square whose queue is empty is no tomb. What is covered again is hidden, and closed when it is uncovered.',
    },
  ],
} as const satisfies Chapter;
