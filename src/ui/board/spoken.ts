/** The spoken name of a square: "e4, white Rook, paralysed for 3, can be captured". */
import type { SquareTone } from '../../app/selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { type Side, sideName } from '../../kernel/side.ts';
import type { Mark, UnitView } from '../../kernel/view.ts';
import { SPOKEN, SPOKEN_MORE } from '../words.ts';

const sideWord = (side: Side): string => sideName(side).toLowerCase();

const partOf = ({ body, at }: UnitView, square: number): string => {
  if (body === 'whole') return '';
  if (body === 'halves') return ' half';
  const index = at.indexOf(square);
  if (index === 0) return ' head';
  return index === at.length - 1 ? ' tail' : ' body';
};

export const speakUnit = (game: Game, unit: UnitView, square: number): string => {
  const name = `${sideWord(unit.side)} ${game.pieces[unit.type]?.name ?? unit.type}${partOf(unit, square)}`;
  const lead = unit.body !== 'chain' || unit.at[0] === square;
  return [name, ...(lead ? unit.badges.map(({ label }) => label.toLowerCase()) : [])].join(', ');
};

export const speakSquare = (
  game: Game,
  name: string,
  square: number,
  units: readonly UnitView[],
  marks: readonly Mark[],
  tone: SquareTone | undefined,
  narrow = false,
): string => {
  const parts = [
    name,
    ...units.map((unit) => speakUnit(game, unit, square)),
    ...marks.map(({ label }) => label.toLowerCase()),
  ];
  const word = tone === 'capture' && units.length === 0 ? SPOKEN_MORE.fromAfar : tone && SPOKEN[tone];
  return [...parts, ...(word ? [word] : []), ...(narrow ? [SPOKEN_MORE.narrow] : [])].join(', ');
};
