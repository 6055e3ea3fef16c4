import { type ReactNode, useContext } from 'react';
import { MESSAGES } from '../../../app/base/messages.ts';
import { declarationAt, nodeAt } from '../../../app/model/table.ts';
import { isOver } from '../../../app/session/mode.ts';
import { offerAnswersIn, selectAsides } from '../../../app/store/answers.ts';
import { selectLeft, selectLookBack, selectView } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { selectLength, selectPlayers } from '../../../app/store/state-selectors.ts';
import { spellTarget } from '../../../kernel/asking/target.ts';
import type { Game } from '../../../kernel/game.ts';
import { other, type Side } from '../../../kernel/side.ts';
import type { Outcome } from '../../../kernel/view.ts';
import { Button } from '../../controls/Button.tsx';
import { useCanReview } from '../../opponent/context.ts';
import { RuleLink } from '../../panels/rules/Clause.tsx';
import { ReviewContext } from '../../review/context.ts';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { OPPONENT } from '../../words/opponent.ts';
import { lookBackText, offersDraw, resultOf, triedFrom, WORDS } from '../../words.ts';
import askStyles from './Ask.module.css';
import styles from './states.module.css';

interface StripProps {
  readonly tone: 'offer' | 'back';
  readonly text: string;
  readonly children: ReactNode;
}

const Strip = ({ tone, text, children }: StripProps) => (
  <p className={`row ${styles.strip}`} data-tone={tone}>
    <span>{text}</span>
    {children}
  </p>
);

export const selectAnswerer = (state: AppState) => offerAnswersIn(selectAsides(state))[0]?.declaration.side;

export const selectAsked = (state: AppState) => selectAnswerer(state) ?? selectView(state)?.turn.toMove;

export const Offer = ({ game }: { readonly game: Game }) => {
  const answers = offerAnswersIn(useApp(selectAsides));
  const players = useApp(selectPlayers);
  const { declare } = useActions();
  const asked = answers[0]?.declaration.side;
  if (!asked) return null;
  return (
    <Strip tone="offer" text={offersDraw(other(asked), players)}>
      {answers.map(({ declaration, target }) => (
        <Button key={declaration.kind} data-target={spellTarget(game.board, target)} onClick={() => declare(target)}>
          {declaration.kind === 'accept' ? WORDS.acceptDraw : WORDS.declineDraw}
        </Button>
      ))}
    </Strip>
  );
};

export const LookBack = () => {
  const place = useApp(selectLookBack);
  const left = useApp(selectLeft);
  const length = useApp(selectLength);
  const ended = useApp(isOver);
  const { goTo, visit } = useActions();
  const branches = place && !left && !ended ? WORDS.branches : '';
  const text = [left && triedFrom(left.turn), place && lookBackText(place), branches].filter(Boolean).join(' ');
  return (
    (place || left) && (
      <Strip tone="back" text={text}>
        {place && !left && <Button onClick={() => goTo(length)}>{WORDS.backToNow}</Button>}
        {left && <Button onClick={() => visit(nodeAt(left.game, left.game.line.length))}>{WORDS.backToGame}</Button>}
      </Strip>
    )
  );
};

/** The milliseconds that a button adds to a clock that ran out, for players who prefer to go on. */
const MINUTE = 60_000;

interface End {
  readonly outcome: Outcome | null;
  /** The side that ran out of time; null if the game ended otherwise. */
  readonly outOfTime: Side | null;
}

export const useEnd = (): End | null => {
  const { outOfTime } = useField('hotSeat');
  const outcome = useApp(selectView)?.turn.outcome ?? null;
  return outcome ? { outcome, outOfTime: null } : outOfTime && { outcome, outOfTime };
};

export const Ending = ({ game, end: { outcome, outOfTime } }: { readonly game: Game; readonly end: End }) => {
  const players = useApp(selectPlayers);
  const named = usePlayerNames();
  const isSaid = useApp(({ table }) => !!table && declarationAt(table, table.cursor - 1) !== null);
  const result = resultOf(outcome?.winner ?? (outOfTime && other(outOfTime)), players);
  return (
    <p className={askStyles.over}>
      <strong className="cut" title={result}>
        {result}
      </strong>
      <span>
        {named(outcome ? outcome.text : outOfTime ? MESSAGES.ranOut(outOfTime) : '')}{' '}
        {outcome && !isSaid && <RuleLink game={game.id} rule={outcome.rule} />}
      </span>
    </p>
  );
};

export const EndButtons = ({ end: { outOfTime } }: { readonly end: End }) => {
  const canReview = useCanReview();
  const options = useApp(({ table }) => table?.tree.beginning.options);
  const { newGame, rematch, giveTime } = useActions();
  const openReview = useContext(ReviewContext).open;
  return (
    <div className="row" data-four={(outOfTime !== null && canReview) || undefined}>
      <Button large kind="primary" onClick={rematch}>
        {WORDS.rematch}
      </Button>
      <Button large onClick={() => newGame(options)}>
        {WORDS.again}
      </Button>
      {canReview && (
        <Button large onClick={openReview}>
          {OPPONENT.review}
        </Button>
      )}
      {outOfTime && (
        <Button large onClick={() => giveTime(outOfTime, MINUTE)}>
          {WORDS.giveMinute}
        </Button>
      )}
    </div>
  );
};
