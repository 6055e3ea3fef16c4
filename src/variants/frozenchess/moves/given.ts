/** What an action cannot lack when it is carried out, because its menu asked for it: only a programmer can take it away. */
import { invariant } from '../../../kernel/invariant.ts';

export const given = <T>(value: T | null | undefined): T => {
  invariant(value !== null && value !== undefined, 'an action lacks what its menu asked for');
  return value;
};
