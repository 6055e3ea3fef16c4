import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ProvingStore } from '../../app/boards/proving.ts';
import { LONGER_SEARCH, type ShownLine } from '../../app/boards/shown-line.ts';
import { positionOf } from '../../app/model/table.ts';
import type { Game } from '../../kernel/game.ts';
import type { ProofResult } from '../../prover/who-wins.ts';
import { announce } from '../announce.ts';
import { Button } from '../controls/Button.tsx';
import { usePlayerNames } from '../seats/usePlayerNames.ts';
import { ShownLineStrip, StageCard } from '../seek/StageCard.tsx';
import { OPPONENT } from '../words/opponent.ts';
import { SEEK } from '../words/rules.ts';

interface Props {
  readonly game: Game;
  readonly proving: ProvingStore;
}

const ProofStatus = ({ proving }: Pick<Props, 'proving'>) => {
  const { state, found, search, stop, end } = useStore(proving);
  const { turns, isExact } = found ?? { turns: 0, isExact: true };
  const isSearching = state === 'searching';
  const says = isSearching ? OPPONENT.proving : OPPONENT.unproved;
  const text = state === 'failed' ? OPPONENT.failed : says(turns, isExact);
  useEffect(() => announce(text), [text]);
  return (
    <StageCard
      label={OPPONENT.proof}
      title={text}
      ways={
        isSearching ? (
          <Button onClick={stop}>{SEEK.stop}</Button>
        ) : (
          state !== 'failed' && <Button onClick={() => search(LONGER_SEARCH)}>{SEEK.longer}</Button>
        )
      }
      onLeave={end}
    />
  );
};

interface LineProps extends Props {
  readonly line: ShownLine;
  readonly proved: ProofResult;
}

const ProofLine = ({ game, proving, line, proved: { winner, turns } }: LineProps) => {
  const { stepTo, keep, end } = useStore(proving);
  const named = usePlayerNames();
  const table = useStore(line.store, (state) => state.table);
  const text = winner ? named(OPPONENT.wins(winner, turns)) : '';
  useEffect(() => announce(text), [text]);
  if (!winner) return null;
  const at = table && positionOf(table);
  const mayTry = at && at.toMove !== winner && !game.outcome(at);
  return (
    <ShownLineStrip
      game={game}
      line={line}
      label={OPPONENT.proof}
      title={<strong>{text}</strong>}
      tag={mayTry ? named(OPPONENT.answers(at.toMove)) : OPPONENT.shown}
      rule={null}
      stepTo={stepTo}
      keep={() => keep(OPPONENT.wonIn(winner, turns))}
      onLeave={end}
    />
  );
};

export const ProofStrip = ({ game, proving }: Props) => {
  const { found, line } = useStore(proving);
  return line && found?.winner ? (
    <ProofLine game={game} proving={proving} line={line} proved={found} />
  ) : (
    <ProofStatus proving={proving} />
  );
};
