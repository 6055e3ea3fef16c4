/** A page with every piece in every size and set, and with every mark and badge. */
import { useCallback } from 'react';
import type { Game, PieceInfo } from '../../kernel/game.ts';
import { SIDES } from '../../kernel/side.ts';
import { Swatch } from '../board/Marks.tsx';
import { badgeImage } from '../board/units/badgeIcons.ts';
import { useFetched } from '../fetched.tsx';
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

const Marks = ({ game }: { readonly game: Game }) => (
  <ul className={styles.marks}>
    {Object.entries(game.looks.marks).flatMap(([kind, { number }]) =>
      SIDES.map((side) => (
        <li key={kind + side} className="line">
          <Swatch
            game={game}
            mark={{
              kind,
              side,
              label: kind,
              rule: '',
              toward: 'ne',
              ...(number === 'disc' && { value: 3 }),
            }}
          />
          {kind}
        </li>
      )),
    )}
  </ul>
);

const Badges = ({ game }: { readonly game: Game }) => (
  <ul className={styles.marks}>
    {Object.entries(game.looks.badges).map(([kind, look]) => (
      <li key={kind} className="line">
        <span className={styles.badge}>
          <img alt="" width={16} height={16} src={badgeImage(look)} />
        </span>
        {kind}
      </li>
    ))}
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
        {games.map((game) => (
          <Marks key={game.id} game={game} />
        ))}
      </section>
      <section>
        <h2>{WORDS.badges}</h2>
        {games.map((game) => (
          <Badges key={game.id} game={game} />
        ))}
      </section>
    </main>
  );
};
