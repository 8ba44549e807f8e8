import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '#contract/description/json-schema.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { payForOrder } from '../factories/provider-payment.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type Guarded, guardedRoutes } from './live-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const writes = (): Guarded[] =>
  guardedRoutes(server.app).filter(({ method, endpoint }) => method !== 'GET' && !endpoint.upload);
const fieldsOf = (endpoint: Endpoint): string[] =>
  Object.keys(jsonSchemaOf(endpoint.input, 'input').properties ?? {});
/** Every field of a body is the same text. */
const filledWith = (endpoint: Endpoint, text: string) =>
  Object.fromEntries(fieldsOf(endpoint).map((name) => [name, text]));

const ask = ({ method, url }: Guarded, body: object) =>
  server.inject({
    ...{ method, url, payload: JSON.stringify(body) },
    headers: { ...server.asAdministrator, 'content-type': 'application/json' },
  });

test('A10: no address that anybody sends is ever called', async () => {
  const reached: string[] = [];
  const canary = createServer((socket) => {
    reached.push('the canary');
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const address = canary.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dialled = watchSockets();
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  expect([reached, dialled.addresses]).toEqual([['the canary'], [`127.0.0.1:${port}`]]); // Both watch.
  reached.length = 0;
  dialled.addresses.length = 0;
  const HOSTS = [
    '127.0.0.1',
    '[::1]',
    'localhost',
    '0x7f.1',
    '2130706433',
    '169.254.169.254',
    '[::ffff:7f00:1]',
  ];
  for (const host of HOSTS)
    for (const each of writes())
      await ask(each, filledWith(each.endpoint, `http://${host}:${port}/latest/meta-data`));
  for (const name of ['business_logo', 'business_support_url', 'account_business_url'])
    await server.post('/settings', { [name]: `http://127.0.0.1:${port}/` });
  dialled.stop();
  canary.close();
  expect(reached).toEqual([]);
  expect(dialled.addresses).toEqual([]);
});

/** Every connection over the network that this process begins; the database is reached by a file. */
function watchSockets(): { addresses: string[]; stop: () => void } {
  const addresses: string[] = [];
  const hear = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.once('connectionAttempt', (ip: string, port: number) => addresses.push(`${ip}:${port}`));
  };
  diagnostics.subscribe('net.client.socket', hear);
  return { addresses, stop: () => void diagnostics.unsubscribe('net.client.socket', hear) };
}

test('S3: secrets that pass through any route stand in no log, answer, audit, export or backup', async () => {
  const NAMES = [
    ...['password', 'current_password', 'new_password', 'pwd', 'token', 'secret', 'client_secret', 'nonce'],
    ...['authorization', 'cookie', 'consumer_key', 'consumer_secret', 'api_key', 'signature', 'key'],
  ];
  const canaries = NAMES.map((name) => `canary-${name}-5f2e`);
  const secrets = Object.fromEntries(NAMES.map((name, place) => [name, canaries[place]]));
  const answers: string[] = [];
  for (const each of writes()) {
    const { text } = await server.inject({
      method: each.method,
      url: `${each.url}?_wpnonce=canary-query-5f2e&token=canary-query-token-5f2e`,
      headers: {
        ...server.asAdministrator,
        'content-type': 'application/json',
        'x-signature': 'canary-header-5f2e',
      },
      payload: JSON.stringify({ ...secrets, nested: secrets }),
    });
    answers.push(text);
  }
  await server.inject({ method: 'GET', url: '/wp-login.php?action=one-time&token=canary-one-time-5f2e' });
  const card = '4242424242424242';
  await payForOrder(server, { card });
  await server.post('/simulator/api/payments', { card, amount: 1000, currency: 'usd' });

  const folder = makeTemporaryFolder('canary');
  const backup = path.join(folder, 'backup.gz');
  const client = await server.deps.pool.connect();
  await writeBackup(client, backup, randomBytes(32)).finally(() => client.release());
  const kept = spawnSync('gzip', ['-dc', backup], { maxBuffer: 1e9 }).stdout.toString();
  rmSync(folder, { recursive: true });
  expect(kept.length).toBeGreaterThan(1000);
  const exported = await server.post('/transactions/download');
  const { body } = await server.get(`/transactions/download/${exported.body.export_id}`);
  const file = (await server.get(body.download_url)).text;
  const places = { log: server.logged(), answers: answers.join('\n'), backup: kept, export: file };
  const session = server.asAdministrator.cookie?.split('=')[1] ?? '-';
  for (const [place, text] of Object.entries(places))
    for (const secret of [...canaries, 'canary-query', 'canary-header', 'canary-one-time', card, session])
      expect([place, secret, text.includes(secret)]).toEqual([place, secret, false]);
});

/** What a secret looks like, wherever it stands. */
const SECRETS = [
  ...[
    /\b[sr]k_live_\w{10,}/,
    /\bwhsec_[A-Za-z0-9+/=]{24,}/,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    /\bAKIA[0-9A-Z]{16}\b/,
  ],
  ...[
    /\bgh[pousr]_\w{30,}/,
    /\bxox[abp]-[\w-]{10,}/,
    /\bnpm_\w{36}\b/,
    /:\/\/[^\s/:'"`$<>{}]+:[^\s/@'"`$<>{}]{6,}@(?!127\.0\.0\.1)[\w.-]+\.(?!example|invalid)\w/,
  ],
];

test('S2: no secret stands in the repository or in what is built from it', () => {
  const listed = spawnSync('git', ['ls-files', '-z'], { maxBuffer: 1e8 })
    .stdout.toString()
    .split('\0')
    .filter(Boolean);
  const built = existsSync('dist')
    ? readdirSync('dist', { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
    : [];
  const found = [...listed, ...built].flatMap((file) => {
    if (!existsSync(file) || /\.(png|woff2?|ttf|otf|gz|br|pdf)$/.test(file)) return [];
    const text = readFileSync(file, 'utf8');
    return SECRETS.flatMap((secret) => secret.exec(text)?.[0] ?? []).map(
      (words) => `${file}: ${words.slice(0, 12)}…`,
    );
  });
  expect(listed.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
  expect(listed.filter((file) => /(^|\/)\.env($|\.)|\.pem$|\.key$|id_rsa/.test(file))).toEqual([]);
});
