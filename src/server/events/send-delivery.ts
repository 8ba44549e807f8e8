import { Agent, request } from 'node:http';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { SIGNATURE_HEADER, signatureOf } from './event-signature.ts';

type To = Readonly<{ address: string; secret: string; now: () => EpochSeconds }>;

const PATIENCE_MS = 10_000;

/**
 * One delivery over the wire, signed, as a provider makes it. No answer, or one that passes, means: later. Not by `fetch`, whose
 * streams cost more than everything else about a delivery.
 */
export function sendDelivery({
  address,
  secret,
  now,
}: To): (event: object) => Promise<'taken' | 'refused' | 'later'> {
  const agent = new Agent({ keepAlive: true });
  return async (event) => {
    const payload = Buffer.from(JSON.stringify(event));
    try {
      const status = await post(agent, address, payload, signatureOf(secret, now(), payload));
      if (status < 300) return 'taken';
      return status >= 500 || status === 429 ? 'later' : 'refused';
    } catch {
      return 'later';
    }
  };
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
