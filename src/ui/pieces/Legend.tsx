/** The legend of a game: its pieces with their diagrams, and what each sign on squares and pieces means. */
import type { Game } from '../../kernel/game.ts';
import type { Sign, Legend as Signs } from '../../kernel/legend.ts';
import { SIDES } from '../../kernel/side.ts';
import type { BadgeKind, MarkKind, UnitView } from '../../kernel/view.ts';
import { Figures } from '../board/Figures.tsx';
import { isSided } from '../board/looks.ts';
import { ONE, Swatch } from '../board/Marks.tsx';
import { useFetched } from '../fetched.tsx';
import { Clause } from '../panels/Clause.tsx';
import { useField } from '../room.ts';
import { LEGEND } from '../words/legend.ts';
import { KindCard } from './KindCard.tsx';
import styles from './Legend.module.css';
import { useGlyphs } from './useGlyphs.ts';

const CLOSE: ReadonlySet<number> = new Set([0]);
const NOBODY: ReadonlyMap<number, readonly number[]> = new Map();

/** A piece that bears a sign, on a square of its own. */
const Bearer = ({
  game,
  kind,
  sign,
}: {
  readonly game: Game;
  readonly kind: BadgeKind;
  readonly sign: Sign;
}) => {
  const { says, rule, value, on = Object.keys(game.pieces)[0] ?? '' } = sign;
  const badge = { kind, label: says, rule, ...(value !== undefined && { value }) };
  const unit: UnitView = { id: 0, type: on, side: 'white', at: [0], body: 'whole', badges: [badge] };
  return (
    <span className={styles.bearer} aria-hidden="true">
      <Figures
        game={game}
        layout={ONE}
        units={[unit]}
        leaving={[]}
        close={CLOSE}
        dimmed={NOBODY}
        ways={{}}
        pace={0}
        flipped={false}
      />
    </span>
  );
};

/** A mark on a square of its own; for each side, where they differ. */
const Swatches = ({ kind, sign: { says, rule, value } }: { readonly kind: MarkKind; readonly sign: Sign }) =>
  SIDES.slice(0, isSided(kind) ? 2 : 1).map((side) => (
    <Swatch
      key={side}
      mark={{ kind, side, label: says, rule, toward: 'n', ...(value !== undefined && { value }) }}
    />
  ));

const entries = <Kind extends string>(
  signs: Readonly<Partial<Record<Kind, Sign>>>,
): readonly (readonly [Kind, Sign])[] => Object.entries(signs) as [Kind, Sign][];

const says = (game: Game, { says, rule }: Sign) => (
  <span>
    {says} <Clause game={game.id} rule={rule} />
  </span>
);

const SignList = ({ game, signs: { marks, badges } }: { readonly game: Game; readonly signs: Signs }) => (
  <>
    <section>
      <h3>{LEGEND.onSquares}</h3>
      <ul className={styles.signs}>
        {entries(marks).map(([kind, sign]) => (
          <li key={kind} data-sign={kind}>
            <span className={styles.swatches}>
              <Swatches kind={kind} sign={sign} />
            </span>
            {says(game, sign)}
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h3>{LEGEND.onPieces}</h3>
      <ul className={styles.signs}>
        {entries(badges).map(([kind, sign]) => (
          <li key={kind} data-sign={kind}>
            <span className={styles.swatches}>
              <Bearer game={game} kind={kind} sign={sign} />
            </span>
            {says(game, sign)}
          </li>
        ))}
      </ul>
    </section>
  </>
);

/** What the signs of a game mean, once that is fetched; a game may show nothing but its pieces. */
export const Legend = ({ game }: { readonly game: Game }) => {
  useGlyphs(game);
  const signs = useFetched(useField('entries').find(({ id }) => id === game.id)?.legend);
  return (
    <div className={styles.legend}>
      <section>
        <h3>{LEGEND.pieces}</h3>
        <ul className={styles.kinds}>
          {Object.keys(game.pieces).map((type) => (
            <li key={type}>
              <KindCard game={game} type={type} />
            </li>
          ))}
        </ul>
      </section>
      {signs && <SignList game={game} signs={signs} />}
    </div>
  );
};
