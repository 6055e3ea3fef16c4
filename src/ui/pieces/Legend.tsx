import { type ReactNode, useMemo } from 'react';
import { selectView } from '../../app/store/selectors.ts';
import type { Game } from '../../kernel/game.ts';
import type { SignMeaning } from '../../kernel/learning/legend.ts';
import { SIDES } from '../../kernel/side.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { ONE_SQUARE, Swatch } from '../board/Marks.tsx';
import { FigureView } from '../board/units/Figures.tsx';
import { drawnUnits } from '../board/units/units.ts';
import { useFetched } from '../lazyComponent.tsx';
import { Clause } from '../panels/rules/Clause.tsx';
import { useApp, useField } from '../store.ts';
import { LEGEND } from '../words/pieces.ts';
import { useGlyphs } from './glyphs.ts';
import { KindCard } from './KindCard.tsx';
import styles from './Legend.module.css';

const NOTHING = {};

type Signs = Readonly<Record<string, SignMeaning>>;

interface BearerProps {
  readonly game: Game;
  readonly kind: string;
  readonly sign: SignMeaning;
}

const SignBearer = ({ game, kind, sign }: BearerProps) => {
  const { says, rule, value, on = Object.keys(game.pieces)[0] ?? '' } = sign;
  const badge = { kind, label: says, rule, ...(value !== undefined && { value }) };
  const unit: UnitView = { id: 0, type: on, side: 'white', at: [0], body: 'whole', badges: [badge] };
  return (
    <span className={styles.bearer} aria-hidden="true">
      {drawnUnits([unit], game.looks).map((figure) => (
        <FigureView key={figure.key} game={game} layout={ONE_SQUARE} figure={figure} state={NOTHING} />
      ))}
    </span>
  );
};

const swatches = (game: Game, kind: string, { says, rule, value }: SignMeaning): ReactNode =>
  SIDES.slice(0, game.looks.marks[kind]?.isSided ? 2 : 1).map((side) => (
    <Swatch
      key={side}
      game={game}
      mark={{ kind, side, label: says, rule, toward: 'n', ...(value !== undefined && { value }) }}
    />
  ));

interface SignsProps {
  readonly game: Game;
  readonly title: string;
  readonly signs: Signs;
  show(kind: string, sign: SignMeaning): ReactNode;
}

const SignList = ({ game, title, signs, show }: SignsProps) => {
  const list = Object.entries(signs);
  return (
    list.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul className={styles.signs}>
          {list.map(([kind, sign]) => (
            <li key={kind} data-sign={kind}>
              <span className={styles.swatches}>{show(kind, sign)}</span>
              <span>
                {sign.says} <Clause game={game.id} rule={sign.rule} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
};

type Kinds = ReadonlySet<string>;

const kindsOnBoard = (view: BoardView | null): Kinds =>
  new Set([
    ...Object.values(view?.marks ?? {}).flatMap((marks) => marks.map(({ kind }) => kind)),
    ...Object.values(view?.units ?? {}).flatMap(({ badges }) => badges.map(({ kind }) => kind)),
  ]);

const signsOfKinds = (signs: Signs, kinds: Kinds, isHere: boolean): Signs =>
  Object.fromEntries(Object.entries(signs).filter(([kind]) => kinds.has(kind) === isHere));

/** Shows a game's legend. Signs on the board come first, since a reader looks for one of these. */
export const Legend = ({ game }: { readonly game: Game }) => {
  useGlyphs(game);
  const signs = useFetched(useField('entries').find(({ id }) => id === game.id)?.legend);
  const view = useApp(selectView);
  const here = useMemo(() => kindsOnBoard(view), [view]);
  const listed = (isHere: boolean) =>
    signs && (
      <>
        <SignList
          game={game}
          title={isHere ? LEGEND.squaresNow : LEGEND.onSquares}
          signs={signsOfKinds(signs.marks, here, isHere)}
          show={(kind, sign) => swatches(game, kind, sign)}
        />
        <SignList
          game={game}
          title={isHere ? LEGEND.piecesNow : LEGEND.onPieces}
          signs={signsOfKinds(signs.badges, here, isHere)}
          show={(kind, sign) => <SignBearer game={game} kind={kind} sign={sign} />}
        />
      </>
    );
  return (
    <div className={styles.legend}>
      {listed(true)}
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
      {listed(false)}
      {signs && (
        <SignList
          game={game}
          title={LEGEND.inOverlays}
          signs={signs.overlays}
          show={(kind, sign) => swatches(game, kind, sign)}
        />
      )}
    </div>
  );
};
