import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Replied, Reply } from '#contract/kit/endpoint.ts';
import { getPerson, type Person } from '#contract/people.ts';
import { changePassword } from '#contract/signing-in.ts';
import { getCurrentUser, saveCurrentUser } from '#contract/users.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const ME = aPageSettings().user.id;
const aPerson = (over: Partial<Person> = {}): Person => ({
  id: ME,
  display_name: 'Amara O.',
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'amara@example.com',
  capabilities: ['see_payments', 'read'],
  created: utcInstant(epochSeconds(1_700_000_000)),
  ...over,
});

const aUser = (choices: object): Replied<typeof getCurrentUser> => ({
  ...{ id: ME, email: 'amara@example.com', first_name: 'Amara', capabilities: ['see_payments'] },
  woocommerce_meta: { wc_payments_mail_choices: JSON.stringify(choices) },
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(getPerson, ({ path }) => aPerson({ id: Number(path[0]) }));
  server.answer(getCurrentUser, () => aUser({}));
});

test('who somebody is and what they may do; the password of others is theirs', async () => {
  await openScreen(paths.user(ME + 1));
  await screen.findByRole('heading', { level: 1, name: 'Amara O.' });
  expect(screen.getByText('Amara Okafor')).toBeTruthy();
  expect(screen.getByText('See payments')).toBeTruthy();
  expect(screen.queryByText('This is you')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
});

test('nobody at this address', async () => {
  server.answer(getPerson, () => refuse('resource_missing'));
  await openScreen(paths.user(99));
  expect(await screen.findByRole('heading', { name: 'There is nobody at this address' })).toBeTruthy();
});

describe('one’s own password', () => {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = async (current: string, next: string, again = next) => {
    await openScreen(paths.user(ME));
    await screen.findByText('This is you');
    if (current) await userEvent.type(field('Current password'), current);
    if (next) await userEvent.type(field('New password'), next);
    if (again) await userEvent.type(field('New password again'), again);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };

  test.each([
    ['', 'long enough', 'long enough', 'Enter your current password.'],
    ['old one', '1234567', '1234567', 'Use at least 8 characters.'],
    ['old one', '12345678', '12345679', 'The two new passwords differ.'],
  ])('“%s”, “%s”, “%s”: %s', async (current, next, again, problem) => {
    await type(current, next, again);
    expect(screen.getByText(problem)).toBeTruthy();
    expect(server.asked(changePassword)).toEqual([]);
  });

  test('is changed, and the fields forget it', async () => {
    const changed: Reply<typeof changePassword> = { changed: true };
    server.answer(changePassword, () => changed);
    await type('old one', '12345678');
    // Shown, and said aloud.
    expect(await screen.findAllByText('Your password was changed.')).not.toEqual([]);
    expect(server.asked(changePassword)[0]?.body).toEqual({ password: 'old one', new_password: '12345678' });
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  });

  test('a wrong current password says so and keeps what was typed', async () => {
    server.answer(changePassword, () => refuse('password_not_confirmed'));
    await type('wrong', '12345678');
    expect(await screen.findByText('The password is wrong. Nothing was changed.')).toBeTruthy();
    expect(field('New password').value).toBe('12345678');
  });
});

describe('what reaches one by mail', () => {
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

  test('is as it was until one chooses, and security is no choice', async () => {
    await openScreen(paths.user(ME));
    expect((await box('Disputes that wait for an answer')).checked).toBe(true);
    expect((await box('Payouts that failed or are overdue')).checked).toBe(false);
    const always = await box('Security, and changes of the bank account');
    expect([always.checked, always.disabled]).toEqual([true, true]);
  });

  test('is saved at once, and what was chosen before stays', async () => {
    server.answer(getCurrentUser, () => aUser({ dispute_due: false }));
    server.answer(saveCurrentUser, () => aUser({ dispute_due: false, payout_trouble: true }));
    await openScreen(paths.user(ME));
    const payouts = await box('Payouts that failed or are overdue');
    await userEvent.click(payouts);
    await waitFor(() => expect(payouts.checked).toBe(true));
    expect(server.asked(saveCurrentUser)[0]?.body).toEqual({
      woocommerce_meta: { wc_payments_mail_choices: { dispute_due: false, payout_trouble: true } },
    });
    expect((await box('Disputes that wait for an answer')).checked).toBe(false);
  });

  test('that could not be saved says so and is as before', async () => {
    server.answer(saveCurrentUser, () => refuse('wcpay_server_error'));
    await openScreen(paths.user(ME));
    const payouts = await box('Payouts that failed or are overdue');
    await userEvent.click(payouts);
    expect(await screen.findByText('Your choice was not saved.')).toBeTruthy();
    expect(payouts.checked).toBe(false);
  });

  test('is nobody else’s to see', async () => {
    await openScreen(paths.user(ME + 1));
    await screen.findByRole('heading', { level: 1, name: 'Amara O.' });
    expect(screen.queryByText('What reaches you by mail')).toBeNull();
  });
});
