import type { AUDIT_FILE_HEADS as english } from '#contract/audit-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const AUDIT_FILE_HEADS: Words<typeof english> = {
  id: 'Zeile',
  at: 'Wann (UTC)',
  actor_email: 'Wer',
  ip: 'IP-Adresse',
  action: 'Was',
  object_kind: 'Art',
  object_id: 'Objekt',
  before: 'Vorher',
  after: 'Nachher',
  result: 'Ergebnis',
  hash: 'Fingerabdruck',
};
