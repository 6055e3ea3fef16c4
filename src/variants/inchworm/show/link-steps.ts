import type { Square } from '../../../kernel/board/board.ts';
import type { BoardEvent, Step } from '../../../kernel/event.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { plural } from '../../../kernel/words.ts';
import type { LinkStep } from '../position/action.ts';
import { hallway, nameOf, rankOf } from '../position/board.ts';
import type { State } from '../position/state.ts';
import { isExtended, type Unit, unitWords } from '../position/units.ts';
import { step } from '../rules/index.ts';
import { bareUnit, marksOf } from './view.ts';

export const moveEvents = (before: Unit, after: Unit, path: readonly Square[]): readonly BoardEvent[] => [
  { kind: 'moved', unit: before.id, path, at: after.at },
  ...(isExtended(before) === isExtended(after)
    ? []
    : [{ kind: 'changed', unit: before.id, to: { body: bareUnit(after).body } } as const]),
];

export const linkSteps = (before: State, after: State, link: LinkStep | null, side: Side): readonly Step[] => {
  if (!link) return [];
  const ends = [link.square, hallway(rankOf(link.square))] as const;
  const [board, hall] = ends.map(nameOf);
  const marks = marksOf(after);
  const moved = after.units.flatMap((unit, index) => {
    const old = before.units[index] as Unit;
    return old === unit ? [] : moveEvents(old, unit, link.kind === 'link' ? [ends[1], ends[0]] : ends);
  });
  const away = after.units.filter((unit, index) => unit !== before.units[index]);
  const marked = ends.map((square): BoardEvent => ({ kind: 'marked', square, marks: marks[square] ?? [] }));
  const made = link.kind === 'link';
  const joined = after.units.filter((unit, index) => !isExtended(unit) && isExtended(before.units[index] as Unit));
  const shared =
    made && moved.length > 0 ? [step('IW-LINK-4', moved, `The pieces on ${hall} are now on ${board}.`)] : [];
  const whole = joined.map((unit) =>
    step('IW-WORM-7', [], `The halves of the ${unitWords(unit, unit.at[0])} meet and become whole.`),
  );
  const parted =
    !made && moved.length > 0
      ? [
          step(
            away.every((unit) => unit.side === side) ? 'IW-LINK-6' : 'IW-LINK-7',
            moved,
            `${sideName(side)} moves ${plural(moved.length, 'a piece', 'pieces')} to ${hall}.`,
          ),
        ]
      : [];
  return [
    made
      ? step('IW-LINK-1', marked, `${sideName(side)} links ${hall} with ${board}.`)
      : step('IW-LINK-5', marked, `${sideName(side)} removes the link between ${hall} and ${board}.`),
    ...shared,
    ...whole,
    ...parted,
    ...(after.mode === before.mode
      ? []
      : [
          step(
            'IW-LINK-5',
            [],
            after.mode === 'unlinking'
              ? 'All 8 hallway squares are linked. From now on links are removed.'
              : 'All links are removed. From now on links are made.',
          ),
        ]),
  ];
};
