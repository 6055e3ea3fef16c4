import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ProvingStore } from '../../app/boards/proving.ts';
import type { AdviceKind, AdviceStore } from '../../app/boards/shown-line.ts';
import type { Computer, ComputerStore } from '../../app/store/computer.ts';
import { selectComputers } from '../../app/store/state-selectors.ts';
import { answerForKey } from '../game/useKeys.ts';
import { characterOf, isPageKey, useKeydown } from '../keyboard.ts';
import { useIsAnimated } from '../media.ts';
import { SeekContext } from '../seek/context.ts';
import { useApp, useCurrentStore } from '../store.ts';
import { OPPONENT } from '../words/opponent.ts';
import { mayAdvise, mayProve } from './AdviceButtons.tsx';
import { ComputerContext, OpponentContext } from './context.ts';

type SeatedComputer = Pick<Computer, 'state' | 'stop' | 'retry'>;

const doNothing = () => undefined;
const IDLE: SeatedComputer = { state: 'idle', stop: doNothing, retry: doNothing };
const NO_COMPUTER = { subscribe: () => doNothing, getState: () => IDLE, getInitialState: () => IDLE };

/** Returns the seated computer. Engine and code are loaded only while the computer has a side, since both are large. */
const useComputer = (isHeld: boolean): SeatedComputer => {
  const loadOpponent = useContext(OpponentContext);
  const store = useCurrentStore();
  const computers = useApp(selectComputers);
  const isWanted = !!computers?.white || !!computers?.black;
  const [computer, setComputer] = useState<ComputerStore | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try fetches again
  useEffect(() => {
    if (!isWanted) return;
    let here = true;
    let seated: ComputerStore | null = null;
    setMissing(false);
    const fetch = async () => {
      if (!loadOpponent) throw new Error('nothing thinks here');
      const [{ createComputer }, opponent] = await Promise.all([import('../../app/store/computer.ts'), loadOpponent()]);
      if (!here) return;
      seated = createComputer(store, opponent);
      setComputer(seated);
    };
    fetch().catch(() => here && setMissing(true));
    return () => {
      here = false;
      seated?.getState().end();
      setComputer(null);
    };
  }, [isWanted, loadOpponent, store, tries]);
  useEffect(() => computer?.getState().hold(isHeld), [computer, isHeld]);
  const seated: SeatedComputer = useStore(computer ?? NO_COMPUTER);
  return isMissing ? { ...IDLE, state: 'failed', retry: () => setTries(tries + 1) } : seated;
};

const useAdvice = () => {
  const moving = useIsAnimated();
  const loadOpponent = useContext(OpponentContext);
  const seeking = useContext(SeekContext)?.seeking;
  const store = useCurrentStore();
  const [advice, setAdvice] = useState<AdviceStore | ProvingStore | null>(null);
  const openAdvice = useRef<AdviceStore | ProvingStore | null>(null);
  const asking = useRef(0);
  const advise = async (asked: AdviceKind | 'proof') => {
    const mine = ++asking.current;
    const before = openAdvice.current?.getState();
    before?.end();
    if (before?.source === asked) return;
    try {
      if (!loadOpponent) throw new Error('nothing thinks here');
      const [{ createAdvice }, { createProving }, opponent] = await Promise.all([
        import('../../app/boards/shown-line.ts'),
        import('../../app/boards/proving.ts'),
        loadOpponent(),
      ]);
      const state = store.getState();
      const may = asked === 'proof' ? mayProve : mayAdvise;
      if (asking.current !== mine || !state.table || !may(state)) return;
      seeking?.getState().hide();
      const onEnd = () => {
        openAdvice.current = null;
        setAdvice(null);
      };
      const options = { moving, onEnd };
      openAdvice.current =
        asked === 'proof'
          ? createProving(store, state.table, opponent, options)
          : createAdvice(store, state.table, opponent, { asked, ...options });
      setAdvice(openAdvice.current);
    } catch {
      store.setState({ notice: { text: OPPONENT.failed } });
    }
  };
  useEffect(() => () => openAdvice.current?.getState().end(), []);
  return { advice, advise };
};

/** The kind of advice that each key requests. A key needs Shift while the plain key picks an answer. */
const KEYS: Readonly<Record<string, AdviceKind>> = { h: 'hint', t: 'threat' };

const useAdviceKeys = (advise: (asked: AdviceKind) => void): void => {
  const store = useCurrentStore();
  useKeydown((event) => {
    const asked = KEYS[characterOf(event)];
    const state = store.getState();
    if (!asked || !isPageKey(event) || answerForKey(state, event) || !mayAdvise(state)) return;
    event.preventDefault();
    advise(asked);
  });
};

interface Props {
  /** Whether the computer waits because an open dialog may change the game. */
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

export const ComputerSeat = ({ isHeld, children }: Props) => {
  const { state, stop, retry } = useComputer(isHeld);
  const { advice, advise } = useAdvice();
  useAdviceKeys(advise);
  const controls = {
    state,
    stop,
    retry,
    advice,
    advise: (asked: AdviceKind | 'proof') => void advise(asked),
  };
  return <ComputerContext value={controls}>{children}</ComputerContext>;
};
