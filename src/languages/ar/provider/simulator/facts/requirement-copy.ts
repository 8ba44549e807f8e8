import type { Words } from '#languages/kit/words.ts';
import type { requirementCopy as english } from '#provider/simulator/facts/requirement-copy.ts';

export const requirementCopy: Words<typeof english> = {
  reasons: {
    verification_failed_id_number_match: 'تعذّر التحقق من رقم الهوية.',
    verification_document_expired: 'انتهت صلاحية الوثيقة. يُرجى إرسال وثيقة سارية.',
  },
};
