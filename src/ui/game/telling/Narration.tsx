import { isStory } from '../../../app/playback/playback.ts';
import type { AppState } from '../../../app/state.ts';
import { narrate } from '../../../app/telling/narrate.ts';
import type { Game } from '../../../kernel/game.ts';
import { Why } from '../../panels/rules/Clause.tsx';
import { Casualties } from '../../pieces/Casualties.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { useApp } from '../../store.ts';
import styles from './Narration.module.css';

/** The turn told in playback, if any. */
export const selectStory = ({ playback }: AppState) => (playback && isStory(playback) ? playback : null);

export const Narration = ({ game }: { readonly game: Game }) => {
  const story = useApp(selectStory);
  const frame = story?.frames[story.index];
  const named = useNamed();
  if (!story || !frame) return null;
  return (
    <p className={styles.telling} aria-hidden="true">
      <span className="small">
        {story.index + 1}/{story.frames.length}
      </span>
      {narrate(game, frame.before, frame.steps).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one frame never change places
        <span key={index}>
          {named(line.text)} <Casualties game={game} line={line} /> <Why game={game.id} rule={line.rule} />
        </span>
      ))}
    </p>
  );
};
