/** The examples of the rules document, verbatim: clause, topic, text. */
export const EXAMPLES: readonly (readonly [clause: string, title: string, example: string])[] = [
  [
    'BQ-TURN-1',
    'A turn',
    'White Kg1, Pd2, Pb5, Pf5; Black Kh8, Pc5, Pe5; White to move. Legal: `Pd2-d5xc5,e5`. Result of `Pd2-d5xc5,e5`: White Kg1, Pb5, Pd5, Pf5; Black Kh8; Black to move.',
  ],
  [
    'BQ-GEN-1',
    "Captures happen only in the mover's own action",
    'White Kg1, Pc4, Pe4; Black Kh8, Pd8; Black to move. Legal: `Pd8-d4` (the Pawn stops between the two white Pawns and stays). Then White may capture it only by a new action.',
  ],
  [
    'BQ-GEN-2',
    'Captures are not optional',
    'White Ka1, Wd4; Black Kh8, Ld5; White to move. Legal: `Wd4-d3xd5`. Not legal: `Wd4-d3`.',
  ],
  [
    'BQ-GEN-3',
    'All victims together',
    'White Kb2, Cc3; Black Kh8, Wb6, Pf2, Pd6; White to move. Legal: `Cc3-f6xf2,b6`. Result of `Cc3-f6xf2,b6`: White Kb2, Cf6; Black Kh8, Pd6; Black to move.',
  ],
  [
    'BQ-GEN-5',
    'Friendly units are never victims',
    'White Ka1, Wd4, Ld5; Black Kh8, Ph7; White to move. Legal: `Wd4-d3` (the white Long Leaper on d5 stays). Not legal: `Wd4-d3xd5`.',
  ],
  [
    'BQ-TITAN-1',
    'Movement and capture',
    'White Kd4, Pc3; Black Kh8, Pd5; White to move. All legal actions of d4: `Kd4-d3`, `Kd4-e3`, `Kd4-c4`, `Kd4-e4`, `Kd4-c5`, `Kd4-d5xd5`, `Kd4-e5`. (c3 is blocked by the own Pawn.)',
  ],
  [
    'BQ-TITAN-2',
    'Royal',
    'White Kd4, Ph2; Black Kh8, Wd5; White to move. Status: check (`Wd5-d6` would capture d4). Not legal: `Ph2-h3`.',
  ],
  [
    'BQ-WITH-1',
    'Movement',
    'White Ka1, We2; Black Kh8, Pe5; White to move. Legal: `We2-e4`, `We2-a6`, `We2-h2`. Not legal: `We2-e5xe5`, `We2-e6`.',
  ],
  [
    'BQ-WITH-2',
    'Capture by withdrawing',
    'White Ka1, Wd4; Black Kh8, Ld5, Pf4; White to move. Legal: `Wd4-d3xd5`, `Wd4-d2xd5`, `Wd4-d1xd5`, `Wd4-e4`. Not legal: `Wd4-d3`, `Wd4-c4xf4` (f4 is not adjacent).',
  ],
  [
    'BQ-WITH-3',
    'No room',
    'White Ka1, Wd4, Pd3; Black Kh8, Sd5, Pc5; White to move. Legal: `Wd4-e3xc5`, `Wd4-f2xc5`, `Wd4-g1xc5`. Not legal: `Wd4-d3xd5`.',
  ],
  [
    'BQ-COOR-1',
    'Movement',
    'White Kg1, Cc1; Black Kh8, Pc4; White to move. Legal: `Cc1-c3`, `Cc1-h6`, `Cc1-f1`. Not legal: `Cc1-c4xc4`, `Cc1-c5`.',
  ],
  [
    'BQ-COOR-2',
    'Capture by coordinating',
    'White Kb2, Cc3; Black Kh8, Wb6, Pf2, Pd6; White to move. Legal: `Cc3-f6xf2,b6`, `Cc3-c6xb6`, `Cc3-f3xf2`, `Cc3-b3`. Not legal: `Cc3-f6`, `Cc3-f6xb6`.',
  ],
  [
    'BQ-COOR-3',
    "The Titan's part",
    'White Kb2, Ch6; Black Kh8, Ic3, Pf2; White to move. Frozen: b2. Legal: `Ch6-f6xf2`.',
  ],
  [
    'BQ-PAWN-1',
    'Movement',
    'White Kg1, Pd4; Black Kh8, Pe4, We8; White to move. All legal actions of d4: `Pd4-d1`, `Pd4-d2`, `Pd4-d3`, `Pd4-a4`, `Pd4-b4`, `Pd4-c4`, `Pd4-d5`, `Pd4-d6`, `Pd4-d7`, `Pd4-d8`.',
  ],
  [
    'BQ-PAWN-2',
    'Capture by pinching',
    'White Kg1, Pd2, Pb5, Sf5, Ld7; Black Kh8, Pc5, We5, Id6; White to move. Frozen: d7. Legal: `Pd2-d5xc5,e5,d6` (partners b5, f5 and the frozen d7). Not legal: `Pd2-d5`.',
  ],
  [
    'BQ-PAWN-3',
    'What pinching is not',
    'White Kg1, Pb2; Black Kh8, Pa5, Pb8; White to move. Legal: `Pb2-b5`. Not legal: `Pb2-b5xa5`.',
  ],
  [
    'BQ-LEAP-1',
    'Plain movement',
    'White Kg1, La4; Black Kh8, Pc4; White to move. Legal: `La4-b4`, `La4-e8`. Not legal: `La4-c4xc4`.',
  ],
  [
    'BQ-LEAP-2',
    'Leaping capture',
    'White Kg1, La4; Black Kh8, Pc4; White to move. Legal: `La4-d4xc4`. Not legal: `La4-d4`, `La4-e4xc4`, `La4-h4xc4`.',
  ],
  [
    'BQ-LEAP-3',
    'Several leaps',
    'White Kg1, La4; Black Kh8, Pc4, Pf4; White to move. Legal: `La4-d4xc4`, `La4-g4xc4,f4`. Not legal: `La4-e4xc4`, `La4-g4xf4`, `La4-h4xc4,f4`.',
  ],
  [
    'BQ-LEAP-4',
    'What stops a Leaper',
    'White Kg1, La4, Lh1, Pc6; Black Kh8, Pc4, Pd4, Ph2, Pa8; White to move. Not legal: `La4-e4xc4,d4` (two in a row), `La4-d4xc4` (d4 is occupied), `La4-d7` (own Pawn on c6). Legal: `La4-a7`, `La4-b5`, `Lh1-h3xh2`.',
  ],
  [
    'BQ-IMM-1',
    'Movement',
    'White Kg1, Id4; Black Kg8, Pd6, Pa4; White to move. Legal: `Id4-d5`, `Id4-b4`, `Id4-h8`. Not legal: `Id4-d6xd6`, `Id4-a4`, `Id4xd4`.',
  ],
  [
    'BQ-IMM-2',
    'Freezing',
    'White Kg1, Id4; Black Ka8, Pc5, Lc3, We4, Pd6, Pf4; Black to move. Frozen: c3, e4, c5. Not legal: `Pc5-c6`, `Lc3-b2`, `We4-e5`. Legal: `Pd6-d5`, `Pf4-f5`.',
  ],
  [
    'BQ-IMM-3',
    'Self-capture',
    'White Kg1, Id4; Black Kd5, Pc5, Ph7; Black to move. Frozen: c5, d5. Legal: `Pc5xc5`. All legal actions of d5: none. Not legal: `Ph7xh7`. Result of `Pc5xc5`: White Kg1, Id4; Black Kd5, Ph7; White to move.',
  ],
  [
    'BQ-IMM-4',
    'Freezing is passive and nothing cancels it',
    'White Ka1, Wc3, Sc5; Black Kh8, Id4; White to move. Frozen: c3, d4, c5. All legal actions of c3: `Wc3xc3`.',
  ],
  [
    'BQ-IMM-5',
    'Immobilizer next to an enemy Chameleon',
    'White Ka1, Id4, Ph2; Black Kh8, Sd5, Pc4; White to move. Frozen: c4, d4, d5. All legal actions of d4: `Id4xd4`.',
  ],
  [
    'BQ-IMM-6',
    'When freezing is tested',
    'White Kg1, La4, Wa5; Black Kh8, Id4, Pf4; White to move. Frozen: none. Legal: `La4-e4xd4`, `La4-g4xd4,f4`, `Wa5-h5`, `Wa5-d5`.',
  ],
  [
    'BQ-IMM-7',
    'What a frozen unit still does',
    'White Kg1, Pa5, Pc7; Black Kh8, Pc6, Id7; White to move. Frozen: c7. Legal: `Pa5-c5xc6` (partner c7 is frozen).',
  ],
  [
    'BQ-CHAM-1',
    'Two options',
    'White Kg1, Sd4; Black Kh8, Wd5; White to move. Legal: `Sd4-d3xd5`, `Sd4-e4`. Not legal: `Sd4-d3`.',
  ],
  [
    'BQ-CHAM-2',
    'Plain slide',
    'White Kg1, Sd4; Black Kh8, Pd6; White to move. Legal: `Sd4-d5`, `Sd4-a4`. Not legal: `Sd4-d6xd6`, `Sd4-d7`.',
  ],
  [
    'BQ-CHAM-3',
    'Copying',
    'White Kg1, Sd2, Ie5; Black Kh8, Ld4; White to move. Frozen: d4. Legal: `Sd2-d5xd4` (copies the frozen Long Leaper).',
  ],
  [
    'BQ-CHAM-4',
    'Conditions of copying',
    'White Kb2, Sc3; Black Kh8, Cb6, Pf2; White to move. Legal: `Sc3-f6xb6`, `Sc3-f3`. Not legal: `Sc3-f6`, `Sc3-f6xf2,b6`, `Sc3-f3xf2`.',
  ],
  [
    'BQ-CHAM-5',
    'Copying a Withdrawer, a Coordinator or a Baroque Pawn',
    'White Kg1, Sd2, Pb5, Pf5; Black Kh8, Pc5, We5; White to move. Legal: `Sd2-d5xc5`. Not legal: `Sd2-d5`, `Sd2-d5xc5,e5`.',
  ],
  [
    'BQ-CHAM-6',
    'Copying a Long Leaper',
    'White Kg1, Sa4; Black Kh8, Lc4, Lf4; White to move. Legal: `Sa4-d4xc4`, `Sa4-g4xc4,f4`. Not legal: `Sa4-e4xc4`, `Sa4-h4xc4,f4`. With a Pawn instead of the Leaper on f4: White Kg1, Sa4; Black Kh8, Lc4, Pf4; White to move. Legal: `Sa4-d4xc4`. Not legal: `Sa4-g4xc4,f4`.',
  ],
  [
    'BQ-CHAM-7',
    'Copying the Titan',
    'White Kd4, Ph2; Black Kh8, Se5; White to move. Status: check. Legal: `Kd4-e5xe5`. Not legal: `Ph2-h3`.',
  ],
  [
    'BQ-CHAM-8',
    'What cannot be copied',
    'White Kg1, Sd2, Pb4, Pf4; Black Kh8, Sd3, Sc4, Se4; White to move. Legal: `Sd2-d1`, `Sd2-c3`, `Sd2-e3`. Not legal: `Sd2-d1xd3`, `Sd2-d4xd3`.',
  ],
  [
    'BQ-CHAM-9',
    'Same path and victims is one action',
    'White Kg1, Sd4, Pb3; Black Kh8, Wd5, Pc3; White to move. `Sd4-d3xd5,c3` can be reached by the plain slide, by copying the Withdrawer and by copying the Pawn. Legal: `Sd4-d3xc3,d5` (one action; notation lists victims in square order). Not legal: `Sd4-d3xd5`, `Sd4-d3xc3`.',
  ],
  [
    'BQ-SIDE-1',
    'When it applies',
    'White Kg1, Sa4, Pd6; Black Kh8, Lc4, Pd5; White to move. Legal: `Sa4-d4xc4,d5` (leap over c4, Pawn d5 pinched against d6). Not legal: `Sa4-d4xc4`.',
  ],
  [
    'BQ-SIDE-2',
    'Not Immutable, not a Chameleon',
    'White Kg1, Sd4, Pd7; Black Kh8, Sd6, Wc3; White to move. Legal: `Sd4-d5`. Not legal: `Sd4-d5xd6`.',
  ],
  [
    'BQ-SIDE-3',
    'Types with a side effect',
    'White Kg1, Sd4; Black Kh8, Ld5, Id8; White to move. Legal: `Sd4-d3` (nothing is captured: a Long Leaper is not captured by withdrawing).',
  ],
  [
    'BQ-SIDE-4',
    "The path must be possible for x's type",
    'Diagonal path, no Pawn capture: White Kg1, Sa2, Pb5, Pf5; Black Kh8, Pc5, Pe5; White to move. Legal: `Sa2-d5`. Not legal: `Sa2-d5xc5,e5`.',
  ],
  [
    'BQ-SIDE-5',
    "x's type, in the Chameleon's place, would capture x",
    'White Kg1, Sa4; Black Kh8, Pd5; White to move. Legal: `Sa4-d4`. Not legal: `Sa4-d4xd5` (no partner on d6).',
  ],
  [
    'BQ-SIDE-6',
    'Everything at once',
    'White Kh4, Sd2, Pb6, Pf6, Pd8; Black Ka8, Wd1, Ld3, Ld5, Pc6, Pe6, Pd7, Ch6; White to move. Legal: `Sd2-d6xd1,d3,d5,c6,e6,h6,d7`, `Sd2-d4xd1,d3`. Not legal: `Sd2-d4`, `Sd2-d6xd3,d5`. Result of `Sd2-d6xd1,d3,d5,c6,e6,h6,d7`: White Kh4, Pb6, Sd6, Pf6, Pd8; Black Ka8; Black to move.',
  ],
  [
    'BQ-CHECK-1',
    'Check',
    'White Kd4, Ph2; Black Kh4, Ca8; White to move. Status: check (the Coordinator could go to d8: file d of the white Titan, rank 4 of the black Titan).',
  ],
  [
    'BQ-CHECK-2',
    'From every way of capturing',
    'White Kd4, Pd6, Ph5; Black Kh8, Ld8; White to move. Status: check (the Leaper leaps d6 and then d4). Legal: `Ph5-d5` (d6 then d5 and d4 stand in a row), `Pd6-d5`, `Kd4-e3`. Not legal: `Pd6-d7`, `Ph5-h4`.',
  ],
  [
    'BQ-CHECK-3',
    'Legal actions',
    'White Kd2, Ie5; Black Kh8, Ld5; White to move. Frozen: d5. Legal: `Ie5-e4`, `Ie5-e6` (still next to d5). Not legal: `Ie5-e3`, `Ie5-h2` (the Leaper would be released and attack d2).',
  ],
  [
    'BQ-CHECK-4',
    'Frozen units give no check',
    'White Kd4, If6; Black Kh8, Se5; White to move. Frozen: e5, f6. Status: normal. Legal: `Kd4-e5xe5`, `Kd4-d5`.',
  ],
  [
    'BQ-END-1',
    'Checkmate',
    'White Ka1; Black Ka3, Ib2; Black to move. Legal: `Ka3-a2`. After `Ka3-a2`: checkmate (the white Titan is frozen and gives no check to a2; the black Titan attacks it).',
  ],
  [
    'BQ-END-2',
    'Stalemate',
    'White Ka1; Black Kh8, Ib2; White to move. Frozen: a1. Status: stalemate. With a Pawn added: White Ka1, Pa2; Black Kh8, Ib2; White to move. Frozen: a1, a2. Status: normal. Legal: `Pa2xa2`.',
  ],
  [
    'BQ-TWO-5',
    'Dropping later',
    "White Kd2, Ph2; Black Kh8, Ld7; White to move; Two-Player version, reserve S. Status: check. Legal: `S@d1` (the Leaper's landing square is taken). Not legal: `S@a1`, `S@d3`.",
  ],
  [
    'BQ-TWO-7',
    'Reserve and the end of the game',
    'White Ka1; Black Kh8, Ib2; White to move; Two-Player version, reserve S. Status: normal. Legal: `S@b1`, `S@h1`.',
  ],
];

