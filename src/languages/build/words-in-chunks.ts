import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, PSEUDO_LANGUAGE } from '../../domain/shared/languages.ts';
import { wordsAsExpressions } from './words-as-expressions.ts';

const SOURCES = path.resolve('src');
/** Where the browser finds its files: English here, each other language in a folder below. */
export const BASE = '/assets/';
const MARK = /__WORDS__\((["'`])([^"'`]+)#[0-9a-f]+\1\)/g;
const OTHERS = [...LANGUAGES.slice(1), PSEUDO_LANGUAGE];

const isCopyFile = (id: string): boolean =>
  id.endsWith('-copy.ts') && id.startsWith(SOURCES) && !id.includes('/languages/');

/** What the library of menus and calendars says to screen readers; it brings its languages along, by country. */
const LIBRARY = /\/react-(aria|stately)\/.*\/intl\/.*\/en-US\.m?js$/;
const COUNTRY: Readonly<Record<string, string>> = { ar: 'ar-AE', ja: 'ja-JP', 'pt-BR': 'pt-BR' };

/** Where a language keeps its words for an English file. */
const inLanguage = (english: string, language: string): string =>
  LIBRARY.test(english)
    ? english.replace('/en-US.', `/${COUNTRY[language] ?? `${language}-${language.toUpperCase()}`}.`)
    : path.join(SOURCES, 'languages', language, path.relative(SOURCES, english));

type Words = Readonly<{
  names: readonly string[];
  isShared: boolean;
  of: (name: string) => readonly string[];
}>;

/** What each language says for an English file, in the order of the languages. */
async function wordsOf(english: string, pseudo: string): Promise<Words> {
  const source = await wordsAsExpressions(english);
  const translated = await Promise.all(
    LANGUAGES.slice(1).map((language) => {
      const file = inLanguage(english, language);
      return existsSync(file) ? wordsAsExpressions(file) : source;
    }),
  );
  const all = [source, ...translated];
  const names = [...source.each.keys()];
  const isShared = names.length > 1 && !all.every(({ isPlain }) => isPlain);
  const of = (name: string): readonly string[] => {
    const said = all.map(({ each, whole }) => (isShared ? whole : (each.get(name) ?? '')));
    return [...said, `${pseudo}(${said[0]})`];
  };
  return { names, isShared, of };
}

/**
 * One build for all languages. In the place of each file of words stands a mark; when every chunk is made and minified,
 * each language gets its own copy of the chunks with its words in their places, in a folder of its own. So a person
 * loads one language, no request more, and no code that knows there are others. The mark carries a digest of the
 * words in all languages, and through it the name of the chunk does: a file may be kept for a year.
 */
export function wordsInChunks(): Plugin {
  const words = new Map<string, readonly string[]>();
  let pseudo = '';
  let folder = '';
  const say = (code: string, language: number): string =>
    code.replace(MARK, (_, _quote, key: string) => words.get(key)?.[language] ?? key);

  return {
    name: 'words-in-chunks',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { each } = await wordsAsExpressions(path.join(SOURCES, 'languages/kit/pseudo.ts'));
      pseudo = each.get('pseudo') ?? '';
    },
    async load(id) {
      if (!isCopyFile(id) && !LIBRARY.test(id)) return null;
      const { names, isShared, of } = await wordsOf(id, pseudo);
      const mark = (name: string): string => {
        const key = `${path.relative(SOURCES, id)}:${name}`;
        const each = of(name);
        words.set(key, each);
        const digest = createHash('sha256').update(each.join('\0')).digest('hex').slice(0, 12);
        return `/*@__PURE__*/ __WORDS__('${key}#${digest}')`;
      };
      const lines = [
        ...(isShared ? [`const said = ${mark('all')};`] : []),
        ...names.map((name) => {
          const value = isShared ? `said.${name}` : mark(name);
          return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
        }),
      ];
      return lines.join('\n');
    },
    // After everybody else: what Vite still has to put into a chunk must be in each language's.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !/__WORDS__|\/assets\//.test(chunk.code)) continue;
          const { code, fileName } = chunk;
          OTHERS.forEach((language, index) => {
            const source = say(code, index + 1).replaceAll(BASE, `${BASE}${language}/`);
            this.emitFile({ type: 'asset', fileName: `${language}/${fileName}`, source });
          });
          chunk.code = say(code, 0);
        }
      },
    },
    // A file without words is the same one under each language, so that chunks find each other beside themselves.
    writeBundle({ dir = '' }) {
      folder = dir;
    },
    closeBundle() {
      if (folder === '') return; // The build failed before anything was written.
      for (const language of OTHERS) {
        const own = path.join(folder, language);
        mkdirSync(own, { recursive: true });
        for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()))
          if (!existsSync(path.join(own, name))) linkSync(path.join(folder, name), path.join(own, name));
      }
    },
  };
}
