import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeProblem } from './node-versions.ts';

const OLD = 'Countinghouse needs Node 20.12 or newer; this is';

test.each([
  ['18.19.0', `${OLD} 18.19.0.`],
  ['20.11.1', `${OLD} 20.11.1.`],
  ['20.12.0', undefined],
  ['21.0.0', undefined],
  ['26.12.0', undefined],
])('%s', (version, problem) => {
  expect(nodeProblem(version)).toBe(problem);
});

test('everybody says the same: npm, the first file of every command, and this rule', () => {
  const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  expect(JSON.parse(read('package.json')).engines).toEqual({ node: '>=20.12' });
  expect(read('scripts/run.mjs')).toContain(OLD);
});
