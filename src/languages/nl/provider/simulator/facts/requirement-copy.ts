import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/facts/requirement-copy.ts';

export const requirementCopy: Words<typeof english.requirementCopy> = {
  reasons: {
    verification_failed_id_number_match: 'Het identificatienummer kon niet worden geverifieerd.',
    verification_document_expired: 'Het document is verlopen. Stuur er een dat nog geldig is.',
  },
};
