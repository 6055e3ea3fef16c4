import { useContext } from 'react';
import { dutyIn, idleComputer, isWatched } from '../../app/seats/computers.ts';
import { selectComputers } from '../../app/state-selectors.ts';
import { Button } from '../controls/Button.tsx';
import prompt from '../game/ask/Ask.module.css';
import { useActions, useApp } from '../store.ts';
import { OPPONENT } from '../words/opponent.ts';
import { ComputerContext } from './context.ts';

export const LetPlay = () => {
  const idle = useApp(idleComputer);
  const { callComputer } = useActions();
  return idle && <Button onClick={callComputer}>{OPPONENT.letPlay(idle.side, idle.level)}</Button>;
};

/** The card in the prompt's place while the computer thinks, or could not start. */
export const Thinking = () => {
  const duty = useApp(dutyIn);
  const door = useContext(ComputerContext);
  const { seat, pauseComputer } = useActions();
  const computers = useApp(selectComputers);
  const canPause = isWatched(computers);
  if (!duty || !door) return null;
  const { side, level } = duty;
  const { [side]: _level, ...others } = computers ?? {};
  const takeOver = () => seat((heading) => ({ ...heading, computers: others }));
  return door.state === 'failed' ? (
    <>
      <p role="alert" className={prompt.prompt} data-long="">
        {OPPONENT.failed}
      </p>
      <Button onClick={door.retry}>{OPPONENT.retry}</Button>
      <Button onClick={takeOver}>{OPPONENT.takeOver(side)}</Button>
    </>
  ) : (
    <>
      <p className={prompt.prompt}>{OPPONENT.thinks(side, level)}</p>
      <Button title={OPPONENT.stopHint} onClick={door.stop}>
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
