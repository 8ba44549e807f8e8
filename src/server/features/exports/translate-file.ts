import pg from 'pg';
import type { FileLanguage } from '#domain/settings/export-language.ts';
import { type FileWords, wordsByHead } from './file-words.ts';
import { DUTCH } from './languages/dutch.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { ITALIAN } from './languages/italian.ts';
import { JAPANESE } from './languages/japanese.ts';
import { SPANISH } from './languages/spanish.ts';

const WORDS: Readonly<Record<FileLanguage, FileWords>> = {
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  ja: JAPANESE,
  nl: DUTCH,
};

/** The same rows in the same order, with our words in another language. What customers and banks wrote is left alone. */
export function translateFile(query: string, columns: readonly string[], language: FileLanguage): string {
  const words = WORDS[language];
  const heads: Readonly<Record<string, string>> = words.heads;
  const cells = wordsByHead(words);
  const selected = columns.map((name) => {
    const column = `file.${pg.escapeIdentifier(name)}`;
    const known = cells.get(name) ?? [];
    return `${known.length === 0 ? column : translated(column, known)} as ${pg.escapeIdentifier(heads[name] ?? name)}`;
  });
  return `select ${selected.join(', ')} from (${query}) as file`;
}

const translated = (column: string, words: readonly (readonly [string, string])[]): string => {
  const cases = words.map(
    ([english, other]) => `when ${pg.escapeLiteral(english)} then ${pg.escapeLiteral(other)}`,
  );
  return `case ${column}::text ${cases.join(' ')} else ${column}::text end`;
};
