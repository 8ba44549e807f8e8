import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { rounds } from '../rounds.ts';
import { killableProduct } from './killable-product.ts';

const KILLS = rounds(1, 6, 60);
const SALES = rounds(10, 50, 500);
const CLIENTS = 8;
const SEED = Number(process.env.FUZZ_SEED ?? 20261115);
const RECONCILED_WITHIN_MS = 10_000;

const product = killableProduct('random');

/** The same moments with the same seed. */
function randomOf(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Still under way, too many at once, or going down; everything else is a failure. */
const GOES_ON = [409, 429, 503];

type Answer = Readonly<Record<string, string>>;

/** Asks until somebody answers: a server that died, or is not there yet, is asked again with the same key. */
async function insist(address: string, body: object, key: string): Promise<Answer> {
  for (;;) {
    const reply = await product.send(address, body, key);
    if (reply?.status === 200) return reply.body;
    if (reply && !GOES_ON.includes(reply.status))
      throw new Error(`${address} answered ${reply.status} ${JSON.stringify(reply.body)}`);
    await pause(200);
  }
}

/** A sale, and a part of it given back: two operations, each with a key of its own. */
async function sellAndRefund(sale: number): Promise<{ charge: string; refund: string }> {
  const money = { amount: 10_000 + sale, currency: 'usd', card: '4242424242424242' };
  const { charge_id = '', order_id } = await insist('/simulator/api/payments', money, `sale ${sale}`);
  const back = { charge_id, order_id, amount: 100 + sale };
  const { id = '' } = await insist('/wp-json/wc/v3/payments/refund', back, `refund ${sale}`);
  return { charge: charge_id, refund: id };
}

test(`${KILLS} kills at random moments while ${CLIENTS} clients make ${2 * SALES} operations: each happened once`, async () => {
  const random = randomOf(SEED);
  let next = 0;
  const done: { charge: string; refund: string }[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (next < SALES) done.push(await sellAndRefund(next++));
  });
  let isOver = false;
  const all = Promise.all(clients).finally(() => {
    isOver = true;
  });
  for (let kill = 0; kill < KILLS && !isOver; kill += 1) {
    await pause(200 + random() * 3000);
    await product.restart();
  }
  await all;

  await product.look(async (inside) => {
    await vi.waitFor(async () => expect(await inside.unsettled()).toEqual({ waiting: 0, drift: [] }), {
      timeout: RECONCILED_WITHIN_MS,
      interval: 250,
    });
    expect(new Set(done.map(({ charge }) => charge)).size).toBe(SALES);
    expect(new Set(done.map(({ refund }) => refund)).size).toBe(SALES);
    expect(await inside.count('payment_intent.succeeded')).toBe(SALES);
    expect(await inside.count('refund.created')).toBe(SALES);
  });
}, 1_500_000);
