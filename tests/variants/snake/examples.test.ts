/** Tests the worked examples of Snake's rules document, one by one. */
import { describe, expect, it } from 'vitest';
import { clausesOf } from '../../../src/kernel/learning/rulebook.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { COMPLETE, ENDS, FIRST_PARTS, GIVES, REFUSED, SNAKE_SQUARES, STRANDS, WAIVED } from './examples.ts';
import { after, at, completePlays, firstParts, headMoves, played, snakeSquares } from './support.ts';

const words = (text: string): readonly string[] => text.split(' ').sort();

describe('the first-part moves are exactly', () => {
  it.each(FIRST_PARTS)('%s, case %$', (_title, position, from, moves) => {
    expect(firstParts(at(position), from === 'all' ? undefined : from)).toEqual(words(moves));
  });
});

describe('the Snake squares are exactly', () => {
  it.each(SNAKE_SQUARES)('%s, case %$', (_title, position, squares) => {
    expect(snakeSquares(at(position))).toEqual(words(squares));
    const isPieceFirst = firstParts(at(position)).length > 0;
    expect(headMoves(at(position))).toEqual(isPieceFirst ? null : words(squares));
  });
});

describe('a play gives a position', () => {
  it.each(GIVES)('%s, case %$', (_title, position, play, result) => {
    expect(GAME.write(played(position, play))).toBe(result);
  });
});

describe('a play is refused', () => {
  it.each(REFUSED)('%s, case %$', (_title, position, play, clause) => {
    const result = after(position, play);
    expect(result.ok ? 'legal' : result.error.rule).toBe(clause);
  });
});

describe('a first-part move strands', () => {
  it.each(STRANDS)('%s, case %$', (_title, position, move) => {
    for (const text of [move, `${move}/S0`]) {
      expect(GAME.outcome(played(position, text))).toMatchObject({ winner: 'black', rule: 'SN-END-2' });
    }
  });
});

describe('the game ends, or goes on', () => {
  it.each(ENDS)('%s, case %$', (_title, position, plays, winner, clause) => {
    const outcome = GAME.outcome(plays ? played(position, plays) : at(position));
    expect(outcome ? [outcome.winner ?? 'draw', outcome.rule] : ['-', '']).toEqual([winner, clause]);
  });
});

describe('the complete plays are exactly', () => {
  it.each(COMPLETE)('%s, case %$', (_title, position, plays, stranding) => {
    expect(completePlays(at(position))).toEqual({ plays: words(plays), stranding: words(stranding) });
  });
});

describe('the first portion is waived', () => {
  it.each(WAIVED)('%s, case %$', (_title, position, squares) => {
    expect(headMoves(at(position))).toEqual(words(squares));
    expect(GAME.view(at(position)).turn.phases.map(({ state }) => state)).toEqual(['waived', 'now']);
  });
});

describe('SN-META-1: the rulebook', () => {
  it('has every clause of the rules document, and mentions the other name', () => {
    const clauses = clausesOf(GAME.rules);
    expect(clauses).toHaveLength(49);
    expect(clauses.find(({ id }) => id === 'SN-META-1')?.text).toContain('Mongolian Death Worm Chess');
  });
});
