import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { type AppError, fail } from '#contract/kit/errors.ts';

/**
 * All of a stream in one piece of memory that grows with it. A list of what arrived would weigh a hundred times as much where
 * it arrives byte by byte.
 */
export function readBytes(
  stream: Readable,
  { bytesMax, tooLarge }: Readonly<{ bytesMax: number; tooLarge: () => AppError }>,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    let length = 0;
    const stop = () => {
      stream.off('data', take).off('end', end).off('error', breakOff).off('close', breakOff);
      stream.on('error', () => undefined); // What comes after is nobody's any more.
    };
    const take = (piece: Buffer) => {
      const needed = length + piece.length;
      if (needed > bytesMax) {
        stop();
        reject(tooLarge());
        return;
      }
      if (needed > bytes.length) {
        const grown = Buffer.allocUnsafeSlow(Math.min(bytesMax, Math.max(needed, 2 * bytes.length)));
        bytes.copy(grown, 0, 0, length);
        bytes = grown;
      }
      piece.copy(bytes, length);
      length = needed;
    };
    const end = () => {
      stop();
      resolve(bytes.subarray(0, length));
    };
    // Whoever leaves in the middle hears no answer; it is no failure of ours either.
    const breakOff = () => {
      stop();
      reject(fail('rest_bad_request'));
    };
    // One that broke before anybody read it says nothing any more.
    if (stream.destroyed) breakOff();
    else stream.on('data', take).on('end', end).on('error', breakOff).on('close', breakOff);
  });
}

/** The body of a request, whatever is in it, up to what its route takes. */
export async function readBody(
  { headers, routeOptions }: FastifyRequest,
  payload: Readable,
): Promise<Buffer> {
  const { bodyLimit } = routeOptions;
  const tooLarge = () => fail('rest_body_too_large', { limit_bytes: bodyLimit });
  // Refused before a byte of it is read, where the sender says how much is coming.
  if (Number(headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
  return readBytes(payload, { bytesMax: bodyLimit, tooLarge });
}
