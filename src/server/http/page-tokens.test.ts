import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_TOKENS } from './page-tokens.ts';

const COLOUR = /(--[\w-]+): (light-dark\([^)]+\))/g;
/** The grounds of the shop's pictures and of code: the admin has nothing that is sunken as deep. */
const OF_PAGES_ALONE = ['--sunken'];

test('pages outside the admin have the colours of the admin', () => {
  const ofAdmin = readFileSync('src/web/ui/styles/tokens.css', 'utf8');
  const others = [...PAGE_TOKENS.matchAll(COLOUR)].filter(([written]) => !ofAdmin.includes(written));
  expect(others.map(([, name]) => name)).toEqual(OF_PAGES_ALONE);
});
