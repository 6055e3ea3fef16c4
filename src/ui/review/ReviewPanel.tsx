import { useContext } from 'react';
import { useStore } from 'zustand';
import type { ReviewStore } from '../../app/boards/review.ts';
import type { GameReport } from '../../app/review/game-report.ts';
import { Button } from '../controls/Button.tsx';
import { usePlayerNames } from '../seats/usePlayerNames.ts';
import { OPPONENT } from '../words/opponent.ts';
import { REVIEW } from '../words/review.ts';
import { Curve, Mistakes } from './Curve.tsx';
import { ReviewContext } from './context.ts';
import styles from './Review.module.css';
import { usePuzzleAt } from './usePuzzleAt.ts';

const ReviewProgress = ({ review }: { readonly review: ReviewStore }) => {
  const { state, report, stop, resume } = useStore(review);
  if (state === 'done') return null;
  if (state === 'working')
    return (
      <div className="line" role="status">
        <progress aria-label={REVIEW.working} value={report?.work.done ?? 0} max={report?.work.all ?? 1} />
        <Button onClick={stop}>{REVIEW.stop}</Button>
      </div>
    );
  return (
    <div className="line">
      {state === 'failed' && <p role="alert">{OPPONENT.failed}</p>}
      <Button onClick={resume}>{state === 'failed' ? OPPONENT.retry : REVIEW.goOn}</Button>
    </div>
  );
};

const ReviewLimits = ({ advantages, points, count }: GameReport) => {
  const skipped = advantages.filter((standing) => standing === undefined).length;
  const unanswered = advantages.filter((standing) => standing === null).length;
  const said = [
    points.length < count && REVIEW.more(points.length, count),
    skipped > 0 && REVIEW.skipped(skipped),
    unanswered > 0 && REVIEW.unanswered(unanswered),
    REVIEW.limits,
  ];
  return <p className="small">{said.filter(Boolean).join(' ')}</p>;
};

const Puzzles = ({ review, report }: { readonly review: ReviewStore; readonly report: GameReport }) => {
  const { puzzles, stop } = useStore(review);
  const puzzleAt = usePuzzleAt();
  const named = usePlayerNames();
  const found = report.turns.flatMap((turn) => puzzleAt(turn.from) ?? []);
  if (puzzles === 'looked' && found.length === 0) return null;
  return (
    <section className="list" aria-label={REVIEW.puzzles}>
      <h2>{REVIEW.puzzles}</h2>
      {found.map(({ link, title }) => (
        <a key={link} href={link}>
          {named(title)}
        </a>
      ))}
      {puzzles === 'looking' && (
        <div className="line" role="status">
          <span className="quiet">{REVIEW.seeking}</span>
          <Button onClick={stop}>{REVIEW.stop}</Button>
        </div>
      )}
    </section>
  );
};

export const ReviewPanel = () => {
  const { review } = useContext(ReviewContext);
  return review && <ReviewContent review={review} />;
};

const ReviewContent = ({ review }: { readonly review: ReviewStore }) => {
  const { state, report, point, goTo } = useStore(review);
  return (
    <section className={`list ${styles.panel}`} aria-label={REVIEW.title}>
      {report && (
        <>
          <Curve report={report} shown={point?.turn.from ?? null} goTo={goTo} />
          <Mistakes report={report} />
        </>
      )}
      <ReviewProgress review={review} />
      {report && state === 'done' && <Puzzles review={review} report={report} />}
      {report && state === 'done' && <ReviewLimits {...report} />}
    </section>
  );
};
