import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from '#domain/bank/statement-problem.ts';
import { crc32 } from '../crc32.ts';

export type ZippedFile = Readonly<{ name: string; content: Uint8Array }>;

/** A year of daily statements. */
const FILES_MAX = 400;
/** More than any statement that is read, and what the thread can hold. */
const UNPACKED_BYTES_MAX = 64 * 1024 * 1024;
const COMMENT_BYTES_MAX = 65_535;
const END = { signature: 0x06_05_4b_50, bytes: 22 } as const;
const ENTRY = { signature: 0x02_01_4b_50, bytes: 46 } as const;
const LOCAL = { signature: 0x04_03_4b_50, bytes: 30 } as const;
const STORED = 0;
const DEFLATED = 8;
const IS_LOCKED = 1;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

const no = () => new UnreadableFile('zip');

/** The files of an archive, unpacked within limits and checked; folders and what a Mac adds are passed over. */
export function unzip(bytes: Uint8Array): readonly ZippedFile[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return entriesOf(archive);
  } catch (error) {
    // Whatever points outside of the archive or does not unfold is an archive that cannot be unpacked.
    throw error instanceof UnreadableFile ? error : no();
  }
}

function entriesOf(archive: Buffer): readonly ZippedFile[] {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > FILES_MAX) throw no();
  const files: ZippedFile[] = [];
  let at = archive.readUInt32LE(end + 16);
  let left = UNPACKED_BYTES_MAX;
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== ENTRY.signature) throw no();
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameBytes);
    if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) {
      const content = contentOf(archive, at, left);
      left -= content.byteLength;
      files.push({ name, content });
    }
    at += ENTRY.bytes + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  if (files.length === 0) throw no();
  return files;
}

/** The record at the end, before which only a comment may stand. */
function endOf(archive: Buffer): number {
  const least = Math.max(0, archive.length - END.bytes - COMMENT_BYTES_MAX);
  for (let at = archive.length - END.bytes; at >= least; at -= 1)
    if (archive.readUInt32LE(at) === END.signature) return at;
  throw no();
}

function contentOf(archive: Buffer, entry: number, left: number): Uint8Array {
  const method = archive.readUInt16LE(entry + 10);
  const [checksum, packedBytes, bytes, local] = [16, 20, 24, 42].map((offset) =>
    archive.readUInt32LE(entry + offset),
  ) as [number, number, number, number];
  if (archive.readUInt16LE(entry + 8) & IS_LOCKED || bytes > left) throw no();
  if (archive.readUInt32LE(local) !== LOCAL.signature) throw no();
  const from = local + LOCAL.bytes + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(from, from + packedBytes);
  if (packed.length !== packedBytes || (method !== STORED && method !== DEFLATED)) throw no();
  const content =
    method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  if (content.length !== bytes || crc32(content) !== checksum) throw no();
  return content;
}
