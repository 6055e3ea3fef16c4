import type { Tones, UnitLook } from '../../../app/model/reach.ts';
import { narrate } from '../../../app/narration/narrate.ts';
import { isStory } from '../../../app/playback/playback.ts';
import type { AppState } from '../../../app/store/state.ts';
import type { Game } from '../../../kernel/game.ts';
import { listWords } from '../../../kernel/words.ts';
import { RuleLink } from '../../panels/rules/Clause.tsx';
import { Casualties } from '../../pieces/Casualties.tsx';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useApp } from '../../store.ts';
import { couldAlso, couldGo } from '../../words.ts';
import styles from './Narration.module.css';

export const selectStory = ({ playback }: AppState) => (playback && isStory(playback) ? playback : null);

export const Narration = ({ game }: { readonly game: Game }) => {
  const story = useApp(selectStory);
  const frame = story?.frames[story.index];
  const named = usePlayerNames();
  if (!story || !frame) return null;
  return (
    <p className={styles.telling} aria-hidden="true">
      <span className="small">
        {story.index + 1}/{story.frames.length}
      </span>
      {narrate(game, frame.before, frame.steps).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one frame never change order
        <span key={index}>
          {named(line.text)} <Casualties game={game} line={line} /> <RuleLink game={game.id} rule={line.rule} />
        </span>
      ))}
    </p>
  );
};

/** Returns a sentence that counts the moves and captures within a unit's reach, for players who cannot see the dots. */
export const reachText = (tones: Tones): string => {
  const open = [...tones.values()].filter((tone) => tone !== 'refused');
  return couldGo(open.length, open.filter((tone) => tone === 'capture').length);
};

interface Props {
  readonly game: Game;
  readonly looking: UnitLook;
}

export const InspectedMoves = ({ game, looking: { tones, openLabels, refusal } }: Props) =>
  refusal ? (
    <p>
      {refusal.text} <RuleLink game={game.id} rule={refusal.rule} />
    </p>
  ) : (
    <p>{reachText(tones) + (openLabels.length > 0 ? couldAlso(listWords(openLabels)) : '')}</p>
  );
