/** Tests draw offers, their answers and resigning: who may say what when, in which words, and what is remembered. */
import { describe, expect, it } from 'vitest';
import {
  type AgreementState,
  agreementAfter,
  declarationChoices,
  declarationText,
  NO_AGREEMENT,
  offerAnswerMenu,
  offerNotes,
  readDeclaration,
  withDeclaration,
  withOffer,
} from '../../src/kernel/agreement.ts';
import type { Choice } from '../../src/kernel/asking/menu.ts';
import { option, spellTarget, square, unit } from '../../src/kernel/asking/target.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import { type Declaration, declarationOf, pickOf } from '../../src/kernel/declaration.ts';
import type { PositionBase } from '../../src/kernel/game.ts';

const RULES = { resign: 'X-RESIGN', draw: 'X-DRAW' };
const OFFERED: AgreementState = { offer: 'black', agreed: null };
const AGREED: AgreementState = {
  offer: null,
  agreed: { winner: null, rule: 'X-DRAW', text: 'The players agree on a draw.' },
};

const at = (talk?: AgreementState): PositionBase => ({
  toMove: 'black',
  ply: 1,
  rng: null,
  ...(talk && { talk }),
});
const ASKING = { ...RULES, mayOfferAt: ({ ply }: PositionBase) => ply > 0 };

const spelled = (choices: readonly Choice<Declaration>[]) =>
  choices.map(({ kind, target }) => `${kind === 'open' ? '' : 'no '}${spellTarget(rectangle(8, 8), target)}`).join(' ');

describe('who may say what', () => {
  it.each([
    ['both sides, whoever moves', at(), RULES, '=white-offers =black-offers =white-resigns =black-resigns'],
    ['no draw where nobody offers one', at(), { ...RULES, draw: null }, '=white-resigns =black-resigns'],
    [
      'an offer is answered by the other side, and no other is made',
      at(OFFERED),
      RULES,
      '=white-accepts =white-refuses =white-resigns =black-resigns',
    ],
    ['nothing more after an end that was said', at(AGREED), RULES, ''],
    ['the side to move alone where an offer is a question', at(), ASKING, '=black-offers =black-resigns'],
    ['nobody where its game lets nobody speak', { ...at(), ply: 0 }, ASKING, ''],
    ['nothing but the answer while it is asked', at(OFFERED), ASKING, ''],
    ['one offer a turn there', at({ ...NO_AGREEMENT, declined: true }), ASKING, 'no =black-offers =black-resigns'],
  ] as const)('%s', (_says, position, agreement, choices) => {
    expect(spelled(declarationChoices(position, agreement))).toBe(choices);
  });

  it('an offer that needs an answer gets it before anything else', () => {
    const menu = offerAnswerMenu({ ...at(OFFERED), toMove: 'white' }, ASKING);
    if (menu?.kind !== 'ask') throw new Error('Nothing is asked.');
    expect([menu.prompt, spelled(menu.choices), offerAnswerMenu(at(OFFERED), RULES)]).toEqual([
      'White: accept or decline the draw offer.',
      '=white-accepts =white-refuses',
      null,
    ]);
  });

  it('the side asked changes with such an offer and its answer', () => {
    const offered = withDeclaration(at(), { kind: 'offer', side: 'black' }, ASKING);
    const declined = withDeclaration(offered, { kind: 'refuse', side: 'white' }, ASKING);
    expect([offered.toMove, declined.toMove, declined.talk]).toEqual([
      'white',
      'black',
      { offer: null, agreed: null, declined: true },
    ]);
    expect(withOffer(declined, { ...declined, toMove: 'white', ply: 2 }).talk).toBe(undefined);
  });

  it('only resigning ends the game at once, and warns', () => {
    const tones = declarationChoices(at(), RULES).map((choice) =>
      choice.kind === 'open' ? choice.tone() : choice.kind,
    );
    expect(tones).toEqual(['plain', 'plain', 'danger', 'danger']);
  });

  it('every choice has words, and does what they say', () => {
    const told = (choice: Choice<Declaration>) => {
      const menu = choice.kind === 'open' ? choice.next() : null;
      return [choice.label, menu?.kind === 'act' && declarationText(menu.act)];
    };
    expect([...declarationChoices(at(), RULES), ...declarationChoices(at(OFFERED), RULES)].map(told)).toEqual([
      ['White offers a draw', 'White offers a draw.'],
      ['Black offers a draw', 'Black offers a draw.'],
      ['White resigns', 'White resigns.'],
      ['Black resigns', 'Black resigns.'],
      ['White accepts the draw', 'White accepts the draw.'],
      ['White declines the draw', 'White declines the draw.'],
      ['White resigns', 'White resigns.'],
      ['Black resigns', 'Black resigns.'],
    ]);
  });
});

