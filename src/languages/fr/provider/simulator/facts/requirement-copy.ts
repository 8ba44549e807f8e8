import type { Words } from '#languages/kit/words.ts';
import type { requirementCopy as english } from '#provider/simulator/facts/requirement-copy.ts';

export const requirementCopy: Words<typeof english> = {
  reasons: {
    verification_failed_id_number_match: 'Le numéro d’identité n’a pas pu être vérifié.',
    verification_document_expired: 'Le document a expiré. Envoyez-en un en cours de validité.',
  },
};
