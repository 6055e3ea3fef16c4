import { useContext } from 'react';
import { type Duty, dutyIn, idleComputer, isWatched } from '../../app/seats/computers.ts';
import { selectComputers } from '../../app/slices.ts';
import prompt from '../game/ask/Ask.module.css';
import { useActions, useRoom } from '../room.ts';
import { OPPONENT } from '../words/opponent.ts';
import { ComputerContext } from './context.ts';

const Call = ({ side, level }: Pick<Duty, 'side' | 'level'>) => {
  const { callComputer } = useActions();
  return (
    <button type="button" className="button" onClick={callComputer}>
      {OPPONENT.letPlay(side, level)}
    </button>
  );
};

/** Where the computer does nothing though it is its turn: lets it. */
export const LetPlay = () => {
  const idle = useRoom(idleComputer);
  return idle && <Call side={idle.side} level={idle.level} />;
};

/** In the prompt's place while the computer thinks, or where it could not start. */
export const Thinking = () => {
  const duty = useRoom(dutyIn);
  const door = useContext(ComputerContext);
  const { seat, pauseComputer } = useActions();
  const canPause = isWatched(useRoom(selectComputers));
  if (!duty || !door) return null;
  const { side, level } = duty;
  const takeOver = () =>
    seat((heading) => {
      delete heading.computers?.[side];
    });
  return door.state === 'failed' ? (
    <>
      <p role="alert" className={prompt.prompt} data-long="">
        {OPPONENT.failed}
      </p>
      <button type="button" className="button" onClick={door.retry}>
        {OPPONENT.retry}
      </button>
      <button type="button" className="button" onClick={takeOver}>
        {OPPONENT.takeOver(side)}
      </button>
    </>
  ) : (
    <>
      <p className={prompt.prompt}>{OPPONENT.thinks(side, level)}</p>
      <button type="button" className="button" title={OPPONENT.stopHint} onClick={door.stop}>
        {OPPONENT.stop}
      </button>
      {canPause && (
        <button type="button" className="button" title={OPPONENT.pauseHint} onClick={pauseComputer}>
          {OPPONENT.pause}
        </button>
      )}
    </>
  );
};
