import { expect, test } from 'vitest';
import { hear } from '#tests/hear.ts';
import { inSource, retold, spoken } from './spoken.ts';

const copy = spoken('tests/fruit#fruit', {
  apple: 'An apple',
  count: (many: number) => `${many} apples`,
  parts: { core: 'The core', peel: 'The peel' },
});
const german = {
  'tests/fruit#fruit': {
    apple: 'Ein Apfel',
    count: (many: number) => `${many} Äpfel`,
    parts: { core: 'Das Kernhaus', peel: 'Die Schale' },
  },
};

test('each look finds the words of whoever listens then', () => {
  const said = () => [copy.apple, copy.count(2), copy.parts.core, Object.keys(copy).length];
  expect(said()).toEqual(['An apple', '2 apples', 'The core', 3]);
  hear(german);
  expect(said()).toEqual(['Ein Apfel', '2 Äpfel', 'Das Kernhaus', 3]);
  hear({});
  expect(copy.apple).toBe('An apple');
});

test('in the source language for as long as something is said in it, and no longer', () => {
  hear(german);
  expect(inSource(() => [copy.apple, inSource(() => copy.parts.peel), copy.count(3)])).toEqual([
    'An apple',
    'The peel',
    '3 apples',
  ]);
  expect(copy.apple).toBe('Ein Apfel');
  expect(() =>
    inSource(() => {
      throw new Error('Unsaid');
    }),
  ).toThrow('Unsaid');
  expect(copy.apple).toBe('Ein Apfel');
});

test('what was stored in the source language is told again, and what is none of its words stays', () => {
  const again = (stored: string) => retold(() => copy.parts, stored);
  expect([again('The peel'), again('The stem'), again('')]).toEqual(['The peel', 'The stem', '']);
  hear(german);
  expect([again('The peel'), again('The stem'), again('Die Schale'), again('')]).toEqual([
    'Die Schale',
    'The stem',
    'Die Schale',
    '',
  ]);
});
