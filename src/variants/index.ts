/** The list of games, each loaded when it is opened. The only place that knows them all. */
import type { GameEntry } from '../kernel/game.ts';

export const GAMES: readonly GameEntry[] = [];
