/**
 * The starting position, and shorthand for others:
 * "White: Kb1, Rd4/d6; Black: Kg7; links e4=H4; unlinking; rights KQ; castling k; Black to move".
 */
import { invariant } from '../../../kernel/invariant.ts';
import type { Side } from '../../../kernel/side.ts';
import { boardSquare } from './board.ts';
import { positionKey } from './repetition.ts';
import { blankState, type State } from './state.ts';
import { makeUnit, type PieceType, type Unit } from './units.ts';

interface UnitEntry {
  readonly id: number;
  readonly side: 'w' | 'b';
  readonly type: string;
  readonly at: readonly string[];
}

const squareSortKey = (name: string): number =>
  name.startsWith('H') ? 64 + Number(name[1]) : (Number(name[1]) - 1) * 8 + 'abcdefgh'.indexOf(name[0] as string);
const bySquare = (a: string, b: string): number => squareSortKey(a) - squareSortKey(b);

const unitEntries = (side: 'w' | 'b', text: string): readonly Omit<UnitEntry, 'id'>[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .map((each) => ({ side, type: each[0] as string, at: each.slice(1).split('/').sort(bySquare) }))
    .sort((a, b) => bySquare(a.at[0] as string, b.at[0] as string));

/** Returns the position file of a shorthand. `more` overrides fields. */
export const positionFields = (text: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const parts = text.split(';').map((each) => each.trim());
  const part = (name: string): string | undefined =>
    parts
      .find((each) => each.startsWith(name))
      ?.slice(name.length)
      .trim();
  const men = [...unitEntries('w', part('White:') ?? ''), ...unitEntries('b', part('Black:') ?? '')].map(
    (unit, at) => ({
      id: at + 1,
      ...unit,
    }),
  );
  const links: (string | null)[] = Array(8).fill(null);
  for (const link of part('links')?.split(',') ?? []) {
    const [file, rank] = link.trim();
    links[Number(rank) - 1] = file as string;
  }
  const idOn = (type: string, square: string): number => {
    const unit = men.find((each) => each.type === type && each.at.includes(square));
    invariant(unit, `no ${type} on ${square}`);
    return unit.id;
  };
  const wing = (letters: string | undefined, side: 'w' | 'b', on: 'K' | 'Q') => {
    if (!letters?.includes(side === 'w' ? on : on.toLowerCase())) return null;
    const rank = side === 'w' ? 1 : 8;
    return { wing: on, king: idOn('K', `e${rank}`), rook: idOn('R', `${on === 'K' ? 'h' : 'a'}${rank}`) };
  };
  const castlingField = (side: 'w' | 'b') =>
    (['K', 'Q'] as const).flatMap((on) => wing(part('castling'), side, on) ?? [])[0] ?? null;
  return {
    variant: 'inchworm',
    sideToMove: parts.includes('Black to move') ? 'b' : 'w',
    turnNumber: 1,
    men,
    links,
    linkMode: parts.includes('unlinking') ? 'unlinking' : 'linking',
    castlingRights: (['w', 'b'] as const).flatMap((side) =>
      (['K', 'Q'] as const).map((on) => {
        const right = wing(part('rights'), side, on);
        return right && [right.king, right.rook];
      }),
    ),
    castlingInProgress: { w: castlingField('w'), b: castlingField('b') },
    enPassant: null,
    quietCounter: Number(part('quiet') ?? 0),
    phase: 'act',
    result: null,
    ...more,
  };
};

export const positionText = (text: string): string => JSON.stringify(positionFields(text));

const FIRST_RANK: readonly PieceType[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];

const startingUnits = (): readonly Unit[] => {
  const rows: readonly (readonly [Side, number, readonly PieceType[]])[] = [
    ['white', 0, FIRST_RANK],
    ['white', 1, FIRST_RANK.map(() => 'pawn')],
    ['black', 6, FIRST_RANK.map(() => 'pawn')],
    ['black', 7, FIRST_RANK],
  ];
  return rows.flatMap(([side, rank, types], row) =>
    types.map((type, file) => makeUnit(row * 8 + file + 1, side, type, [boardSquare(file, rank)])),
  );
};

export const setup = (seed: number): State => {
  const state: State = {
    ...blankState(seed),
    units: startingUnits(),
    rights: [
      { king: 5, rook: 8 },
      { king: 5, rook: 1 },
      { king: 29, rook: 32 },
      { king: 29, rook: 25 },
    ],
  };
  return { ...state, history: [positionKey(state)] };
};
