import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { type Config, readConfig, SECRET_VARIABLES, VARIABLES } from './config.ts';

test.each([
  [undefined, '127.0.0.1', 'http://127.0.0.1:4000'],
  ['localhost', '127.0.0.1', 'http://localhost:4000'],
  ['0.0.0.0', '0.0.0.0', 'http://localhost:4000'],
  ['pay.example.com', 'pay.example.com', 'http://pay.example.com:4000'],
])('HOST=%s listens at %s, and people use %s', (HOST, host, publicUrl) => {
  expect(readConfig({ HOST })).toMatchObject({ host, publicUrl });
});

test.each([
  [{ STORE_CURRENCY: 'ZZZ' }, 'STORE_CURRENCY is not usable: must be a currency such as USD.'],
  [{ STORE_CURRENCY: 'XTS' }, 'STORE_CURRENCY is not usable: must be a currency such as USD.'],
  [{ STORE_CURRENCY: 'eur' }, 'STORE_CURRENCY is not usable: must be a currency such as USD.'],
  [{ STORE_COUNTRY: 'XX' }, 'STORE_COUNTRY is not usable: must be a country such as US.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://localhost:4317' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is not usable: must start with http: or https://.',
  ],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'a secret without a name' },
    'OTEL_EXPORTER_OTLP_HEADERS is not usable: must be names and values such as authorization=Bearer%20word, with commas between.',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG is not usable'],
  [
    { ROLES: 'web,worker', DATABASE_URL: 'postgres://localhost/shop' },
    'ROLES is not usable: must be one or more of web, jobs, provider, with commas between.',
  ],
  [{ ROLES: 'web' }, 'ROLES is not usable: the built-in database has one process, which does everything.'],
  [
    { ROLES: 'provider', DATABASE_URL: 'postgres://localhost/shop' },
    'ROLES is not usable: without web, PUBLIC_URL must say where the provider tells what happened.',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://localhost/shop' },
    'DATABASE_DIRECT_URL is not usable: it stands beside DATABASE_URL, which is not set.',
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://localhost/shop' },
    'DATABASE_REPLICA_URL is not usable: it stands beside DATABASE_URL, which is not set.',
  ],
])('%j stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each([{ STORE_CURRENCY: 'EUR' }, { STORE_CURRENCY: 'XOF' }, { STORE_COUNTRY: 'DE' }])(
  '%j is taken',
  (env) => {
    expect(readConfig(env).named).toEqual(Object.keys(env));
  },
);

test.each([
  [undefined, ['web', 'jobs', 'provider']],
  ['web,jobs', ['web', 'jobs']],
])('ROLES=%s is %j', (ROLES, roles) => {
  expect(readConfig({ ROLES, DATABASE_URL: 'postgres://localhost/shop' }).roles).toEqual(roles);
});

type Secret = Readonly<{ value: string; beside?: NodeJS.ProcessEnv; read: (config: Config) => unknown }>;
const URL = 'postgres://me:4711@localhost/shop';
const BESIDE_STRIPE = { PROVIDER: 'stripe' };
const BESIDE_STORE = { STORE: 'woocommerce', WOOCOMMERCE_URL: 'https://shop.example' };
const SECRETS: Readonly<Record<string, Secret>> = {
  DATABASE_URL: { value: URL, read: ({ databaseUrl }) => databaseUrl },
  DATABASE_DIRECT_URL: {
    ...{ value: URL, beside: { DATABASE_URL: 'postgres://localhost/pooled' } },
    read: ({ databaseDirectUrl }) => databaseDirectUrl,
  },
  DATABASE_REPLICA_URL: {
    ...{ value: URL, beside: { DATABASE_URL: 'postgres://localhost/primary' } },
    read: ({ databaseReplicaUrl }) => databaseReplicaUrl,
  },
  DRILL_DATABASE_URL: { value: URL, read: ({ drillDatabaseUrl }) => drillDatabaseUrl },
  ADMIN_PASSWORD: { value: 'a word of 4711', read: ({ adminPassword }) => adminPassword },
  SMTP_URL: { value: 'smtp://me:4711@localhost', read: ({ smtpUrl }) => smtpUrl },
  OTEL_EXPORTER_OTLP_HEADERS: {
    ...{ value: 'x-key=4711', beside: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' } },
    read: ({ traces }) => traces?.headers(),
  },
  STRIPE_SECRET_KEY: {
    ...{ value: 'sk_test_4711', beside: BESIDE_STRIPE },
    read: ({ stripe }) => stripe?.secretKey(),
  },
  STRIPE_WEBHOOK_SECRET: {
    ...{ value: 'whsec_4711', beside: { ...BESIDE_STRIPE, STRIPE_SECRET_KEY: 'sk_test_1' } },
    read: ({ stripe }) => stripe?.webhookSecrets(),
  },
  WOOCOMMERCE_KEY: {
    ...{
      value: `ck_${'4711'.repeat(10)}`,
      beside: { ...BESIDE_STORE, WOOCOMMERCE_SECRET: `cs_${'1'.repeat(40)}` },
    },
    read: ({ woocommerce }) => woocommerce?.key(),
  },
  WOOCOMMERCE_SECRET: {
    ...{
      value: `cs_${'4711'.repeat(10)}`,
      beside: { ...BESIDE_STORE, WOOCOMMERCE_KEY: `ck_${'1'.repeat(40)}` },
    },
    read: ({ woocommerce }) => woocommerce?.secret(),
  },
};

test('every variable that somebody may set stands in the README, and every file that a secret may be in', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(VARIABLES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeTemporaryFolder('secrets');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileOf = (name: string, text: string, mode = 0o600) => {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode });
    return file;
  };

  test.each(SECRET_VARIABLES)('%s is read as if it were set', (variable) => {
    const { value, beside = {}, read } = SECRETS[variable] ?? {};
    expect(value, 'every secret is tried').toBeDefined();
    const config = readConfig({ ...beside, [`${variable}_FILE`]: fileOf(variable, `${value}\n`) });
    expect(read?.(config)).toEqual(read?.(readConfig({ ...beside, [variable]: value })));
    expect(JSON.stringify(read?.(config))).toContain('4711');
  });

  test('is named like the variable', () => {
    expect(readConfig({ ADMIN_PASSWORD_FILE: fileOf('named', 'a word') }).named).toContain('ADMIN_PASSWORD');
  });

  test('is refused with a sentence that does not repeat it', () => {
    const refusals: [NodeJS.ProcessEnv, string][] = [
      [{ ADMIN_PASSWORD_FILE: '/nowhere/at/all' }, 'this file cannot be read'],
      [
        { ADMIN_PASSWORD_FILE: fileOf('open', 'word', 0o644) },
        'others can read this file: run "chmod 600" on it',
      ],
      [{ ADMIN_PASSWORD_FILE: fileOf('empty', '\n') }, 'this file is empty'],
      [
        { ADMIN_PASSWORD_FILE: fileOf('both', 'word'), ADMIN_PASSWORD: 'w' },
        'ADMIN_PASSWORD is set as well: choose one',
      ],
    ];
    for (const [env, problem] of refusals)
      expect(() => readConfig(env)).toThrow(`ADMIN_PASSWORD_FILE is not usable: ${problem}.`);
    expect(() => readConfig({ DATABASE_URL_FILE: fileOf('bad', 'mysql://root:word@localhost') })).toThrow(
      /^DATABASE_URL is not usable: must start with postgres: or postgresql:\/\/\.$/,
    );
  });
});
