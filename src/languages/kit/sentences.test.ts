import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/languages.ts';
import type { listCopy as english } from '#domain/shared/list-copy.ts';
import type { Words } from './words.ts';

const listCopyOf = async (language: string) =>
  (
    (await import(path.resolve('src/languages', language, 'domain/shared/list-copy.ts'))) as {
      listCopy: Words<typeof english>;
    }
  ).listCopy;

test.each(LANGUAGES.slice(1).filter((language) => language !== 'ja'))(
  '%s parts its sentences by a blank',
  async (language) => {
    const { sentences } = await listCopyOf(language);
    expect(sentences(['A b.', 'C d!', 'E.'])).toBe('A b. C d! E.');
  },
);

test.each([
  [['保存できませんでした。', 'もう一度お試しください。'], '保存できませんでした。もう一度お試しください。'],
  [['保存しますか？', '元に戻せません。'], '保存しますか？元に戻せません。'],
  [['返金できませんでした。', 'Your card was declined.'], '返金できませんでした。Your card was declined.'],
  [['Your card was declined.', '残高は変わりません。'], 'Your card was declined. 残高は変わりません。'],
  [['残り3件', '残り約5分。'], '残り3件 残り約5分。'],
] as const)('Japanese: %j is %s', async (said, written) => {
  const { sentences } = await listCopyOf('ja');
  expect(sentences(said)).toBe(written);
});

test.each([
  ['fr', 'A, B\u202f; C'],
  ['ja', 'A, B；C'],
  ['ar', 'A, B؛ C'],
  ['de', 'A, B; C'],
])('%s parts what has commas inside', async (language, written) => {
  const { clauses } = await listCopyOf(language);
  expect(clauses(['A, B', 'C'])).toBe(written);
});
