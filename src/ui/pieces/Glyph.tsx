import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import styles from './Glyph.module.css';
import { glyphKey } from './glyphs.ts';

/** A piece's drawing, as large as the text around it. */
export const Glyph = ({
  game,
  type,
  side,
}: {
  readonly game: Game;
  readonly type: string;
  readonly side: Side;
}) => <span className={styles.glyph} data-glyph={glyphKey(game, type, side)} aria-hidden="true" />;
