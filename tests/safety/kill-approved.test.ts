import { describe, expect, test, vi } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { insertUser } from '#server/access/user-repository.ts';
import { APPROVAL_FAILPOINT, FAILPOINTS } from '#server/failpoints.ts';
import { killableProduct } from './killable-product.ts';

const SETTLED_WITHIN_MS = 10_000;
const PAYMENTS = '/wp-json/wc/v3/payments';

const product = killableProduct('kill-approved');

/** Two of the places stand for all in the quick run; SAFETY_FULL kills at each. */
const isFull = Boolean(process.env.SAFETY_FULL);
const QUICK: readonly string[] = [APPROVAL_FAILPOINT, 'after-send-before-commit'];
const PLACES = [APPROVAL_FAILPOINT, ...FAILPOINTS].filter((name) => isFull || QUICK.includes(name));

/** A colleague's key that only proposes. */
const proposingKey = (login: string): Promise<string> =>
  product.look(async ({ db }) => {
    const now = () => epochSeconds(Math.floor(Date.now() / 1000));
    const { id } = await insertUser(db, {
      ...{ login, email: `${login}@example.com`, first_name: login, display_name: login },
      ...{ password_hash: null, role: 'manager', created: utcInstant(now()) },
    });
    const wanted = { user_id: id, description: 'assistant', scope: 'read_write' } as const;
    const { id: key, ...pair } = await createApiKey({ db, now, config: product.config() }, wanted);
    await db.updateTable('api_keys').set({ proposes: true }).where('id', '=', key).execute();
    return `Basic ${Buffer.from(`${pair.consumer_key}:${pair.consumer_secret}`).toString('base64')}`;
  });

describe('kill -9 of the whole server while an approved refund is done', () => {
  test.each(PLACES)(
    '%s: one effect, and the request says so',
    async (failpoint) => {
      const { charge_id } = await product.call('/simulator/api/payments', {
        ...{ amount: 10_000, currency: 'usd', card: '4242424242424242' },
      });
      const authorization = await proposingKey(`asker-${failpoint}`);
      const { address } = await product.restart();
      const asked = await fetch(`${address}${PAYMENTS}/refund`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ charge_id, amount: 2500 }),
      });
      expect(asked.status).toBe(202);
      const { approval_id } = ((await asked.json()) as { data: { approval_id: string } }).data;
      const before = await product.look((inside) => inside.count('refund.created'));

      await product.settled(); // What was prepared must not pass the place first.
      const doomed = await product.restart(failpoint);
      try {
        await product.send(`${PAYMENTS}/approvals/${approval_id}/approve`, {});
        expect(await doomed.died).toBe('SIGKILL');
      } finally {
        await doomed.kill();
      }

      await product.restart();
      const again = await product.send(`${PAYMENTS}/approvals/${approval_id}/approve`, {});
      expect(again).toMatchObject({ status: 409, body: { code: 'approval_decided' } });
      await product.look(async ({ db, count }) => {
        const stateOf = async () =>
          (
            await db
              .selectFrom('approvals')
              .select('state')
              .where('id', '=', approval_id as never)
              .executeTakeFirst()
          )?.state;
        await vi.waitFor(async () => expect(await stateOf()).toBe('done'), {
          timeout: SETTLED_WITHIN_MS,
          interval: 250,
        });
        expect(await count('refund.created')).toBe(before + 1);
        expect(
          await db.selectFrom('operations').select('state').where('approval_id', '=', approval_id).execute(),
        ).toEqual([{ state: 'succeeded' }]);
      });
    },
    180_000,
  );
});
