/**
 * Positions in one line, as in the examples of the rules. Slashes separate sections, and each section begins with its
 * name. Example: `w Rh4*2 Zg2[N] / b Ph9 / walls a5 a6:Rh4 / closed e5:rP / traps c5:b`.
 * - `w` and `b` list units: a letter and a square each. A stack has the letters of all its units, the base first. A
 *   shadow has an s before its letter. If a side lists no King, its King stands on i1 (White) or i16 (Black).
 * - Details may follow a unit's square, in this order: `(range)`, `+` and the gained range in twentieths of a square,
 *   `!` and the shellshock, `*` and the turns of paralysis, `~` and the turns on the square, `>` and the aim,
 *   `{growth}` of an Egg or `{build}` of a Wonder, `@age,distance` of a shadow, `[letters]` of carried units.
 * - `closed`, `open` and `hidden` list tombs. The letters are the queue of the dead in the order of leaving, capitals
 *   for White.
 * - `walls` lists squares; the owner may follow a square, as in `a6:Rh4`. `traps` lists squares with their sides; the
 *   owner may follow a side. `shadows` lists squares of Queen's Shadows with their owners.
 * - `monads` lists shadows with their plans, as in `sRa5:-a9,DS`.
 * - `captures h4:2` means that the unit on h4 has captured 2 non-Pawns.
 * - `turn b` means that Black is to move. `null` means that the previous turn was a Nullmove.
 * - Areas and long games: `bombs d4:w:Mh2`, `marks e9:N:Je5`, `quick e5:64`, `tornados e5:10:w`, `tunnels e4:e5:e6:w`,
 *   `avalanches S:5:h5,h4`, `corrupt e5`, `exploded e5:4`, `rot e5:39`, `plies 600`, `rules first`.
 * - `stage w:1:0:abc` gives the majority side, the captures in a row, the checks in a row and the feats done.
 */
import { invariant } from '../../../kernel/invariant.ts';

type Json = Record<string, unknown>;
type Words = (section: string) => readonly string[];
/** Returns the id of an owner, given as a name such as "Rh4". An owner that is not on the board gets an unused id. */
type OwnerIdOf = (unit: string | undefined) => number;

const STRANGER = 900;
const LAST_ID = 1000;
const UNIT =
  /^(s?)([A-Z]+)([a-p]\d+)?(?:\((\d+)\))?(?:\+(\d+))?(?:!(\d+))?(?:\*(\d+))?(?:~(\d+))?(?:>([a-z]+))?(?:\{(\d+)\})?(?:@(\d+)(?:,(\d+))?)?(?:\[(.*)\])?$/;
const FULL_RANGE = 16;

export const sectionsOf = (line: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    line
      .split('/')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...words]) => [name, words]),
  );

const part = (words: readonly string[]): readonly (readonly string[])[] => words.map((word) => word.split(':'));

interface StackFile extends Json {
  readonly sq: string;
  readonly comps: readonly Json[];
}

const carriedFiles = (cargo: string, side: 'w' | 'b', id: number): readonly Json[] =>
  (cargo.match(/s?[A-Z]/g) ?? []).map((text, index) => ({
    side,
    ...(text.length > 1 && { form: 's' }),
    comps: [{ id: id + index, kind: text.at(-1) }],
  }));

/** Converts a stack's text to JSON. Ids count up from `id`. */
const stackFile = (text: string, side: 'w' | 'b', id: number): StackFile => {
  const match = UNIT.exec(text);
  invariant(match, `no unit: ${text}`);
  const [, form, kinds = '', sq = '', range, ext, shock, par, idle, aim, growth, age, dist, cargo] = match;
  const [first, ...rest] = [...kinds].map((kind, index): Json => ({ id: id + index, kind }));
  const ext20 = Number(ext ?? 20 * Math.max(0, Number(range ?? 0) - FULL_RANGE));
  const base: Json = {
    ...first,
    ...(ext20 && { ext20 }),
    ...(range && { crr20: Math.max(0, 20 * (FULL_RANGE - Number(range))) }),
    ...(aim && { aim: aim.toUpperCase() }),
    ...(growth && { [kinds === 'W' ? 'build' : 'growth']: Number(growth) }),
    ...(cargo && { cargo: carriedFiles(cargo, side, id + kinds.length) }),
  };
  const shade = form && { form, age: Number(age ?? 0), dist: Number(dist ?? 0) };
  return {
    sq,
    side,
    comps: [base, ...rest],
    par: Number(par ?? 0),
    shock: Number(shock ?? 0),
    idle: Number(idle ?? 0),
    ...shade,
  };
};

