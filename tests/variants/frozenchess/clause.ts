/**
 * Tests the cases of a clause of FrozenChess. A row has what it shows, the position as a line, an action or a question,
 * and the result.
 *
 *     describeClause('FC-PULL-1', [
 *       ['a Queen pulls a Knight at a price of 2', 'w Qe1 / b Ne9', 'Qe1 PL e9 7', 'w Qe1*2 / b Ne2'],
 *       ['a Queen of range 7 pulls nothing 8 squares away', 'w Qe1(7) / b Ne9', 'e1 =PL e9', 'no FC-PULL-1'],
 *       ['the squares of a Rook', 'w Ra1 Na3', 'reach a1', 'b1 c1 a2'],
 *     ]);
 *
 * An action leads to a position, or is refused by a clause: `no FC-PULL-1`, with `at e9` for the exact squares at
 * fault, and a further entry for its sentence if no golden file has it. A question is a verb of ASKED with its object.
 * If an expected fact is `says White 2`, only these names are compared, since a golden file has the sentence.
 */
import { describe, expect, it } from 'vitest';
import { readPicks, spellTarget } from '../../../src/kernel/asking/target.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { clausesOf, type IdOf } from '../../../src/kernel/learning/rulebook.ts';
import type { Badge } from '../../../src/kernel/view.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { RULES } from '../../../src/variants/frozenchess/rules/index.ts';
import { namesIn } from '../../support/phrases.ts';
import { must } from '../../support/scenario.ts';
import { at, goals, line, play, squareOf, tidied } from './support.ts';

/** A row. A refusal may leave `says` out: the test's title is then made of the picks and the squares at fault. */
export type Case = readonly [says: string | null, given: string, when: string, ...then: readonly string[]];

type Question = (position: Position, object: string, rule: string) => readonly string[];

const labelsUnder = (rule: string, facts: readonly Badge[]): readonly string[] =>
  facts.filter((fact) => fact.rule === rule).map(({ label }) => label);

/** Returns every choice after these picks, squares in scan order (a1, b1 … p16) first; a refused one has its clause. */
const choicesAfter = (position: Position, picks: string): string => {
  const menu = GAME.ask(position, must(readPicks(GAME.board, picks)));
  if (!menu.ok) return `no ${menu.error.rule}`;
  if (menu.value.kind === 'act') return 'done';
  const { choices } = menu.value;
  const places = new Map(
    choices.map(({ target }, index) => [target, target.kind === 'square' ? target.square : 1000 + index]),
  );
  const place = ({ target }: (typeof choices)[number]): number => places.get(target) ?? 0;
  return [...choices]
    .sort((a, b) => place(a) - place(b))
    .map(
      (choice) =>
        `${spellTarget(GAME.board, choice.target)}${choice.kind === 'refused' ? `:${choice.why().rule}` : ''}`,
    )
    .join(' ');
};

/** Returns what the view shows under the clause: beside a player, in the notes, or on a square and its unit. */
const seen: Question = (position, object, rule) => {
  const { units, marks, turn } = GAME.view(position);
  if (object === 'notes') return labelsUnder(rule, turn.notes);
  if (object === 'white' || object === 'black') return labelsUnder(rule, turn.players[object]);
  const square = squareOf(object);
  const standing = Object.values(units).filter((unit) => unit.at.includes(square) && unit.inside === undefined);
  return [...standing.flatMap(({ badges }) => badges), ...(marks[square] ?? [])]
    .filter((fact) => fact.rule === rule)
    .map(({ kind, label, value }) => `${kind}${value === undefined ? '' : ` ${value}`}: ${label}`);
};

const ASKED: Readonly<Record<string, Question>> = {
  /** Every square that a unit can reach; captures have an x. */
  reach: (position, square) => [goals(position, square)],
  ask: (position, picks) => [choicesAfter(position, picks)],
  see: seen,
  /** The inspector's facts under the clause, about a square or (`turn`) the turn. */
  inspect: (position, object, rule) =>
    labelsUnder(rule, GAME.inspectorFacts(position, object === 'turn' ? null : squareOf(object))),
  /** A lens's marks under the clause; a square after the lens's name is its focus. */
  lens: (position, object, rule) => {
    const [lens = '', focus] = object.split(' ');
    const marks = GAME.look(position, lens, focus === undefined ? null : squareOf(focus));
    return marks.filter(([, mark]) => mark.rule === rule).map(([square, { label }]) => `${nameOf(square)} ${label}`);
  },
};

const checkAction = (given: string, action: string, [after = '', sentence]: readonly string[]): void => {
  const played = play(at(given), action);
  const came = 'rule' in played ? played : line(played.position);
  const [, rule, squares] = /^no (\S+)(?: at (.*))?$/.exec(after) ?? [];
  if (rule === undefined || !('rule' in played)) expect(came).toBe(tidied(after));
  else {
    expect(came).toMatchObject({
      rule,
      ...(sentence !== undefined && { text: `"${action}": ${sentence}` }),
    });
    if (squares !== undefined) expect(played.squares.map(nameOf).join(' ') || 'nothing').toBe(squares);
  }
};

/**
 * Returns a fact in the form that the row expects. If that begins with "says", only pieces, squares and numbers are
 * compared, since a golden file has the sentence.
 */
const asExpected = (text: string, expected: string | undefined): string =>
  expected && /^says\b/.test(expected) ? `says ${namesIn(GAME, text)}`.trim() : text;

const titleOf = ([says, _given, when, after = '']: Case): string =>
  says ?? `${when} is refused${/ at .*$/.exec(after)?.[0] ?? ' with its reason'}`;

export const describeClause = (rule: IdOf<typeof RULES>, cases: readonly Case[]): void => {
  const clause = clausesOf(RULES).find(({ id }) => id === rule);
  describe(`${rule} · ${clause?.title}`, () => {
    for (const row of cases)
      it(titleOf(row), () => {
        const [, given, when, ...then] = row;
        const [verb = '', ...object] = when.split(' ');
        const asked = ASKED[verb];
        if (asked)
          expect(asked(at(given), object.join(' '), rule).map((text, index) => asExpected(text, then[index]))).toEqual(
            then,
          );
        else checkAction(given, when, then);
      });
  });
};
