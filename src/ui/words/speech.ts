/** Words about moves spoken aloud, in the settings. */
export const SPEECH = {
  voice: 'Voice',
  /** The browser's own choice of a voice. */
  anyVoice: 'Same as browser',
  trial: 'Try',
  trialHint: 'Says the last move',
  failed: 'This voice did not speak. Try another one.',
  none: 'This browser has no voices that could speak moves.',
} as const;
