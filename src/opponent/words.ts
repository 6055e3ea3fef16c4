import { type Side, sideName } from '../kernel/side.ts';
import type { Outcome } from '../kernel/view.ts';
import { capitalize, countWords, withArticle } from '../kernel/words.ts';

export const SAYS = {
  ends: (winner: Side | null, text: Outcome['text']) =>
    winner === null ? `Draws at once. ${text}` : `${sideName(winner)} wins at once. ${text}`,
  canWin: (winner: Side, turns: number, isMine: boolean) =>
    isMine
      ? `${sideName(winner)} can win in ${countWords(turns, 'turn')}.`
      : `Delays the loss: ${sideName(winner)} can win in ${countWords(turns, 'turn')}.`,
  lineWins: (winner: Side, turns: number) =>
    `${sideName(winner)} wins in ${countWords(turns, 'turn')} if this line is played.`,
  captures: (what: string) => `Captures ${what}.`,
  trades: (what: string, answerer: Side, lost: string) =>
    `Captures ${what}. ${sideName(answerer)} can then capture ${lost}.`,
  stops: (rival: Side) => `Stops ${sideName(rival)} from winning next turn.`,
  saves: (what: string, rival: Side) => `Saves ${what}, which ${sideName(rival)} could capture.`,
  aims: (what: string) => `Prepares to capture ${what}.`,
  only: 'No other move is possible.',
  givesCheck: 'Gives check.',
  endsCheck: (side: Side) => `Gets ${sideName(side)} out of check.`,
  takesOver: (what: string) => `Takes over ${what}.`,
  promotes: (what: string, kind: string) => `Turns ${what} into ${withArticle(kind)}.`,
  gains: (kind: string) => `Gains ${withArticle(kind)}.`,
  threatensWin: 'Threatens to win next turn.',
  nowThreatens: (what: string) => `Threatens ${what}.`,
  grows: (says: string) => `${capitalize(says)}.`,
  best: 'No better move was found.',
  threatensToWin: (side: Side, turns: number, text: string) =>
    turns === 1
      ? `${sideName(side)} threatens to win at once.${text && ` ${text}`}`
      : `${sideName(side)} threatens to win in ${countWords(turns, 'turn')}.`,
  threatens: (side: Side, what: string) => `${sideName(side)} threatens ${what}.`,
  noThreat: (side: Side) => `No threat by ${sideName(side)} was found.`,
  inCheck: (side: Side) => `${sideName(side)} is in check.`,
  noWorker: 'This browser cannot run the computer opponent.',
} as const;
