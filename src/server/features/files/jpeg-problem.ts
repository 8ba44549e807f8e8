import type { FileProblem } from '#domain/disputes/evidence-file.ts';
import { sizeProblem } from './png-problem.ts';

const EOI = 0xd9;
const SOS = 0xda;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Start of frame: where the size stands. DHT, JPG and DAC share the range and are none. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments, a thumbnail inside one of them included, up to the true end of the picture. */
export function jpegProblem(bytes: Buffer): FileProblem | undefined {
  let offset = 2;
  let hasFrame = false;
  let hasScan = false;
  while (offset + 1 < bytes.length) {
    if (bytes[offset] !== 0xff) return 'damaged';
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1; // Padding before a marker.
      continue;
    }
    if (marker === EOI) {
      if (!hasFrame || !hasScan) return 'damaged';
      return offset + 2 === bytes.length ? undefined : 'tail';
    }
    if (offset + 4 > bytes.length) return 'damaged';
    const length = bytes.readUInt16BE(offset + 2);
    const end = offset + 2 + length;
    if (length < 2 || end > bytes.length) return 'damaged';
    if (isFrame(marker)) {
      if (length < 8) return 'damaged';
      const problem = sizeProblem(bytes.readUInt16BE(offset + 7), bytes.readUInt16BE(offset + 5));
      if (problem) return problem;
      hasFrame = true;
    }
    if (marker === SOS) hasScan = true;
    offset = marker === SOS ? endOfScan(bytes, end) : end;
  }
  return 'damaged';
}

/** Inside a scan `ff 00` is a byte of the picture, and restart marks belong to it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}
