/** What units do together: the examples of FC-FUSE, FC-SWAP, FC-SPAWN, FC-MORPH, FC-XFER and FC-RESP, as given. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { positionKey } from '../../../src/variants/frozenchess/position/repetition.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { at, fileOf, line, play, tidied } from './support.ts';
import { played } from './table.ts';

/** The position after actions that must be legal. */
const following = (position: Position, actions: string): Position => {
  const result = play(position, actions);
  if ('rule' in result) throw new Error(`${actions}: ${result.rule} ${result.text}`);
  return result.position;
};

/** The units on a square of a position file, as they are written. */
const unitsOn = (position: Position, square: string): readonly Record<string, unknown>[] => {
  const { stacks } = JSON.parse(GAME.write(position)) as { stacks: { sq: string; comps: Record<string, unknown>[] }[] };
  return stacks.find(({ sq }) => sq === square)?.comps ?? [];
};

/** The position of a line, with fields of the units on a square set. */
const withFields = (text: string, square: string, fields: readonly Record<string, unknown>[]): Position => {
  const file = JSON.parse(fileOf(text)) as { stacks: { sq: string; comps: Record<string, unknown>[] }[] };
  const stack = file.stacks.find(({ sq }) => sq === square);
  fields.forEach((each, index) => {
    Object.assign(stack?.comps[index] ?? {}, each);
  });
  const read = GAME.read(JSON.stringify(file));
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
};

