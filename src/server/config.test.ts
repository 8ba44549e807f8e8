import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { readConfig } from './config.ts';

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

  test('is read as if it were set', () => {
    const config = readConfig({
      DATABASE_URL_FILE: fileOf('url', 'postgres://localhost/shop\n'),
      DATABASE_DIRECT_URL_FILE: fileOf('direct', 'postgres://localhost/direct'),
      ADMIN_PASSWORD_FILE: fileOf('password', 'a password from a file\n'),
      SMTP_URL_FILE: fileOf('smtp', 'smtp://user:word@localhost'),
    });
    expect(config).toMatchObject({
      databaseUrl: 'postgres://localhost/shop',
      databaseDirectUrl: 'postgres://localhost/direct',
      adminPassword: 'a password from a file',
      smtpUrl: 'smtp://user:word@localhost',
    });
    expect(config.named).toContain('ADMIN_PASSWORD');
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
