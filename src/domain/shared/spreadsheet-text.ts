/** Whatever a spreadsheet may take for the end of one cell and the start of the next, whichever it was told to look for. */
const SEPARATORS = ',;\\t\\r\\n';
const BLANKS =
  ' \\t\\r\\n\\v\\f\\u0085\\u00a0\\u1680\\u2000-\\u200d\\u2028\\u2029\\u202f\\u205f\\u2060\\u3000\\ufeff';
/** What makes a cell a formula, also behind blanks and quotes, and in the wide signs of other scripts. */
const FORMULA = `[${BLANKS}"]*[=+@|%＝＋－＠-]`;
/** Some programs drop these and calculate what follows. */
const STARTS_BLANK = `[${BLANKS}]*[\\t\\r\\n]`;

/** Texts that need a mark, and the places in them where it goes; written so that JavaScript and PostgreSQL read the same. */
export const HOLDS_FORMULA = `(^|[${SEPARATORS}])${FORMULA}|^${STARTS_BLANK}`;
export const BEFORE_FORMULA = `(^|(?<=[${SEPARATORS}]))(?=${FORMULA})|^(?=${STARTS_BLANK})`;
export const DEFUSING_MARK = "'";

const EVERY_PLACE = new RegExp(BEFORE_FORMULA, 'g');

/** The text with a mark before each part that a spreadsheet would calculate instead of show. Numbers are not for this. */
export const defuseFormulas = (text: string): string => text.replace(EVERY_PLACE, DEFUSING_MARK);
