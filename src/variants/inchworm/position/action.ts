import type { Square } from '../../../kernel/board/board.ts';
import type { CastlingStage } from '../moves/castling.ts';
import { type CrowdMove, isMember, membersOf, type Roles } from '../moves/generate.ts';
import type { LinkStep } from '../moves/linking.ts';
import type { Wing } from './state.ts';
import { isExtended, type PieceType } from './units.ts';

interface CrowdMember {
  readonly id: number;
  readonly half: boolean;
  readonly becomes: PieceType | null;
}

export interface Move {
  readonly kind: 'extend' | 'consolidate' | 'pawn' | 'crowd';
  readonly link: LinkStep | null;
  readonly from: Square;
  readonly target: Square;
  /** In the order of the units on the from-square. */
  readonly members: readonly CrowdMember[];
}

export interface Castle {
  readonly kind: 'castle';
  readonly link: LinkStep | null;
  readonly wing: Wing;
  readonly stage: CastlingStage;
}

export type Claim = 'repetition' | 'hundredMoves';

export type Act =
  | Move
  | Castle
  | { readonly kind: 'dice'; readonly sum: number }
  | { readonly kind: 'promote'; readonly type: PieceType }
  | { readonly kind: 'claim'; readonly claim: Claim };

export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly PieceType[];

export const moveOf = (move: CrowdMove, roles: Roles, link: LinkStep | null): Move => {
  const members = membersOf(move, roles);
  const chosen = roles.filter(isMember);
  const [only] = members;
  const alone = only && isExtended(only) ? 'consolidate' : only?.type === 'pawn' ? 'pawn' : 'extend';
  return {
    kind: members.length > 1 ? 'crowd' : alone,
    link,
    from: move.from,
    target: move.target,
    members: members.map(({ id }, index) => ({
      id,
      half: chosen[index]?.manner === 'half',
      becomes: chosen[index]?.becomes ?? null,
    })),
  };
};

/** The roles of an action, one for each movable unit of its from-square. */
export const rolesIn = ({ members }: Move, move: CrowdMove): Roles =>
  move.units.map(({ id }) => {
    const member = members.find((each) => each.id === id);
    return member
      ? { manner: member.half ? 'half' : 'go', becomes: member.becomes }
      : { manner: 'stay', becomes: null };
  });

/** The kind of an action as one word, for the filter of the list of moves. */
export const kindOfAct = ({ kind }: Act): string => kind;
