import { deepEqual } from '../../kernel/deep-equal.ts';
import type { GameRecord, Position, SetupOptions } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { joinNotices, MESSAGES } from '../base/messages.ts';
import type { SandboxStore } from '../editor/sandbox.ts';
import { tableOfRecord } from '../model/playing.ts';
import { hasActions, newTable, nodeAt, positionOf, type Table } from '../model/table.ts';
import { recordOfLine } from '../model/tree.ts';
import { savePeople } from '../saves/local.ts';
import type { Computers } from '../seats/computers.ts';
import { type GameHeading, newHeading, type People, withPlayers } from '../seats/heading.ts';
import type { Slice, StoreAccess } from './state.ts';

interface NextGame {
  readonly after: string;
  readonly heading: GameHeading;
  readonly options: SetupOptions;
}

export interface NewGames {
  /** Settings chosen for the next game, kept when the dialog is closed, so that no choice is lost. */
  readonly nextGame: NextGame | null;
  chooseNext(next: NextGame | null): void;
  newGame(options?: SetupOptions, computers?: Computers, people?: People): void;
  /** Restarts the game with other options, if nothing was played, since options hold for a whole game. */
  choose(options: SetupOptions): void;
  /** Starts a new game with all rules from a beginner's current position, because rules hold for a whole game. */
  addAllRules(): void;
  /** Opens a variant's saved game. If the game is over, starts another with the same players and options. */
  playOwn(id: string): Promise<void>;
  rematch(): void;
  load(record: GameRecord): Result<Table, Problem>;
  sandbox(id: string): Promise<SandboxStore | null>;
  playFrom(position: Position): Result<Table, Problem>;
}

const createStarters = ({ get, set, services }: StoreAccess) => {
  const headingWithPlayers = (people: People | null = get().heading, swapped = false) =>
    withPlayers(people, newHeading(services), swapped);
  const startGame = (table: Table, heading: GameHeading, news: string) =>
    void get().openGame({ seatedTable: { table, heading, flipped: get().flipped }, news });
  const startNewGame = (options: SetupOptions, news: (title: string) => string, heading = headingWithPlayers()) => {
    const { table } = get();
    if (table) startGame(newTable(table.game, services.seed(), options), heading, news(table.game.title));
  };
  const startFromRecord = (
    record: GameRecord,
    news: string = MESSAGES.anotherGame,
    heading = newHeading(services),
  ): Result<Table, Problem> => {
    const { table } = get();
    if (!table) return problem(MESSAGES.noGame);
    if (deepEqual(record, recordOfLine(table.tree, table.line))) return ok(table);
    const next = tableOfRecord(table.game, record);
    if (next.ok) startGame(next.value, heading, news);
    return next;
  };
  const recordAt = ({ game }: Table, position: Position) => recordOf(game, services.seed(), {}, game.write(position));
  const confirmSeats = () => set({ seatedGameId: get().heading?.id ?? null });
  return { headingWithPlayers, startNewGame, startFromRecord, recordAt, confirmSeats };
};

export const createNewGames: Slice<NewGames> = (access) => {
  const { get, set, dispatch, services } = access;
  const { headingWithPlayers, startNewGame, startFromRecord, recordAt, confirmSeats } = createStarters(access);
  return {
    nextGame: null,
    chooseNext: (nextGame) => set({ nextGame }),
    load: (record) => startFromRecord(record),
    newGame(options = {}, computers, people) {
      startNewGame(options, MESSAGES.newGame, {
        ...headingWithPlayers(people),
        ...(computers && { computers }),
      });
      if (people) savePeople(services.storage, people);
      if (people || !computers) confirmSeats();
    },
    choose(options) {
      const { table } = get();
      if (table && !hasActions(table))
        dispatch({ type: 'restart', table: newTable(table.game, services.seed(), options) });
    },
    addAllRules() {
      const { table } = get();
      const grown = table?.game.first?.withAllRules(positionOf(table));
      if (!table || !grown) return;
      get().changeHeading((heading) => ({ ...heading, grown: nodeAt(table) }));
      startFromRecord(recordAt(table, grown), MESSAGES.allRules, headingWithPlayers());
      confirmSeats();
    },
    async playOwn(variant) {
      await get().openGame({ variant });
      const own = get().saved();
      if (own?.result) startNewGame(own.options, MESSAGES.newGame);
    },
    rematch() {
      const { table, heading } = get();
      startNewGame(table?.tree.beginning.options ?? {}, MESSAGES.rematch, headingWithPlayers(heading, true));
      confirmSeats();
    },
    async sandbox(id) {
      const { entries, open } = get();
      await open(id);
      const { table, notice } = get();
      const editor = await entries.find((each) => each.id === id)?.editor?.();
      const { createSandbox, draftIn } = await import('../editor/sandbox.ts');
      if (table?.game.id !== id || !editor) return null;
      const { value: draft, wrong } = draftIn(services, table.game, editor);
      // The notice of a game from a link offers to read it, which is no use in the editor.
      set({ notice: joinNotices(notice?.offer === 'read' ? null : notice, wrong) });
      return createSandbox(services.storage, table.game, editor, positionOf(table), draft);
    },
    playFrom(position) {
      const { table } = get();
      return table ? startFromRecord(recordAt(table, position), MESSAGES.fromPosition) : problem(MESSAGES.noGame);
    },
  };
};
