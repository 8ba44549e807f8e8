import type { EvidenceDesk } from '#contract/evidence.ts';

/** An evidence desk on which nothing was done yet; a test names only what it is about. */
export const anEvidenceDesk = (over: Partial<EvidenceDesk> = {}): EvidenceDesk => ({
  version: 0,
  product_type: null,
  evidence: {},
  saved: null,
  saved_by: null,
  unsent: {},
  files: [],
  hand_in: 'yes',
  suggestions: [],
  ...over,
});