const armies = (words: Words): readonly StackFile[] => {
  let id = 1;
  return (['w', 'b'] as const).flatMap((side) => {
    const named = words(side);
    const king = side === 'w' ? 'Ki1' : 'Ki16';
    return (named.some((each) => each.startsWith('K')) ? named : [...named, king]).map((text) => {
      const file = stackFile(text, side, id);
      id += text.replace(/[^A-Z]/g, '').length;
      return file;
    });
  });
};

const BURIED = 500;

const tombs = (words: Words): Json => {
  let id = BURIED;
  const rots = new Map(part(words('rot')).map(([square = '', rot]) => [square, Number(rot)]));
  const queueOf = (letters: string) =>
    [...letters].map((letter) => {
      id += 1;
      return { id, kind: letter.toUpperCase(), side: letter === letter.toUpperCase() ? 'w' : 'b' };
    });
  return Object.fromEntries(
    ['closed', 'open', 'hidden'].flatMap((status) =>
      part(words(status)).map(([square = '', queue = '']) => [
        square,
        { status, rot: rots.get(square) ?? 0, queue: queueOf(queue) },
      ]),
    ),
  );
};

/** Reads the monads from words such as `sRa5:-a9,SS+b8,DS:active:next=1:stuck=2:at=e5`. */
const monads = (words: Words): ReadonlyMap<string, Json> =>
  new Map(
    part(words('monads')).map(([unit = '', plan = '', ...more]) => {
      const field = (name: string) => more.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
      const steps = plan.split(',').map((step) => step.replaceAll('+', ' '));
      const at = field('at') ?? unit.replace(/^s?[A-Z]/, '');
      return [
        unit,
        {
          plan: steps,
          next: Number(field('next') ?? 0),
          stuck: Number(field('stuck') ?? 0),
          active: more.includes('active'),
          at,
        },
      ];
    }),
  );

const withMonad = (stack: StackFile, plans: ReadonlyMap<string, Json>): StackFile => {
  const monad = plans.get(`${'form' in stack ? 's' : ''}${stack.comps[0]?.['kind']}${stack.sq}`);
  return monad ? { ...stack, monad } : stack;
};

const withCaptures = (stack: StackFile, captures: ReadonlyMap<string, number>): StackFile => {
  const [first, ...rest] = stack.comps;
  const capN = captures.get(stack.sq);
  return capN ? { ...stack, comps: [{ ...first, capN }, ...rest] } : stack;
};

const numberWords = (words: readonly string[]): Json =>
  Object.fromEntries(part(words).map(([square, count]) => [square, Number(count)]));

const stageField = ([maj, captures, checks, done = '']: readonly string[]): Json => ({
  maj,
  capStreak: Number(captures),
  chkStreak: Number(checks),
  ...Object.fromEntries([...done].map((each) => [each, true])),
});

const areaFields = (words: Words, owner: OwnerIdOf): Json => {
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

export const positionFile = (line: string): string => {
  const sections = sectionsOf(line);
  const words: Words = (name) => sections.get(name) ?? [];
  const named = armies(words);
  const standing = (unit: string | undefined) => named.find(({ sq }) => sq === unit?.replace(/^s?[A-Z]+/, ''));
  const owner: OwnerIdOf = (unit) => (standing(unit)?.comps[0]?.['id'] as number | undefined) ?? STRANGER;
  const walls = Object.fromEntries(part(words('walls')).map(([square = '', who]) => [square, owner(who)]));
  const plans = monads(words);
  const captures = new Map(part(words('captures')).map(([square = '', count]) => [square, Number(count)]));
  return JSON.stringify({
    version: 1,
    toMove: words('turn')[0] ?? 'w',
    lastNull: sections.has('null'),
    nextId: LAST_ID,
    stacks: named.map((each) => ({
      ...withMonad(withCaptures(each, captures), plans),
      ...(each.sq in walls && !('form' in each) && { onWall: true }),
    })),
    walls,
    queenShadows: Object.fromEntries(
      part(words('shadows')).map(([square = '', who]) => [
        square,
        { queen: owner(who), side: standing(who)?.['side'] ?? 'w', range: 16 },
      ]),
    ),
    tombs: tombs(words),
    traps: part(words('traps')).map(([sq, side, who, sprung]) => ({
      sq,
      side,
      jester: owner(who),
      ...(sprung && { sprung: owner(sprung) }),
    })),
    ...areaFields(words, owner),
  });
};
