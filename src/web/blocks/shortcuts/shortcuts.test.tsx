import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { switchSingleKeys } from './shortcut-keys.ts';

beforeAll(async () => {
  await loadOpening();
  await import('./shortcuts-dialog.tsx');
}, 30_000);
afterEach(() => switchSingleKeys(true));

async function open(changes = {}) {
  fakeServer();
  await openScreen(paths.helpTopics(), changes);
  await screen.findByRole('heading', { level: 1, name: 'Help' });
}
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('a question mark lists them, Escape closes the list', async () => {
  await open();
  // The frame listens as soon as what listens has come.
  await waitFor(async () => {
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
  const dialog = within(await list());
  expect(dialog.getByText('Transactions').nextElementSibling?.textContent).toBe('g then t');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('gc');
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeTruthy();
});

test('only places that the role opens are listed, and gone to', async () => {
  const { user } = aPageSettings();
  await open({ user: { ...user, capabilities: [...capabilitiesOf('support', null)] } });
  await userEvent.click(screen.getByRole('button', { name: 'Show keyboard shortcuts' }));
  const dialog = within(await list());
  expect(dialog.getByText('Customers')).toBeTruthy();
  for (const absent of ['Payouts', 'Payments settings']) expect(dialog.queryByText(absent)).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('gp');
  await userEvent.keyboard('gc');
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeTruthy();
});

test('switched off, single keys do nothing, and help still shows the list', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Show keyboard shortcuts' }));
  const dialog = within(await list());
  await userEvent.click(dialog.getByRole('switch', { name: 'Shortcuts of a single key' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('?/gc');
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy();
});
