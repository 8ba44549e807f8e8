import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Call = Readonly<{
  method?: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}>;
export type Answered = Readonly<{
  /** Zero when there was no answer at all. */
  status: number;
  /** From the moment it was due, so that a server that holds everybody up is not measured by those it let go. */
  ms: number;
  endedAt: number;
  retryAfter: string | undefined;
}>;
type NextCall = (nth: number) => Call;

const SECOND_MS = 1000;
const PATIENCE_MS = 60_000;

/** So many calls a second, each when it is due, whether or not the ones before have been answered. */
export async function driveAtRate(
  address: string,
  { rate, seconds, next }: Readonly<{ rate: number; seconds: number; next: NextCall }>,
): Promise<readonly Answered[]> {
  const agent = new http.Agent({ keepAlive: true });
  const began = performance.now();
  const answers: Promise<Answered>[] = [];
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const dueAt = began + (nth * SECOND_MS) / rate;
    const early = dueAt - performance.now();
    if (early > 1) await pause(early);
    answers.push(ask(address, next(nth), agent, dueAt));
  }
  const answered = await Promise.all(answers);
  agent.destroy();
  return answered;
}

/** So many callers, each asking again as soon as it was answered. */
export async function driveWithCallers(
  address: string,
  { callers, seconds, next }: Readonly<{ callers: number; seconds: number; next: NextCall }>,
): Promise<readonly Answered[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers });
  const endsAt = performance.now() + seconds * SECOND_MS;
  const answered: Answered[] = [];
  let nth = 0;
  const one = async () => {
    while (performance.now() < endsAt) {
      nth += 1;
      answered.push(await ask(address, next(nth), agent, performance.now()));
    }
  };
  await Promise.all(Array.from({ length: callers }, one));
  agent.destroy();
  return answered;
}

/** Once, with the whole body. */
export async function askOnce(address: string, call: Call): Promise<{ status: number; body: string }> {
  let body = '';
  const { status } = await ask(address, call, undefined, performance.now(), (text) => {
    body = text;
  });
  return { status, body };
}

function ask(
  address: string,
  { method = 'GET', path, headers, body }: Call,
  agent: http.Agent | undefined,
  dueAt: number,
  onBody?: (text: string) => void,
): Promise<Answered> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const type = sent === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) => {
      const endedAt = performance.now();
      resolve({ status, ms: endedAt - dueAt, endedAt, retryAfter });
    };
    const options = { method, agent, timeout: PATIENCE_MS, headers: { ...headers, ...type } };
    const request = http.request(`${address}${path}`, options, (reply) => {
      const chunks: Buffer[] = [];
      reply
        .on('data', (chunk: Buffer) => (onBody ? chunks.push(chunk) : undefined))
        .on('error', () => end(0))
        .on('end', () => {
          onBody?.(Buffer.concat(chunks).toString());
          end(reply.statusCode ?? 0, reply.headers['retry-after']);
        });
    });
    request
      .on('error', () => end(0))
      .on('timeout', () => request.destroy())
      .end(sent);
  });
}

export function percentile(answers: readonly Pick<Answered, 'ms'>[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
export const isGood = ({ status }: Answered): boolean => status >= 200 && status < 300;
