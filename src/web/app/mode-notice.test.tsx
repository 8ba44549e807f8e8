import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { paths } from '../shared/paths.ts';

beforeAll(loadOpening);

const SANDBOX = { isAccountConnected: true, testMode: true, testModeOnboarding: true } as const;

test('the sandbox is not left by one press', async () => {
  fakeServer();
  await openScreen(paths.loans(), SANDBOX);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up live payments' }));
  const question = await screen.findByRole('alertdialog', { name: 'Set up live payments?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('You are using a sandbox account.')).toBeDefined();
});

test.each([
  [true, 1],
  [false, 0],
])('where time is simulated (%s) the way to move it is shown', async (simulatorConsole, count) => {
  fakeServer();
  await openScreen(paths.loans(), { ...SANDBOX, features: { mailPage: true, simulatorConsole } });
  await screen.findByText('You are using a sandbox account.');
  expect(screen.queryAllByRole('link', { name: 'Move time forward in the simulator' })).toHaveLength(count);
});

test('with a real provider it is the key that decides, so the key is shown', async () => {
  fakeServer();
  const providerPages = {
    home: 'https://a.example',
    account: 'https://b.example',
    payouts: 'https://c.example',
  };
  await openScreen(paths.loans(), { ...SANDBOX, providerPages });
  const link = await screen.findByRole('link', { name: 'See which key is used' });
  expect(link.getAttribute('href')).toBe(paths.setup());
  expect(screen.queryByRole('button', { name: 'Set up live payments' })).toBeNull();
});
