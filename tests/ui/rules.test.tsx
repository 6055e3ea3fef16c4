/** Tests the head of a rulebook: its credit, its version, and which clauses are our rulings. */
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { Rules } from '../../src/ui/panels/rules/Rules.tsx';
import { StoreProvider } from '../../src/ui/store.ts';
import { CREDIT } from '../../src/ui/words/rules.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';

for (const { id, title, load } of GAMES) {
  test(`${title}: the rulebook names inventor, page, version and rulings`, async () => {
    const game = await load();
    const { text, basis, version } = game.credit;
    render(
      <StoreProvider store={roomWith(testShelf())}>
        <Rules game={game} clause={null} shown={null} />
      </StoreProvider>,
    );
    const head = within(screen.getByRole('region', { name: CREDIT.title(title) }));
    expect(head.getAllByRole('paragraph')[0]).toHaveTextContent(
      `${text.title} ${text.by ? `by ${text.by}` : '(its text names no author)'}`,
    );
    expect(head.getByText(version)).toBeInTheDocument();
    for (const { title: name, page } of [text, ...basis]) {
      if (page) expect(head.getByRole('link', { name })).toHaveAttribute('href', page);
      expect(page ?? 'https://').toMatch(/^https:\/\//);
    }
    const ruled = clausesOf(game.rules).flatMap(({ id: clause, ruling }) =>
      ruling ? [`#/${id}/rules/${clause}`] : [],
    );
    const rulings = head.queryByRole('group');
    expect(
      rulings
        ? within(rulings)
            .getAllByRole<HTMLAnchorElement>('link')
            .map(({ hash }) => hash)
        : [],
    ).toEqual(ruled);
  });
}
