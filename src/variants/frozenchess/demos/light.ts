/** Demonstrations of Pawn, Lancer, Frog, Assassin and Knight. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const LIGHT = {
  'FC-PAWN-1': { says: 'It steps to a5 and captures on b5.', at: fileOf('w Pa4 / b Pb5'), picks: 'a4', look: 'a4' },
  'FC-PAWN-2': { says: 'With nothing on a4 there is nothing to leap over.', at: fileOf('w Pa3'), tries: 'a3 a5' },
  'FC-PAWN-3': { says: 'It takes a Knight and becomes one.', at: fileOf('w Pe5 / b Nf6'), play: 'e5xf6' },
  'FC-PAWN-4': { says: 'On the far rank it becomes what White chooses.', at: fileOf('w Pb15'), play: 'b15-b16=Q' },
  'FC-PAWN-5': { says: 'Between two enemy Pawns the Knight is paralysed.', at: fileOf('w Ne5 / b Pd5 Pf5'), tries: 'e5' },
  'FC-PAWN-6': { says: 'After its capture the Pawn goes on, twice even.', at: fileOf('w Pe5 / b Pf6'), play: 'e5xf6-f7-f8' },
  'FC-PAWN-8': { says: 'It turns to the west, at no price.', at: fileOf('w Pe5'), play: 'e5 AIM W' },
  'FC-LANC-1': { says: 'It moves along its diagonals, and cannot capture on them.', at: fileOf('w Ld4 / b Pg7'), picks: 'd4', look: 'd4' },
  'FC-LANC-2': { says: 'With e5 and f6 free it captures beside them: on g6.', at: fileOf('w Ld4 / b Pg6'), picks: 'd4', look: 'd4' },
  'FC-LANC-3': { says: 'On its way to g6 it swipes the Knight on e6.', at: fileOf('w Ld4 / b Pg6 Ne6'), play: 'Ld4xg6' },
  'FC-FROG-1': { says: 'Two or three squares diagonally, three straight.', at: fileOf('w Fe5'), picks: 'e5', look: 'e5' },
  'FC-FROG-2': { says: 'A Frog does not land on a tomb.', at: fileOf('w Fb2 / closed b5:p'), tries: 'b2 b5' },
  'FC-FROG-3': { says: 'Nobody captures a Frog.', at: fileOf('w Ra1 / b Fa5'), tries: 'Ra1xa5' },
  'FC-FROG-4': { says: 'It jumps next to the black Frog far away.', at: fileOf('w Fb2 / b Fb15'), play: 'Fb2 LJ a14' },
  'FC-FROG-5': { says: 'It dies, and all around it, friend and enemy, miss 11 turns.', at: fileOf('w Fe5 Pd4 / b Qf6'), play: 'Fe5 SL' },
  'FC-ASSN-1': { says: 'Like a knight, or three squares straight.', at: fileOf('w Mh2'), picks: 'h2', look: 'h2' },
  'FC-ASSN-2': { says: 'After a capture it may run on and capture again.', at: fileOf('w Md4 / b Ne6 Bf8'), picks: 'd4 e6' },
  'FC-ASSN-4': { says: 'It climbs the wall beside it.', at: fileOf('w Me4 / walls e5 e6'), play: 'Me4 WC e5' },
  'FC-ASSN-5': { says: 'From the wall it jumps down to d6.', at: fileOf('w Me6 / walls e6'), play: 'Me6 WJ d6' },
  'FC-ASSN-8': { says: 'Empowered by the Rook once, it keeps the way to move.', at: fileOf('w Mh4 Rh1'), play: '00', look: 'h4' },
  'FC-KNIG-1': { says: 'Knight leaps, and two steps that do not capture.', at: fileOf('w Nd4 / b Pe5'), picks: 'd4', look: 'd4' },
  'FC-KNIG-2': { says: 'It takes e6 and both Pawns it leaps over.', at: fileOf('w Nd4 / b Pd5 Pd6 Pe6'), play: 'Nd4xe6^' },
  'FC-KNIG-3': { says: 'Up to four steps, if none of them captures.', at: fileOf('w Nb1'), play: 'Nb1-c3-d5-e7-f9' },
  'FC-KNIG-4': { says: 'Facing a Knight, the Pawn captures nobody.', at: fileOf('w Nd4 Rd5 / b Pe6 / turn b'), tries: 'e6 d5' },
} satisfies Partial<DemosOf<typeof RULES>>;
