import { epochSeconds } from '#domain/shared/time.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import { MONEY_KINDS, moneyOperations } from './money-operations.ts';
import { remoteProvider } from './remote-provider.ts';

/** A process of its own that carries one operation as far as its failpoint lets it. Its parent looks at what it left. */
const { url, connection, kind, input, key, now } = JSON.parse(process.env.ASKED ?? '{}');
const asked = MONEY_KINDS.find((known) => known === kind);
if (!asked) throw new Error(`There is no operation ${kind}.`);
const pool = openPool(connection, () => undefined);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const context = {
  ...{ db: openDatabase(pool), now: () => epochSeconds(now), log, provider: remoteProvider(url), ip: '::1' },
  actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
  idempotency: { key, markReplayed: () => undefined },
};
await moneyOperations[asked].run(context, input);
await pool.end();
