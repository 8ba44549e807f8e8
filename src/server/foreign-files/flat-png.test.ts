import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aPng, pngRowBytes } from '#tests/factories/evidence-file.ts';
import { checkFile } from './file-problem.ts';
import { flatPng, isFlat } from './flat-png.ts';
import { type PngParts, readPng } from './png-parts.ts';

function partsOf(png: Buffer): PngParts {
  const parts = readPng(png);
  if (typeof parts === 'string') throw new Error(`not a PNG: ${parts}`);
  return parts;
}
/** The colours of a flat picture, row by row, read as simply as can be. */
function coloursOf(png: Buffer): string[][] {
  const { width, height, packed } = partsOf(png);
  const bytes = inflateSync(packed);
  const line = 1 + 3 * width;
  for (let at = line; at < bytes.length; at += 1)
    if (at % line !== 0) bytes[at] = (bytes[at] ?? 0) + (bytes[at - line] ?? 0);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      bytes.toString('hex', y * line + 1 + 3 * x, y * line + 4 + 3 * x),
    ),
  );
}
const flatOf = (png: Buffer) => flatPng(partsOf(png));

describe('what was seen through is white as paper', () => {
  test.each([
    ['colour', { kind: 6, rows: [0, 10, 20, 30, 255, 10, 20, 30, 0] }, ['0a141e', 'ffffff']],
    ['half of it', { kind: 6, rows: [0, 0, 0, 0, 128, 255, 0, 0, 51] }, ['7f7f7f', 'ffcccc']],
    [
      'sixteen bits',
      { kind: 6, bits: 16, rows: [0, ...wide(1, 2, 3, 255), ...wide(9, 9, 9, 0)] },
      ['010203', 'ffffff'],
    ],
    ['grey', { kind: 4, rows: [0, 7, 255, 7, 0] }, ['070707', 'ffffff']],
    ['one grey', { kind: 0, transparency: [0, 7], rows: [0, 7, 8] }, ['ffffff', '080808']],
    [
      'one grey of four',
      { kind: 0, bits: 2, transparency: [0, 1], rows: [0, 0b01_10_0000] },
      ['ffffff', 'aaaaaa'],
    ],
    [
      'one colour',
      { kind: 2, transparency: [0, 1, 0, 2, 0, 3], rows: [0, 1, 2, 3, 1, 2, 4] },
      ['ffffff', '010204'],
    ],
    ['a palette', { kind: 3, bits: 1, transparency: [0], rows: [0, 0b01_000000] }, ['ffffff', '606060']],
  ] as const)('%s', async (_, form, colours) => {
    const png = aPng({ width: 2, height: 1, ...form, rows: Buffer.from(form.rows) });
    expect(coloursOf(await flatOf(png))).toEqual([colours]);
  });
});

test('every filter is undone', async () => {
  // The same two pixels under each: as they are, and as what left, above, the middle of both and their plane leave over.
  const rows = [
    [0, 10, 255, 20, 255],
    [1, 10, 255, 10, 0],
    [2, 0, 0, 0, 0],
    [3, 5, 128, 5, 0],
    [4, 0, 0, 0, 0],
  ];
  const png = aPng({ kind: 4, width: 2, height: 5, rows: Buffer.from(rows.flat()) });
  expect(coloursOf(await flatOf(png))).toEqual(Array(5).fill(['0a0a0a', '141414']));
});

test('an interlaced picture shows every pixel where it belongs', async () => {
  const form = { kind: 0, width: 8, height: 8, interlaced: true } as const;
  // The rows of the seven passes, each pass in a grey of its own.
  const greys = [1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7];
  const lines = pngRowBytes(form).map((bytes, row) => [0, ...Array<number>(bytes).fill(greys[row] ?? 0)]);
  const seen = coloursOf(await flatOf(aPng({ ...form, rows: Buffer.from(lines.flat()) })));
  expect(seen.map((row) => row.map((colour) => colour[1]).join(''))).toEqual([
    '16462646',
    '77777777',
    '56565656',
    '77777777',
    '36463646',
    '77777777',
    '56565656',
    '77777777',
  ]);
});

test('a plain picture keeps its pixels as they were folded, and loses what stands around them', async () => {
  const png = aPng({ kind: 2, size: 5000 });
  const flat = await flatOf(png);
  expect(isFlat(partsOf(png))).toBe(true);
  expect(partsOf(flat).packed.equals(partsOf(png).packed)).toBe(true);
  expect(flat.length).toBeLessThan(200);
});

test('whatever is flat is a whole picture again', async () => {
  for (const kind of [0, 2, 3, 4, 6] as const)
    for (const interlaced of [false, true])
      expect(await checkFile('a.png', await flatOf(aPng({ kind, interlaced, width: 9 })))).toEqual({
        type: 'image/png',
      });
});

test('pixels that do not inflate are an error that can be caught', async () => {
  await expect(flatOf(aPng({ kind: 6, packed: Buffer.from('not deflated') }))).rejects.toThrow();
});

function wide(...bytes: readonly number[]): number[] {
  return bytes.flatMap((byte) => [byte, byte]);
}
