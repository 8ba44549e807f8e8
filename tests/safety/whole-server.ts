import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { epochSeconds } from '#domain/shared/time.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/facts/merchant-account.ts';
import { openPostgresSimulator } from '#provider/simulator/postgres-simulator.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import { findRunningPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { embeddedFolder } from '#server/db/embedded-folder.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { programWords } from '../program-words.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const PASSWORD = 'kill-me-if-you-can';
const READY_WITHIN_MS = 90_000;

export type Reply = Readonly<{
  status: number;
  /** Where a form sends the browser on to. */
  location: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body; the contract is checked elsewhere.
  body: any;
}>;

export type WholeServer = Readonly<{
  address: string;
  /** The signal it died of, once it has. */
  died: Promise<NodeJS.Signals | null>;
  /** Everything it wrote so far. */
  said(): string;
  signIn(): Promise<Person>;
  /** As kill -9 does it: nobody sees it coming. */
  kill(): Promise<void>;
  /** As Ctrl-C does it; answers the exit code. */
  stop(): Promise<number | null>;
}>;
/** Somebody who is signed in; their session outlives a server. */
export type Person = Readonly<{ cookie: string; nonce: string }>;

/** The product as `npm start` runs it, with its own database, in a process of its own. */
export async function startWhole(dataDir: string, failpoint = '', env: object = {}): Promise<WholeServer> {
  const child = spawn(process.execPath, [...programWords('main')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      SCENARIO: 'sandbox',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: PASSWORD,
      FAILPOINT: failpoint,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
  const died = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const address = await readyAt(child, died);
  return {
    address,
    died,
    said: () => text,
    signIn: () => signIn(address),
    kill: async () => {
      child.kill('SIGKILL');
      await died;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await died;
      return child.exitCode;
    },
  };
}

async function readyAt(child: ChildProcess, died: Promise<unknown>): Promise<string> {
  let said = '';
  const ready = new Promise<string>((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /is ready: (\S+)/.exec(said) ?? [];
      if (address) resolve(new URL(address).origin);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  const timer = AbortSignal.timeout(READY_WITHIN_MS);
  const late = new Promise<never>((_, reject) => {
    timer.addEventListener('abort', () => reject(new Error(`Not ready:\n${said}`)));
  });
  const ended = died.then(() => Promise.reject(new Error(`The server ended before it was ready:\n${said}`)));
  return Promise.race([ready, late, ended]);
}

export async function signIn(address: string): Promise<Person> {
  const reply = await fetch(`${address}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ log: 'admin@example.com', pwd: PASSWORD }),
  });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const nonce = await fetch(`${address}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie } });
  return { cookie, nonce: (await nonce.text()).trim() };
}

/** A call as a browser makes it, or a form that it sends. A server that dies meanwhile answers nothing. */
export async function post(
  { address }: Pick<WholeServer, 'address'>,
  { cookie, nonce }: Person,
  path: string,
  body: object,
  key?: string,
): Promise<Reply | undefined> {
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = { cookie, 'x-wp-nonce': nonce, 'content-type': type };
  try {
    const reply = await fetch(`${address}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
      body: isForm ? body : JSON.stringify(body),
    });
    const location = reply.headers.get('location');
    return { status: reply.status, location, body: isForm ? {} : await reply.json() };
  } catch {
    return undefined;
  }
}

/** What both sides have in their books, over connections of our own. */
export async function lookInside(dataDir: string) {
  const connection = findRunningPostgres(embeddedFolder({ dataDir }));
  if (!connection) throw new Error('The database does not run.');
  const pool = openPool({ ...connection, max: 2 }, () => undefined);
  const db = openDatabase(pool);
  const simulator = await openPostgresSimulator(
    { ...connection, max: 2 },
    { start: epochSeconds(0), seed: '-' },
  );
  const { provider } = simulator.reachAccount(MERCHANT_ACCOUNT);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return {
    db,
    /** How often something happened, by the provider's own record. */
    count: async (type: string): Promise<number> => {
      const { rows } = await pool.query('select count(*)::int as n from simulator.events where type = $1', [
        type,
      ]);
      return rows[0].n;
    },
    /** How each operation of a kind stands. */
    operations: async (kind: string): Promise<string[]> =>
      (await db.selectFrom('operations').select('state').where('kind', '=', kind).execute()).map(
        ({ state }) => state,
      ),
    /** What the page of a payment that waits for its customer is called. */
    checkoutOf: async (order_id: number): Promise<string> =>
      (
        await db
          .selectFrom('checkouts')
          .select('key')
          .where('order_id', '=', order_id)
          .executeTakeFirstOrThrow()
      ).key,
    /** What was not told yet, what is written down and not applied, and what the two sides disagree about. */
    unsettled: async () => {
      const { rows } = await pool.query(
        `select (select count(*)::int from provider_events where state = 'waiting')
              + (select count(*)::int from operations where state in ('created', 'sent', 'unknown'))
              + (select count(*)::int from simulator.events join simulator.deliveries using (account_id)
                 where events.sequence > deliveries.sequence) as n`,
      );
      const deps = { db, log: silent, provider, now: () => epochSeconds(Math.floor(Date.now() / 1000)) };
      const { drift } = await findDrift(deps, { repair: false });
      // The account's volume moves without an event; it is read again every minute.
      return { waiting: rows[0].n as number, drift: drift.filter(({ kind }) => kind !== 'account') };
    },
    close: async () => {
      await simulator.close();
      await pool.end();
    },
  };
}
