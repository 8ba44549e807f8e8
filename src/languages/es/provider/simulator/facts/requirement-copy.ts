import type { Words } from '#languages/kit/words.ts';
import type { requirementCopy as english } from '#provider/simulator/facts/requirement-copy.ts';

export const requirementCopy: Words<typeof english> = {
  reasons: {
    verification_failed_id_number_match: 'No se ha podido verificar el número de identidad.',
    verification_document_expired: 'El documento está caducado. Envía uno que siga siendo válido.',
  },
};
