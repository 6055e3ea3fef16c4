import { useMedia } from './media.ts';
import { useField } from './room.ts';

/** May things move? By the setting, or else by the system's wish. */
export const useMoving = (): boolean => {
  const { motion } = useField('settings');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? !still : motion !== 'off';
};