describe('fusion', () => {
  played([
    ['FC-FUSE-1', 'Rook and Knight on e5 move as a rook', 'w RNe5', 'Re5-e9', 'w RNe9 / walls e5 e6 e7 e8'],
    ['FC-FUSE-1', 'or as a knight', 'w RNe5', 'Ne5-f7', 'w RNf7 / walls e5'],
    ['FC-FUSE-1', 'an immobile unit goes along', 'w XNe5', 'Ne5-f7', 'w XNf7 / walls e5'],
    ['FC-FUSE-1', 'and never moves the stack itself', 'w XNe5', 'e5 #1 e6', 'no FC-MOVE-8'],
    ['FC-FUSE-1', 'the chosen unit pays with its own range', 'w RBe5 / b Ng7', 'Be5 CV g7', 'w RBe5(16,13)*2 Ng7'],
    ['FC-FUSE-1', 'T is the union: the Knight of a stack checks', 'w Ki1 Pa3 / b RNh3', 'a3-a4', 'no FC-RES-6'],
    ['FC-FUSE-1', 'a Jester in a stack freezes by presence', 'w Ne5 / b PJe6', 'Ne5-c4', 'no FC-JEST-4'],
    ['FC-FUSE-1', 'a stack with a pawn pinches', 'w Ne5 / b PRd5 Pf5', 'Ne5-c4', 'no FC-PAWN-5'],
    ['FC-FUSE-1', 'the gaze holds stacks of pawns only', 'w Qe5 / b PRd6 PPe6 / turn b', 'P1e6-e5', 'no FC-QUEEN-2'],
    ['FC-FUSE-1', 'a stack with another unit is free of it', 'w Qe5 / b PRd6 / turn b', 'Pd6-d5', 'w Qe5 / b PRd5 / walls d6'],
    ['FC-FUSE-2', 'Ra1 onto La2: stack Lancer+Rook, wall a1', 'w Ra1 La2', 'Ra1 FU a2', 'w LRa2 / walls a1'],
    ['FC-FUSE-2', 'slid squares are walled', 'w Ra1 La4', 'Ra1 FU a4', 'w LRa4 / walls a1 a2 a3'],
    ['FC-FUSE-2', 'the stack is the first unit of the ray', 'w Ra1 La4 Na6', 'Ra1 FU a6', 'no FC-FUSE-2'],
    ['FC-FUSE-2', 'the longer paralysis counts', 'w Ra1 La2*5', 'Ra1 FU a2', 'w LRa2*4 / walls a1'],
    ['FC-FUSE-2', 'only the old wall of who goes dissolves', 'w Ra1 La2 / walls c9:Ra1 d9:La2', 'Ra1 FU a2', 'w LRa2 / walls a1 d9'],
    ['FC-FUSE-2', 'pawns fuse by their step', 'w Pe4 Pe5', 'e4 FU e5', 'w PPe5 / walls e4'],
    ['FC-FUSE-2', 'or leap', 'w Pe4 Pe6 / walls e5', 'e4 FU e6', 'w PPe6 / walls e4 e5'],
    ['FC-FUSE-2', 'not by their capture squares', 'w Pe4 Pf5', 'e4 FU f5', 'no FC-FUSE-2'],
    ['FC-FUSE-2', 'onto a transport one fuses', 'w Ra1 Sa2', 'Ra1 FU a2', 'w SRa2 / walls a1'],
    ['FC-FUSE-2', 'or loads', 'w Ra1 Sa2', 'Ra1 LD a2', 'w Sa2[R] / walls a1'],
    ['FC-FUSE-2', 'a stack goes on top in its order', 'w RNa1 Ba5', 'Ra1 FU a5', 'w BRNa5 / walls a1 a2 a3 a4'],
    ['FC-FUSE-2', 'over a tomb it costs a turn', 'w Ra1 La4 / closed a2:p', 'Ra1 FU a4', 'w LRa4!6*1 / walls a1 a2 a3 / hidden a2:p'],
    ['FC-KING-6', 'nobody fuses with a King', 'w Rh1', 'Rh1 FU i1', 'no FC-FUSE-2'],
    ['FC-PAWN-4', 'a pawn promotes where it fuses on its far rank', 'w Pb15 Nb16', 'b15 FU b16=Q', 'w NQb16 / walls b15'],
    ['FC-PAWN-4', 'a fused pawn promotes alone', 'w RPPb15', 'P1b15-b16=Q', 'w RQPb16 / walls b15'],
    ['FC-PAWN-4', 'the others promote later', 'w RPb16', 'Pb16 PR Q', 'w RQb16'],
    [
      'FC-FUSE-3',
      'a white Queen takes Frog+Rook choosing the Rook',
      'w Qe7 / b FRe9',
      'Qe7xe9:R',
      'w Qe9(13)!1 / walls e8 / shadows e7 / hidden e9:rf',
    ],
    ['FC-FUSE-3', 'a white Rook cannot: the Frog is immortal, the Rook of its kind', 'w Re7 / b FRe9', 'Re7xe9', 'no FC-FROG-3'],
    ['FC-FUSE-4', 'the Rook goes a2-c2; the Lancer stays', 'w LRa2', 'Ra2 DF c2', 'w La2 Rc2 / walls b2'],
    ['FC-FUSE-4', 'the base may leave as well', 'w RLa2', 'Ra2 DF c2', 'w La2 Rc2 / walls b2'],
    ['FC-FUSE-4', 'only the old wall of who leaves dissolves', 'w LRa2 / walls c9:La2', 'Ra2 DF b2', 'w La2 Rb2 / walls c9'],
    ['FC-FUSE-4', 'onto a closed tomb it dies', 'w LRa2 / closed c2:p', 'Ra2 DF c2', 'w La2 / open c2:pR'],
    ['FC-FUSE-4', 'not onto a friend', 'w LRa2 Nc2', 'Ra2 DF c2', 'no FC-FUSE-4'],
    ['FC-FUSE-4', 'a single unit cannot leave itself', 'w Ra2', 'a2 =DF', 'no FC-RES-1'],
    ['FC-FUSE-6', 'a stack does not morph', 'w LRa2', 'a2 #1 =MO', 'no FC-FUSE-6'],
    ['FC-FUSE-6', 'nor spawn', 'w LRa2', 'a2 #1 =SN', 'no FC-FUSE-6'],
    ['FC-FUSE-6', 'it is converted as a whole', 'w Bd4 / b RNg7', 'Bd4 CV g7:R', 'w Bd4(13)*2 RNg7'],
    ['FC-FUSE-6', 'and paralysed as a whole', 'w Cd4 / b CRf7', 'Cd4 PA f7', 'w Cd4 / b CRf7*3'],
    ['FC-ASSN-2', 'a fused Assassin captures once', 'w MRd4 / b Ne6 Bf8', 'Md4xe6', 'w MRe6 / b Bf8 / walls d4 / hidden e6:n'],
    ['FC-ASSN-4', 'a fused Assassin cannot climb', 'w MRe4 / walls e5', 'e4 #1 =WC', 'no FC-RES-1'],
    [
      'FC-TOMB-5',
      'base Rook, then Knight fused in: queue Knight, Rook',
      'w Xc2 / b RNd9 / walls c8',
      'Xc2 TB c8',
      'w Xc2*2 / closed d9:nr',
    ],
  ]);
  it('FC-FUSE-2 · Start position: Ra1 onto La2', () => {
    const position = following(GAME.setup(1), 'Ra1 FU a2');
    expect(unitsOn(position, 'a2').map(({ kind }) => kind)).toEqual(['L', 'R']);
    expect(JSON.parse(GAME.write(position))).toMatchObject({ walls: { a1: 1 } });
  });
  it('FC-FUSE-5 · a Rook with one award de-fuses: no captures are counted any more', () => {
    const position = following(withFields('w LRa2', 'a2', [{ capN: 2 }, { capN: 3, capP: 4 }]), 'Ra2 DF c2');
    for (const square of ['a2', 'c2']) expect(unitsOn(position, square)[0]).not.toHaveProperty('capN');
    expect(unitsOn(position, 'c2')[0]).not.toHaveProperty('capP');
  });
  it('FC-FUSE-5 FC-TOMB-5 · death resets them, too; a single unit keeps its own', () => {
    const stack = following(withFields('w Xc2 / b RNd9 / walls c8', 'd9', [{ capN: 3 }, { capN: 1 }]), 'Xc2 TB c8');
    expect(GAME.write(stack)).not.toContain('capN');
    const single = following(withFields('w Xc2 / b Rd9 / walls c8', 'd9', [{ capN: 3 }]), 'Xc2 TB c8');
    expect(GAME.write(single)).toContain('"capN":3');
  });
  it('FC-FUSE-2 · equal kinds are numbered from the base', () => {
    expect(line(following(at('w RRa2'), 'R2a2-c2'))).toBe(tidied('w RRc2 / walls a2 b2'));
  });
  it('FC-FUSE-1 · a stack is read back as it was written', () => {
    const text = GAME.write(at('w LRa2*3 PPPe5>w Sd5[N] / b FNg7'));
    const read = GAME.read(text);
    expect(read.ok && GAME.write(read.value)).toBe(text);
  });
  it('FC-FUSE-1 · a King is never read as part of a stack', () => {
    const file = JSON.parse(fileOf('w KRi1')) as unknown;
    expect(GAME.read(JSON.stringify(file))).toMatchObject({ ok: false, error: { text: expect.stringContaining('never fused') } });
  });
});

