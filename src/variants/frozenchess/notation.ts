/** The notation of section 10.1: one text for each action, written from the action and read by comparing texts. */
import { type Square, squareNamed } from '../../kernel/board.ts';
import type { Notation } from '../../kernel/game.ts';
import { type Menu, option, paths, pick, square, type Target } from '../../kernel/menu.ts';
import { ok, problem } from '../../kernel/result.ts';
import { type Act, CODES, type Leg, type Special } from './act.ts';
import { BOARD, nameOf } from './geometry.ts';
import { menu } from './menu.ts';
import { kindOf, type State, stackOn } from './state.ts';

/** The letter and square of the acting unit; a Pawn has no letter. */
const actor = (state: State, from: Square): string => {
  const stack = stackOn(state, from);
  const letter = stack ? kindOf(stack) : '';
  return `${letter === 'P' ? '' : letter}${nameOf(from)}`;
};

const EXTRAS = { leap: '^', fire: '*' } as const;

const legText = ({ to, capture, extra, promote }: Leg): string =>
  `${capture ? 'x' : '-'}${nameOf(to)}${promote ? `=${promote}` : ''}${extra ? EXTRAS[extra] : ''}`;

/** Codes whose target follows from the unit's own square. */
const TARGETLESS = new Set(['OT', 'DT', 'SL', 'MP']);

const specialText = (state: State, { code, from, to, aim, cargo, promote }: Special): string => {
  const start = `${actor(state, from)} ${code}`;
  if (code === 'PR') return `${start} ${promote}`;
  if (promote) return `${start}=${promote}`;
  const words = [cargo === null ? null : `${cargo + 1}`, to === null || TARGETLESS.has(code) ? null : nameOf(to), aim?.toUpperCase()];
  return [start, ...words.filter((word) => word)].join(' ');
};

export const writeAct = (state: State, act: Act): string => {
  switch (act.kind) {
    case 'null':
      return '00';
    case 'resign':
      return 'RES';
    case 'special':
      return specialText(state, act);
    case 'move':
      return actor(state, act.from) + act.legs.map(legText).join('');
  }
};

const START = /^[A-Z]?([a-p](?:1[0-6]|[1-9]))(?![0-9])(?: ([A-Z]{2,3})\b)?/;
const SQUARE = /[a-p](?:1[0-6]|[1-9])/g;

/** What a text that is no legal action seems to mean, so that playing it gives the reason. */
const guess = (from: Square, code: string | undefined, rest: string): readonly Target[] => {
  const squares = (rest.match(SQUARE) ?? []).map((name) => squareNamed(BOARD, name)).filter((each) => each !== null);
  return [square(from), ...(code ? [option(code)] : []), ...squares.map(square)];
};

const without = (text: string): string =>
  text
    .replace(/\{[^}]*\}/g, '')
    .replace(/[+#]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

const read: Notation<State, Act>['read'] = (state, text) => {
  const wanted = without(text);
  if (wanted === '00') return ok({ picks: [option('00')], rest: '' });
  const start = START.exec(wanted);
  const from = start?.[1] ? squareNamed(BOARD, start[1]) : null;
  if (!start || from === null) return problem(`"${wanted}" is no action: it begins with a unit's letter and square, or is 00.`);
  const code = start[2];
  if (code && !(code in CODES)) return problem(`"${code}" is no code of an action in "${wanted}".`);
  const stack = stackOn(state, from);
  const letter = wanted[0]?.match(/[A-Z]/)?.[0];
  if (stack && (letter ?? 'P') !== kindOf(stack)) return problem(`"${wanted}" names another unit than the one on ${nameOf(from)}.`);
  const picks: readonly Target[] = code ? [square(from), option(code)] : [square(from)];
  const below = picks.reduce<Menu<Act> | null>((at, target) => {
    const next = at?.kind === 'ask' ? pick(at, target) : null;
    return next?.ok ? next.value : null;
  }, menu(state));
  for (const path of below ? paths(below, picks) : []) {
    if (writeAct(state, path.act) === wanted) return ok({ picks: path.picks, rest: '' });
  }
  return ok({ picks: guess(from, code, wanted.slice(start[0].length)), rest: '' });
};

export const NOTATION: Notation<State, Act> = { write: writeAct, read };
