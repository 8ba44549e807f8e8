import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MOVEMENT_OF_CATEGORY, REPORTING_CATEGORIES } from '#tests/stripe/reporting-categories.ts';
import { movementTypeOf } from './movement-type.ts';

/** Only the parameters of a report name all of them; a movement itself calls its category a text. */
const TYPES = 'node_modules/stripe/esm/resources/Reporting/ReportRuns.d.ts';
const [, union = ''] = /type ReportingCategory = (.*);/.exec(readFileSync(TYPES, 'utf8')) ?? [];
const inTypes = [...union.matchAll(/'(\w+)'/g)].map(([, name]) => name);

describe('every reporting category of Stripe’s types', () => {
  test('is in our table', () => {
    expect(inTypes.length).toBeGreaterThan(30);
    expect(REPORTING_CATEGORIES.toSorted()).toEqual(inTypes.toSorted());
  });

  test.each(Object.entries(MOVEMENT_OF_CATEGORY))('%s is a %s', (reporting_category, ours) => {
    expect(movementTypeOf({ reporting_category, type: 'adjustment', description: null })).toBe(ours);
  });

  test('stands in the table of docs/stripe.md, once, and nothing else does', () => {
    const docs = readFileSync('docs/stripe.md', 'utf8');
    const [, table = ''] = /## What a movement becomes\n([\s\S]*?)\n\n[^|\n]/.exec(docs) ?? [];
    const firstCells = table.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? []);
    const plain = firstCells.filter((cell) => !cell.includes(' that '));
    const inDocs = plain.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(inDocs.toSorted()).toEqual(inTypes.toSorted());
  });
});
