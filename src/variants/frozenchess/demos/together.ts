import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const TOGETHER_DEMOS = {
  'FC-FUSE-1': {
    says: 'The Rook and the Knight share a square, and each turn one of them acts.',
    at: positionFile('w RNe5'),
    look: 'e5',
  },
  'FC-FUSE-2': { says: 'The Rook joins the Lancer.', play: 'Ra1 FU a2', look: 'a2' },
  'FC-FUSE-3': {
    says: 'White can capture the stack by choosing the Rook, although the other piece is a Frog.',
    at: positionFile('w Qe1 / b FRe5'),
    look: 'e5',
  },
  'FC-FUSE-4': {
    says: 'The Rook leaves the stack. The Lancer stays, and its square does not become wall.',
    at: positionFile('w LRa2'),
    play: 'Ra2 DF c2',
  },
  'FC-FUSE-5': {
    says: 'If a piece leaves this stack, it loses its count of 3 captures.',
    at: positionFile('w RNe5 / captures e5:3'),
    look: 'e5',
  },
  'FC-FUSE-6': { says: 'A stack cannot Morph.', at: positionFile('w RNe5'), tries: 'e5 #1 =MO' },
  'FC-TGT-3': {
    says: 'White chooses which of the two to capture. Choosing the Pawn avoids the explosion.',
    at: positionFile('w Re1 / b JPe9'),
    picks: 'e1 e9',
  },
  'FC-ENT-1': {
    says: 'Both Rooks on rank 16 die, although the King is between them.',
    at: positionFile('w Qa12 / b Ra16 Rp16'),
    play: 'Qa12xa16',
  },
  'FC-PAWN-7': {
    says: 'A stack of 3 Pawns can make 3 steps.',
    at: positionFile('w PPPe5 / b Pf8'),
    play: 'P1e5-e6-e7xf8',
  },
  'FC-PAWN-9': {
    says: 'The seventh Pawn joins the stack, and it explodes 5×5.',
    at: positionFile('w PPPPPPc6 Pc5 Pa4'),
    play: 'c5 FU c6',
  },
  'FC-FROG-7': {
    says: 'Two of the three Frogs leap in one turn.',
    at: positionFile('w FFFe5'),
    play: 'F1e5 MJ 1 e8 2 h5',
  },
  'FC-SWAP-1': {
    says: 'The Knight and the Pawn swap places.',
    at: positionFile('w Nd4 / b Pe6'),
    play: 'Nd4 SW e6',
  },
  'FC-SWAP-2': {
    says: 'A SwapShot cannot be one of several steps.',
    at: positionFile('w Nd4 / b Ph7'),
    tries: 'd4 =steps f5 =SW',
  },
  'FC-SPAWN-1': {
    says: 'The Pawn spawns a second Pawn, and both are paralysed for 15 turns.',
    at: positionFile('w Pa4'),
    play: 'a4 SN a5',
  },
  'FC-SPAWN-2': {
    says: 'With 8 Frogs on the board, no Frog can be spawned.',
    at: positionFile('w Fb2 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5 / b Fp9'),
    tries: 'b2 =SN',
  },
  'FC-FROG-6': { says: 'The Frog spawns 2 Frogs at once.', at: positionFile('w Fb2'), play: 'Fb2 SN a1 b1' },
  'FC-MORPH-1': {
    says: 'The Trebuchet becomes a Queen and is paralysed for 18 turns.',
    at: positionFile('w Xc2'),
    play: 'Xc2 MO Q',
  },
  'FC-MORPH-2': {
    says: 'With 16 Frogs and Ships on the board, no piece can become one.',
    at: positionFile('w Xc2 Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 / b Sa9 Sb9 Sc9 Sd9 Se9 Sf9 Sg9 Sh9'),
    tries: 'c2 =MO =S',
  },
  'FC-XFER-1': {
    says: 'The Rook relieves the Knight it protects of its paralysis.',
    at: positionFile('w Ra5 Na9*3'),
    play: 'Ra5 PT a9',
  },
  'FC-THR-6': {
    says: 'The Jester next to the tomb keeps the Rook from returning.',
    at: positionFile('b Jb2 / open a1:R'),
    tries: 'RS a1',
  },
  'FC-RESP-1': { says: 'The Rook returns from its open tomb.', at: positionFile('open e5:R'), play: 'RS e5' },
  'FC-RESP-2': {
    says: 'The Rook must wait until the Knight has returned.',
    at: positionFile('open e5:Nr'),
    look: 'e5',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
