import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from './package-folder.ts';

const FILES = {
  regular: 'NotoSans-Regular.ttf',
  bold: 'NotoSans-Bold.ttf',
  cjk: 'NotoSansCJK-Subset.otf',
} as const;
const LETTERS = 'NotoSansCJK-letters.txt';
const read = (name: string): Buffer => readFileSync(path.join(packageFolder(), 'fonts', name));

let files: readonly (readonly [name: string, file: Buffer])[] | undefined;
let letters: ReadonlySet<string> | undefined;

/**
 * Noto Sans writes Latin with every accent, Greek and Cyrillic. A document carries only the letters it uses, so that it
 * looks the same everywhere.
 */
export function addDocumentFonts(doc: PDFKit.PDFDocument): void {
  files ??= Object.entries(FILES).map(([name, file]) => [name, read(file)] as const);
  for (const [name, file] of files) doc.registerFont(name, file);
}

export function hasCjk(letter: string): boolean {
  letters ??= new Set(read(LETTERS).toString());
  return letters.has(letter);
}
