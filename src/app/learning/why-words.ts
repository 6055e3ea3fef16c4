export const PUZZLE_WORDS = {
  canMove: (who: string, squares: string): string => `${who} can still move to ${squares}.`,
  notInCheck: (who: string): string => `${who} is not in check.`,
  stops: (turn: string): string => `It stops this threat: ${turn}`,
  only: 'Every other turn loses at once.',
  captures: (count: number, of: number): string =>
    `This turn captures ${count > 0 ? count : 'none'} of the ${of} pieces.`,
} as const;
