import type { Square } from '../../../kernel/board/board.ts';
import type { Wing } from './state.ts';
import type { PieceType } from './units.ts';

export type CastlingStage = 'begin' | 'finish';

export type LinkStep =
  | { readonly kind: 'link'; readonly square: Square }
  /** Removes a link. The units in `away` go to the hallway (IW-LINK-6). */
  | { readonly kind: 'unlink'; readonly square: Square; readonly away: readonly number[] };

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
  /** The members, sorted by `sortUnits`. */
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

/** The kind of an action, for filtering lists of moves. */
export const kindOfAct = ({ kind }: Act): string => kind;
