import { EDITOR } from '../../../src/variants/snake/editor/index.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeEditing } from '../../support/editing.ts';

describeEditing(GAME, EDITOR, [
  {
    says: 'a piece is put on an empty square',
    does: 'put lancer-white e4',
    gives: 'lhafyahl/8/pppppppp/8/4L3/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'the same piece again is taken away, another takes its place',
    does: 'put pawn-white a3; put pawn-black b3; put archer-white c3',
    gives: 'lhafyahl/8/pppppppp/8/8/1pAPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'a Snake grows part by part, from the Head',
    does: 'put snake-white h1; put snake-white e4',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAH1 w P f2g2h2h1e4 f7g7h7 - 0 1',
  },
  {
    says: 'a Snake ends before a part put again',
    does: 'put snake-black g7',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7 - 0 1',
  },
  {
    says: 'a Head put again takes the whole Snake away',
    does: 'put snake-black f7',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 - - 0 1',
  },
  {
    says: 'a Part stands where a piece stood',
    does: 'put snake-white a3',
    gives: 'lhafyahl/8/pppppppp/8/8/1PPPPPPP/8/LHAFYAHL w P f2g2h2a3 f7g7h7 - 0 1',
  },
  {
    says: 'a Part stands where the other Snake was, and cuts it there',
    does: 'put snake-white g7',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2g7 f7 - 0 1',
  },
  {
    says: 'a piece put on a Part cuts the Snake there',
    does: 'put kheshig-white g2',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/6H1/LHAFYAHL w P f2 f7g7h7 - 0 1',
  },
  {
    says: 'the board is emptied, with both Snakes',
    does: 'set shield white; bare',
    gives: '8/8/8/8/8/8/8/8 w P - - - 0 1',
  },
  {
    says: 'a square is cleared of its piece',
    does: 'clear a3',
    gives: 'lhafyahl/8/pppppppp/8/8/1PPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'a square is cleared of its Part and all behind it',
    does: 'clear g2',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2 f7g7h7 - 0 1',
  },
  {
    says: 'a piece is carried over a piece',
    does: 'carry a3 a6',
    gives: 'lhafyahl/8/Pppppppp/8/8/1PPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'a piece is carried over a Part, and cuts its Snake there',
    does: 'carry a3 g7',
    gives: 'lhafyahl/6P1/pppppppp/8/8/1PPPPPPP/8/LHAFYAHL w P f2g2h2 f7 - 0 1',
  },
  {
    says: 'a Part is carried to an empty square',
    does: 'carry g2 e4',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2e4h2 f7g7h7 - 0 1',
  },
  {
    says: 'a Part is carried over a piece',
    does: 'carry h2 h3',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPP1/8/LHAFYAHL w P f2g2h3 f7g7h7 - 0 1',
  },
  {
    says: 'a Part is not carried onto another',
    does: 'carry g2 h2',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'a Part is not carried onto the other Snake',
    does: 'carry g2 g7',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'nothing is carried from an empty square',
    does: 'carry e4 a3',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'the turn changes hands, and keeps its number',
    does: 'set number 7; set turn black',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL b P f2g2h2 f7g7h7 - 0 7',
  },
  {
    says: 'the number changes, and keeps its turn',
    does: 'set turn black; set number 12',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL b P f2g2h2 f7g7h7 - 0 12',
  },
  {
    says: 'the Snake moves next',
    does: 'set phase snake',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w S f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'a Snake is invulnerable',
    does: 'set shield black',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 b 0 1',
  },
  {
    says: 'an invulnerable Snake is made vulnerable',
    does: 'set shield black; set shield none',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1',
  },
  {
    says: 'plays without a capture or a Pawn move',
    does: 'set quiet 17',
    gives: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 17 1',
  },
  { says: 'fields of the start', does: '', fields: 'turn=white phase=piece shield=none quiet=0 number=1' },
  {
    says: 'fields of a later play',
    at: 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL b S f2g2h2 f7g7h7 w 17 12',
    does: '',
    fields: 'turn=black phase=snake shield=white quiet=17 number=12',
  },
  { says: 'every new piece is one of its own', does: 'put lancer-white e4; put lancer-white e5', units: 36 },
]);
