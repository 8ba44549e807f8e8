import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FAILPOINTS } from '#server/failpoints.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { lookInside, type Person, post, startWhole, type WholeServer } from './whole-server.ts';

const RECONCILED_WITHIN_MS = 10_000;
const PAYMENTS = '/wp-json/wc/v3/payments';
const CONSOLE = '/simulator/api';

type Action = Readonly<{ path: string; body: object }>;
type Prepare = (call: (path: string, body: object) => Promise<Record<string, string>>) => Promise<Action>;

const aCharge = { amount: 10_000, currency: 'usd', card: '4242424242424242' };
const disputed: Prepare = async (call) => {
  const { charge_id } = await call(`${CONSOLE}/payments`, aCharge);
  const { dispute_id } = await call(`${CONSOLE}/disputes`, { charge_id, reason: 'fraudulent' });
  return { path: `${PAYMENTS}/disputes/${dispute_id}`, body: {} };
};
const held =
  (settle: 'capture' | 'cancel'): Prepare =>
  async (call) => {
    const { order_id, payment_intent_id } = await call(`${CONSOLE}/payments`, { ...aCharge, capture: false });
    return { path: `${PAYMENTS}/orders/${order_id}/${settle}_authorization`, body: { payment_intent_id } };
  };

/** Each money action as the browser asks for it, and what the company counts when it happens. */
const ACTIONS: Readonly<Record<string, { prepare: Prepare; event: string }>> = {
  refund_charge: {
    prepare: async (call) => {
      const { charge_id, order_id } = await call(`${CONSOLE}/payments`, aCharge);
      return { path: `${PAYMENTS}/refund`, body: { charge_id, order_id, amount: 2500 } };
    },
    event: 'refund.created',
  },
  capture_payment: { prepare: held('capture'), event: 'charge.captured' },
  cancel_payment: { prepare: held('cancel'), event: 'payment_intent.canceled' },
  close_dispute: {
    prepare: async (call) => {
      const { path: address } = await disputed(call);
      return { path: `${address}/close`, body: {} };
    },
    event: 'charge.dispute.closed',
  },
  answer_dispute: {
    prepare: async (call) => ({
      ...(await disputed(call)),
      body: { evidence: { uncategorized_text: 'The parcel was signed for.' }, submit: true },
    }),
    event: 'charge.dispute.updated',
  },
  pay_out_instantly: {
    prepare: async (call) => {
      // Available at once: with the clock, the schedule's own payout would take it along.
      await call(`${CONSOLE}/payments`, { ...aCharge, amount: 90_000, card: '4000000000000077' });
      return { path: `${PAYMENTS}/deposits`, body: { type: 'instant', currency: 'usd' } };
    },
    event: 'payout.created',
  },
  pay_order: {
    prepare: async () => ({ path: `${CONSOLE}/payments`, body: aCharge }),
    event: 'payment_intent.succeeded',
  },
};

/** The account is read again when a server starts, which passes the places where events are applied once before anything is asked. */
const passesBefore = (failpoint: string): number =>
  failpoint.includes('apply') && failpoint.startsWith('event') ? 1 : 0;

/** A refund that dies at two of the places stands for all in the quick run; SAFETY_FULL kills each action at each place. */
const isFull = Boolean(process.env.SAFETY_FULL);
const QUICK = ['after-send-before-commit', 'event-before-apply-commit'];
const kinds = Object.keys(ACTIONS).filter((kind) => isFull || kind === 'refund_charge');
const places = FAILPOINTS.filter((name) => isFull || QUICK.includes(name));

let dataDir: string;
let server: WholeServer | undefined;
let person: Person;
beforeAll(async () => {
  dataDir = makeTemporaryFolder('kill');
  server = await startWhole(dataDir);
  person = await server.signIn();
}, 120_000);
afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const running = (): WholeServer => server ?? expect.fail('no server runs');
const call = async (address: string, body: object) => {
  const reply = await post(running(), person, address, body);
  expect([address, reply?.status, reply?.status === 200 ? '' : reply?.body]).toEqual([address, 200, '']);
  return reply?.body;
};

describe.each(kinds)('kill -9 of the whole server during %s', (kind) => {
  const { prepare, event } = ACTIONS[kind] ?? expect.fail(`no action ${kind}`);

  test.each(places)(
    '%s: nothing lost, nothing doubled, settled within ten seconds',
    async (failpoint) => {
      const key = `${kind} ${failpoint}`;
      const action = await prepare(call);
      let inside = await lookInside(dataDir);
      const before = await inside.count(event);
      await inside.close();
      await running().kill();

      const doomed = await startWhole(dataDir, `${failpoint}:${1 + passesBefore(failpoint)}`);
      try {
        await post(doomed, person, action.path, action.body, key);
        expect(await doomed.died).toBe('SIGKILL');
      } finally {
        await doomed.kill(); // One that lives on would keep the database from all that follow.
      }

      server = await startWhole(dataDir);
      const began = performance.now();
      const retried = await post(server, person, action.path, action.body, key);
      expect([retried?.status, retried?.body.code]).toEqual([200, undefined]);
      inside = await lookInside(dataDir);
      try {
        await vi.waitFor(async () => expect(await inside.unsettled()).toEqual({ waiting: 0, drift: [] }), {
          timeout: RECONCILED_WITHIN_MS,
          interval: 250,
        });
        expect(performance.now() - began).toBeLessThan(RECONCILED_WITHIN_MS);
        expect(await inside.count(event)).toBe(before + 1);
        // A checkout names its operation by itself, after the order it made.
        if (kind !== 'pay_order')
          expect(await inside.operations(key)).toEqual([{ kind, state: 'succeeded' }]);
      } finally {
        await inside.close();
      }
    },
    180_000,
  );
});
