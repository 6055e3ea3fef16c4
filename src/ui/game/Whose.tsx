import type { Looking } from '../../app/table/reach.ts';
import type { Game } from '../../kernel/game.ts';
import { listed } from '../../kernel/words.ts';
import { Clause } from '../panels/Clause.tsx';
import { couldAlso, couldGo } from '../words.ts';

/** What another's unit could do if it were its side's turn, in words: the squares are on the board. */
export const Whose = ({ game, looking: { tones, also, refusal } }: { readonly game: Game; readonly looking: Looking }) => {
  if (refusal)
    return (
      <p>
        {refusal.text} <Clause game={game.id} rule={refusal.rule} />
      </p>
    );
  const open = [...tones.values()].filter((tone) => tone !== 'refused');
  return (
    <p>
      {couldGo(open.length, open.filter((tone) => tone === 'capture').length)}
      {also.length > 0 && couldAlso(listed(also))}
    </p>
  );
};
