import type { Square } from '../../../kernel/board/board.ts';
import type { Wing } from './state.ts';
import type { PieceType } from './units.ts';

export type CastlingStage = 'begin' | 'finish';

export type LinkStep =
  | { readonly kind: 'link'; readonly square: Square }
  /** `away`: ids of the units whose parts go to the hallway. */
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

/** The kind of an action as one word, for the filter of the list of moves. */
export const kindOfAct = ({ kind }: Act): string => kind;
