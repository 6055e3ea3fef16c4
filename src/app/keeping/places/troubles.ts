/** Tells once when no place keeps the game, or only the journal does. */
import type { Problem } from '../../../kernel/result.ts';
import { NEWS } from '../../telling/words.ts';

export interface Troubles {
  /** What the last save met; null if a place took it. */
  tell(refused: Problem | null): void;
  /** The library keeps nothing. */
  loosely(refused: Problem): void;
  /** The words for that, the first time; null if it has been said. */
  looseness(refused: Problem): string | null;
}

export const createTroubles = (hasLibrary: boolean, onTrouble: (problem: Problem) => void): Troubles => {
  let isTold = false;
  let isLooseTold = false;
  const looseness = (refused: Problem): string | null => {
    if (isLooseTold || !hasLibrary) return null;
    isLooseTold = true;
    return NEWS.keptLoosely(refused.text);
  };
  return {
    looseness,
    tell(refused) {
      if (refused && !isTold) onTrouble({ text: NEWS.cannotKeep(refused.text) });
      isTold = refused !== null;
    },
    loosely(refused) {
      const said = looseness(refused);
      if (said !== null) onTrouble({ text: said });
    },
  };
};
