import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breakLongWords } from '#domain/shared/long-words.ts';
import { type Typeface, typefaceRuns } from '#domain/shared/typeface-runs.ts';
import { packageFolder } from '../../package-folder.ts';

const FILES = {
  regular: 'NotoSans-Regular.ttf',
  bold: 'NotoSans-Bold.ttf',
  cjk: 'NotoSansCJK-Subset.otf',
} as const;
const LETTERS = 'NotoSansCJK-letters.txt';
/** Fewer than any line has room for, so that a word of this many never has to be broken again. */
const WORD_LETTERS_MAX = 20;
const read = (name: string): Buffer => readFileSync(path.join(packageFolder(), 'fonts', name));

let files: readonly (readonly [name: string, file: Buffer])[] | undefined;
let letters: ReadonlySet<string> | undefined;

/** A packet carries only the letters it uses, so that it looks the same at the bank. */
export function addPacketFonts(doc: PDFKit.PDFDocument): void {
  files ??= Object.entries(FILES).map(([name, file]) => [name, read(file)] as const);
  for (const [name, file] of files) doc.registerFont(name, file);
}

export function hasCjk(letter: string): boolean {
  letters ??= new Set(read(LETTERS).toString());
  return letters.has(letter);
}

/** Writes words of whatever script, each piece in the typeface that has its letters. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { weight, size }: Readonly<{ weight: 'regular' | 'bold'; size: number }>,
): void {
  const nameOf: Readonly<Record<Typeface, string>> = { usual: weight, cjk: 'cjk' };
  const pieces = typefaceRuns(text, hasCjk).flatMap(({ typeface, text: run }) =>
    breakLongWords(run, WORD_LETTERS_MAX).map((piece) => ({ typeface, piece })),
  );
  doc.fontSize(size);
  for (const [index, { typeface, piece }] of pieces.entries())
    doc.font(nameOf[typeface]).text(piece, { continued: index < pieces.length - 1 });
}
