import { EDITOR } from '../../../src/variants/baroque/editor/index.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { describeEditing } from '../../support/editing.ts';

describeEditing(GAME, EDITOR, [
  {
    says: 'a unit is put on an empty square',
    does: 'put leaper-black e4',
    gives: 'clswksli/pppppppp/8/8/4l3/8/PPPPPPPP/ILSKWSLC w standard play -',
  },
  {
    says: 'the same unit again is taken away, another takes its place',
    does: 'put pawn-white a2; put pawn-black b2; put withdrawer-white c2',
    gives: 'clswksli/pppppppp/8/8/8/8/1pWPPPPP/ILSKWSLC w standard play -',
  },
  {
    says: 'a side has one Titan: set down anew, it leaves the square where it stood',
    does: 'put titan-white d5',
    gives: 'clswksli/pppppppp/8/3K4/8/8/PPPPPPPP/ILS1WSLC w standard play -',
  },
  {
    says: 'the other side keeps its Titan',
    does: 'put titan-white e8',
    gives: 'clswKsli/pppppppp/8/8/8/8/PPPPPPPP/ILS1WSLC w standard play -',
  },
  {
    says: 'a Titan on its own square is taken away',
    does: 'put titan-black e8',
    gives: 'clsw1sli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play -',
  },
  {
    says: 'other units may be many',
    does: 'put immobilizer-white d5; put immobilizer-white d6',
    gives: 'clswksli/pppppppp/3I4/3I4/8/8/PPPPPPPP/ILSKWSLC w standard play -',
  },
  { says: 'the board is emptied', does: 'bare', gives: '8/8/8/8/8/8/8/8 w standard play -' },
  {
    says: 'a square is cleared',
    does: 'clear a2',
    gives: 'clswksli/pppppppp/8/8/8/8/1PPPPPPP/ILSKWSLC w standard play -',
  },
  {
    says: 'a unit is carried over another',
    does: 'carry a2 a7',
    gives: 'clswksli/Pppppppp/8/8/8/8/1PPPPPPP/ILSKWSLC w standard play -',
  },
  {
    says: 'the turn changes hands',
    does: 'set turn black',
    gives: 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC b standard play -',
  },
  {
    says: 'the version changes, with its phase and reserves',
    does: 'set version twoplayer; set phase place; set reserve-white 2; set reserve-black 1',
    gives: 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w twoplayer place SSs',
  },
  {
    says: 'the standard version has no phase and no reserves',
    does: 'set version twoplayer; set phase place; set reserve-white 2; set version standard',
    gives: 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play -',
  },
  {
    says: 'fields of the start',
    does: '',
    fields: 'turn=white version=standard phase=- reserve-white=- reserve-black=-',
  },
  {
    says: 'fields of a placement',
    at: 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC b twoplayer play Ss',
    does: 'set reserve-white 2',
    fields: 'turn=black version=twoplayer phase=play reserve-white=2 reserve-black=1',
  },
  {
    says: 'a draft remembers no earlier positions once something is changed',
    at: 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC b standard play - history clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play -',
    does: 'clear a2',
    gives: 'clswksli/pppppppp/8/8/8/8/1PPPPPPP/ILSKWSLC b standard play -',
  },
  {
    says: 'a draft that nobody changed keeps its earlier positions',
    at: 'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC b standard play - history clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play -',
    does: '',
    gives:
      'clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC b standard play - history clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play -',
  },
  { says: 'every new unit is one of its own', does: 'put leaper-black e4; put leaper-black e5', units: 34 },
]);
