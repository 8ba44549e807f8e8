import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readOverviews } from '#contract/balances.ts';
import { changeBankAccount } from '#contract/bank-account.ts';
import { currency } from '#domain/shared/money.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { aBank, anOverviewsReply } from '#tests/factories/payout-reply.ts';
import { askedFor, fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(readOverviews, () => ({
    deposit: { last_paid: [], failed: [] },
    balance: { pending: [], available: [], instant: [] },
    account: null,
  }));
});
const open = () => openScreen(paths.bankAccount({ currency: 'usd' }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Change bank account' }));

test('only the number is asked for, and what came of it is said', async () => {
  server.answer(changeBankAccount, () => ({ currency: currency('usd'), last4: '6789' }));
  await open();
  await send();
  expect(screen.getByText('Write 4 to 20 digits.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('New account number'), '0001 2345-6789');
  await send();
  expect(await screen.findByText(/^Payouts in USD now go to the account ending in 6789\./)).toBeDefined();
  expect(server.asked(changeBankAccount)[0]?.body).toEqual({
    currency: 'usd',
    account_number: '0001 2345-6789',
  });
});

test('what waits for a second person is told calmly, and the form is empty again', async () => {
  server.answer(changeBankAccount, () => askedFor('Send payouts in USD to another account'));
  await open();
  await userEvent.type(screen.getByLabelText('New account number'), '000123456789');
  await send();
  await screen.findAllByText(/^Sent for approval: Send payouts in USD to another account\./);
  expect(screen.queryByText('The bank account was not changed.')).toBeNull();
  expect(screen.queryByDisplayValue('000123456789')).toBeNull();
});

test('where payouts go today is in sight before it is changed, for the currency that is chosen', async () => {
  server.answer(readOverviews, () => {
    const { account, ...rest } = anOverviewsReply();
    const euros = { ...aBank(), currency: currency('eur'), last4: '3000' };
    return { ...rest, account: account && { ...account, default_external_accounts: [aBank(), euros] } };
  });
  await open();
  expect(await screen.findByText('Payouts in USD go to TEST BANK •••• 6789 today.')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Payouts in'), 'EUR');
  expect(screen.getByText('Payouts in EUR go to TEST BANK •••• 3000 today.')).toBeDefined();
});

test('a refusal says so, and what was typed stays', async () => {
  server.answer(changeBankAccount, () => refuse('wcpay_unavailable'));
  await open();
  await userEvent.type(screen.getByLabelText('New account number'), '000123456789');
  await send();
  expect(await screen.findByText('The bank account was not changed.')).toBeDefined();
  expect(screen.getByDisplayValue('000123456789')).toBeDefined();
});

test('a provider that cannot be told leads to its own page', async () => {
  const account = 'https://dashboard.example/account';
  await openScreen(paths.bankAccount(), {
    providerCan: { ...aPageSettings().providerCan, bankAccountWrites: false },
    providerPages: { home: account, account, payouts: 'https://dashboard.example/payouts' },
  });
  const link = await screen.findByRole('link', { name: 'Open your payments service' });
  expect(link.getAttribute('href')).toBe('https://dashboard.example/payouts');
  expect(screen.queryByLabelText('New account number')).toBeNull();
});
