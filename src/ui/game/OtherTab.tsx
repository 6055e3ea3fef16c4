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
  readonly way: string;
  onTake(): void;
  readonly children?: ReactNode;
}

const Closed = ({ title, hint, way, onTake, children }: Props) => (
  <main className="alone">
    <Heading title={title} />
    <p>{hint}</p>
    <Button kind="primary" large onClick={onTake}>
      {way}
    </Button>
    {children}
    <a href="#/">{WORDS.allGames}</a>
  </main>
);

/** The page for a game open in another tab: two tabs would overwrite each other. */
export const OtherTab = () => {
  const { takeOver } = useActions();
  return (
    <Closed
      title={LIBRARY.elsewhere}
      hint={LIBRARY.elsewhereHint}
      way={LIBRARY.takeOver}
      onTake={() => void takeOver()}
    >
      <a href={gamesLink}>{OPENING.savedGames}</a>
    </Closed>
  );
};

/** The page for a game whose opening was stopped. */
export const NotOpen = ({ id }: { readonly id: string }) => {
  const { open } = useActions();
  const { notOpen, notOpenHint, openIt } = ARRIVAL;
  return <Closed title={notOpen} hint={notOpenHint} way={openIt} onTake={() => void open(id)} />;
};
