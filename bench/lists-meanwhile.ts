import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { Exported } from './export-rate.ts';
import type { Wanted } from './file-reader.ts';
import { type ForkedServer, forkServer } from './fork-server.ts';
import { median } from './measure.ts';
import type { BenchWorld } from './worlds.ts';

const PAYMENTS = '/wp-json/wc/v3/payments';
const LISTS = ['transactions', 'deposits', 'disputes'];
const WARM_UP = 100;
const ROUNDS = 3;

type Latency = Readonly<{ calls: number; medianMs: number; p99Ms: number }>;
export type ListsMeanwhile = Readonly<{
  alone: Latency;
  meanwhile: Latency;
  medianRatio: number;
  /** The bar: at most 2. */
  p99Ratio: number;
}>;

/**
 * How long a list page takes while a file streams as fast as its reader can take it, beside the same calls with no file
 * under way, in turns. Server and reader have processes of their own: whoever asks for pages does nothing else.
 */
export async function measureListsMeanwhile(world: BenchWorld, exported: Exported): Promise<ListsMeanwhile> {
  const server = await forkServer(world, `${PAYMENTS}/${LISTS[0]}`);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const reader = fork(new URL('./file-reader.ts', import.meta.url));
  const { address, headers } = server;
  const wanted: Wanted = { address, headers, resource: exported.resource };
  const readFile = async () => {
    const read = once(reader, 'message', { signal: AbortSignal.timeout(600_000) });
    reader.send(wanted);
    await read;
  };
  try {
    await readFile(); // The reader, too, has been here before.
    for (let done = 0; done < WARM_UP; done += 1) await timePage(server, agent, done);
    const alone: number[] = [];
    const meanwhile: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = { isUnderWay: true };
      const streamed = readFile().finally(() => {
        file.isUnderWay = false;
      });
      const before = meanwhile.length;
      while (file.isUnderWay) meanwhile.push(await timePage(server, agent, meanwhile.length));
      await streamed;
      for (const _ of meanwhile.slice(before)) alone.push(await timePage(server, agent, alone.length));
    }
    const [quiet, busy] = [latencyOf(alone), latencyOf(meanwhile)];
    return {
      alone: quiet,
      meanwhile: busy,
      medianRatio: busy.medianMs / quiet.medianMs,
      p99Ratio: busy.p99Ms / quiet.p99Ms,
    };
  } finally {
    reader.disconnect();
    agent.destroy();
    await server.close();
  }
}

const latencyOf = (taken: readonly number[]): Latency => ({
  calls: taken.length,
  medianMs: median(taken),
  p99Ms: taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.99) - 1] ?? 0,
});

async function timePage(
  { address, headers }: ForkedServer,
  agent: http.Agent,
  turn: number,
): Promise<number> {
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    http
      .get(`${address}${PAYMENTS}/${LISTS[turn % LISTS.length]}`, { agent, headers }, (reply) => {
        reply.resume();
        reply.on('end', () =>
          reply.statusCode === 200 ? resolve() : reject(new Error(`A list answered ${reply.statusCode}`)),
        );
      })
      .on('error', reject);
  });
  return performance.now() - started;
}
