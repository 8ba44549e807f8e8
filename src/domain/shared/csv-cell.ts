import { defuseFormulas } from './spreadsheet-text.ts';

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;
/** Letters, digits and what joins them: nothing in it can be a formula or the end of a cell. Most cells are this. */
const PLAIN = /^[A-Za-z0-9_][\w ./:-]*[\w./:-]$/;

/** A text as a cell of a comma-separated file that no spreadsheet calculates. */
export function csvCell(text: string): string {
  if (PLAIN.test(text)) return text;
  const safe = defuseFormulas(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
