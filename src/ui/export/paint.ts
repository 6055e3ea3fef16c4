/** The colours of the light theme, keyed by CSS variable (tokens.css). */
export const LIGHT_COLORS = {
  paper: '#f6f4ef',
  ink: '#22262b',
  'square-light': '#f0e9d8',
  'square-dark': '#b9a684',
  'last-turn': '#e0b020',
  'last-turn-ink': '#6b4700',
  'board-accent': '#0b5568',
  'board-red': '#9c2a22',
  'board-amber': '#6f4200',
  'board-violet': '#58348f',
  'board-ice': '#14557f',
  'board-green': '#1f5535',
  'board-blue': '#1e40af',
  'board-orange': '#943600',
  'board-ink': '#22262b',
  'board-pale': '#fffefb',
  'white-fill': '#fffdf6',
  'white-line': '#24272b',
  'black-fill': '#2c3036',
  'black-line': '#f5f0e4',
} as const;

export type Paint = Readonly<Record<keyof typeof LIGHT_COLORS, string>>;

/** Replaces CSS variables in a drawing by colours, since a file has no style sheet. */
export const withColors = (svg: string, paint: Paint): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, token: keyof Paint) => paint[token]);

export const currentColors = (page: Document = document): Paint => {
  const probe = page.createElement('span');
  page.body.append(probe);
  const colors = Object.entries(LIGHT_COLORS).map(([token, otherwise]) => {
    probe.style.color = `var(--${token})`;
    return [token, page.defaultView?.getComputedStyle(probe).color || otherwise];
  });
  probe.remove();
  return Object.fromEntries(colors);
};
