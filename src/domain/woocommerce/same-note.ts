import { plainText } from './plain-text.ts';

const LONGEST = 100_000;
const asOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const waysToRead = (text: string): readonly string[] => [asOneLine(text), plainText(text, LONGEST)];

/** Whether a note at the store is one that was sent there: stores keep it as it came, write it as a page, or take its tags away. */
export const isSameNote = (there: string, sent: string): boolean =>
  waysToRead(there).some((text) => text !== '' && waysToRead(sent).includes(text));
