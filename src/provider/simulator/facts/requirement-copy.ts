import { spoken } from '#domain/shared/spoken.ts';

/** Why the provider did not take some details, by its code. */
export const requirementCopy = spoken('provider/simulator/facts/requirement-copy#requirementCopy', {
  reasons: {
    verification_failed_id_number_match: 'The id number could not be verified.',
    verification_document_expired: 'The document has expired. Send one that is still valid.',
  },
} as const);
