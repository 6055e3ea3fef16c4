/** Badge icons as CSS backgrounds, which paint faster than inline SVG. */

import type { BadgeLook } from '../../../kernel/drawing/looks.ts';
import type { Game } from '../../../kernel/game.ts';
import { memoize } from '../../../kernel/memoize.ts';

/** Copies of --board-pale, --board-ink and --white-fill in tokens.css, since an image cannot read CSS variables. */
const PALE = '#fffefb';
const INK = '#22262b';
const EDGE = '#fffdf6';

export const badgeDrawing = ({ icon: path = '', bare, isFilled }: Partial<BadgeLook> = {}): string => {
  const ink = bare ? INK : PALE;
  const edge = bare ? `<path d="${path}" stroke="${EDGE}" stroke-width="4.4"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="${ink}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${edge}<path d="${path}" fill="${isFilled ? ink : 'none'}"/></svg>`;
};

export const badgeImage = (look: BadgeLook): string => `data:image/svg+xml,${encodeURIComponent(badgeDrawing(look))}`;

export const iconKey = ({ id }: Game, kind: string): string => `${id}/${kind}`;

export const badgeSheet = memoize((game: Game): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  const rules = Object.entries(game.looks.badges).flatMap(([kind, look]) =>
    look.icon ? [`[data-icon="${iconKey(game, kind)}"]{background-image:url("${badgeImage(look)}")}`] : [],
  );
  sheet.replaceSync(rules.join('\n'));
  return sheet;
});
