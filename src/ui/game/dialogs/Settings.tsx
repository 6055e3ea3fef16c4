import { type ReactNode, useState } from 'react';
import type { Settings as All, SettingName } from '../../../app/base/settings.ts';
import { questionOf } from '../../../app/model/table.ts';
import { Button } from '../../controls/Button.tsx';
import { Segments, Select } from '../../controls/fields.tsx';
import { Dialog } from '../../Dialog.tsx';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import {
  canSpeak,
  type SpeechStatus,
  say,
  spokenSince,
  stopSpeaking,
  useSpeechStatus,
  useVoices,
} from '../../sound/Speech.tsx';
import { useActions, useField } from '../../store.ts';
import { GROUPS, SETTING_WORDS, SPEECH } from '../../words/settings.ts';
import { WORDS } from '../../words.ts';
import { OwnColors, Sample, Sizes } from './LookSettings.tsx';
import styles from './Settings.module.css';

/** Returns why the trial of the voice was silent, or null. */
const speechProblem = (heard: SpeechStatus, voices: number): string | null =>
  voices === 0 && heard !== 'yes' ? SPEECH.none : heard === 'failed' ? SPEECH.failed : null;

const SpeechSettings = () => {
  const settings = useField('settings');
  const table = useField('table');
  const { set } = useActions();
  const named = usePlayerNames();
  const voices = useVoices();
  const heard = useSpeechStatus();
  const [isTried, setTried] = useState(false);
  const tryIt = () => {
    if (!table) return;
    setTried(true);
    const said = spokenSince(table, Math.max(0, table.cursor - 1), settings);
    const trial = said.length > 0 ? said : [{ text: questionOf(table)?.prompt ?? '', ply: 0 }];
    stopSpeaking();
    const spoken = trial.map(({ text, ply }) => ({ text: named(text), ply }));
    say(spoken, settings);
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
        {isTried && speechProblem(heard, voices.length)}
      </p>
    </div>
  );
};

type ChoiceName = Exclude<SettingName, 'speed'>;

const valuesOf = (name: ChoiceName) => {
  const { values } = SETTING_WORDS[name];
  if (name !== 'board') return values;
  return Object.fromEntries(
    Object.entries(values).map(([value, word]) => [
      value,
      <>
        <span className={styles.squares} data-board={value} />
        {word}
      </>,
    ]),
  );
};

const Choices = ({ names }: { readonly names: readonly ChoiceName[] }) => {
  const settings = useField('settings');
  const { set } = useActions();
  return names.map((name) => (
    <Segments<string>
      key={name}
      title={SETTING_WORDS[name].title}
      values={valuesOf(name)}
      value={settings[name]}
      onChange={(value) => set({ [name]: value as All[typeof name] })}
    />
  ));
};

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.group} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

export const Settings = ({ onClose }: { onClose(): void }) => {
  const { theme, board, speech } = useField('settings');
  const table = useField('table');
  const isAble = canSpeak();
  const isSpeaking = isAble && speech !== 'off';
  // The high-contrast theme has its own board colours.
  const hasBoard = theme !== 'contrast';
  return (
    <Dialog title={WORDS.settings} width="middle" onClose={onClose}>
      <div className={styles.settings}>
        <Group title={GROUPS.looks}>
          {table && <Sample table={table} />}
          <Choices names={hasBoard ? ['theme', 'board'] : ['theme']} />
          {hasBoard && board === 'own' && <OwnColors />}
          <Choices names={['coordinates', 'pieces']} />
          <Sizes />
        </Group>
        <Group title={GROUPS.play}>
          <Choices names={['drag', 'confirm', 'forced']} />
        </Group>
        <Group title={GROUPS.motion}>
          <Choices names={['motion', 'sound', ...(isAble ? (['speech'] as const) : [])]} />
          {isSpeaking && <Choices names={['pace']} />}
          {isSpeaking && <SpeechSettings />}
          {!isAble && <p className="small">{SPEECH.none}</p>}
        </Group>
        <p className="small">{WORDS.settingsHint}</p>
      </div>
    </Dialog>
  );
};
