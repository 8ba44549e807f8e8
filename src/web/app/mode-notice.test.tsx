import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '../shared/paths.ts';

const SANDBOX = { isAccountConnected: true, testMode: true, testModeOnboarding: true } as const;

test('the way to a live account begins on the connect page, which asks first', async () => {
  fakeServer();
  await openScreen(paths.loans(), SANDBOX);
  const link = await screen.findByRole('link', { name: 'Set up live payments' });
  expect(link.getAttribute('href')).toBe(paths.connect({ source: 'wcpay-sandbox-notice' }));
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
  expect(screen.queryByRole('link', { name: 'Set up live payments' })).toBeNull();
});
