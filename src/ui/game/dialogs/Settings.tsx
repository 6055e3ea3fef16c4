import type { Settings as All, SettingName } from '../../../app/settings.ts';
import { Segments } from '../../controls/Segments.tsx';
import { Dialog } from '../../Dialog.tsx';
import { useActions, useField } from '../../store.ts';
import { SETTING_WORDS } from '../../words/settings.ts';
import { WORDS } from '../../words.ts';
import styles from './Settings.module.css';

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
  // High contrast has its own board.
  const isFree = (name: SettingName) => name !== 'board' || settings.theme !== 'contrast';
  return (
    <Dialog title={WORDS.settings} width="middle" onClose={onClose}>
      <div className={styles.settings}>
        {names.filter(isFree).map((name) => (
          <Segments<string>
            key={name}
            title={SETTING_WORDS[name].title}
            values={valuesOf(name)}
            value={settings[name]}
            onChange={(value) => set({ [name]: value as All[typeof name] })}
          />
        ))}
        <p className="small">{WORDS.settingsHint}</p>
      </div>
    </Dialog>
  );
};
