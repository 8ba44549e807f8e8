import { Writable } from 'node:stream';
import { ATTACHMENTS_SIZE_BYTES_MAX } from '../../mail/outbox.ts';

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The whole file in memory, with what was told of it, or nothing once it turns out to be larger than a mail may be. */
export async function smallFile<Facts>(
  write: (destination: Writable) => Promise<Facts>,
): Promise<{ facts: Facts; content: Buffer } | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = new Writable({
    write(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > ATTACHMENTS_SIZE_BYTES_MAX) return done(new TooLarge('The file is too large for a mail.'));
      chunks.push(chunk);
      done();
    },
  });
  try {
    const facts = await write(collect);
    return { facts, content: Buffer.concat(chunks) };
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
