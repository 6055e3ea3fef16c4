/** The computer player. Its thinking is not saved, so after a reload the computer starts again. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { spellTarget, type Target } from '../../kernel/asking/target.ts';
import { pickOf } from '../../kernel/declaration.ts';
import type { Side } from '../../kernel/side.ts';
import type { OpponentAnswer } from '../../opponent/messages.ts';
import type { Opponent, Thinking } from '../../worker/opponent.ts';
import { nodeAt, positionAt, positionOf, type Table } from '../model/table.ts';
import type { ComputerTask } from '../seats/computers.ts';
import { selectComputerTask } from '../session/mode.ts';
import type { AppState, OddboardStore } from './state.ts';

export interface Computer {
  readonly state: 'idle' | 'thinking' | 'failed';
  stop(): void;
  retry(): void;
  /** Pauses the computer while `isHeld`, since an open dialog may change the game. */
  hold(isHeld: boolean): void;
  end(): void;
}

export type ComputerStore = StoreApi<Computer>;

/** Minimum of milliseconds between two actions, so that a player sees each. */
const MIN_INTERVAL = 400;

/** The shares of the remaining time and the increment that one action may take. The rest is for later actions. */
const [OF_TIME, OF_INCREMENT] = [1 / 30, 0.8];

/** Highest score at which the computer accepts a draw, in hundredths of a Pawn. */
const DRAW_SCORE = -150;

/**
 * A game is even if neither side has a score above `EVEN_SCORE`, and if no unit was captured
 * in the latest `ACTIONS_WITHOUT_CAPTURE` actions.
 */
const [EVEN_SCORE, ACTIONS_WITHOUT_CAPTURE] = [50, 80];

/** The level of a hurried computer, which must answer fast. A beginner keeps its own level. */
const HURRIED_LEVEL = 'casual';

/** Returns the time limit in milliseconds; null without a clock. */
const timeFor = ({ hotSeat: { left }, heading }: AppState, side: Side): number | null => {
  const increment = heading?.clock?.[side].increment ?? 0;
  return left && left[side] * OF_TIME + increment * 1000 * OF_INCREMENT;
};

type Found = Pick<OpponentAnswer['thought'], 'picks' | 'line' | 'score'>;

interface ComputerSearch {
  readonly key: string;
  readonly task: ComputerTask;
  readonly table: Table;
  thinking: Thinking | null;
  found: Found | null | undefined;
  isIntervalOver: boolean;
  isStopped: boolean;
}

interface RestOfTurn {
  readonly side: Side;
  readonly ply: number;
  readonly line: Found['line'];
}

/** Returns the seed for a search at a node. A reload keeps the seed, so that a search can be repeated. */
const seedAt = ({ tree }: Table, node: number): number => (tree.beginning.seed + Math.imul(node + 1, 0x9e3779b9)) | 0;

/** Returns the position to search. For a draw offer, this may be the position before the offer. */
const askedPosition = (table: Table, { side, kind }: ComputerTask) => {
  const here = positionOf(table);
  const isOffered = kind === 'answer' && here.toMove === side && table.cursor > 0;
  return isOffered ? positionAt(table, table.cursor - 1) : here;
};

const isEvenGame = (table: Table, score: number): boolean => {
  const countAt = (cursor: number) => Object.keys(table.game.view(positionAt(table, cursor)).units).length;
  const since = table.cursor - ACTIONS_WITHOUT_CAPTURE;
  return Math.abs(score) <= EVEN_SCORE && since >= 0 && countAt(since) === countAt(table.cursor);
};

const offerBy = (table: Table, side: Side): readonly Target[] | null => {
  const offer = pickOf({ kind: 'offer', side });
  const spelled = spellTarget(table.game.board, offer);
  const isNew = table.line.every(({ action }) => action !== spelled);
  return isNew && table.game.ask(positionOf(table), [offer]).ok ? [offer] : null;
};

const picksFor = ({ table, task, found }: ComputerSearch): readonly Target[] | null => {
  const { side, kind } = task;
  if (kind === 'move')
    return (found && isEvenGame(table, found.score) && offerBy(table, side)) || (found?.picks ?? null);
  const sign = askedPosition(table, task).toMove === side ? 1 : -1;
  const score = sign * (found?.score ?? 0);
  return [pickOf({ kind: score <= DRAW_SCORE || isEvenGame(table, score) ? 'accept' : 'refuse', side })];
};

