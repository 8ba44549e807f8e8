import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HasLetter, Typeface } from '#domain/shared/typeface-runs.ts';
import { packageFolder } from './package-folder.ts';

export type Weight = 'regular' | 'bold';

const FAMILIES: Readonly<Record<Exclude<Typeface, 'cjk'>, string>> = {
  usual: 'NotoSans',
  arabic: 'NotoSansArabic',
  hebrew: 'NotoSansHebrew',
  thai: 'NotoSansThai',
  devanagari: 'NotoSansDevanagari',
};
const CJK = 'NotoSansCJK';
const fileOf = (name: string): string => path.join(packageFolder(), 'fonts', name);

/** Chinese, Japanese and Korean have one weight: another would be as large again. */
export const fontOf = (typeface: Typeface, weight: Weight): string =>
  typeface === 'cjk' ? typeface : `${typeface} ${weight}`;

/**
 * Noto Sans writes Latin with every accent, Greek and Cyrillic; its sisters have its line height, so that all stand on one
 * line. A document carries only the letters it uses, so that it looks the same everywhere. A file is read when a text
 * needs it.
 */
export function addDocumentFonts(doc: PDFKit.PDFDocument): void {
  for (const [typeface, family] of Object.entries(FAMILIES)) {
    doc.registerFont(`${typeface} regular`, fileOf(`${family}-Regular.ttf`));
    doc.registerFont(`${typeface} bold`, fileOf(`${family}-Bold.ttf`));
  }
  doc.registerFont('cjk', fileOf(`${CJK}-Subset.otf`));
}

const letters = new Map<Typeface, ReadonlySet<string>>();

export const hasLetter: HasLetter = (typeface, letter) => {
  const known = letters.get(typeface) ?? lettersOf(typeface === 'cjk' ? CJK : FAMILIES[typeface]);
  letters.set(typeface, known);
  return known.has(letter);
};

const lettersOf = (family: string): ReadonlySet<string> =>
  new Set(readFileSync(fileOf(`${family}-letters.txt`), 'utf8'));
