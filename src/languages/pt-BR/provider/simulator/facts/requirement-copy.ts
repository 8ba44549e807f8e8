import type { Words } from '#languages/kit/words.ts';
import type { requirementCopy as english } from '#provider/simulator/facts/requirement-copy.ts';

export const requirementCopy: Words<typeof english> = {
  reasons: {
    verification_failed_id_number_match: 'Não foi possível verificar o número de identidade.',
    verification_document_expired: 'O documento está vencido. Envie um que ainda seja válido.',
  },
};
