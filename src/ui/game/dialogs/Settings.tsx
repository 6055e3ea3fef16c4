import type { Settings as All, SettingName } from '../../../app/settings.ts';
import { Segments } from '../../controls/Segments.tsx';
import { Dialog } from '../../Dialog.tsx';
import { canSpeak } from '../../sound/speech.ts';
import { useActions, useField } from '../../store.ts';
import { SETTING_WORDS } from '../../words/settings.ts';
import { SPEECH } from '../../words/speech.ts';
import { WORDS } from '../../words.ts';
import styles from './Settings.module.css';
import { SpeechSettings } from './SpeechSettings.tsx';

/** The words of a setting's values; a board also has a sample of its squares. */
const valuesOf = (name: Exclude<SettingName, 'speed'>) => {
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

/** The settings of all games, kept in the browser. */
export const Settings = ({ onClose }: { onClose(): void }) => {
  const settings = useField('settings');
  const { set } = useActions();
  const names = Object.keys(SETTING_WORDS) as (keyof typeof SETTING_WORDS)[];
  const isAble = canSpeak();
  const isSpeaking = isAble && settings.speech !== 'off';
  // High contrast has its own board.
  const free: Partial<Record<SettingName, boolean>> = {
    board: settings.theme !== 'contrast',
    speech: isAble,
    pace: isSpeaking,
  };
  return (
    <Dialog title={WORDS.settings} width="middle" onClose={onClose}>
      <div className={styles.settings}>
        {names.map(
          (name) =>
            (free[name] ?? true) && (
              <Segments<string>
                key={name}
                title={SETTING_WORDS[name].title}
                values={valuesOf(name)}
                value={settings[name]}
                onChange={(value) => set({ [name]: value as All[typeof name] })}
              />
            ),
        )}
        {isSpeaking && <SpeechSettings />}
        {!isAble && <p className="small">{SPEECH.none}</p>}
        <p className="small">{WORDS.settingsHint}</p>
      </div>
    </Dialog>
  );
};
