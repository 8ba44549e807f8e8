import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { watchDownload } from './open-download.ts';
import type { Context } from './route.ts';

/** A piece takes about as long to be read from the database, so that a file is at worst written at half its pace. */
const PATIENCE_MS = 5;

/** Sends a file that is made piece by piece, and lets a person who waits for a page go first. Answers what was sent. */
export async function sendPieces(
  { requestsFirst }: Pick<Context, 'requestsFirst'>,
  pieces: AsyncIterable<Buffer>,
  destination: Writable,
): Promise<Readonly<{ bytes: number; sha256: string }>> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const piece of pieces) {
      if (requestsFirst.isOneUnderWay()) await requestsFirst.letPass(PATIENCE_MS);
      bytes += piece.length;
      hash.update(piece);
      yield piece;
    }
  }
  const stopWatching = watchDownload(destination, () => bytes);
  try {
    await pipeline(Readable.from(counted()), destination);
  } finally {
    stopWatching();
  }
  return { bytes, sha256: hash.digest('hex') };
}
