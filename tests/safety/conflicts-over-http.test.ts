import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authorizeOrder, payForOrder } from '../factories/provider-payment.ts';
import { isCountedInFull, rounds } from '../rounds.ts';
import { type Answer, startTestServer, type TestServer } from '../test-server.ts';
import { asking, MONEY_ACTIONS, raiseDispute } from './money-actions-over-http.ts';

/** Of each pair. */
const ROUNDS = rounds(3, 10, 100);

if (isCountedInFull) vi.setConfig({ testTimeout: 600_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'done' : body.code);
const codesOf = (answers: readonly Answer[]) => answers.map(codeOf).sort();
/** One of them is done, the other is told why not. */
const oneOf = (reason: string) => ['done', reason].sort();

const inRounds = async (work: (round: number) => Promise<void>): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) await work(round);
};

test('M4: capture against cancel', () =>
  inRounds(async () => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    const answers = await Promise.all(
      ['capture', 'cancel'].map((verb) =>
        server.post(`/orders/${order_id}/${verb}_authorization`, { payment_intent_id }),
      ),
    );
    expect(codesOf(answers)).toEqual(oneOf('wcpay_payment_uncapturable'));
  }));

test('M4: two refunds that together exceed the payment', () =>
  inRounds(async () => {
    const { charge } = await payForOrder(server);
    const answers = await Promise.all(
      [6000, 5000].map((amount) => server.post('/refund', { charge_id: charge.id, amount })),
    );
    expect(codesOf(answers)).toEqual(oneOf('wcpay_refund_payment'));
    const loser = answers.find(({ status }) => status !== 200);
    expect(loser?.body.data).toMatchObject({ status: 400, reason: 'refund_exceeds_charge' });
    const kept = await server.simulator.provider.findObject('charge', charge.id);
    expect(kept?.amount_refunded).toBe(answers[0]?.status === 200 ? 6000 : 5000);
  }));

test('M4: a dispute that is accepted while its payment is refunded', () =>
  inRounds(async () => {
    const dispute = await raiseDispute(server);
    const charge_id = (await server.get(`/disputes/${dispute}`)).body.charge.id;
    const answers = await Promise.all([
      server.post(`/disputes/${dispute}/close`, {}),
      server.post('/refund', { charge_id, amount: 10_000 }),
    ]);
    expect(answers.map(codeOf)).toEqual(['done', 'wcpay_refund_payment']);
    expect((await server.simulator.provider.findObject('charge', charge_id))?.amount_refunded).toBe(0);
  }));

test('M4: accepted here and challenged there', () =>
  inRounds(async () => {
    const dispute = await raiseDispute(server);
    const answers = await Promise.all([
      server.post(`/disputes/${dispute}/close`, {}),
      server.post(`/disputes/${dispute}`, { evidence: { uncategorized_text: 'No.' }, submit: true }),
    ]);
    expect(codesOf(answers)).toEqual(oneOf('dispute_not_actionable'));
    const { body } = await server.get(`/disputes/${dispute}`);
    expect(body.status).toBe(answers[0].status === 200 ? 'lost' : 'under_review');
  }));

test('M4: two tabs pay out at once, each under its own key', () =>
  inRounds(async (round) => {
    await MONEY_ACTIONS['pay out at once']?.prepare(server);
    const before = await server.simulator.count('payout.created');
    const payOut = asking(server, '/deposits', { type: 'instant', currency: 'usd' });
    const answers = await Promise.all([payOut(`one ${round}`), payOut(`two ${round}`)]);
    expect(await server.simulator.count('payout.created')).toBe(before + 1);
    const [loser] = codesOf(answers).filter((code) => code !== 'done');
    expect(['instant_payout_unavailable', 'operation_in_progress']).toContain(loser);
  }));
