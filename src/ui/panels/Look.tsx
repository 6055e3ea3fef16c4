import { useMemo } from 'react';
import { lensMarks, selectView } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';
import { squareName } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { clausesOf } from '../../kernel/rulebook.ts';
import { sideName } from '../../kernel/side.ts';
import type { Badge, Mark, UnitView } from '../../kernel/view.ts';
import { capital } from '../../kernel/words.ts';
import { Swatch } from '../board/Swatch.tsx';
import { spokenUnit } from '../board/spoken.ts';
import { seenOn } from '../board/units.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { useActions, useRoom } from '../room.ts';
import { looksTo, WORDS } from '../words.ts';
import { Clause } from './Clause.tsx';
import styles from './Look.module.css';

const sentence = (label: string): string => `${capital(label)}${/[.!?]$/.test(label) ? '' : '.'}`;

const Facts = ({ game, facts }: { readonly game: Game; readonly facts: readonly Badge[] }) => (
  <ul className={styles.facts}>
    {facts.map((fact) => (
      <li key={fact.kind + fact.label}>
        {sentence(fact.label)} <Clause game={game.id} rule={fact.rule} />
      </li>
    ))}
  </ul>
);

/** Where the rest of it stands. */
const otherHalf = (game: Game, { at }: UnitView, square: number): string =>
  `Half of it stands on ${squareName(game.board, at[0] === square ? (at[1] ?? square) : (at[0] ?? square))}.`;

const UnitCard = ({
  game,
  unit,
  square,
  cargo,
}: {
  readonly game: Game;
  readonly unit: UnitView;
  readonly square: number;
  readonly cargo: readonly UnitView[];
}) => (
  <li className={styles.unit}>
    {unit.body === 'chain' ? (
      <span className={styles.swatch} data-side={unit.side} />
    ) : (
      <Glyph game={game} type={unit.type} side={unit.side} />
    )}
    <div>
      <p className={styles.name}>
        {sideName(unit.side)} {game.pieces[unit.type]?.name ?? unit.type}
      </p>
      {unit.facing && <p className={styles.facing}>{looksTo(unit.facing)}</p>}
      {unit.body === 'halves' && <p className={styles.facing}>{otherHalf(game, unit, square)}</p>}
      <Facts game={game} facts={unit.badges} />
      {cargo.map((each) => (
        <p key={each.id} className={styles.cargo}>
          Carries {spokenUnit(game, each, square)}.
        </p>
      ))}
    </div>
  </li>
);

/** What the marks on the board and of the lenses mean: each look once. */
const legendOf = (marks: readonly Mark[]): readonly Mark[] => [
  ...new Map(marks.map((mark) => [`${mark.kind} ${mark.side ?? ''} ${mark.rule}`, mark])).values(),
];

const Legend = ({ game, marks }: { readonly game: Game; readonly marks: readonly Mark[] }) => {
  const titles = useMemo(() => new Map(clausesOf(game.rules).map(({ id, title }) => [id, title])), [game]);
  const legend = legendOf(marks);
  if (legend.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{WORDS.legend}</h2>
      <ul className={styles.legend}>
        {legend.map((mark) => (
          <li key={mark.kind + (mark.side ?? '') + mark.rule}>
            <Swatch mark={mark} />
            <span>
              {mark.side && `${sideName(mark.side)}: `}
              {titles.get(mark.rule) ?? mark.label} <Clause game={game.id} rule={mark.rule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Lenses = ({ game, on }: { readonly game: Game; readonly on: readonly string[] }) => {
  const { toggleLens } = useActions();
  if (game.lenses.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{WORDS.lenses}</h2>
      {game.lenses.map(({ id, title }) => (
        <label key={id} className={styles.lens}>
          <input type="checkbox" checked={on.includes(id)} onChange={() => toggleLens(id)} />
          {title}
        </label>
      ))}
    </section>
  );
};

const selectTable = ({ table }: Oddboard) => table;
const selectLooked = ({ looked }: Oddboard) => looked;
const selectLenses = ({ lenses }: Oddboard) => lenses;

/** A closer look: what stands on a square and why, the ways of looking, and what the marks mean. */
export const Look = ({ game }: { readonly game: Game }) => {
  const view = useRoom(selectView);
  const table = useRoom(selectTable);
  const looked = useRoom(selectLooked);
  const lenses = useRoom(selectLenses);
  const seen = useMemo(() => (table ? lensMarks(table, lenses, looked) : []), [table, lenses, looked]);
  if (!view) return null;
  const units = Object.values(view.units);
  const here = looked === null ? [] : (seenOn(view).get(looked) ?? []);
  const marks =
    looked === null ? [] : [...(view.marks[looked] ?? []), ...seen.flatMap(([square, mark]) => (square === looked ? mark : []))];
  return (
    <div className={styles.look}>
      <section className={styles.square} aria-live="off">
        {looked === null ? (
          <p className={styles.hint}>{WORDS.lookHint}</p>
        ) : (
          <>
            <h2 className={styles.heading}>{game.board.squares[looked]?.name}</h2>
            {here.length + marks.length === 0 && <p className={styles.hint}>{WORDS.empty}</p>}
            <ul>
              {here.map((unit) => (
                <UnitCard key={unit.id} game={game} unit={unit} square={looked} cargo={units.filter(({ inside }) => inside === unit.id)} />
              ))}
            </ul>
            <Facts game={game} facts={marks} />
          </>
        )}
      </section>
      {view.turn.notes.length > 0 && (
        <section>
          <h2 className={styles.heading}>{WORDS.turnFacts}</h2>
          <Facts game={game} facts={view.turn.notes} />
        </section>
      )}
      <Lenses game={game} on={lenses} />
      <Legend game={game} marks={[...Object.values(view.marks).flat(), ...seen.map(([, mark]) => mark)]} />
    </div>
  );
};