describe('the pick of a declaration', () => {
  it.each([
    ['=white-resigns', { kind: 'resign', side: 'white' }],
    ['=black-offers', { kind: 'offer', side: 'black' }],
    ['=white-accepts', { kind: 'accept', side: 'white' }],
    ['=black-refuses', { kind: 'refuse', side: 'black' }],
  ] as const)('%s is spelled and read back', (spelling, declaration) => {
    expect(spellTarget(rectangle(8, 8), pickOf(declaration))).toBe(spelling);
    expect(declarationOf(pickOf(declaration))).toEqual(declaration);
  });

  it('is distinct from other picks', () => {
    const others = [option('claim-draw'), option('white-offer'), option('queen'), square(3), unit(1)];
    expect(others.map(declarationOf)).toEqual([null, null, null, null, null]);
  });
});

describe('a declaration in text', () => {
  it.each([
    ['White resigns.', '=white-resigns', ''],
    ['Black offers a draw. e7-e5', '=black-offers', ' e7-e5'],
    ['White accepts the draw.', '=white-accepts', ''],
  ])('%s is read, with the rest left', (text, picks, rest) => {
    const read = readDeclaration(text);
    expect(read?.picks.map((each) => spellTarget(rectangle(8, 8), each)).join(' ')).toBe(picks);
    expect(read?.rest).toBe(rest);
  });

  it('is distinct from other texts', () => {
    expect(['e2-e4', 'White moves.', ''].map(readDeclaration)).toEqual([null, null, null]);
  });
});

describe('an offer', () => {
  const played = (talk?: AgreementState) => ({ ...at(talk), toMove: 'white' as const, ply: 2 });

  it('stands while its maker plays, and ends when the other side plays', () => {
    const own: AgreementState = { offer: 'black', agreed: null };
    const theirs: AgreementState = { offer: 'white', agreed: null };
    expect(withOffer(at(own), played()).talk).toEqual(own);
    expect(withOffer(at(theirs), played(theirs)).talk).toBe(undefined);
    expect(withOffer(at(), played(theirs)).talk).toBe(undefined);
    const after = played();
    expect(withOffer(at(), after)).toBe(after);
  });

  it('does not prevent an end by a claim', () => {
    expect(withOffer(at(OFFERED), played(AGREED)).talk).toBe(AGREED);
  });

  it('that was declined this turn is refused by the draw clause', () => {
    const [offer] = declarationChoices(at({ ...NO_AGREEMENT, declined: true }), ASKING);
    expect(offer?.kind === 'refused' && offer.why()).toEqual({
      rule: 'X-DRAW',
      text: 'A draw was already offered and declined this turn.',
      squares: [],
    });
    expect(offer?.label).toBe('Black offers a draw');
  });

  it('is noted while it stands, in a game with draws', () => {
    expect(offerNotes(at(OFFERED), RULES)).toEqual([{ kind: 'offer', label: 'Black offers a draw', rule: 'X-DRAW' }]);
    expect(offerNotes(at(), RULES)).toEqual([]);
    expect(offerNotes(at(OFFERED), { draw: null })).toEqual([]);
  });
});

describe('what is remembered', () => {
  it.each([
    [NO_AGREEMENT, 'offer', 'white', { offer: 'white', agreed: null }],
    [OFFERED, 'accept', 'white', AGREED],
    [OFFERED, 'refuse', 'white', NO_AGREEMENT],
    [
      OFFERED,
      'resign',
      'white',
      { offer: null, agreed: { winner: 'black', rule: 'X-RESIGN', text: 'White resigns.' } },
    ],
    [
      NO_AGREEMENT,
      'resign',
      'black',
      { offer: null, agreed: { winner: 'white', rule: 'X-RESIGN', text: 'Black resigns.' } },
    ],
  ] as const)('%j: %s by %s', (talk, kind, side, after) => {
    expect(agreementAfter(talk, { kind, side }, RULES)).toEqual(after);
  });
});
