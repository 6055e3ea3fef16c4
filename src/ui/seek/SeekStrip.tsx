import { useStore } from 'zustand';
import type { Ghost } from '../../app/seeking/ghost.ts';
import type { SeekingStore } from '../../app/seeking/seeking.ts';
import type { Game } from '../../kernel/game.ts';
import { clausesOf } from '../../kernel/learning/rulebook.ts';
import { Clause } from '../panels/rules/Clause.tsx';
import { SEEK } from '../words/seek.ts';
import { GhostStrip } from './GhostStrip.tsx';

interface Props {
  readonly game: Game;
  readonly seeking: SeekingStore;
  readonly ghost: Ghost;
}

/** The strip of a line that was found to show a rule: what names the rule stands out. */
export const SeekStrip = ({ game, seeking, ghost }: Props) => {
  const { rule, report, stepTo, keep, hide } = useStore(seeking);
  const refusal = useStore(ghost.room, ({ table }) => table?.refused?.refusal);
  const title = clausesOf(game.rules).find(({ id }) => id === rule)?.title ?? rule;
  const named = [refusal?.text, report?.found?.shown?.text].filter((text) => text !== undefined);
  return (
    <GhostStrip
      game={game}
      ghost={ghost}
      label={SEEK.strip}
      title={
        <>
          <strong>{title}</strong> <Clause game={game.id} rule={rule} />
        </>
      }
      tag={SEEK.notPlayed}
      rule={rule}
      after={named.map((text) => (
        <li key={text} data-named="">
          {text} <Clause game={game.id} rule={rule} />
        </li>
      ))}
      stepTo={stepTo}
      keep={() => keep(`${title} (${rule})`)}
      hide={hide}
    />
  );
};
