import { afterEach, describe, expect, test, vi } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { READABLE_OBJECTS } from '#tests/stripe/readable-objects.ts';
import { openStripeBench, type StripeBench, TEST_SECRET } from '#tests/stripe/stripe-bench.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

/** The first test of a process may have to derive the contract, which takes a while on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const opened: StripeBench[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});

async function bench(account?: string) {
  const one = await openStripeBench({ handlers: READABLE_OBJECTS, ...(account && { account }) });
  opened.push(one);
  return { ...one, provider: stripeProvider(one.line) };
}

const idempotencyKey = 'key-1';
const customer = { name: 'Ada', email: 'ada@example.com', country: 'US' };
const payment = {
  ...{
    idempotencyKey,
    amount: minor(1000),
    currency: currency('usd'),
    payment_method: 'pm_card_visa',
    customer,
  },
};
const KINDS = [
  'charge',
  'payment_intent',
  'refund',
  'dispute',
  'payout',
  'transaction',
  'reader',
  'file',
] as const;

/** Each call of the port, and the addresses it must have asked. */
const CALLS: readonly (readonly [
  string,
  (provider: PaymentProvider) => Promise<unknown>,
  readonly string[],
])[] = [
  [
    'findAccount',
    (p) => p.findAccount(),
    ['GET /v1/accounts/{account}', 'GET /v1/country_specs/{country}', 'GET /v1/balance_settings'],
  ],
  [
    'createHostedForm',
    (p) =>
      p.createHostedForm?.({ back: 'https://a.example/b', again: 'https://a.example/a' }) ?? Promise.reject(),
    ['POST /v1/account_links'],
  ],
  ['onboarding', (p) => p.createSession('onboarding'), ['POST /v1/account_sessions']],
  ['notifications', (p) => p.createSession('notifications'), ['POST /v1/account_sessions']],
  [
    'requestCapability',
    (p) => p.requestCapability('sepa_debit'),
    ['POST /v1/accounts/{account}/capabilities/{capability}'],
  ],
  [
    'updateBusinessDetails',
    (p) =>
      p.updateBusinessDetails({
        ...{ statement_descriptor: 'FERNHILL PAPER', support_email: 'help@example.com' },
        ...{ business_name: 'Fernhill Paper', business_url: 'https://fernhill.example' },
        ...{ support_address: { line1: '1 Mill Lane', country: 'GB' } },
        ...{ branding_logo: 'file_1', branding_primary_color: '#123456' },
      }),
    ['POST /v1/accounts/{account}', 'GET /v1/accounts/{account}'],
  ],
  [
    'updatePayoutSchedule',
    (p) => p.updatePayoutSchedule({ interval: 'weekly', weekly_anchor: 'friday', monthly_anchor: 31 }),
    ['POST /v1/balance_settings', 'GET /v1/accounts/{account}'],
  ],
  [
    'createPayment',
    (p) => p.createPayment({ ...payment, capture: 'automatic' }),
    ['POST /v1/payment_intents'],
  ],
  [
    'createPayment, blocked',
    (p) =>
      p.createPayment({
        ...{ ...payment, capture: 'automatic' },
        screening: { outcome: 'block', ruleset_results: { address_mismatch: 'block' } },
      }),
    ['POST /v1/payment_intents', 'POST /v1/payment_intents/{intent}/cancel'],
  ],
  [
    'confirmPayment',
    (p) => p.confirmPayment({ payment_intent: 'pi_1', idempotencyKey }),
    ['POST /v1/payment_intents/{intent}/confirm'],
  ],
  [
    'capturePayment',
    (p) => p.capturePayment({ payment_intent: 'pi_1', amount: minor(600), idempotencyKey }),
    ['POST /v1/payment_intents/{intent}/capture'],
  ],
  [
    'cancelPayment',
    (p) => p.cancelPayment({ payment_intent: 'pi_1', reason: 'fraudulent', idempotencyKey }),
    ['POST /v1/payment_intents/{intent}/cancel'],
  ],
  [
    'refundCharge',
    (p) =>
      p.refundCharge({
        ...{ charge: 'ch_1', amount: minor(5), reason: 'duplicate', metadata: { order_id: '1' } },
        idempotencyKey,
      }),
    ['POST /v1/refunds'],
  ],
  [
    'answerDispute',
    (p) =>
      p.answerDispute({
        ...{ dispute: 'du_1', submit: false, metadata: { note: 'x' }, idempotencyKey },
        evidence: { product_description: 'A chair', access_activity_log: 'file_9', shipping_date: '' },
      }),
    ['POST /v1/disputes/{dispute}'],
  ],
  [
    'acceptDispute',
    (p) => p.acceptDispute({ dispute: 'du_1', idempotencyKey }),
    ['POST /v1/disputes/{dispute}/close'],
  ],
  [
    'uploadFile',
    (p) =>
      p.uploadFile({
        ...{ purpose: 'dispute_evidence', filename: 'a.pdf', type: 'application/pdf' },
        content: new TextEncoder().encode('%PDF'),
      }),
    ['POST /v1/files'],
  ],
  ['readFile', (p) => p.readFile('file_1'), ['GET /v1/files/{file}', 'GET /contents/{file}']],
  ['readBalances', (p) => p.readBalances(), ['GET /v1/balance']],
  ['listRates', (p) => p.listRates(currency('usd')), ['GET /v1/exchange_rates/{rate}']],
  [
    'payOutInstantly',
    (p) => p.payOutInstantly({ currency: currency('usd'), idempotencyKey }),
    ['GET /v1/balance', 'POST /v1/payouts'],
  ],
  [
    'listPayoutTransactions',
    (p) => p.listPayoutTransactions('po_1'),
    ['GET /v1/payouts/{payout}', 'GET /v1/balance_transactions'],
  ],
  [
    'findPaymentWith',
    (p) => p.findPaymentWith?.({ name: 'order_id', value: "7' OR '1" }) ?? Promise.reject(),
    ['GET /v1/payment_intents/search'],
  ],
  [
    'approveReview',
    (p) => p.approveReview?.({ charge: 'ch_1', review: 'prv_1', idempotencyKey }) ?? Promise.reject(),
    ['POST /v1/reviews/{review}/approve', 'GET /v1/charges/{charge}'],
  ],
  ['listReaders', (p) => p.listReaders(), ['GET /v1/terminal/readers']],
  [
    'findActiveLoan',
    (p) => p.findActiveLoan(),
    [
      'GET /v1/capital/financing_offers',
      'GET /v1/capital/financing_summary',
      'GET /v1/capital/financing_transactions',
    ],
  ],
  ['lookUpVat', (p) => p.lookUpVat('DE 123'), ['POST /v1/tax_ids']],
  ['listEvents', (p) => p.listEvents(0, 10), ['GET /v1/events']],
  ...KINDS.map(
    (kind) => [`findObject ${kind}`, (p: PaymentProvider) => p.findObject(kind, 'x_1'), []] as const,
  ),
  ...KINDS.map(
    (kind) => [`listObjects ${kind}`, (p: PaymentProvider) => p.listObjects(kind, 'x_0', 200), []] as const,
  ),
];

