import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ContractServer, startContractServer } from '#tests/stripe/contract-server.ts';
import { stripeContract } from '#tests/stripe/derive-contract.ts';
import { TEST_SECRET } from '#tests/stripe/stripe-bench.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: ContractServer;
let stripe: Stripe;
beforeAll(async () => {
  server = await startContractServer();
  stripe = new Stripe(TEST_SECRET, {
    httpClient: Stripe.createFetchHttpClient(server.fetch),
    maxNetworkRetries: 0,
  });
});
afterAll(() => server.close());

/** Without these the other tests of the adapter would prove nothing. */
describe('the contract server refuses what Stripe would refuse', () => {
  const refused = { type: 'StripeInvalidRequestError' };
  test.each([
    [
      'an unknown parameter',
      { charge: 'ch_1', colour: 'red' },
      { code: 'parameter_unknown', param: 'colour' },
    ],
    ['a value outside its enumeration', { charge: 'ch_1', reason: 'other' }, { param: 'reason' }],
    ['a number that is none', { charge: 'ch_1', amount: 'much' }, { param: 'amount' }],
  ])('%s', async (_, params, expected) => {
    // What is sent here is wrong on purpose, so the compiler must not see it.
    const asked = stripe.rawRequest('POST', '/v1/refunds', params);
    await expect(asked).rejects.toMatchObject({ ...refused, ...expected });
  });

  test('a missing parameter, and an unknown one deep inside', async () => {
    await expect(stripe.rawRequest('POST', '/v1/payouts', { amount: 100 })).rejects.toMatchObject({
      ...refused,
      ...{ code: 'parameter_missing', param: 'currency' },
    });
    await expect(
      stripe.rawRequest('POST', '/v1/disputes/du_1', { evidence: { mood: 'bad' } }),
    ).rejects.toMatchObject({ ...refused, param: 'evidence[mood]' });
  });

  test('methods that were removed from the version we speak', async () => {
    const params = { amount: 100, currency: 'usd', payment_method_types: ['card'] };
    await expect(stripe.rawRequest('POST', '/v1/payment_intents', params)).rejects.toMatchObject(refused);
  });

  test('an address nobody knows', async () => {
    await expect(stripe.rawRequest('GET', '/v1/nowhere')).rejects.toMatchObject(refused);
  });

  test('and notices an answer that is not what Stripe promises', async () => {
    const lying = await startContractServer({
      'GET /v1/balance': ({ sample }) => ({ ...sample(), available: 'much' }),
    });
    await lying.fetch('https://api.stripe.com/v1/balance');
    expect(lying.violations).toEqual(['GET /v1/balance /available must be array']);
    await lying.close();
  });
});

/** Stripe's published examples are not ours to pass on; whoever has them names the file. */
const examples = process.env.STRIPE_FIXTURES ?? '';
test.skipIf(!existsSync(examples))('the contract fits the examples Stripe publishes', () => {
  const { $defs, endpoints } = stripeContract();
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'stripe', $defs });
  const { resources } = JSON.parse(readFileSync(examples, 'utf8'));
  const fits: string[] = [];
  const problems: string[] = [];
  for (const $ref of new Set(Object.values(endpoints).flatMap(({ response }) => response.$ref ?? []))) {
    const name = $defs[$ref.slice('#/$defs/'.length)]?.properties?.object?.const;
    const example = resources[String(name)];
    if (!example) continue;
    const check = ajv.compile({ $ref: `stripe${$ref}` });
    if (check(example)) fits.push(String(name));
    /** The examples are older than the package: a field that came later is missing, and a placeholder account stands in. */
    const others = (check.errors ?? []).filter(
      ({ keyword, instancePath }) =>
        !['required', 'anyOf'].includes(keyword) && !/transfer_data/.test(instancePath),
    );
    problems.push(...others.map(({ instancePath, message }) => `${name}${instancePath} ${message}`));
  }
  expect(fits.length).toBeGreaterThan(8);
  expect(problems.filter((problem) => !/must be (?:string|null)/.test(problem))).toEqual([]);
});
