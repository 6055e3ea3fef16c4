/** Fairy-Stockfish as a reference for piece moves: Ordamirror with the Yurt, without a royal piece. */
import { createRequire } from 'node:module';

interface FairyBoard {
  legalMoves(): string;
  delete(): void;
}

interface Fairy {
  onRuntimeInitialized: () => void;
  readonly Board: new (variant?: string, fen?: string) => FairyBoard;
  loadVariantConfig(config: string): void;
}

export const PIECES = `
[ordapieces:chess]
king = -
queen = -
rook = -
bishop = -
knight = -
kniroo = l
centaur = h
knibis = a
customPiece1 = f:mQcN
silver = y
pawn = p
promotionPieceTypesWhite = lhafy
promotionPieceTypesBlack = lhafy
doubleStep = false
castling = false
`;

/**
 * Loads the engine. It must not find `fetch` meanwhile (see support/ffish.ts), and needs a board before its variants
 * are configured.
 */
export const loadFairy = async (): Promise<Fairy> => {
  const { fetch } = globalThis;
  Object.assign(globalThis, { fetch: undefined });
  const fairy = createRequire(import.meta.url)('ffish') as Fairy;
  await new Promise<void>((resolve) => {
    fairy.onRuntimeInitialized = resolve;
  });
  Object.assign(globalThis, { fetch });
  new fairy.Board().delete();
  fairy.loadVariantConfig(PIECES);
  return fairy;
};

/** Writes a position for the engine, in which every Part of both Snakes is a wall. */
export const walled = (pieces: string, side: string, parts: readonly string[]): string => {
  const rows = pieces.split('/').map((row) => [...row.replaceAll(/\d/g, (count) => '.'.repeat(Number(count)))]);
  for (const part of parts) {
    const row = rows[8 - Number(part[1])];
    if (row) row[part.charCodeAt(0) - 97] = '*';
  }
  const fen = rows.map((row) => row.join('').replaceAll(/\.+/g, (empty) => `${empty.length}`)).join('/');
  return `${fen} ${side} - - 0 1`;
};

export const fairyMoves = (fairy: Fairy, pieces: string, side: string, parts: readonly string[]): readonly string[] => {
  const board = new fairy.Board('ordapieces', walled(pieces, side, parts));
  const moves = board.legalMoves().split(' ').filter(Boolean).sort();
  board.delete();
  return moves;
};
