import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/languages.ts';
import type { Glossary } from './glossary.ts';
import { NO_WORDS } from './words.ts';

// What types cannot see of a language: that a sentence says all its parts, that nothing was left in English, that one word is kept to.

const SOURCES = path.resolve('src');
const OTHERS = LANGUAGES.slice(1);
/** Topics of the help that a topic points to; a button may be called so as well. */
const POINTERS = /\.see\.\d+$/;

type Leaf = Readonly<{ place: string; key: string; words: unknown }>;

/** Every text and every sentence of a file, with where it stands. */
const leavesOf = (words: unknown, place: string, key = ''): readonly Leaf[] => {
  if (typeof words !== 'object' || words === null) return [{ place, key, words }];
  // Numbered places of a list belong to the key of the list.
  return Object.entries(words).flatMap(([inner, value]) =>
    leavesOf(value, `${place}.${inner}`, Array.isArray(words) ? key : inner),
  );
};

const read = async (file: string): Promise<ReadonlyMap<string, Leaf>> => {
  const module: unknown = await import(file);
  return new Map(leavesOf(module, '').map((leaf) => [leaf.place, leaf]));
};

const isNoWord = ({ key, place }: Leaf): boolean =>
  NO_WORDS.some((one) => one === key) || POINTERS.test(place) || place.endsWith('.tag');

const isSentence = (words: unknown): words is (...parts: readonly unknown[]) => unknown =>
  typeof words === 'function';

/** What somebody could hand a sentence: texts, lists or counts. Each shows itself by its mark, and one alone takes the singular. */
const PARTS = [
  (index: number) => `⟦${index}⟧`,
  (index: number) => [`⟦${index}⟧`, 'x'],
  (index: number) => 71 + index,
  (index: number) => new Proxy({}, { get: () => 71 + index }),
  () => 1,
  () => 2,
] as const;

/** Languages with genders cannot say "no {things}": the thing is named in the heading above. */
const MAY_LEAVE_OUT = /\.nothingToShowCopy\.noMatchTitle$/;
/** Names of others, and endings of files. */
const SAME_EVERYWHERE = /^(Apple Pay \/ Google Pay|(\.\w+,?)+)$/;

const said = (words: unknown, part: (index: number) => unknown): string | undefined => {
  if (typeof words === 'string') return words;
  if (!isSentence(words)) return undefined;
  try {
    const answer = words(...Array.from({ length: 6 }, (_, index) => part(index)));
    return typeof answer === 'string' ? answer : JSON.stringify(answer);
  } catch {
    return undefined; // A sentence that wants something else.
  }
};

const marksIn = (text: string): readonly string[] => [...new Set(text.match(/⟦\d⟧|7[1-6]/g))].sort();

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-copy.ts') && !file.startsWith('languages/'))
  // What only programs read has no other language; `npm run check` names the files that must have one.
  .filter((file) => existsSync(path.join(SOURCES, 'languages/de', file)));

const readAll = async (folder: string) =>
  new Map(
    await Promise.all(
      files.map(async (file) => [file, await read(path.join(SOURCES, folder, file))] as const),
    ),
  );
const english = await readAll('.');
const others = new Map(
  await Promise.all(
    OTHERS.map(async (language) => [language, await readAll(`languages/${language}`)] as const),
  ),
);

const pairs = (language: (typeof OTHERS)[number]) =>
  [...english].flatMap(([file, source]) =>
    [...source].map(([place, leaf]) => ({
      where: `${file}${place}`,
      leaf,
      other: others.get(language)?.get(file)?.get(place)?.words,
    })),
  );

test.each(OTHERS)('%s has every place of the English, and no other', (language) => {
  for (const [file, source] of english)
    expect([...(others.get(language)?.get(file)?.keys() ?? [])].sort(), file).toEqual(
      [...source.keys()].sort(),
    );
});

