import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Blue Cup', 'blue-cup'],
  ['  Café – crème!  ', 'cafe-creme'],
  ['100% wool', '100-wool'],
  ['茶碗', 'product'],
  ['', 'product'],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
])('%j stands in an address as %j', (name, slug) => expect(slugOf(name)).toBe(slug));
