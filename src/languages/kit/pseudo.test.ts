import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

test.each([
  ['a word is accented, longer by two fifths, and marked at both ends', 'Refund', '⟦Ŕéƒûñð···⟧'],
  ['what has no letters stays', '— 42', '— 42'],
  ['lists and groups are gone through', { all: ['Paid'] }, { all: ['⟦Þàîð··⟧'] }],
  [
    'what a picture is called and where a link leads stay',
    { icon: 'left', href: '/' },
    { icon: 'left', href: '/' },
  ],
  ['so does the tag by which Intl is asked', { tag: 'en' }, { tag: 'en' }],
])('%s', (_, english, expected) => {
  expect(pseudo(english)).toEqual(expected);
});

test('a sentence keeps its parts as they were given', () => {
  const words = pseudo({ of: (name: string) => `Refund of ${name}` }) as { of: (name: string) => string };
  expect(words.of('Emma')).toMatch(/^⟦Ŕéƒûñð öƒ Emma·+⟧$/);
});
