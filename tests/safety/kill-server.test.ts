import { describe, expect, test, vi } from 'vitest';
import { FAILPOINTS } from '#server/failpoints.ts';
import { isCountedInFull, rounds } from '../rounds.ts';
import { killableProduct } from './killable-product.ts';
import { MONEY_KINDS, type MoneyKind, moneyOperations } from './money-operations.ts';

const RECONCILED_WITHIN_MS = 10_000;
const PAYMENTS = '/wp-json/wc/v3/payments';
const CONSOLE = '/simulator/api';

const product = killableProduct('kill');
const { call } = product;

/** What the browser sends, and where the answer sends it on to, if it was a form. */
type Action = Readonly<{ path: string; body: object; location?: string }>;
type Prepare = () => Promise<Action>;

const aCharge = { amount: 10_000, currency: 'usd', card: '4242424242424242' };
const disputed: Prepare = async () => {
  const { charge_id } = await call(`${CONSOLE}/payments`, aCharge);
  const { dispute_id } = await call(`${CONSOLE}/disputes`, { charge_id, reason: 'fraudulent' });
  return { path: `${PAYMENTS}/disputes/${dispute_id}`, body: {} };
};
const held =
  (settle: 'capture' | 'cancel'): Prepare =>
  async () => {
    const { order_id, payment_intent_id } = await call(`${CONSOLE}/payments`, { ...aCharge, capture: false });
    return { path: `${PAYMENTS}/orders/${order_id}/${settle}_authorization`, body: { payment_intent_id } };
  };

/** Each money action as the browser asks for it. */
const ACTIONS: Readonly<Record<MoneyKind, Prepare>> = {
  refund_charge: async () => {
    const { charge_id, order_id } = await call(`${CONSOLE}/payments`, aCharge);
    return { path: `${PAYMENTS}/refund`, body: { charge_id, order_id, amount: 2500 } };
  },
  capture_payment: held('capture'),
  cancel_payment: held('cancel'),
  accept_dispute: async () => ({ path: `${(await disputed()).path}/close`, body: {} }),
  answer_dispute: async () => ({
    ...(await disputed()),
    body: { evidence: { uncategorized_text: 'The parcel was signed for.' }, submit: true },
  }),
  pay_out_instantly: async () => {
    // Available at once: with the clock, the schedule's own payout would take it along.
    await call(`${CONSOLE}/payments`, { ...aCharge, amount: 90_000, card: '4000000000000077' });
    return { path: `${PAYMENTS}/deposits`, body: { type: 'instant', currency: 'usd' } };
  },
  pay_order: async () => ({ path: `${CONSOLE}/payments`, body: aCharge }),
  confirm_payment: async () => {
    const { order_id } = await call(`${CONSOLE}/payments`, { ...aCharge, card: '4000002760003184' });
    const page = await product.look((inside) => inside.checkoutOf(order_id));
    const body = new URLSearchParams({ answer: 'approve' });
    return { path: `/checkout/confirm/${page}`, body, location: `/checkout/order/${page}` };
  },
};

/** A refund that dies at one place, and counted at two, stands for all; in full each action is killed at each place. */
const QUICK = ['after-send-before-commit', 'event-before-apply-commit'].slice(0, rounds(1, 2, 2));
const kinds = MONEY_KINDS.filter((kind) => isCountedInFull || kind === 'refund_charge');
const places = FAILPOINTS.filter((name) => isCountedInFull || QUICK.includes(name));

describe.each(kinds)('kill -9 of the whole server during %s', (kind) => {
  const { event } = moneyOperations[kind];

  test.each(places)(
    '%s: nothing lost, nothing doubled, settled within ten seconds',
    async (failpoint) => {
      const key = `${kind} ${failpoint}`;
      const { path, body, location = null } = await ACTIONS[kind]();
      await product.settled(); // What was prepared must not pass the place first.
      const before = await product.look(async (inside) => ({
        happened: await inside.count(event),
        operations: await inside.operations(kind),
      }));

      const doomed = await product.restart(failpoint);
      try {
        await product.send(path, body, key);
        expect(await doomed.died).toBe('SIGKILL');
      } finally {
        await doomed.kill(); // One that lives on would keep the database from all that follow.
      }

      await product.restart();
      const began = performance.now();
      const retried = await product.send(path, body, key);
      expect(retried).toMatchObject({ status: location === null ? 200 : 303, location });
      await product.look(async (inside) => {
        await vi.waitFor(async () => expect(await inside.unsettled()).toEqual({ waiting: 0, drift: [] }), {
          timeout: RECONCILED_WITHIN_MS,
          interval: 250,
        });
        expect(performance.now() - began).toBeLessThan(RECONCILED_WITHIN_MS);
        expect(await inside.count(event)).toBe(before.happened + 1);
        expect(await inside.operations(kind)).toEqual([...before.operations, 'succeeded']);
      });
    },
    180_000,
  );
});