describe('every call sends what the package allows and reads what it promises', () => {
  test.each(CALLS)('%s', async (_, call, asked) => {
    const { provider, server } = await bench('acct_connected');
    await call(provider);
    const met = server.calls.map(({ endpoint }) => endpoint);
    expect(met).toEqual(expect.arrayContaining([...asked]));
    expect(met.length).toBeGreaterThan(0);
    expect(server.violations).toEqual([]);
  });

  test('on the merchant’s own account, the account is the key’s and methods are switched on', async () => {
    const { provider, server } = await bench();
    expect(await provider.findAccount()).toMatchObject({ account_id: 'acct_1', country: 'DE' });
    await provider.requestCapability('sepa_debit');
    expect(server.calls.map(({ endpoint }) => endpoint)).toContain(
      'POST /v1/payment_method_configurations/{configuration}',
    );
    expect(server.calls.every(({ headers }) => headers['stripe-account'] === undefined)).toBe(true);
  });

  test('every call is made for the connected account, but those about it, with the pinned version and our key', async () => {
    const { provider, server } = await bench('acct_connected');
    await provider.readBalances();
    await provider.findAccount();
    const [balance, account] = server.calls;
    expect(balance?.headers).toMatchObject({
      ...{ 'stripe-account': 'acct_connected', 'stripe-version': '2026-10-28.endive' },
      authorization: `Bearer ${TEST_SECRET}`,
    });
    expect(account?.headers['stripe-account']).toBeUndefined();
  });

  test('whatever moves money carries the key it was given', async () => {
    const { provider, server } = await bench();
    for (const name of [
      'createPayment',
      'capturePayment',
      'refundCharge',
      'answerDispute',
      'payOutInstantly',
    ]) {
      await CALLS.find(([called]) => called === name)?.[1](provider);
    }
    const posts = server.calls.filter(({ endpoint }) => endpoint.startsWith('POST'));
    expect(posts.map(({ headers }) => headers['idempotency-key'])).toEqual(posts.map(() => idempotencyKey));
  });

  test('evidence always says whether it is submitted, and an activity log travels as a file', async () => {
    const { provider, server } = await bench();
    await CALLS.find(([called]) => called === 'answerDispute')?.[1](provider);
    expect(server.calls.at(-1)?.params).toMatchObject({
      submit: false,
      evidence: {
        uncategorized_file: 'file_9',
        access_activity_log: 'The activity log is attached as file_9.',
      },
    });
  });

  test('a payment is searched for by what it carries, and a quote in it ends nothing', async () => {
    const { provider, server } = await bench();
    await CALLS.find(([called]) => called === 'findPaymentWith')?.[1](provider);
    expect(server.calls.at(-1)?.params.query).toBe(String.raw`metadata['order_id']:'7\' OR \'1'`);
  });

  test('what the two ways cannot do is said, and refused', async () => {
    const { provider } = await bench();
    expect(provider.capabilities()).toMatchObject({ embeddedOnboarding: false, payoutScheduleWrites: false });
    const refused = { code: 'provider_unsupported' };
    await expect(provider.createSession('onboarding')).rejects.toMatchObject(refused);
    await expect(provider.updatePayoutSchedule({ interval: 'daily' })).rejects.toMatchObject(refused);
    await expect(provider.updateBusinessDetails({ support_email: 'a@b.test' })).rejects.toMatchObject(
      refused,
    );
    await expect(provider.readDocument('doc_1')).rejects.toMatchObject(refused);
    expect(await provider.findActiveLoan()).toBeUndefined();
  });
});
