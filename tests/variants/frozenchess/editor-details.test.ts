/** Tests the details of units, tombs and areas in FrozenChess's editor, and its fields. */
import { EDITOR } from '../../../src/variants/frozenchess/editor/index.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeEditing, type EditingRow } from '../../support/editing.ts';
import { at, line } from './support.ts';

const ROWS: readonly EditingRow[] = [
  {
    says: 'an early position has no fields of a victory sequence',
    at: 'w Ra5',
    does: '',
    fields: 'turn=white plies=0 lastNull=no pursuit=- captures=- checks=- hasCaptured=- hasPromoted=- hasChecked=-',
  },
  {
    says: 'a later position has a field for the pursuing side',
    at: 'w Ra5',
    does: 'set turn black; set plies 600; set lastNull yes',
    fields:
      'turn=black plies=600 lastNull=yes pursuit=none captures=- checks=- hasCaptured=- hasPromoted=- hasChecked=-',
  },
  {
    says: 'a victory sequence begins',
    at: 'w Ra5 / plies 600',
    does: 'set pursuit white',
    fields:
      'turn=white plies=600 lastNull=no pursuit=white captures=0 checks=0 hasCaptured=no hasPromoted=no hasChecked=no',
  },
  {
    says: "the editor sets the done parts of White's victory sequence",
    at: 'w Ra5 / plies 600',
    does: 'set pursuit white; set captures 1; set checks 3; set hasCaptured yes; set hasChecked yes; set hasPromoted yes; set hasPromoted no',
    fields:
      'turn=white plies=600 lastNull=no pursuit=white captures=1 checks=3 hasCaptured=yes hasPromoted=no hasChecked=yes',
  },
  {
    says: "the editor sets the done parts of Black's victory sequence",
    at: 'w Ra5 / plies 600',
    does: 'set pursuit black; set hasPromoted yes',
    fields:
      'turn=white plies=600 lastNull=no pursuit=black captures=0 checks=0 hasCaptured=no hasPromoted=yes hasChecked=no',
  },
  {
    says: 'a victory sequence passes to the other side',
    at: 'w Ra5 / plies 600',
    does: 'set pursuit white; set hasCaptured yes; set pursuit black',
    fields:
      'turn=white plies=600 lastNull=no pursuit=black captures=0 checks=0 hasCaptured=yes hasPromoted=no hasChecked=no',
  },
  {
    says: 'a victory sequence is given up',
    at: 'w Ra5 / plies 600',
    does: 'set pursuit white; set pursuit none',
    fields:
      'turn=white plies=600 lastNull=no pursuit=none captures=- checks=- hasCaptured=- hasPromoted=- hasChecked=-',
  },
  {
    says: 'the editor sets no part of a victory sequence without one',
    at: 'w Ra5 / plies 600',
    does: 'set captures 1; set hasCaptured yes',
    fields:
      'turn=white plies=600 lastNull=no pursuit=none captures=- checks=- hasCaptured=- hasPromoted=- hasChecked=-',
  },
  {
    says: 'a victory sequence that came early can be given up',
    at: 'w Ra5 / plies 600 / stage w:1:0:ab',
    does: 'set plies 0',
    fields:
      'turn=white plies=0 lastNull=no pursuit=white captures=1 checks=0 hasCaptured=yes hasPromoted=yes hasChecked=no',
  },
  {
    says: 'the editor offers the details of a Rook',
    at: 'w Ra5!1*2~7',
    does: 'detail a5 nonPawnsCaptured-1 4; detail a5 pawnsCaptured-1 5; detail a5 lostRange20-1 20; detail a5 gainedRange20-1 40',
    details:
      'a5 form-1=normal par-1=2 shock-1=1 idle-1=7 nonPawnsCaptured-1=4 pawnsCaptured-1=5 lostRange20-1=20 gainedRange20-1=40',
  },
  {
    says: 'a carried unit has spent no turns on its new square',
    at: 'w Ra5~7',
    does: 'carry a5 a6',
    details:
      'a6 form-1=normal par-1=0 shock-1=0 idle-1=0 nonPawnsCaptured-1=0 pawnsCaptured-1=0 lostRange20-1=0 gainedRange20-1=0',
  },
  {
    says: 'a unit carried to its own square keeps its turns there',
    at: 'w Ra5~7',
    does: 'carry a5 a5',
    details:
      'a5 form-1=normal par-1=0 shock-1=0 idle-1=7 nonPawnsCaptured-1=0 pawnsCaptured-1=0 lostRange20-1=0 gainedRange20-1=0',
  },
  {
    says: 'the editor sets the turns of a unit on its square',
    at: 'w Ra5~7',
    does: 'detail a5 idle-1 9',
    details:
      'a5 form-1=normal par-1=0 shock-1=0 idle-1=9 nonPawnsCaptured-1=0 pawnsCaptured-1=0 lostRange20-1=0 gainedRange20-1=0',
  },
  {
    says: 'the editor offers the details of a Pawn',
    at: 'w Pa5',
    does: '',
    details: 'a5 form-1=normal par-1=0 shock-1=0 idle-1=0 aim-1=n',
  },
  {
    says: 'the editor offers the details of a King',
    at: 'w Ra5',
    does: '',
    details: 'i1 par-2=0 shock-2=0 idle-2=0 nonPawnsCaptured-2=0 pawnsCaptured-2=0',
  },
  {
    says: 'the editor offers the details of fused units',
    at: 'w RNa5',
    does: '',
    details:
      'a5 par-1=0 shock-1=0 idle-1=0 nonPawnsCaptured-1=0 pawnsCaptured-1=0 lostRange20-1=0 gainedRange20-1=0 nonPawnsCaptured-2=0 pawnsCaptured-2=0',
  },
  {
    says: 'the editor offers the details of a Dragon',
    at: 'w Da5',
    does: 'detail a5 eggsLaid-1 2',
    details:
      'a5 form-1=normal par-1=0 shock-1=0 idle-1=0 nonPawnsCaptured-1=0 pawnsCaptured-1=0 lostRange20-1=0 gainedRange20-1=0 eggsLaid-1=2',
  },
  {
    says: 'the editor offers the details of an Egg',
    at: 'w Ea5',
    does: '',
    details: 'a5 par-1=0 shock-1=0 idle-1=0 growth-1=0',
  },
  {
    says: 'the editor offers the details of a Wonder',
    at: 'w Wa5',
    does: '',
    details: 'a5 par-1=0 shock-1=0 idle-1=0 build-1=0',
  },
  {
    says: 'the editor offers the details of an Assassin',
    at: 'w Ma5',
    does: 'detail a5 retained-1 N',
    details: 'a5 form-1=normal par-1=0 shock-1=0 idle-1=0 nonPawnsCaptured-1=0 pawnsCaptured-1=0 retained-1=N',
  },
  {
    says: 'the editor lets an Assassin retain no kind',
    at: 'w Ma5',
    does: 'detail a5 retained-1 N; detail a5 retained-1 none',
    details: 'a5 form-1=normal par-1=0 shock-1=0 idle-1=0 nonPawnsCaptured-1=0 pawnsCaptured-1=0 retained-1=none',
  },
  {
    says: 'the editor offers the details of an Onager',
    at: 'w Oa5>e',
    does: '',
    details: 'a5 form-1=normal par-1=0 shock-1=0 idle-1=0 nonPawnsCaptured-1=0 pawnsCaptured-1=0 aim-1=e',
  },
  {
    says: 'the editor offers the details of a unit and a shadow together',
    at: 'w sRa5@2,3 Na5',
    does: '',
    details:
      'a5 form-2=normal par-2=0 shock-2=0 idle-2=0 nonPawnsCaptured-2=0 pawnsCaptured-2=0 form-1=shadow par-1=0 shock-1=0 idle-1=0 age-1=2 dist-1=3 nonPawnsCaptured-1=0 pawnsCaptured-1=0 lostRange20-1=0 gainedRange20-1=0',
  },
  {
    says: 'the editor offers the details of a closed tomb',
    at: 'w Rb5 / closed a5:nP',
    does: 'detail a5 rot 3; detail a5 exploded 2',
    details: 'a5 tomb=closed rot=3 exploded=2 buried=stays',
  },
  {
    says: 'the editor sets the explosions of a tomb back to 0',
    at: 'w Rb5 / closed a5:nP',
    does: 'detail a5 exploded 2; detail a5 exploded 0',
    details: 'a5 tomb=closed rot=0 exploded=0 buried=stays',
  },
  {
    says: 'a tomb that is opened has not rotted',
    at: 'w Rb5 / closed a5:nP / rot a5:9',
    does: 'detail a5 tomb open; detail a5 tomb closed',
    details: 'a5 tomb=closed rot=0 exploded=0 buried=stays',
  },
  {
    says: 'the editor offers the details of an open tomb',
    at: 'w Rb5 / open a5:n',
    does: '',
    details: 'a5 tomb=open exploded=0 buried=stays',
  },
  {
    says: 'the editor offers the details of a hidden tomb',
    at: 'w Ra5 / hidden a5:n',
    does: 'clear c5',
    details:
      'a5 form-1=normal par-1=0 shock-1=0 idle-1=0 nonPawnsCaptured-1=0 pawnsCaptured-1=0 lostRange20-1=0 gainedRange20-1=0 exploded=0 buried=stays',
  },
  {
    says: 'the editor offers the details of areas',
    at: 'w Jb5 / quick a5:9 / marks a5:E:Jb5 / tornados a5:3:w a5:4:b b5:1:w / avalanches N:2:a5 N:3:b5',
    does: '',
    details: 'a5 quick=9 distract=e tornado-0=3 tornado-1=4 avalanche-0=2',
  },
  { says: 'the editor offers no details of an empty square', at: 'w Ra5', does: '', details: 'c5' },
];

describeEditing(GAME, EDITOR, ROWS, { read: at, write: line });
