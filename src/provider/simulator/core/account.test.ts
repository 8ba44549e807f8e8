import { describe, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { pdfLines } from '#tests/read-pdf.ts';
import { aSimulatedProvider, START } from '#tests/simulator/simulated-provider.ts';
import { ACCOUNT_STATUSES } from '../../provider-account.ts';
import { MAGIC_CARDS } from '../facts/magic-cards.ts';
import { UNVERIFIABLE_ID_NUMBER } from './account-details.ts';

const usd = currency('usd');

describe('loans', () => {
  const offer = { amount: minor(100_000), fee_amount: minor(10_000), withhold_rate: 1_200, currency: usd };

  test('are paid out, repaid from sales in their currency, and end', async () => {
    const { pay, provider, controls, wait } = await aSimulatedProvider({ currencies: ['usd', 'eur'] });
    await controls.lend(offer);
    expect((await pay()).charge.paydown).toBeNull(); // Repayments begin a day later.
    await wait(DAY_S);
    const { charge } = await pay();
    expect(charge.paydown).toMatchObject({ amount: 1_200 });
    expect((await pay({ currency: currency('eur') })).charge.paydown).toBeNull();
    for (let sale = 0; sale < 10; sale += 1) await pay({ amount: minor(90_000) });
    expect(await provider.findActiveLoan()).toMatchObject({ paid_amount: 109_200 });
    expect((await pay()).charge.paydown).toMatchObject({ amount: 800 }); // Only what is still owed.
    expect(await provider.findActiveLoan()).toBeUndefined();
    expect((await provider.findAccount())?.capital).toMatchObject({
      has_active_loan: false,
      has_previous_loans: true,
      loans: [expect.stringMatching(/\|paid_in_full$/)],
    });
  });

  test('take what sales did not bring at the end of an interval', async () => {
    const { provider, controls, wait } = await aSimulatedProvider();
    await controls.lend(offer);
    await wait(62 * DAY_S);
    expect(await provider.findActiveLoan()).toMatchObject({ paid_amount: 12_223 });
  });

  test('one at a time', async () => {
    const { controls } = await aSimulatedProvider();
    await controls.lend(offer);
    await expect(controls.lend(offer)).rejects.toMatchObject({ code: 'payouts_unavailable' });
  });
});

test('readers cost their fee in each month they were used, and say which', async () => {
  const { pay, provider, wait } = await aSimulatedProvider();
  const [first, second] = await provider.listReaders();
  if (!first || !second) throw new Error('two readers are there');
  await pay({ channel: 'in_person', reader: first.id });
  await pay({ channel: 'in_person', reader: first.id });
  await wait(40 * DAY_S);
  const { data } = await provider.listObjects('transaction', null, 100);
  const fees = data.filter(({ type }) => type === 'card_reader_fee');
  expect(fees).toMatchObject([
    {
      amount: 0,
      fee: 1_200,
      net: -1_200,
      metadata: { interval_from: '2026-03-01', interval_to: '2026-03-31' },
    },
  ]);
  const stats = fees[0] && (await provider.findReaderFee(fees[0].id));
  expect(stats?.readers).toEqual([
    { reader_id: first.id, count: 2, status: 'active', fee: { amount: 1_200, currency: 'usd' } },
    { reader_id: second.id, count: 0, status: 'inactive', fee: { amount: 0, currency: 'usd' } },
  ]);
  const [document] = (await provider.listObjects('document', null, 10)).data;
  if (!document) throw new Error('the invoice is there');
  const { content } = await provider.readDocument(document.document_id);
  const lines = pdfLines(content);
  expect(lines).toContain('Period | 1 March 2026 to 31 March 2026');
  // Two sales in person at 2.6 % and ten cents; the reader's own fee belongs to the month it was charged in.
  expect(lines).toContain('Card payments | 2 | 5.40');
  expect(lines).toContain('Total USD | 5.40 USD');
});

test('tax details are kept for the invoices, and a number that is none is refused', async () => {
  const { provider, controls, pay, wait } = await aSimulatedProvider({ country: 'DE' });
  await controls.patchAccount({ has_submitted_vat_data: false });
  const details = { name: 'Bücher GmbH', address: 'Am Kai 1' };
  await expect(provider.saveVatDetails({ ...details, vat_number: 'DE12' })).rejects.toMatchObject({
    code: 'vat_number_invalid',
  });
  expect(await provider.findAccount()).toMatchObject({ has_submitted_vat_data: false });
  await provider.saveVatDetails({ ...details, vat_number: 'DE123456789' });
  expect(await provider.findAccount()).toMatchObject({ has_submitted_vat_data: true });
  await pay();
  await wait(40 * DAY_S);
  const [document] = (await provider.listObjects('document', null, 10)).data;
  if (!document) throw new Error('the invoice is there');
  const lines = pdfLines((await provider.readDocument(document.document_id)).content);
  expect(lines.join('\n')).toContain('Bücher GmbH');
  expect(lines.join('\n')).toContain('VAT Number: DE123456789');
});

describe('selling before verification', () => {
  test('is counted, and stops at the limit', async () => {
    const { pay, provider } = await aSimulatedProvider({ scenario: 'early' });
    await pay({ amount: minor(499_999) });
    expect(await provider.findAccount()).toMatchObject({
      payments_enabled: true,
      progressive_onboarding: { tpv: 499_999, first_transaction_date: '2026-03-05 08:40:00' },
    });
    await pay({ amount: minor(50) });
    expect(await provider.findAccount()).toMatchObject({ status: 'restricted', payments_enabled: false });
    await expect(pay()).rejects.toMatchObject({ code: 'payments_disabled' });
  });

  test('stops after thirty days without details', async () => {
    const { pay, provider, wait } = await aSimulatedProvider({ scenario: 'early' });
    await pay();
    await wait(29 * DAY_S);
    expect((await provider.findAccount())?.payments_enabled).toBe(true);
    await wait(2 * DAY_S);
    expect((await provider.findAccount())?.payments_enabled).toBe(false);
  });
});

describe('verification', () => {
  test('an hour after the details came the account is complete and sells again', async () => {
    const { pay, provider, controls, wait } = await aSimulatedProvider({ scenario: 'restricted' });
    await expect(pay()).rejects.toMatchObject({ code: 'payments_disabled' });
    expect(await controls.submitDetails({ id_number: '000000000' })).toMatchObject({
      status: 'pending_verification',
      details_submitted: true,
      requirements: { errors: [] },
    });
    await wait(HOUR_S - 1);
    expect((await provider.findAccount())?.status).toBe('pending_verification');
    await wait(1);
    expect(await provider.findAccount()).toMatchObject({
      status: 'complete',
      deposits: { status: 'enabled', restrictions: 'deposits_unrestricted' },
    });
    expect((await pay()).intent.status).toBe('succeeded');
  });

  test('details that do not convince come back with a reason and a deadline, and then restrict', async () => {
    const { provider, controls, wait } = await aSimulatedProvider();
    await controls.submitDetails({ id_number: UNVERIFIABLE_ID_NUMBER });
    await wait(HOUR_S);
    const account = await provider.findAccount();
    expect(account).toMatchObject({
      status: 'restricted_soon',
      current_deadline: START + HOUR_S + 14 * DAY_S,
      requirements: { errors: [{ code: 'verification_failed_id_number_match' }] },
    });
    await wait(14 * DAY_S);
    expect((await provider.findAccount())?.status).toBe('restricted');
  });

  test('ends selling early: its limits no longer apply', async () => {
    const { pay, provider, controls, wait } = await aSimulatedProvider({ scenario: 'early' });
    await pay({ amount: minor(400_000) });
    await controls.submitDetails({ id_number: '000000000' });
    await wait(HOUR_S);
    await pay({ amount: minor(400_000) });
    await wait(40 * DAY_S);
    expect(await provider.findAccount()).toMatchObject({
      payments_enabled: true,
      progressive_onboarding: { is_complete: true },
    });
  });
});

test('the first payout waits until the waiting period is over', async () => {
  const { pay, provider, controls, wait } = await aSimulatedProvider();
  const account = await provider.findAccount();
  if (!account) throw new Error('the account is there');
  await controls.patchAccount({ deposits: { ...account.deposits, completed_waiting_period: false } });
  await pay();
  await wait(7 * DAY_S);
  expect((await provider.listObjects('payout', null, 10)).data).toEqual([]);
  await wait(7 * DAY_S);
  expect((await provider.listObjects('payout', null, 10)).data).toHaveLength(1);
});

test('a deadline that passes restricts the account', async () => {
  const { provider, controls, wait } = await aSimulatedProvider();
  const current_deadline = epochSeconds((await controls.now()) + 3 * DAY_S);
  await controls.patchAccount({ status: 'restricted_soon', current_deadline });
  await wait(3 * DAY_S - 1);
  expect((await provider.findAccount())?.status).toBe('restricted_soon');
  await wait(1);
  expect(await provider.findAccount()).toMatchObject({
    status: 'restricted',
    payments_enabled: false,
    has_overdue_requirements: true,
    deposits: { status: 'blocked' },
  });
});

test.each(ACCOUNT_STATUSES)('an account can be %s', async (status) => {
  const { provider, controls } = await aSimulatedProvider();
  await controls.patchAccount({ status });
  expect((await provider.findAccount())?.status).toBe(status);
});

test('a status that is none is refused and changes nothing', async () => {
  const { provider, controls } = await aSimulatedProvider();
  await expect(controls.patchAccount({ status: 'on_holiday' })).rejects.toMatchObject({
    details: { params: { status: expect.any(String) } },
  });
  expect((await provider.findAccount())?.status).toBe('complete');
});

test('what customers read of the business is kept; what no bank would print is refused by its name', async () => {
  const { provider } = await aSimulatedProvider();
  const details = { statement_descriptor: 'FERNHILL PAPER', support_phone: '+15035550142' };
  expect(await provider.updateBusinessDetails(details)).toMatchObject(details);
  await expect(
    provider.updateBusinessDetails({ statement_descriptor: 'A*B', support_email: 'desk@example.com' }),
  ).rejects.toMatchObject({ details: { params: { statement_descriptor: expect.any(String) } } });
  expect(await provider.findAccount()).toMatchObject(details);
  expect((await provider.findAccount())?.support_email).not.toBe('desk@example.com');
});

test('a method is asked for, waits for its details, and sells once it is active', async () => {
  const { pay, provider, controls } = await aSimulatedProvider();
  await expect(pay({ card: 'klarna' })).rejects.toMatchObject({ code: 'payment_method_unavailable' });
  expect(await provider.requestCapability('klarna')).toBe('pending_verification');
  await controls.patchAccount({ capabilities: { klarna_payments: 'active' } });
  expect((await pay({ card: 'klarna' })).charge.id).toMatch(/^py_/);
});

test('live, test and sandbox accounts know nothing of each other', async () => {
  const { simulator, pay, provider } = await aSimulatedProvider();
  const sandbox = await simulator.openAccount({ account_id: 'acct_2', mode: 'sandbox' });
  const { charge } = await pay();
  expect(await sandbox.provider.findObject('charge', charge.id)).toBeUndefined();
  await expect(
    sandbox.provider.refundCharge({ charge: charge.id, idempotencyKey: 'r' }),
  ).rejects.toMatchObject({ code: 'resource_missing' });
  expect(await sandbox.provider.listEvents(0, 100)).toHaveLength(1);
  expect([await provider.findAccount(), await sandbox.provider.findAccount()]).toMatchObject([
    { is_live: true, is_test_drive: false },
    { is_live: false, is_test_drive: true },
  ]);
});

test('the world around the account is set by hand', async () => {
  const { provider, controls } = await aSimulatedProvider();
  await controls.patchSite({ is_safe_mode: true });
  expect(await provider.readSite()).toMatchObject({ is_safe_mode: true, is_connected: true });
});

test.each([
  ['DE123456789', 'DE', undefined],
  ['DE 123 456 789', 'DE', undefined],
  ['DE1234567', 'DE', 'vat_number_invalid'],
  ['FR123456789', 'DE', 'vat_number_invalid'],
  ['123456789', 'DE', undefined],
  ['1234567', 'DE', 'vat_number_invalid'],
  ['12345678', 'GR', undefined],
  ['CHE123456789', 'CH', undefined],
  ['DE123456000', 'DE', 'vat_number_unknown'],
  ['1234567890123', 'JP', undefined],
  ['123456789012', 'JP', 'vat_number_invalid'],
])('the register on %s in %s', async (number, country, code) => {
  const { provider } = await aSimulatedProvider({ country });
  const asked = provider.lookUpVat(number);
  if (code) await expect(asked).rejects.toMatchObject({ code });
  else expect((await asked).name).toContain('Business');
});

describe('magic cards', () => {
  /** Every second digit from the right counts double, less nine where that has two digits. */
  const isLuhn = (number: string) => {
    const digits = [...number].reverse().map(Number);
    const counted = digits.map((digit, index) =>
      index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2,
    );
    return counted.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
  };

  test('have numbers and tokens of their own', () => {
    expect(new Set(MAGIC_CARDS.map(({ number }) => number)).size).toBe(MAGIC_CARDS.length);
    expect(new Set(MAGIC_CARDS.map(({ token }) => token)).size).toBe(MAGIC_CARDS.length);
  });

  test('pass the check digit, but for the one that is wrong by design', () => {
    expect(MAGIC_CARDS.filter(({ number }) => !isLuhn(number)).map(({ number }) => number)).toEqual([
      '4242424242424241',
    ]);
  });
});
