import { useState } from 'react';
import { questionOf, type Table } from '../../../app/table/table.ts';
import { Button } from '../../controls/Button.tsx';
import { Select } from '../../controls/Select.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { type Heard, hush, say, spokenSince, useHeard, useVoices } from '../../sound/speech.ts';
import { useActions, useField } from '../../store.ts';
import { SPEECH } from '../../words/speech.ts';
import styles from './Settings.module.css';

/** Why nothing is heard of a trial; null while it may be. */
const silenceOf = (heard: Heard, voices: number): string | null =>
  voices === 0 && heard !== 'yes' ? SPEECH.none : heard === 'failed' ? SPEECH.failed : null;

/** The voice that speaks moves, and a trial of it by the last move, or by the question before the first. */
export const SpeechSettings = () => {
  const settings = useField('settings');
  const table = useField('table');
  const { set } = useActions();
  const named = useNamed();
  const voices = useVoices();
  const heard = useHeard();
  const [isTried, setTried] = useState(false);
  const last = ({ cursor }: Table) => Math.max(0, cursor - 1);
  const tryIt = () => {
    if (!table) return;
    setTried(true);
    const said = spokenSince(table, last(table), settings);
    const trial = said.length > 0 ? said : [{ text: questionOf(table)?.prompt ?? '', ply: 0 }];
    hush();
    say(
      trial.map(({ text, ply }) => ({ text: named(text), ply })),
      settings,
    );
  };
  return (
    <div className={styles.more}>
      <span className="small">{SPEECH.voice}</span>
      <div className="row">
        <Select
          aria-label={SPEECH.voice}
          value={settings.voice}
          options={[
            ['', SPEECH.anyVoice],
            ...voices.map(({ voiceURI, name, lang }) => [voiceURI, `${name} (${lang})`] as const),
          ]}
          onChoose={(voice) => set({ voice })}
        />
        <Button title={SPEECH.trialHint} onClick={tryIt}>
          {SPEECH.trial}
        </Button>
      </div>
      <p className="small" role="status">
        {isTried && silenceOf(heard, voices.length)}
      </p>
    </div>
  );
};
