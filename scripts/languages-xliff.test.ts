import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/languages.ts';
import { englishFiles } from './languages.mjs';
import { exportXliff, putTexts, readXliff } from './languages-xliff.mjs';

test.each(LANGUAGES.slice(1))('%s goes to its translators and back without a change', (language) => {
  const back = readXliff(exportXliff(language));
  expect([...back.keys()]).toEqual(englishFiles());
  for (const [file, targets] of back) {
    const code = readFileSync(`src/languages/${language}/${file}`, 'utf8');
    expect(putTexts(code, targets, file), file).toBe(code);
  }
});

const PUT = (name: string) => `$${`{${name}}`}`;
const OTHER = `\`${PUT('count')} Stück von ${PUT('figure(all)')}\``;
const CODE = `export const copy = {
  plain: 'It’s done',
  each: (count) => plural(count, { one: 'eins', other: ${OTHER} }),
};
`;
const text = (words: string) => [{ text: words }];

test('what was changed is put into its place, with what is put in moved', () => {
  const targets = new Map([
    ['copy.plain', text(String.raw`Fertig: 'so' & \ so`)],
    [
      'copy.each.other',
      [{ put: 'figure(all)' }, { text: ': davon `' }, { put: 'count' }, { text: `\` ${PUT('x')}` }],
    ],
  ]);
  expect(putTexts(CODE, targets, 'copy.ts')).toBe(
    CODE.replace("'It’s done'", String.raw`'Fertig: \'so\' & \\ so'`).replace(
      OTHER,
      `\`${PUT('figure(all)')}: davon \\\`${PUT('count')}\\\` \\${PUT('x')}\``,
    ),
  );
});

test.each([
  ['a part left out', new Map([['copy.each.other', text('nichts')]]), 'must have the placeholders'],
  ['a part made up', new Map([['copy.plain', [{ put: 'process.exit()' }]]]), 'must have the placeholders'],
  ['a place that is none', new Map([['copy.gone', text('x')]]), 'there is no text at copy.gone'],
])('%s is refused', (_, targets, words) => {
  expect(() => putTexts(CODE, targets, 'copy.ts')).toThrow(words);
});

test('what is no XLIFF is refused', () => {
  expect(() => readXliff('<xliff><file></xliff>')).toThrow('This is no XLIFF');
});