test.each(OTHERS)('%s says something everywhere, with all the English is given', (language) => {
  const noNumber = new Intl.NumberFormat(language).format(Number.NaN);
  const wrong = pairs(language).flatMap(({ where, leaf, other }) => {
    const inBoth = PARTS.map((part) => [said(leaf.words, part), said(other, part)] as const);
    // Handed something else than it wants (a text for a count), a sentence says nothing, or nothing sensible.
    const spoken = inBoth.filter(([, own]) => own && !own.includes(noNumber));
    if (inBoth.some(([source, own]) => source && own === '')) return [`${where}: says nothing`];
    if (MAY_LEAVE_OUT.test(where)) return [];
    return spoken.flatMap(([source = '', own = '']) => {
      const lost = marksIn(source).filter((mark) => !own.includes(mark));
      return lost.length === 0 ? [] : [`${where}: ${lost.join(' ')} of “${source}” is not in “${own}”`];
    });
  });
  expect([...new Set(wrong)].join('\n')).toBe('');
});

test.each(OTHERS)('%s leaves alone what is no word', (language) => {
  const noWords = (file: string, all = others.get(language)) =>
    [...(all?.get(file)?.values() ?? [])].filter((leaf) => isNoWord(leaf) && !leaf.place.endsWith('.tag'));
  // Countries stand in the order of their names, so only what there is can be compared.
  const inAnyOrder = (leaves: readonly Leaf[]) => leaves.map(({ words }) => String(words)).sort();
  for (const file of files)
    expect(inAnyOrder(noWords(file)), file).toEqual(inAnyOrder(noWords(file, english)));
});

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

test.each(OTHERS)('%s left nothing in English', (language) => {
  const left = pairs(language)
    .filter(({ leaf, other }) => !isNoWord(leaf) && typeof other === 'string' && leaf.words === other)
    .filter(({ other }) => wordsIn(String(other)) >= 4 && !SAME_EVERYWHERE.test(String(other)))
    .map(({ where, other }) => `${where}: ${String(other)}`);
  expect(left.join('\n')).toBe('');
});

test.each(OTHERS)('%s keeps to the words of its glossary', async (language) => {
  const { glossary } = (await import(path.join(SOURCES, 'languages', language, 'glossary.ts'))) as {
    glossary: Glossary;
  };
  const avoided = Object.values(glossary).flatMap(({ say, never = [] }) =>
    never.map((word) => ({ say, word, finder: finderOf(word, language) })),
  );
  const wrong = pairs(language).flatMap(({ where, leaf, other }) => {
    if (isNoWord(leaf)) return [];
    const text = said(other, PARTS[0]) ?? '';
    return avoided
      .filter(({ finder }) => finder.test(text))
      .map(({ say, word }) => `${where}: “${word}” instead of “${say}” in “${text}”`);
  });
  expect(wrong.join('\n')).toBe('');
});

/** An ordinary blank before one of these may leave it alone on the next line. */
const SIGN_ALONE = / [!:;?»]|« /u;

test('French signs of two parts stay with their words', () => {
  const wrong = pairs('fr').flatMap(({ where, leaf, other }) => {
    if (isNoWord(leaf)) return [];
    return PARTS.flatMap((part) => said(other, part) ?? [])
      .filter((text) => SIGN_ALONE.test(text))
      .map((text) => `${where}: “${text}”`);
  });
  expect([...new Set(wrong)].join('\n')).toBe('');
});

/** What is counted; said of one it has another form. */
const ONE_OF_MANY =
  /\b1 (?:(?:new|more|other|payment|wrong) )?(?:orders|payments|payouts|disputes|transactions|customers|refunds|charges|captures|lines|rows|movements|subscriptions|records|fields|settings|statements|files|methods|products|matches|days|hours|minutes|times)\b/;
/** Sentences that nobody says of one. */
const OF_SEVERAL =
  /\.(several\w*|allOrders|manyPayouts|title|action|question|exportTitle|exportAction|exportQuestion|booksCopy\.summary)$/;

test('English says one order and two orders', () => {
  const wrong = [...english].flatMap(([file, source]) =>
    [...source].flatMap(([place, { words }]) => {
      // A count comes as a number or as it is written: the sentence knows one of the two.
      const sentences = [1, '1'].map((one) => said(words, () => one) ?? '');
      const isWrong = sentences.every((text) => ONE_OF_MANY.test(text)) && !OF_SEVERAL.test(place);
      return isWrong ? [`${file}${place}: ${sentences[0]}`] : [];
    }),
  );
  expect(wrong.join('\n')).toBe('');
});

/** Whole words, where a language parts them. */
const finderOf = (word: string, language: string): RegExp => {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return language === 'ja' ? new RegExp(escaped, 'u') : new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'iu');
};
