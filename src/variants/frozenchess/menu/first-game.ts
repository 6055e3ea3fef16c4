/** What a first game leaves out (FC-FIRST-1), and the one place that refuses it. */
import { type Choice, type Refusal, refuse } from '../../../kernel/menu.ts';
import { no } from '../abilities/ability.ts';
import { CODES } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** A Pawn on its last rank promotes in a first game, too. */
const KEPT: ReadonlySet<string> = new Set(['PR']);

const LEFT_OUT: ReadonlySet<string> = new Set(
  [...Object.keys(CODES), 'bounce', '00'].filter((option) => !KEPT.has(option)),
);

const whyLeftOut = (): Refusal => no(rule('FC-FIRST-1'), [], 'Not in a first game: it comes with all rules.');

/** These choices; in a first game, what it leaves out is refused. */
export const withinFirstGame = <Act>(
  { isFirst }: Pick<State, 'isFirst'>,
  choices: readonly Choice<Act>[],
): readonly Choice<Act>[] =>
  isFirst
    ? choices.map((choice) => {
        const { target, label, offer } = choice;
        return target.kind === 'option' && LEFT_OUT.has(target.option)
          ? { ...refuse(target, whyLeftOut, label), ...(offer && { offer }) }
          : choice;
      })
    : choices;
