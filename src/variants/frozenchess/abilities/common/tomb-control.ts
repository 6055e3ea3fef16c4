/** Tomb control (FC-STG-4): in the third stage of a long game the majority side explodes any closed tomb. */
import { act } from '../../../../kernel/menu.ts';
import { exploded } from '../../mechanics/capture/explosion.ts';
import { hasPrivilege } from '../../mechanics/capture/material.ts';
import type { PlayersAct } from '../../position/action.ts';
import { SQUARES } from '../../position/board.ts';
import { isClosedTomb } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { no, pickSquare } from '../ability.ts';
import type { PlayerAction } from '../players.ts';

export const TOMB_CONTROL: PlayerAction = {
  code: 'TX',
  rule: rule('FC-STG-4'),
  words: 'Explodes any closed tomb on the board.',
  has: (state) => hasPrivilege(state, state.toMove),
  ask: (state) =>
    pickSquare(
      'Tomb control: pick a closed tomb.',
      SQUARES.filter((square) => isClosedTomb(state, square)).map((square) => ({ square, why: null })),
      (from) => act<PlayersAct>({ kind: 'player', code: 'TX', from }),
      () => no(rule('FC-STG-4'), [], 'There is no closed tomb on the board.'),
    ),
  perform: (ply, { from }) => exploded(ply, from, rule('FC-STG-4')),
};
