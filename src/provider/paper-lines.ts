import bidiFactory from 'bidi-js';
import { breakLongWords } from '#domain/shared/long-words.ts';
import { type HasLetter, ISOLATES, type Typeface, typefaceRuns } from '#domain/shared/typeface-runs.ts';

export type Direction = 'ltr' | 'rtl';
/** A piece of a line in one typeface and one direction. What it says differs from what is drawn where letters change places. */
export type LinePiece = Readonly<{ typeface: Typeface; drawn: string; says: string; width: number }>;
export type TextLine = Readonly<{
  /** From left to right, as the eye meets them. */
  pieces: readonly LinePiece[];
  width: number;
  /** Where a text of several lines begins each of them; a single line stands wherever its paper wants it. */
  side?: Direction;
}>;
type LineRules = Readonly<{
  /** Of a text without letters, and of one of ours; a name of somebody's has the direction of its first letter. */
  direction: Direction | 'own';
  width: number;
  has: HasLetter;
  measure: (typeface: Typeface, text: string) => number;
}>;

const bidi = bidiFactory();
/** Where isolates follow each other, their order is found in the square of their number: so a text is ordered by stretches. */
const STRETCH = 1000;
/** Marks take no room, so that width alone does not end a line. */
const LINE_LETTERS_MAX = 400;
/** More letters than any word has with all its vowel marks. */
const WORD_LETTERS_MAX = 40;
/** What sums of widths are off by. */
const SLACK = 0.01;

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Lays a text out in lines that fit, each in the order the eye meets its pieces. */
export function textLines(text: string, rules: LineRules): readonly TextLine[] {
  return text === '' ? [] : text.split(/\r\n|\r|\n/).flatMap((line) => paragraphLines(line, rules));
}

function paragraphLines(text: string, rules: LineRules): readonly TextLine[] {
  const direction = rules.direction === 'own' ? ownDirection(text) : rules.direction;
  const joined = FROM_RIGHT.test(text) || direction === 'rtl' ? keepFiguresTogether(text) : text;
  if (joined.trim() === '') return [{ pieces: [], width: 0 }];
  const lines = stretchesOf(joined).flatMap((stretch) =>
    stretchLines(orderOf(stretch, direction, rules.has), rules),
  );
  return lines.length > 1 ? lines.map((line) => ({ ...line, side: direction })) : lines;
}

/** The direction of a text is that of its first letter; figures alone are read from the left. */
const ownDirection = (text: string): Direction =>
  FROM_RIGHT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** Amounts, days, numbers and ids are read from the left beside words that are read from the right. */
