import { expect, test } from 'vitest';
import { FREE_PIECES_MAX, isInCrumbs, PIECE_BYTES_MIN } from './body-pieces.ts';

const many = FREE_PIECES_MAX + 1;

test.each([
  ['one byte', 1, 1, false],
  ['as many crumbs as are free', FREE_PIECES_MAX, FREE_PIECES_MAX, false],
  ['one crumb more', many, many, true],
  ['more pieces of the least average', many, many * PIECE_BYTES_MIN, false],
  ['one byte less than that', many, many * PIECE_BYTES_MIN - 1, true],
  ['ten megabytes in the smallest packets', 20_000, 20_000 * 536, false],
])('%s', (_, pieces, bytes, expected) => expect(isInCrumbs({ pieces, bytes })).toBe(expected));
