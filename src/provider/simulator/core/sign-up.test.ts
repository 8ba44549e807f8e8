import { describe, expect, test } from 'vitest';
import { DAY_S, HOUR_S } from '#domain/shared/time.ts';
import { aSimulatedProvider, START } from '#tests/simulator/simulated-provider.ts';
import { isAdult, problemsOf, tidied, verificationRecord } from './verification.ts';

const application = {
  mode: 'live',
  country: 'DE',
  email: 'owner@example.com',
  progressive: false,
  assessment: { business_name: 'Kööln Papier!' },
  idempotencyKey: 'open-1',
} as const;
const BUSINESS = { business_name: 'Paper', url: 'https://paper.example', tax_id: 'DE123456789' };
const OWNER = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  dob: '1980-12-10',
  line1: '1 Main Street',
  city: 'Berlin',
  postal_code: '10115',
  id_number: 'L01X00T47',
};
const BANK = { account_holder: 'Ada Lovelace', account_number: '000123456789' };
const DOCUMENT = { kind: 'passport', filename: 'passport.png', size: '1000', type: 'image/png' };

async function aMerchantWithNothing() {
  const simulated = await aSimulatedProvider({ mode: 'sandbox' });
  await simulated.provider.resetAccount();
  return simulated;
}

describe('leaving an account', () => {
  test('a live one whose details are in is not left', async () => {
    const { provider } = await aSimulatedProvider();
    await expect(provider.resetAccount()).rejects.toMatchObject({ code: 'account_not_resettable' });
    expect((await provider.findAccount())?.account_id).toBe('acct_1');
  });

  test('what a sandbox did stays with it, and asking twice does no harm', async () => {
    const { provider, pay } = await aSimulatedProvider({ mode: 'sandbox' });
    const { charge } = await pay();
    await provider.resetAccount();
    await provider.resetAccount();
    expect(await provider.findAccount()).toBeUndefined();
    expect(await provider.findObject('charge', charge.id)).toBeUndefined();
    const live = await provider.createAccount(application);
    expect(live).toMatchObject({ account_id: 'acct_1_2', is_live: true, details_submitted: false });
    expect((await provider.listObjects('charge', null, 10)).data).toEqual([]);
    expect(await provider.listEvents(0, 10)).toMatchObject([{ account_id: 'acct_1_2', kind: 'account' }]);
  });

  test('the world around the merchant is the same afterwards', async () => {
    const { provider, controls } = await aMerchantWithNothing();
    await controls.patchSite({ is_onboarding_paused: true });
    expect(await provider.readSite()).toMatchObject({ is_onboarding_paused: true });
  });
});

describe('opening an account', () => {
  test('a second one is refused', async () => {
    const { provider } = await aSimulatedProvider();
    await expect(provider.createAccount(application)).rejects.toMatchObject({ code: 'account_exists' });
  });

  test('a country the provider does not know is refused', async () => {
    const { provider } = await aMerchantWithNothing();
    await expect(provider.createAccount({ ...application, country: 'KP' })).rejects.toMatchObject({
      code: 'rest_invalid_param',
    });
  });

  test('a live one takes nothing before its details are in', async () => {
    const { provider } = await aMerchantWithNothing();
    expect(await provider.createAccount(application)).toMatchObject({
      country: 'DE',
      status: 'restricted',
      payments_enabled: false,
      deposits: { status: 'disabled' },
      store_currencies: { default: 'eur' },
      statement_descriptor: 'KOOLN PAPIER',
    });
  });

  test('a sandbox is pending for four seconds, then sells', async () => {
    const { provider, wait, pay } = await aMerchantWithNothing();
    await provider.createAccount({ ...application, mode: 'sandbox' });
    await wait(3);
    expect(await provider.findAccount()).toMatchObject({ status: 'pending_verification', is_live: false });
    await wait(1);
    expect(await provider.findAccount()).toMatchObject({ status: 'complete', payments_enabled: true });
    expect((await pay()).charge.status).toBe('succeeded');
  });
});

