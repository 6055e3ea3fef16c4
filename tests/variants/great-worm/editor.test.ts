import { EDITOR } from '../../../src/variants/great-worm/editor/index.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeEditing } from '../../support/editing.ts';

describeEditing(GAME, EDITOR, [
  {
    says: 'a unit is put on an empty square',
    does: 'put talon-black e4',
    gives: 'wlatkalw/8/cccccccc/8/4t3/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'the same unit again is taken away, another takes its place',
    does: 'put claw-white a3; put claw-black b3; put arm-white c3',
    gives: 'wlatkalw/8/cccccccc/8/8/1cACCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a side has one worm: set down anew, it leaves the square where it stood',
    does: 'put worm-white d5',
    gives: 'wlatkalw/8/cccccccc/3K4/8/CCCCCCCC/8/WLAT1ALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a worm on its own square is taken away',
    does: 'put worm-black e8',
    gives: 'wlat1alw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a Lair is the beginning of its trail',
    does: 'put trail-white e2; put trail-white e3; put lair-white e2',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e2/e8 e2,e3/e8 0/0 - 1 -',
  },
  {
    says: 'a Lair elsewhere takes the trail with it',
    does: 'put trail-white e2; put lair-white a1',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R a1/e8 a1,e2/e8 0/0 - 1 -',
  },
  {
    says: 'a trail grows square by square, and ends before a square put again',
    does: 'put trail-black d7; put trail-black c6; put trail-black b5; put trail-black c6',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8,d7 0/0 - 1 -',
  },
  {
    says: 'a trail is never without its Lair',
    does: 'put trail-white e2; put trail-white e1',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a double step is put from the Claw to the square it passed',
    does: 'put double-step b4 b3',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 b3,b4 1 -',
  },
  {
    says: 'the same double step again is taken away',
    does: 'put double-step b4 b3; put double-step b4 b3',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'another Claw takes the double step over',
    does: 'put double-step b4 b3; put double-step c4 b3',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 b3,c4 1 -',
  },
  {
    says: 'another square passed takes the double step over',
    does: 'put double-step b4 b3; put double-step b4 a3',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 a3,b4 1 -',
  },
  {
    says: 'the board is emptied: Lairs stay, trails and double steps go',
    does: 'put trail-white e2; put double-step b4 b3; bare',
    gives: '8/8/8/8/8/8/8/8 w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a square is cleared of its unit, of both trails and of the double step over it',
    does: 'put trail-white b3; put trail-black b3; put double-step b4 b3; clear b3',
    gives: 'wlatkalw/8/cccccccc/8/8/C1CCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a Claw that is cleared has made no double step',
    does: 'put double-step b4 b3; clear b4',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a square is cleared, and a double step elsewhere stays',
    does: 'put double-step b4 b3; clear a3',
    gives: 'wlatkalw/8/cccccccc/8/8/1CCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 b3,b4 1 -',
  },
  {
    says: "Black's Lair is not cleared, either, and no other square of its trail",
    does: 'put trail-black e7; clear e8',
    gives: 'wlat1alw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8,e7 0/0 - 1 -',
  },
  {
    says: 'nothing is carried from an empty square',
    does: 'carry e4 e5',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a Lair is not cleared',
    does: 'put trail-white e2; clear e1',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLAT1ALW w R e1/e8 e1,e2/e8 0/0 - 1 -',
  },
  {
    says: 'a unit is carried over whatever stands there',
    does: 'carry a3 a6',
    gives: 'wlatkalw/8/Cccccccc/8/8/1CCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'a worm takes the square it stands on in its trail along',
    does: 'put trail-white e2; put worm-white e2; carry e2 f3',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCKCC/8/WLAT1ALW w R e1/e8 e1,f3/e8 0/0 - 1 -',
  },
  {
    says: 'a worm carried onto its own trail leaves the trail as it is',
    does: 'put trail-white e2; put worm-white e2; carry e2 e1',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1,e2/e8 0/0 - 1 -',
  },
  {
    says: 'the turn changes hands, and keeps its number',
    does: 'set number 7; set turn black',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW b R e1/e8 e1/e8 0/0 - 7 -',
  },
  {
    says: 'the number changes, and keeps its turn',
    does: 'set turn black; set number 12',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW b R e1/e8 e1/e8 0/0 - 12 -',
  },
  {
    says: 'an Encroachment after a Wing',
    does: 'set phase wing',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w EW e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'an Encroachment without a boost',
    does: 'set phase none',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w E- e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'an Encroachment is made a regular action again',
    does: 'set phase none; set phase regular',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'turns until the next Leg, of one side',
    does: 'set wait-white 3; set wait-black 5',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 3/5 - 1 -',
  },
  {
    says: 'passing is allowed',
    does: 'set passing on',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 P',
  },
  {
    says: 'passing is forbidden again',
    does: 'set passing on; set passing off',
    gives: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -',
  },
  {
    says: 'fields of the start',
    does: '',
    fields: 'turn=white number=1 phase=regular wait-white=0 wait-black=0 passing=off',
  },
  {
    says: 'fields of a later turn',
    at: 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW b EW e1/e8 e1/e8 3/5 - 12 P',
    does: '',
    fields: 'turn=black number=12 phase=wing wait-white=3 wait-black=5 passing=on',
  },
  { says: 'every new unit is one of its own', does: 'put arm-black e4; put arm-black e5', units: 34 },
]);
