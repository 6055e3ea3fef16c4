/** Draw claims after 100 quiet turns (SN-END-6). */
import { act, type Choice, open, type Refusal, refuse } from '../../../kernel/asking/menu.ts';
import { option, sameTarget, type Target } from '../../../kernel/asking/target.ts';
import { countWords } from '../../../kernel/words.ts';
import { CLAIMABLE_AFTER, mayClaim } from '../moves/outcome.ts';
import { type Act, CLAIM } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

const CLAIM_CHOICE = open(CLAIM, 'plain', () => act<Act>({ kind: 'claim' }), { label: 'Claim a draw' });

/** The choice to claim a repetition, always refused (SN-END-5). Chess players look for this choice. */
const REPETITION_CHOICE = refuse(
  option('claim-repetition'),
  () => refusal('SN-END-5', 'Repetition does not draw this game.'),
  'Claim a draw by repetition',
);

export const asides = (state: State): readonly Choice<Act>[] =>
  mayClaim(state) ? [CLAIM_CHOICE, REPETITION_CHOICE] : [REPETITION_CHOICE];

/** Returns the refusal of an option such as an early draw claim (SN-END-6), or of a unit or direction. */
export const whyNoOption = (state: State, target: Target): Refusal => {
  if (target.kind !== 'option') return refusal('SN-TURN-1', 'Choose a square.');
  if (sameTarget(target, CLAIM)) {
    const text =
      state.quiet >= CLAIMABLE_AFTER
        ? 'A draw can only be claimed before the piece move.'
        : `A draw can be claimed after ${countWords(CLAIMABLE_AFTER - state.quiet, 'more turn')} without a Pawn move or a capture.`;
    return refusal('SN-END-6', text);
  }
  return refusal('SN-TURN-1', `"${target.option}" is not a choice in this game.`);
};
