/** A page with all pieces, marks and badges, to compare them. */
import { useCallback } from 'react';
import type { Looks } from '../../kernel/drawing/looks.ts';
import type { Game, PieceInfo } from '../../kernel/game.ts';
import { SIDES } from '../../kernel/side.ts';
import { Swatch } from '../board/Marks.tsx';
import { badgeImage } from '../board/units/badgeIcons.ts';
import { useFetched } from '../lazyComponent.tsx';
import { Heading } from '../PageHeader.tsx';
import { useField } from '../store.ts';
import { WORDS } from '../words.ts';
import { pieceDrawing } from './glyphs.ts';
import styles from './PiecesPage.module.css';

const SIZES = [20, 24, 45, 90] as const;

const drawingAddress = (...piece: Parameters<typeof pieceDrawing>): string =>
  `data:image/svg+xml,${encodeURIComponent(pieceDrawing(...piece))}`;

const Sizes = ({ piece }: { readonly piece: PieceInfo }) => (
  <div className={`row ${styles.sizes}`}>
    {SIDES.map((side) =>
      SIZES.map((size) => (
        <span key={side + size} className={styles.square} data-dark={size === 24 || size === 90 || undefined}>
          <img alt="" width={size} height={size} src={drawingAddress(piece, side, 'drawn')} />
        </span>
      )),
    )}
    {SIDES.map((side) => (
      <span key={side} className={styles.square}>
        <img alt="" width={45} height={45} src={drawingAddress(piece, side, 'letters')} />
      </span>
    ))}
  </div>
);

const GameSheet = ({ game }: { readonly game: Game }) => (
  <section>
    <h2>{game.title}</h2>
    <ul className={styles.pieces}>
      {Object.entries(game.pieces).map(([type, piece]) => (
        <li key={type}>
          <h3>
            {piece.name} <span className="quiet">{piece.letter}</span>
          </h3>
          <Sizes piece={piece} />
        </li>
      ))}
    </ul>
  </section>
);

/** Returns the looks of the marks or badges of all games. A look that games share is listed for the first. */
const mergeLooks = <Part extends keyof Looks>(games: readonly Game[], part: Part) => {
  type Look = Looks[Part][string];
  const found = new Map<Look, { readonly game: Game; readonly kind: string; readonly look: Look }>();
  for (const game of games)
    for (const [kind, look] of Object.entries(game.looks[part]) as [string, Look][])
      if (!found.has(look)) found.set(look, { game, kind, look });
  return [...found.values()];
};

interface SignsProps {
  readonly games: readonly Game[];
}

const Marks = ({ games }: SignsProps) => (
  <ul className={styles.marks}>
    {mergeLooks(games, 'marks').flatMap(({ game, kind, look }) =>
      SIDES.map((side) => (
        <li key={game.id + kind + side} className="line">
          <Swatch
            game={game}
            mark={{
              kind,
              side,
              label: kind,
              rule: '',
              toward: 'ne',
              ...(look.number === 'disc' && { value: 3 }),
            }}
          />
          {kind}
        </li>
      )),
    )}
  </ul>
);

const Badges = ({ games }: SignsProps) => (
  <ul className={styles.marks}>
    {mergeLooks(games, 'badges').map(
      ({ game, kind, look }) =>
        look.icon && (
          <li key={game.id + kind} className="line">
            <span className={styles.badge}>
              <img alt="" width={16} height={16} src={badgeImage(look)} />
            </span>
            {kind}
          </li>
        ),
    )}
  </ul>
);

export const PiecesPage = () => {
  const entries = useField('entries');
  const load = useCallback(() => Promise.all(entries.map((entry) => entry.load())), [entries]);
  const games = useFetched(load) ?? [];
  return (
    <main className={styles.page}>
      <Heading title={WORDS.pieces} />
      <a href="#/">{WORDS.allGames}</a>
      {games.map((game) => (
        <GameSheet key={game.id} game={game} />
      ))}
      <section>
        <h2>{WORDS.marks}</h2>
        <Marks games={games} />
      </section>
      <section>
        <h2>{WORDS.badges}</h2>
        <Badges games={games} />
      </section>
    </main>
  );
};
