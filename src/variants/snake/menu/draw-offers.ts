/** What can be said beside the board: draw offers and answers, resigning (SN-END-7), the fifty-move claim (SN-END-6). */
import { sayings } from '../../../kernel/agreement.ts';
import { act, ask, type Choice, chain, open, option, type Refusal, refused, type Target } from '../../../kernel/menu.ts';
import { CLAIM_AT, mayClaim } from '../moves/outcome.ts';
import type { Act } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { rule } from '../rules/index.ts';

const CLAIM = 'claim-draw';

const claim = open(option(CLAIM), 'plain', () => act<Act>({ kind: 'claim' }), { label: 'Claim a draw' });

/** Listed, because chess players look for it. */
const repetition = refused(
  option('claim-repetition'),
  () => ({ rule: rule('SN-END-5'), text: 'Positions may recur any number of times: no repetition draws the game.', squares: [] }),
  'Claim a repetition',
);

export const asides = (state: State): readonly Choice<Act>[] => {
  const talk = chain(
    ask('', sayings(state.talk), (target) => whyUnsaid(state, target)),
    (saying) => act<Act>({ kind: 'say', saying }),
  );
  const claims = mayClaim(state) ? [claim] : [];
  return talk.kind === 'ask' ? [...claims, ...talk.choices, repetition] : claims;
};

/** The no to whatever is not a square: something that cannot be said now, or a pick of another game. */
export const whyUnsaid = (state: State, target: Target): Refusal => {
  if (target.kind !== 'option') return { rule: rule('SN-TURN-1'), text: 'Only squares are picked in this game.', squares: [] };
  const { option: name } = target;
  if (name === CLAIM) {
    const text =
      state.quiet >= CLAIM_AT
        ? 'A draw is claimed before a piece is moved, not between piece and Snake.'
        : `A draw can be claimed after ${CLAIM_AT} plays in a row without a Pawn move or a capture; the counter stands at ${state.quiet}.`;
    return { rule: rule('SN-END-6'), text, squares: [] };
  }
  return { rule: rule('SN-TURN-1'), text: `"${name}" answers no question of this game.`, squares: [] };
};
