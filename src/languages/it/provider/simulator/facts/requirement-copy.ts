import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/facts/requirement-copy.ts';

export const requirementCopy: Words<typeof english.requirementCopy> = {
  reasons: {
    verification_failed_id_number_match: 'Non è stato possibile verificare il numero di identificazione.',
    verification_document_expired: 'Il documento è scaduto. Inviane uno ancora valido.',
  },
};
