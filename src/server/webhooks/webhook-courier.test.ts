import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#server/routes.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { PATIENT } from '#tests/patience.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { startReceiver, type WebhookReceiver } from '#tests/webhook-receiver.ts';
import { startCourier } from './webhook-courier.ts';

let server: TestServer;
let receiver: WebhookReceiver;
beforeEach(async () => {
  server = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow' } });
  receiver = await startReceiver();
  const delivery_url = receiver.url;
  await server.post('/wp-json/wc/v3/webhooks', { topic: 'product.created', delivery_url });
});
afterEach(async () => {
  await receiver.close();
  await server.close();
});

test('tells by itself what happens, of two couriers one; stopped, it tells nothing and leaves what hangs to the next', async () => {
  const couriers = [startCourier(server.deps, routes), startCourier(server.deps, routes)];
  await saveProduct(server.db);
  await saveProduct(server.db);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3), PATIENT);

  receiver.answer('never');
  await saveProduct(server.db);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(4), PATIENT);
  await Promise.all(couriers.map((courier) => courier.stop()));
  const waiting = await server.db
    .selectFrom('webhook_deliveries')
    .select(['state', 'attempts', 'taken_until'])
    .where('state', '=', 'waiting')
    .execute();
  expect(waiting).toEqual([{ state: 'waiting', attempts: 0, taken_until: null }]);

  receiver.answer(200);
  const next = startCourier(server.deps, routes);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(5), PATIENT);
  await next.stop();
});
