import type { FileProblem } from '#domain/disputes/evidence-file.ts';

export const PIXELS_MAX = 10_000;
const SIGNATURE_BYTES = 8;
/** Length, name and checksum around the content of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/** Walks the chunks from the header to the end: the file must end exactly where the picture says it does. */
export function pngProblem(bytes: Buffer): FileProblem | undefined {
  let offset = SIGNATURE_BYTES;
  let hasPicture = false;
  for (let chunk = 0; offset + CHUNK_FRAME_BYTES <= bytes.length; chunk += 1) {
    const length = bytes.readUInt32BE(offset);
    const name = bytes.toString('latin1', offset + 4, offset + 8);
    const end = offset + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length) return 'damaged';
    if (chunk === 0) {
      if (name !== 'IHDR' || length !== 13) return 'damaged';
      const problem = sizeProblem(bytes.readUInt32BE(offset + 8), bytes.readUInt32BE(offset + 12));
      if (problem) return problem;
    }
    if (name === 'IDAT') hasPicture = true;
    if (name === 'IEND') {
      if (length !== 0 || !hasPicture) return 'damaged';
      return end === bytes.length ? undefined : 'tail';
    }
    offset = end;
  }
  return 'damaged';
}

/** A picture of millions of pixels square can bring down whoever unfolds it. */
export function sizeProblem(width: number, height: number): FileProblem | undefined {
  if (width < 1 || height < 1) return 'damaged';
  return width > PIXELS_MAX || height > PIXELS_MAX ? 'dimensions' : undefined;
}
