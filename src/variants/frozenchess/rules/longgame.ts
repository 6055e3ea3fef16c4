/** Long games: six stages of sudden death. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const LONG_GAME_RULES = {
  title: 'Long games',
  clauses: [
    {
      id: 'FC-STG-1',
      title: 'Stages',
      text: 'After 300 completed moves stages 1 and 2 begin, after 600 stage 3, after 900 stage 4, after 1200 stage 5, after 1500 stage 6, with the next ply of White; each adds to the earlier ones.',
    },
    {
      id: 'FC-STG-2',
      title: 'Stage 1: material',
      text: "The side with the greater sum of values is the majority side; with equal sums there is none. King, Queen and fused unit count 3, Pawn 1, all others 2, double on a square of the side's own colour. The paralysed and the carried do not count.",
    },
    {
      id: 'FC-STG-3',
      title: 'Stage 2: victory sequence',
      text: 'The majority side wins when it has captured in two own turns in a row, promoted a Pawn, and held the enemy King in check at the end of two own turns in a row, in any order, all of it in own turns at whose end it had the majority without interruption. Losing the majority starts it anew.',
    },
    {
      id: 'FC-STG-4',
      title: 'Stage 3: tomb control',
      text: 'The majority side may, as its action, explode any closed tomb.',
    },
    {
      id: 'FC-STG-5',
      title: 'Stage 3: captures and spawning',
      text: 'For the majority side the first two steps of a turn of several steps may be captures; the second of them ends the turn, and a King is taken by the first step only. Its spawning paralyses for 5 turns only.',
      ruling: 'A unit with more moves per turn has them instead of the double move, and is not to be worse off.',
    },
    {
      id: 'FC-STG-6',
      title: 'Stage 3: Wonder',
      text: 'A King may place a Wonder on an empty square next to it, at most 4 of its side on the board. A Wonder does nothing, is never guarded, converted or moved but by a rotation, and dies for good. It is built by 1 each own turn in which it is not paralysed; at 50 it is complete. After a ply of Black, a side that alone has complete Wonders wins; if both have, all complete ones disappear.',
      ruling: "Both sides may build; a Wonder is never a Royal Guard. Testing after Black's ply gives both the same number of turns.",
    },
    {
      id: 'FC-STG-7',
      title: 'Stage 4: atomic bonus, permadeath',
      text: 'Whoever is captured explodes 3x3, and so does a unit that becomes paralysed by a timer, prices included. The dead leave no tombs any more; old tombs stay. Deaths by these explosions are no captures.',
      ruling:
        'Units killed by the blast do not explode. What is paralysed at once, like a spawned unit and its spawner, explodes in scan order. Presence paralysis does not explode.',
    },
    {
      id: 'FC-STG-8',
      title: 'Stage 5: Kings',
      text: "Both Kings make up to three steps a turn, each a move or a capture, over attacked squares too, and any step may take the enemy King. They also leap like Knights and slide diagonally up to 16 squares, use the Mirror Portal, and may place a Pawn next to them. Squares they leave are corrupted. King's Check needs a single step.",
      ruling: 'The stages add up: a King that captures anything but the enemy King would explode itself.',
    },
    {
      id: 'FC-STG-9',
      title: 'Stage 6: superior material',
      text: 'From 1500 completed moves on, a majority side wins at once.',
    },
    {
      id: 'FC-END-8',
      title: 'Wins of long games',
      text: 'After a lost King and before mate these are tested: superior material, Wonder, victory sequence, in this order.',
    },
  ],
} as const satisfies Chapter;
