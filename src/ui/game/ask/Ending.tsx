import { MESSAGES } from '../../../app/messages.ts';
import { selectView } from '../../../app/selectors.ts';
import type { AppState } from '../../../app/state.ts';
import { selectPlayers } from '../../../app/state-selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import { other, type Side } from '../../../kernel/side.ts';
import type { Outcome } from '../../../kernel/view.ts';
import { Button } from '../../controls/Button.tsx';
import { useCanReport } from '../../opponent/context.ts';
import { Why } from '../../panels/rules/Clause.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { OPPONENT } from '../../words/opponent.ts';
import { resultOf, WORDS } from '../../words.ts';
import styles from './Ask.module.css';

/** Milliseconds that can be added to a clock that ran out. */
const MINUTE = 60_000;

const selectOptions = ({ table }: AppState) => table?.record.options;

export interface End {
  /** The end by the rules. */
  readonly outcome: Outcome | null;
  /** The side whose clock ran out, in a game without another end. */
  readonly fallen: Side | null;
}

/** The end of the game on the board; null while it goes on. */
export const useEnd = (): End | null => {
  const { fallen } = useField('hotSeat');
  const outcome = useApp(selectView)?.turn.outcome ?? null;
  return outcome ? { outcome, fallen: null } : fallen && { outcome, fallen };
};

export const Ending = ({ game, end: { outcome, fallen } }: { readonly game: Game; readonly end: End }) => {
  const players = useApp(selectPlayers);
  const named = useNamed();
  const result = resultOf(outcome?.winner ?? (fallen && other(fallen)), players);
  return (
    <p className={styles.over}>
      <strong className="cut" title={result}>
        {result}
      </strong>
      <span>
        {named(outcome ? outcome.text : fallen ? MESSAGES.ranOut(fallen) : '')}{' '}
        {outcome && <Why game={game.id} rule={outcome.rule} />}
      </span>
    </p>
  );
};

export const Afterwards = ({ end: { fallen }, onReport }: { readonly end: End; onReport(): void }) => {
  const canReport = useCanReport();
  const options = useApp(selectOptions);
  const { newGame, rematch, giveTime } = useActions();
  return (
    <div className="row">
      {fallen && (
        <Button large onClick={() => giveTime(fallen, MINUTE)}>
          {WORDS.giveMinute}
        </Button>
      )}
      <Button large kind="primary" onClick={rematch}>
        {WORDS.rematch}
      </Button>
      <Button large onClick={() => newGame(options)}>
        {WORDS.again}
      </Button>
      {canReport && (
        <Button large onClick={onReport}>
          {OPPONENT.report}
        </Button>
      )}
    </div>
  );
};
