import { useEffect, useMemo, useState } from 'react';
import { lensMarks, selectView } from '../../app/selectors.ts';
import { selectLenses, selectTable } from '../../app/slices.ts';
import type { Oddboard } from '../../app/store.ts';
import { targetAt } from '../../app/table/picking.ts';
import { positionOf, questionOf, type Table, viewOf } from '../../app/table/table.ts';
import { type Square, squareName } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { sameTarget } from '../../kernel/menu.ts';
import { sideName } from '../../kernel/side.ts';
import type { Badge, Mark, UnitView } from '../../kernel/view.ts';
import { capital } from '../../kernel/words.ts';
import { legendOf } from '../board/legend.ts';
import { Swatch } from '../board/Swatch.tsx';
import { spokenUnit } from '../board/spoken.ts';
import { seenOn } from '../board/units.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { useActions, useRoom } from '../room.ts';
import { carries, halfOn, lensKey, looksTo, SPOKEN, WORDS } from '../words.ts';
import { Clause } from './Clause.tsx';
import { HowItGoes } from './Diagram.tsx';
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
  halfOn(squareName(game.board, at[0] === square ? (at[1] ?? square) : (at[0] ?? square)));

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
          {carries(spokenUnit(game, each, square))}
        </p>
      ))}
    </div>
  </li>
);

const Legend = ({ game, marks }: { readonly game: Game; readonly marks: readonly Mark[] }) => {
  const legend = useMemo(() => legendOf(marks), [marks]);
  if (legend.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{WORDS.legend}</h2>
      <ul className={styles.legend}>
        {legend.map(({ key, mark, text }) => (
          <li key={key}>
            <Swatch mark={mark} />
            <span>
              {text} <Clause game={game.id} rule={mark.rule} />
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
      {game.lenses.map(({ id, title }, index) => (
        <label key={id} className={styles.lens}>
          <input type="checkbox" checked={on.includes(id)} onChange={() => toggleLens(id)} />
          {title}
          {index < 9 && (
            <span className={styles.key} aria-hidden="true">
              {lensKey(index + 1)}
            </span>
          )}
        </label>
      ))}
    </section>
  );
};

const selectLooked = ({ looked }: Oddboard) => looked;

/** What holds of the square itself: its region, what picking it would be, and whether it is lit. */
const Standing = ({ table, at }: { readonly table: Table; readonly at: Square }) => {
  const { game } = table;
  const target = targetAt(table, at);
  const choice = questionOf(table)?.choices.find((each) => sameTarget(each.target, target));
  const refusal = viewOf(table).turn.outcome ? null : game.explain(positionOf(table), table.picks, target);
  const hint = choice?.kind === 'open' ? choice.hint?.() : undefined;
  const region = game.board.regions.find(({ id, place }) => id === game.board.squares[at]?.region && place !== 'centre');
  const isLit = !!table.refused?.refusal.squares.includes(at) || !!table.armed?.hint?.squares.includes(at);
  const said = refusal ?? hint;
  return (
    <ul className={styles.facts}>
      {region && <li>{region.title}.</li>}
      {isLit && <li>{WORDS.lit}</li>}
      {choice?.kind === 'open' && <li>{capital(SPOKEN[choice.tone()])}.</li>}
      {said && (
        <li>
          {said.text} <Clause game={game.id} rule={said.rule} />
        </li>
      )}
    </ul>
  );
};

/** What is looked at, once one stays with it. */
const useSettled = <Value,>(value: Value): Value | null => {
  const [settled, setSettled] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLING);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

const SETTLING = 120;

/** A closer look: what stands on a square and why, the ways of looking, and what the marks mean. */
export const Look = ({ game }: { readonly game: Game }) => {
  const view = useRoom(selectView);
  const table = useRoom(selectTable);
  const looked = useRoom(selectLooked);
  const lenses = useRoom(selectLenses);
  const seen = useMemo(() => (table ? lensMarks(table, lenses, looked) : []), [table, lenses, looked]);
  const settled = useSettled(looked);
  if (!view) return null;
  const turnFacts = [...view.turn.notes, ...(table ? game.about(positionOf(table), null) : [])];
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
            <Facts game={game} facts={[...marks, ...(table ? game.about(positionOf(table), looked) : [])]} />
            {table && <Standing table={table} at={looked} />}
            {table && settled === looked && here[0] && <HowItGoes table={table} unit={here[0]} at={looked} />}
          </>
        )}
      </section>
      {turnFacts.length > 0 && (
        <section>
          <h2 className={styles.heading}>{WORDS.turnFacts}</h2>
          <Facts game={game} facts={turnFacts} />
        </section>
      )}
      <Lenses game={game} on={lenses} />
      <Legend game={game} marks={[...Object.values(view.marks).flat(), ...seen.map(([, mark]) => mark)]} />
    </div>
  );
};
