/** The messages of the turn card, one kind at a time, so that the card keeps its height. */
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { NarratedLine } from '../../../app/narration/facts.ts';
import { narratePreview } from '../../../app/narration/narrate.ts';
import { type Preview, refusalOf } from '../../../app/narration/preview.ts';
import {
  selectCheckHelp,
  selectFewMoveSquares,
  selectHint,
  selectInspectedPreview,
  selectIsFirst,
  selectLaterView,
  selectPointedChoice,
  selectPreview,
  selectQuestion,
  selectView,
} from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { selectHasPicks } from '../../../app/store/state-selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import { memoizeLatest } from '../../../kernel/memoize.ts';
import { capitalize } from '../../../kernel/words.ts';
import { unitsBySquare } from '../../board/units/units.ts';
import { Button } from '../../controls/Button.tsx';
import { useFetched } from '../../lazyComponent.tsx';
import { TOUCH, useMedia } from '../../media.ts';
import { LastComputerAction } from '../../opponent/Thinking.tsx';
import { RuleLink } from '../../panels/rules/Clause.tsx';
import { Casualties } from '../../pieces/Casualties.tsx';
import { Glyph } from '../../pieces/Glyph.tsx';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { OPENING } from '../../words/opening.ts';
import { CARD } from '../../words/pieces.ts';
import { andMore, canSave, PREVIEW_HINT_ID, PREVIEW_LINES_ID, unitNamed, WORDS } from '../../words.ts';
import noteStyles from '../table/Notes.module.css';
import { halfMark } from './ChoiceButton.tsx';
import { selectAnswerer } from './states.tsx';
import styles from './TurnMessages.module.css';

const MAX_NOTES = 3;

