/** Refuses actions that are not part of a first game (FC-FIRST-1). */
import { type Choice, type Refusal, refuse } from '../../../kernel/asking/menu.ts';
import { actionNamed } from '../abilities/index.ts';
import type { State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

const isOutsideFirstGame = (option: string): boolean => {
  const action = actionNamed(option);
  return action ? !('inFirstGame' in action) : option === 'bounce' || option === '00';
};

const whyOutsideFirstGame = (): Refusal => refusal('FC-FIRST-1', 'Not in a first game: it comes with all rules.');

export const withinFirstGame = <Act>(
  { options }: Pick<State, 'options'>,
  choices: readonly Choice<Act>[],
): readonly Choice<Act>[] =>
  options.rules === 'first'
    ? choices.map((choice) => {
        const { target, label, offer } = choice;
        return target.kind === 'option' && isOutsideFirstGame(target.option)
          ? { ...refuse(target, whyOutsideFirstGame, label), ...(offer && { offer }) }
          : choice;
      })
    : choices;
