import { createInflate } from 'node:zlib';
import type { PngParts } from './png-parts.ts';

/** Some of the picture's pixels: all of them, or those that one of seven passes brings. */
export type Pass = Readonly<{ x: number; y: number; stepX: number; stepY: number }>;
export type PngRow = Readonly<{ pass: Pass; row: number; pixels: number; bytes: Buffer }>;

const WHOLE: readonly Pass[] = [{ x: 0, y: 0, stepX: 1, stepY: 1 }];
const INTERLACED: readonly Pass[] = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
];
const LAST_FILTER = 4;
const INFLATED_AT_ONCE_BYTES = 64 * 1024;

/**
 * Every row of a picture as it unfolds, filter byte first, so that only one is in memory at a time. Throws at pixels that do
 * not unfold, at one byte too few or too many, and at a filter that nobody knows.
 */
export async function* pngRows(png: PngParts): AsyncGenerator<PngRow> {
  const inflate = createInflate({ chunkSize: INFLATED_AT_ONCE_BYTES });
  inflate.end(png.packed);
  const wanted = rowsOf(png);
  let next = wanted.next();
  let bytes = Buffer.alloc(0);
  let filled = 0;
  for await (const chunk of inflate as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; ) {
      if (next.done) throw new Error('more pixels than the picture has');
      if (filled === 0) bytes = Buffer.alloc(1 + next.value.rowBytes);
      const copied = chunk.copy(bytes, filled, at);
      at += copied;
      filled += copied;
      if (filled < bytes.length) continue;
      if ((bytes[0] ?? 0) > LAST_FILTER) throw new Error('a filter that nobody knows');
      const { pass, row, pixels } = next.value;
      yield { pass, row, pixels, bytes };
      filled = 0;
      next = wanted.next();
    }
  }
  if (!next.done) throw new Error('fewer pixels than the picture has');
}

function* rowsOf({ width, height, bits, channels, isInterlaced }: PngParts) {
  for (const pass of isInterlaced ? INTERLACED : WHOLE) {
    const pixels = Math.ceil(Math.max(0, width - pass.x) / pass.stepX);
    const rows = pixels === 0 ? 0 : Math.ceil(Math.max(0, height - pass.y) / pass.stepY);
    const rowBytes = Math.ceil((pixels * bits * channels) / 8);
    for (let row = 0; row < rows; row += 1) yield { pass, row, pixels, rowBytes };
  }
}