it('FC-END-5 · moves per turn and the units of a stack belong to what makes a position the same', () => {
  const key = (position: Position) => positionKey(position as State);
  expect(key(withFields('w RNe5', 'e5', [{ capN: 3 }]))).not.toBe(key(at('w RNe5')));
  expect(key(withFields('w RNe5', 'e5', [{ capN: 2 }]))).toBe(key(at('w RNe5')));
  expect(key(at('w NRe5'))).not.toBe(key(at('w RNe5')));
});

describe('fused victims', () => {
  played([
    [
      'FC-TGT-3',
      'a Rook captures Jester+Pawn choosing the Pawn: no explosion, range 15',
      'w Re7 / b JPe9',
      'Re7xe9:P',
      'w Re9(15) / walls e7 e8 / hidden e9:pj',
    ],
    ['FC-TGT-3', 'hard case 8: against Jester+Rook it must choose the Jester', 'w Re1 / b JRe9', 'Re1xe9:J', 'closed e9:rjR'],
    ['FC-KIND-1', 'hard case 8: the Rook is immune to a Rook', 'w Re1 / b JRe9', 'Re1xe9:R', 'no none'],
    [
      'FC-TGT-3',
      'hard case 8: the Queen may choose the Rook: no explosion, range 13',
      'w Qe1 / b JRe9',
      'Qe1xe9:R',
      'w Qe9(13)!7 / walls e2 e3 e4 e5 e6 e7 e8 / shadows e1 / hidden e9:rj',
    ],
    ['FC-TGT-3', 'white Knight against Knight+Pawn chooses the Pawn', 'w Nd4 / b NPe6', 'Nd4xe6:P', 'w Ne6 / walls d4 / hidden e6:pn'],
    [
      'FC-TGT-3',
      'Fire leaves no choice: a Jester only if nothing else',
      'w Dd4 / b JPe7',
      'Dd4-d6*',
      'w Dd6(15) / walls d4 / closed e7:pj',
    ],
    [
      'FC-ENT-1',
      'Qa12xa16 takes Rp16 too, although the King stands between',
      'w Qa12 / b Ra16 Rp16',
      'Qa12xa16',
      'w Qa16(13)!3 / walls a13 a14 a15 / shadows a12 / hidden a16:r / closed p16:r',
    ],
    [
      'FC-ENT-1',
      'hard case 7: Rp9 is guarded by Qp16 and Bm12 and lives',
      'w Nb7 / b Ra9 Rp9 Qp16 Bm12',
      'Nb7xa9',
      'w Na9 / b Rp9 Qp16 Bm12 / walls b7 / hidden a9:r',
    ],
    [
      'FC-ENT-1',
      'hard case 7: without Bm12 it is captured too',
      'w Nb7 / b Ra9 Rp9 Qp16',
      'Nb7xa9',
      'w Na9 / b Qp16 / walls b7 / hidden a9:r / closed p9:r',
    ],
    ['FC-ENT-1', 'not pawns', 'w Re1 / b Pe3 Pe9', 'Re1xe3', 'w Re3(15) / b Pe9 / walls e1 e2 / hidden e3:p'],
    ['FC-ENT-1', 'not who is on another line', 'w Ra1 / b Na3 Nb9', 'Ra1xa3', 'w Ra3(13) / b Nb9 / walls a1 a2 / hidden a3:n'],
    [
      'FC-ENT-1',
      "not the attacker's own kind, not by chains",
      'w Ra1 / b Na3 Na9 Nb9',
      'Ra1xa3',
      'w Ra3(13) / b Nb9 / walls a1 a2 / hidden a3:n / closed a9:n',
    ],
    [
      'FC-ENT-1',
      'a stack that contains the kind goes as a whole',
      'w Ra1 / b Na3 RNa9',
      'Ra1xa3',
      'w Ra3(13) / walls a1 a2 / hidden a3:n / closed a9:nr',
    ],
    ['FC-EXP-3', 'a Jester and a second one beside it: two explosions', 'w Ra4 / b Ja9 Jb9 Pc10', 'Ra4xa9', 'closed a9:jR b9:j c10:p'],
    ['FC-QUEEN-3', 'an entangled Queen poisons, too', 'w Nd4 / b Qe6 Qe12', 'Nd4xe6', 'w Ne6*6 / walls d4 / hidden e6:q / closed e12:q'],
  ]);
  it('FC-ENT-1 · the lens shows who is entangled with a unit', () => {
    const shown = GAME.look(at('w Qa12 / b Ra16 Rp16 RNh9 Rb5'), 'entangled', 15 * 16).map(([square]) => nameOf(square));
    expect(shown).toEqual(['h9', 'p16']);
  });
  it('FC-ENT-1 · capN counts every victim, and Black is in check', () => {
    const position = following(at('w Qa12 / b Ra16 Rp16'), 'Qa12xa16');
    expect(unitsOn(position, 'a16')[0]).toMatchObject({ kind: 'Q', capN: 2 });
    expect(GAME.view(position).units).toMatchObject({
      5: { type: 'K', badges: expect.arrayContaining([expect.objectContaining({ kind: 'check' })]) },
    });
  });
});

