import type { Crowd } from '../../app/crowd.ts';
import type { Game } from '../../kernel/game.ts';
import type { UnitView } from '../../kernel/view.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { useActions } from '../room.ts';
import { targetsOf, WORDS } from '../words.ts';
import styles from './ChoiceButton.module.css';
import trayStyles from './Tray.module.css';

interface Props {
  readonly game: Game;
  readonly crowd: Crowd;
}

/** Who of a crowd goes: everybody, unless one puts some back; beside them, to how many squares that leads. */
export const Tray = ({ game, crowd: { members, going, targets } }: Props) => {
  const { gather } = useActions();
  const toggled = (id: number) => (going.includes(id) ? going.filter((each) => each !== id) : [...going, id]);
  const nameOf = ({ type, body }: UnitView) => `${body === 'halves' ? '½ ' : ''}${game.pieces[type]?.name ?? type}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div role="group" aria-label={WORDS.whoGoes} className={trayStyles.tray}>
      {members.map((unit) => (
        <button
          key={unit.id}
          type="button"
          className={styles.choice}
          data-tone="plain"
          data-member={unit.id}
          data-joined={going.includes(unit.id) || undefined}
          aria-pressed={going.includes(unit.id)}
          onClick={() => gather(toggled(unit.id))}
        >
          <Glyph game={game} type={unit.type} side={unit.side} />
          {nameOf(unit)}
        </button>
      ))}
      <span className={trayStyles.count} role="status">
        {targetsOf(targets)}
      </span>
    </div>
  );
};
