/** The computer player. Its thinking is not saved: after a reload it starts again. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { spellTarget, type Target } from '../../kernel/asking/target.ts';
import { pickOf } from '../../kernel/saying.ts';
import type { Side } from '../../kernel/side.ts';
import type { OpponentAnswer } from '../../opponent/messages.ts';
import type { Opponent, Thinking } from '../../worker/opponent.ts';
import { nodeAt, positionAt, positionOf, type Table } from '../model/table.ts';
import type { Duty } from '../seats/computers.ts';
import { selectDuty } from '../session/mode.ts';
import type { AppState, OddboardStore } from './state.ts';

export interface Computer {
  readonly state: 'idle' | 'thinking' | 'failed';
  stop(): void;
  retry(): void;
  /** Pauses it while a dialog is open that may change the game. */
  hold(isHeld: boolean): void;
  end(): void;
}

export type ComputerStore = StoreApi<Computer>;

/** Milliseconds between two actions of the computer at least, so that each is seen. */
const MOMENT = 400;

/** Time limit for an action: shares of the time left and of the increment. */
const [OF_TIME, OF_INCREMENT] = [1 / 30, 0.8];

/** Hundredths of a Pawn: accepts a draw at this score or below. */
const BEHIND = -150;

/** A level game: at most this score for either side, and this many actions since a capture. */
const [LEVEL, UNEVENTFUL] = [50, 80];

/** The level for the rest of a turn that the player hurried, where no line was found. */
const HASTY = 'casual';

/** Milliseconds for an action; null without a clock. */
const timeFor = ({ hotSeat: { left }, heading }: AppState, side: Side): number | null => {
  const increment = heading?.clock?.[side].increment ?? 0;
  return left && left[side] * OF_TIME + increment * 1000 * OF_INCREMENT;
};

type Found = Pick<OpponentAnswer['thought'], 'picks' | 'line' | 'score'>;

interface Task {
  readonly key: string;
  readonly duty: Duty;
  readonly table: Table;
  thinking: Thinking | null;
  found: Found | null | undefined;
  isRipe: boolean;
  /** Hurried: it does not think about the rest of its turn either. */
  isStopped: boolean;
}

interface Rest {
  readonly side: Side;
  readonly ply: number;
  readonly line: Found['line'];
}

/** Each node has its own seed, the same after a reload. */
const seedAt = ({ tree }: Table, node: number): number =>
  (tree.beginning.seed + Math.imul(node + 1, 0x9e3779b9)) | 0;

/** The position to think about: the one before an offer that must be answered first, else the present one. */
const askedPosition = (table: Table, { side, kind }: Duty) => {
  const here = positionOf(table);
  const isOffered = kind === 'answer' && here.toMove === side && table.cursor > 0;
  return isOffered ? positionAt(table, table.cursor - 1) : here;
};

const isLevel = (table: Table, score: number): boolean => {
  const countAt = (cursor: number) => Object.keys(table.game.view(positionAt(table, cursor)).units).length;
  const since = table.cursor - UNEVENTFUL;
  return Math.abs(score) <= LEVEL && since >= 0 && countAt(since) === countAt(table.cursor);
};

const offerBy = (table: Table, side: Side): readonly Target[] | null => {
  const offer = pickOf({ kind: 'offer', side });
  const spelled = spellTarget(table.game.board, offer);
  const isNew = table.line.every(({ action }) => action !== spelled);
  return isNew && table.game.ask(positionOf(table), [offer]).ok ? [offer] : null;
};

const picksFor = ({ table, duty, found }: Task): readonly Target[] | null => {
  const { side, kind } = duty;
  if (kind === 'move')
    return (found && isLevel(table, found.score) && offerBy(table, side)) || (found?.picks ?? null);
  const sign = askedPosition(table, duty).toMove === side ? 1 : -1;
  const score = sign * (found?.score ?? 0);
  return [pickOf({ kind: score <= BEHIND || isLevel(table, score) ? 'accept' : 'refuse', side })];
};

