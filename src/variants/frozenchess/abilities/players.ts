/** Actions of the player, for which no unit acts: each picked by its own option at the root. */
import type { Menu } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import type { Ply } from '../moves/resolution.ts';
import type { PlayersAct, PlayersCode } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { BOARD_ROTATION } from './common/board-rotation.ts';
import { RESPAWN } from './common/respawn.ts';
import { TOMB_CONTROL } from './common/tomb-control.ts';

export interface PlayerAction {
  readonly code: PlayersCode;
  readonly rule: RuleId;
  /** What it does, in a phrase, for the choice's hint. */
  readonly words: string;
  /** May it be tried at all? Without it always. */
  has?(state: State): boolean;
  /** What is picked after its option; the action's `from` is the square it is about. */
  ask(state: State): Menu<PlayersAct>;
  perform(ply: Ply, act: PlayersAct): Ply;
}

export const PLAYER_ACTIONS: readonly PlayerAction[] = [RESPAWN, BOARD_ROTATION, TOMB_CONTROL];

export const isPlayers = (code: string): boolean => PLAYER_ACTIONS.some((each) => each.code === code);
