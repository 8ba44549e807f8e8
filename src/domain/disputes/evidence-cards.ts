import { keptText } from '../payments/written-text.ts';
import type { Evidence } from './evidence-limits.ts';

/** An answer to a bank without the card numbers in its words: banks have them, and nobody else may. */
export const maskEvidence = (evidence: Evidence): Record<string, string> =>
  Object.fromEntries(Object.entries(evidence).map(([field, words]) => [field, keptText(field, words)]));
