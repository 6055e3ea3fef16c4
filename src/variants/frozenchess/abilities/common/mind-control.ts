/** Mind Control (FC-MC-1): a unit that could capture an enemy makes the enemy act instead. */
import { startActing } from '../../mechanics/ply.ts';
import type { ActionDefinition } from '../ability.ts';
import { offer } from '../offers.ts';

export const MIND_CONTROL: ActionDefinition<'MC'> = {
  code: 'MC',
  rule: 'FC-MC-1',
  offer: offer('Attack', 7, 'v', 'control', 'Mind Control', 'moves an enemy piece'),
  words: 'An unprotected enemy does what you choose, instead of being captured.',
  /** Makes the controlled unit act. The controlled unit pays for its action (FC-MC-2). */
  perform: (ply, _actor, { from, to, inner }, play) => {
    ply.note?.({ kind: 'controlled', from, to });
    startActing(ply, inner);
    play(ply, inner);
  },
};
