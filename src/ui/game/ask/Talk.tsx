/** The texts of the turn card besides its question: one source at a time, on three lines. */
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ToldLine } from '../../../app/narration/facts.ts';
import { foretold } from '../../../app/narration/narrate.ts';
import { type Preview, refusalOf } from '../../../app/narration/preview.ts';
import {
  selectCheckHelp,
  selectHint,
  selectInspectedPreview,
  selectIsFirst,
  selectLaterView,
  selectNarrow,
  selectPointedChoice,
  selectPreview,
  selectQuestion,
  selectView,
} from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { selectHasPicks } from '../../../app/store/state-selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import { memoizeLatest } from '../../../kernel/memoize.ts';
import { capital } from '../../../kernel/words.ts';
import { unitsOn } from '../../board/units/units.ts';
import { Button } from '../../controls/Button.tsx';
import { useFetched } from '../../fetched.tsx';
import { TOUCH, useMedia } from '../../media.ts';
import { Played } from '../../opponent/Thinking.tsx';
import { RuleLink } from '../../panels/rules/Clause.tsx';
import { Casualties } from '../../pieces/Casualties.tsx';
import { Glyph } from '../../pieces/Glyph.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { OPENING } from '../../words/opening.ts';
import { CARD } from '../../words/pieces.ts';
import { andMore, canSave, FORETOLD_HINT, FORETOLD_LINES, unitNamed, WORDS } from '../../words.ts';
import noteStyles from '../table/Notes.module.css';
import { halfMark } from './ChoiceButton.tsx';
import { selectAnswerer } from './states.tsx';
import styles from './Talk.module.css';

/** The most notes shown. If there are more, two are shown and the inspector has all. */
const MOST = 3;

/** The notes of the turn, and the end of a first game. Perils and offers are shown elsewhere. */
const Notes = ({ game }: { readonly game: Game }) => {
  const all = (useApp(selectView)?.turn.notes ?? []).filter(({ quiet }) => !quiet);
  const told = [
    ...(useApp(selectCheckHelp) === null ? [] : ['peril', 'check']),
    ...(useApp(selectAnswerer) ? ['offer'] : []),
  ];
  const isFirst = useApp(selectIsFirst);
  const { addAllRules } = useActions();
  const named = useNamed();
  const notes = all.filter(({ kind }) => !told.includes(kind));
  const shown = notes.length > MOST ? notes.slice(0, MOST - 1) : notes;
  return (
    <ul className={`row ${noteStyles.notes}`}>
      {shown.map(({ kind, label, rule }) => (
        <li key={kind + label} data-kind={kind}>
          {named(label)} {kind !== 'offer' && <RuleLink game={game.id} rule={rule} />}
        </li>
      ))}
      {isFirst && (
        <li>
          <Button className={noteStyles.grow} onClick={addAllRules}>
            {OPENING.allRules}
          </Button>
        </li>
      )}
      {shown.length < notes.length && <li>{andMore(notes.length - shown.length)}</li>}
    </ul>
  );
};

type Voice = (game: Game) => ReactNode;

const useRefusal: Voice = (game) => {
  const refusal = useApp(({ table }) => table && refusalOf(table));
  const named = useNamed();
  return (
    refusal && (
      <p data-tone="refused">
        <span id={FORETOLD_HINT}>{named(refusal.text)}</span> <RuleLink game={game.id} rule={refusal.rule} />
      </p>
    )
  );
};

const useDanger: Voice = (game) => {
  const armed = useApp(({ table }) => (table?.armed?.isDangerous ? table.armed : null));
  const { pick, back } = useActions();
  const named = useNamed();
  return (
    armed && (
      <div data-tone="danger">
        <p>
          <span id={FORETOLD_HINT}>{named(armed.hint?.text ?? '')}</span>{' '}
          {armed.hint && <RuleLink game={game.id} rule={armed.hint.rule} />}
        </p>
        <Button kind="danger" onClick={() => pick(armed.target)}>
          {WORDS.anyway}
        </Button>
        <Button onClick={back}>{WORDS.takeBack}</Button>
      </div>
    )
  );
};

/** The number of characters that fit on three lines, with the texts around them. */
const ROOM = 165;

const fitting = (lines: readonly ToldLine[], room: number): number => {
  let length = 0;
  const count = lines.findIndex(({ text }) => {
    length += text.length + 2;
    return length > room;
  });
  return count < 0 ? lines.length : count;
};

/** Memoized, since the card and the tab both need it. */
const toldOf = memoizeLatest(({ before, steps }: Preview, game: Game) => foretold(game, before, steps));

/** The effects of the choice pointed at or picked, without those in its hint. */
const useLines = (game: Game): readonly ToldLine[] => {
  const preview = useApp(selectPreview);
  const hint = useApp(selectHint);
  return preview ? toldOf(preview, game).filter(({ text }) => !hint?.text.includes(text)) : [];
};

