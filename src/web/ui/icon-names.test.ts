import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

test('every name is drawn, and nothing is drawn that has no name', () => {
  const drawn = readFileSync('src/web/ui/icons.svg', 'utf8').matchAll(/id="(\w+)"/g);
  expect([...drawn].map(([, name]) => name)).toEqual([...ICON_NAMES]);
});
