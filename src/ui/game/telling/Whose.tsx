import type { Tones, UnitLook } from '../../../app/table/reach.ts';
import type { Game } from '../../../kernel/game.ts';
import { listWords } from '../../../kernel/words.ts';
import { Why } from '../../panels/rules/Clause.tsx';
import { couldAlso, couldGo } from '../../words.ts';

/** How many squares a unit could move to on its side's turn, in words. */
export const spokenReach = (tones: Tones): string => {
  const open = [...tones.values()].filter((tone) => tone !== 'refused');
  return couldGo(open.length, open.filter((tone) => tone === 'capture').length);
};

interface Props {
  readonly game: Game;
  readonly looking: UnitLook;
}

/** The possible moves of the other side's unit on its own turn, in words; the board shows the squares. */
export const Whose = ({ game, looking: { tones, also, refusal } }: Props) =>
  refusal ? (
    <p>
      {refusal.text} <Why game={game.id} rule={refusal.rule} />
    </p>
  ) : (
    <p>{spokenReach(tones) + (also.length > 0 ? couldAlso(listWords(also)) : '')}</p>
  );
