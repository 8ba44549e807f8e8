import { request as ask } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { visitorOf } from './sign-in-request.ts';

/** A promise that the test keeps when it likes. */
function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

let app: FastifyInstance;
let comes: ReturnType<typeof later<AbortSignal>>;
let answers: ReturnType<typeof later<string>>;
beforeEach(async () => {
  [app, comes, answers] = [Fastify(), later(), later()];
  app.post('/', async (request, reply) => {
    const { signal } = visitorOf({ config: readConfig({}) }, request, reply);
    if (signal) comes.resolve(signal);
    return answers.promise;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());
const address = () => app.listeningOrigin;

test('a visitor who hangs up before the answer is noticed', async () => {
  const asked = ask(address(), { method: 'POST' }).on('error', () => undefined);
  asked.end();
  const signal = await comes.promise;
  expect(signal.aborted).toBe(false);

  const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
  asked.destroy();
  await ended;
  expect(signal.reason).toMatchObject({ code: 'wcpay_unavailable' });
  answers.resolve('nobody reads this');
});

test('who has the answer has not hung up', async () => {
  answers.resolve('done');
  const reply = await fetch(address(), { method: 'POST', headers: { connection: 'close' } });
  expect(await reply.text()).toBe('done');
  const signal = await comes.promise;
  await app.close();

  expect(signal.aborted).toBe(false);
});