const keepFiguresTogether = (text: string): string =>
  text.replaceAll(/\S+(?:[ \u00a0][A-Z]{3}(?![\p{L}\d]))?/gu, (token) => {
    const [, before = '', figure = '', after = ''] =
      /^([([{"'«“]*)(.*?)([)\]}"'»”.,:;!?،؛؟]*)$/su.exec(token) ?? [];
    return /\d/.test(figure) && !FROM_RIGHT.test(figure) ? `${before}\u2066${figure}\u2069${after}` : token;
  });

function stretchesOf(text: string): readonly string[] {
  const stretches: string[] = [];
  let rest = text;
  while (rest.length > STRETCH) {
    const blank = rest.lastIndexOf(' ', STRETCH);
    // Not between the halves of one letter.
    const cut = blank > 0 ? blank + 1 : STRETCH - (/[\ud800-\udbff]/.test(rest[STRETCH - 1] ?? '') ? 1 : 0);
    stretches.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...stretches, rest];
}

type Ordered = Readonly<{
  text: string;
  /** For each place in the text. */
  typefaces: readonly Typeface[];
  embedding: ReturnType<typeof bidi.getEmbeddingLevels>;
}>;

function orderOf(stretch: string, direction: Direction, has: HasLetter): Ordered {
  const runs = typefaceRuns(stretch, has);
  const text = runs.map((run) => run.text).join('');
  return {
    text,
    typefaces: runs.flatMap((run) => new Array<Typeface>(run.text.length).fill(run.typeface)),
    embedding: bidi.getEmbeddingLevels(text, direction),
  };
}

function stretchLines(ordered: Ordered, rules: LineRules): readonly TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  let end = 0;
  let width = 0;
  for (const word of wordsOf(ordered, rules)) {
    const next = end + word.length;
    const wordEnd = end + word.trimEnd().length;
    const isFull = width + widthOf(ordered, end, wordEnd, rules) > rules.width + SLACK;
    if (end > start && (isFull || next - start > LINE_LETTERS_MAX)) {
      lines.push(lineOf(ordered, start, end, rules));
      start = end;
      width = 0;
    }
    width += widthOf(ordered, end, next, rules);
    end = next;
  }
  return [...lines, lineOf(ordered, start, end, rules)];
}

const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** Small letters and marks that never begin a line in Japanese. */
const NEVER_FIRST = '々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮゝゞ';
const BREAKS = new RegExp(
  [
    // An amount keeps its currency, and a blank that breaks no line breaks none.
    '(?<=[^\\S\\u00a0])(?=\\S)(?![A-Z]{3}\\u2069)(?!(?<=\\d\\s)[A-Z]{3}(?![\\p{L}\\d]))',
    '(?<=[\\p{L}\\d][-–—/])(?=\\p{L})',
    `(?<=[${HAN}、。，．！？：；・」』）】〕〉》])(?=(?![${NEVER_FIRST}])[${HAN}「『（【〔〈《])`,
  ].join('|'),
  'u',
);
const THAI = /\p{Script=Thai}{2,}/gu;
let thaiWords: Intl.Segmenter | undefined;

/** The pieces of a text between which a line may end, blanks behind their words. Thai has no blanks; its words are known. */
function wordsOf(ordered: Ordered, rules: LineRules): readonly string[] {
  let at = 0;
  return ordered.text.split(BREAKS).flatMap((word) =>
    word
      .replaceAll(THAI, (thai) => {
        thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' });
        return Array.from(thaiWords.segment(thai), ({ segment }) => segment).join('\0');
      })
      .split('\0')
      .flatMap((piece) => {
        const pieces = breakLongWords(piece, WORD_LETTERS_MAX).flatMap((short) => {
          const start = at;
          at += short.length;
          return fitting(ordered, start, at, rules);
        });
        return pieces;
      }),
  );
}

/** Marks, joiners and the second half of a letter. */
const CLINGING = /\p{M}|\u200c|\u200d|[\udc00-\udfff]/u;

/** Cut in halves until each fits on a line; never before a mark, which belongs to its letter. */
function fitting(ordered: Ordered, start: number, end: number, rules: LineRules): readonly string[] {
  const word = ordered.text.slice(start, end);
  if (word.length < 2 || widthOf(ordered, start, start + word.trimEnd().length, rules) <= rules.width)
    return [word];
  let cut = Math.ceil(word.length / 2);
  while (cut < word.length && CLINGING.test(word[cut] ?? '')) cut += 1;
  return cut === word.length
    ? [word]
    : [...fitting(ordered, start, start + cut, rules), ...fitting(ordered, start + cut, end, rules)];
}

type Run = Readonly<{ start: number; end: number; typeface: Typeface; level: number }>;

/** A piece of the text in runs of one typeface and one direction, in the order it is read. */
function runsOf({ typefaces, embedding }: Ordered, start: number, end: number): readonly Run[] {
  const runs: Run[] = [];
  let from = start;
  for (let at = start + 1; at <= end; at += 1) {
    const typeface = typefaces[from] ?? 'usual';
    const level = embedding.levels[from] ?? 0;
    if (at < end && typefaces[at] === typeface && embedding.levels[at] === level) continue;
    runs.push({ start: from, end: at, typeface, level });
    from = at;
  }
  return runs;
}

const widthOf = (ordered: Ordered, start: number, end: number, rules: LineRules): number =>
  runsOf(ordered, start, end).reduce((sum, run) => sum + pieceOf(ordered, run, rules).width, 0);

function lineOf(ordered: Ordered, start: number, next: number, rules: LineRules): TextLine {
  const end = start + ordered.text.slice(start, next).trimEnd().length;
  const runs = [...runsOf(ordered, start, end)];
  for (const [first = 0, last = 0] of bidi.getReorderSegments(
    ordered.text,
    ordered.embedding,
    start,
    end - 1,
  )) {
    const inside = runs.filter((run) => run.start >= first && run.start <= last);
    const at = runs.findIndex((run) => inside.includes(run));
    if (at >= 0) runs.splice(at, inside.length, ...inside.reverse());
  }
  const pieces = runs.map((run) => pieceOf(ordered, run, rules)).filter(({ drawn }) => drawn !== '');
  return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
}

function pieceOf({ text }: Ordered, { start, end, typeface, level }: Run, rules: LineRules): LinePiece {
  const says = text.slice(start, end).replaceAll(ISOLATES, '').replaceAll('\u00a0', ' ');
  const drawn = drawnFor(says, level % 2 === 1);
  return { typeface, drawn, says, width: drawn === '' ? 0 : rules.measure(typeface, drawn) };
}

function drawnFor(says: string, isFromRight: boolean): string {
  if (isFromRight && !FROM_RIGHT.test(says)) return turned(says);
  return !isFromRight && ARABIC_DIGIT.test(says) ? reversed(says) : risen(says);
}

/** Figures are read from the left in Arabic, too, but the typeface turns all that is Arabic: so they are turned twice. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;
const reversed = (text: string): string => Array.from(text).reverse().join('');

/** Signs between words of a script that is read from the right: brackets open to the other side. The typeface turns letters itself. */
const turned = (signs: string): string =>
  Array.from(signs, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .reverse()
    .join('');

/** The ring of a Thai Sara Am stands below the tone mark that is typed before it. */
const risen = (word: string): string => word.replaceAll(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32');
