import type { AUDIT_FILE_HEADS as english } from '#contract/audit-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const AUDIT_FILE_HEADS: Words<typeof english> = {
  id: 'Ligne',
  at: 'Date (UTC)',
  actor_email: 'Qui',
  ip: 'Adresse IP',
  action: 'Action',
  object_kind: 'Type',
  object_id: 'Objet',
  before: 'Avant',
  after: 'Après',
  result: 'Résultat',
  hash: 'Empreinte',
};
