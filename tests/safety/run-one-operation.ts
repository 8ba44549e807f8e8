import { epochSeconds } from '#domain/shared/time.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import { operationsByKind } from './operations-by-kind.ts';
import { remoteProvider } from './remote-provider.ts';

/** A process of its own that carries one operation as far as its failpoint lets it. Its parent looks at what it left. */
const { url, connection, kind, input, key, now } = JSON.parse(process.env.ASKED ?? '{}');
const pool = openPool(connection, () => undefined);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const context = {
  ...{ db: openDatabase(pool), now: () => epochSeconds(now), log, provider: remoteProvider(url), ip: '::1' },
  actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
  idempotency: { key, markReplayed: () => undefined },
};
await operationsByKind[kind]?.(context, input);
await pool.end();