describe('verification', () => {
  test('is kept between visits, handed in once complete, and checked within the hour', async () => {
    const { provider, controls, wait } = await aMerchantWithNothing();
    await provider.createAccount(application);
    expect(await controls.saveVerification('business', BUSINESS)).toEqual({});
    expect(await controls.readVerification('currently_due')).toMatchObject({
      steps: ['business', 'owner', 'bank', 'document'],
      answers: { business: BUSINESS },
    });
    await expect(controls.submitVerification('currently_due')).rejects.toMatchObject({
      code: 'rest_invalid_param',
    });
    await controls.saveVerification('owner', OWNER);
    await controls.saveVerification('bank', BANK);
    await controls.saveVerification('document', DOCUMENT);
    expect(await controls.submitVerification('currently_due')).toMatchObject({ details_submitted: true });
    await wait(HOUR_S);
    expect(await provider.findAccount()).toMatchObject({ status: 'complete', payments_enabled: true });
  });

  test('who sells early is asked for less first, and for the rest when payouts are wanted', async () => {
    const { provider, controls } = await aMerchantWithNothing();
    await provider.createAccount({ ...application, progressive: true });
    expect((await controls.readVerification('currently_due')).steps).toEqual(['business', 'owner']);
    expect((await controls.readVerification('eventually_due')).steps).toHaveLength(4);
    await controls.saveVerification('business', BUSINESS);
    await controls.saveVerification('owner', OWNER);
    expect(await controls.submitVerification('currently_due')).toMatchObject({
      status: 'restricted',
      payments_enabled: true,
      details_submitted: true,
      deposits: { status: 'disabled' },
    });
  });

  test('once selling early has ended, the same short form does not let anybody go on', async () => {
    const { provider, controls, wait } = await aMerchantWithNothing();
    await provider.createAccount({ ...application, progressive: true });
    await controls.saveVerification('business', BUSINESS);
    await controls.saveVerification('owner', OWNER);
    await controls.submitVerification('currently_due');
    await wait(30 * DAY_S - 1);
    expect((await controls.readVerification('currently_due')).steps).toEqual(['business', 'owner']);
    await wait(1);
    expect(await provider.findAccount()).toMatchObject({ status: 'restricted', payments_enabled: false });
    expect((await controls.readVerification('currently_due')).steps).toHaveLength(4);
    await expect(controls.submitVerification('currently_due')).rejects.toMatchObject({
      code: 'rest_invalid_param',
    });
  });

  test.each(['rejected', 'under_review'] as const)('papers do not change a %s account', async (scenario) => {
    const { provider, controls } = await aSimulatedProvider({ scenario });
    const before = await provider.findAccount();
    const pages = { business: BUSINESS, owner: OWNER, bank: BANK, document: DOCUMENT };
    await controls.saveVerification('business', pages.business);
    await controls.saveVerification('owner', pages.owner);
    await controls.saveVerification('bank', pages.bank);
    await controls.saveVerification('document', pages.document);
    await controls.submitVerification('currently_due');
    expect(await provider.findAccount()).toMatchObject({
      status: before?.status,
      payments_enabled: before?.payments_enabled,
    });
  });

  test('keeps only what its pages ask for', async () => {
    const { provider, controls } = await aMerchantWithNothing();
    await provider.createAccount(application);
    await controls.saveVerification('business', { ...BUSINESS, __proto__x: '1', other: 'x' });
    const { answers } = await controls.readVerification('currently_due');
    expect(verificationRecord.parse(answers).business).toEqual(BUSINESS);
  });

  test.each([
    ['2008-03-05', true],
    ['2008-03-06', false],
  ])('on 5 March 2026 somebody born on %s is of age: %s', (born, adult) => {
    expect(isAdult(born, START)).toBe(adult);
  });

  test.each([
    ['business', { ...BUSINESS, url: 'paper' }, { url: 'Write the address of your website.' }],
    ['business', { ...BUSINESS, business_name: ' ' }, { business_name: 'This is needed.' }],
    ['owner', { ...OWNER, dob: '2008-03-06' }, { dob: 'Underage. Age must be at least 18.' }],
    ['owner', { ...OWNER, dob: '1980-02-30' }, { dob: 'Write the date of birth.' }],
    ['bank', { ...BANK, account_number: '12a' }, { account_number: 'Write 4 to 20 digits.' }],
    ['document', { ...DOCUMENT, size: '10000000' }, {}],
    ['document', { ...DOCUMENT, size: '10000001' }, { filename: 'The file is larger than 10 MB.' }],
    ['document', { ...DOCUMENT, type: 'text/html' }, { filename: 'Send a PNG, JPEG or PDF file.' }],
    ['document', { kind: 'passport' }, { filename: 'Choose a file.' }],
  ] as const)('%s %j', (step, given, problems) => {
    expect(problemsOf(step, given, START)).toEqual(problems);
  });
});