const Notes = ({ game }: { readonly game: Game }) => {
  const all = (useApp(selectView)?.turn.notes ?? []).filter(({ quiet }) => !quiet);
  const shownElsewhere = [
    ...(useApp(selectCheckHelp) === null ? [] : ['peril', 'check']),
    ...(useApp(selectAnswerer) ? ['offer'] : []),
  ];
  const isFirst = useApp(selectIsFirst);
  const { addAllRules } = useActions();
  const named = usePlayerNames();
  const notes = all.filter(({ kind }) => !shownElsewhere.includes(kind));
  const shown = notes.length > MAX_NOTES ? notes.slice(0, MAX_NOTES - 1) : notes;
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

type MessageHook = (game: Game) => ReactNode;

const useRefusal: MessageHook = (game) => {
  const refusal = useApp(({ table }) => table && refusalOf(table));
  const named = usePlayerNames();
  return (
    refusal && (
      <p data-tone="refused">
        <span id={PREVIEW_HINT_ID}>{named(refusal.text)}</span> <RuleLink game={game.id} rule={refusal.rule} />
      </p>
    )
  );
};

const useDanger: MessageHook = (game) => {
  const armed = useApp(({ table }) => (table?.armed?.isDangerous ? table.armed : null));
  const { pick, back } = useActions();
  const named = usePlayerNames();
  return (
    armed && (
      <div data-tone="danger">
        <p>
          <span id={PREVIEW_HINT_ID}>{named(armed.hint?.text ?? '')}</span>{' '}
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

/** Room for a message's text, in characters: about three lines, beside the links. */
const ROOM_IN_CHARACTERS = 165;

const countFitting = (lines: readonly NarratedLine[], room: number): number => {
  let length = 0;
  const count = lines.findIndex(({ text }) => {
    length += text.length + 2;
    return length > room;
  });
  return count < 0 ? lines.length : count;
};

/** Returns a preview's narration, memoized, since the turn card and the tab Look both need the text. */
const narratedOf = memoizeLatest(({ before, steps }: Preview, game: Game) => narratePreview(game, before, steps));

/** Returns a choice's effects, except those in its hint, since the card has only three lines. */
const useEffectLines = (game: Game): readonly NarratedLine[] => {
  const preview = useApp(selectPreview);
  const hint = useApp(selectHint);
  return preview ? narratedOf(preview, game).filter(({ text }) => !hint?.text.includes(text)) : [];
};

const selectIsNarrow = (state: AppState) =>
  state.pointed?.kind === 'square' && selectFewMoveSquares(state).includes(state.pointed.square);
const selectPrice = (state: AppState) =>
  state.table && !state.playback ? (selectPointedChoice(state)?.turnCost ?? 0) : 0;

const usePreviewMessage: MessageHook = (game) => {
  const hint = useApp(selectHint);
  const isNarrow = useApp(selectIsNarrow);
  const price = useApp(selectPrice);
  const lines = useEffectLines(game);
  const named = usePlayerNames();
  if (!hint && !price && lines.length === 0) return null;
  const count = hint
    ? countFitting(lines, ROOM_IN_CHARACTERS - hint.text.length)
    : Math.max(1, countFitting(lines, ROOM_IN_CHARACTERS));
  return (
    <p data-tone={isNarrow ? 'narrow' : 'plain'}>
      <strong id={PREVIEW_HINT_ID}>
        {price > 0 && `${capitalize(CARD.costs(price))}. `}
        {hint && named(hint.text)}
      </strong>{' '}
      {hint && <RuleLink game={game.id} rule={hint.rule} />}{' '}
      <span id={PREVIEW_LINES_ID}>
        {lines.slice(0, count).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one preview never change order
          <span key={index}>
            {line.text} <Casualties game={game} line={line} />
          </span>
        ))}
        {count < lines.length && <span className={styles.rest}>{andMore(lines.length - count)}</span>}
      </span>
    </p>
  );
};

/** Whether the prompt ("The Titan is in check.") already states the peril, so that the card states it once. */
const isInPrompt = (peril: string, prompt: string): boolean => prompt.includes(peril.replace(/^\w+'s /, ''));

const usePeril: MessageHook = (game) => {
  const checkHelp = useApp(selectCheckHelp);
  const prompt = useApp(selectQuestion)?.prompt ?? '';
  const named = usePlayerNames();
  return (
    checkHelp && (
      <p data-tone="peril">
        <span id={PREVIEW_HINT_ID}>
          {named(canSave(isInPrompt(checkHelp.peril, prompt) ? null : checkHelp.peril, checkHelp.count))}
        </span>{' '}
        <RuleLink game={game.id} rule={checkHelp.rule} />
      </p>
    )
  );
};

/** Milliseconds of hovering until a piece is named, so that crossing the board names none. */
const HOVER_DELAY = 600;

const useDelayedHover = () => {
  const hovered = useField('hovered');
  const isTouch = useMedia(TOUCH);
  const [rested, setRested] = useState(hovered);
  useEffect(() => {
    const timer = setTimeout(() => setRested(hovered), isTouch ? 0 : HOVER_DELAY);
    return () => clearTimeout(timer);
  }, [hovered, isTouch]);
  return rested === hovered ? hovered : null;
};

const usePointed: MessageHook = (game) => {
  const view = useApp(selectLaterView);
  const hasPicks = useApp(selectHasPicks);
  const over = useDelayedHover();
  const here = useMemo(() => (view && over !== null ? (unitsBySquare(view).get(over) ?? []) : []), [view, over]);
  if (over === null || hasPicks || here.length === 0) return null;
  return (
    <p data-tone="plain" aria-hidden="true">
      {here.map((unit) => (
        <span key={unit.id} className={styles.unit}>
          <Glyph game={game} type={unit.type} side={unit.side} />
          <strong>{unitNamed(unit.side, game.pieces[unit.type]?.name ?? '')}</strong> {halfMark(game, unit, over)}
        </span>
      ))}
      {here.length === 1 && game.pieces[here[0]?.type ?? '']?.gist}
    </p>
  );
};

const fetchUpcoming = (): Promise<{ readonly Upcoming: ComponentType<{ readonly game: Game }> }> =>
  import('../telling/Upcoming.tsx');

const TurnNews = ({ game }: { readonly game: Game }) => {
  const autoPlayed = useField('autoPlayed');
  const file = useFetched(game.hasUpcomingEvents ? fetchUpcoming : undefined);
  return (
    <div id={PREVIEW_HINT_ID}>
      {autoPlayed && <p data-tone="plain">{autoPlayed}</p>}
      <LastComputerAction />
      <Notes game={game} />
      {file && <file.Upcoming game={game} />}
    </div>
  );
};

const useMessage: MessageHook = (game) => {
  const messages = [useRefusal(game), useDanger(game), usePreviewMessage(game), usePeril(game), usePointed(game)];
  return messages.find((said) => said) ?? <TurnNews game={game} />;
};

export const TurnMessages = ({ game }: { readonly game: Game }) => (
  <div className={`small ${styles.talk}`} data-talk>
    {useMessage(game)}
  </div>
);

export const PreviewLines = ({ game }: { readonly game: Game }) => {
  const preview = useApp(selectInspectedPreview);
  const lines = preview ? narratedOf(preview, game) : [];
  return (
    lines.length > 0 && (
      <section className={styles.whole} aria-hidden="true">
        <h3>{WORDS.foretold}</h3>
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one preview never change order
            <li key={index}>
              {line.text} <Casualties game={game} line={line} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
};
