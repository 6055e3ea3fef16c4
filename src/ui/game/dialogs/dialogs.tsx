import { SETTINGS, type SettingName, type Settings } from '../../../app/settings.ts';
import { Dialog } from '../../Dialog.tsx';
import { useActions, useField } from '../../room.ts';
import { SETTING_WORDS } from '../../words/settings.ts';
import { WORDS } from '../../words.ts';
import styles from './dialogs.module.css';

const Setting = <Name extends SettingName>({ name }: { readonly name: Name }) => {
  const settings = useField('settings');
  const { set } = useActions();
  const { title, values } = SETTING_WORDS[name];
  return (
    <label className={styles.field}>
      {title}
      <select
        value={settings[name]}
        onChange={(event) => set({ [name]: event.target.value as Settings[Name] })}
      >
        {SETTINGS[name].map((value) => (
          <option key={value} value={value}>
            {values[value as Settings[Name]]}
          </option>
        ))}
      </select>
    </label>
  );
};

/** The settings; they hold in every game and are kept. */
export const SettingsDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog title={WORDS.settings} onClose={onClose}>
    <div className={styles.form}>
      {(Object.keys(SETTINGS) as SettingName[]).map((name) => (
        <Setting key={name} name={name} />
      ))}
      <p className={styles.hint}>{WORDS.settingsHint}</p>
    </div>
  </Dialog>
);