describe('a live account beside a sandbox', () => {
  async function applied(promotion?: string) {
    const simulated = await aSimulatedProvider({ mode: 'sandbox' });
    await simulated.provider.createAccount({ ...application, promotion });
    return simulated;
  }
  const PAGES = { business: BUSINESS, owner: OWNER, bank: BANK, document: DOCUMENT };
  async function handIn(controls: Awaited<ReturnType<typeof applied>>['controls']) {
    await controls.saveVerification('business', PAGES.business);
    await controls.saveVerification('owner', PAGES.owner);
    await controls.saveVerification('bank', PAGES.bank);
    await controls.saveVerification('document', PAGES.document);
    return controls.submitVerification('currently_due');
  }

  test('is verified while the sandbox goes on selling, and is taken up by itself', async () => {
    const { provider, controls, pay, wait } = await applied();
    expect(await provider.findAccount()).toMatchObject({ account_id: 'acct_1', is_live: false });
    expect(await provider.findApplication?.()).toMatchObject({ account_id: 'acct_1_2', is_live: true });
    expect(await provider.createSession('onboarding')).toMatchObject({ accountId: 'acct_1_2' });
    expect(await provider.createSession('notifications')).toMatchObject({ accountId: 'acct_1' });
    expect(await handIn(controls)).toMatchObject({ account_id: 'acct_1_2', details_submitted: true });
    expect((await pay()).charge.status).toBe('succeeded');
    await wait(HOUR_S);
    expect(await provider.findApplication?.()).toMatchObject({ status: 'complete', payments_enabled: true });
    expect(await provider.findAccount()).toMatchObject({ account_id: 'acct_1' });
    await provider.takeUpApplication?.();
    await provider.takeUpApplication?.();
    expect(await provider.findAccount()).toMatchObject({ account_id: 'acct_1_2', is_live: true });
    expect(await provider.findApplication?.()).toBeUndefined();
    expect((await provider.listObjects('charge', null, 10)).data).toEqual([]);
  });

  test('is opened once', async () => {
    const { provider } = await applied();
    await expect(provider.createAccount(application)).rejects.toMatchObject({ code: 'account_exists' });
  });

  test('goes with a sandbox that is left before its details are in, and stays once they are', async () => {
    const begun = await applied();
    await begun.provider.resetAccount();
    expect(await begun.provider.findAccount()).toBeUndefined();
    const sent = await applied();
    await handIn(sent.controls);
    await sent.provider.resetAccount();
    expect(await sent.provider.findAccount()).toMatchObject({ account_id: 'acct_1_2', is_live: true });
  });

  test('what is offered for it is off its fees until the offer ends', async () => {
    const { provider, controls, pay, wait } = await applied('welcome-2026');
    await handIn(controls);
    await wait(HOUR_S);
    await provider.takeUpApplication?.();
    const { fees, store_currencies } = (await provider.findAccount()) ?? {};
    expect(store_currencies?.default).toBe('eur');
    expect(fees?.card).toMatchObject({
      base: { currency: 'eur' },
      discount: [{ discount: 0.1, volume_allowance: 0, end_time: expect.stringMatching(/^\d{4}-/) }],
    });
    const cheaper = (await pay()).charge;
    await wait(93 * DAY_S);
    const plain = (await pay()).charge;
    const feeOf = async ({ balance_transaction }: typeof cheaper) =>
      (await provider.findObject('transaction', balance_transaction ?? ''))?.fee ?? 0;
    expect(await feeOf(cheaper)).toBeLessThan(await feeOf(plain));
  });
});

test('an offer that would not be kept cannot be made', async () => {
  const { controls } = await aSimulatedProvider();
  const incentive = {
    ...{ id: 'half-off', description: 'Half of it', tc_url: 'https://example.com' },
    ...{ task_header_content: 'Half', task_badge: 'Half' },
  };
  await expect(controls.patchSite({ incentive })).rejects.toMatchObject({ code: 'rest_invalid_param' });
});

test.each([
  ['owner', { id_number: '123-45-6789' }, { id_number: '123456789' }],
  ['owner', { id_number: ' 123 45 6789 ' }, { id_number: '123456789' }],
  ['business', { url: 'paper.example' }, { url: 'https://paper.example' }],
  ['business', { url: 'http://paper.example' }, { url: 'http://paper.example' }],
  ['business', { url: '' }, { url: '' }],
  ['business', { tax_id: '12-3456789' }, { tax_id: '12-3456789' }],
  ['bank', { account_number: '0001 2345-6789' }, { account_number: '000123456789' }],
] as const)('%s: %j is taken as %j', (step, typed, kept) => {
  expect(tidied(step, typed)).toEqual(kept);
});
