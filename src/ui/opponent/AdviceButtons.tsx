import { useContext } from 'react';
import { mayAct } from '../../app/session/mode.ts';
import { shownTargetForKey } from '../../app/store/answers.ts';
import { selectView } from '../../app/store/selectors.ts';
import type { AppState } from '../../app/store/state.ts';
import { other } from '../../kernel/side.ts';
import { Tool } from '../controls/Tool.tsx';
import { usePlayerNames } from '../seats/usePlayerNames.ts';
import { useApp } from '../store.ts';
import { OPPONENT } from '../words/opponent.ts';
import { ComputerContext, OpponentContext } from './context.ts';
import styles from './opponent.module.css';

export const mayProve = (state: AppState): boolean =>
  state.replaying === null && state.playback === null && !!state.table && !selectView(state)?.turn.outcome;

export const mayAdvise = (state: AppState): boolean => mayProve(state) && mayAct(state);

/** Returns a selector of a button's shortcut. The shortcut needs Shift while the plain letter picks an answer. */
const selectShortcut =
  (letter: string) =>
  (state: AppState): string =>
    shownTargetForKey(state, letter) ? `Shift+${letter}` : letter;

export const AdviceButtons = () => {
  const hasOpponent = useContext(OpponentContext) !== null;
  const controls = useContext(ComputerContext);
  const mayAsk = useApp(mayAdvise);
  const toMove = useApp(selectView)?.turn.toMove ?? 'white';
  const named = usePlayerNames();
  const buttons = [
    { icon: 'hint', key: useApp(selectShortcut('h')), says: OPPONENT.hintTitle },
    { icon: 'threat', key: useApp(selectShortcut('t')), says: named(OPPONENT.threatTitle(other(toMove))) },
  ] as const;
  if (!hasOpponent || !controls) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div role="group" aria-label={OPPONENT.advice} className={styles.advice}>
      {buttons.map(({ icon, key, says }) => (
        <Tool
          key={icon}
          icon={icon}
          name={OPPONENT[icon]}
          hotkey={key}
          hint={`${says} (${key})`}
          disabled={!mayAsk}
          onClick={() => controls.advise(icon)}
        />
      ))}
    </div>
  );
};
