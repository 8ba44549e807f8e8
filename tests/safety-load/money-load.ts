import { randomUUID } from 'node:crypto';
import { assert } from '#domain/shared/assert.ts';
import { type Call, driveAtRate, isGood } from './drive.ts';
import type { Figure, Length } from './figure.ts';
import { lookInto } from './loaded-product.ts';
import { latency, withLoadedProduct } from './loaded-run.ts';
import { payOnce, refundCall } from './requests.ts';

const RATE = 20;
const SECONDS = 120;
const P99_MS = 500;
const REFUNDS_OF_EACH = 10;
const AT_ONCE = 8;

/** L3: twenty refunds a second; every tenth is asked twice at the same moment, under one key. */
export const measureMoneyLoad = ({ share }: Length): Promise<readonly Figure[]> =>
  withLoadedProduct(async ({ product: { address, dataDir }, callers, bareMs }) => {
    const calls = RATE * SECONDS * share;
    const charges: string[] = [];
    const payer = async () => {
      while (charges.length < calls / REFUNDS_OF_EACH)
        charges.push(await payOnce(address, callers[charges.length % callers.length] ?? {}));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, payer));

    const keys = new Set<string>();
    let last: Call | undefined;
    const next = (nth: number): Call => {
      if (nth % 10 === 9 && last) return last;
      const key = randomUUID();
      keys.add(key);
      const [charge, caller] = [charges[nth % charges.length], callers[nth % callers.length]];
      assert(charge && caller, 'there is a charge for each call');
      last = refundCall(charge, caller, key);
      return last;
    };
    const answers = await driveAtRate(address, { rate: RATE, seconds: SECONDS * share, next });
    // A second request under the key of one that is still running is told to wait, which is no error.
    const own = answers.filter((one, nth) => isGood(one) || one.status !== 409 || nth % 10 !== 9);
    const effects = await lookInto(dataDir, async (pool) => {
      const sql = `select count(*)::int as n from simulator.objects where kind = 'refund' and value->>'charge' = any($1)`;
      const { rows } = await pool.query<{ n: number }>(sql, [charges]);
      return rows[0]?.n ?? Number.NaN;
    });
    return [
      ...latency(`${RATE} refunds a second:`, own, { p99: P99_MS, bareMs }),
      { name: 'refunds asked for', value: keys.size, unit: '' },
      { name: 'refunds too many', value: effects - keys.size, unit: '', most: 0, least: 0 },
    ];
  });
