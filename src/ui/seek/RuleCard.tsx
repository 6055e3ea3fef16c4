import { useEffect } from 'react';
import { useStore } from 'zustand';
import { recordFrom } from '../../app/boards/clause-demo.ts';
import { LONGER_SEARCH, type SeekingStore, type ShownLine } from '../../app/boards/shown-line.ts';
import type { Game } from '../../kernel/game.ts';
import { clausesOf, type RuleId } from '../../kernel/learning/rulebook.ts';
import { Button } from '../controls/Button.tsx';
import { Answers } from '../game/ask/Answers.tsx';
import { Clause } from '../panels/rules/Clause.tsx';
import { useRulebook } from '../panels/rules/OtherReadings.tsx';
import { lessonLink } from '../route.ts';
import { StoreOverride, useActions } from '../store.ts';
import { LEARN } from '../words/learn.ts';
import { SEEK } from '../words/rules.ts';
import { placeIn, WORDS } from '../words.ts';
import type { PlayedShowing, SeekControls } from './context.ts';
import { NarratedLines, ShownLineStrip, StageCard } from './StageCard.tsx';

interface Props extends Pick<SeekControls, 'seeking' | 'showing' | 'seek'> {
  readonly game: Game;
  readonly rule: RuleId;
  onLeave(): void;
}

const useTitle = (game: Game, rule: RuleId): string | undefined =>
  clausesOf(useRulebook(game)).find(({ id }) => id === rule)?.title;

const Title = ({ game, rule }: { readonly game: Game; readonly rule: RuleId }) => (
  <>
    {useTitle(game, rule)} <Clause game={game.id} rule={rule} />
  </>
);

/** Returns a demonstration's steps, the text lines to show, and whether the player's picks have left the steps. */
const useDemo = ({ scenes, store, player }: PlayedShowing) => {
  const { at: scene, playing, play, pause } = player;
  // A pick leads to a table that belongs to no scene.
  const isStrayed = useStore(store, ({ table }) => !scenes.some(({ shown }) => shown.table === table));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the picks leave the demonstration
  useEffect(() => {
    if (isStrayed) pause();
  }, [isStrayed]);
  const go = (to: number) => {
    const next = scenes[to];
    if (!next) return;
    store.setState(next.shown);
    player.seek(next);
  };
  const at = scene ? scenes.indexOf(scene) : 0;
  const steps = {
    at,
    last: scenes.length - 1,
    place: placeIn(at + 1, scenes.length),
    go,
    run: { isOn: playing, toggle: playing ? pause : play },
  };
  return { steps, lines: scene?.lines ?? [], isStrayed };
};

const DemoCard = ({ game, rule, showing, seek, onLeave }: Props & { readonly showing: PlayedShowing }) => {
  const { says, store, canTry } = showing;
  const { steps, lines, isStrayed } = useDemo(showing);
  const { load, show } = useActions();
  const playOn = () => {
    const { table } = store.getState();
    if (!table) return;
    load(recordFrom(table));
    show('turns');
    onLeave();
  };
  return (
    <StageCard
      label={`${WORDS.shown} ${rule}`}
      title={
        <StoreOverride store={store}>
          <Title game={game} rule={rule} />
        </StoreOverride>
      }
      tag={SEEK.notPlayed}
      steps={steps}
      ways={
        isStrayed ? (
          <>
            <Button onClick={() => steps.go(steps.at)}>{SEEK.example}</Button>
            <Button onClick={playOn}>{WORDS.playFromHere}</Button>
          </>
        ) : (
          <>
            {seek && <Button onClick={seek}>{SEEK.here}</Button>}
            {canTry && <Button href={lessonLink(game.id, rule)}>{LEARN.tryIt}</Button>}
          </>
        )
      }
      onLeave={onLeave}
    >
      <li data-says>{says}</li>
      {isStrayed ? <li>{WORDS.strayed}</li> : <NarratedLines game={game} lines={lines} rule={rule} />}
      <li>
        <StoreOverride store={store}>
          <Answers game={game} />
        </StoreOverride>
      </li>
    </StageCard>
  );
};

interface SeekProps extends Omit<Props, 'seeking'> {
  readonly seeking: SeekingStore;
}

const ExampleButton = ({ seeking, showing }: SeekProps) =>
  showing && <Button onClick={() => seeking.getState().end()}>{SEEK.example}</Button>;

const SearchCard = (props: SeekProps) => {
  const { game, rule, seeking, onLeave } = props;
  const { state, found: report, search, stop } = useStore(seeking);
  const isSearching = state === 'searching';
  const isOver = !isSearching && !report?.isExhausted && state !== 'failed';
  return (
    <StageCard
      label={SEEK.card(rule)}
      title={<Title game={game} rule={rule} />}
      ways={
        <>
          {isSearching && <Button onClick={stop}>{SEEK.stop}</Button>}
          {isOver && <Button onClick={() => search(LONGER_SEARCH)}>{SEEK.longer}</Button>}
          <ExampleButton {...props} />
        </>
      }
      onLeave={onLeave}
    >
      <li>
        <span role="status">{isSearching ? SEEK.searching : state === 'failed' ? SEEK.failed : SEEK.none(report)}</span>
      </li>
      {isSearching && (
        <li>
          <progress aria-label={SEEK.progress} value={report?.used ?? 0} /> {SEEK.tried(report?.nodes ?? 0)}
        </li>
      )}
    </StageCard>
  );
};

const LineCard = (props: SeekProps & { readonly line: ShownLine }) => {
  const { game, rule, seeking, line, onLeave } = props;
  const { found: report, stepTo, keep } = useStore(seeking);
  const refusal = useStore(line.store, ({ table }) => table?.refused?.refusal);
  const title = useTitle(game, rule) ?? rule;
  const named = [refusal?.text, report?.found?.shown?.text].filter((text) => text !== undefined);
  return (
    <ShownLineStrip
      game={game}
      line={line}
      label={SEEK.strip}
      title={<Title game={game} rule={rule} />}
      tag={SEEK.notPlayed}
      rule={rule}
      before={
        report && (
          <li>
            <span role="status">{SEEK.found(report)}</span>
          </li>
        )
      }
      after={named.map((text) => (
        <li key={text} data-named="">
          {text} <Clause game={game.id} rule={rule} />
        </li>
      ))}
      ways={<ExampleButton {...props} />}
      stepTo={stepTo}
      keep={() => {
        keep(`${title} (${rule})`);
        onLeave();
      }}
      onLeave={onLeave}
    />
  );
};

const SeekCard = (props: SeekProps) => {
  const { line } = useStore(props.seeking);
  return line ? <LineCard {...props} line={line} /> : <SearchCard {...props} />;
};

export const RuleCard = ({ seeking, showing, ...props }: Props) =>
  seeking ? (
    <SeekCard {...props} seeking={seeking} showing={showing} />
  ) : (
    showing && <DemoCard {...props} seeking={null} showing={showing} />
  );
