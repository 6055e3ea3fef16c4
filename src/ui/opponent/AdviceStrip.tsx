import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ProvingStore } from '../../app/boards/proving.ts';
import type { AdviceStore } from '../../app/boards/shown-line.ts';
import { loggedAt } from '../../app/narration/log.ts';
import type { Game } from '../../kernel/game.ts';
import { announce } from '../announce.ts';
import { Clause } from '../panels/rules/Clause.tsx';
import { usePlayerNames } from '../seats/usePlayerNames.ts';
import { LoggedLines, ShownLineStrip, StageCard } from '../seek/StageCard.tsx';
import { adviceAloud, OPPONENT } from '../words/opponent.ts';
import { ProofStrip } from './ProofStrip.tsx';

interface Props {
  readonly game: Game;
  readonly advice: AdviceStore;
}

const AdviceStatus = ({ advice }: Pick<Props, 'advice'>) => {
  const { source: asked, state, found, end } = useStore(advice);
  const named = usePlayerNames();
  const text =
    state === 'searching'
      ? OPPONENT.looking[asked]
      : state === 'failed'
        ? OPPONENT.failed
        : found?.reason
          ? named(found.reason.text)
          : OPPONENT.nothing[asked];
  useEffect(() => announce(text), [text]);
  return <StageCard label={OPPONENT.strip[asked]} title={text} onLeave={end} />;
};

const HintStrip = ({ game, advice }: Props) => {
  const { source: asked, found, line, stepTo, keep, end } = useStore(advice);
  const reason = found?.reason;
  const named = usePlayerNames();
  const table = line?.store.getState().table;
  const first = table && loggedAt(table, 0);
  // Announced, since most screen readers do not read a card that is inserted together with its text.
  const announcement =
    first &&
    adviceAloud(
      OPPONENT.strip[asked],
      [...first.lines, ...(reason ? [reason] : [])].map(({ text }) => named(text)),
    );
  useEffect(() => announce(announcement ?? ''), [announcement]);
  if (!line) return <AdviceStatus advice={advice} />;
  const mover = table?.replayed.start.toMove ?? 'white';
  return (
    <ShownLineStrip
      game={game}
      line={line}
      label={OPPONENT.strip[asked]}
      title={
        <strong>
          {OPPONENT.strip[asked]}
          {reason && `: ${named(reason.text)}`} {reason?.rule && <Clause game={game.id} rule={reason.rule} />}
        </strong>
      }
      tag={asked === 'hint' ? OPPONENT.shown : named(OPPONENT.ifToMove(mover))}
      rule={null}
      before={first && <LoggedLines game={game} action={first} rule={null} />}
      stepTo={stepTo}
      keep={asked === 'hint' ? () => keep(OPPONENT.hint) : null}
      onLeave={end}
    />
  );
};

const isProving = (advice: AdviceStore | ProvingStore): advice is ProvingStore => advice.getState().source === 'proof';

interface StripProps {
  readonly game: Game;
  readonly advice: AdviceStore | ProvingStore;
}

export const AdviceStrip = ({ game, advice }: StripProps) =>
  isProving(advice) ? <ProofStrip game={game} proving={advice} /> : <HintStrip game={game} advice={advice} />;
