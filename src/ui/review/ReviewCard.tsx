import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { ReviewState, ReviewStore } from '../../app/boards/review.ts';
import { hasLine } from '../../app/model/line-tables.ts';
import { nodeAt } from '../../app/model/table.ts';
import type { ShortAction } from '../../app/narration/short.ts';
import type { TurningPoint } from '../../app/review/turning-points.ts';
import type { Game } from '../../kernel/game.ts';
import { announce } from '../announce.ts';
import { Button } from '../controls/Button.tsx';
import { Answers } from '../game/ask/Answers.tsx';
import askStyles from '../game/ask/Ask.module.css';
import { PhaseRail, Steps } from '../game/ask/Ask.tsx';
import { TurnMessages } from '../game/ask/TurnMessages.tsx';
import { RuleLink } from '../panels/rules/Clause.tsx';
import { ShortNotation, shortLabel } from '../panels/turns/ShortNotation.tsx';
import { usePlayerNames } from '../seats/usePlayerNames.ts';
import { StageCard } from '../seek/StageCard.tsx';
import { useField } from '../store.ts';
import { REVIEW } from '../words/review.ts';
import { WORDS } from '../words.ts';
import styles from './Review.module.css';
import { usePuzzleAt } from './usePuzzleAt.ts';

interface Props {
  readonly game: Game;
  readonly review: ReviewStore;
}

type TurnProps = { readonly game: Game; readonly actions: readonly ShortAction[] };

const TurnNotation = ({ game, actions }: TurnProps) => (
  <span className={styles.turn}>
    {actions.map((action, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by its index in the turn
      <span key={index}>
        <ShortNotation game={game} action={action} />
        <span className="visuallyHidden">{shortLabel(game, action)}, </span>
      </span>
    ))}
  </span>
);

const turnLabel = (game: Game, actions: readonly ShortAction[]): string =>
  actions.map((action) => shortLabel(game, action)).join(', ');

const KeepLineButton = ({ point: { turn, better }, keep }: Pick<ReviewState, 'keep'> & { point: TurningPoint }) => {
  const table = useField('table');
  if (!table || !better) return null;
  const isKept = hasLine(table.tree, nodeAt(table, better.from), better.actions.slice(0, better.names.length));
  return (
    <Button aria-disabled={isKept || undefined} onClick={() => !isKept && keep(REVIEW.name(turn))}>
      {isKept ? REVIEW.kept : REVIEW.keep}
    </Button>
  );
};

const PointLines = ({ game, point, better }: PointProps) => {
  const named = usePlayerNames();
  const puzzleAt = usePuzzleAt();
  const { isDecisive, kind, turn } = point;
  const puzzle = puzzleAt(turn.from) ?? puzzleAt(turn.to);
  const reason = point.better?.reason;
  return (
    <>
      {isDecisive && <li>{REVIEW.decided}</li>}
      {better && (
        <li>
          <strong>{REVIEW.better}</strong> <TurnNotation game={game} actions={better.actions} />{' '}
          {named(reason?.text ?? REVIEW.after(point.better?.advantage ?? 0))}{' '}
          {reason?.rule && <RuleLink game={game.id} rule={reason.rule} />}
        </li>
      )}
      {!better && kind !== 'dice' && kind !== 'ended' && <li>{REVIEW.noBetter}</li>}
      {puzzle && (
        <li>
          {REVIEW.asPuzzle} <a href={puzzle.link}>{named(puzzle.title)}</a>
        </li>
      )}
    </>
  );
};

interface PointProps extends Pick<Props, 'game'> {
  readonly point: TurningPoint;
  readonly better: NonNullable<ReviewState['compared']>['better'] | null;
}

const PointTitle = ({ game, point }: PointProps) => {
  const named = usePlayerNames();
  const { turn, turns } = point;
  return (
    <>
      <span className={styles.when}>{named(REVIEW.when(point))}</span>
      <span className={styles.says}>
        {turns.length === 1 && <TurnNotation game={game} actions={turn.actions} />} {named(REVIEW.did(point))}
      </span>
    </>
  );
};

/** Shows a review's turning point in place of the prompt. Arrow keys go to other turning points. */
const PointCard = ({ game, review }: Props) => {
  const { state, report, point, compared, show, tryOut, keep, end } = useStore(review);
  const named = usePlayerNames();
  const { points = [], count = 0 } = report ?? {};
  const at = points.findIndex(({ turn }) => turn.from === point?.turn.from);
  const announcement = point
    ? named(
        `${REVIEW.when(point)}: ${point.turns.length === 1 ? turnLabel(game, point.turn.actions) : ''} ${REVIEW.did(point)}`,
      )
    : state === 'done' && count === 0
      ? REVIEW.none
      : '';
  useEffect(() => announce(announcement), [announcement]);
  const better = compared?.better ?? null;
  const title: ReactNode = point ? (
    <PointTitle game={game} point={point} better={better} />
  ) : points.length > 0 ? (
    REVIEW.found(points.length)
  ) : state === 'done' ? (
    REVIEW.none
  ) : (
    REVIEW.looking
  );
  return (
    <StageCard
      label={REVIEW.card}
      title={title}
      steps={point && { at, last: points.length - 1, place: REVIEW.step(at, points.length), go: show }}
      ways={
        point ? (
          <>
            {better && (
              <Button kind="primary" onClick={tryOut}>
                {REVIEW.tryIt}
              </Button>
            )}
            <KeepLineButton point={point} keep={keep} />
          </>
        ) : (
          points.length > 0 && (
            <Button kind="primary" onClick={() => show(0)}>
              {REVIEW.first}
            </Button>
          )
        )
      }
      leave={REVIEW.done}
      onLeave={end}
    >
      {point ? (
        <PointLines game={game} point={point} better={better} />
      ) : (
        state === 'working' && (
          <li aria-hidden="true">
            <progress value={report?.work.done ?? 0} max={report?.work.all ?? 1} />
          </li>
        )
      )}
    </StageCard>
  );
};

const TrialCard = ({ game, review }: Props) => {
  const { point, trial, tryOut, giveUp } = useStore(review);
  const named = usePlayerNames();
  const tried = trial?.tried;
  const announcement = tried ? named(REVIEW.tried[tried.verdict](tried.advantage)) : '';
  useEffect(() => announce(announcement), [announcement]);
  if (!point || !trial) return null;
  if (tried)
    return (
      <StageCard
        label={REVIEW.card}
        title={
          <span className={styles.says}>
            <TurnNotation game={game} actions={tried.actions} /> {announcement}
          </span>
        }
        ways={
          tried.verdict !== 'found' && (
            <Button kind="primary" onClick={tryOut}>
              {REVIEW.tryAgain}
            </Button>
          )
        }
        leave={REVIEW.back}
        onLeave={giveUp}
      />
    );
  return (
    <section className={askStyles.ask} data-ask data-side={point.turn.side} aria-label={WORDS.prompt}>
      <div className={`row ${askStyles.first}`}>
        <PhaseRail />
        <p className={askStyles.prompt}>{named(REVIEW.findIt(point.turn.side))}</p>
        <Steps />
        <Button onClick={giveUp}>{REVIEW.giveUp}</Button>
      </div>
      <div className={askStyles.answers}>
        <Answers game={game} keyed />
      </div>
      <TurnMessages game={game} />
    </section>
  );
};

export const ReviewCard = (props: Props) =>
  useStore(props.review, ({ trial }) => trial !== null) ? <TrialCard {...props} /> : <PointCard {...props} />;
