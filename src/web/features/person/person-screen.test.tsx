import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  askFactorReset,
  beginCodes,
  confirmCodes,
  endFactorReset,
  getFactors,
  renamePasskey,
} from '#contract/factors.ts';
import type { Replied, Reply } from '#contract/kit/endpoint.ts';
import { getPerson, type Person } from '#contract/people.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/sessions.ts';
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

const aFactors = (over: Partial<Replied<typeof getFactors>> = {}): Replied<typeof getFactors> => ({
  code: null,
  passkeys: [],
  recovery_codes_left: 0,
  reset: null,
  is_demanded: false,
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(getPerson, ({ path }) => aPerson({ id: Number(path[0]) }));
  server.answer(getCurrentUser, () => aUser({}));
  server.answer(getFactors, () => aFactors());
  server.answer(listSessions, () => ({ data: [] }));
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
    ['old one', 'eleven left', 'eleven left', 'Use at least 12 characters.'],
    ['old one', 'twelve of them', 'twelve of then', 'The two new passwords differ.'],
  ])('“%s”, “%s”, “%s”: %s', async (current, next, again, problem) => {
    await type(current, next, again);
    expect(screen.getByText(problem)).toBeTruthy();
    expect(server.asked(changePassword)).toEqual([]);
  });

  test('is changed, and the fields forget it', async () => {
    const changed: Reply<typeof changePassword> = { changed: true };
    server.answer(changePassword, () => changed);
    await type('old one', 'twelve of them');
    // Shown, and said aloud.
    expect(await screen.findAllByText('Your password was changed.')).not.toEqual([]);
    expect(server.asked(changePassword)[0]?.body).toEqual({
      password: 'old one',
      new_password: 'twelve of them',
    });
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  });

  test('a wrong current password says so and keeps what was typed', async () => {
    server.answer(changePassword, () => refuse('password_not_confirmed'));
    await type('wrong', 'twelve of them');
    expect(await screen.findByText('The password is wrong. Nothing was changed.')).toBeTruthy();
    expect(field('New password').value).toBe('twelve of them');
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

const at = utcInstant(epochSeconds(1_700_000_000));
const aSession = (n: number, is_this: boolean) => ({
  id: String(n).repeat(64),
  device: `Browser ${n}`,
  ip: `192.0.2.${n}`,
  created: at,
  last_seen: at,
  is_this,
});

describe('the second step', () => {
  const part = () => screen.findByRole('region', { name: 'Second step' });

  test('is set up with a first code, and the recovery codes are seen once', async () => {
    server.answer(beginCodes, () => ({ secret: 'GEZDGNBV', square: { size: 21, path: 'M0 0h1v1h-1z' } }));
    server.answer(confirmCodes, () => ({ recovery_codes: ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'] }));
    await openScreen(paths.user(ME));
    await userEvent.click(await within(await part()).findByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('GEZDGNBV')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(screen.getByText('Enter the code that the app shows.')).toBeTruthy();
    expect(server.asked(confirmCodes)).toEqual([]);
    server.answer(getFactors, () => aFactors({ code: { created: at }, recovery_codes_left: 2 }));
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('dddd-eeee-ffff')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await within(await part()).findByText(/^Only 2 left\./)).toBeTruthy();
    expect(screen.queryByText('dddd-eeee-ffff')).toBeNull();
  });

  test.each([
    [4, '4 left'],
    [3, 'Only 3 left. Make new ones before they run out.'],
    [0, 'None left. Make new ones: without them, a lost device keeps you out.'],
  ])('with %d recovery codes it says: %s', async (recovery_codes_left, words) => {
    server.answer(getFactors, () => aFactors({ code: { created: at }, recovery_codes_left }));
    await openScreen(paths.user(ME));
    expect(await within(await part()).findByText(words)).toBeTruthy();
  });

  test('a passkey is renamed, and not to nothing', async () => {
    const passkey = { id: 7, name: 'Chrome on Mac', created: at, last_used: null, is_synced: true };
    server.answer(getFactors, () => aFactors({ passkeys: [passkey], recovery_codes_left: 10 }));
    server.answer(renamePasskey, () => ({ id: 7, name: 'Office' }));
    await openScreen(paths.user(ME));
    await userEvent.click(
      await within(await part()).findByRole('button', { name: 'Rename the passkey Chrome on Mac' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Chrome on Mac”' }));
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the name' }));
    expect(dialog.getByText('Enter a name.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Name'), 'Office');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the name' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked(renamePasskey).map(({ body }) => body)).toEqual([{ name: 'Office' }]);
  });

  test('a wrong code says so, and the square stays', async () => {
    server.answer(beginCodes, () => ({ secret: 'GEZDGNBV', square: { size: 21, path: 'M0 0h1v1h-1z' } }));
    server.answer(confirmCodes, () => refuse('code_wrong'));
    await openScreen(paths.user(ME));
    await userEvent.click(await within(await part()).findByRole('button', { name: 'Set up' }));
    await screen.findByText('GEZDGNBV');
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/This code is wrong/)).toBeTruthy();
    expect(screen.getByText('GEZDGNBV')).toBeTruthy();
  });

  test.each([
    ['no_name', /opened by a number/],
    ['no_https', /need https/],
  ] as const)('passkeys that cannot be (%s) are not offered, and it says why', async (problem, words) => {
    server.answer(getFactors, () => aFactors({ passkeys_problem: problem }));
    await openScreen(paths.user(ME));
    expect(await within(await part()).findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  test('that somebody asked to reset is kept with one press', async () => {
    const reset = { asked_by: 'bo@example.com', due: at };
    server.answer(getFactors, () => aFactors({ code: { created: at }, recovery_codes_left: 9, reset }));
    const ended: Reply<typeof endFactorReset> = { ended: true };
    server.answer(endFactorReset, () => ended);
    await openScreen(paths.user(ME));
    const card = within(await part());
    expect(await card.findByText('bo@example.com asked to reset your second step.')).toBeTruthy();
    server.answer(getFactors, () => aFactors({ code: { created: at }, recovery_codes_left: 9 }));
    await userEvent.click(card.getByRole('button', { name: 'Keep my second step' }));
    await waitFor(() => expect(card.queryByText(/asked to reset/)).toBeNull());
    expect(server.asked(endFactorReset)).toHaveLength(1);
  });

  test('of others is reset by whoever manages people, after a question, and called off', async () => {
    server.answer(getFactors, () => aFactors({ code: { created: at }, recovery_codes_left: 1 }));
    server.answer(askFactorReset, () => ({ due: at }));
    await openScreen(paths.user(ME + 1));
    await userEvent.click(await within(await part()).findByRole('button', { name: 'Reset the second step' }));
    const question = await screen.findByRole('alertdialog');
    const reset = { asked_by: 'amara@example.com', due: at };
    server.answer(getFactors, () => aFactors({ code: { created: at }, recovery_codes_left: 1, reset }));
    const ended: Reply<typeof endFactorReset> = { ended: true };
    server.answer(endFactorReset, () => ended);
    await userEvent.click(within(question).getByRole('button', { name: 'Reset the second step' }));
    await userEvent.click(await within(await part()).findByRole('button', { name: 'Call it off' }));
    await waitFor(() => expect(server.asked(endFactorReset)[0]?.query).toEqual({ user_id: String(ME + 1) }));
    expect(screen.queryByRole('button', { name: 'Reset the second step' })).toBeNull();
  });
});

describe('where one is signed in', () => {
  test('one session is ended, or all others', async () => {
    server.answer(listSessions, () => ({
      data: [aSession(1, true), aSession(2, false), aSession(3, false)],
    }));
    server.answer(endSession, () => ({ ended: 1 }));
    server.answer(endOtherSessions, () => ({ ended: 2 }));
    await openScreen(paths.user(ME));
    await screen.findByText('This one');
    expect(screen.queryByRole('button', { name: /Browser 1/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'End the session of Browser 2 at 192.0.2.2' }));
    await waitFor(() =>
      expect(server.asked(endSession)[0]?.path).toBe(`/wp-json/wc-admin/sessions/${'2'.repeat(64)}`),
    );
    await userEvent.click(screen.getByRole('button', { name: 'End all others' }));
    expect(await screen.findAllByText('2 sessions were ended.')).not.toEqual([]);
  });

  test('what could not be loaded says so and is tried again', async () => {
    server.answer(listSessions, () => refuse('wcpay_server_error'));
    await openScreen(paths.user(ME));
    expect(await screen.findByText('The sessions could not be loaded.')).toBeTruthy();
  });
});