describe('pawns and frogs together', () => {
  played([
    ['FC-PAWN-7', 'three fused pawns: e5-e6-e7xf8', 'w PPPe5 / b Pf8', 'P1e5-e6-e7xf8', 'w PPPf8 / walls e5 e6 e7 / hidden f8:p'],
    ['FC-PAWN-7', 'two may make two steps', 'w PPe5', 'P1e5-e6-e7', 'w PPe7 / walls e5 e6'],
    ['FC-PAWN-7', 'and no third', 'w PPe5', 'e5 #1 e6 e7 e8', 'no none'],
    ['FC-PAWN-7', 'hard case 38: the capture ends the turn', 'w PPPe5 / b Pf6 Pg7', 'e5 #1 f6 g7', 'no none'],
    ['FC-PAWN-7', 'hard case 38: one capture', 'w PPPe5 / b Pf6 Pg7', 'P1e5xf6', 'w PPPf6 / b Pg7 / walls e5 / hidden f6:p'],
    ['FC-CAP-4', 'the later steps take no king', 'w PPPe5 / b Kf7', 'e5 #1 e6 f7', 'no FC-CAP-4'],
    ['FC-PAWN-8', 'in a pawn stack it turns all', 'w PPe5', 'P2e5 AIM W; Ki16-i15; P1e5-d5', 'w PPd5>w / b Ki15 / walls e5 i16'],
    ['FC-KNIG-4', 'a pawn stack that faces a Knight makes one step', 'w PPe5 / b Nf7', 'e5 #1 e6 e7', 'no none'],
    [
      'FC-PAWN-9',
      'a seventh pawn fuses in from e4: everything from c3 to g7 dies, walls vanish',
      'w PPPPPPe5 Pe4 Rc3 Rb3 / b Ng7 Nh7 / walls d6 b6',
      'e4 FU e5',
      'w Rb3 / b Nh7 / walls b6 / closed e5:PPPPPPP c3:R g7:n',
    ],
    ['FC-PAWN-9', 'six do not explode', 'w PPPPPe5 Pe4', 'e4 FU e5', 'w PPPPPPe5 / walls e4'],
    ['FC-PAWN-9', 'hard case 22: not with the own King in it', 'w PPPPPPh3 Ph2', 'h2 FU h3', 'no FC-RES-6'],
    ['FC-PAWN-9', 'hard case 22: on c6 it is legal', 'w PPPPPPc6 Pc5 Pa4 Pf4', 'c5 FU c6', 'w Pf4 / closed c6:PPPPPPP a4:P'],
    ['FC-FROG-6', 'two Frogs at once', 'w Fb2', 'Fb2 SN a1 b1', 'w Fa1*40 Fb1*40 Fb2*40'],
    ['FC-FROG-6', 'with 7 Frogs only one may be spawned', 'w Fb2 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5', 'b2 =SN a1 b1', 'no none'],
    ['FC-FROG-6', 'that one', 'w Fb2 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5', 'Fb2 SN a1', 'w Fa1*40 Fb2*40 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5'],
    ['FC-SPAWN-2', 'with 8 Frogs none', 'w Fb2 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5 / b Fp9', 'b2 =SN', 'no FC-SPAWN-2'],
    ['FC-FROG-7', 'three Frogs on e5: e5-e8, e5-h5, the third stays', 'w FFFe5', 'F1e5 MJ 1 e8 2 h5', 'w Fe5 Fe8 Fh5'],
    ['FC-FROG-7', 'when all leave, the square is wall', 'w FFe5', 'F1e5 MJ 2 e8 1 h5', 'w Fe8 Fh5 / walls e5'],
    ['FC-FROG-7', 'from a transport', 'w Se5[FF]', 'Se5 MJ 2 e8', 'w Se5[F] Fe8'],
    ['FC-FROG-7', 'the old walls of those who leap dissolve', 'w FFe5 / walls a9:FFe5', 'F1e5 MJ 1 e8', 'w Fe5 Fe8'],
    ['FC-FROG-7', 'not onto a square just taken', 'w FFe5', 'e5 #1 =MJ #1 e8 #2 e8', 'no FC-FROG-7'],
  ]);
  it('FC-RES-7 FC-QUEEN-2 · presence is read at the start of the turn: the pawns take the Queen they stepped next to', () => {
    const position = following(at('w PPPe5 / b Qf7'), 'P1e5-e6xf7');
    expect(line(position)).toBe(tidied('w QPPf7*6 / walls e5 e6 / hidden f7:q'));
  });
  it('FC-FROG-7 · awards of a stack are reset, those of a carried Frog are not', () => {
    const fused = following(withFields('w FFe5', 'e5', [{ capN: 1 }, { capN: 2 }]), 'F1e5 MJ 1 e8');
    expect(GAME.write(fused)).not.toContain('capN');
  });
});

