import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionOf } from '#domain/shared/text-direction.ts';
import { jsonForScript, pageDocument } from './page-document.ts';

const page = (differences: Partial<Parameters<typeof pageDocument>[0]> = {}): string =>
  pageDocument({
    title: 'Countinghouse',
    lang: 'en_US',
    theme: undefined,
    assets: { scripts: [], preloads: [], styles: [] },
    settings: {},
    ...differences,
  });

test('no text in the settings can end the element they stand in', () => {
  const text = page({ settings: { name: '</script><script>alert(1)</script><!--' } });

  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(text).not.toContain('<!--');
});

test('what goes into the page comes out of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const written = jsonForScript(value);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});

test.each([
  ['en_US', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa_IR', 'rtl'],
  ['arn', 'ltr'],
  ['', 'ltr'],
])('%s is read %s', (lang, direction) => {
  expect(directionOf(lang)).toBe(direction);
});

test('the document says its language, its direction and the chosen theme', () => {
  expect(page({ lang: 'he_IL', theme: 'dark' })).toContain('<html lang="he-IL" dir="rtl" data-theme="dark">');
  expect(page()).toContain('<html lang="en-US" dir="ltr">');
});

test('a title is text', () => {
  expect(page({ title: '<b>"Q&A"</b>' })).toContain('<title>&lt;b&gt;&quot;Q&amp;A&quot;&lt;/b&gt;</title>');
});