/** The hard cases of the rules document, verbatim: clauses, topic, text. */
export const HARD_CASES: readonly (readonly [clauses: string, title: string, example: string])[] = [
  [
    'BQ-SIDE-6, BQ-CHAM-6, BQ-GEN-3',
    'H1 Seven captures in one action',
    'White Kh4, Sd2, Pb6, Pf6, Pd8; Black Ka8, Wd1, Ld3, Ld5, Pc6, Pe6, Pd7, Ch6; White to move. Legal: `Sd2-d6xd1,d3,d5,c6,e6,h6,d7`. Result of `Sd2-d6xd1,d3,d5,c6,e6,h6,d7`: White Kh4, Pb6, Sd6, Pf6, Pd8; Black Ka8; Black to move.',
  ],
  [
    'BQ-SIDE-4, BQ-SIDE-6',
    'H2 Diagonal leap: withdraw and coordinate, but no pinch',
    'White Kg1, Sc2, Pe6; Black Kh8, Wb1, Ld3, Cg4, Pe5; White to move. Legal: `Sc2-e4xb1,d3,g4`. Not legal: `Sc2-e4xd3`, `Sc2-e4xb1,d3,g4,e5`. Result of `Sc2-e4xb1,d3,g4`: White Kg1, Se4, Pe6; Black Kh8, Pe5; Black to move.',
  ],
  [
    'BQ-CHAM-6',
    'H3 Side effects only at the final end',
    'White Kh1, Sa4, Pd6; Black Kg8, Lc4, Lf4, Pd5; White to move. Legal: `Sa4-d4xc4,d5`, `Sa4-g4xc4,f4`. Not legal: `Sa4-g4xc4,f4,d5`.',
  ],
  [
    'BQ-LEAP-2',
    'H4 A Leaper cannot slide on after its capture',
    'White Kg1, La4; Black Kh8, Pc4; White to move. Legal: `La4-d4xc4`. Not legal: `La4-e4xc4`, `La4-f4xc4`, `La4-g4xc4`, `La4-h4xc4`.',
  ],
  [
    'BQ-IMM-6, BQ-IMM-2',
    'H5 Leaping over an Immobilizer from afar, not from next to it',
    'White Kg1, La4; Black Kh8, Id4, Pf4; White to move. Legal: `La4-e4xd4`, `La4-g4xd4,f4`. White Kg1, Lc4; Black Kh8, Id4; White to move. Frozen: c4. All legal actions of c4: `Lc4xc4`.',
  ],
  [
    'BQ-IMM-2, BQ-IMM-3',
    'H6 A Titan never captures an adjacent Immobilizer',
    'White Kd4, Pa2; Black Kh8, Id5; White to move. Frozen: d4. Status: normal. All legal actions of d4: none.',
  ],
  [
    'BQ-IMM-2',
    'H7 A Withdrawer never captures an adjacent Immobilizer',
    'White Ka1, Wd4; Black Kh8, Id5; White to move. All legal actions of d4: `Wd4xd4`.',
  ],
  [
    'BQ-IMM-4',
    'H8 Two Immobilizers lock each other and everything around',
    'White Ka1, Id4, Pf4; Black Kh8, Ie5, Pc3; White to move. Frozen: c3, d4, f4, e5. All legal actions of d4: `Id4xd4`. All legal actions of f4: `Pf4xf4`.',
  ],
  [
    'BQ-IMM-4, BQ-IMM-5',
    "H9 A Chameleon's neighbourhood does not release anyone",
    'White Ka1, Wc3, Sc5; Black Kh8, Id4; White to move. Frozen: c3, d4, c5. All legal actions of c3: `Wc3xc3`. All legal actions of c5: `Sc5xc5`.',
  ],
  [
    'BQ-COOR-2, BQ-TERM-13',
    'H10 Capturing the freezer',
    'White Kb2, Cc8, Wa5; Black Kh1, Ib6, Pe4; White to move. Frozen: a5. Legal: `Cc8-e6xb6`. Result of `Cc8-e6xb6`: White Kb2, Ce6, Wa5; Black Kh1, Pe4; Black to move. The Withdrawer on a5 is free afterwards.',
  ],
  [
    'BQ-CHECK-3, BQ-CHECK-4',
    'H11 An Immobilizer that may not let go',
    'White Kd2, Ie5; Black Kh8, Ld5; White to move. Frozen: d5. Legal: `Ie5-e4`, `Ie5-d6`. Not legal: `Ie5-a1`, `Ie5-e3` (the Leaper would be released and attack d2).',
  ],
  [
    'BQ-CHECK-3, BQ-LEAP-4',
    'H12 A self-capture that exposes the Titan',
    'White Kd2, Pd3; Black Kh8, Ie4, Ld7; White to move. Frozen: d3. Status: normal (d3 and d2 stand in a row). Not legal: `Pd3xd3`.',
  ],
  [
    'BQ-CHECK-2, BQ-LEAP-2',
    "H13 Answering a Leaper's check on the landing square",
    'White Kd4, Ph3; Black Kh8, Ld7; White to move. Status: check. Legal: `Ph3-d3`. Not legal: `Ph3-e3`, `Kd4-d5`, `Kd4-d3`.',
  ],
  [
    'BQ-LEAP-3, BQ-CHECK-2',
    'H14 A unit in between is no protection',
    'White Kd4, Pd6, Ph5; Black Kh8, Ld8; White to move. Status: check. Legal: `Ph5-d5`, `Pd6-d5`. Not legal: `Pd6-d7` (the Leaper leaps d7 and d4).',
  ],
  [
    'BQ-GEN-1, BQ-COOR-2, BQ-CHECK-1',
    "H15 The Titan's own move gives check",
    'White Kc3, Ch1, Pa2; Black Kb8, Ph7; White to move. Legal: `Kc3-b3`. After `Kc3-b3`: check (the Coordinator could go to h8: rank 8, and the white Titan is on file b). Nothing is captured by `Kc3-b3` itself.',
  ],
  [
    'BQ-COOR-3, BQ-CHECK-1',
    'H16 A frozen Titan still coordinates, also for check',
    'White Kd4, Ig5; Black Kh4, Ca8; White to move. Frozen: h4. Status: check.',
  ],
  [
    'BQ-END-1, BQ-CHECK-3',
    'H17 Mate although the Immobilizer could be captured',
    'White Ka1, Lb1, Pb8; Black Ka2, Ib2; White to move. Frozen: a1, b1. Status: checkmate. Not legal: `Pb8-b3xb2` (the white Titan would be released but stays attacked by the black Titan), `Lb1xb1`. With the black Titan on a5: White Ka1, Lb1, Pb8; Black Ka5, Ib2; White to move. Legal: `Pb8-b3xb2`, `Lb1xb1`.',
  ],
  [
    'BQ-IMM-5, BQ-CHECK-4',
    'H18 A frozen Chameleon gives no check and can be taken',
    'White Kd4, If6; Black Kh8, Se5; White to move. Frozen: e5, f6. Status: normal. Legal: `Kd4-e5xe5`. Not legal: `If6-f7`.',
  ],
  [
    'BQ-END-2, BQ-IMM-3',
    'H19 The only legal action is a self-capture',
    'White Ka1, Pa2; Black Kh8, Ib2; White to move. Status: normal. Legal: `Pa2xa2`. Result of `Pa2xa2`: White Ka1; Black Kh8, Ib2; Black to move. If Black then moves the Titan, White is stalemated and loses.',
  ],
  [
    'BQ-CHAM-6, BQ-CHECK-3',
    'H20 A Chameleon answers check by leaping the checker',
    'White Kd4, Sb7, Ph2; Black Kh8, Ld7; White to move. Status: check. Legal: `Sb7-e7xd7`.',
  ],
  [
    'BQ-CHAM-4, BQ-SIDE-5',
    'H21 A Chameleon pinches nothing but Pawns',
    'White Kg1, Sa4, Pd6; Black Kh8, Cd5; White to move. Legal: `Sa4-d4`. Not legal: `Sa4-d4xd5`.',
  ],
  [
    'BQ-PAWN-2',
    'H22 The Titan as a pinching partner',
    'White Kd6, Pd2; Black Kh8, Ld5, Ph7; White to move. Legal: `Pd2-d4xd5`.',
  ],
  [
    'BQ-CHECK-4, BQ-STATE-3, BQ-END-1',
    'H23 Titans side by side',
    'White Kd4, Ph2; Black Kd5, Ie3; White to move. A valid position: the white Titan is frozen and gives no check to d5. Frozen: d4. Status: checkmate (the black Titan attacks d4, and the Pawn can neither capture e3 nor d5).',
  ],
  [
    'BQ-TWO-5, BQ-IMM-5',
    'H24 Dropping next to an Immobilizer',
    'White Kg1, Ph2; Black Kg8, Id2; White to move; Two-Player version, reserve S. Legal: `S@c1`. After it c1 and d2 are frozen: White Kg1, Sc1, Ph2; Black Kg8, Id2; Black to move. Frozen: c1, d2. All legal actions of d2: `Id2xd2`.',
  ],
  [
    'BQ-PAWN-2, BQ-CHECK-2',
    'H25 Check in the middle of nowhere',
    'White Kd4, Ph2; Black Kh8, Pe4, Pc8; White to move. Status: check (`Pc8-c4` would pinch d4 between c4 and e4). Not legal: `Ph2-h3`. Legal: `Kd4-e4xe4`.',
  ],
];

