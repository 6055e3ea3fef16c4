import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Heading } from '../PageHeader.tsx';
import { gamesLink } from '../route.ts';
import { useActions } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { ARRIVAL } from '../words/sharing.ts';
import { LIBRARY, WORDS } from '../words.ts';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly buttonText: string;
  onPress(): void;
  readonly children?: ReactNode;
}

const ClosedGame = ({ title, hint, buttonText, onPress, children }: Props) => (
  <main className="alone">
    <Heading title={title} />
    <p>{hint}</p>
    <Button kind="primary" large onClick={onPress}>
      {buttonText}
    </Button>
    {children}
    <a href="#/">{WORDS.allGames}</a>
  </main>
);

/** Stands in for a game that is open in another tab, since two tabs would overwrite each other's saves. */
export const OtherTab = () => {
  const { takeOver } = useActions();
  return (
    <ClosedGame
      title={LIBRARY.elsewhere}
      hint={LIBRARY.elsewhereHint}
      buttonText={LIBRARY.takeOver}
      onPress={() => void takeOver()}
    >
      <a href={gamesLink}>{OPENING.savedGames}</a>
    </ClosedGame>
  );
};

export const NotOpen = ({ id }: { readonly id: string }) => {
  const { open } = useActions();
  const { notOpen, notOpenHint, openIt } = ARRIVAL;
  return <ClosedGame title={notOpen} hint={notOpenHint} buttonText={openIt} onPress={() => void open(id)} />;
};
