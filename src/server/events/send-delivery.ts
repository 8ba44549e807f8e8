import http from 'node:http';
import https from 'node:https';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { together } from '#provider/together.ts';
import type { Logger } from '../logger.ts';
import { SIGNATURE_HEADER, signatureOf } from './event-signature.ts';

type To = Readonly<{
  address: string;
  secret: string;
  now: () => EpochSeconds;
  log: Pick<Logger, 'warn'>;
}>;

const PATIENCE_MS = 10_000;

/** More of them might be longer than whoever is told reads. */
const TOGETHER_MAX = 16;

type Outcome = 'taken' | 'refused' | 'later';

/**
 * Deliveries over the wire, signed, as a provider makes them. What happened together is told together; where that is not taken,
 * each by itself. No answer, or one that passes, means: later. Where nobody answers, the log says so once, and once that they
 * do again. Not by `fetch`, whose streams cost more than everything else about a delivery.
 */
export function sendDelivery({ address, secret, now, log }: To): (event: object) => Promise<Outcome> {
  const post = poster(address);
  let isUnanswered = false;
  const askOnce = async (payload: Buffer): Promise<number> => {
    try {
      const status = await post(payload, signatureOf(secret, now(), payload));
      if (isUnanswered) log.warn({ address }, 'what the provider tells is answered again');
      isUnanswered = false;
      return status;
    } catch (error) {
      if (!isUnanswered) log.warn({ err: error, address }, 'nobody answers what the provider tells');
      isUnanswered = true;
      return 503;
    }
  };
  const sendAll = async (events: readonly object[]): Promise<Outcome> => {
    const [only] = events;
    const status = await askOnce(Buffer.from(JSON.stringify(events.length === 1 ? only : events)));
    if (status < 300) return 'taken';
    if (status >= 500 || status === 429) return 'later';
    if (events.length > 1) throw new Error(`Of ${events.length} events not all were taken.`);
    return 'refused';
  };
  return together(sendAll, TOGETHER_MAX);
}

/** The address is our own, or PUBLIC_URL, which a proxy in front may answer by https. */
function poster(address: string): (payload: Buffer, signature: string) => Promise<number> {
  const { request, Agent } = new URL(address).protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  return (payload, signature) =>
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
}
