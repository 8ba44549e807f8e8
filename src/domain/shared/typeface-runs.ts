/** The typefaces our documents carry: one for Latin, Greek and Cyrillic, one for Chinese, Japanese and Korean. */
export type Typeface = 'usual' | 'cjk';
export type TypefaceRun = Readonly<{ typeface: Typeface; text: string }>;

/** Everything the usual typeface may have; signs that belong to every script count as its own. */
const USUAL = /[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
/** Pictures and wide signs count as common to all scripts, and no typeface for Western text has them. */
const PICTURE =
  /[\u{2e80}-\u{33ff}\u{ff00}-\u{ffef}\u{1f000}-\u{1faff}]|(?![\d#*©®™])\p{Extended_Pictographic}/u;
/** Marks that turn the direction of what follows draw nothing, and would only let a name read as another. */
const UNSEEN = /[\p{Cf}\p{Cc}]/gu;
const INSTEAD = '?';

/**
 * A text as pieces that one typeface can write, in order. A letter that none has becomes a question mark: better said than
 * left out, and better than an empty box.
 */
export function typefaceRuns(text: string, hasCjk: (letter: string) => boolean): readonly TypefaceRun[] {
  const runs: { typeface: Typeface; text: string }[] = [];
  for (const letter of seen(text)) {
    const isUsual = USUAL.test(letter) && !PICTURE.test(letter);
    const typeface = !isUsual && hasCjk(letter) ? 'cjk' : 'usual';
    const written = isUsual || typeface === 'cjk' ? letter : INSTEAD;
    const last = runs.at(-1);
    if (last?.typeface === typeface) last.text += written;
    else runs.push({ typeface, text: written });
  }
  return runs;
}

/** Whether a reader of the document would miss a letter. */
export const hasUnwritable = (text: string, hasCjk: (letter: string) => boolean): boolean =>
  typefaceRuns(text, hasCjk)
    .map((run) => run.text)
    .join('') !== seen(text);

/** Accents in one piece with their letters, blanks of every width as blanks, and nothing that cannot be seen. */
const seen = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\t', '  ')
    .replaceAll(/[\u00a0\u2009\u202f\u3000]/g, ' ')
    .replaceAll('−', '–')
    .replaceAll(UNSEEN, (mark) => (mark === '\n' ? mark : ''));
