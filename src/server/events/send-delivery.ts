import type { EpochSeconds } from '#domain/shared/time.ts';
import { SIGNATURE_HEADER, signatureOf } from './event-signature.ts';

type To = Readonly<{ address: string; secret: string; now: () => EpochSeconds }>;

const PATIENCE_MS = 10_000;

/** One delivery over the wire, signed, as a provider makes it. No answer, or one that passes, means: later. */
export const sendDelivery =
  ({ address, secret, now }: To) =>
  async (event: object): Promise<'taken' | 'refused' | 'later'> => {
    const payload = Buffer.from(JSON.stringify(event));
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signatureOf(secret, now(), payload),
        },
        body: payload,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await reply.arrayBuffer();
      if (reply.ok) return 'taken';
      return reply.status >= 500 || reply.status === 429 ? 'later' : 'refused';
    } catch {
      return 'later';
    }
  };
