import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { startTestServer } from '#tests/test-server.ts';
import { route } from '../http/route.ts';
import { drain, stopAll } from './stop-on-signal.ts';

const slow = endpoint({
  method: 'GET',
  path: '/slow',
  summary: 'Answers when it is told to.',
  capability: 'signed_in',
  input: z.object({}),
  reply: z.object({ done: z.boolean() }),
  errors: [],
});

type Answer = Readonly<{ status: number | undefined; text: string; connection: string | undefined }>;
const fetchOver = (agent: Agent, url: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      reply.on('end', () =>
        resolve({ status: reply.statusCode, text, connection: reply.headers.connection }),
      );
    }).on('error', reject);
  });

test('what is in flight is answered; who comes later is told, then refused', async () => {
  let release = () => {};
  let arrived = () => {};
  const here = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handle = async () => {
    arrived();
    await released;
    return { done: true };
  };
  const server = await startTestServer({ routes: [route(slow, handle)] });
  const address = await server.app.listen();
  const agent = new Agent({ keepAlive: true });

  const inFlight = fetchOver(agent, `${address}/wp-json/slow`, server.asAdministrator);
  await here;
  expect((await fetchOver(agent, `${address}/readyz`)).status).toBe(200);
  const drained = drain(server.app, 'asked');
  expect(await fetchOver(agent, `${address}/readyz`)).toMatchObject({
    status: 503,
    text: '{"status":"stopping"}',
  });
  expect((await fetchOver(agent, `${address}/healthz`)).status).toBe(200);
  await expect
    .poll(() => fetchOver(new Agent(), `${address}/healthz`).catch((error) => error.code))
    .toBe('ECONNREFUSED');
  release();

  expect(await inFlight).toMatchObject({ status: 200, text: '{"done":true}' });
  await drained;
  agent.destroy();
  await server.close();
});

test('things end in the order opposite to their start, and one that fails does not keep the others', async () => {
  const ended: string[] = [];
  const errors: string[] = [];
  const running = ['database', 'jobs', 'server'].map((name) => ({
    name,
    stop: async () => {
      ended.push(name);
      if (name === 'jobs') throw new Error('stuck');
    },
  }));

  expect(await stopAll(running, 'asked', (sentence) => errors.push(sentence))).toBe(false);
  expect(ended).toEqual(['server', 'jobs', 'database']);
  expect(errors).toEqual(['jobs did not stop cleanly']);
});
