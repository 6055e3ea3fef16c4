import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTION_NAMES } from '../../../kernel/board/direction.ts';
import { countDetail, type Detail, valueKindOf } from '../../../kernel/editing/edit.ts';
import { sideName } from '../../../kernel/side.ts';
import { MAX_EXPLOSIONS } from '../mechanics/capture/corruption.ts';
import { EXPLODES_AT } from '../mechanics/time/passing-time.ts';
import { KIND_NAMES } from '../position/kinds.ts';
import type { State, Tomb } from '../position/state.ts';
import { edit } from './draft.ts';

const MAX_PLIES = 999;
const COMPASS = valueKindOf(DIRECTION_NAMES);

const tombDetails = (draft: State, square: Square, tomb: Tomb): readonly Detail<State>[] => {
  const [first] = tomb.queue;
  const status: Detail<State> = {
    id: 'tomb',
    title: 'Tomb',
    kind: valueKindOf({ closed: 'Closed', open: 'Open' }),
    value: tomb.status,
    write: (value) => edit(draft, ({ tombs }) => void Object.assign(tombs[square] ?? {}, { status: value, rot: 0 })),
  };
  const rot = countDetail('rot', 'Turns it has rotted', tomb.rot, { to: EXPLODES_AT - 1 }, (value) =>
    edit(draft, ({ tombs }) => void Object.assign(tombs[square] ?? {}, { rot: value })),
  );
  const explosions = draft.exploded[square] ?? 0;
  const exploded = countDetail('exploded', 'Times it has exploded', explosions, { to: MAX_EXPLOSIONS - 1 }, (times) =>
    edit(draft, (edited) => {
      if (times > 0) edited.exploded[square] = times;
      else delete edited.exploded[square];
    }),
  );
  const buried: Detail<State> | null = first
    ? {
        id: 'buried',
        title: `First in its queue: ${sideName(first.side)}'s ${KIND_NAMES[first.kind]}`,
        kind: valueKindOf({ stays: 'Stays', goes: 'Remove it' }),
        value: 'stays',
        write: (value) =>
          edit(draft, ({ tombs }) => {
            if (value === 'stays') return;
            tombs[square]?.queue.shift();
            if (tombs[square]?.queue.length === 0) delete tombs[square];
          }),
      }
    : null;
  return [tomb.status === 'hidden' ? null : status, tomb.status === 'closed' ? rot : null, exploded, buried].filter(
    (detail) => detail !== null,
  );
};

const areaDetails = (draft: State, square: Square): readonly Detail<State>[] => {
  const left = (key: 'tornados' | 'avalanches', name: string, isHere: (index: number) => boolean) =>
    draft[key].flatMap(({ plies }, index) =>
      isHere(index)
        ? [
            countDetail(`${name}-${index}`, `Turns of the ${name} left`, plies, { from: 1, to: MAX_PLIES }, (value) =>
              edit(draft, (edited) => void Object.assign(edited[key][index] ?? {}, { plies: value })),
            ),
          ]
        : [],
    );
  return [
    ...left('tornados', 'tornado', (index) => draft.tornados[index]?.square === square),
    ...left('avalanches', 'avalanche', (index) => draft.avalanches[index]?.squares.includes(square) ?? false),
  ];
};

export const groundDetails = (draft: State, square: Square): readonly Detail<State>[] => {
  const tomb = draft.tombs[square];
  const quick = draft.quickened[square];
  const mark = draft.distracts.findIndex((each) => each.square === square);
  const toward = draft.distracts[mark]?.toward;
  return [
    ...(tomb ? tombDetails(draft, square, tomb) : []),
    ...(quick
      ? [
          countDetail('quick', 'Turns of quickening left', quick, { from: 1, to: MAX_PLIES }, (plies) =>
            edit(draft, ({ quickened }) => {
              quickened[square] = plies;
            }),
          ),
        ]
      : []),
    ...(toward
      ? [
          {
            id: 'distract',
            title: 'Slides turn',
            kind: COMPASS,
            value: toward,
            write: (value: string) =>
              edit(draft, ({ distracts }) => void Object.assign(distracts[mark] ?? {}, { toward: value })),
          },
        ]
      : []),
    ...areaDetails(draft, square),
  ];
};
