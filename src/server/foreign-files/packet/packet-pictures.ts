import { PICTURE_PIXELS_MAX } from '#domain/disputes/evidence-file.ts';
import { flatPng, isFlat } from '../flat-png.ts';
import { jpegProblem } from '../jpeg-problem.ts';
import { type PngParts, readPng } from '../png-parts.ts';
import { unfolds } from '../png-problem.ts';

/** Pixels that one packet may unfold, which takes seconds: two pictures of the largest size, or dozens of usual ones. */
const UNFOLDED_PIXELS_MAX = 2 * PICTURE_PIXELS_MAX;
/** Pixels made to be folded badly may grow to many times what was uploaded; photos do not. */
const FLAT_BYTES_MAX = 8_000_000;
const JPEG_START = Buffer.from([0xff, 0xd8]);

/**
 * The pictures of a packet as a document can hold them, under what they were. One that cannot be drawn is missing: a provider
 * may hold files that never passed our checks, or passed them when these asked for less.
 */
export async function drawablePictures(
  pictures: readonly Uint8Array[],
): Promise<ReadonlyMap<Uint8Array, Buffer>> {
  const drawable = new Map<Uint8Array, Buffer>();
  let left = UNFOLDED_PIXELS_MAX;
  for (const content of pictures) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    if (bytes.subarray(0, JPEG_START.length).equals(JPEG_START)) {
      if (jpegProblem(bytes) === undefined) drawable.set(content, bytes);
      continue;
    }
    const png = readPng(bytes);
    if (typeof png === 'string') continue;
    const pixels = isFlat(png) ? 0 : png.width * png.height;
    if (pixels > left) continue;
    left -= pixels;
    const flat = await flatOf(png);
    if (flat) drawable.set(content, flat);
  }
  return drawable;
}

async function flatOf(png: PngParts): Promise<Buffer | undefined> {
  if (isFlat(png) && !(await unfolds(png))) return undefined;
  const flat = await flatPng(png).catch(() => undefined);
  return flat && flat.length <= FLAT_BYTES_MAX ? flat : undefined;
}