const selectIsNarrow = (state: AppState) =>
  state.pointed?.kind === 'square' && selectNarrow(state).includes(state.pointed.square);
const selectPrice = (state: AppState) =>
  state.table && !state.playback ? (selectPointedChoice(state)?.price ?? 0) : 0;

const useForetold: Voice = (game) => {
  const hint = useApp(selectHint);
  const isNarrow = useApp(selectIsNarrow);
  const price = useApp(selectPrice);
  const lines = useLines(game);
  const named = useNamed();
  if (!hint && !price && lines.length === 0) return null;
  const count = hint ? fitting(lines, ROOM - hint.text.length) : Math.max(1, fitting(lines, ROOM));
  return (
    <p data-tone={isNarrow ? 'narrow' : 'plain'}>
      <strong id={FORETOLD_HINT}>
        {price > 0 && `${capital(CARD.costs(price))}. `}
        {hint && named(hint.text)}
      </strong>{' '}
      {hint && <RuleLink game={game.id} rule={hint.rule} />}{' '}
      <span id={FORETOLD_LINES}>
        {lines.slice(0, count).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one ghost never change places
          <span key={index}>
            {line.text} <Casualties game={game} line={line} />
          </span>
        ))}
        {count < lines.length && <span className={styles.rest}>{andMore(lines.length - count)}</span>}
      </span>
    </p>
  );
};

/** Whether the prompt already has this sentence ("The Titan is in check."). */
const isSaid = (peril: string, prompt: string): boolean => prompt.includes(peril.replace(/^\w+'s /, ''));

const usePeril: Voice = (game) => {
  const rescue = useApp(selectCheckHelp);
  const prompt = useApp(selectQuestion)?.prompt ?? '';
  const named = useNamed();
  return (
    rescue && (
      <p data-tone="peril">
        <span id={FORETOLD_HINT}>
          {named(canSave(isSaid(rescue.peril, prompt) ? null : rescue.peril, rescue.count))}
        </span>{' '}
        <RuleLink game={game.id} rule={rescue.rule} />
      </p>
    )
  );
};

/** Milliseconds until a piece under the pointer is named. */
const REST = 600;

const useRested = () => {
  const hovered = useField('hovered');
  const isTouch = useMedia(TOUCH);
  const [rested, setRested] = useState(hovered);
  useEffect(() => {
    const timer = setTimeout(() => setRested(hovered), isTouch ? 0 : REST);
    return () => clearTimeout(timer);
  }, [hovered, isTouch]);
  return rested === hovered ? hovered : null;
};

const usePointed: Voice = (game) => {
  const view = useApp(selectLaterView);
  const hasPicks = useApp(selectHasPicks);
  const over = useRested();
  const here = useMemo(() => (view && over !== null ? (unitsOn(view).get(over) ?? []) : []), [view, over]);
  if (over === null || hasPicks || here.length === 0) return null;
  return (
    <p data-tone="plain" aria-hidden="true">
      {here.map((unit) => (
        <span key={unit.id} className={styles.unit}>
          <Glyph game={game} type={unit.type} side={unit.side} />
          <strong>{unitNamed(unit.side, game.pieces[unit.type]?.name ?? '')}</strong>{' '}
          {halfMark(game, unit, over)}
        </span>
      ))}
      {here.length === 1 && game.pieces[here[0]?.type ?? '']?.gist}
    </p>
  );
};

const fetchUpcoming = (): Promise<{ readonly Upcoming: ComponentType<{ readonly game: Game }> }> =>
  import('../telling/Upcoming.tsx');

const News = ({ game }: { readonly game: Game }) => {
  const autoPlayed = useField('autoPlayed');
  const file = useFetched(game.hasComing ? fetchUpcoming : undefined);
  return (
    <div id={FORETOLD_HINT}>
      {autoPlayed && <p data-tone="plain">{autoPlayed}</p>}
      <Played />
      <Notes game={game} />
      {file && <file.Upcoming game={game} />}
    </div>
  );
};

const useVoice: Voice = (game) => {
  const voices = [useRefusal(game), useDanger(game), useForetold(game), usePeril(game), usePointed(game)];
  return voices.find((said) => said) ?? <News game={game} />;
};

export const Talk = ({ game }: { readonly game: Game }) => (
  <div className={`small ${styles.talk}`} data-talk>
    {useVoice(game)}
  </div>
);

export const Foretold = ({ game }: { readonly game: Game }) => {
  const preview = useApp(selectInspectedPreview);
  const lines = preview ? toldOf(preview, game) : [];
  return (
    lines.length > 0 && (
      <section className={styles.whole} aria-hidden="true">
        <h3>{WORDS.foretold}</h3>
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one ghost never change places
            <li key={index}>
              {line.text} <Casualties game={game} line={line} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
};