/** Further cases in the same language: what the rules document leaves its readers to infer. */
export const MORE_CASES: readonly (readonly [clause: string, title: string, example: string])[] = [
  [
    'BQ-CHECK-2',
    'a Withdrawer without room',
    'White Kd4, Ph2; Black Kh8, Wd5, Pd6; White to move. Status: normal. Legal: `Ph2-h3`.',
  ],
  [
    'BQ-CHECK-2',
    'a Withdrawer at the edge',
    'White Kd7; Black Ka1, Wd8; White to move. Status: normal. Legal: `Kd7-d8xd8`.',
  ],
  [
    'BQ-CHECK-2',
    'a Pawn without a partner',
    'White Kd4, Ph2; Black Kh8, Pc8; White to move. Status: normal. Legal: `Ph2-h3`.',
  ],
  [
    'BQ-CHECK-2',
    'a Pawn whose stop is taken',
    'White Kd4, Pc4; Black Kh8, Pe4, Pc8; White to move. Status: normal. Legal: `Kd4-e4xe4`.',
  ],
  [
    'BQ-CHECK-2',
    'a Leaper whose landing is off the board',
    'White Kd1, Ph2; Black Kh8, Ld7; White to move. Status: normal.',
  ],
  [
    'BQ-CHECK-4',
    'a frozen Withdrawer',
    'White Kd4, Ie6; Black Kh8, Wd5; White to move. Frozen: d5. Status: normal. Not legal: `Ie6-e7`.',
  ],
  [
    'BQ-CHECK-4',
    'a frozen Pawn',
    'White Kd4, Ib7; Black Kh8, Pe4, Pc8; White to move. Frozen: c8. Status: normal. Not legal: `Ib7-a6`.',
  ],
  [
    'BQ-CHECK-4',
    'a frozen Coordinator',
    'White Kd4, Ib7; Black Kh4, Ca8; White to move. Frozen: a8. Status: normal. Not legal: `Ib7-c6`.',
  ],
  [
    'BQ-CHECK-4',
    'a frozen Pawn is still a partner',
    'White Kd4, If3; Black Kh8, Pe4, Pc8; White to move. Frozen: e4. Status: check.',
  ],
  [
    'BQ-CHECK-1',
    'a checker that is bound to its own Titan',
    'White Kd4, La7; Black Ke7, Ld7; White to move. Status: check. Legal: `Kd4-c3`.',
  ],
  [
    'BQ-COOR-2',
    'on one line with its Titan',
    'White Kb2, Cd4; Black Kh8, Pd2, Pb6; White to move. Legal: `Cd4-b4`, `Cd4-f2`.',
  ],
  [
    'BQ-SIDE-6',
    'a Chameleon coordinates without its path mattering',
    'White Kb2, Sc3; Black Kh8, Cb6, Cf2; White to move. Legal: `Sc3-f6xf2,b6`.',
  ],
];
