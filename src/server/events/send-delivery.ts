import { Agent, request } from 'node:http';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { together } from '#provider/together.ts';
import { SIGNATURE_HEADER, signatureOf } from './event-signature.ts';

type To = Readonly<{ address: string; secret: string; now: () => EpochSeconds }>;

const PATIENCE_MS = 10_000;

/** More of them might be longer than whoever is told reads. */
const TOGETHER_MAX = 16;

type Outcome = 'taken' | 'refused' | 'later';

/**
 * Deliveries over the wire, signed, as a provider makes them. What happened together is told together; where that is not taken,
 * each by itself. No answer, or one that passes, means: later. Not by `fetch`, whose streams cost more than everything else about
 * a delivery.
 */
export function sendDelivery({ address, secret, now }: To): (event: object) => Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const sendAll = async (events: readonly object[]): Promise<Outcome> => {
    const [only] = events;
    const payload = Buffer.from(JSON.stringify(events.length === 1 ? only : events));
    const status = await post(agent, address, payload, signatureOf(secret, now(), payload)).catch(() => 503);
    if (status < 300) return 'taken';
    if (status >= 500 || status === 429) return 'later';
    if (events.length > 1) throw new Error(`Of ${events.length} events not all were taken.`);
    return 'refused';
  };
  return together(sendAll, TOGETHER_MAX);
}

const post = (agent: Agent, address: string, payload: Buffer, signature: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': payload.byteLength,
      [SIGNATURE_HEADER]: signature,
    };
    const sent = request(address, { method: 'POST', agent, headers, timeout: PATIENCE_MS }, (reply) => {
      reply.once('error', reject).once('end', () => resolve(reply.statusCode ?? 0));
      reply.resume();
    });
    sent.once('timeout', () => sent.destroy(new Error('Nobody answered.'))).once('error', reject);
    sent.end(payload);
  });
