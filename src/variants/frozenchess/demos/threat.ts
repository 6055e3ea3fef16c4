/** Demonstrations of threat, targets and immunity. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const THREAT = {
  'FC-THR-1': { says: 'The Pawn on h9 is guarded, and threatened all the same.', at: fileOf('w Rh4 / b Ph9 Rh16 Ng11'), look: 'h9' },
  'FC-THR-2': { says: 'It threatens h5 up to the first unit on h9, and not beyond.', at: fileOf('w Rh4 Ph9'), lens: 'reach', look: 'h4' },
  'FC-THR-3': { says: 'All squares that White threatens, empty or not.', at: fileOf('w Rh4 Nd4'), lens: 'threat-white' },
  'FC-THR-4': { says: 'At the start this Knight is protected by Rook, Bishop and Dragon.', look: 'b1' },
  'FC-THR-5': { says: 'The Dragon could take the King by one step: check. A Bishop on its square would give none.', at: fileOf('b De5') },
  'FC-THR-7': { says: 'A Knight never captures a Knight.', at: fileOf('w Nd4 / b Ne6'), look: 'e6' },
  'FC-TGT-1': { says: 'Two fused Jesters are no target of Decoherence.', at: fileOf('w Je5 / b JJh8'), tries: 'Je5 DC h8' },
  'FC-TGT-2': {
    says: 'Nobody else paralyses it here, but the price of its own Shot it would pay.',
    at: fileOf('w Xh2 / walls h8'),
    look: 'h2',
  },
  'FC-KIND-1': { says: 'Units are immune to their own kind.', at: fileOf('w Nd4 / b Ne6'), tries: 'Nd4xe6' },
  'FC-KIND-2': { says: 'Pawns take Pawns: they know no immunity of kind.', at: fileOf('w Pe5 / b Pf6'), play: 'e5xf6', look: 'f6' },
  'FC-NULL-1': { says: 'White does nothing; a second Nullmove in a row would draw the game.', at: fileOf('w Ra1'), play: '00' },
} satisfies Partial<DemosOf<typeof RULES>>;
