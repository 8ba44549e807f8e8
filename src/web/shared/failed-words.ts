import { sentences } from '#domain/shared/sentences.ts';
import { failureWords } from './failure-words.ts';

/** What did not happen and why: "Not saved. The payments service is busy." A server that says both says it once. */
export function failedWords(what: string, error: unknown): string {
  const why = failureWords(error);
  return why.startsWith(what) ? why : sentences(what, why);
}
