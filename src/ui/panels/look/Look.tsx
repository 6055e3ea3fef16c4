import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { interpretTarget } from '../../../app/model/picking.ts';
import { reachOnOwnTurn } from '../../../app/model/reach.ts';
import { positionOf, questionOf, type Table, viewOf } from '../../../app/model/table.ts';
import { byUrgency } from '../../../app/narration/facts.ts';
import { lensMarks, selectLooking, selectView } from '../../../app/store/selectors.ts';
import { sameTarget, square } from '../../../kernel/asking/target.ts';
import { type Square, squareName } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import { sideName } from '../../../kernel/side.ts';
import type { Badge, Mark, UnitView } from '../../../kernel/view.ts';
import { capitalize } from '../../../kernel/words.ts';
import { unitLabel } from '../../board/ariaLabels.ts';
import { legendOf } from '../../board/looks.ts';
import { Swatch } from '../../board/Marks.tsx';
import { unitsBySquare } from '../../board/units/units.ts';
import { Button } from '../../controls/Button.tsx';
import { PreviewLines } from '../../game/ask/TurnMessages.tsx';
import { lazyComponent } from '../../lazyComponent.tsx';
import { mayProve } from '../../opponent/AdviceButtons.tsx';
import { ComputerContext, OpponentContext } from '../../opponent/context.ts';
import { Glyph } from '../../pieces/Glyph.tsx';
import { AbilityList, KindDiagrams } from '../../pieces/KindCard.tsx';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { OPPONENT } from '../../words/opponent.ts';
import { carries, halfOn, isEmpty, lensKey, looksTo, TONE_LABELS, WORDS } from '../../words.ts';
import { MovesLine } from '../moves/MovesLine.tsx';
import { Clause } from '../rules/Clause.tsx';
import { FromHere, HowItGoes } from '../rules/Diagram.tsx';
import styles from './Look.module.css';

const asSentence = (label: string): string => `${capitalize(label)}${/[.!?]$/.test(label) ? '' : '.'}`;

const Facts = ({ game, facts }: { readonly game: Game; readonly facts: readonly Badge[] }) => {
  const named = usePlayerNames();
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact.kind + fact.label}>
          {asSentence(named(fact.label))} <Clause game={game.id} rule={fact.rule} />
        </li>
      ))}
    </ul>
  );
};

const otherHalf = (game: Game, { at }: UnitView, square: number): string =>
  halfOn(squareName(game.board, at[0] === square ? (at[1] ?? square) : (at[0] ?? square)));

interface UnitCardProps {
  readonly game: Game;
  readonly unit: UnitView;
  readonly square: number;
  readonly carried: readonly UnitView[];
  /** Facts about this unit, not about its square. */
  readonly facts: readonly Badge[];
}

interface FoldedProps {
  readonly children: ReactNode;
  /** Whether diagrams above the rules are still loading. The rules stay invisible until then, since they would move. */
  readonly isLoading?: boolean;
}

/** Renders rules that can be unfolded, and that stay unfolded when the player inspects another square. */
const FoldedRules = ({ children, isLoading = false }: FoldedProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.rules} open={isOpen} data-coming={isLoading || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {WORDS.rulesHere}
      </summary>
      {isOpen && children}
    </details>
  );
};

const UnitCard = ({ game, unit, square, carried, facts }: UnitCardProps) => (
  <li className={styles.unit}>
    <Glyph game={game} type={unit.type} side={unit.side} />
    <div>
      <strong>
        {sideName(unit.side)} {game.pieces[unit.type]?.name ?? unit.type}
      </strong>
      <p>{game.pieces[unit.type]?.gist}</p>
      {unit.facing && <p>{looksTo(unit.facing)}</p>}
      {unit.body === 'halves' && <p>{otherHalf(game, unit, square)}</p>}
      <Facts game={game} facts={facts} />
      {carried.map((each) => (
        <p key={each.id}>{carries(unitLabel(game, each, square))}</p>
      ))}
    </div>
  </li>
);

