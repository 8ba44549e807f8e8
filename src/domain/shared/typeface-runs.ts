/** The typefaces our documents carry: one for Latin, Greek and Cyrillic, one for Chinese, Japanese and Korean, and others for one script each. */
export type Typeface = 'usual' | 'cjk' | ScriptTypeface;
type ScriptTypeface = 'arabic' | 'hebrew' | 'thai' | 'devanagari';
export type TypefaceRun = Readonly<{ typeface: Typeface; text: string }>;
/** Whether a typeface has a letter; the usual one is never asked. */
export type HasLetter = (typeface: Exclude<Typeface, 'usual'>, letter: string) => boolean;

/** Everything the usual typeface may have; signs that belong to every script count as its own. */
const USUAL = /[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
/** Pictures and wide signs count as common to all scripts, and no typeface for Western text has them. */
const PICTURE =
  /[\u{2e80}-\u{33ff}\u{ff00}-\u{ffef}\u{1f000}-\u{1faff}]|(?![\d#*©®™])\p{Extended_Pictographic}/u;
/** By blocks: signs that two scripts share stand in one of them, and only its typeface has them. */
const SCRIPTS: readonly (readonly [ScriptTypeface, RegExp])[] = [
  ['arabic', /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/],
  ['hebrew', /[\u0590-\u05ff\ufb1d-\ufb4f]/],
  ['thai', /[\u0e00-\u0e7f]/],
  ['devanagari', /[\u0900-\u097f\ua8e0-\ua8ff]/],
];
/** Says whether the letters beside it join: seen in what it does to them, and only in scripts that join. */
const JOINER = /\u200c|\u200d/;
const JOINING: ReadonlySet<Typeface> = new Set(['arabic', 'devanagari']);
/** Keep an amount or a name in one piece inside a text of the other direction; unlike overrides they turn no letters around. */
export const ISOLATES = /[\u2066-\u2069]/g;
const ISOLATE = /[\u2066-\u2069]/;
/** Marks that turn the direction of what follows draw nothing, and would only let a name read as another. */
const UNSEEN = /(?!\n|\u200c|\u200d|[\u2066-\u2069])[\p{Cf}\p{Cc}]/gu;
const INSTEAD = '?';

/**
 * A text as pieces that one typeface can write, in the order it is read. A letter that none has becomes a question mark:
 * better said than left out, and better than an empty box. Isolates stay, for whoever puts the pieces in the order of the eye.
 */
export function typefaceRuns(text: string, has: HasLetter): readonly TypefaceRun[] {
  const runs: { typeface: Typeface; text: string }[] = [];
  for (const letter of seen(text)) {
    const last = runs.at(-1);
    if (JOINER.test(letter)) {
      if (last && JOINING.has(last.typeface)) last.text += letter;
      continue;
    }
    const typeface = ISOLATE.test(letter) ? (last?.typeface ?? 'usual') : typefaceOf(letter, has);
    const written = typeface === undefined ? INSTEAD : letter;
    if (last?.typeface === (typeface ?? 'usual')) last.text += written;
    else runs.push({ typeface: typeface ?? 'usual', text: written });
  }
  return runs;
}

/** Nothing where no typeface has it. */
function typefaceOf(letter: string, has: HasLetter): Typeface | undefined {
  const script = SCRIPTS.find(([, letters]) => letters.test(letter))?.[0];
  if (script) return has(script, letter) ? script : undefined;
  if (USUAL.test(letter) && !PICTURE.test(letter)) return 'usual';
  return has('cjk', letter) ? 'cjk' : undefined;
}

/** Whether a reader of the document would miss a letter. */
export function hasUnwritable(text: string, has: HasLetter): boolean {
  for (const letter of seen(text))
    if (!JOINER.test(letter) && !ISOLATE.test(letter) && typefaceOf(letter, has) === undefined) return true;
  return false;
}

/** Accents in one piece with their letters, blanks of every width as one of two, and nothing that cannot be seen. */
const seen = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\t', '  ')
    .replaceAll(/[\u2009\u3000]/g, ' ')
    // Lines never end at these.
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('−', '–')
    .replaceAll(UNSEEN, '');