describe('swaps, copies, changes', () => {
  played([
    ['FC-SWAP-1', 'Nd4 and black pawn e6 swap', 'w Nd4 / b Pe6', 'Nd4 SW e6', 'w Ne6 / b Pd4'],
    ['FC-SWAP-1', 'with a friend as well', 'w Nd4 Pe6', 'Nd4 SW e6', 'w Pd4 Ne6'],
    ['FC-SWAP-1', 'a Bishop by its conversion squares', 'w Bd4 / b Rg7', 'Bd4 SW g7', 'w Bg7 / b Rd4'],
    ['FC-SWAP-1', 'not with the same kind', 'w Nd4 / b Ne6', 'Nd4 SW e6', 'no FC-KIND-1'],
    ['FC-SWAP-1', 'nor a friend of it', 'w Nd4 Ne6', 'Nd4 SW e6', 'no FC-KIND-1'],
    ['FC-SWAP-1', 'not with Frogs and Ships', 'w Nd4 / b Fe6', 'Nd4 SW e6', 'no FC-FROG-3'],
    ['FC-SWAP-1', 'it leaves the old wall as it is', 'w Nd4 / b Pe6 / walls a9:Nd4', 'Nd4 SW e6', 'w Ne6 / b Pd4 / walls a9'],
    ['FC-SWAP-1', 'who never captures has nobody to swap with', 'w Jd4 / b Pf6', 'd4 =SW', 'no FC-SWAP-1'],
    ['FC-SWAP-1', 'a Trebuchet never swaps by itself', 'w Xd4 / b Pe6', 'd4 =SW', 'no FC-RES-1'],
    ['FC-CHAN-7', 'an enemy Chancellor is immune', 'w Nd4 / b Ce6', 'Nd4 SW e6', 'no FC-CHAN-7'],
    ['FC-CHAN-7', 'an own one is not', 'w Nd4 Ce6', 'Nd4 SW e6', 'w Cd4 Ne6'],
    ['FC-TEMP-2', 'a shielded Templar is kept from it', 'w Rc5 / b Te5', 'Rc5 SW e5', 'no FC-TEMP-2'],
    ['FC-SWAP-1', 'a stack swaps as a whole', 'w NRd4 / b Pe6', 'Nd4 SW e6', 'w NRe6 / b Pd4'],
    ['FC-SWAP-1', 'an enemy trap catches who comes', 'w Nd4 / b Pe6 / traps d4:w', 'Nd4 SW e6', 'w Ne6 / b Pd4*4 / traps d4:w!'],
    ['FC-SWAP-2', 'a Knight cannot move to f5 and then swap', 'w Nd4 / b Ph6', 'd4 f5 =SW', 'no none'],
    ['FC-SWAP-1', 'hard case 33: pawn to c16, promotes; rook on b15, alive', 'w Pb15 / b Rc16', 'b15 SW c16=Q', 'w Qc16 / b Rb15'],
    ['FC-PAWN-4', 'hard case 33: with a Knight on c16 likewise', 'w Pb15 / b Nc16', 'b15 SW c16=Q', 'w Qc16 / b Nb15'],
    ['FC-KNIG-4', 'hard case 33: with a black Knight on d14 it is illegal', 'w Pb15 / b Rc16 Nd14', 'b15 SW c16=Q', 'no FC-KNIG-4'],
    ['FC-SPAWN-1', 'Pawn a4 spawns on a5: both paralysed 15', 'w Pa4', 'a4 SN a5', 'w Pa4*15 Pa5*15'],
    ['FC-SPAWN-1', 'others 40, also next to the King', 'w Nh2', 'Nh2 SN h3', 'w Nh2*40 Nh3*40'],
    ['FC-SPAWN-1', 'not while threatened', 'w Pa4 / b Ra9', 'a4 SN b5', 'no FC-SPAWN-1'],
    ['FC-SPAWN-1', 'not onto a threatened square', 'w Pa4 / b Rp5', 'a4 SN a5', 'no FC-SPAWN-1'],
    ['FC-SPAWN-1', 'not onto a tomb', 'w Pa4 / closed a5:p', 'a4 SN a5', 'no FC-SPAWN-1'],
    ['FC-SPAWN-1', 'an enemy trap springs under the new unit', 'w Pa4 / traps a5:b', 'a4 SN a5', 'w Pa4*15 Pa5*15 / traps a5:b!'],
    [
      'FC-SPAWN-2',
      '5 white and 3 black Ships: nobody can spawn a Ship',
      'w Sa1 Sb1 Sc1 Sd1 Se1 / b Sa16 Sb16 Sc16',
      'a1 =SN',
      'no FC-SPAWN-2',
    ],
    ['FC-SPAWN-2', 'cargo counts', 'w Sa1[S] Sc1 Sd1 Se1 / b Sa16 Sb16 Sc16', 'a1 =SN', 'no FC-SPAWN-2'],
    ['FC-MORPH-1', 'Trebuchet c2 becomes a Queen, paralysed 18', 'w Xc2', 'Xc2 MO Q', 'w Qc2*18'],
    ['FC-MORPH-1', 'also next to the King', 'w Xh2', 'Xh2 MO Q', 'w Qh2*18'],
    ['FC-MORPH-1', 'not while threatened', 'w Xc2 / b Rc9', 'Xc2 MO Q', 'no FC-MORPH-1'],
    ['FC-MORPH-1', 'range lost is new again', 'w Rc2(5)', 'Rc2 MO Q', 'w Qc2*18'],
    ['FC-MORPH-1', 'its wall remains its own', 'w Rc2 / walls c9:Rc2', 'Rc2 MO Q', 'w Qc2*18 / walls c9'],
    ['FC-MORPH-1', 'cargo dies on the square', 'w Sc2[N]', 'Sc2 MO Q', 'w Qc2*18 / hidden c2:N'],
    ['FC-MORPH-1', 'a pawn does not', 'w Pc2', 'c2 =MO', 'no FC-RES-1'],
    ['FC-MORPH-1', 'nor into a King', 'w Xc2', 'c2 =MO =K', 'no FC-MORPH-1'],
    ['FC-QUEEN-4', 'a Queen that morphs leaves a plain wall', 'w Qc2 / shadows c9:Qc2', 'Qc2 MO R', 'w Rc2*18 / walls c9'],
    [
      'FC-MORPH-2',
      '16 immortals on the board: no Morph into a Ship',
      'w Xc2 Fa1 Fb1 Fc1 Fd1 Fe1 Ff1 Fg1 Fk1 / b Fa16 Fb16 Fc16 Fd16 Fe16 Ff16 Fg16 Fk16',
      'Xc2 MO S',
      'no FC-MORPH-2',
    ],
    ['FC-XFER-1', 'Rook a5 protects Knight a9 (3): then 0 and 4', 'w Ra5 Na9*3', 'Ra5 PT a9', 'w Ra5*4 Na9'],
    ['FC-XFER-1', 'a longer one falls by 4 and ticks on', 'w Ra5 Na9*9', 'Ra5 PT a9', 'w Ra5*4 Na9*4'],
    ['FC-XFER-1', 'the same kind is allowed', 'w Ra5 Ra9*3', 'Ra5 PT a9', 'w Ra5*4 Ra9'],
    ['FC-XFER-1', 'not while threatened', 'w Ra5 Na9*3 / b Rp5', 'Ra5 PT a9', 'no FC-XFER-1'],
    ['FC-XFER-1', 'not whom it does not protect', 'w Ra5 Nb9*3', 'Ra5 PT b9', 'no FC-XFER-1'],
    ['FC-XFER-1', 'presence has no timer to give', 'w Ra5 Na9 / b Jb10', 'a5 =PT', 'no FC-RES-1'],
    ['FC-PAR-4', 'not next to the own King', 'w Rh2 Nh9*3', 'Rh2 PT h9', 'no FC-PAR-4'],
    ['FC-XFER-1', 'a trap lets go of who is free', 'w Ra5 Na9*3 / traps a9:b:x:Na9', 'Ra5 PT a9', 'w Ra5*4 Na9'],
  ]);
  it('FC-MORPH-1 · extended range is kept among Riders only', () => {
    const rook = withFields('w Rc2', 'c2', [{ ext20: 25, capN: 3 }]);
    expect(unitsOn(following(rook, 'Rc2 MO B'), 'c2')).toEqual([{ id: 1, kind: 'B', ext20: 26 }]);
    expect(unitsOn(following(rook, 'Rc2 MO N'), 'c2')).toEqual([{ id: 1, kind: 'N' }]);
  });
  it('FC-SPAWN-1 · the new unit has the next id and all fields new', () => {
    const position = following(withFields('w Rc2', 'c2', [{ crr20: 60, capN: 3 }]), 'Rc2 SN c3');
    expect(unitsOn(position, 'c3')).toEqual([{ id: 1000, kind: 'R' }]);
    expect(JSON.parse(GAME.write(position))).toMatchObject({ nextId: 1001 });
  });
});