const restOf = (table: Table, line: RestOfTurn['line']): Found | undefined => {
  const [picks] = line;
  return picks && table.game.play(positionOf(table), picks).ok ? { picks, line, score: 0 } : undefined;
};

interface ComputerPlayer {
  readonly store: OddboardStore;
  readonly opponent: Pick<Opponent, 'ask'>;
  get(): Computer;
  set(change: Pick<Computer, 'state'>): void;
  search: ComputerSearch | null;
  rest: RestOfTurn | null;
  isHeld: boolean;
}

const dropSearch = (player: ComputerPlayer): void => {
  player.search?.thinking?.drop();
  player.search = null;
};

const playResult = (player: ComputerPlayer): void => {
  const { search, store } = player;
  const { playback, isAsking, playComputerAction } = store.getState();
  if (search?.found === undefined || !search.isIntervalOver || playback || isAsking) return;
  const { isStopped, task, table, found } = search;
  const line = found?.line.slice(1) ?? [];
  const hasRest = isStopped && task.kind === 'move';
  player.rest = hasRest ? { side: task.side, ply: positionOf(table).ply, line } : null;
  player.search = null;
  playComputerAction(picksFor(search));
};

const startSearch = (player: ComputerPlayer, task: ComputerTask, table: Table, key: string): void => {
  const { rest, store, opponent, set } = player;
  const { side, level, kind } = task;
  const position = askedPosition(table, task);
  const isStopped = kind === 'move' && rest?.side === side && rest.ply === position.ply;
  const found = isStopped ? restOf(table, rest.line) : undefined;
  const mine: ComputerSearch = { key, task, table, thinking: null, found, isIntervalOver: false, isStopped };
  player.search = mine;
  set({ state: 'thinking' });
  store.getState().runClock();
  // Starting the clock may have ended the game.
  if (player.search !== mine) return;
  setTimeout(() => {
    mine.isIntervalOver = true;
    if (player.search === mine) playResult(player);
  }, MIN_INTERVAL);
  if (found) return;
  const question = isStopped && level !== 'beginner' ? HURRIED_LEVEL : level;
  const seed = seedAt(table, nodeAt(table));
  const thinking = opponent.ask({ game: table.game.id, position, question, seed });
  mine.thinking = thinking;
  const time = timeFor(store.getState(), side);
  if (time !== null) setTimeout(() => player.search === mine && thinking.stop(), time);
  void thinking.answer.then((result) => {
    if (player.search !== mine) return;
    if (!result.ok) return set({ state: 'failed' });
    mine.found = result.value?.thought ?? null;
    playResult(player);
  });
};

const update = (player: ComputerPlayer): void => {
  const { store, set } = player;
  const state = store.getState();
  const { table, heading, replaying, loading, taskProgress } = state;
  const isReady = !player.isHeld && replaying === null && loading === null && taskProgress === null;
  const task = isReady ? selectComputerTask(state) : null;
  if (!table || !heading || !task) {
    dropSearch(player);
    if (player.get().state !== 'idle') set({ state: 'idle' });
    return;
  }
  const key = `${heading.id} ${nodeAt(table)} ${task.side} ${task.level} ${task.kind}`;
  if (player.search?.key === key) playResult(player);
  else {
    dropSearch(player);
    startSearch(player, task, table, key);
  }
};

export const createComputer = (store: OddboardStore, opponent: Pick<Opponent, 'ask'>): ComputerStore =>
  createStore((set, get) => {
    const player: ComputerPlayer = { store, opponent, get, set, search: null, rest: null, isHeld: false };
    const forget = store.subscribe(() => update(player));
    queueMicrotask(() => update(player));
    return {
      state: 'idle',
      stop() {
        if (!player.search) return;
        player.search.isStopped = true;
        player.search.thinking?.stop();
      },
      retry() {
        dropSearch(player);
        update(player);
      },
      hold(isHeld) {
        player.isHeld = isHeld;
        update(player);
      },
      end() {
        forget();
        dropSearch(player);
      },
    };
  });
