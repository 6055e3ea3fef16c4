/** Prints a position as text. Small letters are Black's units, as in FEN. */
import type { Board, Region } from '../kernel/board/board.ts';
import { squareName } from '../kernel/board/board.ts';
import type { Game, Position } from '../kernel/game.ts';
import { SIDES, sideName } from '../kernel/side.ts';
import type { Badge, BoardView, UnitView } from '../kernel/view.ts';

const letterOf = (game: Game, { type, side }: UnitView): string => {
  const letter = game.pieces[type]?.letter ?? '?';
  return side === 'white' ? letter : letter.toLowerCase();
};

/** Returns each square's letters. Units inside other units are left out. */
const lettersOn = (game: Game, view: BoardView): readonly string[] => {
  const letters = game.board.squares.map(() => '');
  for (const unit of Object.values(view.units)) {
    if (unit.inside === undefined) for (const square of unit.at) letters[square] += letterOf(game, unit);
  }
  return letters;
};

const printRegion = (
  { squares }: Board,
  { id, title, files, ranks }: Region,
  letters: readonly string[],
): readonly string[] => {
  const own = squares.filter(({ region }) => region === id);
  const width = Math.max(...own.map(({ square }) => (letters[square] ?? '').length), 1);
  const margin = Math.max(...own.map(({ name }) => name.length));
  const row = (rank: number): string => {
    const cells = own.filter((square) => square.rank === rank);
    return [
      `${cells[0]?.name ?? ''}`.padEnd(margin),
      ...cells.map(({ square }) => (letters[square] || '.').padEnd(width)),
    ]
      .join(' ')
      .trimEnd();
  };
  return [`${title}, ${files} by ${ranks}`, ...Array.from({ length: ranks }, (_, index) => row(ranks - 1 - index)), ''];
};

const fact = ({ label }: Badge): string => label;

const unitLine = (game: Game, unit: UnitView): string | null => {
  const facts = [
    ...(unit.body === 'chain' ? ['from head to tail'] : []),
    ...(unit.facing ? [`faces ${unit.facing}`] : []),
    ...(unit.inside === undefined ? [] : [`inside #${unit.inside}`]),
    ...unit.badges.map(fact),
  ];
  if (facts.length === 0) return null;
  const at = unit.at.map((square) => squareName(game.board, square)).join(' ');
  return `${sideName(unit.side)} ${game.pieces[unit.type]?.name ?? unit.type} #${unit.id} ${at}: ${facts.join('; ')}`;
};

/** Draws each region of the board, last rank first, as White sees the board. */
export const drawView = (game: Game, view: BoardView): readonly string[] => {
  const letters = lettersOn(game, view);
  return game.board.regions.flatMap((region) => printRegion(game.board, region, letters));
};

export const printPosition = (game: Game, position: Position): string => {
  const view = game.view(position);
  const { toMove, number, phases, players, notes, outcome } = view.turn;
  const phase = phases.find(({ state }) => state === 'now');
  const asked = outcome
    ? `The game is over. ${outcome.text}`
    : `${sideName(toMove)} to act${phase ? `: ${phase.title}` : ''}`;
  return [
    ...drawView(game, view),
    `Turn ${number}. ${asked}`,
    ...Object.values(view.units).flatMap((unit) => unitLine(game, unit) ?? []),
    ...Object.entries(view.marks).map(
      ([square, marks]) => `${squareName(game.board, Number(square))}: ${marks.map(fact).join('; ')}`,
    ),
    ...SIDES.flatMap((side) => players[side].map((badge) => `${sideName(side)}: ${fact(badge)}`)),
    ...notes.map(fact),
  ].join('\n');
};
