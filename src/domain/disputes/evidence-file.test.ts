import { describe, expect, test } from 'vitest';
import { PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX, pictureProblem } from './evidence-file.ts';
import { pictureSize } from './picture-size.ts';

describe('a picture', () => {
  test.each([
    [1, 1, undefined],
    [0, 1, 'damaged'],
    [1, 0, 'damaged'],
    [5000, 5000, undefined],
    [5000, 5001, 'dimensions'],
    [5001, 5000, 'dimensions'],
    [1200, 20_000, undefined],
    [PICTURE_SIDE_MAX, 381, undefined],
    [PICTURE_SIDE_MAX, 382, 'dimensions'],
    [PICTURE_SIDE_MAX + 1, 1, 'dimensions'],
    [1, PICTURE_SIDE_MAX + 1, 'dimensions'],
    [10_000, 10_000, 'dimensions'],
    [4_294_967_295, 4_294_967_295, 'dimensions'],
  ] as const)('of %i × %i pixels: %s', (width, height, problem) => {
    expect(pictureProblem({ width, height })).toBe(problem);
  });

  test('of the largest area is what the words say', () => {
    expect(PICTURE_PIXELS_MAX).toBe(5000 * 5000);
  });
});

describe('says its size', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const sized = [...png, 0, 0, 1, 2, 0, 0, 3, 4];
  const frame = [0xff, 0xc0, 0, 11, 8, 0x03, 0x04, 0x01, 0x02, 1, 1, 0x11, 0];
  const size = { width: 258, height: 772 };
  test.each([
    ['a PNG', sized, size],
    ['a PNG that breaks off', sized.slice(0, -1), undefined],
    ['a JPEG', [0xff, 0xd8, ...frame], size],
    ['a JPEG with something before its frame', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, ...frame], size],
    ['a JPEG with tables before its frame', [0xff, 0xd8, 0xff, 0xc4, 0, 4, 1, 2, ...frame], size],
    ['a JPEG with padding before its frame', [0xff, 0xd8, 0xff, 0xff, ...frame], size],
    ['a JPEG that breaks off', [0xff, 0xd8, ...frame.slice(0, 8)], undefined],
    ['a JPEG of segments without a length', [0xff, 0xd8, 0xff, 0xe0, 0, 0, ...frame], undefined],
    ['a JPEG of something else', [0xff, 0xd8, 1, 2, ...frame], undefined],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], undefined],
    ['nothing', [], undefined],
  ])('%s', (_, bytes, said) => {
    expect(pictureSize(Uint8Array.from(bytes))).toEqual(said);
  });
});
