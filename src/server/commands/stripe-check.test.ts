import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { programWords } from '#tests/program-words.ts';
import { accountWithAPast } from '#tests/stripe/account-with-a-past.ts';
import { type Handlers, Refused, startContractServer } from '#tests/stripe/contract-server.ts';
import { withoutExpanding } from '#tests/stripe/missing-permission.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const REDIRECTED = ['--import', './tests/e2e/redirect-stripe.mjs'];

/** Runs the command as a person would; Stripe is the façade. */
async function run(handlers: Handlers) {
  const stripe = await startContractServer(handlers);
  onTestFinished(() => stripe.close());
  const env = {
    ...{ PATH: process.env.PATH, STRIPE_FACADE: stripe.origin },
    STRIPE_SECRET_KEY: ['rk', 'test', 'madeup'].join('_'),
    STRIPE_PUBLISHABLE_KEY: ['pk', 'test', 'madeup'].join('_'),
  };
  const words = [...REDIRECTED, ...programWords('commands/stripe-check')];
  const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, words, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
  return { code, said, calls: stripe.calls };
}

const missing = () => {
  throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
};
/** Nothing has the ids that permissions are asked about with. */
const NOBODY: Handlers = {
  'POST /v1/payment_intents/{intent}/cancel': missing,
  'POST /v1/refunds': missing,
  'POST /v1/disputes/{dispute}/close': missing,
  'POST /v1/reviews/{review}/approve': missing,
  'POST /v1/payouts/{payout}/cancel': missing,
  'POST /v1/payment_method_configurations/{configuration}': missing,
  'DELETE /v1/tax_ids/{id}': missing,
};
const TIMEOUT = { timeout: 180_000 };

test(
  'an account with a past: each permission, what cannot be read, and every balance to the cent',
  TIMEOUT,
  async () => {
    const past = accountWithAPast(60);
    const { code, said, calls } = await run({ ...past.handlers, ...NOBODY });
    expect(said).toContain(
      '0 permissions are missing, 3 objects could not be read, 0 balances do not add up, and 0 things are not as they should be.',
    );
    for (const step of [4, 7, 8]) expect(said).toMatch(new RegExp(`${step}\\. .* \\d+, as it should be`));
    expect(code).toBe(0);
    expect(said).toMatch(/The account +acct_past/);
    expect(said).toMatch(/Refunds with their balance transactions: read +granted/);
    for (const id of past.broken) expect(said).toContain(id);
    expect(said).toMatch(/Balance in usd: .* they agree/);
    const written = calls.filter(({ endpoint }) => !endpoint.startsWith('GET'));
    for (const { endpoint, path, params } of written)
      if (endpoint !== 'POST /v1/files')
        expect(path + JSON.stringify(params)).toContain('countinghouse_probe');
  },
);

test(
  'a key that may not have one object carried along, nor read its account, is told so',
  TIMEOUT,
  async () => {
    const past = accountWithAPast(30);
    const handlers: Handlers = {
      ...{ ...past.handlers, ...NOBODY },
      'GET /v1/account': () => {
        throw new Refused(403, { type: 'invalid_request_error' });
      },
    };
    const { code, said } = await run(withoutExpanding(handlers, 'destination'));
    expect(said).toMatch(/The account +may not be read by this key/);
    expect(said).toMatch(/Payouts: read +granted/);
    expect(said).toMatch(/Payouts with their bank accounts and balance transactions: read +missing/);
    expect(said).toContain('2 permissions are missing,');
    expect(code).toBe(0);
  },
);
