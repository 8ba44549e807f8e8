import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { routes } from '#server/routes.ts';
import { beginDue } from '#server/webhooks/deliver-webhooks.ts';
import { type Answer, startTestServer, type TestServer } from './test-server.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export const OWN = '/wp-json/wc-admin/webhooks';
export const STORE = '/wp-json/wc/v3/webhooks';

/** A server with webhooks, for the tests of a file, and for each of them somebody who is told. */
export function webhookServer() {
  let server: TestServer;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    server = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await server.db.deleteFrom('webhooks').execute();
    await receiver.close();
  });

  /** Days pass here, and with them sessions: everything is asked in a new one. */
  const ask =
    (method: 'get' | 'post' | 'put' | 'delete') =>
    async (path: string, body?: object): Promise<Answer> => {
      const as = await server.asUser(server.administrator_id);
      return method === 'get' ? server.get(path, as) : server[method](path, body, as);
    };
  const post = ask('post');
  /** Tells what is due, and what becomes due by it, until nothing is. */
  const tell = async (): Promise<void> => {
    for (;;) {
      const begun = await beginDue(server.deps, routes);
      if (begun.length === 0) return;
      await Promise.all(begun);
    }
  };
  return {
    current: () => ({ server, receiver }),
    get: ask('get'),
    post,
    put: ask('put'),
    remove: ask('delete'),
    tell,
    wait: (seconds: number) => {
      server.clock.now = epochSeconds(server.clock.now + seconds);
    },
    makeOwn: async (topics: string[], url = receiver.url) =>
      (await post(OWN, { name: 'Books', url, topics })).body as { id: number; secret: string },
    makeStore: async (topic: string, over: object = {}) => {
      const made = await post(STORE, {
        name: 'Tool',
        topic,
        delivery_url: receiver.url,
        secret: 'shh',
        ...over,
      });
      await tell();
      receiver.received.length = 0;
      return made.body as { id: number };
    },
    bodies: () => receiver.received.map(({ text }) => JSON.parse(text)),
    /** A payout that changes, as the provider tells it. */
    savePayout: (id: string, status: string) =>
      sql`insert into payouts (id, type, automatic, status, date, created, amount, currency)
        values (${id}, 'deposit', true, ${status}, now(), ${utcInstant(server.clock.now)}, 1200, 'usd')
        on conflict (id) do update set status = excluded.status`.execute(server.db),
  };
}
