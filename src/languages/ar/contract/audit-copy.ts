import type { AUDIT_FILE_HEADS as english } from '#contract/audit-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const AUDIT_FILE_HEADS: Words<typeof english> = {
  id: 'السطر',
  at: 'الوقت (UTC)',
  actor_email: 'الشخص',
  ip: 'العنوان',
  action: 'الإجراء',
  object_kind: 'النوع',
  object_id: 'المعرّف',
  before: 'قبل',
  after: 'بعد',
  result: 'النتيجة',
  hash: 'البصمة',
};
