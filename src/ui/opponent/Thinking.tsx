import { useContext } from 'react';
import { declarationAt, positionAt, type Table } from '../../app/model/table.ts';
import { loggedAt } from '../../app/narration/log.ts';
import { areBothComputers } from '../../app/seats/computers.ts';
import { selectComputerTask, selectIdleComputerTask } from '../../app/session/mode.ts';
import { deferred } from '../../app/store/selectors.ts';
import type { AppState } from '../../app/store/state.ts';
import { selectComputers } from '../../app/store/state-selectors.ts';
import type { Side } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import prompt from '../game/ask/Ask.module.css';
import { useActions, useApp } from '../store.ts';
import { OPPONENT } from '../words/opponent.ts';
import { ComputerContext } from './context.ts';
import styles from './opponent.module.css';

export const ResumeComputerButton = () => {
  const idle = useApp(selectIdleComputerTask);
  const { resumeComputer } = useActions();
  return idle && <Button onClick={resumeComputer}>{OPPONENT.letPlay(idle.side, idle.level)}</Button>;
};

export const Thinking = () => {
  const task = useApp(selectComputerTask);
  const controls = useContext(ComputerContext);
  const { changeHeading, pauseComputer } = useActions();
  const computers = useApp(selectComputers);
  const canPause = areBothComputers(computers);
  if (!task || !controls) return null;
  const { side } = task;
  const { [side]: _level, ...others } = computers ?? {};
  const takeOver = () => changeHeading((heading) => ({ ...heading, computers: others }));
  return controls.state === 'failed' ? (
    <>
      <p role="alert" className={prompt.prompt} data-long="">
        {OPPONENT.failed}
      </p>
      <Button onClick={controls.retry}>{OPPONENT.retry}</Button>
      <Button onClick={takeOver}>{OPPONENT.takeOver(side)}</Button>
    </>
  ) : (
    <>
      <p className={prompt.prompt}>{OPPONENT.thinks(side)}</p>
      <Button title={OPPONENT.stopHint} onClick={controls.stop}>
        {OPPONENT.stop}
      </Button>
      {canPause && (
        <Button title={OPPONENT.pauseHint} onClick={pauseComputer}>
          {OPPONENT.pause}
        </Button>
      )}
    </>
  );
};

const selectQuietTable = deferred(({ table, playback }) =>
  table && table.cursor > 0 && table.picks.length === 0 && !playback ? table : null,
);

/** Returns the side of the last action. An offer or claim may come from the side that is not to move. */
const lastActor = (table: Table): Side =>
  declarationAt(table, table.cursor - 1)?.side ?? positionAt(table, table.cursor - 1).toMove;

/** Selects the computer's side while its action is animated, else null. */
export const selectAnimatedComputer = ({ table, playback, heading }: AppState): Side | null => {
  const side = table && playback && table.cursor > 0 ? lastActor(table) : null;
  return side && heading?.computers?.[side] ? side : null;
};

export const LastComputerAction = () => {
  const table = useApp(selectQuietTable);
  const computers = useApp(selectComputers);
  if (!table || !computers?.[lastActor(table)]) return null;
  const { notation, lines } = loggedAt(table, table.cursor - 1);
  return (
    <p className={`small ${styles.played}`}>
      <strong>{notation}</strong>
      {lines
        .filter(({ text }) => text !== notation)
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an action never change
          <span key={index}> {line.text}</span>
        ))}
    </p>
  );
};