const Legend = ({ game, marks }: { readonly game: Game; readonly marks: readonly Mark[] }) => {
  const hidden = useField('hidden');
  const { toggleMarks } = useActions();
  const legend = useMemo(() => legendOf(marks), [marks]);
  if (legend.length === 0) return null;
  return (
    <section>
      <h2>{WORDS.legend}</h2>
      <ul className={styles.legend}>
        {legend.map(({ key, mark, text }) => (
          <li key={key} className="line">
            <button
              type="button"
              className={styles.layer}
              aria-label={`${WORDS.showMark}: ${text}`}
              title={WORDS.showMark}
              aria-pressed={!hidden.includes(mark.kind)}
              onClick={() => toggleMarks(mark.kind)}
            >
              <Swatch game={game} mark={mark} />
            </button>
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
  const { toggleLens, toggleDiagram } = useActions();
  const isDiagram = useField('diagram');
  const lenses = [
    { id: 'diagram', title: WORDS.diagram, isOn: isDiagram, toggle: toggleDiagram },
    ...game.lenses.map((lens) => ({
      ...lens,
      isOn: on.includes(lens.id),
      toggle: () => toggleLens(lens.id),
    })),
  ];
  return (
    <section>
      <h2>{WORDS.lenses}</h2>
      {lenses.map(({ id, title, isOn, toggle }, number) => (
        <label key={id} className={`line ${styles.lens}`}>
          <input type="checkbox" data-lens checked={isOn} onChange={toggle} />
          {title}
          {number <= 9 && (
            <span className={`quiet ${styles.key}`} aria-hidden="true">
              {lensKey(number)}
            </span>
          )}
        </label>
      ))}
    </section>
  );
};

interface HereProps {
  readonly table: Table;
  readonly at: Square;
}

/** Lists the square's region, choice and refusal. Omits a refusal that the prompt or `facts` already state. */
const SquareFacts = ({ table, at, facts }: HereProps & { readonly facts: readonly Badge[] }) => {
  const { game } = table;
  const target = interpretTarget(table, square(at));
  const choice = questionOf(table)?.choices.find((each) => sameTarget(each.target, target));
  const isPicked = table.picks.some((each) => sameTarget(each, target));
  const refusal = viewOf(table).turn.outcome || isPicked ? null : game.explain(positionOf(table), table.picks, target);
  const isSaid =
    !refusal ||
    refusal.text.startsWith(isEmpty(squareName(game.board, at))) ||
    refusal.text === table.refused?.refusal.text ||
    facts.some(({ rule }) => rule === refusal.rule);
  const region = game.board.regions.find(
    ({ id, place }) => id === game.board.squares[at]?.region && place !== 'centre',
  );
  // Inspecting the other side's piece is not refused, so it highlights no square.
  const isLooking = useApp(selectLooking) !== null;
  const isCulprit =
    (!isLooking && !!table.refused?.refusal.squares.includes(at)) || !!table.armed?.hint?.squares.includes(at);
  return (
    <ul className={styles.facts}>
      {region && <li>{region.title}.</li>}
      {isCulprit && <li>{WORDS.partOfReason}</li>}
      {choice?.kind === 'open' && choice.tone() !== 'plain' && <li>{capitalize(TONE_LABELS[choice.tone()])}.</li>}
      {!isSaid && (
        <li>
          {refusal.text} <Clause game={game.id} rule={refusal.rule} />
        </li>
      )}
    </ul>
  );
};

/** Returns the last value that was stable for `DEBOUNCE` milliseconds, since a moving pointer crosses many squares. */
const useDebounced = <Value,>(value: Value): Value | null => {
  const [settled, setSettled] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

const DEBOUNCE = 120;

/** Lists the unit's abilities as if its side were to move, so that players can foresee the reply. */
const CurrentAbilities = ({ table, unit, at }: HereProps & { readonly unit: UnitView }) => {
  const now = useMemo(() => reachOnOwnTurn(table, unit, at), [table, unit, at]);
  return now && <AbilityList choices={now.options} isOnBoard />;
};

const SquareInspector = ({ table, at, marks }: HereProps & { readonly marks: readonly Mark[] }) => {
  const { game } = table;
  const view = viewOf(table);
  const here = unitsBySquare(view).get(at) ?? [];
  const [unit, ...others] = here;
  const settled = useDebounced(at) === at;
  // Several units have a list of badges each. A single unit shares one list with its square.
  const own = others.length > 0 ? [] : (unit?.badges ?? []);
  const { first, rest } = byUrgency(game, [...own, ...marks, ...game.inspectorFacts(positionOf(table), at)]);
  return (
    <>
      <ul>
        {here.map((each) => (
          <UnitCard
            key={each.id}
            game={game}
            unit={each}
            square={at}
            carried={Object.values(view.units).filter(({ inside }) => inside === each.id)}
            facts={others.length > 0 ? byUrgency(game, each.badges).first : []}
          />
        ))}
      </ul>
      <div className={styles.both}>
        {settled && unit && others.length === 0 && <KindDiagrams game={game} type={unit.type} side={unit.side} />}
        <div>
          <Facts game={game} facts={first} />
          <SquareFacts table={table} at={at} facts={here.flatMap(({ badges }) => badges)} />
          {settled && unit && <CurrentAbilities table={table} unit={unit} at={at} />}
        </div>
      </div>
      <FoldedRules isLoading={!settled}>
        {settled && unit && <FromHere table={table} unit={unit} at={at} />}
        <Facts game={game} facts={rest} />
        {settled && unit && <HowItGoes table={table} unit={unit} at={at} />}
      </FoldedRules>
    </>
  );
};

const ProofButton = () => {
  const hasOpponent = useContext(OpponentContext) !== null;
  const controls = useContext(ComputerContext);
  const mayAsk = useApp(mayProve);
  return (
    controls &&
    hasOpponent && (
      <Button disabled={!mayAsk} onClick={() => controls.advise('proof')}>
        {OPPONENT.isWon}
      </Button>
    )
  );
};

const Moves = lazyComponent(async () => (await import('../moves/Moves.tsx')).Moves);

export const Look = ({ game }: { readonly game: Game }) => {
  const view = useApp(selectView);
  const table = useField('table');
  const at = useField('inspected');
  const lenses = useField('lenses');
  const isListing = useField('tab') === 'moves';
  const seen = useMemo(() => (table ? lensMarks(table, lenses, at) : []), [table, lenses, at]);
  if (!view) return null;
  const isAsked = table && !viewOf(table).turn.outcome;
  if (isListing && isAsked) return <Moves />;
  const turn = byUrgency(game, table ? game.inspectorFacts(positionOf(table), null) : []);
  const turnFacts = [...view.turn.notes, ...turn.first];
  const here = at === null ? [] : (unitsBySquare(view).get(at) ?? []);
  const marks = [
    ...((at !== null && view.marks[at]) || []),
    ...seen.flatMap(([square, mark]) => (square === at ? mark : [])),
  ];
  return (
    <div className={styles.look}>
      <PreviewLines game={game} />
      <section className={styles.square} data-looked>
        {at === null ? (
          <p className="quiet">{WORDS.lookHint}</p>
        ) : (
          <>
            <h2>{game.board.squares[at]?.name}</h2>
            {here.length + marks.length === 0 && <p className="quiet">{WORDS.empty}</p>}
            {table && <SquareInspector table={table} at={at} marks={marks} />}
          </>
        )}
      </section>
      {turnFacts.length + turn.rest.length > 0 && (
        <section>
          <h2>{WORDS.turnFacts}</h2>
          <Facts game={game} facts={turnFacts} />
          {turn.rest.length > 0 && (
            <FoldedRules>
              <Facts game={game} facts={turn.rest} />
            </FoldedRules>
          )}
        </section>
      )}
      {isAsked && (
        <div className={`row ${styles.asks}`}>
          <MovesLine table={table} />
          <ProofButton />
        </div>
      )}
      <Lenses game={game} on={lenses} />
      <Legend game={game} marks={[...Object.values(view.marks).flat(), ...seen.map(([, mark]) => mark)]} />
    </div>
  );
};
