import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

/** Made up, and put together here so that nobody's search for leaked keys stops at it. */
const key = (...parts: string[]): string => parts.join('_');
const RESTRICTED = key('rk', 'test', 'abc');
const base = { PROVIDER: 'stripe', STRIPE_SECRET_KEY: RESTRICTED };
const folder = mkdtempSync(path.join(os.tmpdir(), 'countinghouse-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keyFile = (mode: number): string => {
  const file = path.join(folder, `key-${mode}`);
  writeFileSync(file, `${RESTRICTED}\n`);
  chmodSync(file, mode);
  return file;
};

describe('what PROVIDER=stripe needs', () => {
  test('a platform that opens the account itself has none yet', () => {
    const { stripe } = readConfig({
      ...base,
      STRIPE_PUBLISHABLE_KEY: key('pk', 'test', 'abc'),
      STRIPE_ACCOUNT: 'new',
    });
    expect(stripe).toMatchObject({ account: undefined, opensAccounts: true });
    expect(readConfig(base).stripe).toMatchObject({ account: undefined, opensAccounts: false });
  });

  test('a key of the merchant alone is enough', () => {
    const { stripe } = readConfig(base);
    expect(stripe).toMatchObject({ isLive: false, account: undefined, publishableKey: '' });
    expect(stripe?.secretKey()).toBe(RESTRICTED);
    expect(stripe?.webhookSecrets()).toEqual([]);
  });

  test('a platform, with two signing secrets while one takes over from the other', () => {
    const { stripe } = readConfig({
      ...base,
      STRIPE_SECRET_KEY: key('sk', 'live', 'abc'),
      STRIPE_PUBLISHABLE_KEY: key('pk', 'live', 'abc'),
      STRIPE_ACCOUNT: 'acct_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
    });
    expect(stripe).toMatchObject({ isLive: true, account: 'acct_1' });
    expect(stripe?.webhookSecrets()).toEqual(['whsec_new', 'whsec_old']);
  });

  test('without it nothing of Stripe is read', () => {
    expect(readConfig({ STRIPE_SECRET_KEY: 'nonsense' }).stripe).toBeUndefined();
  });

  test.each([
    ['no key', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is not usable: PROVIDER=stripe needs it.'],
    [
      'a publishable key in its place',
      { STRIPE_SECRET_KEY: key('pk', 'test', 'abc') },
      'STRIPE_SECRET_KEY is not usable: it must begin with rk_test_, rk_live_, sk_test_ or sk_live_.',
    ],
    [
      'live and test mixed',
      { STRIPE_PUBLISHABLE_KEY: key('pk', 'live', 'abc') },
      'STRIPE_PUBLISHABLE_KEY is not usable: it is a live key and the secret key is a test key: the two are never mixed.',
    ],
    [
      'five signing secrets',
      { STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b,whsec_c,whsec_d,whsec_e' },
      'STRIPE_WEBHOOK_SECRET is not usable: it must be whsec_…, or up to four of them with commas between.',
    ],
    [
      'two ways at once',
      {
        ...{ STRIPE_ACCOUNT: 'acct_1', STRIPE_OWN_ACCOUNT: 'acct_2' },
        STRIPE_PUBLISHABLE_KEY: ['pk', 'test', 'madeup'].join('_'),
      },
      'STRIPE_OWN_ACCOUNT is not usable: STRIPE_ACCOUNT is set as well: choose one.',
    ],
    [
      'an account that is none',
      { STRIPE_ACCOUNT: 'shop', STRIPE_PUBLISHABLE_KEY: key('pk', 'test', 'abc') },
      'STRIPE_ACCOUNT is not usable: it must begin with acct_, or be the word new.',
    ],
    [
      'an account without a key for its page',
      { STRIPE_ACCOUNT: 'acct_1' },
      'STRIPE_PUBLISHABLE_KEY is not usable: STRIPE_ACCOUNT needs it, to verify the account in the page.',
    ],
    [
      'two places for one key',
      { STRIPE_SECRET_KEY_FILE: keyFile(0o600) },
      'STRIPE_SECRET_KEY_FILE is not usable: STRIPE_SECRET_KEY is set as well: choose one.',
    ],
    [
      'a file that is not there',
      { STRIPE_SECRET_KEY: '', STRIPE_SECRET_KEY_FILE: path.join(folder, 'nowhere') },
      'STRIPE_SECRET_KEY_FILE is not usable: this file cannot be read.',
    ],
    [
      'a file that others can read',
      { STRIPE_SECRET_KEY: '', STRIPE_SECRET_KEY_FILE: keyFile(0o640) },
      'STRIPE_SECRET_KEY_FILE is not usable: others can read this file: run "chmod 600" on it.',
    ],
  ])('%s stops the start with one sentence', (_, env, sentence) => {
    expect(() => readConfig({ ...base, ...env })).toThrow(sentence);
  });

  test('a file that only its owner can read is read', () => {
    const { stripe } = readConfig({ PROVIDER: 'stripe', STRIPE_SECRET_KEY_FILE: keyFile(0o600) });
    expect(stripe?.secretKey()).toBe(RESTRICTED);
  });

  test('no secret is in what a log or an answer would write of the settings', () => {
    const config = readConfig({ ...base, STRIPE_WEBHOOK_SECRET: 'whsec_hidden' });
    expect(JSON.stringify(config)).not.toMatch(/rk_test|whsec/);
  });
});
