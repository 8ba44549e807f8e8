import type { Words } from '#languages/kit/words.ts';
import type { requirementCopy as english } from '#provider/simulator/facts/requirement-copy.ts';

export const requirementCopy: Words<typeof english> = {
  reasons: {
    verification_failed_id_number_match: 'Die Ausweisnummer konnte nicht verifiziert werden.',
    verification_document_expired: 'Das Dokument ist abgelaufen. Senden Sie eines, das noch gültig ist.',
  },
};
