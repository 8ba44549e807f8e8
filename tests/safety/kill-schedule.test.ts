import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { SCHEDULE_FAILPOINT } from '#server/failpoints.ts';
import { runSchedules } from '#server/features/exports/schedules/run-schedules.job.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { killableProduct } from './killable-product.ts';

const SETTLED_WITHIN = { timeout: 30_000, interval: 250 };
const product = killableProduct('kill-schedule');

test('kill -9 of the whole server while a scheduled file is sent: one row, one file and one mail in the end', async () => {
  const { id: owner } = await product.look(({ db }) =>
    db.selectFrom('users').select('id').where('role', '=', 'owner').executeTakeFirstOrThrow(),
  );
  const { id } = await product.call('/wp-json/wc/v3/payments/exports/schedules', {
    ...{ kind: 'transactions', rhythm: 'daily', to: [owner] },
  });
  const doomed = await product.restart(SCHEDULE_FAILPOINT);
  await product.look(async ({ db }) => {
    // As if it had been made a day ago: one run has fallen due since.
    await sql`update export_schedules set since = now() - interval '24 hours' where id = ${id}`.execute(db);
    await enqueue(db, runSchedules, {}, { key: runSchedules.name });
  });
  expect(await doomed.died).toBe('SIGKILL');

  const left = async () =>
    product.look(async ({ db }) => ({
      runs: await db.selectFrom('export_schedule_runs').select('result').execute(),
      files: (await db.selectFrom('exports').select('id').execute()).length,
      mails: (
        await db.selectFrom('mail_outbox').select('id').where('key', 'like', 'schedule-run:%').execute()
      ).length,
    }));
  await product.restart();
  await product.look(({ db }) => enqueue(db, runSchedules, {}, { key: 'another' }));
  await vi.waitFor(
    async () => expect(await left()).toEqual({ runs: [{ result: 'sent' }], files: 1, mails: 1 }),
    SETTLED_WITHIN,
  );
}, 180_000);
