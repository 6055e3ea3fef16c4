import type { ReactNode } from 'react';
import type { Settings as All, SettingName } from '../../../app/settings.ts';
import { Segments } from '../../controls/Segments.tsx';
import { Dialog } from '../../Dialog.tsx';
import { canSpeak } from '../../sound/speech.ts';
import { useActions, useField } from '../../store.ts';
import { GROUPS, SETTING_WORDS } from '../../words/settings.ts';
import { SPEECH } from '../../words/speech.ts';
import { WORDS } from '../../words.ts';
import { OwnColors, Sample, Sizes } from './LookSettings.tsx';
import styles from './Settings.module.css';
import { SpeechSettings } from './SpeechSettings.tsx';

type ChoiceName = Exclude<SettingName, 'speed'>;

/** The words of a setting's values; a board also has a sample of its squares. */
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
  // High contrast has its own board.
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
