import { optionsOf } from '../../../kernel/editing/options.ts';
import { rule } from '../rules/index.ts';

export const OPTIONS = optionsOf({
  dice: {
    title: 'Dice',
    values: { seeded: 'App rolls', real: 'You roll and enter them' },
    isWritten: true,
  },
  rules: {
    title: 'Rules',
    values: { all: 'All rules', first: 'First game: no links and no explosions' },
  },
  half: {
    rule: rule('IW-MAG-6'),
    title: 'The half left behind',
    values: { stays: 'Stays', pulled: 'Is pulled' },
  },
  rolling: {
    rule: rule('IW-BOOM-3'),
    title: 'A piece that turns rolls as',
    values: { moved: 'What it was', turned: 'What it is' },
  },
});
