/**
 * Areas and long games in one-line positions: `bombs d4:w:Mh2`, `marks e9:N:Je5`, `quick e5:64`, `tornados
 * e5:10:w`, `avalanches S:5:h5,h4`, `tunnels e4:e5:e6:w`, `corrupt e5`, `exploded e5:4`, `rot e5:39`, `plies
 * 600`, `rules first`, `stage w:1:0:abc` (majority side, own turns in a row with a capture and with a check,
 * feats done).
 */
import type { Json, Owner, Words } from './line.ts';

const part = (words: readonly string[]): readonly (readonly string[])[] =>
  words.map((word) => word.split(':'));
const numberWords = (words: readonly string[]): Json =>
  Object.fromEntries(part(words).map(([square, count]) => [square, Number(count)]));

const stageField = ([maj, captures, checks, done = '']: readonly string[]): Json => ({
  maj,
  capStreak: Number(captures),
  chkStreak: Number(checks),
  ...Object.fromEntries([...done].map((each) => [each, true])),
});

/** The fields of areas and long games in the position file. */
export const areaFields = (words: Words, owner: Owner): Json => {
  const [stage] = part(words('stage'));
  return {
    corrupted: words('corrupt'),
    exploded: numberWords(words('exploded')),
    bombs: part(words('bombs')).map(([sq, side, who]) => ({
      sq,
      side,
      ...(who && { assassin: owner(who) }),
    })),
    distracts: part(words('marks')).map(([sq, dir, who]) => ({ sq, dir, jester: owner(who) })),
    quickened: numberWords(words('quick')),
    tornados: part(words('tornados')).map(([sq, plies, side]) => ({ sq, plies: Number(plies), side })),
    avalanches: part(words('avalanches')).map(([dir, plies, squares = '']) => ({
      dir,
      plies: Number(plies),
      squares: squares.split(','),
    })),
    tunnels: part(words('tunnels')).map(([entrance, wall, exit, side]) => ({ entrance, wall, exit, side })),
    ...(stage && { stage: stageField(stage) }),
    ...(words('plies')[0] && { plies: Number(words('plies')[0]) }),
    ...(words('rules')[0] && { rules: words('rules')[0] }),
  };
};
