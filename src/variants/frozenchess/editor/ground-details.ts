/** What can be said of a square itself: its tomb, how long its areas last, where its mark turns rays. */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTION_NAMES, DIRECTIONS, type Direction } from '../../../kernel/direction.ts';
import { type Detail, oneOf } from '../../../kernel/edit.ts';
import { sideName } from '../../../kernel/side.ts';
import { MOST_EXPLOSIONS } from '../mechanics/time/corruption.ts';
import { ROTS_AT } from '../mechanics/time/passing-time.ts';
import { KIND_NAMES } from '../position/kinds.ts';
import type { State, Tomb } from '../position/state.ts';
import { changed, without } from './draft.ts';

const MOST_PLIES = 999;

const number = (id: string, title: string, from: number, to: number, value: number, write: (value: number) => State): Detail<State> => ({
  id,
  title,
  kind: { from, to: Math.max(to, value) },
  value: String(value),
  write: (given) => write(Number(given)),
});

const tombDetails = (draft: State, square: Square, tomb: Tomb): readonly Detail<State>[] => {
  const set = (changes: Partial<Tomb>) => changed(draft, { tombs: { ...draft.tombs, [square]: { ...tomb, ...changes } } });
  const [first] = tomb.queue;
  return [
    ...(tomb.status === 'hidden'
      ? []
      : [
          {
            id: 'tomb',
            title: 'Tomb',
            kind: oneOf({ closed: 'Closed', open: 'Open' }),
            value: tomb.status,
            write: (value: string) => set({ status: value as Tomb['status'], rot: 0 }),
          },
        ]),
    ...(tomb.status === 'closed' ? [number('rot', 'Plies it has rotted', 0, ROTS_AT - 1, tomb.rot, (rot) => set({ rot }))] : []),
    number('exploded', 'Times it has exploded', 0, MOST_EXPLOSIONS - 1, draft.exploded[square] ?? 0, (times) =>
      changed(draft, { exploded: times > 0 ? { ...draft.exploded, [square]: times } : without(draft.exploded, square) }),
    ),
    ...(first
      ? [
          {
            id: 'buried',
            title: `First in its queue: ${sideName(first.side)}'s ${KIND_NAMES[first.kind]}`,
            kind: oneOf({ stays: 'Stays', goes: 'Is taken out' }),
            value: 'stays',
            write: (value: string) => {
              if (value === 'stays') return draft;
              const rest = tomb.queue.slice(1);
              return rest.length > 0 ? set({ queue: rest }) : changed(draft, { tombs: without(draft.tombs, square) });
            },
          },
        ]
      : []),
  ];
};

/** Everything that can be said of a square beside its units. */
export const groundDetails = (draft: State, square: Square): readonly Detail<State>[] => {
  const tomb = draft.tombs[square];
  const quick = draft.quickened[square];
  const mark = draft.distracts.find((each) => each.square === square);
  return [
    ...(tomb ? tombDetails(draft, square, tomb) : []),
    ...(quick
      ? [
          number('quick', 'Plies of quickening left', 1, MOST_PLIES, quick, (plies) =>
            changed(draft, { quickened: { ...draft.quickened, [square]: plies } }),
          ),
        ]
      : []),
    ...(mark
      ? [
          {
            id: 'distract',
            title: 'Rays turn to the',
            kind: oneOf(Object.fromEntries(DIRECTIONS.map((each) => [each, DIRECTION_NAMES[each]]))),
            value: mark.toward,
            write: (value: string) =>
              changed(draft, {
                distracts: draft.distracts.map((each) => (each === mark ? { ...mark, toward: value as Direction } : each)),
              }),
          },
        ]
      : []),
    ...draft.tornados.flatMap((tornado, index) =>
      tornado.square === square
        ? [
            number(`tornado-${index}`, 'Plies of the tornado left', 1, MOST_PLIES, tornado.plies, (plies) =>
              changed(draft, { tornados: draft.tornados.map((each) => (each === tornado ? { ...tornado, plies } : each)) }),
            ),
          ]
        : [],
    ),
    ...draft.avalanches.flatMap((avalanche, index) =>
      avalanche.squares.includes(square)
        ? [
            number(`avalanche-${index}`, 'Plies of the avalanche left', 1, MOST_PLIES, avalanche.plies, (plies) =>
              changed(draft, { avalanches: draft.avalanches.map((each) => (each === avalanche ? { ...avalanche, plies } : each)) }),
            ),
          ]
        : [],
    ),
  ];
};
