import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { epochSeconds, HOUR_S, MINUTE_S } from '#domain/shared/time.ts';
import { ensureAccount } from '#server/features/onboarding/change-account.ts';
import { takeUpOpening } from '#server/features/onboarding/follow-account.ts';
import { findAccount } from '#server/features/page-settings/account-repository.ts';
import { type ContractServer, type Handlers, startContractServer } from '../stripe/contract-server.ts';
import { platformAt } from '../stripe/platform-at.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '../test-database.ts';
import { PROVIDER_START } from '../test-provider.ts';

const SCRIPT = fileURLToPath(new URL('./open-one-account.ts', import.meta.url));
const NEVER = new Promise<never>(() => undefined);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const AMARA = { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] };

/** When the process dies, in the order of what happens. */
type Death = 'before Stripe made it' | 'before the answer' | 'before our row' | 'never';
type Account = Readonly<{ id: string; metadata: unknown; created: number }>;

let database: TestDatabase;
let server: ContractServer;
let child: ChildProcess | undefined;
let death: Death = 'never';
/** Stripe's side: what it opened, by the key it was asked under. */
const opened = new Map<string, Account>();

function dieAt(point: Death): boolean {
  if (death !== point) return false;
  child?.kill('SIGKILL');
  return true;
}
const shown = (sample: Record<string, unknown>, { id, metadata, created }: Account) => ({
  ...{ ...sample, id, metadata, created },
  ...{ country: 'DE', default_currency: 'eur', email: AMARA.email, details_submitted: false },
});
const HANDLERS: Handlers = {
  'POST /v2/core/accounts': ({ sample, params, headers }) => {
    if (dieAt('before Stripe made it')) return NEVER;
    const key = String(headers['idempotency-key']);
    const made = opened.get(key) ?? {
      ...{ id: `acct_${opened.size + 1}`, metadata: params.metadata, created: PROVIDER_START },
    };
    opened.set(key, made);
    return dieAt('before the answer') ? NEVER : { ...sample(), id: made.id };
  },
  'GET /v1/accounts/{account}': ({ sample, id }) => {
    const found = [...opened.values()].find((one) => one.id === id);
    return dieAt('before our row') ? NEVER : found && shown(sample(), found);
  },
  'GET /v1/accounts': ({ sample }) => ({
    ...{ object: 'list', url: '/v1/accounts', has_more: false },
    data: [...opened.values()].map((one) => shown(sample(), one)),
  }),
};

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startContractServer(HANDLERS);
}, 120_000);
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyTables(database.db);
  opened.clear();
});

/** Asks for an account in a process of its own, and answers the signal it died of. */
function askAndDie(at: Death): Promise<string | null> {
  death = at;
  const asked = { origin: server.origin, connection: database.connection, now: PROVIDER_START };
  const env = { ...process.env, NODE_ENV: 'test', ASKED: JSON.stringify(asked) };
  const started = spawn(process.execPath, ['--import', 'tsx', SCRIPT], { env, stdio: 'inherit' });
  child = started;
  return new Promise((resolve, reject) => {
    started.on('error', reject);
    started.on('exit', (_, signal) => {
      death = 'never';
      resolve(signal);
    });
  });
}

const laterBy = (seconds: number) => ({
  ...{ ...platformAt(server.origin), db: database.db, log: silent, ip: '::1', actor: AMARA },
  now: () => epochSeconds(PROVIDER_START + seconds),
});
const audited = () =>
  database.db.selectFrom('audit_log').select(['action', 'actor_email', 'object_id']).execute();

test.each([
  ['before the answer', 25 * HOUR_S],
  ['before our row', 2 * MINUTE_S],
] as const)(
  'killed %s: %i seconds later a start finds the account, and nobody opens another',
  async (at, seconds) => {
    expect(await askAndDie(at)).toBe('SIGKILL');
    expect(await findAccount(database.db)).toBeUndefined();

    const restarted = laterBy(seconds);
    await takeUpOpening(restarted);
    expect(await findAccount(database.db)).toMatchObject({ account_id: 'acct_1' });
    expect(await ensureAccount(restarted, { mode: 'sandbox', country: 'DE' })).toMatchObject({
      ...{ isNew: false, account: { account_id: 'acct_1' } },
    });
    expect(opened.size).toBe(1);
    expect(await audited()).toEqual([
      { action: 'account.create', actor_email: AMARA.email, object_id: 'acct_1' },
    ]);
    expect(server.violations).toEqual([]);
  },
  60_000,
);

test.each([
  ['in the same words', 2 * MINUTE_S, 'DE'],
  ['anew, once its key is forgotten', 25 * HOUR_S, 'US'],
] as const)(
  'killed before Stripe made it: it is asked for again %s',
  async (_, seconds, country) => {
    expect(await askAndDie('before Stripe made it')).toBe('SIGKILL');
    const restarted = laterBy(seconds);
    await takeUpOpening(restarted);
    expect(await findAccount(database.db)).toBeUndefined();

    const before = server.calls.length;
    await ensureAccount(restarted, { mode: 'sandbox', country: 'US' });
    const create = server.calls.slice(before).find(({ endpoint }) => endpoint === 'POST /v2/core/accounts');
    expect(create?.params).toMatchObject({ identity: { country: country.toLowerCase() } });
    expect(opened.size).toBe(1);
    expect(await audited()).toHaveLength(1);
  },
  60_000,
);
