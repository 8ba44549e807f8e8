import { epochSeconds } from '#domain/shared/time.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import { ensureAccount } from '#server/features/onboarding/change-account.ts';
import { platformAt } from '../stripe/platform-at.ts';

/** A process of its own that asks for an account. Its parent, who answers as Stripe, ends it where it likes. */
const { origin, connection, now } = JSON.parse(process.env.ASKED ?? '{}');
const pool = openPool(connection, () => undefined);
const asking = {
  ...platformAt(origin),
  ...{ db: openDatabase(pool), now: () => epochSeconds(now), ip: '::1' },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
};
await ensureAccount(asking, { mode: 'sandbox', country: 'DE' });
await pool.end();
