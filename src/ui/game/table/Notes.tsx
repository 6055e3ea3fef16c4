import { selectCheckHelp, selectIsFirst, selectView } from '../../../app/selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import { Button } from '../../controls/Button.tsx';
import { Why } from '../../panels/rules/Clause.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { useActions, useApp } from '../../store.ts';
import { OPENING } from '../../words/opening.ts';
import { andMore } from '../../words.ts';
import { selectAnswerer } from '../ask/states.tsx';
import styles from './Notes.module.css';

/** The largest number of notes shown; of more, the first two are, and the inspector has all. */
const MOST = 3;

/** Facts of the turn, and the way out of a first game. A peril stands with the prompt, an offer with its answers. */
export const Notes = ({ game }: { readonly game: Game }) => {
  const all = (useApp(selectView)?.turn.notes ?? []).filter(({ quiet }) => !quiet);
  const told = [
    ...(useApp(selectCheckHelp) === null ? [] : ['peril', 'check']),
    ...(useApp(selectAnswerer) ? ['offer'] : []),
  ];
  const isFirst = useApp(selectIsFirst);
  const { addAllRules } = useActions();
  const named = useNamed();
  const notes = all.filter(({ kind }) => !told.includes(kind));
  const shown = notes.length > MOST ? notes.slice(0, MOST - 1) : notes;
  return (
    <ul className={`row ${styles.notes}`}>
      {shown.map(({ kind, label, rule }) => (
        <li key={kind + label} data-kind={kind}>
          {named(label)} <Why game={game.id} rule={rule} />
        </li>
      ))}
      {isFirst && (
        <li>
          <Button className={styles.grow} onClick={addAllRules}>
            {OPENING.allRules}
          </Button>
        </li>
      )}
      {shown.length < notes.length && <li>{andMore(notes.length - shown.length)}</li>}
    </ul>
  );
};