describe('back from the tomb', () => {
  played([
    ['FC-RESP-1', 'a white queen aims at a1: no Rook comes back', 'w Qa9 / open a1:rN / turn b', 'RS a1', 'no FC-THR-6'],
    ['FC-RESP-1', 'once she does not, it can', 'w Qc9 / open a1:rN / turn b', 'RS a1', 'w Qc9 / b Ra1 / hidden a1:N'],
    ['FC-RESP-1', 'a closed tomb gives nobody back', 'closed a1:rN / turn b', 'RS a1', 'no FC-RESP-1'],
    ['FC-RESP-1', 'hard case 31: White may bring back the Knight', 'open e5:Nr', 'RS e5', 'w Ne5 / hidden e5:r'],
    ['FC-RESP-1', 'hard case 31: Black can do nothing with it', 'open e5:Nr / turn b', 'RS e5', 'no FC-RESP-1'],
    ['FC-TOMB-6', 'the last unit leaves a normal square', 'open e5:N', 'RS e5', 'w Ne5'],
    ['FC-THR-6', 'a black Jester on b2: nobody comes back on a1', 'b Jb2 / open a1:R', 'RS a1', 'no FC-THR-6'],
    ['FC-THR-6', 'nor beside a black bomb', 'w Ki1 / open a1:R / bombs b2:b', 'RS a1', 'no FC-THR-6'],
    ['FC-THR-6', 'a white bomb keeps nobody of White down', 'w Ki1 / open a1:R / bombs b2:w', 'RS a1', 'w Ra1 / bombs b2:w'],
    ['FC-THR-6', 'nor does a black one farther off', 'w Ki1 / open a1:R / bombs c3:b', 'RS a1', 'w Ra1 / bombs c3:b'],
    ['FC-THR-6', 'nor in the line of a Ballista', 'b Aa9 / open a1:R', 'RS a1', 'no FC-THR-6'],
    ['FC-THR-6', 'a wall keeps the shot off', 'b Aa9 / open a1:R / walls a5', 'RS a1', 'w Ra1 / b Aa9 / walls a5'],
    ['FC-THR-6', 'a paralysed one does not shoot', 'b Aa9*2 / open a1:R', 'RS a1', 'w Ra1 / b Aa9*2'],
    [
      'FC-RESP-2',
      'Queen takes a Rook on a1, a pawn takes her there: queue Rook, Queen',
      'w Qa5 / b Ra1 PPb3',
      'Qa5xa1; P1b3-b2xa1=R',
      'w - / b RPa1*6 / walls a2 a3 a4 a5 b2 b3 / hidden a1:rQ',
    ],
    [
      'FC-TOMB-6',
      'queue Rook, Knight: the Rook comes back, leaves, its wall dissolves: closed tomb with the Knight',
      'w Ki3 Pa9 / open a1:rN / turn b',
      'RS a1; a9-a10; Ra1-a2; a10-a11; Ra2-b2',
      'w Ki3 Pa11 / b Rb2 / walls a2 a10 / closed a1:N',
    ],
  ]);
  it('FC-RESP-1 FC-RANGE-2 · a Rook that had grown by 2 squares and lost 6 comes back with range 18', () => {
    const file = JSON.parse(fileOf('open e5:R')) as { tombs: { e5: { queue: Record<string, unknown>[] } } };
    Object.assign(file.tombs.e5.queue[0] ?? {}, { crr20: 120, ext20: 40, capN: 2 });
    const read = GAME.read(JSON.stringify(file));
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const position = following(read.value, 'RS e5');
    expect(unitsOn(position, 'e5')[0]).toMatchObject({ kind: 'R', ext20: 40, capN: 2 });
    expect(unitsOn(position, 'e5')[0]).not.toHaveProperty('crr20');
  });
});

it('FC-THR-6 · what keeps the dead down is named: a bomb is no wall', () => {
  expect(play(at('w Ki1 / open a1:R / bombs b2:b'), 'RS a1')).toMatchObject({
    text: expect.stringContaining('The Rook cannot come back: a1 is influenced by the bomb on b2.'),
  });
  expect(play(at('b Jb2 / open a1:R'), 'RS a1')).toMatchObject({ text: expect.stringContaining('influenced by the black Jester on b2.') });
});
