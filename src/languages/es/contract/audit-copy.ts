import type { AUDIT_FILE_HEADS as english } from '#contract/audit-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const AUDIT_FILE_HEADS: Words<typeof english> = {
  id: 'Línea',
  at: 'Cuándo (UTC)',
  actor_email: 'Quién',
  ip: 'Dirección',
  action: 'Qué',
  object_kind: 'Tipo',
  object_id: 'Cuál',
  before: 'Antes',
  after: 'Después',
  result: 'Resultado',
  hash: 'Huella',
};
