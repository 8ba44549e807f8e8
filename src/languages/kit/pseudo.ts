import { NO_WORDS } from './words.ts';

/** By its tag `Intl` is asked, and it knows no such language: it answers in English. */
const TAG = 'tag';
const isNoWord = (key: string): boolean => key === TAG || NO_WORDS.some((one) => one === key);

const ACCENTED = new Map(
  [
    ...'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ].reduce<[string, string][]>((pairs, letter, index, all) => {
    if (index % 2 === 0) pairs.push([letter, all[index + 1] ?? letter]);
    return pairs;
  }, []),
);

/** In words that a line may be broken between, as in a language that needs more of them. */
const longer = (text: string): string =>
  '·'.repeat(Math.ceil(text.length * 0.4)).replaceAll(/·{7}(?=·)/g, '$& ');

/** Longer by two fifths, with every letter changed, and marked where it begins and ends: `⟦Ŕéƒûñð···⟧`. */
const changed = (text: string): string =>
  /\p{L}/u.test(text)
    ? `⟦${[...text].map((letter) => ACCENTED.get(letter) ?? letter).join('')}${longer(text)}⟧`
    : text;

/** What a sentence is chosen by (`evening`) is no name; the word it leads to may look like it. */
const CODE = /^[a-z_]*$/;

/** A sentence's parts stay as they were given, so that a name is still found; only our own words are changed. */
const sentence =
  (say: (...parts: readonly unknown[]) => unknown) =>
  (...parts: readonly unknown[]): unknown => {
    const said = say(...parts);
    if (typeof said !== 'string') return pseudo(said);
    const given = parts.filter((part): part is string => typeof part === 'string' && !CODE.test(part));
    const at = given.reduce(
      (text, part, index) => text.replaceAll(part, String.fromCharCode(0xe000 + index)),
      said,
    );
    return changed(at).replaceAll(/[\ue000-\uf8ff]/g, (mark) => given[mark.charCodeAt(0) - 0xe000] ?? '');
  };

/** The words of a file, whatever they stand in. */
export function pseudo(words: unknown): unknown {
  if (typeof words === 'string') return changed(words);
  if (typeof words === 'function') return sentence(words as (...parts: readonly unknown[]) => unknown);
  if (Array.isArray(words)) return words.map(pseudo);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, isNoWord(key) ? value : pseudo(value)]),
  );
}