const restOf = (table: Table, line: Rest['line']): Found | undefined => {
  const [picks] = line;
  return picks && table.game.play(positionOf(table), picks).ok ? { picks, line, score: 0 } : undefined;
};

interface Seat {
  readonly store: OddboardStore;
  readonly opponent: Pick<Opponent, 'ask'>;
  get(): Computer;
  set(change: Pick<Computer, 'state'>): void;
  task: Task | null;
  rest: Rest | null;
  isHeld: boolean;
}

const drop = (seat: Seat): void => {
  seat.task?.thinking?.drop();
  seat.task = null;
};

const play = (seat: Seat): void => {
  const { task, store } = seat;
  const { playback, isAsking, respond } = store.getState();
  if (task?.found === undefined || !task.isRipe || playback || isAsking) return;
  const { isStopped, duty, table, found } = task;
  const line = found?.line.slice(1) ?? [];
  const hasRest = isStopped && duty.kind === 'move';
  seat.rest = hasRest ? { side: duty.side, ply: positionOf(table).ply, line } : null;
  seat.task = null;
  respond(picksFor(task));
};

const begin = (seat: Seat, duty: Duty, table: Table, key: string): void => {
  const { rest, store, opponent, set } = seat;
  const { side, level, kind } = duty;
  const position = askedPosition(table, duty);
  const isStopped = kind === 'move' && rest?.side === side && rest.ply === position.ply;
  const found = isStopped ? restOf(table, rest.line) : undefined;
  const mine: Task = { key, duty, table, thinking: null, found, isRipe: false, isStopped };
  seat.task = mine;
  set({ state: 'thinking' });
  store.getState().runClock();
  // Starting the clock may have ended the game.
  if (seat.task !== mine) return;
  setTimeout(() => {
    mine.isRipe = true;
    if (seat.task === mine) play(seat);
  }, MOMENT);
  if (found) return;
  const question = isStopped && level !== 'beginner' ? HASTY : level;
  const seed = seedAt(table, nodeAt(table));
  const thinking = opponent.ask({ game: table.game.id, position, question, seed });
  mine.thinking = thinking;
  const time = timeFor(store.getState(), side);
  if (time !== null) setTimeout(() => seat.task === mine && thinking.stop(), time);
  void thinking.answer.then((result) => {
    if (seat.task !== mine) return;
    if (!result.ok) return set({ state: 'failed' });
    mine.found = result.value?.thought ?? null;
    play(seat);
  });
};

/** Runs after any change. There is no task while a game is loading or replaying. */
const attend = (seat: Seat): void => {
  const { store, set } = seat;
  const state = store.getState();
  const { table, heading, replaying, loading, taskProgress } = state;
  const isReady = !seat.isHeld && replaying === null && loading === null && taskProgress === null;
  const duty = isReady ? selectDuty(state) : null;
  if (!table || !heading || !duty) {
    drop(seat);
    if (seat.get().state !== 'idle') set({ state: 'idle' });
    return;
  }
  const key = `${heading.id} ${nodeAt(table)} ${duty.side} ${duty.level} ${duty.kind}`;
  if (seat.task?.key === key) play(seat);
  else {
    drop(seat);
    begin(seat, duty, table, key);
  }
};

export const createComputer = (store: OddboardStore, opponent: Pick<Opponent, 'ask'>): ComputerStore =>
  createStore((set, get) => {
    const seat: Seat = { store, opponent, get, set, task: null, rest: null, isHeld: false };
    const forget = store.subscribe(() => attend(seat));
    queueMicrotask(() => attend(seat));
    return {
      state: 'idle',
      stop() {
        if (!seat.task) return;
        seat.task.isStopped = true;
        seat.task.thinking?.stop();
      },
      retry() {
        drop(seat);
        attend(seat);
      },
      hold(isHeld) {
        seat.isHeld = isHeld;
        attend(seat);
      },
      end() {
        forget();
        drop(seat);
      },
    };
  });
