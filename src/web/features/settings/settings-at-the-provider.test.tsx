import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { settingsPage } from '#tests/settings-page.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const PAGES = {
  home: 'https://dashboard.example',
  account: 'https://dashboard.example/account',
  payouts: 'https://dashboard.example/payouts',
};

let page: ReturnType<typeof settingsPage>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  page = settingsPage();
});

const cannot = (...what: readonly (keyof ReturnType<typeof aPageSettings>['providerCan'])[]) => ({
  providerCan: {
    ...aPageSettings().providerCan,
    ...Object.fromEntries(what.map((name) => [name, false])),
  },
});

/** The links that lead away, by what they lead to. */
const away = async () => {
  await screen.findByLabelText('Frequency');
  return screen
    .queryAllByRole('link', { name: 'Open your payments service' })
    .map((link) => link.getAttribute('href'));
};

test('what the key may not change cannot be changed here, and leads to where it can', async () => {
  await page.open({ ...cannot('payoutScheduleWrites', 'businessDetailsWrites'), providerPages: PAGES });
  expect(await away()).toEqual([PAGES.account, PAGES.payouts]);
  expect(screen.getByLabelText('Frequency')).toHaveProperty('disabled', true);
  const section = screen.getByRole('region', { name: 'Transactions' });
  for (const field of within(section).getAllByRole('textbox')) expect(field).toHaveProperty('disabled', true);
});

test('what it may change can be changed, and nothing leads away', async () => {
  await page.open();
  expect(await away()).toEqual([]);
  expect(screen.getByLabelText('Frequency')).toHaveProperty('disabled', false);
});
