import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import type { ProviderEvent } from '#provider/provider-objects.ts';
import { signatureOf } from '#server/events/event-signature.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { refreshJobs } from '#server/events/refresh-jobs.ts';
import { openLog } from '#server/http/log.ts';
import { type App, buildApp } from '#server/start/build-app.ts';
import { rounds } from '../rounds.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { openTestProvider, type TestProvider } from '../test-provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const EVENTS = rounds(50, 500, 5000);
const AT_ONCE = 50;
const SECRET = 'whsec_burst';

let server: TestServer;
let simulator: TestProvider;
let app: App;
beforeAll(async () => {
  server = await startTestServer();
  simulator = await openTestProvider();
  const log = openLog('silent', { write: () => undefined });
  const events = { provider: 'simulator', secrets: [SECRET] };
  app = await buildApp(server.deps, { log, routes: [], events });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function makeEvents(): Promise<readonly ProviderEvent[]> {
  const events: ProviderEvent[] = [];
  while (events.length < EVENTS) {
    await simulator.pay();
    events.push(...(await simulator.provider.listEvents(events.at(-1)?.sequence ?? 0, 1000)));
  }
  return events;
}

/** Delivers an event and answers how long the acknowledgement took. */
async function deliver(event: ProviderEvent): Promise<number> {
  const payload = Buffer.from(JSON.stringify(event));
  const signature = signatureOf(SECRET, epochSeconds(server.clock.now), payload);
  const began = performance.now();
  const { status } = await app.inject({
    ...{ method: 'POST', url: '/provider-events', payload },
    headers: { 'content-type': 'application/json', 'countinghouse-signature': signature },
  });
  expect(status).toBe(200);
  return performance.now() - began;
}

test(`${EVENTS} events at once: each is acknowledged, none is lost, and afterwards both sides agree`, async () => {
  const events = await makeEvents();
  const waiting = [...events];
  const tookMs: number[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let event = waiting.pop(); event; event = waiting.pop()) tookMs.push(await deliver(event));
    }),
  );
  const began = performance.now();
  await runDueJobs(server.deps, refreshJobs(simulator.provider));

  const { rows } = await server.deps.pool.query(
    `select count(*)::int as kept, (count(*) filter (where state = 'waiting'))::int as waiting from provider_events`,
  );
  expect(rows).toEqual([{ kept: events.length, waiting: 0 }]);
  const { drift } = await findDrift({ ...server.deps, provider: simulator.provider }, { repair: false });
  expect(drift).toEqual([]);
  // How fast depends on the machine, so it is told and not judged.
  const p99 = tookMs.sort((a, b) => a - b)[Math.floor(tookMs.length * 0.99)] ?? 0;
  const drainedS = (performance.now() - began) / 1000;
  process.stdout.write(
    `W5: acknowledged p99 ${p99.toFixed(0)} ms with ${AT_ONCE} at once; drained in ${drainedS.toFixed(1)} s\n`,
  );
}, 300_000);
