import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { addKey } from '#tests/colleagues.ts';
import { payForOrder } from '#tests/factories/provider-payment.ts';
import { askRefund, limitRefunds, newTeam, refundsMade, type Team } from '#tests/four-eyes.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let team: Team;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  team = await newTeam(server);
});

const askFor = (amount?: number, as = team.support.as) => askRefund(server, as, amount);

test('at the limit it is done, a cent above it is asked for', async () => {
  await limitRefunds(server, 5000, null);
  const before = await refundsMade(server);
  expect((await askFor(5000)).answer.status).toBe(200);
  const { answer } = await askFor(5001);
  expect(answer.status).toBe(202);
  expect(answer.body).toMatchObject({ code: 'approval_requested', data: { reasons: ['over_one'] } });
  expect(await refundsMade(server)).toBe(before + 1);
});

test('the day counts, also by a key of the same person, and a day later there is room again', async () => {
  await limitRefunds(server, null, 6000);
  expect((await askFor(4000)).answer.status).toBe(200);
  const key = await addKey(server, team.support.id);
  expect((await askFor(2001, key)).answer.body.data.reasons).toEqual(['over_day']);
  expect((await askFor(2000, key)).answer.status).toBe(200);
  const today = server.clock.now;
  server.clock.now = epochSeconds(today + DAY_S);
  expect((await askFor(4000, await server.asUser(team.support.id))).answer.status).toBe(200);
  server.clock.now = today;
});

test('fifty at once never exceed the day', async () => {
  await limitRefunds(server, null, 10_000);
  const paid = await Promise.all(Array.from({ length: 50 }, () => payForOrder(server)));
  const before = await refundsMade(server);
  const answers = await Promise.all(
    paid.map(({ charge }) => server.post('/refund', { charge_id: charge.id, amount: 900 }, team.support.as)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(39);
  expect(await refundsMade(server)).toBe(before + 11);
}, 60_000);

test('one that the provider refused gives its room back', async () => {
  await limitRefunds(server, null, 5000);
  const { provider } = server.deps;
  const real = provider.refundCharge;
  Object.assign(provider, { refundCharge: () => Promise.reject(fail('charge_disputed')) });
  expect((await askFor(5000)).answer.status).toBe(409);
  Object.assign(provider, { refundCharge: real });
  expect((await askFor(5000)).answer.status).toBe(200);
});

test('Support starts with limits; an order is refunded under the same ones', async () => {
  const { order_id } = await payForOrder(server);
  const path = `/wp-json/wc-admin/store/orders/${order_id}/refunds`;
  expect((await server.post(path, { amount: 10_000 }, team.support.as)).status).toBe(200);
  const other = await payForOrder(server, { amount: minor(20_000) });
  const over = await server.post(
    `/wp-json/wc-admin/store/orders/${other.order_id}/refunds`,
    { amount: 10_001 },
    team.support.as,
  );
  expect(over.status).toBe(202);
});

test('where nobody could approve it, it is refused with words', async () => {
  await limitRefunds(server, 5000, null);
  await limitRefunds(server, 5000, null, 'manager');
  await limitRefunds(server, 5000, null, 'owner');
  const { answer } = await askFor(5001);
  expect(answer).toMatchObject({ status: 403, body: { code: 'approval_nobody' } });
});
