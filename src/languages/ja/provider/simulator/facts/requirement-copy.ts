import type { Words } from '#languages/kit/words.ts';
import type { requirementCopy as english } from '#provider/simulator/facts/requirement-copy.ts';

export const requirementCopy: Words<typeof english> = {
  reasons: {
    verification_failed_id_number_match: '識別番号を確認できませんでした。',
    verification_document_expired: '書類の有効期限が切れています。有効な書類を送信してください。',
  },
};
