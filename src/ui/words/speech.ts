import { type Side, sideName } from '../../kernel/side.ts';

export const SPEECH = {
  voice: 'Voice',
  /** The browser's own choice of a voice. */
  anyVoice: 'Same as browser',
  /** An ability and the pieces that use it, if its name does not say. */
  used: (ability: string, side: Side, by: string): string =>
    `${ability} by ${sideName(side)}${by && `'s ${by}`}.`,
  trial: 'Try',
  trialHint: 'Says the last move',
  failed: 'This voice did not speak. Try another one.',
  none: 'This browser has no voices that could speak moves.',
} as const;
