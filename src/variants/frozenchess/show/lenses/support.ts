import type { Square } from '../../../../kernel/board/board.ts';
import type { Lens, LensMark } from '../../../../kernel/game.ts';
import { other, SIDES } from '../../../../kernel/side.ts';
import { countWords, listWords } from '../../../../kernel/words.ts';
import { costsFor } from '../../mechanics/movement/shellshock.ts';
import { attacksOn, isThreatened } from '../../moves/threat/attacks.ts';
import { guardsOf, validProtectors } from '../../moves/threat/guards.ts';
import { empowermentsOf } from '../../moves/threat/powers.ts';
import { siegedBy } from '../../moves/threat/siege.ts';
import { SQUARES } from '../../position/board.ts';
import { listKinds } from '../../position/kinds.ts';
import { unitName } from '../../position/names.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { stackOn } from '../../position/squares.ts';
import type { State } from '../../position/state.ts';
import { mark } from '../../rules/index.ts';

const everyone = (state: State): readonly Square[] => SIDES.flatMap((side) => squaresOf(state, side));

const protectorsOf = (state: State, focus: Square): readonly LensMark[] => {
  const side = stackOn(state, focus)?.side;
  if (!side) return [];
  const valid = validProtectors(state, focus);
  const squares = new Set(attacksOn(state, focus).flatMap((attack) => (attack.side === side ? [attack.from] : [])));
  return [...squares].map((from): LensMark => {
    if (valid.includes(from))
      return [from, mark('link', 'FC-GUARD-1', `protects ${unitName(state, focus)}`, { to: focus })];
    const flaw = isThreatened(state, from, other(side)) ? 'is threatened itself' : 'is a Pawn';
    return [
      from,
      mark('danger', 'FC-GUARD-1', `protects ${unitName(state, focus)}, but does not guard it, as it ${flaw}`),
    ];
  });
};

const guarded: Lens<State> = {
  id: 'guarded',
  title: 'Guarded pieces',
  show: (state, focus) => {
    const shown = everyone(state).flatMap((square): readonly LensMark[] => {
      const guards = guardsOf(state, square);
      if (guards.length === 0) return [];
      const label = `guarded by ${listWords(guards.map((each) => unitName(state, each)))}`;
      return [[square, mark('guard', 'FC-GUARD-1', label, { value: guards.length })]];
    });
    return focus !== null && stackOn(state, focus) ? [...shown, ...protectorsOf(state, focus)] : shown;
  },
};

const empowered: Lens<State> = {
  id: 'empowered',
  title: 'Empowered pieces',
  show: (state, focus) =>
    everyone(state).flatMap((square) =>
      empowermentsOf(state, square).flatMap(({ rule: clause, by, lent }): readonly LensMark[] => {
        const label = `empowered by ${unitName(state, by)}, so it also moves like ${listKinds(lent.map(([kind]) => kind))}`;
        const here = mark('link', clause, label, { to: by });
        return square === focus
          ? [
              [square, here],
              [by, { ...here, label: `empowers ${unitName(state, square)}`, to: square }],
            ]
          : [[square, here]];
      }),
    ),
};

const sieged: Lens<State> = {
  id: 'siege',
  title: 'Pieces under Siege',
  show: (state) =>
    everyone(state).flatMap((square): readonly LensMark[] => {
      const by = siegedBy(state, square);
      return by === null
        ? []
        : [[square, mark('link', 'FC-ROOK-3', `under Siege by ${unitName(state, by)}`, { to: by })]];
    }),
};

const shellshock: Lens<State> = {
  id: 'shellshock',
  title: 'Shellshock',
  show: (state, focus) => {
    const side = (focus === null ? null : stackOn(state, focus)?.side) ?? state.toMove;
    const costs = costsFor(state, side);
    return SQUARES.flatMap((square): readonly LensMark[] => {
      const value = costs[square] ?? 0;
      return value > 0
        ? [
            [
              square,
              mark('danger', 'FC-SHOCK-1', `costs a slide ${countWords(value, 'square')} of range`, {
                value,
              }),
            ],
          ]
        : [];
    });
  },
};

export const SUPPORT_LENSES: readonly Lens<State>[] = [guarded, empowered, sieged, shellshock];
